import { expect, test } from "vitest";
import { askAgain, findFollowUp } from "./follow-up/find-follow-up.ts";
import { findParts, listsThings } from "./find-parts.ts";

const pointsOf = (text: string, language: string) =>
  findParts(text, language).map(({ role, points }) => [role, points]);

test.each([
  ["en", "Extract these fields: seller, buyer and price.", "EXTRACT", ["seller", "buyer", "price"]],
  [
    "de",
    "Vergleiche die Angebote: Preis, Lieferfrist und Garantie.",
    "COMPARE",
    ["Preis", "Lieferfrist", "Garantie"],
  ],
  [
    "en",
    "How many staff are there, and who leads them?",
    "LOOKUP",
    ["How many staff are there", "who leads them?"],
  ],
  [
    "en",
    "How much was paid to Nordwind and how much to Brightwater?",
    "LOOKUP",
    ["How much was paid to Nordwind", "How much was paid to Brightwater?"],
  ],
  [
    "en",
    "What was the rent in 2024, and what is it in 2025?",
    "LOOKUP",
    ["What was the rent in 2024", "What was the rent in 2025?"],
  ],
  [
    "de",
    "Wie hoch war der Beitrag 2024, und wie hoch ist er 2025?",
    "LOOKUP",
    ["Wie hoch war der Beitrag 2024", "Wie hoch war der Beitrag 2025?"],
  ],
  [
    "fr",
    "Quel était le loyer en 2024, et quel est-il en 2025 ?",
    "LOOKUP",
    ["Quel était le loyer en 2024", "Quel était le loyer en 2025 ?"],
  ],
  [
    "fr",
    "Quel est le loyer et quand commence le bail ?",
    "LOOKUP",
    ["Quel est le loyer", "quand commence le bail ?"],
  ],
  [
    "en",
    "Write a report that gives (a) the rent of each floor and (b) the share of heating.",
    "LOOKUP",
    ["the rent of each floor", "the share of heating"],
  ],
])("a list is taken apart (%s): %s", (...[language, text, ...part]) => {
  expect(pointsOf(text, language)).toEqual([part]);
});

test.each([
  "The office is open on Monday, Tuesday and Friday.",
  "Who signed the lease?",
  "Summarise the report.",
])("what asks for one thing is left alone: %s", (text) => {
  expect(findParts(text, "en")).toEqual([]);
});

test("things in formats of their own are several deliverables", () => {
  expect(listsThings("Prepare 1) an Excel table of prices and 2) a Word note on terms.")).toBe(true);
  expect(listsThings("Prepare a report on (a) prices and (b) terms.")).toBe(false);
});

const earlier =
  "round 1, asked: What was the rent of the office in 2024?\n  answered (OK): CHF 10\n  proven:\n  - The rent was CHF 10.";

test("another year is asked of what was asked before", () => {
  expect(findFollowUp("And in 2025?", earlier, "en")).toMatchObject([
    { text: "What was the rent of the office in 2025?" },
  ]);
  expect(findFollowUp("And in Bern?", earlier, "en")).toMatchObject([
    { text: "What was the rent of the office in 2024 in Bern?" },
  ]);
  expect(findFollowUp("What is the rent in Bern?", earlier, "en")).toEqual([]);
  expect(findFollowUp("Et au T4 ?", "round 1, asked: Combien de tasses au T1 ?", "fr")).toMatchObject([
    { text: "Combien de tasses au T4 ?" },
  ]);
});

test("a wish for a format repeats the question where no file was made", () => {
  expect(askAgain("That as Excel, please.", earlier, "en")).toMatchObject([
    {
      role: "LOOKUP",
      text: "What was the rent of the office in 2024?",
      constraints: ["That as Excel, please."],
    },
  ]);
  expect(askAgain("That as Excel.", `${earlier}\n  made: docItem:doc_1:rent.docx`, "en")).toEqual([]);
});

test.each([
  ["What has changed between the two policies as to approval and the deadline for claims?", "en"],
  ["Worin unterscheiden sich die Verträge hinsichtlich Miete und Frist?", "de"],
  ["Stell mir die beiden Rechnungen gegenüber: Nummer und Datum.", "de"],
])("a comparison on named points: %s", (text, language) => {
  const [part] = findParts(text, language);
  expect(part?.role).toBe("COMPARE");
  expect(part?.points).toHaveLength(2);
});

test.each([
  [
    "Preparami una breve nota per il consiglio: l'utile del 2025, quanti ospiti sono venuti e quanto costa il furgone.",
    "it",
  ],
  ["Write a short memo to the board: the profit of 2025, how many guests came and what the van costs.", "en"],
  ["Schreibe eine Notiz für den Vorstand: Gewinn 2025, Zahl der Gäste und Preis des Wagens.", "de"],
  [
    "Prépare-moi une note pour le comité : le bénéfice de 2025, le nombre d'hôtes et le prix du véhicule.",
    "fr",
  ],
])("each fact that a text is to tell is looked up by itself: %s", (text, language) => {
  const [part] = findParts(text, language);
  expect(part?.role).toBe("LOOKUP");
  expect(part?.points).toHaveLength(3);
});

test("what each item of a table is to hold is one point of a memo", () => {
  expect(findParts("Write a memo about the budget: planned and spent amounts for each item.", "en")).toEqual(
    [],
  );
});

test("a German question with was is a point of its own", () => {
  expect(findParts("Wann kommt der Monteur und was kostet die Reparatur?", "de")[0]?.points).toEqual([
    "Wann kommt der Monteur",
    "was kostet die Reparatur?",
  ]);
  expect(findParts("Wie heisst der Mieter und alles, was er bezahlt?", "de")).toEqual([]);
});

const rounds = (asked: string) => `round 1, asked: ${asked}\n  answered (OK): yes`;

test("what was found before is put into a text: it is asked once more, and written", () => {
  const parts = findFollowUp("Put that in a mail to Mr Fry.", rounds("How much is the rent?"), "en");
  expect(parts.map(({ role, text }) => [role, text])).toEqual([
    ["LOOKUP", "How much is the rent?"],
    ["DRAFT", "Put that in a mail to Mr Fry."],
  ]);
  expect(
    findFollowUp("Write a mail to Mr Fry about the keys.", rounds("How much is the rent?"), "en"),
  ).toEqual([]);
});

test("a summary is made once more where it is to be shorter", () => {
  const parts = findFollowUp(
    "Kürzer bitte, in drei Sätzen.",
    rounds("Fasse das Protokoll in acht Sätzen zusammen."),
    "de",
  );
  expect(parts).toMatchObject([{ role: "SUMMARIZE", text: "Fasse das Protokoll in zusammen (drei Sätzen)" }]);
  expect(findFollowUp("Kürzer bitte.", rounds("Wie hoch ist die Miete?"), "de")).toEqual([]);
});
