import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeDoc } from "../../../test/fixtures/make-doc.ts";
import { makeDocx, makeParagraph } from "../../../test/fixtures/make-docx.ts";
import { sha256 } from "../../lib/hash.ts";
import { createExtractor, type Extractor } from "../extract.ts";

let folder = "";
let extractor: Extractor;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "dossier-old-"));
});
afterEach(async () => {
  await extractor.close();
  await rm(folder, { recursive: true, force: true });
});

const tooOld = makeDoc({ body: "old words", version: 0x65 });

function read(content: Uint8Array, office: readonly string[]) {
  extractor = createExtractor({ office, workers: 1, folder });
  async function* bytes() {
    yield content;
  }
  const request = { documentId: "d", fileName: "old.doc", content: bytes() };
  return extractor.extract({ ...request, signal: new AbortController().signal });
}

async function program(script: string): Promise<string[]> {
  const path = join(folder, "soffice");
  await writeFile(path, `#!/bin/sh\n${script}\n`);
  await chmod(path, 0o755);
  return [path];
}

test("a format that is too old for us is read as what LibreOffice makes of it", async () => {
  const made = join(folder, "made.docx");
  await writeFile(made, makeDocx({ body: makeParagraph("converted words") }));
  const { document, parts, warnings } = await read(tooOld, await program(`cp ${made} out/input.docx`));
  expect(document).toMatchObject({ format: "doc", bytes: tooOld.length, sha256: sha256(tooOld) });
  expect(parts.map(({ text }) => text)).toEqual(["converted words"]);
  expect(warnings.map(({ code }) => code)).toEqual(["converted"]);
});

test("without LibreOffice it stays what it was: not supported", async () => {
  await expect(read(tooOld, [])).rejects.toMatchObject({
    code: "unsupported",
    message: expect.stringContaining("older than Word 97"),
  });
});

test("a file that our reader knows is never handed to LibreOffice", async () => {
  const { parts, warnings } = await read(makeDoc({ body: "own words" }), await program("exit 1"));
  expect(parts.map(({ text }) => text)).toContain("own words");
  expect(warnings).toEqual([]);
});

test("what LibreOffice cannot convert is called damaged", async () => {
  await expect(read(tooOld, await program("exit 1"))).rejects.toMatchObject({ code: "corrupt" });
});
