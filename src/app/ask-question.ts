import { shortHash } from "../lib/hash.ts";
import type { ContentPart } from "../model/document.ts";
import { Failure } from "../model/failure.ts";
import { askQuestion, readMaterial } from "../workflow/ask-question.ts";
import type { AskedQuestion } from "../workflow/ask-question.ts";
import { takeFiles } from "./files/take-files.ts";
import type { GivenFile } from "./files/given-file.ts";
import { withServices } from "./with-services.ts";
import type { Looking, LookServices } from "./with-services.ts";

type Material = Awaited<ReturnType<typeof readMaterial>>;

/** A passage that is ready to be cited. */
export interface GivenPassage {
  id: string;
  text: string;
}

/** A question with what it is to be answered from: files and folders, or passages. */
export interface GivenQuestion {
  question: string;
  files?: readonly GivenFile[];
  chunks?: readonly GivenPassage[];
}

export type QuestionAsker = (question: GivenQuestion) => Promise<AskedQuestion & { language: string }>;

/** Opens what is needed once, for as many questions as there are; a file is read once. No workflow is stored. */
export function withAsk<T>(
  { config, signal, tell, ...reading }: Looking,
  body: (ask: QuestionAsker) => Promise<T>,
): Promise<T> {
  const open = (services: LookServices) => {
    const read = new Map<string, Promise<Material>>();
    return body(async ({ question, files = [], chunks }) => {
      if (question.trim() === "") throw new Failure("usage", "The question is empty.");
      const names = files.map((file) =>
        typeof file === "string" ? file : "stored" in file ? file.stored.sha256 : file.fileName,
      );
      const id = `look_${shortHash({ question, files: names, chunks })}`;
      if (chunks !== undefined) {
        const material = await readChunks(chunks, { services, id, signal });
        const asked = await askQuestion({ question, material }, { services, id, signal });
        return byChunk(asked, chunks);
      }
      const key = JSON.stringify(names);
      const reading = read.get(key) ?? readFiles(files, { services, signal, tell });
      read.set(key, reading);
      return askQuestion({ question, material: await reading }, { services, id, signal });
    });
  };
  return withServices(config, open, reading);
}

async function readFiles(
  given: readonly GivenFile[],
  { services, ...taking }: { services: LookServices; signal: AbortSignal; tell: Looking["tell"] },
): Promise<Material> {
  if (given.length === 0) throw new Failure("usage", "Name the files that hold the answer.");
  const { signal } = taking;
  const files = await takeFiles(given, services.blobs, taking);
  const id = `look_${shortHash(files.map(({ fileName, sha256 }) => ({ fileName, sha256 })))}`;
  return readMaterial(files, { services, id, signal });
}

const chunksFile = "chunks";

/** Passages are a document that somebody else has read: the rest goes its usual way. */
async function readChunks(
  chunks: readonly GivenPassage[],
  look: { services: LookServices; id: string; signal: AbortSignal },
): Promise<Material> {
  const ids = new Set(chunks.map(({ id }) => id));
  if (ids.size < chunks.length) throw new Failure("invalid", "Two passages have the same id.");
  const extract = createChunkExtract(chunks);
  const { blobs } = look.services;
  const stored = await takeFiles([{ fileName: chunksFile, content: JSON.stringify(chunks) }], blobs, {
    signal: look.signal,
  });
  return readMaterial(stored, { ...look, services: { ...look.services, extract } });
}

function createChunkExtract(chunks: readonly GivenPassage[]): LookServices["extract"] {
  const toParts = (document: string) =>
    chunks.map(({ id, text }): ContentPart => ({ id, document, type: "text", text, position: {} }));
  const whole: (request: {
    documentId: string;
  }) => Promise<{ parts: ContentPart[]; warnings: never[] }> = async ({ documentId }) => ({
    parts: toParts(documentId),
    warnings: [],
  });
  return Object.assign(whole, {
    async *stream(request: { documentId: string }) {
      yield await whole(request);
    },
  });
}

/** A long passage is looked through in windows; who gave it knows it by its own id alone. */
function byChunk<T extends AskedQuestion>(asked: T, chunks: readonly GivenPassage[]): T {
  const texts = new Map(chunks.map(({ id, text }) => [id, text]));
  const toId = (id: string) => {
    const passage = id.replace(/:(?:\d+-\d+|[A-Z]+\d+(?::[A-Z]+\d+)?)$/, "");
    return texts.has(passage) ? passage : passage.replace(/~\d+$/, "");
  };
  const evidence = new Map(
    asked.evidence.map((item) => {
      const id = toId(item.id);
      return [id, { id, text: texts.get(id) ?? item.text, document: id, position: item.position }];
    }),
  );
  return {
    ...asked,
    claims: asked.claims.map(({ text, citations }) => ({
      text,
      citations: [...new Set(citations.map(toId))],
    })),
    evidence: [...evidence.values()],
  };
}
