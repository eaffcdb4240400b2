import { describe, expect, test } from "vitest";
import type { Evidence, Support } from "../../../model/grounding.ts";
import { locateSupport } from "../locate/locate-support.ts";
import { toEvidenceTable } from "../table/to-evidence-table.ts";
import { composePassages } from "./compose-passages.ts";
import { showSupports } from "./show-supports.ts";
import { showWords } from "./show-words.ts";

const text =
  "Rates change yearly. The following rates apply: (a) 5 % for loans; (b) 3 % for savings. They are fixed in May. Ask us.";
const rates: Evidence = {
  ...{ id: "p", documentId: "d", document: "rates.pdf", position: { page: 3 }, quote: text },
  heading: ["Prices", "Rates"],
};
const cups: Evidence = {
  ...{ id: "t", documentId: "t", document: "cups.xlsx", position: { sheet: "All" }, quote: "" },
  table: toEvidenceTable(
    [
      ["Team", "Cups"],
      ["Blues", 1],
      ["Reds", 4],
      ["Greens", 2],
      ["Greys", 7],
    ],
    { range: "A1:B5" },
  ),
};

function show(supports: readonly Support[], evidence: readonly Evidence[], claim = "") {
  const located = supports.flatMap((support) => locateSupport(support, evidence) ?? []);
  expect(located).toHaveLength(supports.length);
  return showSupports(located, { evidence, computations: [], claim: { text: claim, language: "en" } });
}

function tell(supports: readonly Support[], evidence: readonly Evidence[], claim = "") {
  const { passages, cited } = composePassages([show(supports, evidence, claim)]);
  return { passage: passages.map((one) => one.text).join("\n\n"), cited: (cited[0] ?? []).join("\n") };
}

describe("quotes", () => {
  test("stand in their sentence with its neighbours, what leads to it, and where it is", () => {
    const { passage, cited } = tell([{ evidence: "p", quote: "3 % for savings" }], [rates]);
    expect(passage).toContain("rates.pdf, page 3");
    expect(passage).toContain("Prices › Rates");
    expect(passage).toContain("The following rates apply:");
    expect(passage).toContain("(a) 5 % for loans");
    expect(passage).toContain("They are fixed in May.");
    expect(passage).not.toContain("Ask us");
    expect(cited).toBe("P1: ⟦3 % for savings⟧");
  });

  test("say how their document begins where no heading does", () => {
    const where = { documentId: "m", document: "minutes.pdf" };
    const minutes: Evidence[] = [
      { id: "m1", ...where, position: { page: 1 }, quote: "Minutes of the\nbuilding committee, 4 May" },
      { id: "m2", ...where, position: { page: 2 }, quote: "The plan is approved." },
      { id: "o1", documentId: "o", document: "other.pdf", position: { page: 1 }, quote: "Another paper" },
    ];
    const far = tell([{ evidence: "m2", quote: "The plan is approved." }], minutes);
    expect(far.passage).toContain("(the document begins: Minutes of the building committee, 4 May)");
    expect(far.passage).not.toContain("Another paper");
    const first = tell([{ evidence: "m1", quote: "building committee" }], minutes);
    expect(first.passage).not.toContain("begins");
    expect(tell([{ evidence: "p", quote: "3 % for savings" }], [rates]).passage).not.toContain("begins");
  });

  test("of a computed table name what stands above its source", () => {
    const computed = { plan: "{}", words: "Number of rows", rows: 3, of: "Suppliers abroad" };
    const { passage } = tell([{ evidence: "t", cell: "B3" }], [{ ...cups, computed }]);
    expect(passage).toContain('(computed over the table below "Suppliers abroad")');
  });

  test("of a sheet name the other sheets", () => {
    const since: Evidence = { ...cups, id: "u", position: { sheet: "Since 1990" } };
    const { passage } = tell([{ evidence: "t", cell: "B3" }], [cups, since]);
    expect(passage).toContain("(other sheets: Since 1990)");
    expect(tell([{ evidence: "t", cell: "B3" }], [cups]).passage).not.toContain("other sheets");
  });

  test("of several claims share their passage", () => {
    const claims = ["5 % for loans", "3 % for savings"].map((quote) =>
      show([{ evidence: "p", quote }], [rates]),
    );
    const { passages, cited } = composePassages([...claims, [showWords("The fee is 4.")]]);
    expect(passages.map(({ id }) => id)).toEqual(["P1", "P2"]);
    expect(passages[0]?.text.split("for loans")).toHaveLength(2);
    expect(cited).toEqual([["P1: ⟦5 % for loans⟧"], ["P1: ⟦3 % for savings⟧"], ["P2: ⟦The fee is 4.⟧"]]);
  });

  test("that stand in a passage twice are told by what is before them", () => {
    const twice = { ...rates, quote: "The fee of Rome is 4 francs. The fee of Bern is 4 francs." };
    const located = { kind: "quote" as const, evidence: "p", quote: "4 francs", start: 48, end: 56 };
    const shown = showSupports([located], { evidence: [twice], computations: [] });
    expect(composePassages([shown]).cited[0]?.[0]).toContain("fee of Bern is ⟦4 francs⟧");
  });

  test("of a row come with the heads of the columns that stand above it", () => {
    const lines = "Weekly prices\nGoods   24 Feb 2017   Last week\nOil 2.85 2.99\nCorn ($/bu) 3.10 3.05";
    const { passage } = tell(
      [{ evidence: "p", quote: "Corn ($/bu) 3.10 3.05" }],
      [{ ...rates, quote: lines }],
    );
    expect(passage).toContain("Goods 24 Feb 2017 Last week");
    const on = (id: string, quote: string, rows?: string[][]): Evidence => ({
      ...{ id, documentId: "d", document: "prices.pdf", position: { page: 1 }, quote },
      ...(rows && { table: toEvidenceTable(rows) }),
    });
    const above = on("a", "", [
      ["Goods", "This week", "Year ago"],
      ["Oil", "2.85", "2.99"],
      ["Salt", "1.10", "1.20"],
    ]);
    const below = on("b", "Corn 3.10 3.05\nRye 2.10 2.05", [
      ["Corn", "3.10", "3.05"],
      ["Rye", "2.10", "2.05"],
    ]);
    expect(tell([{ evidence: "b", cell: "B1" }], [above, on("n", "1.00"), below]).passage).toContain(
      "above it on the page: Goods | This week | Year ago",
    );
    const elsewhere = { ...above, position: { page: 2 } };
    expect(tell([{ evidence: "b", cell: "B1" }], [elsewhere, below]).passage).not.toContain("Year ago");
  });

  test("keep the mark of the item before them, and are cut between words", () => {
    const list = "In 2023: 1. 4 percent for loans, 2. nothing for savings; in 2024: 5 percent for loans.";
    expect(
      tell([{ evidence: "p", quote: "in 2024: 5 percent" }], [{ ...rates, quote: list }]).passage,
    ).toContain("2. nothing");
    const [before, own] = ["a ".repeat(150).concat("wordofmanyletters".repeat(9)), "Short line."].map(
      (quote, at): Evidence => ({ ...rates, id: `n${at}`, quote }),
    );
    expect(
      tell([{ evidence: "n1", quote: "Short line." }], [before ?? rates, own ?? rates]).passage,
    ).not.toMatch(/before it: \p{L}*letters/u);
  });
});

describe("cells", () => {
  test("are shown with all heads, their row and its neighbours", () => {
    const { passage, cited } = tell([{ evidence: "t", cell: "B3" }], [cups]);
    expect(passage.split("\n")).toEqual([
      ...[
        "[cups.xlsx, sheet All]",
        "row | A: Team | B: Cups",
        "2 | Blues | 1",
        "3 | Reds | 4",
        "4 | Greens | 2",
      ],
    ]);
    expect(cited).toBe("P1: B3, Reds / Cups: ⟦4⟧");
  });

  test("of a wide table are shown without the columns that do not matter", () => {
    const head = ["Team", ...Array.from({ length: 14 }, (_, at) => `Year ${at + 1}`)];
    const wide: Evidence = {
      ...cups,
      table: toEvidenceTable([
        head,
        ...["Blues", "Reds"].map((name, row) => [name, ...head.slice(1).map((_, at) => 100 * row + at)]),
      ]),
    };
    const { passage } = tell([{ evidence: "t", cell: "F3" }], [wide]);
    expect(passage).toContain("F: Year 5");
    expect(passage).toContain("3 | A: Reds | B: 100 | E: 103 | F: 104 | G: 105");
    expect(passage).not.toContain("L: 110");
  });

  test("in a range are told from the first row to the last, with what they amount to", () => {
    const rows = [
      ["month", "change", "region"],
      ...[12.5, -7, 3, -802.25, 0, 44, 5, 6, 7].map((change, at) => [
        `M${at + 1}`,
        change,
        at % 2 === 0 ? "north" : "south",
      ]),
    ];
    const jobs: Evidence = { ...cups, document: "jobs.csv", table: toEvidenceTable(rows) };
    const { cited } = tell([{ evidence: "t", cell: "B2:B10" }], [jobs]);
    expect(cited).toContain('⟦B2:B10⟧, 9 cells of change, rows "M1" to "M9", every row');
    expect(cited).toContain(
      'the host read all 9 cells of change B2:B10, rows "M1" to "M9": sum -731.75; smallest -802.25 in row M4; largest 44 in row M6; 2 below zero',
    );
    expect(tell([{ evidence: "t", cell: "C2:C10" }], [jobs]).cited).toContain("5 times north; 4 times south");
    expect(tell([{ evidence: "t", cell: "B2:B4" }], [jobs]).cited).not.toContain("the host read");
    expect(tell([{ evidence: "t", cell: "B2:C10" }], [jobs]).cited).toContain(
      "largest change of each kind: north 12.5 in row M1 (of 5 rows); south 44 in row M6 (of 4 rows)",
    );
  });
});

describe("what the host knows of a table", () => {
  const rows = [
    ["country", "people", "region"],
    ...[
      ["Ardia", "120", "north"],
      ["Belland", "950", "south"],
      ["Corvia", "300", "north"],
      ["Dorn", "80", "south"],
      ["Elvar", "210", "north"],
      ["Fenn", "40", "south"],
    ],
  ];
  const people: Evidence = { ...cups, document: "people.csv", table: toEvidenceTable(rows) };

  test("the largest of a group is told where a claim sets one above the others, and only there", () => {
    const cell = [{ evidence: "t", cell: "B4" }];
    const ranked = tell(cell, [people], "Corvia has the most people in the north.").cited;
    expect(ranked).toContain(
      'the 3 rows with region "north": smallest 120 in row Ardia; largest 300 in row Corvia',
    );
    expect(tell(cell, [people], "Corvia has 300 people.").cited).not.toContain("the host");
  });

  test("a table that was cut into pieces is read as one", () => {
    const table = people.table ?? toEvidenceTable(rows);
    const piece = (from: number, to: number): Evidence => ({
      ...{ ...people, id: `t~${from + 1}` },
      table: { ...table, rows: table.rows.slice(from, to), firstRow: table.firstRow + from },
    });
    const pieces = [piece(0, 2), piece(2, 6)];
    const claim = "Corvia has the most people in the north.";
    expect(tell([{ evidence: "t~3", cell: "B4" }], pieces, claim).cited).toContain(
      "largest 300 in row Corvia",
    );
  });

  test("cells that say the same are told with the rows that say so too", () => {
    const cells = ["C2", "C4"].map((cell) => ({ evidence: "t", cell }));
    expect(tell(cells, [people]).cited).toContain(
      '"north" in region is cited in 2 rows; 1 more have it: Elvar',
    );
    const all = [...cells, { evidence: "t", cell: "C6" }];
    expect(tell(all, [people]).cited).toContain("no other row of the table has it");
  });
});

test("numbers are summed as their document means them, and not at all where that is unclear", () => {
  const german = [
    ["Monat", "Betrag"],
    ...["1.200", "2.300", "3.400", "4.500", "5.600"].map((value, at) => [`M${at}`, value]),
  ];
  const tellOf = (document: string) =>
    tell(
      [{ evidence: "t", cell: "B2:B6" }],
      [{ ...cups, document, language: "de", table: toEvidenceTable(german) }],
    ).cited;
  expect(tellOf("umsatz.pdf")).toContain("sum 17000");
  expect(tellOf("umsatz.csv")).toContain("sum 17");
  expect(tellOf("umsatz.csv")).not.toContain("sum 17000");
});

test("a computation is shown with its way, and a range of it from its first row to its last", () => {
  const cells = [2, 3, 4, 5].map((row) => ({
    ...{ address: `B${row}`, value: "1", rowHead: ["Blues", "Reds", "Greens", "Greys"][row - 2] ?? "" },
    columnHead: "Cups",
  }));
  const inputs = [
    { name: "a", values: ["1", "4", "2", "7"], supports: [{ kind: "cells" as const, evidence: "t", cells }] },
  ];
  const computed = { id: "k", expression: "sum(a)", value: "14", words: "sum of 4 values", inputs };
  const shown = showSupports([{ kind: "computation", computation: "k" }], {
    ...{ evidence: [cups], computations: [computed] },
  });
  const { passages } = composePassages([shown]);
  expect(passages[0]?.text).toContain("sum(a) = 14");
  expect(passages[0]?.text).toContain("4 cells, from All!B2: Blues / Cups to All!B5: Greys / Cups");
  expect(passages[0]?.text).toContain("every row");
});
