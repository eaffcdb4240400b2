import fc from "fast-check";
import { expect, test } from "vitest";
import type { EvidenceItem } from "../../../../prompts/answer-from-evidence.ts";
import { findAnswers } from "./find-answers.ts";

const item = (id: string, text: string, more: Partial<EvidenceItem> = {}): EvidenceItem => ({
  ...{ id, document: "notes.md", text },
  ...more,
});

const ask = (text: string, evidence: readonly EvidenceItem[], language = "en") =>
  findAnswers({ text, language }, evidence).map((found) => found.text);

const depot = item(
  "d",
  "The tram depot was built by Irene Falk in 1931. It holds forty trams. The depot is not open to visitors. Repairs of the roof cost EUR 92,000.",
);

test.each([
  ["Who built the tram depot?", "The tram depot was built by Irene Falk in 1931."],
  ["In what year was the tram depot built?", "The tram depot was built by Irene Falk in 1931."],
  ["How much did the repair of the roof cost?", "Repairs of the roof cost EUR 92,000."],
])("quotes the sentence that holds a thing of the kind asked for: %s", (question, answer) => {
  expect(ask(question, [depot])).toEqual([answer]);
});

test.each([
  ["something of the kind is missing", "How many windows does the roof of the depot have?"],
  ["the name is another one", "Who built the tram depot of Marseille?"],
  ["the year is another one", "Who built the tram depot in 1958?"],
  ["the verb is another one", "Who painted the tram depot?"],
  ["the sentence denies it", "Which depot is open to visitors?"],
])("refuses where %s", (_why, question) => {
  expect(ask(question, [depot])).toEqual([]);
});

test("a sentence that begins with a pronoun brings its subject along, and the quotation is one piece", () => {
  const [found] = findAnswers({ text: "How many trams does the tram depot hold?", language: "en" }, [depot]);
  expect(found?.text).toBe("The tram depot was built by Irene Falk in 1931. It holds forty trams.");
  expect(found?.supports).toMatchObject([{ quote: expect.stringMatching(/./u) as string }]);
  for (const support of found?.supports ?? [])
    if ("quote" in support) expect(depot.text).toContain(support.quote);
});

test("headings, front matter, page furniture, half sentences and lines that lead to a list are no answers", () => {
  const heading = item("h", "# Opening hours of the archive");
  const leading = item("l", "The opening hours of the archive are:");
  const matter = item("m", "---\nopening: hours of the archive since 2019\n---\n");
  const half = item("c", "and the opening hours of the archive at 9");
  const pages = ["a", "b", "c"].map((id, at) => item(id, `Archive opening hours – page ${at + 1}`));
  const question = "When are the opening hours of the archive?";
  expect(ask(question, [heading, leading, matter, half, ...pages])).toEqual([]);
  const said = item("s", "The opening hours of the archive are from 9 to 12 on Mondays.");
  expect(ask(question, [heading, leading, matter, half, ...pages, said])).toEqual([said.text]);
});

test("a year in a heading holds for the sentences below it, and another year in a sentence is that sentence's own", () => {
  const of = (year: number, amount: number) =>
    item(`y${year}`, `The ceiling for hotels is CHF ${amount} a night.`, {
      ...{ heading: [`Rules ${year}`], document: `rules-${year}.md` },
    });
  expect(ask("What is the hotel limit in 2031?", [of(2030, 150), of(2031, 165)])).toEqual([
    "The ceiling for hotels is CHF 165 a night.",
  ]);
  const other = item("o", "The ceiling for hotels was CHF 120 a night in 2019.", { heading: ["Rules 2031"] });
  expect(ask("What is the hotel limit in 2025?", [other])).toEqual([]);
});

const english = [
  item("e1", "Every purchase above CHF 800 needs the approval of the head of department."),
  item("e2", "The notice period is two months. Invoices are paid within 45 days."),
  item("e3", "Guests pay a parking fee of CHF 6 per day."),
];

test.each([
  ["de", "Wie lang ist die Kündigungsfrist?", "The notice period is two months."],
  ["de", "Wer muss einen Einkauf bewilligen?", english[0]?.text],
  ["fr", "Quel est le délai de préavis ?", "The notice period is two months."],
  ["it", "Entro quando vengono pagate le fatture?", "Invoices are paid within 45 days."],
  ["es", "¿Quién debe autorizar una compra?", english[0]?.text],
])("a question in %s finds what an English paper says: %s", (language, question, answer) => {
  expect(ask(question, english, language)).toEqual([answer]);
});

test("a row answers by its label and the heads of its columns, and computes nothing", () => {
  const text = " | 2023 | 2024\nTicket sales | 510 | 640\nTicket refunds (1) | 12 | 9";
  const table = item("t", text);
  expect(ask("What were the ticket refunds in 2024?", [table])).toEqual([
    "Ticket refunds (1); 2023: 12; 2024: 9",
  ]);
  expect(ask("What was the change in ticket sales from 2023 to 2024?", [table])).toEqual([]);
  expect(ask("What were the ticket refunds in 2021?", [table])).toEqual([]);
});

test("documents that answer alike are quoted beside each other, one sentence of each", () => {
  const one = item("1", "The deposit is CHF 40.", { document: "north.md" });
  const two = item("2", "The deposit is CHF 60.", { document: "south.md" });
  expect(ask("How high is the deposit?", [one, two])).toEqual([one.text, two.text]);
});

test("a property that a long document never speaks of is not answered by another one", () => {
  const pages = Array.from({ length: 12 }, (_, at) =>
    item(
      `p${at}`,
      `Hall ${at} lies by the lake. It has a roof of slate. The entrance fee of hall ${at} is EUR ${1_500 + at}. The garden is green. Dogs wait outside.`,
    ),
  );
  expect(ask("How high is the entrance fee of hall 7?", pages)).toEqual([
    "The entrance fee of hall 7 is EUR 1507.",
  ]);
  expect(ask("How high is the parking fee of hall 7?", pages)).toEqual([]);
});

test("what several things cost together is told by a total alone", () => {
  const parts = item("p", "The tenant rents a studio of 90 m2, a cellar of 12 m2 and a garage.");
  const whole = item("w", "Studio, cellar and garage cost EUR 1,450 a month in total.");
  const question = "How much do we pay for the studio, the cellar and the garage in total?";
  expect(ask(question, [parts])).toEqual([]);
  expect(ask(question, [parts, whole])).toEqual([whole.text]);
  const teile = item("t", "Die Werkstatt misst 80 m2, das Lager 30 m2 und der Hof 200 m2.");
  expect(ask("Was zahlen wir für Werkstatt, Lager und Hof zusammen?", [teile], "de")).toEqual([]);
});

test("a person is a name, and no title of a page or common noun", () => {
  const title = item(
    "t",
    "RAPPORT Assemblée publique tenue le 4 mai, à 18h00 dans la salle communale Présences",
  );
  expect(ask("Qui tenait la caisse de l'assemblée ?", [title], "fr")).toEqual([]);
  const said = item("s", "La caisse de l'assemblée était tenue par Odile Fictif.");
  expect(ask("Qui tenait la caisse de l'assemblée ?", [title, said], "fr")).toEqual([said.text]);
  const tenant = item("n", "The tenant cleans the stairs of the house every week.");
  expect(ask("Who cleans the stairs of the house?", [tenant])).toEqual([tenant.text]);
  const surname = item("u", "La cassa dell'assemblea era affidata alla signora Rossi.");
  expect(ask("A chi era affidata la cassa dell'assemblea?", [surname], "it")).toEqual([surname.text]);
});

test("a sentence that says nothing of the question answers under a heading that says all of it", () => {
  const under = (heading: string) =>
    item("h", "It is two weeks to the end of a month.", { heading: [heading] });
  expect(ask("How long is the notice period?", [under("Notice period")])).toHaveLength(1);
  expect(ask("How long can we still order lamps at these prices?", [under("Price list for lamps")])).toEqual(
    [],
  );
});

test("why something is needed is told before the wish, or before a colon", () => {
  const form = item("f", "The account number of the club is 77-4410. The treasurer closes the books in May.");
  const question = "I am calling the treasurer and need the account number of the club.";
  expect(ask(question, [form])).toEqual(["The account number of the club is 77-4410."]);
  const lift = item(
    "l",
    "Bei einer Panne hilft der Hauswart, Telefon 000 555 12 12. Der Keller ist abgeschlossen.",
  );
  expect(ask("Der Motor im Keller brummt seit Tagen: wer hilft bei einer Panne?", [lift], "de")).toEqual([
    "Bei einer Panne hilft der Hauswart, Telefon 000 555 12 12.",
  ]);
});

test("any text goes through, gives the same answer twice, and only what stands in it is quoted", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), fc.string({ maxLength: 80 }), (text, question) => {
      const evidence = [item("f", text), depot];
      const found = findAnswers({ text: question, language: "de" }, evidence);
      expect(findAnswers({ text: question, language: "de" }, evidence)).toEqual(found);
      for (const { supports } of found)
        for (const support of supports)
          expect(evidence.find(({ id }) => id === support.evidence)?.text).toContain(
            "quote" in support ? support.quote : "",
          );
    }),
  );
});

test("what is told before a question only says why somebody asks", () => {
  const rules = item("r", "A bicycle costs EUR 4 per trip. Dogs travel free of charge.");
  const question = "Tomorrow I visit my aunt in the mountains. What does a bicycle cost per trip?";
  expect(ask(question, [rules])).toEqual(["A bicycle costs EUR 4 per trip."]);
});

test("a limit answers whether an amount is allowed, whatever its number", () => {
  const rules = item("r", "Gifts to partners are allowed up to CHF 80. Gifts need no receipt.");
  expect(ask("Are gifts of CHF 120 to partners allowed?", [rules])).toEqual([
    "Gifts to partners are allowed up to CHF 80.",
  ]);
});

test("a row is named by any of its texts", () => {
  const table = item(
    "t",
    "| No. | Task | Who |\n| --- | --- | --- |\n| A1 | Return the keys | Ada Probe |\n| A2 | Clean the cellar | Max Entwurf |",
  );
  expect(ask("Who takes care of returning the keys?", [table])).toEqual([
    expect.stringContaining("Ada Probe"),
  ]);
  expect(ask("Who takes care of painting the keys?", [table])).toEqual([]);
});

test("a form that a word of two ideas does not list is known by its stem", () => {
  const english = [item("e", "Invoices are paid within 45 days.")];
  expect(ask("Entro quando vengono pagate le fatture?", english, "it")).toEqual([english[0]?.text]);
});

test("a thing is found under its kind, and is not taken for another thing of it", () => {
  const policy = [item("m", "Meals are paid up to 28 francs. Hotels are paid up to 190 francs.")];
  expect(ask("How much is paid for a lunch?", policy)).toEqual(["Meals are paid up to 28 francs."]);
  const other = [item("b", "The breakfast costs 12 francs.")];
  expect(ask("How much is the lunch?", other)).toEqual([]);
});

test("a phrase says as much as the word for it", () => {
  const minutes = [item("w", "Salaries rise by 3.2 per cent on 1 May 2026. The canteen is renovated.")];
  expect(ask("By how much do wages go up?", minutes)).toEqual([
    "Salaries rise by 3.2 per cent on 1 May 2026.",
  ]);
});

test("a part of a compound is known by what it means", () => {
  const offer = [item("o", "Das Reinigungsunternehmen kündigt drei Monate vorher.")];
  expect(ask("Wie lange vorher kündigt die Reinigungsfirma?", offer, "de")).toEqual([offer[0]?.text]);
});

test("a greeting is no part of the question", () => {
  const rules = [item("h", "Hunde dürfen mit Einwilligung der Nachbarn mitgebracht werden.")];
  expect(ask("Guten Tag, dürfen Hunde mitgebracht werden?", rules, "de")).toEqual([rules[0]?.text]);
});

test("what a month costs does not say what a year costs", () => {
  const rent = { ...depot, text: "The monthly rent of the depot is 780 francs." };
  expect(ask("How much is the rent of the depot?", [rent])).toHaveLength(1);
  expect(ask("How much is the rent of the depot per year?", [rent])).toEqual([]);
});

test("what is only pointed at brings along the sentence that names it", () => {
  const text = "Datagrams are sent without a connection. The X.25 suite uses this type of network.";
  expect(ask("Which type of network does the X.25 suite use?", [item("x", text)])).toEqual([text]);
});

test("verbs that only begin alike are different", () => {
  const minutes = [item("v", "Ada Probe verschickt die Einladungen zur Schulung bis 29. Mai 2026.")];
  expect(ask("Auf wann wurde die Schulung verschoben?", minutes, "de")).toEqual([]);
});

test("a year that a sentence leaves out is not answered by the years that it names", () => {
  const law = [item("l", "The interest rate on late payment of the federal tax is 4.75 per cent in 2024.")];
  expect(ask("What was the interest rate on late payment of the federal tax in 2024?", law)).toHaveLength(1);
  expect(
    ask(
      "What was the interest rate on late payment of the federal tax in 2024, and what is it in 2025?",
      law,
    ),
  ).toEqual([]);
});

test("a name is the same word in every language", () => {
  const said = item("n", "The bridge was designed by Robert Stapling in 1887. It has three arches.");
  expect(ask("In welchem Jahr entwarf Stapling die Brücke?", [said], "de")).toEqual([
    "The bridge was designed by Robert Stapling in 1887.",
  ]);
});

test("a sentence that says no word of the question is no answer because of the heading above it", () => {
  const heading = ["Tools for the garden"];
  const said = item("o", "Parcels can be sent back within 14 days if they are unopened.", { heading });
  expect(ask("How long can we still buy garden tools?", [said])).toEqual([]);
});

test("a verb that a long document never says is another word for what it says; a thing that it never names is missing", () => {
  const filler = Array.from({ length: 30 }, (_, at) => `Paragraph ${at + 1} deals with the garden.`).join(
    " ",
  );
  const said = "The old ledger stays readable until 31 March 2031.";
  const pages = [item("f", filler), item("s", said)];
  expect(ask("How long can we still browse the old ledger?", pages)).toEqual([said]);
  expect(ask("How long can we still read the old newspaper?", pages)).toEqual([]);
});

test.each([
  [
    "de",
    "Bis wann müssen wir den unterschriebenen Vertrag schicken?",
    "Die Reservierung gilt bis 30. April. Bitte schicken Sie uns bis dahin den unterschriebenen Vertrag. Die Anzahlung von 30 Prozent ist bis 15. Mai fällig.",
  ],
  [
    "en",
    "By what date must we send the signed contract?",
    "The booking holds until 30 April. Please send us the signed contract by then. The deposit of 30 percent is due by 15 May.",
  ],
])("a deadline that points back brings the day along (%s)", (language, text, letter) => {
  const [first] = findAnswers({ text, language }, [{ id: "m", document: "mail.eml", text: letter }]);
  expect(first?.text).toMatch(/30\.? April/u);
  expect(first?.text).not.toMatch(/15/u);
});
