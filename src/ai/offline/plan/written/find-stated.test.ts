import { expect, test } from "vitest";
import { findParts } from "../find-parts.ts";
import { findStated } from "./find-stated.ts";

test.each([
  [
    "en",
    "Write a letter to Hillside Paper telling them that we accept the credit note but need new pallets by 19 June.",
    ["that we accept the credit note", "that we need new pallets by 19 June"],
  ],
  [
    "de",
    "Schreib eine Mail an die Muster AG, dass wir die Gutschrift annehmen und dass der Termin am 4. Mai bleibt.",
    ["dass wir die Gutschrift annehmen", "dass der Termin am 4. Mai bleibt"],
  ],
  [
    "de",
    "Schreib einen Brief an Frau Probe und teile ihr darin mit, dass wir kündigen, aber bis Juni bleiben, als Word.",
    ["dass wir kündigen", "dass wir bis Juni bleiben"],
  ],
  [
    "fr",
    "Écrivez une lettre à la société Exemple pour leur dire que nous acceptons l'avoir mais que le délai est trop long.",
    ["que nous acceptons l'avoir", "que le délai est trop long"],
  ],
  [
    "it",
    "Scrivi una lettera alla ditta Prova dicendo che accettiamo la nota di credito ma che la consegna è in ritardo.",
    ["che accettiamo la nota di credito", "che la consegna è in ritardo"],
  ],
  [
    "es",
    "Escribe una carta a la empresa Ejemplo diciendo que aceptamos el abono.",
    ["que aceptamos el abono"],
  ],
])("each thing that a text is to say (%s): %s", (language, text, points) => {
  expect(findStated(text, language)?.points).toEqual(points);
});

test.each([
  ["en", "Write a letter about the pallets that were broken."],
  ["en", "Write a mail that tells the parents when the trip is."],
  ["fr", "Écris une note qui dit ce que coûte la sortie."],
  ["it", "Scrivi una mail con la data."],
  ["en", "Write a mail that tells the team the price that we agreed on."],
  ["en", "Write a note telling the price that we agreed on."],
  ["it", "Scrivi una mail indicando il prezzo che abbiamo pattuito."],
  ["de", "Schreib eine Mail, die sagt, wann wir anfangen."],
])("where nothing is stated, nothing is found (%s): %s", (language, text) => {
  expect(findStated(text, language)).toBeUndefined();
});

test("they are looked up for the text, with those who get it", () => {
  const parts = findParts(
    "Write a letter to Hillside Paper telling them that we accept the note but need pallets.",
    "en",
  );
  expect(parts.map(({ role, text, points }) => [role, text, points])).toEqual([
    [
      "LOOKUP",
      "letter to Hillside Paper: that we accept the note; that we need pallets",
      ["that we accept the note", "that we need pallets"],
    ],
    ["DRAFT", expect.stringMatching(/^Write a letter/u), []],
  ]);
  expect(findParts("What does the letter say that we must do?", "en").map(({ role }) => role)).not.toContain(
    "DRAFT",
  );
});

test("a long order is read in time", () => {
  const start = performance.now();
  findStated(`Write a letter telling them ${"them ".repeat(150)}that`, "en");
  findStated(`Write a letter telling ${" ".repeat(700)}that we`, "en");
  expect(performance.now() - start).toBeLessThan(500);
});
