import { expect, test } from "vitest";
import { contextOf } from "./context-of.ts";
import { locateSupport } from "./locate/locate-support.ts";
import { toEvidenceTable } from "./table/to-evidence-table.ts";

const rows = [
  ["month", "change", "region"],
  ...[12.5, -7, 3, -802.25, 0, 44, 5].map((change, at) => [
    `M${at + 1}`,
    change,
    at % 2 === 0 ? "north" : "south",
  ]),
];
const evidence = {
  ...{ id: "t", documentId: "d", document: "jobs.csv", position: {} },
  quote: rows.map((row) => row.join(" | ")).join("\n"),
  table: toEvidenceTable(rows),
};

function tell(cell: string): string {
  const located = locateSupport({ evidence: "t", cell }, [evidence]);
  return contextOf(located === undefined ? [] : [located], { evidence: [evidence], computations: [] }).join(
    "\n",
  );
}

test("a range is told with its exact sum, its ends and what is below zero", () => {
  expect(tell("B2:B8")).toContain(
    "the host read all 7 cells of change B2:B8: sum -744.75; smallest -802.25 in row M4; largest 44 in row M6; 2 below zero",
  );
});

test("words are counted by kind, and a few cells are not summed up", () => {
  expect(tell("C2:C8")).toContain("4 times north; 3 times south");
  expect(tell("B2:B4")).not.toContain("the host read");
});

test("numbers beside kinds are told with the largest of each kind", () => {
  expect(tell("B2:C8")).toContain("(largest change of each kind: north 12.5 in row M1; south 44 in row M6)");
});

test("numbers are summed as their document means them, and not at all where that is unclear", () => {
  const german = [
    ["Monat", "Betrag"],
    ...["1.200", "2.300", "3.400", "4.500", "5.600"].map((value, at) => [`M${at}`, value]),
  ];
  const tellOf = (document: string, language: string) => {
    const given = { ...evidence, document, language, quote: "", table: toEvidenceTable(german) };
    const located = locateSupport({ evidence: "t", cell: "B2:B6" }, [given]);
    return contextOf(located === undefined ? [] : [located], { evidence: [given], computations: [] }).join(
      "\n",
    );
  };
  expect(tellOf("umsatz.pdf", "de")).toContain("sum 17000");
  expect(tellOf("umsatz.csv", "de")).toContain("sum 17");
  expect(tellOf("umsatz.csv", "de")).not.toContain("sum 17000");
});
