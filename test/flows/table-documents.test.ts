import { readFileSync } from "node:fs";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unzipSync } from "fflate";
import { afterEach, expect, test } from "vitest";
import { createExtract, createExtractor } from "../../src/extract/extract.ts";
import { streamOf } from "../../src/lib/stream-of.ts";
import type { AnswerInput } from "../../src/prompts/answer-from-evidence.ts";
import { closeAll, playScript } from "../fakes/play-script.ts";
import { hasOffice, readFormulas, recompute } from "../fakes/recompute-workbook.ts";
import { analysis, fromInput, judge, quoting, report, select } from "../fakes/script-answers.ts";

afterEach(closeAll);

const newFolder = () => mkdtempSync(join(tmpdir(), "dossier-tables-"));

async function readTables(path: string): Promise<(string | number | boolean | null)[][][]> {
  const extractor = createExtractor();
  try {
    const request = {
      ...{ documentId: "made", fileName: path, signal: AbortSignal.timeout(60_000) },
      content: streamOf(readFileSync(path)),
    };
    const { parts } = await createExtract(extractor)(request);
    return parts.flatMap(({ table }) => (table === undefined ? [] : [table.rows]));
  } finally {
    await extractor.close();
  }
}

const amounts = [120.5, 80, 310.25, 40, 99.25, 150];
const sales = amounts.map((amount, at) => `${["North", "South", "West"][at % 3]},${amount.toFixed(2)}`);
const salesFiles = [{ fileName: "sales.csv", content: ["region,amount", ...sales].join("\n") }];
const salesPrompt = "Show the sales of each region with its share of the whole as a table.";
const plan = {
  from: "t1",
  groupBy: [{ column: "region" }],
  aggregates: [{ fn: "sum", column: "amount", as: "total" }],
  derive: [{ as: "share of all", share: { of: "total" } }],
  orderBy: [{ by: "region" }],
};
const totals = [160.5, 179.25, 460.25];

/** The rows of a result as rows of a proven table, each value citing its cell. */
const tableOfResult = fromInput("answer-from-evidence", (input: AnswerInput) => {
  const result = input.evidence.find(({ table }) => table?.head[0]?.includes("sum of amount") === true);
  const rows = (result?.table?.rows ?? []).map((row, at) =>
    row.map((text, column) => ({
      value: column === 2 ? `${Number(text).toFixed(2)} %` : text,
      supports: [{ evidence: result?.id, cell: `${"ABC"[column]}${at + 2}` }],
    })),
  );
  return {
    claims: [],
    tables: [{ name: "Sales", point: "p1", columns: ["Region", "Sales", "Share"], rows }],
  };
});

test("the rows of a query become a table in every format; in a workbook its shares are formulas", async () => {
  const folder = newFolder();
  const { result } = await playScript(
    [
      analysis(salesPrompt, { expectedFormats: ["xlsx", "docx", "pptx", "html", "pdf"] }),
      select("data.query"),
      fromInput("answer-from-evidence", () => ({ claims: [], wish: { query: [plan] } })),
      tableOfResult,
      judge("VALID"),
    ],
    { prompt: salesPrompt, files: salesFiles, outFolder: folder },
  );
  expect(result).toMatchObject({ status: "OK", claims: [{}, {}, {}] });
  const pathOf = (format: string) => result.documents.find((file) => file.format === format)?.path ?? "";
  for (const format of ["docx", "pptx", "html", "pdf"]) {
    const text = JSON.stringify(await readTables(pathOf(format)));
    for (const word of ["North", "South", "West", "460", "57"])
      expect([format, text]).toEqual([format, expect.stringContaining(word)]);
  }
  const workbook = readFileSync(pathOf("xlsx"));
  const formulas = readFormulas(workbook);
  expect(formulas.map(({ formula }) => formula.replaceAll(/[234](?=[/,)]|$)/g, "n"))).toHaveLength(3);
  expect(formulas[0]?.formula).toContain("B2/SUM(B$2:B$4)");
  const whole = totals.reduce((sum, total) => sum + total, 0);
  for (const [at, total] of totals.entries())
    expect(formulas[at]?.cached).toBeCloseTo(Math.round((total / whole) * 10_000) / 10_000, 12);
  // how the sums came about stands in the notes
  const notes = Object.entries(unzipSync(workbook)).filter(([name]) => name.includes("comments"));
  expect(notes.map(([, bytes]) => Buffer.from(bytes).toString("utf8")).join("")).toContain("Sum of");
  if (!hasOffice()) return;
  const found = await recompute(workbook);
  for (const cell of formulas) expect(found(cell)).toBeCloseTo(cell.cached, 9);
}, 120_000);

const reportPrompt =
  "Write a short report on the sales of each region with their shares, as a Word and an Excel file.";

test("a report puts the table of a query in by its name, with the same values in every file", async () => {
  const folder = newFolder();
  const { result } = await playScript(
    [
      analysis(reportPrompt, {
        expectedFormats: ["docx", "xlsx"],
        expectedOutputType: "document",
        parts: [{ role: "DRAFT", text: reportPrompt, points: [], constraints: [] }],
      }),
      select("ai.generateReport"),
      fromInput("answer-from-evidence", () => ({ claims: [], wish: { query: [plan] } })),
      tableOfResult,
      judge("VALID"),
      report("Sales by region", [
        { id: "s1", content_type: "table", elements: [{ table: "Sales", caption: "Sales" }] },
      ]),
    ],
    { prompt: reportPrompt, files: salesFiles, outFolder: folder },
  );
  expect(result).toMatchObject({ status: "OK", documents: [{ format: "docx" }, { format: "xlsx" }] });
  const [docx = "", xlsx = ""] = result.documents.map(({ path }) => path);
  expect(JSON.stringify(await readTables(docx))).toContain("460");
  const [table = []] = await readTables(xlsx);
  expect(table.slice(1).map((row) => row.slice(0, 2))).toEqual([
    ["North", 160.5],
    ["South", 179.25],
    ["West", 460.25],
  ]);
  expect(readFormulas(readFileSync(xlsx)).map(({ formula }) => formula)).toContain(
    "ROUND(B2/SUM(B$2:B$4),4)",
  );
}, 60_000);

const invoices = [
  "# Invoice 2024-17\n\nDate: 12 March 2024\n\nTotal: CHF 1'250.50\n\nPayable until 11 April 2024\n",
  "# Invoice 2024-18\n\nDate: 3 April 2024\n\nTotal: CHF 89.90\n",
  "# Invoice 2024-21\n\nDate: 28 May 2024\n\nTotal: CHF 12'004.00\n\nPayable until 27 June 2024\n",
];
const invoiceFiles = invoices.map((content, at) => ({ fileName: `invoice-${at + 1}.md`, content }));
const extractPrompt = "Extract the number, date, total and due date of each invoice into an Excel file.";
const fields = [
  ["2024-17", "12 March 2024", "CHF 1'250.50", "11 April 2024"],
  ["2024-18", "3 April 2024", "CHF 89.90", null],
  ["2024-21", "28 May 2024", "CHF 12'004.00", "27 June 2024"],
];

test("the fields of several invoices are one typed table, a row each, and what is not stated is empty with a note", async () => {
  const folder = newFolder();
  const { result } = await playScript(
    [
      analysis(extractPrompt, {
        expectedFormats: ["xlsx"],
        parts: [{ role: "EXTRACT", text: extractPrompt, points: [], constraints: [] }],
      }),
      select("ai.process"),
      fromInput("answer-from-evidence", (input: AnswerInput) => {
        const leads = ["Invoice ", "Date: ", "Total: ", "Payable until "];
        const rows = fields.map((row) =>
          row.map((value, at) =>
            value === null ? { value } : { value, supports: [quoting(input, `${leads[at]}${value}`)] },
          ),
        );
        const columns = ["Invoice number", "Date", "Total", "Due date"];
        return { claims: [], tables: [{ name: "Invoices", point: "p1", columns, rows }] };
      }),
      judge("VALID"),
    ],
    { prompt: extractPrompt, files: invoiceFiles, outFolder: folder },
  );
  expect(result).toMatchObject({ status: "OK", claims: [{}, {}, {}] });
  const path = result.documents[0]?.path ?? "";
  const [table = []] = await readTables(path);
  expect(table).toEqual([
    ["Invoice number", "Date", "Total (CHF)", "Due date"],
    ["2024-17", "2024-03-12", 1250.5, "2024-04-11"],
    ["2024-18", "2024-04-03", 89.9, null],
    ["2024-21", "2024-05-28", 12_004, "2024-06-27"],
  ]);
  const comments = Object.entries(unzipSync(readFileSync(path))).filter(([name]) =>
    name.includes("comments"),
  );
  const xml = comments.map(([, bytes]) => Buffer.from(bytes).toString("utf8")).join("");
  expect(/<comment ref="D3"[^]*?<\/comment>/.exec(xml)?.[0]).toContain("not stated");
}, 60_000);
