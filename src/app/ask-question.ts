import { shortHash } from "../lib/hash.ts";
import type { ContentPart } from "../model/document.ts";
import { Failure } from "../model/failure.ts";
import { askQuestion, readMaterial } from "../workflow/ask-question.ts";
import type { AskedQuestion } from "../workflow/ask-question.ts";
import type { Config } from "./config.ts";
import { takeFiles } from "./files/take-files.ts";
import { withServices } from "./with-services.ts";
import type { LookServices } from "./with-services.ts";

type Material = Awaited<ReturnType<typeof readMaterial>>;

/** A passage that is ready to be cited. */
export interface Chunk {
  id: string;
  text: string;
}

/** A question with what it is to be answered from: files and folders, or passages. */
export interface Question {
  question: string;
  files?: readonly string[];
  chunks?: readonly Chunk[];
}

export type Ask = (question: Question) => Promise<AskedQuestion & { language: string }>;

/** Opens what is needed once, for as many questions as there are; a file is read once. No workflow is stored. */
export function withAsk<T>(
  { config, signal }: { config: Config; signal: AbortSignal },
  body: (ask: Ask) => Promise<T>,
): Promise<T> {
  return withServices(config, (services) => {
    const read = new Map<string, Promise<Material>>();
    return body(async ({ question, files = [], chunks }) => {
      if (question.trim() === "") throw new Failure("usage", "The question is empty.");
      const id = `look_${shortHash({ question, files, chunks })}`;
      if (chunks !== undefined) {
        const material = await readChunks(chunks, { services, id, signal });
        const asked = await askQuestion({ question, material }, { services, id, signal });
        return byChunk(asked, chunks);
      }
      const key = JSON.stringify(files);
      const reading = read.get(key) ?? readFiles(files, { services, signal });
      read.set(key, reading);
      return askQuestion({ question, material: await reading }, { services, id, signal });
    });
  });
}

async function readFiles(
  paths: readonly string[],
  { services, signal }: { services: LookServices; signal: AbortSignal },
): Promise<Material> {
  if (paths.length === 0) throw new Failure("usage", "Name the files that hold the answer.");
  const files = await takeFiles(paths, services.blobs, signal);
  const id = `look_${shortHash(files.map(({ fileName, sha256 }) => ({ fileName, sha256 })))}`;
  return readMaterial(files, { services, id, signal });
}

const chunksFile = "chunks";

/** Passages are a document that somebody else has read: the rest goes its usual way. */
async function readChunks(
  chunks: readonly Chunk[],
  look: { services: LookServices; id: string; signal: AbortSignal },
): Promise<Material> {
  const ids = new Set(chunks.map(({ id }) => id));
  if (ids.size < chunks.length) throw new Failure("invalid", "Two passages have the same id.");
  const extract = createChunkExtract(chunks);
  const { blobs } = look.services;
  const stored = await takeFiles(
    [{ fileName: chunksFile, content: JSON.stringify(chunks) }],
    blobs,
    look.signal,
  );
  return readMaterial(stored, { ...look, services: { ...look.services, extract } });
}

function createChunkExtract(chunks: readonly Chunk[]): LookServices["extract"] {
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
function byChunk<T extends AskedQuestion>(asked: T, chunks: readonly Chunk[]): T {
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
