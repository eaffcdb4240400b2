import { expect, test } from "vitest";
import type { Evidence } from "../../model/grounding.ts";
import { contextOf } from "./context-of.ts";
import { toEvidenceTable } from "./table/to-evidence-table.ts";

const text =
  "Rates change yearly. The following rates apply: (a) 5 % for loans; (b) 3 % for savings. They are fixed in May. Ask us.";
const start = text.indexOf("3 %");
const quoted: Evidence = {
  ...{ id: "p", documentId: "d", document: "rates.pdf", position: { page: 3 }, quote: text },
  heading: ["Prices", "Rates"],
};

test("a quote is shown with its sentence, its neighbours, what leads to it, and where it stands", () => {
  const located = { kind: "quote" as const, evidence: "p", quote: "3 % for savings", start, end: start + 15 };
  const [shown = ""] = contextOf([located], { evidence: [quoted], computations: [] });
  expect(shown).toContain("rates.pdf, page 3");
  expect(shown).toContain("Prices › Rates");
  expect(shown).toContain("The following rates apply:");
  expect(shown).toContain("5 % for loans");
  expect(shown).toContain("⟦3 % for savings⟧");
  expect(shown).toContain("They are fixed in May.");
  expect(shown).not.toContain("Ask us");
});

test("a cell is shown with all heads, its row and its neighbours", () => {
  const rows = [
    ["Team", "Cups"],
    ["Blues", 1],
    ["Reds", 4],
    ["Greens", 2],
    ["Greys", 7],
  ];
  const table = toEvidenceTable(rows, { range: "A1:B5" });
  const sheet = {
    ...{ id: "t", documentId: "t", document: "cups.xlsx", position: { sheet: "All" }, quote: "" },
    table,
  };
  const cells = [{ address: "B3", value: "4", rowHead: "Reds", columnHead: "Cups" }];
  const [shown = ""] = contextOf([{ kind: "cells", evidence: "t", cells }], {
    evidence: [sheet],
    computations: [],
  });
  expect(shown.split("\n")).toEqual([
    "[cups.xlsx, sheet All]",
    "row | A: Team | B: Cups",
    "2 | Blues | 1",
    "3 | Reds | ⟦4⟧",
    "4 | Greens | 2",
  ]);
});

test("a computation is shown with its way and its inputs", () => {
  const cells = [{ address: "B3", value: "4", rowHead: "Reds", columnHead: "Cups" }];
  const inputs = [{ name: "a", values: ["4"], supports: [{ kind: "cells" as const, evidence: "t", cells }] }];
  const computed = { id: "k", expression: "a * 2", value: "8", words: "a times 2", inputs };
  const [shown = ""] = contextOf([{ kind: "computation", computation: "k" }], {
    evidence: [],
    computations: [computed],
  });
  expect(shown).toContain("a * 2 = 8");
  expect(shown).toContain("a times 2");
  expect(shown).toContain("B3: Reds / Cups");
});
