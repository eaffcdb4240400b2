import { describe, expect, test } from "vitest";
import type { Evidence, RuledClaim, Support } from "../../../model/grounding.ts";
import { auditByRules } from "../audit-by-rules.ts";
import { toEvidenceTable } from "../table/to-evidence-table.ts";

function passage(quote: string, language: string, more: Partial<Evidence> = {}): Evidence {
  return { id: "p", documentId: "d", document: "d.pdf", position: {}, quote, language, ...more };
}

const rows = [
  ["Branch", "Manager", "Staff", "Sales in CHF"],
  ["Bern", "Amsler", 12, 4100],
  ["Chur", "Bianchi", 7, 2300],
  ["Genève", "Claude", 9, 3150],
];

/** What the rules say of a claim that cites cells of a small table. */
function ofCells(claim: string, language: string, ...cells: string[]): RuledClaim {
  const evidence = [passage("", "en", { position: { sheet: "Branches" }, table: toEvidenceTable(rows) })];
  return auditByRules({
    claim,
    language,
    evidence,
    supports: cells.map((cell): Support => ({ evidence: "p", cell })),
  });
}

describe("cells", () => {
  test.each([
    ["The staff of Bern is 12.", "C2"],
    ["For Chur, the sales in CHF is 2,300.", "D3"],
    ["The manager of Genève is Claude.", "B4"],
  ])("row, column and value prove themselves: %s", (claim, cell) => {
    expect(ofCells(claim, "en", cell)).toMatchObject({ verdict: "VALID", stage: 3 });
  });

  test.each([
    ["Bern employs 12 people.", ["C2"]],
    ["The staff of Bern is about 12.", ["C2"]],
    ["The staff of Bern is not 12.", ["C2"]],
    ["Bern has more staff than Chur.", ["C2", "C3"]],
    ["Bern and Chur together have a staff of 19.", ["C2", "C3"]],
  ])("what says more is left to others: %s", (claim, cells) => {
    expect(ofCells(claim, "en", ...cells).verdict).toBe("UNDECIDED");
  });

  test.each([
    ["The staff of Bern is 7.", ["C2"], "7", "C2"],
    ["The staff of Chur is 12.", ["C2"], "12", "Bern"],
    ["The sales of Bern are 12.", ["C2"], "12", "Staff"],
    ["The staff of Bern is 7.", ["C2", "C3"], "7", "Chur"],
    ["The manager of Bern is Bianchi.", ["B2", "B3"], "Bianchi", "Chur"],
    ["Chur has more staff than Bern.", ["C2", "C3"], "more", "12"],
    ["Bern and Chur together add up to 20.", ["C2", "C3"], "20", "19"],
    ["Bern's sales are 4100 euros.", ["D2"], "4100 euros", "4100"],
  ])("%s", (...[claim, cells, fails, instead]) => {
    const ruled = ofCells(claim, "en", ...cells);
    expect(ruled).toMatchObject({ verdict: "INVALID", fails });
    expect(ruled.reason).toContain(instead);
  });

  test("in another language names and numbers still count, and nothing is proven", () => {
    expect(ofCells("Bern beschäftigt 12 Personen.", "de", "C2").verdict).toBe("UNDECIDED");
    expect(ofCells("Chur beschäftigt 12 Personen.", "de", "C2")).toMatchObject({
      verdict: "INVALID",
      fails: "12",
    });
  });

  test("a row that was quoted is read column by column", () => {
    const table = passage(rows.map((row) => row.join(" | ")).join("\n"), "en", {
      table: toEvidenceTable(rows),
    });
    const quoted = (claim: string) =>
      auditByRules({
        claim,
        language: "en",
        evidence: [table],
        supports: [{ evidence: "p", quote: "Bern Amsler 12 4100" }],
      });
    expect(quoted("The staff of Bern is 12.").verdict).toBe("VALID");
    expect(quoted("The staff of Bern is 4,100.")).toMatchObject({ verdict: "INVALID", fails: "4,100" });
  });

  test("from an earlier year to a later one it rose or fell", () => {
    const years = toEvidenceTable([
      ["Year", "Guests"],
      ["2019", 300],
      ["2023", 240],
    ]);
    const cite = (claim: string) =>
      auditByRules({
        ...{ claim, language: "en", evidence: [passage("", "en", { table: years })] },
        supports: [
          { evidence: "p", cell: "B2" },
          { evidence: "p", cell: "B3" },
        ],
      });
    expect(cite("The number of guests fell from 2019 to 2023.").verdict).toBe("UNDECIDED");
    expect(cite("The number of guests rose from 2019 to 2023.")).toMatchObject({
      verdict: "INVALID",
      fails: "rose",
    });
    expect(cite("From 2019 to 2023 the guests fell by 20 %.").verdict).toBe("UNDECIDED");
    expect(cite("From 2019 to 2023 the guests fell by 25 %.")).toMatchObject({
      verdict: "INVALID",
      fails: "25 %",
    });
  });

  test("a yes to a cell that says none is wrong", () => {
    const table = toEvidenceTable([
      ["Team", "Cups"],
      ["Blues", 0],
      ["Reds", 3],
    ]);
    const evidence = [passage("", "en", { table })];
    const answer = (claim: string) =>
      auditByRules({ claim, language: "en", evidence, supports: [{ evidence: "p", cell: "B2" }] });
    expect(answer("Yes, the Blues have won cups.")).toMatchObject({ verdict: "INVALID", fails: "Yes" });
    expect(answer("No, the Blues have won none.").verdict).toBe("UNDECIDED");
  });
});

describe("lists", () => {
  const of =
    "Die Zinssätze betragen: a. im Jahr 2024: 1. 4,75 Prozent für Darlehen, 2. 1,25 Prozent für Guthaben; b. im Jahr 2023: 1. 4,0 Prozent für Darlehen, 2. 0,5 Prozent für Guthaben.";
  const cite = (claim: string) =>
    auditByRules({
      claim,
      language: "de",
      evidence: [passage(of, "de")],
      supports: [{ evidence: "p", quote: of }],
    });

  test.each(["Für Darlehen galten 2024 4,75 Prozent.", "Der Zins auf Guthaben betrug im Jahr 2023 0,5 %."])(
    "%s",
    (claim) => {
      expect(cite(claim).verdict).toBe("UNDECIDED");
    },
  );

  test.each([
    ["Für Darlehen galten 2023 4,75 Prozent.", "4,75 Prozent"],
    ["Für Guthaben galten 2024 4,75 Prozent.", "4,75 Prozent"],
    ["Auf Guthaben gab es 2023 1,25 Prozent.", "1,25 Prozent"],
  ])("%s", (claim, fails) => {
    expect(cite(claim)).toMatchObject({ verdict: "INVALID", fails });
  });
});

describe("labels and documents", () => {
  test("a value belongs to the words before it", () => {
    const of = "Rechnungsnr. 4711230 Kundennr. 23556 Rechnungsdatum 7. Mai 2014";
    const cite = (claim: string) =>
      auditByRules({
        claim,
        language: "de",
        evidence: [passage(of, "de")],
        supports: [{ evidence: "p", quote: of }],
      });
    expect(cite("Die Kundennummer lautet 23556.").verdict).toBe("UNDECIDED");
    expect(cite("Die Kundennummer lautet 4711230.")).toMatchObject({ verdict: "INVALID", fails: "4711230" });
  });

  test("a value belongs to the document that the claim names", () => {
    const evidence = [
      passage("Offer of Altmann. A discount of 2 % is granted.", "en"),
      passage("Offer of Brugger. Payable within 14 days.", "en", {
        id: "q",
        documentId: "e",
        document: "e.pdf",
      }),
    ];
    const supports = [
      { evidence: "p", quote: "A discount of 2 %" },
      { evidence: "q", quote: "Payable within 14 days" },
    ];
    const cite = (claim: string) => auditByRules({ claim, language: "en", evidence, supports });
    expect(cite("The offer from Altmann has a discount of 2 %.").verdict).toBe("UNDECIDED");
    expect(cite("The offer from Brugger has a discount of 2 %.")).toMatchObject({
      verdict: "INVALID",
      fails: "2 %",
    });
  });
});

describe("computations", () => {
  const computed = {
    ...{
      id: "k1",
      expression: "change(a, b)",
      value: "28.571428571428571428",
      unit: "%",
      words: "change from a to b",
    },
    inputs: [
      {
        name: "a",
        values: ["70"],
        supports: [
          {
            kind: "cells" as const,
            evidence: "p",
            cells: [{ address: "B2", value: "70", rowHead: "Bern", columnHead: "2022" }],
          },
        ],
      },
      {
        name: "b",
        values: ["90"],
        supports: [
          {
            kind: "cells" as const,
            evidence: "p",
            cells: [{ address: "C2", value: "90", rowHead: "Bern", columnHead: "2023" }],
          },
        ],
      },
    ],
  };
  const cite = (claim: string) =>
    auditByRules({
      claim,
      language: "en",
      evidence: [],
      computations: [computed],
      supports: [{ computation: "k1" }],
    });

  test.each([
    "Bern grew by 28.6 %.",
    "Bern grew by 28.57 percent from 2022 to 2023.",
    "From 70 to 90, Bern grew by 29 %.",
  ])("%s", (claim) => {
    expect(cite(claim)).toMatchObject({ verdict: "UNDECIDED", doubts: [] });
  });

  test("the words of the host for its own computation prove themselves, and no others", () => {
    expect(cite(computed.words)).toMatchObject({ verdict: "VALID", stage: 3 });
    expect(cite(computed.words.replace("a to b", "b to a")).verdict).not.toBe("VALID");
    expect(cite(`Bern: ${computed.words}`).verdict).not.toBe("VALID");
  });

  test.each([
    ["1234.4", "The sum is 1,234.", "UNDECIDED"],
    ["1234.6", "The sum is 1,234.", "INVALID"],
    ["2512345", "The sum is 2.5 million.", "UNDECIDED"],
    ["2562345", "The sum is 2.5 million.", "INVALID"],
    ["-17.08", "It fell by 17.1.", "UNDECIDED"],
    ["0.286", "It is 28.6 %.", "UNDECIDED"],
    ["0.004", "The share is 0 %.", "INVALID"],
  ])("%s: %s", (value, claim, verdict) => {
    const one = { id: "k3", expression: "a", value, words: "a", inputs: [] };
    const input = {
      claim,
      language: "en",
      evidence: [],
      computations: [one],
      supports: [{ computation: "k3" }],
    };
    expect(auditByRules(input).verdict).toBe(verdict);
  });

  test("large values count digit by digit", () => {
    const large = {
      id: "k2",
      expression: "a + b",
      value: "12345678901234567890",
      words: "a and b",
      inputs: [],
    };
    const say = (claim: string) =>
      auditByRules({
        claim,
        language: "en",
        evidence: [],
        computations: [large],
        supports: [{ computation: "k2" }],
      });
    expect(say("The total is 12,345,678,901,234,567,890.").verdict).toBe("UNDECIDED");
    expect(say("The total is 12,345,678,901,234,567,891.").verdict).toBe("INVALID");
  });

  test.each([
    ["Bern grew by 28.5 %.", "28.5 %"],
    ["Bern grew by 28 %.", "28 %"],
    ["Bern grew by 28.6 % from 70 to 91.", "91"],
    ["Bern grew by 28.6 francs.", "28.6 francs"],
  ])("%s", (claim, fails) => {
    expect(cite(claim)).toMatchObject({ verdict: "INVALID", fails });
  });
});
