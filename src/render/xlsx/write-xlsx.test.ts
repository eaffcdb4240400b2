import { read, type WorkBook, type WorkSheet } from "@e965/xlsx";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { collectParts } from "../../../test/fakes/collect-parts.ts";
import { hostileTexts, richDocument, richSources } from "../../../test/fixtures/rich-document.ts";
import { readSheet } from "../../extract/sheet/sheet.ts";
import type { UnifiedDocument } from "../../model/unified-document.ts";
import { readTheme } from "../themes.ts";
import { toLayout } from "../to-layout.ts";
import { writeXlsx } from "./write-xlsx.ts";

const options = { theme: readTheme("standard") };

const toBook = (bytes: Uint8Array): WorkBook => read(bytes, { cellDates: true, cellNF: true });
const parts = (bytes: Uint8Array) =>
  new Map(Object.entries(unzipSync(bytes)).map(([name, part]) => [name, strFromU8(part)]));
const strings = (sheet: WorkSheet | undefined): string[] =>
  Object.entries(sheet ?? {}).flatMap(([name, cell]) =>
    !name.startsWith("!") && cell.t === "s" ? [String(cell.v)] : [],
  );

async function render(sections: UnifiedDocument["sections"], language = "en") {
  const document = { metadata: { title: "A title", language }, sections };
  const written = await writeXlsx(await toLayout({ document, sources: richSources }), options);
  return { ...written, book: toBook(written.bytes), files: parts(written.bytes) };
}

describe("a rich document", async () => {
  const layout = await toLayout({ document: richDocument, sources: richSources, contents: true });
  const { bytes, warnings } = await writeXlsx(layout, { ...options, header: "Head & Co", footer: "Foot" });
  const book = toBook(bytes);
  const files = parts(bytes);
  const table = book.Sheets["Kosten nach Ort"];

  test("has a sheet for each table and chart, then the text; no list of sources, as notes hold them", () => {
    const names = ["Kosten nach Ort", "Feindlicher Text", "Umsatz nach Quartal", "Verlauf", "Anteile"];
    expect(book.SheetNames).toEqual([...names, "Sprachen", "Text"]);
    expect(warnings).toEqual([]);
  });

  test("opens on the first table and prints no more than what is written", () => {
    expect(files.get("xl/worksheets/sheet1.xml")).toContain('tabSelected="1"');
    expect(files.get("xl/worksheets/sheet7.xml")).not.toContain("tabSelected");
    const areas = (book.Workbook?.Names ?? []).filter(({ Name }) => Name === "_xlnm.Print_Area");
    expect(areas.map(({ Ref }) => Ref)).toEqual(
      expect.arrayContaining(["'Kosten nach Ort'!$A$1:$F$62", "'Verlauf'!$A$1:$M$23"]),
    );
  });

  test("holds dates, money, shares and truth as such, shown as the language has it", () => {
    expect(table?.["B3"]).toMatchObject({ t: "d", v: new Date("2026-01-01T00:00:00Z"), w: "01.01.2026" });
    expect(table?.["C3"]).toMatchObject({ t: "n", v: 1000, w: "1,000.00 CHF" });
    expect(table?.["D3"]).toMatchObject({ t: "n", v: 990.05, z: "#,##0.00" });
    expect(table?.["E4"]).toMatchObject({ t: "n", v: 0.025, w: "2.5%" });
    expect(table?.["F3"]).toMatchObject({ t: "b", v: true });
  });

  test("writes a formula with the result that the document knows", () => {
    expect(table?.["C62"]).toMatchObject({ t: "n", f: "SUM(C3:C61)", v: 80387.5 });
  });

  test("merges head cells, freezes and repeats the head, filters below its last row", () => {
    const merged = (table?.["!merges"] ?? []).map(({ s, e }) => [s.c, s.r, e.c, e.r]);
    expect(merged).toEqual([
      [0, 0, 0, 1],
      [1, 0, 1, 1],
      [2, 0, 3, 0],
      [4, 0, 4, 1],
      [5, 0, 5, 1],
      [0, 61, 1, 61],
    ]);
    expect(table?.["!autofilter"]).toEqual({ ref: "A2:F62" });
    expect(files.get("xl/worksheets/sheet1.xml")).toMatch(
      /<pane ySplit="2" topLeftCell="A3" activePane="bottomLeft" state="frozen"/,
    );
    const names = book.Workbook?.Names ?? [];
    expect(names).toContainEqual(
      expect.objectContaining({ Name: "_xlnm.Print_Titles", Sheet: 0, Ref: "'Kosten nach Ort'!$1:$2" }),
    );
    expect(names).toContainEqual(
      expect.objectContaining({ Name: "Kosten_nach_Ort", Ref: "'Kosten nach Ort'!$A$1:$F$62" }),
    );
  });

  test("says in a note at the first cell what the table rests on", () => {
    const [note] = table?.["A1"].c ?? [];
    expect(note.t).toBe("budget-2026.xlsx, Blatt Q1 & Q2, B4:D9: Basel · 1200.5 · 1310.25");
  });

  test("says in a note at a cited text where it stands, with the words", () => {
    const notes = Object.values(book.Sheets["Text"] ?? {}).flatMap((cell) => cell?.c?.[0]?.t ?? []);
    expect(notes.join("\n")).toMatch(/^Reiserichtlinie\.pdf, Seite 12: „/m);
  });

  test("leads from its contents to the headings, and writes the date as the language does", () => {
    expect(files.get("xl/worksheets/sheet7.xml")).toMatch(/ref="A\d+" location="'Text'!A\d+"/);
    expect(strings(book.Sheets["Text"])).toContain(`${layout.authors.join(", ")} · ${layout.dateText}`);
  });

  test("keeps text off the number of the column before it", () => {
    const style = /<c r="B2" s="(\d+)"/.exec(files.get("xl/worksheets/sheet2.xml") ?? "")?.[1];
    const [, all = ""] = /<cellXfs[^>]*>(.*)<\/cellXfs>/s.exec(files.get("xl/styles.xml") ?? "") ?? [];
    expect(all.match(/<xf [^>]*\/>|<xf .*?<\/xf>/gs)?.[Number(style)]).toMatch(
      /horizontal="left".*indent="1"/,
    );
  });

  test("keeps hostile text as text, in cells and in running text", () => {
    for (const sheet of ["Feindlicher Text", "Text"])
      expect(strings(book.Sheets[sheet])).toEqual(expect.arrayContaining([...hostileTexts]));
    const formulas = Object.values(book.Sheets["Feindlicher Text"] ?? {}).filter(
      (cell) => cell?.f !== undefined,
    );
    expect(formulas).toEqual([]);
    // Stays text also when a person edits the cell.
    expect(book.Sheets["Feindlicher Text"]?.["B2"].z).toBe("@");
  });

  test("shows emphasis, links each place once and keeps scripts that other formats shun as text", () => {
    const all = strings(book.Sheets["Text"]);
    expect(all).toContain("Mit Kursiv, Fett, beidem, gestrichen, Code <b> und einem Verweis.");
    expect(all).toContain("→ Verweis: https://example.org/a?b=1&c=2");
    expect(all).toContain("[press me](javascript:alert(1))");
    expect(files.get("xl/worksheets/_rels/sheet7.xml.rels")).not.toContain("javascript:");
    expect(files.get("xl/sharedStrings.xml")).toContain("<b/>");
  });

  test("draws charts from cells and keeps their values in the chart as well", () => {
    const [bar = "", line = "", pie = ""] = [1, 2, 3].map((number) =>
      files.get(`xl/charts/chart${number}.xml`),
    );
    expect([bar, line, pie].map((xml) => /<c:(bar|line|pie)Chart>/.exec(xml)?.[1])).toEqual([
      "bar",
      "line",
      "pie",
    ]);
    expect(bar).toContain("<c:f>'Umsatz nach Quartal'!$C$2:$C$5</c:f>");
    expect(bar).toContain('<c:ptCount val="4"/><c:pt idx="0"><c:v>12.5</c:v></c:pt><c:pt idx="1">');
    expect(bar).toContain("<c:f>'Umsatz nach Quartal'!$C$1</c:f><c:strCache>");
    expect(book.Sheets["Umsatz nach Quartal"]?.["C5"]).toMatchObject({ t: "n", v: 44 });
  });

  test("carries title, authors, keywords, language and the document's own date", () => {
    const core = files.get("docProps/core.xml");
    expect(book.Props).toMatchObject({ Title: richDocument.metadata.title, Subject: "Reisekosten" });
    expect(core).toContain("<dc:language>de</dc:language>");
    expect(core).toContain("2026-11-15T00:00:00Z</dcterms:modified>");
  });

  test("is read back by our own reader: every row, the notes, the picture", async () => {
    const { parts: found, warnings: said } = await collectParts(readSheet, bytes);
    const rows = found.find((part) => part.type === "table" && part.position.sheet === "Kosten nach Ort");
    expect(rows?.table?.rows).toHaveLength(62);
    expect(rows?.table?.rows[2]).toEqual(["Basel 1", "2026-01-01", 1000, 990.05, 0, true]);
    expect(found.filter((part) => part.hidden === "comment").map((part) => part.position.range)).toContain(
      "A1",
    );
    expect(found.find((part) => part.type === "image")?.text).toBe("Schräge Streifen");
    expect(said).toEqual([]);
  });

  test("gives the same bytes for the same layout", async () => {
    const again = await writeXlsx(layout, { ...options, header: "Head & Co", footer: "Foot" });
    expect(Buffer.compare(again.bytes, bytes)).toBe(0);
  });
});

test("a document of tables alone has no sheet of text, and no date that it does not have", async () => {
  const { book, files } = await render([
    { content_type: "heading", elements: [{ level: 1, text: "Prices" }] },
    { content_type: "table", elements: [{ headers: ["Item", "Price"], rows: [["Pen", 1.5]] }] },
  ]);
  expect(book.SheetNames).toEqual(["Prices"]);
  expect(files.get("docProps/core.xml")).not.toContain("dcterms:");
});

test("a document without anything is a sheet with its title", async () => {
  const { book } = await render([]);
  expect(strings(book.Sheets["A title"])).toEqual(["A title"]);
});

test("names sheets legally, within 31 characters and each once, whatever the case", async () => {
  const table = (caption: string) => ({
    ...{ content_type: "table" as const, elements: [{ caption, headers: ["A"], rows: [[1]] }] },
  });
  const captions = [
    "Q1/Q2: [draft]?*",
    "q1 q2 draft",
    "'quoted'",
    "History",
    "x".repeat(40),
    "x".repeat(41),
    "😀".repeat(20),
    "Maintenance of escalators and lifts",
  ];
  const { book, files } = await render(captions.map(table));
  expect(book.SheetNames).toEqual([
    ...["Q1 Q2 draft", "q1 q2 draft (2)", "quoted", "History (2)", "x".repeat(31), `${"x".repeat(27)} (2)`],
    ...["😀".repeat(15), "Maintenance of escalators and"],
  ]);
  expect(new Set(book.Workbook?.Names?.map(({ Name, Sheet }) => `${Name} ${Sheet}`)).size).toBe(
    book.Workbook?.Names?.length,
  );
  expect(files.get("xl/worksheets/sheet5.xml")).toContain(`<oddHeader>&amp;L${"x".repeat(40)}</oddHeader>`);
});

test("a sheet of a right-to-left document runs from right to left", async () => {
  const { files } = await render(
    [{ content_type: "table", elements: [{ headers: ["שם", "סכום"], rows: [["אבא", 5]] }] }],
    "he",
  );
  expect(files.get("xl/worksheets/sheet1.xml")).toContain('rightToLeft="1"');
  expect(files.get("xl/styles.xml")).toContain('readingOrder="2"');
  // The button of the filter stands on the left there, as do numbers and their head.
  expect(files.get("xl/styles.xml")).toMatch(/horizontal="left"[^>]*indent="2"/);
});

test("a table of many rows looks as one of few does, however its rows are read", async () => {
  const rows = Array.from({ length: 6_000 }, (_, index) => [
    ...[index + 1, `Posten ${index}`, `2026-01-${String(1 + (index % 28)).padStart(2, "0")}`],
    ...[index * 1.25, -index / 8, { value: index / 4, currency: "EUR" }],
  ]);
  const columns = [
    {},
    {},
    { format: "date" },
    { format: "currency", currency: "CHF" },
    { format: "percent" },
  ];
  const headers = ["Nr.", "Posten", "Tag", "Betrag", "Anteil", "Rest"];
  const document: UnifiedDocument = {
    metadata: { title: "T", language: "de" },
    sections: [{ content_type: "table", elements: [{ headers, columns, rows }] }],
  };
  const [held, streamed] = await Promise.all(
    [false, true].map(async (streamsRows) =>
      parts((await writeXlsx(await toLayout({ document, sources: [], streamsRows }), options)).bytes),
    ),
  );
  // only the rows of a workbook are read one by one, and only elsewhere heads name a currency
  const bare = (text = "") => text.replace(/<cols>.*<\/cols>/s, "").replaceAll(/ \((?:CHF|EUR)\)/g, "");
  expect([...(streamed?.keys() ?? [])]).toEqual([...(held?.keys() ?? [])]);
  for (const [name, text] of held ?? []) expect(bare(streamed?.get(name)) === bare(text), name).toBe(true);
  const widths = (files: typeof held) =>
    Array.from(files?.get("xl/worksheets/sheet1.xml")?.matchAll(/ width="([\d.]+)"/g) ?? [], ([, width]) =>
      Number(width),
    );
  // a share is grouped in text and not in a sheet
  expect(widths(streamed)).toHaveLength(headers.length);
  for (const [index, width] of widths(streamed).entries())
    expect(Math.abs(width - (widths(held)[index] ?? 0))).toBeLessThanOrEqual(3);
});

test("sources that no note can show have a sheet, which the note names", async () => {
  const sources = Array.from({ length: 60 }, (_, index) => ({
    ...{ id: `s${index}`, documentId: `d${index}`, document: `report ${index}.pdf` },
    ...{ position: { page: index + 1 }, quote: `what stands on page ${index + 1} of this report` },
  }));
  const document: UnifiedDocument = {
    metadata: { title: "T", language: "en" },
    sections: [
      {
        ...{ content_type: "table", citations: sources.map(({ id }) => id) },
        elements: [{ headers: ["A"], rows: [[1]] }],
      },
    ],
  };
  const { bytes } = await writeXlsx(await toLayout({ document, sources }), options);
  const book = toBook(bytes);
  expect(book.SheetNames.at(-1)).toBe("Sources");
  const [note] = Object.values(book.Sheets)[0]?.["A1"].c ?? [];
  expect(note.t.length).toBeLessThan(2_100);
  expect(note.t).toMatch(/^report 0\.pdf, page 1: .*\n\n… Sources$/s);
  expect(strings(book.Sheets["Sources"])).toContain("report 59.pdf, page 60");
});
