import { expect, test } from "vitest";
import type { Evidence, SubmittedClaim, Support } from "../../model/grounding.ts";
import { judgeRow, withoutFaults } from "./judge-row.ts";

const evidence: Evidence[] = [
  ["a", "Invoice number: 4711"],
  ["b", "Total due: EUR 99.50"],
].map(([id = "", quote = ""]) => ({
  id,
  documentId: "d",
  document: "bill.txt",
  position: {},
  quote,
  language: "en",
}));
const ground = { language: "en", evidence };

function row(cells: (string | null)[], cellSupports: Support[][]): SubmittedClaim {
  const columns = ["Number", "Total"];
  const text = columns
    .flatMap((column, at) => (cells[at] === null ? [] : [`${column}: ${cells[at]}`]))
    .join("; ");
  return { text, supports: cellSupports.flat(), cellSupports, row: { table: "Bills", columns, cells } };
}
const right = [[{ evidence: "a", quote: "4711" }], [{ evidence: "b", quote: "EUR 99.50" }]];

test("a row in which no cell fails is left to a model: whether its values belong together is no rule's business", () => {
  expect(judgeRow(row(["4711", "EUR 99.50"], right), ground)).toMatchObject({ verdict: "UNDECIDED" });
});

test("every fault of a row is told at once, by column", () => {
  const { verdict, reason } = judgeRow(row(["4712", "EUR 98.50"], right), ground);
  expect(verdict).toBe("INVALID");
  expect(reason).toMatch(/Number: .*4712.*Total: .*98\.50/u);
  expect(judgeRow(row(["4711", "EUR 99.50"], [right[0] ?? [], []]), ground).reason).toContain(
    "names no support",
  );
});

test("the second time the cells that failed are left out, and the rest of a long enough row stands", () => {
  expect(withoutFaults(row(["4711", "EUR 98.50"], right), ground)).toBeUndefined();
  const long = row(["4711", "EUR 98.50"], right);
  const wide = {
    ...long,
    cellSupports: [...right, [{ evidence: "a", quote: "Invoice" }]],
    row: { table: "Bills", columns: ["Number", "Total", "Kind"], cells: ["4711", "EUR 98.50", "Invoice"] },
  };
  expect(withoutFaults(wide, ground)).toMatchObject({
    text: "Number: 4711; Kind: Invoice",
    row: { cells: ["4711", null, "Invoice"] },
  });
});

const table: Evidence = {
  ...{
    id: "t",
    documentId: "d",
    document: "prices.csv",
    position: {},
    quote: "item | price\nLamp | 39\nDesk | 749",
  },
  table: {
    head: [["item", "price"]],
    headRow: 1,
    rows: [
      ["Lamp", "39"],
      ["Desk", "749"],
    ],
    firstRow: 2,
    firstColumn: 1,
  },
};
const ofTable = (cells: string[], addresses: string[], columns = ["Item", "Price"]): SubmittedClaim => {
  const cellSupports = addresses.map((cell) => [{ evidence: "t", cell }]);
  const text = columns.map((column, at) => `${column}: ${cells[at]}`).join("; ");
  return { text, supports: cellSupports.flat(), cellSupports, row: { table: "Prices", columns, cells } };
};

test("cells of one row under heads of the same names need no model; of two rows, or under other names, they do", () => {
  const judge = (claim: SubmittedClaim) => judgeRow(claim, { language: "en", evidence: [table] }).verdict;
  expect(judge(ofTable(["Lamp", "39"], ["A2", "B2"]))).toBe("VALID");
  expect(judge(ofTable(["Lamp", "749"], ["A2", "B3"]))).not.toBe("VALID");
  expect(judge(ofTable(["Lamp", "39"], ["A2", "B2"], ["Item", "Discount"]))).not.toBe("VALID");
});
