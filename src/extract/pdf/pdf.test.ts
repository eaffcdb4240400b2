import { expect, test } from "vitest";
import { collectParts } from "../../../test/fakes/collect-parts.ts";
import { drawLines, drawText, writeProse } from "../../../test/fixtures/draw-text.ts";
import { makePdf, ruledTable, type PdfPage } from "../../../test/fixtures/make-pdf.ts";
import type { NewPart } from "../reader.ts";
import { readPdf } from "./pdf.ts";

const read = async (pages: readonly PdfPage[], options = {}) =>
  await collectParts(readPdf, makePdf({ pages }), { fileName: "report.pdf", ...options });

const ofType = (parts: readonly NewPart[], type: NewPart["type"]) =>
  parts.filter((part) => part.type === type);

test("reads two columns one after the other, below a line over both", async () => {
  const left = writeProse(0, 12);
  const right = writeProse(7, 12);
  const { parts } = await read([
    {
      draw: [
        drawText([60, 60], "A title that runs over both columns of the page", {
          size: 20,
          font: "Helvetica-Bold",
        }),
        ...left.flatMap((line, index) => [
          drawText([60, 100 + index * 12], line, { size: 8 }),
          drawText([320, 100 + index * 12], right[index] ?? "", { size: 8 }),
        ]),
      ],
    },
  ]);
  const texts = ofType(parts, "text").map((part) => part.text);
  expect(texts).toEqual(["A title that runs over both columns of the page", left.join(" "), right.join(" ")]);
});

test("gives exact cells of a ruled table, merged ones once with their spans", async () => {
  const cells = [
    { row: 0, column: 0, text: "Region", rowSpan: 2 },
    { row: 0, column: 1, text: "Sales", columnSpan: 2 },
    { row: 1, column: 1, text: "2023" },
    { row: 1, column: 2, text: "2024" },
    { row: 2, column: 0, text: "North and\nEast" },
    { row: 2, column: 1, text: "1,250.50" },
    { row: 2, column: 2, text: "12.50" },
    { row: 3, column: 0, text: "South" },
    { row: 3, column: 1, text: "" },
    { row: 3, column: 2, text: "007" },
  ];
  const { parts } = await read([
    {
      draw: [
        drawText([60, 60], "Before the table."),
        ...ruledTable({ at: [60, 80], widths: [100, 80, 80], rowHeight: 30, cells }),
        drawText([60, 230], "After the table."),
      ],
    },
  ]);
  const [table] = ofType(parts, "table");
  expect(table?.table?.rows).toEqual([
    ["Region", "Sales", null],
    [null, 2023, 2024],
    ["North and East", "1,250.50", 12.5],
    ["South", null, "007"],
  ]);
  expect(table?.table?.notes).toEqual([
    { row: 0, column: 0, rowSpan: 2 },
    { row: 0, column: 1, columnSpan: 2 },
    { row: 2, column: 2, shown: "12.50" },
  ]);
  expect(table?.text).toContain("North and East | 1,250.50 | 12.50");
  expect(table?.position.bbox).toEqual([60, 80, 320, 200]);
  expect(ofType(parts, "text").map((part) => part.text)).toEqual(["Before the table.", "After the table."]);
});

test("finds a table without lines by the white between its columns", async () => {
  const rows = [
    ["Item", "Amount", "Note"],
    ["Paper", "12", "white"],
    ["Pens", "7", "blue and black"],
    ["Ink", "150", ""],
  ];
  const { parts } = await read([
    {
      draw: [
        ...drawLines([60, 60], writeProse(0, 4)),
        ...rows.flatMap((row, index) =>
          row.flatMap((cell, column) =>
            cell === "" ? [] : [drawText([60 + column * 120, 140 + index * 15], cell)],
          ),
        ),
      ],
    },
  ]);
  expect(ofType(parts, "table").map((part) => part.table?.rows)).toEqual([
    [
      ["Item", "Amount", "Note"],
      ["Paper", 12, "white"],
      ["Pens", 7, "blue and black"],
      ["Ink", 150, null],
    ],
  ]);
});

test("takes neither prose in columns nor a list for a table", async () => {
  const items = ["first thing to do", "second thing to do", "third thing to do"];
  const { parts } = await read([
    {
      draw: [
        ...writeProse(0, 6).flatMap((line, index) => [
          drawText([60, 60 + index * 12], line, { size: 8 }),
          drawText([320, 60 + index * 12], writeProse(4, 6)[index] ?? "", { size: 8 }),
        ]),
        ...items.flatMap((item, index) => [
          drawText([60, 300 + index * 14], "\x95"),
          drawText([90, 300 + index * 14], item),
        ]),
      ],
    },
  ]);
  expect(ofType(parts, "table")).toEqual([]);
  expect(parts.map((part) => part.text)).toContain(
    "• first thing to do\n• second thing to do\n• third thing to do",
  );
});

test("builds the trail of headings from sizes and weights", async () => {
  const { parts } = await read([
    {
      draw: [
        drawText([60, 60], "Annual report", { size: 24 }),
        ...drawLines([60, 100], writeProse(0, 6)),
        drawText([60, 200], "1 Finances", { size: 16 }),
        ...drawLines([60, 230], writeProse(2, 6)),
        drawText([60, 330], "1.1 Income", { font: "Helvetica-Bold" }),
        ...drawLines([60, 350], ["Income rose."]),
        drawText([60, 400], "2 Outlook", { size: 16 }),
        ...drawLines([60, 430], ["It looks good."]),
      ],
    },
  ]);
  const trailOf = (found: string) => parts.find((part) => part.text === found)?.heading;
  expect(trailOf("Annual report")).toBeUndefined();
  expect(trailOf("1 Finances")).toEqual(["Annual report"]);
  expect(trailOf("Income rose.")).toEqual(["Annual report", "1 Finances", "1.1 Income"]);
  expect(trailOf("It looks good.")).toEqual(["Annual report", "2 Outlook"]);
});

test("takes a bookmark for a heading where the letters look like all others", async () => {
  const pdf = makePdf({
    pages: [{ draw: [drawText([60, 60], "Terms of use"), ...drawLines([60, 100], ["You may use it."])] }],
    bookmarks: [{ title: "Terms of use", page: 1 }],
  });
  const { parts } = await collectParts(readPdf, pdf);
  expect(parts.find((part) => part.text === "You may use it.")?.heading).toEqual(["Terms of use"]);
});

test("keeps headers and footers as parts of their own, outside paragraphs and headings", async () => {
  const pages = Array.from({ length: 5 }, (_, index) => ({
    draw: [
      drawText([60, 30], "Company confidential"),
      ...drawLines([60, 50], writeProse(index, 50)),
      drawText([280, 820], `Page ${index + 1} of 5`),
    ],
  }));
  const { parts } = await read(pages);
  expect(parts.filter((part) => part.text === "Company confidential")).toHaveLength(5);
  expect(parts.filter((part) => /^Page \d of 5$/.test(part.text)).map((part) => part.position.page)).toEqual([
    1, 2, 3, 4, 5,
  ]);
});

test("keeps the hyphen at the end of a line, and code with its indents", async () => {
  const { parts } = await read([
    {
      draw: [
        ...drawLines([60, 60], [...writeProse(0, 5), "and this is an exam-", "ple of it"]),
        ...["function add(a, b) {", "  return a + b;", "}"].map((line, index) =>
          drawText([60 + (line.startsWith(" ") ? 12 : 0), 200 + index * 12], line.trim(), {
            font: "Courier",
          }),
        ),
      ],
    },
  ]);
  expect(parts.find((part) => part.type === "text")?.text).toContain("an exam-\nple of it");
  expect(ofType(parts, "code").map((part) => part.text)).toEqual([
    "function add(a, b) {\n  return a + b;\n}",
  ]);
});
