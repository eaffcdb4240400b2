import { expect, test } from "vitest";
import { findAnswers } from "./find-answers.ts";

const ask = (text: string, language: string, ...said: readonly string[]) =>
  findAnswers(
    { text, language },
    said.map((one, at) => ({ id: `e${at}`, document: "notes.md", text: one })),
  ).map((found) => found.text);

test.each([
  [
    "a share of something else is no price",
    "de",
    "Was kostet der Trockner TE 75?",
    "Mit dem Trockner TE 75 empfehlen wir eine Einstellung von 45 bis 50 % Feuchte.",
  ],
  [
    "so many days are no day",
    "en",
    "What is the last day for bids on the hall?",
    "Bids on the hall bind for 90 days.",
  ],
  [
    "days are no tablets",
    "en",
    "How many tablets may one take?",
    "Once opened, use the tablets within 90 days.",
  ],
  [
    "money is no percentage",
    "it",
    "Quanto è lo sconto in percentuale sul conto?",
    "Lo sconto sul conto è di 40 franchi.",
  ],
  [
    "a sentence without a name names no firm",
    "fr",
    "Quelle entreprise a obtenu les travaux de peinture ?",
    "Un acompte est versé avant les travaux de peinture.",
  ],
  [
    "a letterhead states nothing",
    "it",
    "Quanto paghiamo ai Vivai Esempio di Borgo?",
    "VIVAI ESEMPIO SAGL Via Prova 5, 6512 Borgo Tel. 091 555 70 10 vivai@esempio.example",
  ],
  ["the name of a model is no measure", "de", "Wie laut ist der Kompressor?", "Anleitung Kompressor KX 240"],
])("%s", (...[, language, question, said]) => {
  expect(ask(question, language, said)).toEqual([]);
});

test.each([
  ["en", "What is the last day for bids on the hall?", "Bids on the hall are taken until 24 April 2026."],
  ["en", "How many tablets may one take?", "One may take two tablets within 24 hours."],
  ["de", "Wie laut ist der Kompressor?", "Der Kompressor ist mit 84 dB laut."],
  [
    "fr",
    "Quelle entreprise a obtenu les travaux de peinture ?",
    "Les travaux de peinture ont été confiés à Pinceau SA.",
  ],
])("what is of the kind answers, %s: %s", (language, question, said) => {
  expect(ask(question, language, said)).toEqual([said]);
});

test("what an insurance pays at most is not what it costs", () => {
  const rows =
    "Benefit | Basic plan | Plus plan\nSum insured a year | 150,000 € | 400,000 €\nPremium a year | 300 € | 700 €";
  expect(ask("How much does the Plus plan cost a year?", "en", rows).join(" ")).not.toContain("Sum insured");
});

test("the title of a paper answers nothing", () => {
  const titled = (text: string, ...said: readonly string[]) =>
    findAnswers(
      { text, language: "en" },
      said.map((one, at) => ({
        id: `e${at}`,
        document: "m.md",
        text: one,
        ...(at > 0 && { heading: [said[0] ?? ""] }),
      })),
    ).map((found) => found.text);
  expect(
    titled(
      "The washer LP 60 shows E4: what do I do?",
      "Washer LP 60: instructions in brief",
      "It needs salt.",
    ),
  ).not.toContain("Washer LP 60: instructions in brief");
});

test("of two fields that fit alike none is told, unless they say the same", () => {
  const form = (second: string) =>
    `Customer: Sample Ltd\nDistance driven by the van: 873 km\nDistance driven by the car: ${second}\nDriver: Bo Mockup`;
  expect(ask("How many km were driven?", "en", form("18664 km"))).toEqual([]);
  expect(ask("How many km were driven?", "en", form("873 km")).length).toBeGreaterThan(0);
});
