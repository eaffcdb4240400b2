import { describe, expect, test } from "vitest";
import type { Evidence, RuledClaim } from "../../model/grounding.ts";
import { auditByRules } from "./audit-by-rules.ts";
import { toEvidenceTable } from "./table/to-evidence-table.ts";

interface Cited {
  text: string;
  language: string;
  quote?: string;
  heading?: string[];
}

function judge(
  claim: string,
  language: string,
  { text, language: theirs, quote, heading }: Cited,
): RuledClaim {
  const evidence = {
    ...{ id: "p", documentId: "d", document: "rules.md", position: {}, quote: text, language: theirs },
    ...(heading && { heading }),
  };
  const supports = [{ evidence: "p", quote: quote ?? text }];
  return auditByRules({ claim, language, evidence: [evidence], supports });
}

describe("what is told to whoever judges a claim", () => {
  const chain =
    "WHEREAS the barn stands on lot 12; WHEREAS nobody objected to the plan; WHEREAS the shed adds four rooms behind the barn; IT IS RESOLVED to approve the plan.";

  test("a clause between semicolons is held against itself, not against its neighbours", () => {
    const quote = "WHEREAS the shed adds four rooms behind the barn";
    const ruled = judge("The shed adds four rooms behind the barn.", "en", {
      text: chain,
      language: "en",
      quote,
    });
    expect(ruled.verdict).toBe("UNDECIDED");
    expect(ruled.doubts).toEqual([]);
  });

  test("what leads to a chain belongs to each of its clauses", () => {
    const text = "Not insured are: damage by water; damage by fire; theft of cash from the till.";
    const quote = "theft of cash from the till";
    const ruled = judge("Theft of cash from the till is insured.", "en", { text, language: "en", quote });
    expect(ruled.verdict).not.toBe("VALID");
    expect([...ruled.doubts, ruled.reason].join(" ")).toMatch(/not/iu);
  });

  test("no little words, no numbers of paragraphs and nothing that only moved", () => {
    const text = "2 The office grants the aid in writing within four weeks.";
    const ruled = judge("The office grants aid within four weeks in writing.", "en", {
      text,
      language: "en",
    });
    expect(ruled.verdict).toBe("UNDECIDED");
    expect(ruled.doubts).toEqual([]);
  });

  test("one word with a meaning that is left out of a copy", () => {
    const text = "The office grants provisional aid to farms within four weeks.";
    const ruled = judge("The office grants aid to farms within four weeks.", "en", { text, language: "en" });
    expect(ruled.doubts.join(" ")).toContain('"provisional" is left out');
  });

  test("no unit that a label names, though not beside the number", () => {
    const row = "Goods: rice; duration in months: 4; article: 3";
    const ruled = judge("Rice is kept for 4 months.", "en", { text: row, language: "en" });
    expect(ruled.doubts.filter((doubt) => doubt.includes("unit"))).toEqual([]);
    const bare = judge("Rice is kept for 4 months.", "en", {
      text: "Goods: rice; duration: 4",
      language: "en",
    });
    expect(bare.doubts.filter((doubt) => doubt.includes("unit"))).toHaveLength(1);
  });

  test("a number in a heading denies nothing", () => {
    const text = "Le prix est de 780 francs.";
    const under = (heading: string) => judge(text, "fr", { text, language: "fr", heading: [heading] });
    expect(under("Contrat n° CM-2025-118").verdict).toBe("VALID");
    expect(under("Ce qui n'est pas dû").verdict).toBe("UNDECIDED");
    const rent = "The rent is 780 pounds.";
    const below = (heading: string) => judge(rent, "en", { text: rent, language: "en", heading: [heading] });
    expect(below("Storage Agreement No. SL-2207").verdict).toBe("VALID");
    expect(below("Invoice No 2207").verdict).toBe("VALID");
    expect(below("No rent for 5 rooms").verdict).toBe("UNDECIDED");
    expect(below("What is no longer due. A 5").verdict).toBe("UNDECIDED");
  });

  test("no duty that only a heading speaks of", () => {
    const text = "zucchero: 3 mesi;\nriso: 4 mesi;";
    const heading = ["Scorte obbligatorie"];
    const ruled = judge("Zucchero: 3 mesi.", "it", {
      text,
      language: "it",
      quote: "zucchero: 3 mesi",
      heading,
    });
    expect(ruled.doubts).toEqual([]);
  });

  test("a condition only where nothing of it is in the claim", () => {
    const text = "If the door is locked, call the guard.";
    const said = judge("Call the guard for a locked door.", "en", { text, language: "en" });
    const cut = judge("Call the guard.", "en", { text, language: "en" });
    expect(said.doubts.join(" ")).not.toContain('"If"');
    expect(cut.doubts.join(" ")).toContain('"If" is left out');
    expect(cut.verdict).not.toBe("VALID");
  });
});

describe("articles and paragraphs", () => {
  const text = "Ai sensi dell'articolo 3 capoverso 2 la quota è del 40 per cento.";

  test("a number that is broken over a line is one number", () => {
    const text = "The request for demolition 2031-\n0379 is granted to the owner.";
    const ruled = judge("Request 2031-0379 is granted to the owner.", "en", { text, language: "en" });
    expect(ruled.verdict).toBe("UNDECIDED");
    expect(judge("Request 2031-0378 is granted to the owner.", "en", { text, language: "en" }).verdict).toBe(
      "INVALID",
    );
  });

  test("an abbreviation is the word it stands for", () => {
    const claim = "Ai sensi dell'art. 3 cpv. 2 la quota è del 40 per cento.";
    expect(judge(claim, "it", { text, language: "it" }).verdict).toBe("VALID");
  });

  test("the number of an article is compared all the same", () => {
    const claim = "Ai sensi dell'art. 4 cpv. 2 la quota è del 40 per cento.";
    expect(judge(claim, "it", { text, language: "it" }).verdict).toBe("INVALID");
  });

  test("a word that is no reference is no abbreviation", () => {
    const own = { text: "Diese Artikel sind verboten.", language: "de" };
    expect(judge("Diese Art sind verboten.", "de", own).verdict).not.toBe("VALID");
  });

  test("a reference that stands elsewhere in the document is no wrong value", () => {
    const evidence = ["Art. 7 Fees", "The fee is 40 francs."].map((quote, at) => ({
      ...{ id: `p${at}`, documentId: "d", document: "rules.md", position: {}, quote, language: "en" },
    }));
    const supports = [{ evidence: "p1", quote: "The fee is 40 francs." }];
    const ruled = auditByRules({
      claim: "Under art. 7 the fee is 40 francs.",
      language: "en",
      evidence,
      supports,
    });
    expect(ruled.verdict).toBe("UNDECIDED");
    const wrong = auditByRules({
      claim: "Under art. 7 the fee is 70 francs.",
      language: "en",
      evidence,
      supports,
    });
    expect(wrong.verdict).toBe("INVALID");
  });
});

describe("units and names", () => {
  const rows = [
    ["Market", "Last week", "This week"],
    ["Oil ($/gal)", "2.99", "2.85"],
    ["Corn ($/bu)", "3.10", "3.05"],
  ];
  const evidence = {
    ...{ id: "t", documentId: "d", document: "prices.csv", position: {}, language: "en" },
    quote: rows.map((row) => row.join("\t")).join("\n"),
    table: toEvidenceTable(rows),
  };
  const over = (claim: string, language: string) =>
    auditByRules({ claim, language, evidence: [evidence], supports: [{ evidence: "t", cell: "C2" }] });

  test("a unit in brackets in the head of the row is said", () => {
    expect(over("Das Öl kostete in dieser Woche 2,85 Dollar.", "de").doubts).toEqual([]);
    expect(over("Das Öl kostete in dieser Woche 2,85 Euro.", "de").verdict).toBe("INVALID");
  });

  test("the head of a column in quotation marks is quoted", () => {
    expect(over("Der Wert unter «This week» ist 2,85.", "de").doubts).toEqual([]);
  });
});

describe("names of the source", () => {
  const minutes = {
    ...{ id: "p", documentId: "d", document: "2023-06-20-minutes.pdf", position: {}, language: "en" },
    quote: "The meeting of 20 June was opened at 4 p.m. by the chair.",
  };
  const over = (claim: string, evidence: Evidence = minutes) =>
    auditByRules({
      claim,
      language: "en",
      evidence: [evidence],
      supports: [{ evidence: "p", quote: evidence.quote }],
    });

  test("the year of a day that is given without one may stand in the name of the file, which proves nothing by rule", () => {
    for (const claim of [
      "The meeting of 20 June 2023 was opened at 4 p.m. by the chair.",
      "The chair opened the meeting on 20 June 2023.",
    ])
      expect(over(claim).verdict).toBe("UNDECIDED");
    expect(over("The meeting of 21 June 2023 was opened at 4 p.m. by the chair.").verdict).toBe("INVALID");
  });

  test("the name of the file, and of a file inside of it, is no unknown name", () => {
    expect(over("2023-06-20-minutes.pdf says that the chair opened the meeting.").doubts).toEqual([]);
    const inner = {
      ...{ ...minutes, document: "bill.pdf", position: { path: "factur-x.xml" } },
      quote: "DuePayableAmount: 963.11",
    };
    const ruled = over("The embedded factur-x.xml gives a payable amount of 963.11.", inner);
    expect([ruled.verdict, ruled.doubts]).toEqual(["UNDECIDED", []]);
  });
});

test("brackets of a loss and joined letters of a print are read as they stand", () => {
  const rows = [
    ["Item", "2025", "2024"],
    ["Interest expense", "(217)", "(218)"],
    ["Di\uFB03culty", "80", "70"],
  ];
  const evidence = {
    ...{ id: "t", documentId: "d", document: "a.pdf", position: {}, language: "en" },
    ...{ quote: rows.map((row) => row.join("\t")).join("\n"), table: toEvidenceTable(rows) },
  };
  const over = (claim: string, cell: string) =>
    auditByRules({ claim, language: "en", evidence: [evidence], supports: [{ evidence: "t", cell }] });
  expect(over("For Interest expense, the 2025 is (217).", "B2").verdict).toBe("VALID");
  expect(over("For Interest expense, the 2025 is (218).", "B2").verdict).toBe("INVALID");
  // a loss may be told without its sign; whether the words fit is for others to say
  expect(over("Interest expense in 2025 came to 217.", "B2").verdict).toBe("UNDECIDED");
  expect(over("Interest expense in 2025 came to 218.", "B2").verdict).toBe("INVALID");
  expect(over("For Di\uFB03culty, the 2025 is 80.", "B3").verdict).toBe("VALID");
});
