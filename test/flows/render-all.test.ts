import { expect, test } from "vitest";
import { readCsv } from "../../src/extract/csv/csv.ts";
import { readDocx } from "../../src/extract/docx/docx.ts";
import { readHtml } from "../../src/extract/html/html.ts";
import { readJsonFile } from "../../src/extract/json/json.ts";
import { readMarkdown } from "../../src/extract/text/markdown.ts";
import { readPdf } from "../../src/extract/pdf/pdf.ts";
import { readPlainText } from "../../src/extract/text/plain-text.ts";
import { readPptx } from "../../src/extract/pptx/pptx.ts";
import { readSheet } from "../../src/extract/sheet/sheet.ts";
import type { NewPart, Reader } from "../../src/extract/reader.ts";
import { shortQuote } from "../../src/model/documents/short-quote.ts";
import type { UnifiedDocument } from "../../src/model/unified-document.ts";
import { cleanText } from "../../src/render/clean-text.ts";
import { renderDocument, writableFormats } from "../../src/render/render.ts";
import { collectParts } from "../fakes/collect-parts.ts";
import { createSeededRandom } from "../fakes/seeded-random.ts";
import { fields, fillDocument, hostileIn, type Field } from "../fixtures/hostile-document.ts";
import { richDocument, richSources } from "../fixtures/rich-document.ts";

/** How a file is read again, and the fields that do not come back from it. */
interface Case {
  read: Reader;
  /** Because the format has no place for them, or our reader does not look there. */
  without: readonly Field[];
}

const drawn: readonly Field[] = ["label", "series"];
const cases: Record<string, Case> = {
  docx: { read: readDocx, without: [] },
  xlsx: { read: readSheet, without: [] },
  pdf: { read: readPdf, without: ["alt", ...drawn] },
  pptx: { read: readPptx, without: [] },
  html: { read: readHtml, without: [] },
  md: { read: readMarkdown, without: ["author"] },
  csv: {
    read: readCsv,
    without: fields.filter((field) => !["head", "cell", "caption", "label", "series"].includes(field)),
  },
  txt: { read: readPlainText, without: ["author"] },
  json: { read: readJsonFile, without: ["source", "sourceQuote"] },
};

test("every format that can be written is looked at here", () => {
  expect(Object.keys(cases).toSorted()).toEqual(writableFormats.toSorted());
});

test.each(writableFormats)(
  "%s: the same document twice gives the same bytes",
  async (format) => {
    const render = () =>
      renderDocument({ document: richDocument, sources: richSources, format, contents: true });
    const [first, second] = [await render(), await render()];
    expect(Buffer.compare(first.bytes, second.bytes)).toBe(0);
  },
  30_000,
);

test.each(Object.entries(cases))(
  "%s: hostile text comes back as text from every field",
  async (format, given) => {
    const filled = fillDocument((field) => hostileIn(field).map((text) => text.given));
    const read = squeeze(await readBack(filled, format));
    const lost = fields
      .filter((field) => !given.without.includes(field))
      .flatMap((field) =>
        hostileIn(field).map((text) => (field === "sourceQuote" ? { ...text, kept: quoteOf(text) } : text)),
      )
      // JSON holds what it is given, whatever it is
      .map(({ given: said, kept }) => (format === "json" ? said : kept))
      .filter((text) => !read.includes(squeeze(text)));
    expect(lost).toEqual([]);
  },
  30_000,
);

/** Words from outside are quoted without their marks. */
const quoteOf = ({ given }: { given: string }): string => shortQuote({ quote: cleanText(given) });

const million = 1_000_000;
const random = createSeededRandom(5);
// not the same letter again and again: our reader takes a file that packs too well for a trap
const word = Array.from({ length: million }, () => String.fromCodePoint(random.between(0x430, 0x44f))).join(
  "",
);
const longWords = Object.entries(cases).flatMap(([format, { without }]) => [
  ...(without.includes("paragraph") ? [] : [{ format, field: "paragraph" }]),
  { format, field: "cell" },
]);

test.each(longWords)(
  "$format: a word of a million letters in a $field is written, whole",
  async (given) => {
    const filled = fillDocument((name) => [name === given.field ? word : name]);
    const text = await readBack(filled, given.format);
    // where a line, a page or a cell ends inside the word, other things stand between
    expect(text.replaceAll(/[^а-я]/g, "").includes(word)).toBe(true);
  },
  60_000,
);

/** Names that stand in several places are shortened, and a warning says so. */
const shortened: Partial<Record<Field, RegExp>> = {
  ...{ author: /author/, source: /source/, chartTitle: /chart/, label: /chart/, series: /chart/ },
};

test.each(["html", "md", "txt", "docx", "pptx", "pdf"])(
  "%s: a word of a million letters in any field comes back, or a warning says that it was shortened",
  async (format) => {
    const isPaged = ["docx", "pptx", "pdf"].includes(format);
    for (const field of fields.filter((name) => !cases[format]!.without.includes(name))) {
      const filled = fillDocument((name) => [name === field ? word : name]);
      const { bytes, warnings } = await renderDocument({ ...filled, format });
      const text = (await readText(bytes, format)).replaceAll(/[^а-я]/g, "");
      expect(text, field).toContain(word.slice(0, 100));
      const isThere = isPaged ? shareOf(word, text) >= 0.7 : text.includes(word);
      if (!isThere && field !== "sourceQuote")
        expect(warnings.map(({ message }) => message).join(), field).toMatch(shortened[field]!);
    }
  },
  400_000,
);

/** How much of the word is there; some stretches have the end of a page or a slide between them. */
function shareOf(wanted: string, text: string): number {
  const samples = Array.from({ length: 20 }, (_, index) => Math.floor(((wanted.length - 60) * index) / 19));
  return samples.filter((at) => text.includes(wanted.slice(at, at + 60))).length / samples.length;
}

const empty: UnifiedDocument = { metadata: { title: "", language: "en" }, sections: [] };
const onlyHeading: UnifiedDocument = {
  ...empty,
  sections: [{ content_type: "heading", elements: [{ level: 1, text: "Alone" }] }],
};

test.each(Object.entries(cases))(
  "%s: a document with nothing in it, and one with a heading",
  async (format, { without }) => {
    const nothing = await readBack({ document: empty, sources: [] }, format).catch((error: unknown) => error);
    // the file is sound either way: a reader finds no words in it, or says that it is empty
    if (typeof nothing !== "string") expect(nothing).toMatchObject({ code: "empty" });
    const text = await readBack({ document: onlyHeading, sources: [] }, format);
    if (!without.includes("heading")) expect(text).toContain("Alone");
  },
  30_000,
);

async function readBack(filled: ReturnType<typeof fillDocument>, format: string): Promise<string> {
  const { bytes } = await renderDocument({ ...filled, format });
  return readText(bytes, format);
}

async function readText(bytes: Uint8Array, format: string): Promise<string> {
  const { read } = cases[format]!;
  const { parts } = await collectParts(read, bytes, { fileName: `all.${format}`, ocr: "never" });
  // one after the other, so that a text that runs over several parts stays in one piece
  const [texts, cells] = [parts.map((part) => plain(part.text, part, format)), parts.flatMap(cellsOf)];
  return [...texts, ...cells].join("\n");

  function cellsOf(part: NewPart): string[] {
    return (part.table?.rows ?? []).flat().map((cell) => plain(String(cell ?? ""), part, format));
  }
}

/** Of Markdown the words without its marks. */
function plain(text: string, { type }: NewPart, format: string): string {
  return format === "md" && type !== "code" ? text.replaceAll(/\\([^\p{L}\p{N}\s])/gu, "$1") : text;
}

/** White space, the guard of CSV and marks of direction do not count. */
function squeeze(text: string): string {
  return text
    .replaceAll(/^'(?=[=+\-@])/gm, "")
    .replaceAll(/[\s\u00a0\u202f\u200b\u2060\u00ad\u2066-\u2069\u200e\u200f]+/g, "");
}
