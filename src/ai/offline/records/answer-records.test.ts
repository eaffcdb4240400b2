import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { answerRecords } from "./answer-records.ts";

const tasks = {
  ...{ id: "e1", document: "minutes.md", heading: ["Tasks"] },
  text: "| Task | Person | Deadline |\n| --- | --- | --- |\n| Order the grey boat | Ada Sample | 10 April 2026 |\n| Sell the old tent | Ben Dummy | 29 May 2026 |",
  table: {
    ...{ headRow: 1, firstRow: 2, firstColumn: 1 },
    head: [["Task", "Person", "Deadline"]],
    rows: [
      ["Order the grey boat", "Ada Sample", "10 April 2026"],
      ["Sell the old tent", "Ben Dummy", "29 May 2026"],
    ],
  },
};
const policy = {
  ...{ id: "e2", document: "policy.txt" },
  text: "Policy number: BP-77\nReplaces policy: BP-12\nExcess for theft: GBP 1,000\nExcess for water: GBP 500\nBroker: Ida Blank",
};
const ask = (text: string, evidence = [tasks, policy], language = "en") =>
  answerRecords({ text, language }, evidence).map((claim) => claim.text);

describe("the row or line that a question is about", () => {
  test.each([
    [
      "Who has to order the new boat, and until when?",
      "Task: Order the grey boat; Person: Ada Sample; Deadline: 10 April 2026",
    ],
    ["I need our policy number for a claim form.", "Policy number: BP-77"],
    ["How high is our deductible after a theft?", "Excess for theft: GBP 1,000"],
  ])("%s", (question, answer) => {
    expect(ask(question)).toEqual([answer]);
  });
});

describe("nothing is said where", () => {
  test.each([
    ["two records fit as well", "How high is the excess?"],
    ["a name is another one", "Who has to order the boat for Zoe?"],
    ["a name stands in another record", "When does Ben order the boat?"],
    ["something would have to be computed", "How much more is the excess for theft than for water?"],
    ["a year is another one", "What was the excess for theft in 2019?"],
    ["a number is another one", "What is the excess for 40 cases of theft?"],
    ["no date is stated", "When was the theft?"],
    ["the value is what was asked with", "What is the mail address of Ida Blank?"],
    ["a reason is asked for", "Why is there an excess for theft?"],
  ])("%s: %s", (_why, question) => {
    expect(ask(question)).toEqual([]);
  });
});

test("a row about the foundation is no answer to which profit it made", () => {
  const balance = {
    id: "e3",
    document: "bilan.txt",
    text: "Capital de la fondation : 465 550\nCaisse : 196 300",
  };
  expect(ask("Quel capital la fondation a-t-elle ?", [balance], "fr")).toHaveLength(1);
  expect(ask("Quel bénéfice la fondation a-t-elle ?", [balance], "fr")).toEqual([]);
});

test("what an hour costs is told in money, never in hours", () => {
  const repair = (value: string) => ({
    id: "e4",
    document: "lift.txt",
    text: `Repair of the lift: ${value}\nSmall parts: none`,
  });
  const question = "Repair of the lift: what is it per hour?";
  expect(ask(question, [repair("142")])).toHaveLength(1);
  expect(ask(question, [repair("4 hours")])).toEqual([]);
});

function tableOf(document: string, heading: string, rows: string[][]) {
  const [head = [], ...body] = rows;
  return {
    ...{ id: `e-${heading}`, document, heading: [heading] },
    text: [head, head.map(() => "---"), ...body].map((row) => `| ${row.join(" | ")} |`).join("\n"),
    table: { headRow: 1, firstRow: 2, firstColumn: 1, head: [head], rows: body },
  };
}

const allowances = tableOf("allowances.md", "Allowances", [
  ["Item", "Domestic (EUR)", "Abroad (EUR)"],
  ["Room", "110", "150"],
  ["Bathroom kit", "8", "9"],
]);
const tagessaetze = tableOf("saetze.md", "Tagessätze", [
  ["Leistung", "Inland (EUR)", "Ausland (EUR)"],
  ["Mietwagen", "60", "75"],
  ["Leihwagen mit Fahrer", "180", "210"],
]);
const seats = tableOf("boats.md", "Boats", [
  ["Boat", "Price (EUR)", "Minimum number of rowers"],
  ["Gig", "40", "4"],
  ["Barge", "90", "12"],
]);
const usual = tableOf("courts.md", "Usual prices", [
  ["Court", "Morning", "Evening"],
  ["Clay court", "30", "44"],
  ["Hall", "50", "70"],
]);
const students = tableOf("courts.md", "Prices for students", [
  ["Court", "Morning", "Evening"],
  ["Clay court", "18", "26"],
  ["Hall", "31", "42"],
]);
const modulo = tableOf("modulo.html", "Scheda", [
  ["Proprietario", "Ada Prova, Borgo"],
  ["Numero", "7714"],
  ["Data", "12.03.2026"],
  ["Imbarcazione", "Barca a vela Bora"],
  ["Codice", "XB-12"],
  ["Ore di motore", "1 240"],
]);
const personal = tableOf("personal.md", "Personal", [
  ["Name", "Aufgabe", "Eintritt"],
  ["Lea Muster", "Gärtnerin", "2019-05-13"],
  ["Udo Probe", "Koch", "2021-02-01"],
]);

describe("what stands over a record explains the question", () => {
  test.each([
    [
      "a country, where home and abroad are apart",
      "What is the rate for a room in Italy?",
      "en",
      [allowances],
      "Item: Room; Domestic (EUR): 110; Abroad (EUR): 150",
    ],
    [
      "a price, where there is a currency",
      "Welcher Ansatz gilt in Frankreich für den Mietwagen?",
      "de",
      [tagessaetze],
      "Leistung: Mietwagen; Inland (EUR): 60; Ausland (EUR): 75",
    ],
    [
      "the smallest, where there is a minimum",
      "What is the smallest crew for the barge?",
      "en",
      [seats],
      "Boat: Barge; Price (EUR): 90; Minimum number of rowers: 12",
    ],
    [
      "a heading tells two of the same name apart",
      "I am a student. What does the clay court cost in the evening?",
      "en",
      [usual, students],
      "Court: Clay court; Morning: 18; Evening: 26",
    ],
    [
      "other fields of a form say whose it is",
      "Quante ore di motore ha la barca?",
      "it",
      [modulo],
      "Ore di motore: 1 240",
    ],
    [
      "since when somebody is here is his first day",
      "Seit wann arbeitet Lea Muster bei uns?",
      "de",
      [personal],
      "Name: Lea Muster; Aufgabe: Gärtnerin; Eintritt: 2019-05-13",
    ],
    [
      "how tall something is stands under its height",
      "How tall is the mast?",
      "en",
      [{ ...policy, text: "Mast height (m): 14\nSail area (m2): 60\nWeight: 2 t" }],
      "Mast height (m): 14",
    ],
    [
      "what somebody bears himself is the excess",
      "How much do we have to pay ourselves after a theft?",
      "en",
      [policy],
      "Excess for theft: GBP 1,000",
    ],
    [
      "why it is needed stands before the wish",
      "Ich rufe gerade den Makler an und brauche die Policennummer.",
      "de",
      [{ ...policy, text: "Policennummer: BP-77\nMakler: Ida Blank\nPrämie: 300 EUR" }],
      "Policennummer: BP-77",
    ],
  ])("%s: %s", (_why, ...[question, language, evidence, answer]) => {
    expect(ask(question, evidence, language)).toEqual([answer]);
  });

  test.each([
    ["a country, where all columns are of one", "What is the rate for a gig in Italy?", [seats]],
    ["neither heading was meant", "What does the clay court cost in the evening?", [usual, students]],
    ["the smallest of all is asked for", "What is the smallest crew of all boats?", [seats]],
    ["another thing is asked of it", "How long is the barge?", [seats]],
  ])("nothing is said of %s: %s", (_why, question, evidence) => {
    expect(ask(question, evidence)).toEqual([]);
  });
});

const hire = tableOf("hire.md", "Boats for hire", [
  ["Boat", "Hour", "Day", "Deposit"],
  ["Rowing boat", "18", "70", "100"],
  ["Motor boat", "55", "240", "400"],
]);
const schein = {
  ...{ id: "e5", document: "schein.txt" },
  text: "Gerät: Bohrmaschine TX 40\nGewicht: 3.2 kg\nKaufpreis: 389 Franken\nGewährleistung bis: 3. Mai 2028",
};

describe("a row that is named says nothing of", () => {
  test.each([
    ["insurance", "How high is the insurance for the motor boat?", [hire], "en"],
    ["speed", "How fast is the motor boat?", [hire], "en"],
    ["weeks", "What does the motor boat cost for a week?", [hire], "en"],
    ["how long it is", "How long is the rowing boat?", [hire], "en"],
    ["how many there are", "How many rowing boats do you have?", [hire], "en"],
    ["a down payment", "Wie hoch ist die Anzahlung für die Bohrmaschine?", [schein], "de"],
    ["pay", "What does Lea Muster earn?", [personal], "en"],
  ])("%s: %s", (_why, ...[question, evidence, language]) => {
    expect(ask(question, evidence, language)).toEqual([]);
  });

  test("but of a price, of its deposit and of its weight", () => {
    expect(ask("How high is the deposit for the motor boat?", [hire])).toHaveLength(1);
    expect(ask("What does the motor boat cost for a day?", [hire])).toHaveLength(1);
    expect(ask("Wie schwer ist die Bohrmaschine?", [schein], "de")).toEqual(["Gewicht: 3.2 kg"]);
  });
});

test("any question and any text go through, and only what stands there is told", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 80 }), fc.string({ maxLength: 120 }), (question, text) => {
      const found = answerRecords({ text: question, language: "en" }, [{ id: "e", document: "a.txt", text }]);
      for (const { supports } of found)
        for (const support of supports) expect(text).toContain("quote" in support ? support.quote : "");
    }),
    { numRuns: 200 },
  );
});

test("what is called an amount is told by a number", () => {
  const bill = (value: string) => [
    { id: "b", document: "bill.txt", text: `Licence amount: ${value}\nBroker: Ida Blank` },
  ];
  expect(ask("licence amount", bill("GBP 34.73"))).toEqual(["Licence amount: GBP 34.73"]);
  expect(ask("licence amount", bill("none stated"))).toEqual([]);
});

test("a table of one row is a form, and does not tell what somebody gets", () => {
  const item = {
    id: "e",
    document: "slip.md",
    text: "| Staff no. | Name | Born on | Entry date |\n| --- | --- | --- | --- |\n| 118 | Ada Sample | 14.06.1991 | 01.03.2022 |",
    table: {
      head: [["Staff no.", "Name", "Born on", "Entry date"]],
      headRow: 1,
      rows: [["118", "Ada Sample", "14.06.1991", "01.03.2022"]],
      firstRow: 2,
      firstColumn: 1,
    },
  };
  const own = (text: string) => answerRecords({ text, language: "en" }, [item]).map((found) => found.text);
  expect(own("How much does Ada Sample get for May?")).toEqual([]);
  expect(own("Since when has Ada Sample worked here?")).toEqual(["Name: Ada Sample; Entry date: 01.03.2022"]);
});

test("a row of sizes tells no price, and the number of an invoice is not that of an account", () => {
  const sizes = tableOf("sizes.md", "Costumes", [
    ["Name", "Part", "Height cm", "Chest cm"],
    ["Ada Sample", "Prince", "168", "88"],
    ["Bo Mockup", "Button", "181", "99"],
  ]);
  expect(ask("What does the Prince costume cost?", [sizes])).toEqual([]);
  const advice = tableOf("advice.md", "", [
    ["Customer", "Sample Wholesale"],
    ["Invoice Number", "INV-0046"],
    ["Due Date", "Jun 3, 2026"],
  ]);
  expect(ask("Which account number is on the invoice?", [advice])).toEqual([]);
});
