import { expect, test } from "vitest";
import { collectParts } from "../../../test/fakes/collect-parts.ts";
import { drawPng } from "../../../test/fixtures/draw-png.ts";
import { hostileTexts, richDocument, richSources } from "../../../test/fixtures/rich-document.ts";
import { readPdf } from "../../extract/pdf/pdf.ts";
import type { LayoutBlock, Layout, TableCell, TextLine, WriteOptions } from "../layout.ts";
import { readTheme } from "../themes.ts";
import { toLayout } from "../to-layout.ts";
import { createPdfWriter } from "./write-pdf.ts";

const options: WriteOptions = { theme: readTheme(undefined) };
const { write } = createPdfWriter({ fontFolders: [] });

const line = (text: string): TextLine => ({ spans: [{ text }], dir: "ltr" });
const paragraph = (text: string): LayoutBlock => ({ kind: "paragraph", citations: [], ...line(text) });
const cell = (text: string, more: Partial<TableCell> = {}): TableCell => ({
  ...{ ...line(text), kind: "text", value: text, columns: 1, rows: 1, ...more },
});
const table = (head: TableCell[][], rows: TableCell[][], columns: number): LayoutBlock => ({
  ...{ kind: "table", citations: [], name: "t", head, rows },
  columns: Array.from({ length: columns }, () => ({ align: "start", kind: "text", width: 10 })),
});

function layoutOf(blocks: LayoutBlock[], more: Partial<Layout> = {}): Layout {
  return {
    ...{ title: "Report", showTitle: true, authors: [], language: "en", dir: "ltr", contents: false },
    ...{ blocks, footnotes: [], sources: [], warnings: [] },
    words: {
      ...{ contents: "Contents", sources: "Sources", page: "Page" },
      pageOf: { before: "Page ", between: " of ", after: "" },
      ...{ table: "Table", figure: "Figure", note: "Note" },
    },
    ...more,
  };
}

async function readBack(bytes: Uint8Array): Promise<{ text: string; tables: string; all: string }> {
  const { parts } = await collectParts(readPdf, bytes);
  const textOf = (type: string): string =>
    parts
      .filter((part) => part.type === type)
      .map((part) => part.text)
      .join("\n");
  const all = parts.map((part) => part.text).join("\n");
  return { text: textOf("text"), tables: textOf("table"), all };
}

const squeeze = (text: string): string => text.replaceAll(/\s+/g, "");
const isUa = (bytes: Uint8Array): boolean => Buffer.from(bytes).includes("pdfuaid");

test("writes every kind of element as a tagged PDF that claims PDF/UA-1 and can be read back", async () => {
  const layout = await toLayout({
    ...{ document: richDocument, sources: richSources, contents: true, numberedHeadings: true },
  });
  const { bytes, warnings } = await write(layout, { ...options, header: "Kopf", footer: "Fuss" });
  const { all } = await readBack(bytes);
  for (const expected of [
    "Title: Jahresbericht 2026 – Überblick & Ausblick",
    "Author: Anna Müller, Jean-Luc d’Été",
    "Language: de",
    "Inhalt",
    "1.2.1 Feindlicher Text",
    "Tabelle 1: Kosten nach Ort",
    "1.712,50",
    "Reiserichtlinie.pdf, Seite 12: „Die Tagespauschale beträgt 65 CHF.“",
    "Link: https://example.org/a?b=1&c=2",
    "Fuss Seite 1 von 6",
    "עברית: התקציב לשנת 2026 הוא 1,234 פרנק.",
    "Ελληνικά: προϋπολογισμός. Русский: бюджет на 2026 год.",
    "return `x ${y}`; // <!-- -->",
  ])
    expect(all).toContain(expected);
  expect(isUa(bytes)).toBe(true);
  expect(warnings.map(({ code }) => code)).toEqual(["missing-glyph"]);
});

test("gives the same bytes for the same document, from a fresh process too", async () => {
  const layout = await toLayout({ document: richDocument, sources: richSources, contents: true });
  const first = await write(layout, options);
  const again = await write(layout, options);
  const fresh = await createPdfWriter({ fontFolders: [] }).write(layout, options);
  expect(Buffer.compare(first.bytes, again.bytes)).toBe(0);
  expect(Buffer.compare(first.bytes, fresh.bytes)).toBe(0);
});

test("keeps code of Typst, markup and formulas as text in every place", async () => {
  const texts = [
    ...hostileTexts,
    '#eval("1+1") #read("/etc/passwd") $ \\ ] } #{',
    "= no heading",
    "- no list",
    "`raw",
  ];
  const spans = (text: string): TextLine => ({ ...line(text) });
  const blocks: LayoutBlock[] = texts.flatMap((text, index): LayoutBlock[] => [
    { kind: "heading", level: 2, anchor: `h${index}`, citations: [], ...spans(text) },
    { kind: "quote", citations: [], ...spans(text) },
    { kind: "list", isOrdered: false, citations: [], items: [{ ...spans(text), items: [] }] },
    { kind: "code", code: text, citations: [] },
    table([[cell(text), cell("b")]], [[cell("c"), cell(text)]], 2),
  ]);
  const layout = layoutOf(blocks, { title: texts.join(" "), authors: texts, contents: true });
  const { bytes } = await write(layout, { ...options, header: texts[6] ?? "", footer: texts[12] ?? "" });
  const all = squeeze((await readBack(bytes)).all);
  for (const text of texts) expect(all.split(squeeze(text)).length - 1).toBeGreaterThan(5);
  expect(all).not.toContain("root:");
});

test("shows a word of a megabyte whole", async () => {
  const word = `a${"x".repeat(999_998)}z`;
  const { bytes } = await write(layoutOf([paragraph(word)]), options);
  const { text } = await readBack(bytes);
  expect(squeeze(text).match(/x/g)?.length).toBe(999_998);
}, 120_000);

test("leaves out control characters and lone direction marks, and says so", async () => {
  const { bytes, warnings } = await write(layoutOf([paragraph("a\u0000b\u0007c \u202Edesrever")]), options);
  const { text } = await readBack(bytes);
  expect(text).toContain("abc desrever");
  expect(warnings.map(({ code }) => code)).toEqual(["control-characters"]);
});

test("names characters that no font has and shows their codes", async () => {
  const { bytes, warnings } = await write(layoutOf([paragraph("A 中 B 😀 C \u{10FFFD}")]), options);
  const { text } = await readBack(bytes);
  expect(text).toContain("A U+4E2D B U+1F600 C U+10FFFD");
  expect(isUa(bytes)).toBe(true);
  const [warning] = warnings;
  expect(warning?.code).toBe("missing-glyph");
  expect(warning?.message).toContain("中 (U+4E2D)");
  expect(warning?.message).toContain(
    "npm install @expo-google-fonts/noto-sans-sc @expo-google-fonts/noto-color-emoji",
  );
});

test("writes footnotes once and refers to them again", async () => {
  const noted = (text: string): LayoutBlock => ({
    ...{ kind: "paragraph", citations: [], dir: "ltr", spans: [{ text, footnote: 1 }] },
  });
  const layout = layoutOf([noted("First"), noted("Second")], {
    footnotes: [{ number: 1, ...line("The only note") }],
  });
  const { text } = await readBack((await write(layout, options)).bytes);
  expect(text).toContain("First1");
  expect(text).toContain("Second1");
  expect(text.split("The only note")).toHaveLength(2);
});

test("notes a source where it is first cited, and again only where that is pages away", async () => {
  const source = {
    ...{ number: 1, document: "Lease.pdf", place: "Lease.pdf, page 4", quotes: ["“The rent is 900.”"] },
  };
  const claim = (text: string): LayoutBlock => ({ kind: "paragraph", ...line(text), citations: [source] });
  const chapter: LayoutBlock = { kind: "heading", level: 1, anchor: "t", citations: [], ...line("Two") };
  const far = Array.from({ length: 30 }, () => paragraph("Words that fill the page. ".repeat(12)));
  const cited = table([], [[cell("Rent"), cell("900")]], 2);
  if (cited.kind === "table") cited.rows[0]?.[1]?.spans.push({ text: "", citations: [source] });
  const layout = layoutOf([claim("A"), claim("B"), cited, chapter, claim("C"), ...far, claim("D")], {
    sources: [source],
  });
  const { all } = await readBack((await write(layout, options)).bytes);
  for (const mark of ["A[1]", "B[1]", "900[1]", "C[1]", "D[1]"]) expect(squeeze(all)).toContain(mark);
  // the second note names the place alone
  expect(all.split("Lease.pdf, page 4: “The rent is 900.”")).toHaveLength(2);
  expect(all.split("Lease.pdf")).toHaveLength(3);
});

test("repeats the head of a table that runs over pages", async () => {
  const rows = Array.from({ length: 120 }, (_, index) => [
    cell(`Place ${index}`),
    cell(`${index * 3} units`),
  ]);
  const { bytes } = await write(layoutOf([table([[cell("Town"), cell("Amount")]], rows, 2)]), options);
  const { all, tables } = await readBack(bytes);
  // to the tags the repeated head is no part of the table
  expect(all.match(/Town/g)?.length).toBe(3);
  expect(tables).toContain("Place 119 | 357 units");
});

test("turns the page for a table that is too wide for it", async () => {
  const wide = (count: number): LayoutBlock => {
    const row = Array.from({ length: count }, (_, index) => cell(`Unbroken${index}word`));
    return table([row], [row], count);
  };
  const { bytes } = await write(
    layoutOf([paragraph("before"), wide(9), wide(30), paragraph("after")]),
    options,
  );
  const boxes = Buffer.from(bytes)
    .toString("latin1")
    .matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g);
  const shapes = Array.from(boxes, ([, width, height]) => [Number(width), Number(height)]);
  expect(shapes.map(([width = 0, height = 0]) => (width > height ? "wide" : "tall"))).toEqual([
    ...["tall", "wide", "wide", "tall"],
  ]);
  expect((shapes[2]?.[0] ?? 0) > 900).toBe(true);
});

test("writes right-to-left documents", async () => {
  const hebrew = "התקציב לשנת 2026 הוא 1,234 פרנק.";
  const rtl = { spans: [{ text: hebrew }], dir: "rtl" as const };
  const blocks: LayoutBlock[] = [
    { kind: "heading", level: 1, anchor: "a", citations: [], ...rtl },
    { kind: "paragraph", citations: [], ...rtl },
    { kind: "list", isOrdered: true, citations: [], items: [{ ...rtl, items: [] }] },
  ];
  const layout = layoutOf(blocks, { language: "he", dir: "rtl", contents: true });
  const { bytes, warnings } = await write(layout, options);
  expect((await readBack(bytes)).text).toContain(hebrew);
  expect(warnings).toEqual([]);
});

test("puts a grey field for a picture that cannot be read, and says so", async () => {
  const picture = (bytes: Uint8Array): LayoutBlock => ({
    ...{ kind: "image", alt: "Logo", citations: [] },
    picture: { bytes, mediaType: "image/png", width: 100, height: 50 },
  });
  const { bytes, warnings } = await write(
    layoutOf([picture(Buffer.from("none")), picture(drawPng(10, 10))]),
    options,
  );
  expect(warnings.map(({ code }) => code)).toEqual(["image-unreadable"]);
  expect(bytes.length).toBeGreaterThan(1_000);
});

test("lets a user's Typst rules shape the document, and only that", async () => {
  const rules = (code: string): WriteOptions => ({
    ...options,
    template: { kind: "typst", bytes: new TextEncoder().encode(code) },
  });
  const layout = layoutOf([paragraph("plain words")]);
  const { bytes } = await write(layout, rules("#show par: upper\n#set page(width: 300pt)"));
  expect((await readBack(bytes)).text).toContain("PLAIN WORDS");
  for (const code of ['#read("/etc/passwd")', '#import "@preview/cetz:0.3.0"', "#let ["])
    await expect(write(layout, rules(code))).rejects.toMatchObject({ code: "invalid" });
});

test.each([
  ["by its name", '#import "@preview/cetz:0.3.0"'],
  ["by a name that is put together", '#let name = "view/cetz:0.3.0"\n#import "@pre" + name'],
])(
  "a template that asks for a package %s is told that none are loaded, and nothing is asked of the network",
  async (_, code) => {
    const template = { kind: "typst" as const, bytes: new TextEncoder().encode(code) };
    const writing = write(layoutOf([paragraph("plain words")]), { ...options, template });
    await expect(writing).rejects.toMatchObject({
      code: "invalid",
      message: expect.stringMatching(/package.*are not loaded/) as string,
    });
    await expect(writing).rejects.not.toThrow(/download|https:/);
  },
);

test("says what font of the theme is not there", async () => {
  const theme = readTheme({ fonts: { body: "No Such Font" } });
  const { warnings } = await write(layoutOf([paragraph("text")]), { theme });
  expect(warnings.map(({ code }) => code)).toEqual(["missing-font"]);
});
