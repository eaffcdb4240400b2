import fc from "fast-check";
import { expect, test } from "vitest";
import { readDocx } from "../../src/extract/docx/docx.ts";
import { readHtml } from "../../src/extract/html/html.ts";
import type { NewPart, Reader } from "../../src/extract/reader.ts";
import { readPdf } from "../../src/extract/pdf/pdf.ts";
import { readPptx } from "../../src/extract/pptx/pptx.ts";
import { readSheet } from "../../src/extract/sheet/sheet.ts";
import { readMarkdown } from "../../src/extract/text/markdown.ts";
import { parseInline } from "../../src/lib/inline/parse-inline.ts";
import type { Evidence } from "../../src/model/grounding.ts";
import type { Section, UnifiedDocument } from "../../src/model/unified-document.ts";
import { sourceText } from "../../src/render/citations/source-text.ts";
import type { Layout, ListItem, Span, TableCell } from "../../src/render/layout.ts";
import { renderDocument } from "../../src/render/render.ts";
import { toGrid } from "../../src/render/tables/to-grid.ts";
import { toLayout } from "../../src/render/to-layout.ts";
import { collectParts } from "../fakes/collect-parts.ts";

const readers: Record<string, Reader> = { docx: readDocx, html: readHtml, md: readMarkdown };

const words = [
  ...[
    "Rent",
    "deposit",
    "Zürich",
    "café",
    "A&B",
    "x<y",
    "a_b",
    "2*3",
    "50%",
    "1.5",
    "CHF",
    "№7",
    "(see",
    "below)",
  ],
  ...[
    "“quoted”",
    "Art.",
    "C#",
    "naïve",
    "10–12",
    "日本",
    "ok",
    "—",
    "100'000",
    "e.g.",
    "~5",
    "[draft]",
    "#1",
    "|",
  ],
];
const text = fc
  .tuple(
    fc.constantFrom("The", "Every", "Our", "Zum"),
    fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 9 }),
  )
  .map(([first, more]) => [first, ...more, "end"].join(" "));
const ids = ["s1", "s2", "s3", "s4"];
const cited = fc.subarray(ids, { maxLength: 2 });

const heading = fc
  .record({ level: fc.integer({ min: 1, max: 3 }), text })
  .map((element): Section => ({ content_type: "heading", elements: [element] }));
const paragraph = fc
  .record({ text, citations: cited })
  .map((element): Section => ({ content_type: "paragraph", elements: [element] }));
const quote = text.map((said): Section => ({ content_type: "quote", elements: [{ text: said }] }));
const item = fc.oneof(
  text,
  fc.record({ text, ordered: fc.boolean(), items: fc.array(text, { minLength: 1, maxLength: 3 }) }),
);
const list = fc
  .record({ ordered: fc.boolean(), items: fc.array(item, { minLength: 1, maxLength: 4 }) })
  .map(({ ordered, items }): Section => ({
    content_type: ordered ? "numbered_list" : "bullet_list",
    elements: [{ items }],
  }));
const cell = fc.oneof(
  text,
  fc.integer({ min: -99_999, max: 99_999 }),
  fc.integer({ min: -9_999, max: 9_999 }).map((hundredth) => hundredth / 100),
  fc.record({ value: fc.integer({ min: 0, max: 9_999 }), citations: cited }),
  fc.boolean(),
  fc.constant("2026-04-14"),
);
const table = fc.integer({ min: 2, max: 4 }).chain((width) =>
  fc
    .record({
      headers: fc.array(text, { minLength: width, maxLength: width }),
      rows: fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 4 }),
      caption: text,
      citations: cited,
    })
    .map((element): Section => ({ content_type: "table", elements: [element] })),
);
const code = text.map((said): Section => ({
  content_type: "code_block",
  elements: [{ language: "js", code: `const a = 1;\n  if (a) { // ${said}\n}` }],
}));
const documents = fc
  .record({
    title: text,
    sections: fc.array(fc.oneof(heading, paragraph, list, table, quote, code), {
      minLength: 1,
      maxLength: 8,
    }),
  })
  .map(({ title, sections }): UnifiedDocument => ({ metadata: { title, language: "en" }, sections }));

const sources: Evidence[] = ids.map((id, at) => ({
  ...{ id, documentId: id, document: `file-${at}.pdf`, position: { page: at + 1 } },
  quote: `What source number ${at} says in its own words.`,
}));

/** Without spaces, which a format may put elsewhere. */
const squeeze = (said: string): string => said.replaceAll(/[\s\u200b\u00a0]+/gu, "");
const spoken = (spans: readonly Span[]): string => spans.map(({ text: said }) => said).join("");

/** What a reader of the file should find, in its order. */
function expectedTexts({ title, showTitle, blocks }: Layout): string[] {
  const items = (given: readonly ListItem[]): string[] =>
    given.flatMap((one) => [spoken(one.spans), ...items(one.items)]);
  const texts = blocks.flatMap((block) => {
    if (block.kind === "list") return items(block.items);
    if (block.kind === "code") return [block.code];
    if (block.kind === "table") return [spoken(block.caption?.spans ?? [])];
    return "spans" in block ? [spoken(block.spans)] : [];
  });
  return [...(showTitle ? [title] : []), ...texts].map(squeeze);
}

function expectedTables({ blocks }: Layout): string[][][] {
  return blocks.flatMap((block) => {
    if (block.kind !== "table") return [];
    const shown = (given: TableCell | undefined): string => squeeze(spoken(given?.spans ?? []));
    return [toGrid(block, [...block.head, ...block.rows]).map((row) => row.map(shown))];
  });
}

const marks = /\[\^?\d+\]|[⁰¹²³⁴⁵⁶⁷⁸⁹]+/gu;
/** Markdown says what it is in marks, as any text of it does. */
const unmark = (said: string, format: string): string =>
  format === "md" ? spoken(parseInline(said) as Span[]).replaceAll(/\\([|[\]<>])/gu, "$1") : said;

function readTexts(parts: readonly NewPart[], format: string): string {
  const told = parts.filter(
    ({ type, role }) => type !== "metadata" && type !== "table" && role !== "furniture",
  );
  return squeeze(
    told.map((part) => (part.type === "code" ? part.text : unmark(part.text, format))).join("\n"),
  );
}

function readTables(parts: readonly NewPart[], format: string): string[][][] {
  return parts.flatMap(({ table: found }) => {
    if (found === undefined) return [];
    const cells = (row: readonly (string | number | boolean | null)[]): string[] =>
      row.map((value) => squeeze(unmark(String(value ?? ""), format).replaceAll(marks, "")));
    return [found.rows.map(cells)];
  });
}

test.each(["docx", "html", "md"])(
  "%s: what we write we read back: texts in their order, tables cell by cell, every source once",
  async (format) => {
    await fc.assert(
      fc.asyncProperty(documents, async (document) => {
        const layout = await toLayout({ document, sources });
        const { bytes } = await renderDocument({ document, sources, format });
        const { parts } = await collectParts(readers[format] as Reader, bytes, { fileName: `a.${format}` });
        const read = readTexts(parts, format).replaceAll(marks, "");
        let from = 0;
        for (const said of expectedTexts(layout)) {
          const at = read.indexOf(said.replaceAll(marks, ""), from);
          expect(at, `${said} in ${read.slice(from)}`).not.toBe(-1);
          from = at + said.replaceAll(marks, "").length;
        }
        expect(readTables(parts, format)).toEqual(expectedTables(layout));
        const whole = squeeze(parts.map((part) => unmark(part.text, format)).join("\n"));
        for (const source of layout.sources) expect(whole.split(squeeze(sourceText(source)))).toHaveLength(2);
      }),
      { numRuns: 40 },
    );
  },
  120_000,
);

const report: UnifiedDocument = {
  metadata: { title: "Costs of the first quarter", language: "en" },
  sections: [
    { content_type: "heading", elements: [{ level: 1, text: "Summary" }] },
    { content_type: "paragraph", elements: [{ text: "Travel cost less than planned.", citations: ["s1"] }] },
    {
      content_type: "table",
      elements: [
        {
          caption: "Costs by department",
          headers: ["Department", "Trips", "Costs", "Change"],
          columns: [{}, {}, { currency: "CHF" }, {}],
          rows: [
            ["Sales", 41, 22_200, "4.0 %"],
            ["Research", 18, 12_637, "2.5 %"],
            ["Service", 22, 13_000, "11.3 %"],
          ],
          citations: ["s2"],
        },
      ],
    },
    {
      content_type: "bullet_list",
      elements: [{ items: ["Book early.", { text: "Use the list.", items: ["of hotels"] }] }],
    },
  ],
};

test.each([
  ["pdf", readPdf],
  ["pptx", readPptx],
  ["xlsx", readSheet],
] as const)(
  "%s: a report is read back with its texts, its table and its sources",
  async (format, read) => {
    const { bytes } = await renderDocument({ document: report, sources, format });
    const { parts } = await collectParts(read, bytes, { fileName: `a.${format}`, ocr: "never" });
    const whole = squeeze(
      parts
        .flatMap(({ text: said, table: found }) => [
          said,
          ...(found?.notes ?? []).flatMap(({ comment }) => comment ?? []),
        ])
        .join("\n"),
    );
    for (const said of [
      "Summary",
      "Travel cost less than planned.",
      "Book early.",
      "of hotels",
      "file-0.pdf, page 1",
      "file-1.pdf, page 2",
    ])
      expect(whole).toContain(squeeze(said));
    const rows = parts.flatMap(({ table: found }) => found?.rows ?? []);
    const cells = rows.map((row) =>
      row.map((value) => squeeze(String(value ?? "")).replace(/^CHF|,(?=\d{3})/gu, "")),
    );
    for (const [name, trips, costs] of [
      ["Sales", "41", "22200"],
      ["Research", "18", "12637"],
      ["Service", "22", "13000"],
    ])
      expect(cells.filter((row) => row[0] === name && row[1] === trips && row[2] === costs)).toHaveLength(1);
  },
  60_000,
);
