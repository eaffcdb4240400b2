import { describe, expect, test } from "vitest";
import { auditByRules } from "./audit-by-rules.ts";
import { toEvidenceTable } from "./table/to-evidence-table.ts";
import { audit, passage, rejects } from "../../../test/fixtures/claims-beside-passages.ts";

describe("a whole sentence as it stands is proven", () => {
  test.each([
    ["en", "The fee is **not** refundable. Ask at the desk.", "The fee is not refundable."],
    [
      "de",
      "Die Rechnung vom 21.05.14 ist um 4,75 % höher.",
      "Die Rechnung vom 21. Mai 2014 ist um 4,75 Prozent höher.",
    ],
    ["fr", "Le bail dure douze mois. Il est écrit.", "Le bail dure 12 mois."],
    ["it", "Il canone è di 1'250 franchi al mese.", "Il canone è di 1250 franchi al mese."],
    ["es", "El plazo vence el 3 de mayo de 2021.", "El plazo vence el 3/5/2021."],
    ["en", "Loans:\n- books for 30 days\n- films for 7 days", "Loans: films for 7 days."],
    ["en", "No less than 30 days are needed.", "No less than 30 days are needed."],
    ["en", "Room No. 5 is open. It is small.", "Room No. 5 is open. It is small."],
    ["de", "Der „grosse Saal“ ist zu. Die Miete beträgt 40 Franken.", "Die Miete beträgt 40 Franken."],
    ["de", "Der »grosse Saal« ist zu. Die Miete beträgt 40 Franken.", "Die Miete beträgt 40 Franken."],
  ])("%s: %s", (language, of, claim) => {
    expect(audit({ language, of, claim })).toMatchObject({ verdict: "VALID", stage: 3, doubts: [] });
  });
});

describe("what was cut out or taken back is never proven", () => {
  test.each([
    ["en", "If the fee is unpaid, the account is closed.", "the account is closed", "The account is closed."],
    [
      "en",
      "The applicant claims that the account is closed.",
      "the account is closed",
      "The account is closed.",
    ],
    ["fr", "Il est faux que le contrat est résilié.", "le contrat est résilié", "Le contrat est résilié."],
    ["de", "Wir werden die Gebühr nicht erstatten.", "die Gebühr", "Wir werden die Gebühr erstatten."],
    ["it", "Qualora manchi la firma, il contratto è nullo.", "il contratto è nullo", "Il contratto è nullo."],
    ["es", "Según el vecino, la casa está vacía.", "la casa está vacía", "La casa está vacía."],
    [
      "de",
      "Es ist falsch, dass\nDie Gebühr beträgt 50 Franken.",
      "Die Gebühr beträgt 50 Franken.",
      "Die Gebühr beträgt 50 Franken.",
    ],
    [
      "en",
      "The following is not allowed:\n- smoking\n- dogs on the lawn",
      "dogs on the lawn",
      "Dogs on the lawn.",
    ],
    [
      "de",
      "«Die Gebühr beträgt 50 Franken.» Das behauptet die Zeitung.",
      "Die Gebühr beträgt 50 Franken.",
      "Die Gebühr beträgt 50 Franken.",
    ],
    ["en", "Is the fee refundable? Ask the desk.", "Is the fee refundable?", "Is the fee refundable?"],
    ["en", "The fee is ~~never~~ refundable.", "The fee is refundable", "The fee is refundable."],
    ["en", "The fee is n\u043Et refundable.", "The fee is", "The fee is n\u043Et refundable."],
    [
      "en",
      "The director signed. The lawyer left in May.",
      "The director signed",
      "The director left in May.",
    ],
  ])("%s: %s", (...[language, of, quote, claim]) => {
    expect(audit({ language, of, quote, claim }).verdict).not.toBe("VALID");
  });

  test("a heading that denies what stands under it is a doubt", () => {
    const evidence = [passage("Glass is covered.", "en", { heading: ["What is not covered"] })];
    const ruled = auditByRules({
      claim: "Glass is covered.",
      language: "en",
      evidence,
      supports: [{ evidence: "p", quote: "Glass is covered." }],
    });
    expect(ruled.verdict).toBe("UNDECIDED");
    expect(ruled.doubts[0]).toContain("What is not covered");
  });
});

describe("facts", () => {
  rejects([
    ["en", "The rate is 5 %.", "The rate is 5 ‰.", "5 ‰"],
    ["en", "The price is $ 40.", "The price is € 40.", "€ 40"],
    ["en", "The balance is −40 francs.", "The balance is 40 francs.", "40"],
    ["de", "Die Frist beträgt 60 Tage.", "Bezahlt wird innert 60 Wochen.", "60 Wochen"],
    ["fr", "La séance est levée à 16h05.", "La réunion s'est terminée à 17 h 05.", "17 h 05"],
    ["it", "La legge è in vigore dal 1° luglio 2019.", "La legge vige dal 7 gennaio 2019.", "7 gennaio 2019"],
    ["es", "La deuda es de 1.200 euros.", "Se deben 1.300 euros en total.", "1.300 euros"],
    ["en", "Order A-4711 was shipped.", "The shipped order is A-4712.", "A-4712"],
  ]);

  test("a number that nobody bounded is not exact where the passage bounds it", () => {
    const ruled = audit({
      language: "en",
      of: "Repairs cost more than 4,000 francs.",
      claim: "The repairs cost exactly 4,000 francs.",
    });
    expect(ruled).toMatchObject({ verdict: "INVALID", fails: "4,000 francs" });
  });

  test("a name that is not there is a doubt, a country is not", () => {
    const of = "The plant in Portugal was closed.";
    expect(audit({ language: "en", of, claim: "Meyer closed the plant in Portugal." }).verdict).toBe(
      "UNDECIDED",
    );
    expect(audit({ language: "en", of, claim: "The plant that closed was in Spain." })).toMatchObject({
      verdict: "INVALID",
      fails: "Spain",
    });
  });

  test("an identifier of the same document is a doubt", () => {
    const evidence = [passage("Invoice RE-2210", "en"), passage("Total: 40 francs", "en", { id: "q" })];
    const ruled = auditByRules({
      claim: "Invoice RE-2210 comes to 40 francs.",
      language: "en",
      evidence,
      supports: [{ evidence: "q", quote: "Total: 40 francs" }],
    });
    expect(ruled).toMatchObject({ verdict: "UNDECIDED" });
    expect(ruled.doubts.join()).toContain("2210");
  });

  test("a year in a heading dates a passage without one", () => {
    const evidence = [passage("The committee approved the budget.", "en", { heading: ["Minutes of 2021"] })];
    const cite = (claim: string) =>
      auditByRules({
        claim,
        language: "en",
        evidence,
        supports: [{ evidence: "p", quote: "approved the budget" }],
      });
    expect(cite("The budget was approved in 2021.").verdict).toBe("UNDECIDED");
    expect(cite("The budget was approved in 2020.")).toMatchObject({ verdict: "INVALID", fails: "2020" });
  });
});

describe("copies", () => {
  rejects([
    [
      "en",
      "The hall seats 80 people and the yard 120 people.",
      "The hall seats 120 people and the yard 80 people.",
      "120",
    ],
    [
      "de",
      "Der Antrag wurde mit 14 gegen 3 Stimmen angenommen.",
      "Der Antrag wurde mit 3 gegen 14 Stimmen angenommen.",
      "3",
    ],
    [
      "en",
      "The bridge was built by Keller and Sons of Basel.",
      "The bridge was built by Keller and Sons of Geneva.",
      "Geneva",
    ],
    [
      "es",
      "El puente mide 212 metros y se abrió en 1934.",
      "El puente mide 222 metros y se abrió en 1934.",
      "222",
    ],
  ]);

  test("another word for the same thing is left to others", () => {
    const ruled = audit({
      language: "en",
      of: "The committee turned down the request.",
      claim: "The committee rejected the request.",
    });
    expect(ruled.verdict).toBe("UNDECIDED");
  });
});

describe("what stands around the words that a claim copies", () => {
  test("another item of the list that is cited may be the one that says no", () => {
    const of =
      "Lorsqu'un locataire quitte un logement, il est tenu de :\n* Rendre toutes les clés du logement ;\n* Communiquer la date de son départ au bureau de la gérance ;\n* Ne pas laisser de meubles dans la cave.";
    const claim =
      "Lorsqu'un locataire quitte un logement, il est tenu de rendre toutes les clés du logement, de communiquer la date de son départ au bureau de la gérance et de ne pas laisser de meubles dans la cave.";
    const judge = (text: string) => audit({ language: "fr", of, claim: text }).verdict;
    expect(judge(claim)).toBe("UNDECIDED");
    expect(judge(claim.replace("et de ne pas laisser de", "et de laisser des"))).toBe("INVALID");
    expect(judge(claim.replace("de rendre toutes", "de ne pas rendre toutes"))).toBe("INVALID");
  });

  test("the article that a passage stands under is no value of it", () => {
    const quote =
      "The office may allow lower stocks of at most 20 per cent for each group of goods under article 3 paragraph 1.";
    const evidence = [{ ...passage(quote, "en"), heading: ["Art. 6 Shortages"] }];
    const judge = (article: string) =>
      auditByRules({
        claim: `The office may allow lower stocks of at most 20 per cent for each group of goods (art. ${article}).`,
        ...{ language: "en", evidence, supports: [{ evidence: evidence[0]?.id ?? "", quote }] },
      }).verdict;
    expect(judge("6")).toBe("UNDECIDED");
    expect(judge("7")).toBe("INVALID");
  });
});

test("two years bound a time: neither is a number, and neither points to a column of its own", () => {
  const table = toEvidenceTable(
    [
      ["source", "sum of output", "sum of output (year 2001)", "smallest of day", "largest of day"],
      ["Water", "620129", "35361", "2001-01-01", "2017-01-01"],
      ["Wind", "80103", "3853", "2001-01-01", "2017-01-01"],
    ],
    { range: "A1:E3" },
  );
  const evidence = [{ ...passage("", "en"), table }];
  const judge = (claim: string, ...cells: string[]) =>
    auditByRules({
      ...{ claim, language: "en", evidence },
      supports: cells.map((cell) => ({ evidence: evidence[0]?.id ?? "", cell })),
    }).verdict;
  expect(judge("Water had an output of 620129 over 2001 to 2017.", "B2", "D2", "E2")).toBe("UNDECIDED");
  expect(judge("Water had an output of 620129 over 2001 to 2017.", "B2")).toBe("INVALID");
  expect(judge("Water had an output of 620129 over 2002 to 2017.", "B2", "D2", "E2")).toBe("INVALID");
});

describe("the first words of a sentence name nobody by their capital", () => {
  test.each([
    [
      "fr",
      "Lorsqu'un locataire quitte le logement, il est tenu de rendre toutes les clés au bureau.",
      "Celui qui quitte le logement est tenu de rendre toutes les clés au bureau.",
    ],
    [
      "en",
      "Anyone who leaves the flat must return all keys to the office.",
      "Whoever leaves the flat must return all keys to the office.",
    ],
    [
      "it",
      "Chiunque lasci l'alloggio deve restituire tutte le chiavi all'ufficio.",
      "Ogni persona che lasci l'alloggio deve restituire tutte le chiavi all'ufficio.",
    ],
    [
      "es",
      "Quien deja la vivienda debe devolver todas las llaves en la oficina.",
      "Cada inquilino que deja la vivienda debe devolver todas las llaves en la oficina.",
    ],
  ])("%s: %s", (language, of, claim) => {
    expect(audit({ language, of, claim }).verdict).toBe("UNDECIDED");
  });
});

describe("scope", () => {
  const evidence = [passage("The fee is 50 francs.", "en")];

  test.each([
    [[{ evidence: "q", quote: "The fee" }], "q is not among the evidence"],
    [[{ evidence: "p", quote: "The fee is 60" }], '"The fee is 60" is not in p'],
    [
      [
        { evidence: "p", quote: "The fee" },
        { evidence: "p", cell: "B2" },
      ],
      "cell B2 is not in p",
    ],
    [[{ computation: "k9" }], "there is no computation k9"],
  ])("%j", (supports, reason) => {
    expect(
      auditByRules({ claim: "The fee is 50 francs.", language: "en", evidence, supports }),
    ).toMatchObject({ verdict: "NOT_IN_CONTEXT", stage: 1, reason });
  });

  test("words that speak of something else are no support", () => {
    const ruled = audit({
      language: "en",
      of: "The library opens at nine.",
      claim: "Sheep graze on alpine meadows.",
    });
    expect(ruled).toMatchObject({ verdict: "NOT_IN_CONTEXT", fails: "Sheep graze on alpine meadows." });
  });

  test("without supports the audit finds them itself", () => {
    const text =
      "The hall is old. The yard is new. The yearly fee for adults is 80 francs. Children pay less.";
    const find = (claim: string) => auditByRules({ claim, language: "en", evidence: [passage(text, "en")] });
    expect(find("The yearly fee for adults is 80 francs.")).toMatchObject({ verdict: "VALID" });
    expect(find("The yearly fee for adults is 90 francs.")).toMatchObject({
      verdict: "INVALID",
      fails: "90 francs",
    });
    expect(find("Adults pay 80 francs a year.").located[0]).toMatchObject({
      quote: "The yearly fee for adults is 80 francs.",
    });
    expect(find("Sheep graze outside.")).toMatchObject({ verdict: "NOT_IN_CONTEXT", located: [] });
  });
});
