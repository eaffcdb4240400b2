import fc from "fast-check";
import { expect, test } from "vitest";
import { collectParts } from "../../../test/fakes/collect-parts.ts";
import { bodyText, brokenParts, danglingParts, xmlParts } from "../../../test/fixtures/deck-parts.ts";
import { makeLayout, testTheme } from "../../../test/fixtures/make-layout.ts";
import { hostileTexts, richDocument, richSources } from "../../../test/fixtures/rich-document.ts";
import { readPptx } from "../../extract/pptx/pptx.ts";
import type { NewPart } from "../../extract/reader.ts";
import type { LayoutBlock, Layout, ListItem, TableBlock, TableCell, WriteOptions } from "../layout.ts";
import { toLayout } from "../to-layout.ts";
import { writePptx } from "./write-pptx.ts";

const theme = testTheme;
const write = async (layout: Layout, options: Partial<WriteOptions> = {}): Promise<Uint8Array> =>
  (await writePptx(layout, { theme, ...options })).bytes;

const line = (text: string) => ({ spans: [{ text }], dir: "ltr" as const });
const paragraph = (text: string): LayoutBlock => ({
  kind: "paragraph",
  citations: [],
  ...line(text),
});
const heading = (level: number, text: string): LayoutBlock => ({
  kind: "heading",
  level,
  anchor: text,
  citations: [],
  ...line(text),
});
const cell = (text: string, part: Partial<TableCell> = {}): TableCell => ({
  ...{ kind: "text", value: text, columns: 1, rows: 1 },
  ...line(text),
  ...part,
});
const table = (head: TableCell[][], rows: TableCell[][], width: number): TableBlock => ({
  ...{ kind: "table", name: "Table 1", citations: [], head, rows },
  columns: Array.from({ length: width }, () => ({ align: "start", kind: "text", width: 8 })),
});

const read = async (bytes: Uint8Array): Promise<NewPart[]> => (await collectParts(readPptx, bytes)).parts;
const richLayout = (): Promise<Layout> =>
  toLayout({ document: richDocument, sources: richSources, contents: true });

test("a rich document comes back from its slides: titles, text, tables, charts, notes and pictures", async () => {
  const bytes = await write(await richLayout());
  expect(brokenParts(bytes)).toEqual([]);
  expect(danglingParts(bytes)).toEqual([]);
  const parts = await read(bytes);
  const titles = [...new Set(parts.flatMap(({ heading: [title] = [] }) => title ?? []))];
  expect(titles).toEqual(
    expect.arrayContaining(["Zusammenfassung", "Listen", "Tabellen", "Tabellen (2)", "Sprachen"]),
  );
  expect(titles.indexOf("Listen")).toBeLessThan(titles.indexOf("Tabellen"));
  const text = parts.map((part) => part.text).join("\n");
  for (const hostile of hostileTexts) expect(text).toContain(hostile);
  const rows = parts.flatMap(({ table: found }) => (found === undefined ? [] : [found]));
  expect(JSON.stringify(rows)).toContain("Zürich 59");
  expect(
    parts
      .filter(({ hidden }) => hidden === "notes")
      .map((part) => part.text)
      .join(),
  ).toContain("Reiserichtlinie.pdf, Seite 12");
  expect(parts.find(({ type }) => type === "image")?.text).toBe("Schräge Streifen");
  expect(text).toContain("Umsatz nach Quartal");
  expect(JSON.stringify(parts)).toContain("44");
});

test("the same document gives the same bytes, with a logo, header and footer too", async () => {
  const layout = await richLayout();
  const logo = layout.blocks.flatMap((block) =>
    block.kind === "image" && block.picture ? [block.picture] : [],
  )[0];
  const options = { header: "Head", footer: "Foot", ...(logo === undefined ? {} : { logo }) };
  const first = await write(layout, options);
  expect(await write(layout, options)).toEqual(first);
  expect(danglingParts(first)).toEqual([]);
});

const word = fc
  .string({ unit: "grapheme", minLength: 1, maxLength: 30 })
  .map((text) => text.replaceAll(/[\s\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, "") || "x");
const words = fc
  .array(
    fc.oneof(
      word,
      fc.constantFrom("and", "Donaudampfschifffahrtsgesellschaft".repeat(9), "漢字かな", "שלום"),
    ),
    { minLength: 1, maxLength: 160 },
  )
  .map((list) => list.join(" "));
const items = fc.array(
  words.map((text): ListItem => ({ ...line(text), items: [{ ...line("inner"), items: [] }] })),
  { minLength: 1, maxLength: 12 },
);
const anyBlock: fc.Arbitrary<LayoutBlock> = fc.oneof(
  words.map((text) => paragraph(text)),
  words.map((text): LayoutBlock => ({ kind: "quote", citations: [], ...line(text) })),
  words.map((text): LayoutBlock => ({ kind: "code", citations: [], code: text.replaceAll(" and ", "\n") })),
  items.map((list): LayoutBlock => ({ kind: "list", citations: [], isOrdered: true, items: list })),
  words.map((text) => heading(3, text)),
);

const plainText = (block: LayoutBlock): string => {
  if (block.kind === "code") return block.code;
  if (block.kind === "list") return block.items.map((item) => `${item.spans[0]?.text ?? ""} inner`).join("");
  return "spans" in block ? block.spans.map(({ text }) => text).join("") : "";
};

test("however long the texts are, every character stands on a slide, in order", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyBlock, { minLength: 1, maxLength: 12 }), async (blocks) => {
      const bytes = await write(makeLayout([heading(1, "One"), ...blocks]));
      expect(bodyText(bytes)).toBe(blocks.map(plainText).join("").replaceAll(/\s+/g, ""));
    }),
    { numRuns: 40 },
  );
});

test("no box reaches below its slide, whatever is put in", async () => {
  const long = "Many words make a long text that needs more than one slide. ".repeat(40);
  const rows = Array.from({ length: 70 }, (_, index) => [
    cell(`Row ${index}`),
    cell(index % 9 === 0 ? long : "short"),
  ]);
  const bytes = await write(
    makeLayout([
      heading(1, "One"),
      paragraph(long),
      table([[cell("A"), cell("B")]], rows, 2),
      paragraph(long),
    ]),
  );
  for (const [name, xml] of xmlParts(bytes)) {
    if (!/slides\/slide\d+\.xml$/.test(name)) continue;
    for (const [, y, height] of xml.matchAll(/<a:off x="\d+" y="(\d+)"\/><a:ext cx="\d+" cy="(\d+)"\/>/g))
      expect(Number(y) + Number(height), name).toBeLessThanOrEqual(540 * 12_700);
  }
});

test("a long table repeats its head on each slide, keeps merged cells and loses no row", async () => {
  const head = [
    [cell("City", { rows: 2 }), cell("Cost", { columns: 2 })],
    [cell("Plan"), cell("Real")],
  ];
  const rows = Array.from({ length: 60 }, (_, index) => [
    cell(`City ${index + 1}`),
    cell(String(index)),
    cell("x"),
  ]);
  const parts = await read(await write(makeLayout([heading(1, "Costs"), table(head, rows, 3)])));
  const tables = parts.flatMap(({ table: found }) => (found === undefined ? [] : [found]));
  expect(tables.length).toBeGreaterThan(3);
  for (const found of tables) expect(JSON.stringify(found)).toContain("Real");
  const all = JSON.stringify(tables);
  for (const index of rows.keys()) expect(all).toContain(`"City ${index + 1}"`);
});

test("a heading inside a slide never stands alone at its end, away from its table", async () => {
  const rows = Array.from({ length: 9 }, () => [cell("x")]);
  for (let count = 1; count < 14; count += 1) {
    const before = Array.from({ length: count }, () => paragraph("A line."));
    const layout = makeLayout([
      heading(1, "One"),
      ...before,
      heading(3, "Below"),
      table([[cell("h")]], rows, 1),
    ]);
    const parts = await read(await write(layout));
    const slide = (found: NewPart | undefined) => found?.position.slide;
    expect(slide(parts.find(({ text }) => text.includes("Below")))).toBe(
      slide(parts.find((part) => part.table)),
    );
  }
});

test("a table of many columns is told in groups that each begin with the first column", async () => {
  const columns = 30;
  const row = (name: string) =>
    Array.from({ length: columns }, (_, index) => cell(index === 0 ? name : `${name} value ${index}`));
  const parts = await read(
    await write(
      makeLayout([heading(1, "Wide"), table([row("head")], [row("first"), row("second")], columns)]),
    ),
  );
  const tables = parts.flatMap(({ table: found }) => (found === undefined ? [] : [JSON.stringify(found)]));
  expect(tables.length).toBeGreaterThan(1);
  for (const found of tables) expect(found).toContain('"first"');
  for (let index = 1; index < columns; index += 1) expect(tables.join()).toContain(`"second value ${index}"`);
});

test("a list that goes on over slides goes on counting, also behind an item that was cut", async () => {
  const list: LayoutBlock = {
    ...{ kind: "list", citations: [], isOrdered: true },
    items: Array.from({ length: 9 }, () => ({ ...line("word ".repeat(170)), items: [] })),
  };
  const bytes = await write(makeLayout([heading(1, "One"), list]));
  const slides = xmlParts(bytes).filter(([name]) => /slides\/slide\d+\.xml$/.test(name));
  const counted = slides.map(([, xml]) => (xml.match(/<a:buAutoNum/g) ?? []).length);
  let before = 0;
  for (const [index, [name, xml]] of slides.entries()) {
    const starts = [...xml.matchAll(/<a:buAutoNum type="arabicPeriod"(?: startAt="(\d+)")?/g)].map(([, at]) =>
      Number(at ?? 1),
    );
    expect(starts, name).toEqual(starts.map(() => before + 1));
    before += counted[index] ?? 0;
  }
  expect(before).toBe(9);
});

test("a footnote stands at the foot of its slide, one that is too long behind all others", async () => {
  const text = (number: number) => ({
    kind: "paragraph" as const,
    citations: [],
    dir: "ltr" as const,
    spans: [{ text: `Claim ${number}`, footnote: number }],
  });
  const layout = makeLayout([heading(1, "One"), text(1), text(2)], {
    footnotes: [
      { number: 1, ...line("A short note.") },
      { number: 2, ...line("endless ".repeat(900)) },
    ],
  });
  const parts = await read(await write(layout));
  expect(parts.find(({ text: said }) => said.includes("A short note."))?.position).toMatchObject({
    slide: 2,
  });
  expect(
    parts
      .filter(({ heading: [title] = [] }) => title?.startsWith("Note"))
      .map((part) => part.text)
      .join(" ")
      .match(/endless/g),
  ).toHaveLength(900);
});

test("control characters and direction marks without an end are left out, with one warning", async () => {
  const blocks = [heading(1, "He\u0007ad"), paragraph("te\u0000xt \u202Eevil <a:t> ]]>"), paragraph("ok")];
  const { bytes, warnings } = await writePptx(makeLayout(blocks, { title: "T\u0001" }), {
    theme,
    footer: "f\u0002",
  });
  expect(warnings.map(({ code }) => code)).toEqual(["control-characters"]);
  expect(brokenParts(bytes)).toEqual([]);
  expect(bodyText(bytes)).toBe("textevil<a:t>]]>ok");
});

test("a word of a megabyte fills many slides and is whole", async () => {
  const huge = "ab".repeat(500_000);
  const bytes = await write(
    makeLayout(
      [heading(2, huge), paragraph(huge), table([[cell("x")]], [[cell(huge.slice(0, 60_000))]], 1)],
      { title: huge },
    ),
  );
  expect(bodyText(bytes).match(/b/g)?.length).toBeGreaterThanOrEqual(500_000 * 3 + 30_000);
}, 60_000);

test("a right-to-left document reads from the right: paragraphs, titles and tables", async () => {
  const rtl = { dir: "rtl" as const };
  const blocks: LayoutBlock[] = [
    { ...heading(1, "عنوان"), ...rtl } as LayoutBlock,
    { ...paragraph("نص عربي"), ...rtl } as LayoutBlock,
    table([[cell("أ")]], [[cell("ب")]], 1),
  ];
  const xml = xmlParts(await write(makeLayout(blocks, { language: "ar", ...rtl })))
    .map(([, text]) => text)
    .join("");
  expect(xml).toMatch(/<p:presentation [^>]*rtl="1"/);
  expect(xml).toContain('algn="r" rtl="1"');
  expect(xml).toContain('<a:tblPr rtl="1"');
  expect(xml).toContain('lang="ar"');
});

test("a document without anything in it still opens, with its title", async () => {
  const parts = await read(await write(makeLayout([])));
  expect(parts.map((part) => part.text)).toEqual(expect.arrayContaining(["Report"]));
});
