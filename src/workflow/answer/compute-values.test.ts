import { expect, test } from "vitest";
import type { Evidence } from "../../model/grounding.ts";
import { computeValues } from "./compute-values.ts";

const table = (document: string, values: string[], language = "en"): Evidence => ({
  ...{ id: "t", documentId: "d", document, position: {}, language },
  quote: ["item | amount", ...values.map((value, at) => `row ${at + 1} | ${value}`)].join("\n"),
  table: {
    ...{ head: [["item", "amount"]], headRow: 1, firstRow: 2, firstColumn: 1 },
    rows: values.map((value, at) => [`row ${at + 1}`, value]),
  },
});
const request = "What would it cost if prices rose by 2,5 %?";
const sum = (evidence: Evidence, expression = "sum(a)", cell = "B2:B3") =>
  computeValues([{ id: "k1", expression, inputs: { a: { evidence: "t", cell } } }], {
    evidence: [evidence],
    ...{ language: "en", request },
  });

test.each([
  ["sales.pdf", ["1,200", "(300)"], "en", "900"],
  ["umsatz.pdf", ["1.200", "300"], "de", "1500"],
  ["sales.csv", ["1.200", "0.3"], "de", "1.5"],
])("%s: %j are added as they are meant", (...[document, values, language, value]) => {
  expect(sum(table(document, values, language)).computed).toMatchObject([{ value }]);
});

test("a cell that is no number is named, and never left out of a sum", () => {
  const { computed, complaints } = sum(table("sales.csv", ["12", "n/a"]));
  expect(computed).toEqual([]);
  expect(complaints.join()).toContain('"n/a" holds no single number');
  expect(sum(table("sales.csv", ["12", "n/a"]), "count(a)").computed).toMatchObject([{ value: "2" }]);
});

test("days are counted between two dates, however they are written", () => {
  const { computed } = computeValues(
    [
      {
        ...{ id: "k1", expression: "days(from, to)" },
        inputs: { from: { evidence: "t", cell: "B2" }, to: { evidence: "t", cell: "B3" } },
      },
    ],
    { evidence: [table("bill.pdf", ["7 May 2014", "21.05.2014"])], language: "en", request: "" },
  );
  expect(computed).toMatchObject([{ value: "14", unit: "day" }]);
});

test("a number that nobody stated makes no figure out of a cited one", () => {
  const price = table("prices.csv", ["2", "3"]);
  expect(sum(price, "a * 4.95", "B2").complaints.join()).toContain("4.95 stands in no source");
  expect(sum(price, "a + 7.9", "B2").computed).toEqual([]);
  expect(sum(price, "a * 12", "B2").computed).toMatchObject([{ value: "24" }]);
  expect(sum(price, "a / 365 * 1000", "B2").complaints).toEqual([]);
  expect(sum(price, "a * 1.025", "B2").computed).toMatchObject([{ value: "2.05" }]);
  expect(sum(price, "a * 1.035", "B2").computed).toEqual([]);
});
