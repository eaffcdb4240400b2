import fc from "fast-check";
import { expect, test } from "vitest";
import { Split } from "../../model/sub-intent.ts";
import { splitIntents } from "./split-intents.ts";

const roles = (text: string) => splitIntents(text).intents.map(({ role }) => role);
const texts = (text: string) => splitIntents(text).intents.map((intent) => intent.text);

test("takes a plain question as one look-up", () => {
  const split = splitIntents("What is the daily meal allowance in 2026?");
  expect(split).toEqual({
    multiIntent: false,
    signals: { separators: false, verbs: false, dataAndAction: false },
    intents: [
      { id: "i1", role: "LOOKUP", grounded: true, text: "What is the daily meal allowance in 2026?" },
    ],
  });
});

test("separates a comparison from a draft and carries the constraint", () => {
  const split = splitIntents("Compare policy A vs policy B with citations, then draft an email to the team.");
  expect(split.multiIntent).toBe(true);
  expect(split.intents).toEqual([
    {
      id: "i1",
      role: "COMPARE",
      grounded: true,
      text: "Compare policy A vs policy B with citations",
      constraints: ["with citations"],
    },
    { id: "i2", role: "DRAFT", grounded: false, text: "draft an email to the team." },
  ]);
});

test("puts grounded requests first whatever the order of words, and keeps the order otherwise", () => {
  expect(roles("Write a memo to the team; compare the 2025 and 2026 figures; summarise the report.")).toEqual(
    ["COMPARE", "SUMMARIZE", "DRAFT"],
  );
});

test.each([
  ["de", "Vergleiche die Reglemente 2025 und 2026 und schreibe eine E-Mail an das Team."],
  ["fr", "Compare les règlements 2025 et 2026, puis rédige un courriel à l'équipe."],
  ["it", "Confronta i regolamenti 2025 e 2026 e poi scrivi una email al team."],
  ["es", "Compara los reglamentos 2025 y 2026 y luego redacta un correo al equipo."],
])("separates the same two requests in %s", (_language, text) => {
  expect(roles(text)).toEqual(["COMPARE", "DRAFT"]);
});

test("reads numbered and bulleted lists as one request each", () => {
  const list =
    "Please:\n1) Extract all contact details from the document\n2) Translate the offer into Italian";
  expect(texts(list)).toEqual([
    "Extract all contact details from the document",
    "Translate the offer into Italian",
  ]);
});

test("matches whole words only", () => {
  expect(roles("Which devs work in the canvas team?")).toEqual(["LOOKUP"]);
  expect(roles("Rewrite the offer in plain words.")).toEqual(["REWRITE"]);
});

test.each([
  "What are the price and the delivery time of the desk lamp?",
  "Please check my tires and let me know if they have enough air.",
  "Write a letter to the customer and mention the delay.",
  'Find the clause "compare and then draft" in the contract.',
  "My card was declined yesterday. Why is that?",
])("leaves one request whole: %s", (text) => {
  expect(splitIntents(text).intents).toHaveLength(1);
});

test("lets a rule hold for every request instead of making it one", () => {
  const { intents } = splitIntents(
    "Summarise the report. Then draft a memo. Do not use more than 200 words.",
  );
  expect(intents.map(({ role }) => role)).toEqual(["SUMMARIZE", "DRAFT"]);
  expect(intents.every(({ constraints }) => constraints?.includes("Do not use more than 200 words."))).toBe(
    true,
  );
});

test("gives a text that rests on a comparison its grounded half", () => {
  expect(roles("Write a report comparing both travel policies.")).toEqual(["COMPARE", "DRAFT"]);
  expect(splitIntents("Write a poem about spring.").intents).toHaveLength(1);
  expect(splitIntents("Write a report.", { hasDocuments: true }).intents.map(({ role }) => role)).toEqual([
    "SUMMARIZE",
    "DRAFT",
  ]);
});

const snippet = fc.constantFrom(
  "Compare A and B",
  "then",
  "and",
  ";",
  "draft an email",
  ".",
  "?",
  "\n",
  "- ",
  "1) ",
  '"',
  "und",
  "Please:",
  "vs",
  "What is X",
  ",",
);

test("always gives a valid split without empty fragments, the same one twice", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(snippet, { maxLength: 15 }).map((all) => all.join(" ")),
      ),
      (text) => {
        const split = splitIntents(text);
        expect(Split.safeParse(split).success).toBe(true);
        expect(split).toEqual(splitIntents(text));
        expect(split.intents.every((intent) => intent.text.trim() !== "")).toBe(true);
        expect(split.intents.map(({ id }) => id)).toEqual(split.intents.map((_, i) => `i${i + 1}`));
        const grounded = split.intents.map((intent) => intent.grounded);
        expect(grounded.toSorted((a, b) => Number(b) - Number(a))).toEqual(grounded);
        expect(split.multiIntent).toBe(split.intents.length > 1);
      },
    ),
  );
});

test.each([
  "Ich möchte beim Verein aufhören. Bis wann muss ich das melden?",
  "I want to cancel my membership. How long is the notice period?",
  "Je voudrais quitter le club. Jusqu'à quand dois-je l'annoncer ?",
  "Vorrei lasciare l'associazione. Entro quando devo dirlo?",
  "Quiero dejar el club. ¿Hasta cuándo tengo que avisar?",
])("what somebody is about to do stays with the question that it raises: %s", (text) => {
  expect(splitIntents(text).intents.map((intent) => intent.text)).toEqual([text]);
});

test("a wish to know and a wish for figures are asked by themselves", () => {
  expect(splitIntents("I want to know the notice period. How much is the rent?").intents).toHaveLength(2);
  expect(splitIntents("Ich brauche die Umsätze. Wie viele Kunden haben wir?").intents).toHaveLength(2);
});

test.each([
  ["SUMMARIZE", "Summarise the lease. I'd like a PDF."],
  ["SUMMARIZE", "I missed the meeting. Could you boil the minutes down to a few lines, please?"],
  ["COMPARE", "What has changed between the two policies as to approval?"],
  ["DRAFT", "Schreibe eine Notiz zum Vertrag. Ich hätte gern eine Word-Datei."],
])("one request, and how it has to look: %s: %s", (role, text) => {
  expect(splitIntents(text).intents.map((intent) => intent.role)).toEqual([role]);
});

test.each([
  ["Vergleiche die beiden Angebote und gib mir eine Tabelle als Excel.", "COMPARE"],
  ["Compare the two offers. Give me a table in Excel.", "COMPARE"],
  ["Compare les deux offres et donne-moi un tableau Excel.", "COMPARE"],
  ["Confronta le due offerte e dammi una tabella in Excel.", "COMPARE"],
  ["Summarise the minutes and send me a Word file.", "SUMMARIZE"],
])("a thing without a matter of its own is the form of the request before: %s", (text, role) => {
  const { intents } = splitIntents(text);
  expect(intents).toMatchObject([{ role, constraints: [expect.stringMatching(/excel|word/iu) as string] }]);
});

test("a thing with a matter of its own is a second request", () => {
  expect(splitIntents("Vergleiche die Angebote und gib mir die Preise als Excel.").intents).toHaveLength(2);
  expect(splitIntents("List all invoices and give me a chart of the totals.").intents).toHaveLength(2);
});
