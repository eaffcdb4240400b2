import { expect, test } from "vitest";
import type { Evidence, SubmittedClaim, Support } from "../../model/grounding.ts";
import { judgeRow, withoutFaults } from "./judge-row.ts";
import { shapeOf } from "./row-shape.ts";

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
    claim: { text: "Number: 4711; Kind: Invoice", row: { cells: ["4711", null, "Invoice"] } },
    lost: [{ column: "Total", value: "EUR 98.50" }],
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

test("the name of a column may be turned round, but not turned into something else", () => {
  const named = (head: string, column: string) => {
    const own = { ...table, table: { ...table.table, head: [["item", head]] } } as Evidence;
    const claim = ofTable(["Lamp", "39"], ["A2", "B2"], ["Item", column]);
    return judgeRow(claim, { language: "en", evidence: [own] }).verdict;
  };
  expect(named("Location of processing", "Processing locations")).toBe("VALID");
  expect(named("Location of processing", "Location")).toBe("UNDECIDED");
  expect(named("Price without tax", "Price tax")).not.toBe("VALID");
  expect(named("not sold", "sold")).not.toBe("VALID");
  expect(named("Sold 2023", "Sold 2024")).not.toBe("VALID");
});

test("rows that were copied in the same way have one shape, others another", () => {
  const shape = (claim: SubmittedClaim) => shapeOf(claim, { language: "en", evidence: [table] })?.key;
  const names = ["Thing", "Cost"];
  const lamp = shape(ofTable(["Lamp", "39"], ["A2", "B2"], names));
  expect(lamp).toBeDefined();
  expect(shape(ofTable(["Desk", "749"], ["A3", "B3"], names))).toBe(lamp);
  expect(shape(ofTable(["749", "Desk"], ["B3", "A3"], names))).not.toBe(lamp);
  expect(shape(ofTable(["Desk", "750"], ["A3", "B3"], names))).toBeUndefined();
  expect(shape(ofTable(["Lamp", "749"], ["A2", "B3"], names))).toBeUndefined();
});
