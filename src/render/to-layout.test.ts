import { expect, test } from "vitest";
import { drawPng } from "../../test/fixtures/draw-png.ts";
import { hostileTexts, richDocument, richSources } from "../../test/fixtures/rich-document.ts";
import type { Evidence } from "../model/grounding.ts";
import type { Section, UnifiedDocument } from "../model/unified-document.ts";
import type { LayoutBlock, HeadingBlock, TableBlock } from "./layout.ts";
import { spanText } from "./inline/span-text.ts";
import { toLayout } from "./to-layout.ts";

const make = (sections: Section[], more: object = {}): UnifiedDocument => ({
  metadata: { title: "T", language: "de" },
  sections,
  ...more,
});
const lay = (sections: Section[], more: object = {}) =>
  toLayout({ document: make(sections, more), sources: richSources });
const ofKind = <Kind extends LayoutBlock["kind"]>(blocks: readonly LayoutBlock[], kind: Kind) =>
  blocks.filter((block): block is LayoutBlock & { kind: Kind } => block.kind === kind);
const table = async (element: object, language = "de") => {
  const section = { content_type: "table", elements: [{ headers: [], rows: [], ...element }] } as Section;
  const document = { metadata: { title: "", language }, sections: [section] };
  const layout = await toLayout({ document, sources: [] });
  return { ...(layout.blocks[0] as TableBlock), warnings: layout.warnings };
};
const shown = (rows: TableBlock["rows"]) => rows.map((row) => row.map(({ spans }) => spanText(spans)));

test("cells are typed by their value, and by what cell or column say of them", async () => {
  const { rows, columns } = await table({
    headers: ["a", "b", "c", "d", "e", "f"],
    columns: [{}, { format: "date" }, { format: "currency", currency: "CHF" }, { format: "percent" }, {}, {}],
    rows: [
      ["x", "2026-11-15", 1234.5, 0.125, true, null],
      ["2026-11-15", "soon", "1.234,50 CHF", "12,5 %", { value: 7, format: "0.00" }, "12.5 %"],
    ],
  });
  expect(rows.map((row) => row.map(({ kind, value }) => [kind, value]))).toEqual([
    [
      ["text", "x"],
      ["date", "2026-11-15"],
      ["currency", 1234.5],
      ["percent", 0.125],
      ["boolean", true],
      ["empty", null],
    ],
    [
      ["date", "2026-11-15"],
      ["text", "soon"],
      ["currency", 1234.5],
      ["percent", 0.125],
      ["number", 7],
      ["text", "12.5 %"],
    ],
  ]);
  expect(shown(rows)).toEqual([
    ["x", "15.11.2026", "1.234,50\u00a0CHF", "12,5\u00a0%", "Ja", ""],
    ["15.11.2026", "soon", "1.234,50\u00a0CHF", "12,5\u00a0%", "7,00", "12.5 %"],
  ]);
  expect(columns.map(({ align }) => align)).toEqual(["start", "start", "end", "end", "start", "end"]);
});

test("no digit of a number is lost or made up; years are not grouped", async () => {
  const { rows } = await table({
    headers: ["Jahr", "x", "Nr."],
    rows: [
      [2026, 1234567.8901, 100234],
      [1999, 1e-7, 5],
    ],
  });
  expect(shown(rows)).toEqual([
    ["2026", "1.234.567,8901", "100234"],
    ["1999", "0,0000001", "5"],
  ]);
});

test("only what is given as a formula is one, and none that reaches out of its workbook", async () => {
  const { rows, warnings } = await table({
    headers: ["a"],
    rows: [
      ["=SUM(A1:A2)"],
      [{ value: 3, formula: "=SUM(A1:A2)" }],
      [{ value: 4, formula: 'WEBSERVICE("http://x")' }],
      [{ value: 5, formula: "cmd|' /C calc'!A0" }],
    ],
  });
  expect(rows.map(([cell]) => [cell?.kind, cell?.value, cell?.cached])).toEqual([
    ["text", "=SUM(A1:A2)", undefined],
    ["formula", "SUM(A1:A2)", 3],
    ["number", 4, undefined],
    ["number", 5, undefined],
  ]);
  expect(warnings.map(({ code }) => code)).toEqual(["formula", "formula"]);
});

test("the grid has no holes: short rows are filled, spans cut at the edges", async () => {
  const { head, rows, columns } = await table({
    headers: [
      [
        { value: "A", rowSpan: 9 },
        { value: "B", span: 2 },
      ],
      ["b1", "b2"],
    ],
    rows: [[{ value: "x", span: 9e9 }], [{ value: "y", rowSpan: 9e9 }, 1], [2, 3, 4]],
  });
  expect(columns.length).toBeGreaterThanOrEqual(3);
  const area = (part: TableBlock["rows"]) =>
    part.flat().reduce((sum, cell) => sum + cell.columns * cell.rows, 0);
  expect(area(head)).toBe(2 * columns.length);
  expect(area(rows)).toBe(3 * columns.length);
  expect(head[0]?.[0]?.rows).toBe(2);
});

test("citations are numbered as they come up, narrowed to what the claim rests on, and placed in words", async () => {
  const wide: Evidence = {
    ...richSources[0]!,
    id: "w",
    position: { line: 4 },
    quote: "A one.\nDesks: 15 days.",
  };
  const sections: Section[] = [
    { content_type: "paragraph", elements: [{ text: "Desks: 15 days." }], citations: ["w", "gone"] },
    { content_type: "paragraph", elements: [{ text: "x" }, { text: "y" }], citations: ["budget#2", "w"] },
  ];
  const layout = await toLayout({ document: make(sections), sources: [...richSources, wide] });
  expect(layout.blocks.map(({ citations }) => citations.map(({ number }) => number))).toEqual([
    [1],
    [],
    [2, 3],
  ]);
  expect(layout.sources.map(({ number, place, quotes }) => [number, place, quotes])).toEqual([
    [1, "Reiserichtlinie.pdf, Zeile 5", ["„Desks: 15 days.“"]],
    [2, "budget-2026.xlsx, Blatt Q1 & Q2, B4:D9", ["Basel · 1200.5 · 1310.25"]],
    [3, "Reiserichtlinie.pdf, Zeile 4", ["„A one. Desks: 15 days.“"]],
  ]);
  expect(layout.warnings).toEqual([{ code: "citation", message: "A cited source is missing: gone." }]);
});

test("headings have numbers where wanted, and anchors of their own", async () => {
  const heading = (level: number, text: string): Section => ({
    content_type: "heading",
    elements: [{ level, text }],
  });
  const sections = [
    heading(1, "T"),
    heading(2, "A"),
    heading(3, "B"),
    heading(2, "A"),
    heading(9, "Source 1"),
    heading(1, "2. C"),
  ];
  const layout = await toLayout({ document: make(sections), sources: [], numberedHeadings: true });
  const headings = layout.blocks as HeadingBlock[];
  expect(headings.map(({ number }) => number)).toEqual(["1", "1.1", "2", "2.1", "3"]);
  expect(headings.map(({ anchor }) => anchor)).toEqual(["a", "b", "a-2", "section-source-1", "2-c"]);
  expect(headings[3]?.level).toBe(6);
  expect(layout.showTitle).toBe(true);
});

test("the first letter decides the direction of a line, the language that of the document", async () => {
  const texts = ["123 العربية", "abc עברית", "123", "😀 עברית"];
  const sections: Section[] = [{ content_type: "paragraph", elements: texts.map((text) => ({ text })) }];
  const left = await lay(sections);
  expect(ofKind(left.blocks, "paragraph").map(({ dir }) => dir)).toEqual(["rtl", "ltr", "ltr", "rtl"]);
  const right = await lay(sections, { metadata: { title: "", language: "ar-EG" } });
  expect(right.dir).toBe("rtl");
  expect(ofKind(right.blocks, "paragraph").map(({ dir }) => dir)).toEqual(["rtl", "ltr", "rtl", "rtl"]);
});

test("a picture is told by its bytes; one that cannot be shown is said and warned of", async () => {
  const png = drawPng(30, 20);
  const svg = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>").toString("base64");
  const elements = [
    { data: `data:image/jpeg;base64,${png.toString("base64")}`, alt: "a" },
    { document: "docItem:p", alt: "b" },
    { data: svg, alt: "c" },
    { document: "gone", alt: "d", caption: "*e*" },
  ];
  const layout = await toLayout({
    ...{ document: make([{ content_type: "image", elements }]), sources: [] },
    loadImage: async (reference) => (reference === "docItem:p" ? png : undefined),
  });
  const images = ofKind(layout.blocks, "image");
  expect(images.map(({ picture }) => picture && [picture.mediaType, picture.width, picture.height])).toEqual([
    ["image/png", 30, 20],
    ["image/png", 30, 20],
    undefined,
    undefined,
  ]);
  expect(images[3]?.caption?.spans).toEqual([{ text: "e", italic: true }]);
  expect(layout.warnings.map(({ code }) => code)).toEqual(["picture", "picture"]);
});

test("a chart has as many labels as values; one of an unknown kind has bars and a warning", async () => {
  const elements = [{ kind: "radar", labels: ["a"], series: [{ name: "s", values: ["1", null, 3] }, [4]] }];
  const { blocks, warnings } = await lay([{ content_type: "chart", elements }]);
  expect(ofKind(blocks, "chart")[0]).toMatchObject({
    chart: "bar",
    labels: ["a", "2", "3"],
    series: [
      { name: "s", values: [1, null, 3] },
      { name: "", values: [4, null, null] },
    ],
  });
  expect(warnings[0]?.code).toBe("chart");
});

test("an empty line begins a paragraph; breaks, footnotes and page breaks keep their place", async () => {
  const sections: Section[] = [
    { content_type: "paragraph", page_break_before: true, elements: [{ text: "a\r\nb[^x]\n\nc[^y][^x]" }] },
  ];
  const layout = await lay(sections, { footnotes: { x: "X *i*", y: "Y", z: "never used" } });
  expect(layout.blocks.map((block) => [block.pageBreak, "spans" in block && block.spans])).toEqual([
    [true, [{ text: "a" }, { text: "\n" }, { text: "b", footnote: 1 }]],
    [
      undefined,
      [
        { text: "c", footnote: 2 },
        { text: "", footnote: 1 },
      ],
    ],
  ]);
  expect(layout.footnotes.map(({ number, spans }) => [number, spanText(spans)])).toEqual([
    [1, "X i"],
    [2, "Y"],
  ]);
});

test("characters that no file can hold are left out with one warning; others stay", async () => {
  const text = "a\u0000b\u000bc \u202egpj.exe \u2067ok\u2069 \ud83d \ufeff";
  const layout = await lay([{ content_type: "paragraph", elements: [{ text }, { text }] }]);
  const [first] = ofKind(layout.blocks, "paragraph");
  expect(spanText(first?.spans ?? [])).toBe("abc gpj.exe \u2067ok\u2069 \ufffd \ufeff");
  expect(layout.warnings.map(({ code }) => code)).toEqual(["control-characters"]);
});

test("a language that is none is found in the text, and formats are the same on every machine", async () => {
  const elements = [
    { text: "Die Tagespauschale beträgt fünfundsechzig Franken und gilt ab dem ersten Tag." },
  ];
  const sections: Section[] = [{ content_type: "paragraph", elements }];
  expect((await lay(sections, { metadata: { title: "", language: "German please" } })).language).toBe("de");
  const unknown = await lay(sections, { metadata: { title: "", language: "xx", date: "2026-11-15" } });
  expect(unknown.dateText).toBe("November 15, 2026");
});

test("every hostile text of the rich document comes out as it is", async () => {
  const { blocks, warnings, words } = await toLayout({ document: richDocument, sources: richSources });
  const paragraphs = ofKind(blocks, "paragraph").map(({ spans }) => spanText(spans));
  const cells = ofKind(blocks, "table").flatMap(({ rows }) => shown(rows).flat());
  for (const text of hostileTexts) {
    expect(paragraphs).toContain(text);
    expect(cells).toContain(text);
  }
  expect(warnings).toEqual([]);
  expect(words).toEqual({
    ...{ contents: "Inhalt", sources: "Quellen", page: "Seite" },
    pageOf: { before: "Seite ", between: " von ", after: "" },
    ...{ table: "Tabelle", figure: "Abbildung", note: "Anmerkung" },
  });
});
