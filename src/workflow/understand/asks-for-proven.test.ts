import { expect, test } from "vitest";
import { asksForProven } from "./asks-for-proven.ts";

test.each([
  "Only the part you can prove.",
  "Just give me what is proven, then.",
  "OK, the provable part please",
  "Then deliver only what could be verified.",
  "Gib mir nur den belegbaren Teil.",
  "Dann halt nur das, was du belegen kannst.",
  "Bitte nur die bewiesenen Punkte",
  "Donne-moi seulement la partie prouvée.",
  "Uniquement ce que tu peux prouver",
  "Dammi solo la parte dimostrabile.",
  "Allora soltanto ciò che è provato.",
  "Solo la parte que puedes demostrar.",
  "Dame solamente lo comprobado",
])("asks for the proven part: %s", (message) => {
  expect(asksForProven(message)).toBe(true);
});

test.each([
  "And in 2025?",
  "Only the price of the lamp.",
  "Prove that the lamp is cheaper.",
  "Nur den Preis der Lampe.",
  "Seulement le prix de la lampe",
  "Solo il prezzo della lampada",
  "Write a letter that says only what was proven in the audit of 2024, with a table of all findings, their dates, the persons who are responsible and what each of them has to do until the end of March.",
  "x ".repeat(100_000),
])("asks for something else: %s", (message) => {
  expect(asksForProven(message)).toBe(false);
});
