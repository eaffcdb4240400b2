import { describe, expect, test } from "vitest";
import type { Computed, Evidence } from "../../../model/grounding.ts";
import { auditByRules } from "../audit-by-rules.ts";
import { locateSupport } from "../locate/locate-support.ts";
import { composePassages } from "../show/compose-passages.ts";
import { showSupports } from "../show/show-supports.ts";
import { toEvidenceTable } from "../table/to-evidence-table.ts";

const kinds = ["Coal", "Wind", "Water"];
const rows = [
  ["year", "source", "output"],
  ...kinds.flatMap((kind, at) =>
    Array.from({ length: 6 }, (_, year) => [String(2011 + year), kind, String(300 * (at + 1) + year)]),
  ),
];
const evidence: Evidence = {
  ...{ id: "t", documentId: "d", document: "power.csv", position: {}, language: "en" },
  ...{ quote: rows.map((row) => row.join("\t")).join("\n"), table: toEvidenceTable(rows) },
};

function sumOf(cell: string, value: string): Computed {
  const located = locateSupport({ evidence: "t", cell }, [evidence]);
  const cells = located?.kind === "cells" ? located.cells : [];
  const inputs = [
    { name: "a", supports: located === undefined ? [] : [located], values: cells.map((one) => one.value) },
  ];
  return { id: "k", expression: "sum(a)", value, words: "", inputs };
}

/** Coal from 2011 to 2016: 300 to 305. */
const coal = sumOf("C2:C7", "1815");

function judge(claim: string, computed = coal) {
  const cells = computed.inputs.flatMap(({ supports }) =>
    supports.flatMap((support) => (support.kind === "cells" ? support.cells : [])),
  );
  const supports = [{ computation: "k" }, ...cells.map(({ address }) => ({ evidence: "t", cell: address }))];
  return auditByRules({ claim, language: "en", evidence: [evidence], computations: [computed], supports });
}

describe("what is computed over a range", () => {
  test("may be told with the years of its first and its last row, and with their number", () => {
    for (const claim of [
      "Coal gave 1815 in all from 2011 to 2016.",
      "The output of coal in 2011–2016 adds up to 1815.",
      "Over the six years coal gave 1815.",
    ])
      expect(judge(claim)).toMatchObject({ verdict: "UNDECIDED", doubts: [] });
  });

  test("is not told of other years", () => {
    expect(judge("Coal gave 1815 in all from 2012 to 2014.").reason).toContain("from 2011 to 2016");
    expect(judge("Coal gave 1815 in all from 2012 to 2014.").verdict).toBe("INVALID");
    expect(judge("Coal gave 1815 in all from 2009 to 2016.").verdict).toBe("INVALID");
    expect(judge("Coal gave 1815 in 2014.").doubts.join(" ")).toContain("from 2011 to 2016");
  });

  test("is not told of another kind of rows", () => {
    const { verdict, reason } = judge("Wind gave 1815 in all from 2011 to 2016.");
    expect(verdict).toBe("INVALID");
    expect(reason).toContain('rows of "Coal", not "Wind"');
  });

  test("is told to whoever judges it with what it covers", () => {
    const tell = (computed: Computed) =>
      composePassages([
        showSupports([{ kind: "computation", computation: "k" }], {
          ...{ evidence: [evidence], computations: [computed] },
        }),
      ]).passages[0]?.text;
    expect(tell(coal)).toContain('all rows with source "Coal"');
    expect(tell(sumOf("C2:C6", "1510"))).toContain('1 more rows with source "Coal" are not among them');
    expect(tell(sumOf("C2:C19", "1"))).toContain("every row that the host was given");
  });
});
