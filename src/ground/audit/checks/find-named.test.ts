import { expect, test } from "vitest";
import { auditByRules } from "../audit-by-rules.ts";

const balance = {
  ...{ id: "e1", documentId: "d", document: "report.pdf", position: {}, quote: "", language: "en" },
  table: {
    ...{ head: [["", "2024", "2025"]], headRow: 1, firstRow: 2, firstColumn: 1 },
    rows: [
      ["Cash", "120", "140"],
      ["Other current items", "15", "17"],
      ["Total assets", "900", "950"],
      ["All", "7", "8"],
      ["Assets:", "", ""],
    ],
  },
};
const audit = (claim: string, cell: string) =>
  auditByRules({ claim, language: "en", evidence: [balance], supports: [{ evidence: "e1", cell }] }).verdict;

test("a row that is named in full is meant, though none of its words tells much", () => {
  expect(audit("In 2025, total assets are 140.", "C2")).toBe("INVALID");
  expect(audit("In 2025, total assets are 950.", "C4")).not.toBe("INVALID");
  expect(audit("In 2025, the cash is 140.", "C2")).toBe("VALID");
  expect(audit("In 2025, the number of All is 140.", "C2")).toBe("INVALID");
  expect(audit("In 2025, all of it is 140.", "C2")).not.toBe("INVALID");
});

test("a line of heads among the rows makes no row names of a column of values", () => {
  const rows = [
    ["", "units", "(%)"],
    ["Men", "", ""],
    ["Young", "1,206", "4.7"],
    ["Old", "2,486", "5.9"],
    ["Women", "", ""],
    ["Young", "1,116", "3.6"],
    ["Old", "2,086", "7.2"],
  ];
  const evidence = { ...balance, table: { ...balance.table, head: [["Group", "2007", "2009"]], rows } };
  const supports = [{ evidence: "e1", cell: "B4" }];
  const audited = auditByRules({ claim: "x", language: "en", evidence: [evidence], supports });
  expect(audited.located).toMatchObject([{ cells: [{ rowHead: "Young", value: "1,206" }] }]);
});

test("a head that breaks off goes on below, and covers no column beside it", () => {
  const head = [
    ["", "Percentage of", "", ""],
    ["Country", "all schools", "Rate before", "Rate after"],
  ];
  const rows = [
    ["Italy", "98", "81", "98"],
    ["Spain", "95", "93", "96"],
  ];
  const evidence = { ...balance, table: { ...balance.table, head, firstRow: 3, rows } };
  const supports = [{ evidence: "e1", cell: "C3" }];
  const judge = (claim: string) => auditByRules({ claim, language: "en", evidence: [evidence], supports });
  expect(judge("The rate before of Italy is 81.")).toMatchObject({
    ...{ verdict: "VALID", located: [{ cells: [{ columnHead: "Rate before" }] }] },
  });
  expect(judge("The rate after of Italy is 81.").verdict).toBe("INVALID");
});
