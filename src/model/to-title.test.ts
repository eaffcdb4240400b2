import { expect, test } from "vitest";
import { toTitle } from "./to-title.ts";

test.each([
  ["Summarise the travel policy 2026 as PDF", "Travel policy 2026"],
  ["Please write a short report on hotels as Word and PDF.", "Short report on hotels"],
  ["Fasse die Reiserichtlinie 2026 zusammen", "Reiserichtlinie 2026"],
  ["Erstelle einen Bericht über Hotels als Word-Datei", "Bericht über Hotels"],
  ["Verfasse einen kurzen Bericht über Hotels als Word", "Bericht über Hotels"],
  ["Résume la politique de voyage en PDF", "Politique de voyage"],
  ["Riassumi il contratto", "Contratto"],
  ["Redacta un informe sobre hoteles como PDF", "Informe sobre hoteles"],
  ["What is the daily meal allowance in 2026?", "What is the daily meal allowance in 2026?"],
  ["List all prices. Sort them by item.", "List all prices"],
  ["write", "Write"],
])("%s is headed %s", (request, title) => {
  expect(toTitle(request)).toBe(title);
});

test("a long request is cut at a word", () => {
  const title = toTitle(`Explain ${"every word of the long policy ".repeat(10)}`);
  expect(title.length).toBeLessThanOrEqual(80);
  expect(title).toMatch(/^Explain every .* \p{L}+…$/u);
});
