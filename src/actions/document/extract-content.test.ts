import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { FlatContent } from "../../extract/flatten-nested.ts";
import type { Document } from "../../model/document.ts";
import { Failure } from "../../model/failure.ts";
import { openBlobs } from "../../store/store.ts";
import type { ActionContext } from "../action-context.ts";
import { extractContent } from "./extract-content.ts";
import { loadParts } from "./store-parts.ts";

const signal = new AbortController().signal;

/** Documents whose text says what becomes of them: "corrupt" and so on fail with that code. */
async function extract(texts: readonly string[]) {
  const blobs = await openBlobs(undefined, mkdtempSync(join(tmpdir(), "dossier-action-")));
  const documents: Document[] = [];
  for (const [index, text] of texts.entries()) {
    const info = await blobs.put(once(text));
    const named = { id: `d${index}`, fileName: `${text}.txt`, mediaType: "text/plain" };
    documents.push({ ...named, ...info, provenance: "user" });
  }
  async function* stream({
    documentId,
    fileName,
  }: {
    documentId: string;
    fileName: string;
  }): AsyncGenerator<FlatContent> {
    const text = fileName.replace(".txt", "");
    const part = { id: `${documentId}#1`, document: documentId, type: "text", text, position: {} } as const;
    yield { parts: [part], warnings: [{ code: "note", message: text }] };
    if (text === "corrupt" || text === "internal") throw new Failure(text, `${fileName} failed.`);
  }
  const told: string[] = [];
  const context = {
    ...{
      documents,
      blobs,
      run: { runId: "r", step: (_: string, body: (step: object) => unknown) => body({ signal }) },
    },
    extract: { stream },
    extraction: { ocr: "auto" },
    progress: async (done: number, total: number, item?: string) =>
      void told.push(`${done} of ${total}: ${item}`),
  } as unknown as ActionContext;
  const result = await extractContent.run({}, context);
  if (result.kind !== "extracted") throw new Error("not extracted");
  const parts = result.extracted.map(({ partsSha256 }) => loadParts(blobs, partsSha256, signal));
  return { ...result, parts: await Promise.all(parts), told };
}

async function* once(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

test("a document that cannot be read is a warning that names it, and the others go on", async () => {
  const { extracted, parts, summary, told } = await extract(["one", "corrupt", "two"]);
  expect(told).toEqual(["0 of 3: one.txt", "1 of 3: corrupt.txt", "2 of 3: two.txt"]);
  expect(summary).toBe("2 parts of 3 documents");
  expect(parts.map((found) => found.map(({ text }) => text))).toEqual([["one"], [], ["two"]]);
  expect(extracted[1]?.warnings).toContainEqual({ code: "corrupt", message: "corrupt.txt failed." });
  expect(extracted[0]).toEqual({
    ...{ documentId: "d0", partsSha256: expect.any(String), partCount: 1, letters: 3 },
    warnings: [{ code: "note", message: "one" }],
  });
});

test("where no document can be read, the failure is theirs", async () => {
  await expect(extract(["corrupt"])).rejects.toMatchObject({
    code: "corrupt",
    message: "corrupt.txt failed.",
  });
});

test("what is wrong with us is not blamed on a document", async () => {
  await expect(extract(["one", "internal"])).rejects.toMatchObject({ code: "internal" });
});
