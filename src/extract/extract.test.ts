import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { drawText } from "../../test/fixtures/draw-text.ts";
import { makeUbl } from "../../test/fixtures/make-invoice.ts";
import { makePdf } from "../../test/fixtures/make-pdf.ts";
import { makeZip } from "../../test/fixtures/make-zip.ts";
import { tinyPng } from "../../test/fixtures/tiny-png.ts";
import { createExtract, createExtractor, mediaTypeOf } from "./extract.ts";
import type { ReadEvent } from "./sandbox/messages.ts";

const folder = mkdtempSync(join(tmpdir(), "dossier-extract-test-"));
const extractor = createExtractor({ folder });
afterAll(() => extractor.close());

function fileOf(fileName: string, content: string | Uint8Array) {
  const chunks = (async function* () {
    yield Buffer.from(content as Uint8Array);
  })();
  return { documentId: "d", fileName, content: chunks, signal: new AbortController().signal };
}

const extract = (fileName: string, content: string | Uint8Array) =>
  extractor.extract(fileOf(fileName, content));
const sha256 = (content: string) => createHash("sha256").update(content).digest("hex");

test("says what a file is and names its parts, the same way each time", async () => {
  const content = "First.\n\nSecond.\n";
  const read = await extract("a.txt", content);
  expect(read).toMatchObject({
    document: {
      fileName: "a.txt",
      mediaType: "text/plain",
      format: "txt",
      bytes: 16,
      sha256: sha256(content),
    },
    parts: [
      { id: "d#1", document: "d", text: "First.", position: { line: 1 } },
      { id: "d#2", document: "d", text: "Second.", position: { line: 3 } },
    ],
    warnings: [],
  });
  expect(await extract("a.txt", content)).toEqual(read);
});

test("a file is read where it is, and is still there afterwards", async () => {
  const path = join(mkdtempSync(join(tmpdir(), "dossier-given-")), "given.txt");
  writeFileSync(path, "Given.");
  const signal = new AbortController().signal;
  const read = await extractor.extract({ documentId: "d", fileName: "given.txt", path, signal });
  expect(read.parts).toMatchObject([{ text: "Given." }]);
  expect(readdirSync(join(path, ".."))).toEqual(["given.txt"]);
  const missing = { documentId: "d", fileName: "x", path: `${path}.not`, signal };
  await expect(extractor.extract(missing)).rejects.toMatchObject({ code: "not-found" });
});

test("a file without bytes is a failure, one without text a warning", async () => {
  await expect(extract("a.txt", "")).rejects.toMatchObject({
    code: "empty",
    message: expect.stringContaining("a.txt"),
  });
  expect(await extract("b.txt", " \n")).toMatchObject({ parts: [], warnings: [{ code: "empty" }] });
});

test("a template's own marks are kept and marked, and are no evidence", async () => {
  const { parts } = await extract("a.md", "# Terms\n\n{% note %}\n\nRent is due {% if x %}monthly.\n");
  expect(parts.map(({ text, hiddenBy }) => [text, hiddenBy])).toEqual([
    ["Terms", undefined],
    ["{% note %}", "template"],
    ["Rent is due monthly.", undefined],
    ["{% if x %}", "template"],
  ]);
});

test("an invoice inside a PDF says only what its page does not", async () => {
  const page = [drawText([60, 60], "Rechnung R-2031-0007"), drawText([60, 90], "Danke für Ihren Auftrag.")];
  const attachments = [{ fileName: "factur-x.xml", content: Buffer.from(makeUbl()) }];
  const bytes = makePdf({ pages: [{ draw: page }], attachments });
  const { documents } = await extract("invoice.pdf", bytes);
  const [inside] = documents ?? [];
  const fields = inside !== undefined && "parts" in inside ? (inside.parts[0]?.text ?? "") : "";
  expect(fields).toContain("Rechnungsdatum: 2031-03-04");
  expect(fields).not.toContain("Rechnungsnummer");
});

test("an archive: each entry is a document of its own, and one that fails does not lose the rest", async () => {
  const zip = makeZip({
    "docs/a.txt": "Alpha.",
    "bad.docx": "not a package",
    "empty.txt": "",
    "__MACOSX/._a.txt": "litter",
    "inner.zip": makeZip({ "b.md": "# Beta\n\nText." }),
  });
  expect(await extract("all.zip", zip)).toMatchObject({
    document: { format: "zip" },
    parts: [
      {
        id: "d#1",
        type: "metadata",
        text: "Contains: docs/a.txt\nContains: bad.docx\nContains: empty.txt\nContains: inner.zip",
      },
    ],
    documents: [
      { document: { fileName: "docs/a.txt", format: "txt" }, parts: [{ id: "d/1#1", text: "Alpha." }] },
      { document: { fileName: "bad.docx" }, error: { code: "corrupt" } },
      { document: { fileName: "empty.txt" }, error: { code: "empty" } },
      {
        document: { fileName: "inner.zip" },
        parts: [{ id: "d/4#1", text: "Contains: b.md" }],
        documents: [{ document: { fileName: "b.md", format: "md" }, parts: [{ id: "d/4/1#1" }, {}] }],
      },
    ],
  });
});

test("archives in archives are followed four deep, and the one below says why it was not", async () => {
  let nested = makeZip({ "deep.txt": "Deep." });
  for (let depth = 1; depth < 6; depth += 1)
    nested = makeZip({ [`${depth}.zip`]: nested, "side.txt": `At ${depth}.` });
  const seen: string[] = [];
  for await (const event of extractor.read(fileOf("all.zip", nested))) {
    if (event.kind === "document") seen.push(event.fileName);
    if (event.kind === "failed") seen.push(`${event.fileName}: ${event.code}`);
  }
  expect(seen).toEqual([
    ...["all.zip", "5.zip", "4.zip", "3.zip", "2.zip", "1.zip: limit"],
    ...["side.txt: limit", "side.txt", "side.txt", "side.txt", "side.txt"],
  ]);
});

test("what unfolds to more documents or bytes than allowed is stopped", async () => {
  const small = createExtractor({ folder, workers: 1, limits: { documents: 2, nestedBytes: 20 } });
  try {
    const many = makeZip({ "a.txt": "a", "b.txt": "b", "c.txt": "c" });
    await expect(small.extract(fileOf("many.zip", many))).rejects.toMatchObject({ code: "limit" });
    const large = makeZip({ "a.txt": "a", "b.txt": "b".repeat(50) });
    expect(await small.extract(fileOf("large.zip", large))).toMatchObject({
      documents: [{ parts: [{ text: "a" }] }, { error: { code: "limit" } }],
    });
  } finally {
    await small.close();
  }
});

test("what an archive puts out is measured by its own size, not by what it unpacks to", async () => {
  const limits = { outputBytes: 200_000, outputRatio: 20 };
  const small = createExtractor({ folder, workers: 1, limits });
  try {
    const text = "The fee is CHF 55.\n\n".repeat(5_000);
    const entries = Array.from({ length: 40 }, (_, index) => [`${index}.txt`, text]);
    const bomb = makeZip(Object.fromEntries(entries) as Record<string, string>);
    const reading = small.extract(fileOf("bomb.zip", bomb));
    await expect(reading).rejects.toMatchObject({
      code: "limit",
      message: expect.stringContaining("bomb.zip") as string,
    });
  } finally {
    await small.close();
  }
});

test("a heading that is written with every part below it counts each time", async () => {
  const small = createExtractor({ folder, workers: 1, limits: { outputBytes: 1_000_000, outputRatio: 5 } });
  try {
    const long = `# ${"word ".repeat(4_000)}\n\n${"A line.\n\n".repeat(5_000)}`;
    await expect(small.extract(fileOf("long.md", Buffer.from(long)))).rejects.toMatchObject({
      code: "limit",
    });
  } finally {
    await small.close();
  }
});

test("files are read side by side, each with its own parts", async () => {
  const texts = Array.from({ length: 20 }, (_, index) => `Text number ${index}.`);
  const read = await Promise.all(texts.map((text, index) => extract(`${index}.txt`, text)));
  expect(read.map(({ parts }) => parts[0]?.text)).toEqual(texts);
});

test("as one document: parts from inside say in their path what they were in, and pictures are put away", async () => {
  const kept: string[] = [];
  const storeImage = async (data: Uint8Array, mediaType: string) => {
    kept.push(`${mediaType} ${data.length}`);
    return "stored";
  };
  const zip = makeZip({ "a.txt": "Alpha.", "b.json": '{"name": "Beta"}', "bad.odt": "x", "p.png": tinyPng });
  const request = { ...fileOf("all.zip", zip), ocr: "never" as const, storeImage };
  const { parts, warnings } = await createExtract(extractor)(request);
  expect(new Set(parts.map(({ document }) => document))).toEqual(new Set(["d"]));
  expect(parts.find(({ text }) => text === "Alpha.")).toMatchObject({
    id: "d/1#1",
    position: { path: "a.txt", line: 1 },
  });
  expect(parts.filter(({ position }) => position.path?.startsWith("b.json"))).not.toEqual([]);
  expect(warnings).toContainEqual({ code: "corrupt", message: expect.stringContaining("bad.odt") });
  expect(parts.flatMap(({ image }) => image ?? [])).toEqual([
    { mediaType: "image/png", sha256: "stored", bytes: tinyPng.length },
  ]);
  expect(kept).toEqual([`image/png ${tinyPng.length}`]);
});

test("progress is told, and the events of a document end before those inside it begin", async () => {
  const told: number[] = [];
  const order: number[] = [];
  const zip = makeZip({ "a.txt": "Alpha.", "b.txt": "Beta." });
  const request = {
    ...fileOf("all.zip", zip),
    onProgress: ({ done }: { done: number }) => void told.push(done),
  };
  for await (const event of extractor.read(request) as AsyncIterable<ReadEvent>) order.push(event.index);
  expect(order).toEqual([0, 0, 1, 1, 2, 2]);
  expect(told.length).toBeGreaterThan(0);
});

test.each([
  ["a.DOCX", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
  ["a.md", "text/markdown"],
  ["a.jpeg", "image/jpeg"],
  ["a.b/c", "application/octet-stream"],
])("%s is %s by its name", (fileName, mediaType) => {
  expect(mediaTypeOf(fileName)).toBe(mediaType);
});
