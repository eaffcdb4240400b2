import { expect, test } from "vitest";
import { findFacts } from "./find-facts.ts";
import { findTold } from "./find-told.ts";

test.each([
  [
    "en",
    "Write a mail to the members: tell them until when the pool is closed and on which day it opens.",
    ["until when the pool is closed", "on which day the pool opens"],
  ],
  ["en", "Write an email to Tom telling him how much the room costs.", ["how much the room costs"]],
  ["en", "Draft a letter that explains why the delivery is late.", ["why the delivery is late"]],
  [
    "de",
    "Schreib eine Mail ans Team, in der steht, wann die Sitzung ist und wer sie leitet.",
    ["wann die Sitzung ist", "wer die Sitzung leitet"],
  ],
  [
    "fr",
    "Écris un mail à l'équipe pour dire quand le bail commence et combien coûte la place.",
    ["quand le bail commence", "combien coûte la place"],
  ],
  [
    "it",
    "Scrivi una lettera ai soci che spieghi come si fa la domanda e entro quando.",
    ["come si fa la domanda", "entro quando fa la domanda"],
  ],
  ["es", "Escribe un correo al equipo explicando cuándo cierra la oficina.", ["cuándo cierra la oficina"]],
])("the questions that a text is to answer (%s): %s", (language, text, points) => {
  expect(findTold(text, language)).toEqual(points);
});

test.each([
  ["en", "Write a mail to the team that says that the office is closed."],
  ["it", "Scrivi una mail che dica che l'ufficio è chiuso."],
  ["en", "Write a note about remote work."],
])("a statement is none (%s): %s", (language, text) => {
  expect(findTold(text, language)).toEqual([]);
});

test.each([
  [
    "en",
    "Write a mail with the date and the price of the trip.",
    ["What is the date of the trip?", "What is the price of the trip?"],
  ],
  [
    "de",
    "Schreib eine Mail mit Datum, Ort und Preis des Ausflugs.",
    ["Was ist das Datum des Ausflugs?", "Ort des Ausflugs", "Preis des Ausflugs"],
  ],
  [
    "it",
    "Scrivi un'e-mail con la data e il luogo della festa.",
    ["Qual è la data della festa?", "Qual è il luogo della festa?"],
  ],
])("facts of one thing, each with what it is about (%s): %s", (language, text, facts) => {
  expect(findFacts(text, language)).toEqual(facts);
});

test.each([
  "Write a note with the rules on passwords and on lost devices.",
  "Write a mail with kind regards.",
])("a topic is no fact: %s", (text) => {
  expect(findFacts(text, "en")).toEqual([]);
});
