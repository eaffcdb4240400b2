import { expect, test } from "vitest";
import { readCsv } from "../../src/extract/csv/csv.ts";
import { readDocx } from "../../src/extract/docx/docx.ts";
import { readHtml } from "../../src/extract/html/html.ts";
import { readMarkdown } from "../../src/extract/text/markdown.ts";
import { readPdf } from "../../src/extract/pdf/pdf.ts";
import { readPlainText } from "../../src/extract/text/plain-text.ts";
import { readPptx } from "../../src/extract/pptx/pptx.ts";
import { readSheet } from "../../src/extract/sheet/sheet.ts";
import type { NewPart, Reader } from "../../src/extract/reader.ts";
import type { Block, Layout, ListItem, TableBlock } from "../../src/render/layout.ts";
import { renderDocument } from "../../src/render/render.ts";
import { spanText } from "../../src/render/inline/span-text.ts";
import { toGrid } from "../../src/render/tables/to-grid.ts";
import { toLayout } from "../../src/render/to-layout.ts";
import { collectParts } from "../fakes/collect-parts.ts";
import { richDocument, richSources } from "../fixtures/rich-document.ts";

/** The kinds of content that the document holds; for each format, those that it cannot carry, and why. */
type Kind = Block["kind"] | "caption" | "alt" | "footnote" | "source" | "title" | "properties";

interface Case {
  read: Reader;
  cannot: Partial<Record<Kind, string>>;
  /** Texts that come back otherwise, and why. */
  changes?: { of: RegExp; why: string };
  /** How a value of a cell comes back; as it is shown, where nothing else is said. */
  cells?: "values";
}

const cases: Record<string, Case> = {
  html: { read: readHtml, cannot: {} },
  md: { read: readMarkdown, cannot: { properties: "Markdown has none" } },
  txt: { read: readPlainText, cannot: { properties: "plain text has none" } },
  csv: {
    read: readCsv,
    cells: "values",
    cannot: Object.fromEntries(
      (["heading", "paragraph", "quote", "list", "code", "image", "alt", "footnote", "source"] as const)
        .concat(["title", "properties"] as never[])
        .map((kind) => [kind, "a table holds tables"]),
    ),
  },
  docx: { read: readDocx, cannot: {} },
  xlsx: { read: readSheet, cells: "values", cannot: {} },
  pptx: { read: readPptx, cannot: {} },
  pdf: {
    read: readPdf,
    cannot: {
      alt: "our reader does not read the alt text of a picture",
      chart: "drawn; its words stand around it",
    },
    changes: {
      of: /[\p{sc=Arab}\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{Extended_Pictographic}\p{Regional_Indicator}]|^תל אביב \d+$/u,
      why: "Arabic letters are put together from pieces; without a font for it a character is a code, with a warning; a Hebrew cell that our reader joins to its neighbour comes back in the order of the page",
    },
  },
};

const layout = await toLayout({ document: richDocument, sources: richSources });

test.each(Object.entries(cases))(
  "%s: what was written is read again",
  async (format, given) => {
    const { bytes } = await renderDocument({ document: richDocument, format, sources: richSources });
    const { parts } = await collectParts(given.read, bytes, { fileName: `rich.${format}`, ocr: "never" });
    const read = squeeze(parts.map((part) => textOf(part, format)).join("\n"));
    const missing = piecesOf(layout, given.cells === "values")
      .filter(({ kind }) => given.cannot[kind] === undefined)
      .filter(({ text }) => given.changes?.of.test(text) !== true)
      .filter(({ text }) => !read.includes(squeeze(text)));
    expect(missing).toEqual([]);
  },
  60_000,
);

test("what a format is said not to carry is really missing there", async () => {
  const { bytes } = await renderDocument({ document: richDocument, format: "csv", sources: richSources });
  const { parts } = await collectParts(readCsv, bytes, { fileName: "rich.csv" });
  const read = squeeze(parts.map((part) => textOf(part, "csv")).join("\n"));
  const found = piecesOf(layout, true).filter(
    ({ kind, text }) => kind === "paragraph" && read.includes(squeeze(text)),
  );
  // the hostile paragraphs are cells as well
  expect(found.length).toBeLessThan(14);
});

test.each(["html", "docx", "pptx", "xlsx", "csv"])(
  "%s: the long table comes back cell by cell",
  async (format) => {
    const { read, cells } = cases[format]!;
    const { bytes } = await renderDocument({ document: richDocument, format, sources: richSources });
    const { parts } = await collectParts(read, bytes, { fileName: `rich.${format}`, ocr: "never" });
    const [table] = layout.blocks.filter((block): block is TableBlock => block.kind === "table");
    const wanted = toGrid(table!, table!.rows).map((row) =>
      row.map((cell) => squeeze(cell === undefined ? "" : cellText(cell, cells === "values"))),
    );
    const rows = parts
      .flatMap((part) => part.table?.rows ?? [])
      .map((row) => row.map((cell) => squeeze(String(cell ?? ""))));
    for (const row of wanted) expect(rows).toContainEqual(row);
  },
);

test("lists keep their levels, and headings their trail, where the format has them", async () => {
  for (const format of ["html", "md", "txt"]) {
    const { bytes } = await renderDocument({ document: richDocument, format, sources: richSources });
    const { parts } = await collectParts(cases[format]!.read, bytes, { fileName: `rich.${format}` });
    const list = parts.find(({ text }) => text.includes("Dritte Ebene A"))?.text ?? "";
    expect(list, format).toMatch(
      /^- Erste Ebene\n- Erste Ebene mit \*?Kindern\*?\n  - Zweite Ebene\n    - Dritte Ebene A\n/,
    );
  }
  for (const format of ["html", "md", "docx", "pdf"]) {
    const { bytes } = await renderDocument({ document: richDocument, format, sources: richSources });
    const { parts } = await collectParts(cases[format]!.read, bytes, {
      fileName: `rich.${format}`,
      ocr: "never",
    });
    const code = parts.find(({ text }) => text.includes("const fence"));
    expect(code?.heading?.slice(-2), format).toEqual(["Zusammenfassung", "Code, Zitat, Bild"]);
  }
}, 60_000);

interface Piece {
  kind: Kind;
  text: string;
}

function piecesOf({ blocks, title, authors, subject, footnotes, sources }: Layout, values: boolean): Piece[] {
  return [
    { kind: "title" as const, text: title },
    ...[...authors, subject ?? ""].map((text) => ({ kind: "properties" as const, text })),
    ...blocks.flatMap((block) => blockPieces(block, values)),
    ...footnotes.flatMap(({ spans }) =>
      spanGroups(spans).map((text) => ({ kind: "footnote" as const, text })),
    ),
    ...sources.flatMap(({ place, quotes }) =>
      [place, ...quotes].map((text) => ({ kind: "source" as const, text })),
    ),
  ];
}

function blockPieces(block: Block, values: boolean): Piece[] {
  const { kind } = block;
  switch (kind) {
    case "heading":
    case "paragraph":
    case "quote":
      // a footnote's number stands between the words in some formats
      return spanGroups(block.spans).map((text) => ({ kind, text }));
    case "list":
      return itemTexts(block.items).map((text) => ({ kind, text }));
    case "table": {
      const cells = [...block.head, ...block.rows]
        .flat()
        .map((cell) => ({ kind, text: cellText(cell, values) }));
      return [...cells, ...captionPieces(block.caption)];
    }
    case "code":
      return block.code.split("\n").map((text) => ({ kind, text }));
    case "image":
      return [
        { kind: "alt", text: block.alt },
        ...captionPieces(block.caption).map(({ text }) => ({ kind, text })),
      ];
    case "chart": {
      const texts = [...block.labels, ...block.series.map(({ name }) => name)];
      return [{ kind: "caption", text: block.title ?? "" }, ...texts.map((text) => ({ kind, text }))];
    }
  }
}

function captionPieces(caption: { spans: { text: string }[] } | undefined): Piece[] {
  return caption === undefined ? [] : [{ kind: "caption", text: spanText(caption.spans) }];
}

function spanGroups(spans: { text: string; footnote?: number; link?: string }[]): string[] {
  const groups: string[] = [""];
  for (const { text, footnote, link } of spans) {
    groups[groups.length - 1] += text;
    // what stands behind a link or a note differs from format to format
    if (footnote !== undefined || link !== undefined) groups.push("");
  }
  return groups.filter((text) => text.trim().length > 1);
}

function itemTexts(items: readonly ListItem[]): string[] {
  return items.flatMap(({ spans, items: below }) => [spanText(spans), ...itemTexts(below)]);
}

function cellText(cell: TableBlock["rows"][number][number], values: boolean): string {
  const value = cell.kind === "formula" ? cell.cached : cell.value;
  return values && typeof value !== "string"
    ? String(value ?? "")
    : values && cell.kind === "date"
      ? String(value)
      : spanText(cell.spans);
}

/** Of tables the values, of Markdown the words without its marks. */
function textOf(part: NewPart, format: string): string {
  const cells = (part.table?.rows ?? []).flat().map((cell) => String(cell ?? ""));
  const text = format === "md" && part.type !== "code" ? plain(part.text) : part.text;
  return [text, ...cells.map((cell) => (format === "md" ? plain(cell) : cell))].join("\n");
}

function plain(markdown: string): string {
  return markdown
    .replaceAll(/\\\n/g, "\n")
    .replaceAll(/(?<!\\)(?:\*{1,3}|~~|`)/g, "")
    .replaceAll(/\\([^\p{L}\p{N}\s])/gu, "$1")
    .replaceAll(/\[([^\]]*)\]\((https:[^)]*)\)/g, "$1");
}

/** White space and the guard of CSV do not count. */
function squeeze(text: string): string {
  return text
    .normalize("NFC")
    .replaceAll(/^'(?=[=+\-@])/gm, "")
    .replaceAll(/[\s\u00a0\u202f]+/g, "");
}
