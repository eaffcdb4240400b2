import { expect, test } from "vitest";
import { findTopics } from "./find-topics.ts";

test.each([
  [
    "Write a memo to all staff about how remote work, holidays and expenses are handled, as Word.",
    ["remote work", "holidays", "expenses"],
  ],
  [
    "Rédige une lettre au bailleur qui résume le loyer, la durée et le préavis du bail.",
    ["le loyer", "la durée", "le préavis du bail"],
  ],
  ["Schreibe eine Mail über die Öffnungszeiten und die Preise.", ["die Öffnungszeiten", "die Preise"]],
  [
    "Verfasse ein Schreiben, das Miete, Dauer und Kündigungsfrist zusammenfasst.",
    ["Miete", "Dauer", "Kündigungsfrist"],
  ],
  [
    "Scrivi un promemoria che riassume il canone, la cauzione e la disdetta.",
    ["il canone", "la cauzione", "la disdetta"],
  ],
  ["Redacta una nota sobre el alquiler y la fianza.", ["el alquiler", "la fianza"]],
  ["Draft a memo to all staff about the new parking rules on cars and bikes as a PDF.", ["cars", "bikes"]],
  [
    "Schreibe eine Mitteilung über die neuen Vorschriften zu Lärm, Abfall und Grill.",
    ["Lärm", "Abfall", "Grill"],
  ],
  [
    "Rédige une note concernant les nouvelles règles sur les chiens et les vélos.",
    ["les chiens", "les vélos"],
  ],
  ["Scrivi una nota che spiega le nuove regole per i cani e le biciclette.", ["i cani", "le biciclette"]],
  [
    "Write a memo about the house rules and the deposit for guests.",
    ["the house rules", "the deposit for guests"],
  ],
])("each topic by itself: %s", (text, topics) => {
  expect(findTopics(text)).toEqual(topics);
});

test.each([
  "Write a memo about the budget.",
  "Write a memo about the budget: planned and spent amounts for each item.",
  "Write a memo about the contract and the offer.",
  "Write a letter that thanks the team.",
  "Who decides about rent and heating, and when?",
])("one thing, or none: %s", (text) => {
  expect(findTopics(text)).toEqual([]);
});
