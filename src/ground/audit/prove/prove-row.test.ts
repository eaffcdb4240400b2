import { expect, test } from "vitest";
import { computedFrom, type Evidence } from "../../../model/grounding.ts";
import { auditByRules } from "../audit-by-rules.ts";

const sum = "sum of Pieces (Depot = Basel)";
const passage = (head: string, rows: string[][]): Evidence => ({
  ...{ id: "e1", documentId: "d1", document: "stock.csv", position: {}, quote: "" },
  table: { head: [[head, sum]], headRow: 1, rows, firstRow: 2, firstColumn: 1 },
  computed: { plan: "{}", words: "Sum of *Pieces*.", rows: 3 },
});
const judge = (evidence: Evidence, claim = `${sum}: 12`) =>
  auditByRules({
    ...{ claim, language: "en", evidence: [evidence] },
    supports: [{ evidence: "e1", cell: "B2" }],
  }).verdict;
const total = passage(computedFrom, [["Sum of *Pieces*.", "12"]]);

test("a single total of the host proves itself by its head", () => {
  expect(judge(total)).toBe("VALID");
  expect(judge(total, `${sum}: 13`)).not.toBe("VALID");
  expect(judge(total, "sum of Pieces: 12")).not.toBe("VALID");
});

test("a cell of any other table needs the rest of its row", () => {
  expect(judge(passage("Depot", [["Basel", "12"]]))).not.toBe("VALID");
  const { computed: _computed, ...read } = total;
  expect(judge(read)).not.toBe("VALID");
});
