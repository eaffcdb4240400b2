import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import type { ActionContext } from "../../src/actions/action-context.ts";
import { createAi, createPool } from "../../src/ai/ai.ts";
import type { ScriptedCall } from "../../src/ai/testing/scripted-model.ts";
import { createScriptedModel } from "../../src/ai/testing/scripted-model.ts";
import type { ContentPart, Document } from "../../src/model/document.ts";
import type { Usage } from "../../src/model/calls/usage.ts";
import { createFileLedger } from "../../src/store/ledger/file-ledger.ts";
import { openBlobs } from "../../src/store/store.ts";

/** A document as it is given to an action: its bytes, or what a reader would find in it. */
export interface GivenDocument extends Partial<Document> {
  fileName: string;
  content?: Uint8Array | string;
  parts?: Omit<ContentPart, "document">[];
}

export interface ContextOptions extends Partial<Omit<ActionContext, "documents">> {
  script?: ScriptedCall[];
  documents?: GivenDocument[];
}

/** What an action needs to run by itself: a real store in a temporary folder, a scripted model, a reader that knows its answers. */
export async function createActionContext(options: ContextOptions = {}) {
  const { script = [], documents: given = [], ...more } = options;
  const folder = mkdtempSync(join(tmpdir(), "dossier-action-"));
  const blobs = await openBlobs(undefined, folder);
  const documents: Document[] = [];
  const parts = new Map<string, ContentPart[]>();
  for (const [index, { content = "", parts: found = [], ...document }] of given.entries()) {
    const id = document.id ?? `d${index + 1}`;
    const info = await blobs.put(once(content));
    documents.push({ id, mediaType: "text/plain", provenance: "user", ...info, ...document });
    parts.set(
      id,
      found.map((part) => ({ ...part, document: id })),
    );
  }
  const model = createScriptedModel(script);
  const clock = { now: () => 5 };
  const used: Usage[] = [];
  const steps: string[] = [];
  const asked: object[] = [];
  const { signal } = new AbortController();
  const ai = createAi({
    ...{ pool: createPool([model], clock), ledger: createFileLedger(join(folder, "ledger")), clock },
    ...{ currency: "CHF", budget: { limit: undefined, spent: 0 }, report: async () => undefined },
  });
  async function* stream({
    documentId,
    fileName,
    ocr,
    languages,
  }: {
    documentId: string;
    fileName: string;
    ocr?: string;
    languages?: readonly string[];
  }) {
    asked.push({ fileName, ocr, languages });
    yield { parts: parts.get(documentId) ?? [], warnings: [] };
  }
  let names = 0;
  const context = {
    run: {
      runId: "r",
      signal,
      step: async (name: string, body: (step: object) => Promise<unknown>) => {
        steps.push(name);
        const done = await body({ signal, attempt: 1, key: `${name} ${steps.length}` });
        return done === undefined ? undefined : (JSON.parse(JSON.stringify(done)) as unknown);
      },
    },
    ...{ ai, extract: { stream }, blobs, documents, extracted: [], extraction: { ocr: "auto" } },
    ...{
      pool: [],
      handOffs: [],
      answered: 1,
      missing: [],
      learnings: [],
      look: {},
      request: "",
      language: "en",
      connection: null,
    },
    ...{ place: { round: 1, task: 1, action: 1 }, newId: () => `doc_new_${(names += 1)}` },
    ...{ used: (usage: Usage) => void used.push(usage), progress: async () => undefined },
    ...more,
  } as unknown as ActionContext;
  const load = async (sha256: string) => buffer(await blobs.open(sha256));
  return { context, model, used, steps, asked, load, documents };
}

async function* once(content: Uint8Array | string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(content);
}
