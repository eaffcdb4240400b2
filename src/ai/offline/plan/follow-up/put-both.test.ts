import { expect, test } from "vitest";
import { askAgain, findFollowUp } from "./find-follow-up.ts";
import { putBoth } from "./put-both.ts";

/** Oldest first; each was answered and proven unless it is told otherwise. */
function told(...asked: (string | { asked: string; status: string })[]): string {
  const rounds = asked.map((one, at) => {
    const { asked: text, status } = typeof one === "string" ? { asked: one, status: "OK" } : one;
    const proven = status === "OK" ? "\n  proven:\n  - The rent is CHF 900." : "";
    return `round ${at + 1}, asked: ${text}\n  answered (${status}): something${proven}`;
  });
  return rounds.toReversed().join("\n");
}

test.each([
  ["Put both into an Excel table", "How high is the rent in 2031?", "And in 2030?", "en", "2030?"],
  ["Please put both answers in a Word file.", "How high is the rent in 2031?", "And in 2030?", "en", "2030?"],
  ["Beides in eine Excel-Tabelle, bitte", "Wie hoch ist die Miete 2031?", "Und 2030?", "de", "2030?"],
  ["Schreib beides in eine Tabelle", "Wie hoch ist die Miete 2031?", "Und 2030?", "de", "2030?"],
  ["Mets les deux dans un tableau Excel", "Quel est le loyer en 2031 ?", "Et en 2030 ?", "fr", "2030 ?"],
  ["Metti entrambi in una tabella Excel", "Quanto è l'affitto nel 2031?", "E nel 2030?", "it", "2030?"],
  ["Pon los dos en una tabla de Excel", "¿Cuánto es el alquiler en 2031?", "¿Y en 2030?", "es", "2030?"],
])("both are the answers of the two rounds before: %s", (...row) => {
  const [message, first, second, language, end] = row;
  const parts = putBoth(message, told(first, second), language);
  expect(parts).toHaveLength(2);
  expect(parts[0]?.text.replace(/[\s?]+$/u, "")).toBe(first.replace(/[\s?]+$/u, ""));
  expect(parts[0]?.constraints).toContain(message);
  expect(parts[1]?.text).toContain(first.split(" ").at(language === "en" ? 4 : 3) ?? "");
  expect(parts[1]?.text.endsWith(end)).toBe(true);
  expect(parts.map(({ role }) => role)).toEqual(["LOOKUP", "LOOKUP"]);
});

test("both are declined where the rounds before hold no two answers", () => {
  const refused = { asked: "And in 2030?", status: "REFUSAL" };
  const declined = [{ role: "REWRITE", points: [] }];
  const message = "Put both into an Excel table";
  expect(putBoth(message, told("How high is the rent?"), "en")).toMatchObject(declined);
  expect(putBoth(message, told("How high is the rent in 2031?", refused), "en")).toMatchObject(declined);
});

test("what names a thing, or stands at the beginning, is no order about earlier answers", () => {
  const earlier = told("How high is the rent in 2031?", "And in 2030?");
  expect(putBoth("Put both contracts into an Excel table", earlier, "en")).toEqual([]);
  expect(putBoth("Are both in a table?", earlier, "en")).toEqual([]);
  expect(putBoth("Put both into an Excel table", "", "en")).toEqual([]);
});

test("another year of a question that itself asked for another year, and its file, speak of the first question", () => {
  const earlier = told("How high is the rent in 2031?", "And in 2030?");
  expect(findFollowUp("And in 2029?", earlier, "en")).toMatchObject([
    { text: "How high is the rent in 2029?" },
  ]);
  expect(askAgain("That as Excel, please.", earlier, "en")).toMatchObject([
    { text: "How high is the rent in 2030?" },
  ]);
});

test.each([
  ["Schreibe daraus ein Memo als Word-Datei", "Fasse den Mietvertrag zusammen.", "de"],
  ["Erstelle daraus eine kurze Notiz.", "Schreibe eine Zusammenfassung des Mietvertrags.", "de"],
  ["Write a memo from that as a Word file", "Summarise the lease.", "en"],
  ["Rédige une note à partir de cela", "Résume le bail.", "fr"],
  ["Scrivi da questo un promemoria", "Riassumi il contratto.", "it"],
  ["Escribe una carta a partir de eso", "Resume el contrato.", "es"],
])("a text is written from the summary that was delivered: %s", (message, before, language) => {
  expect(findFollowUp(message, told(before), language)).toEqual([
    { role: "SUMMARIZE", text: before, points: [], constraints: [] },
    { role: "DRAFT", text: message, points: [], constraints: [] },
  ]);
});

test("what names the thing that it is written from stands for itself", () => {
  const earlier = told("Summarise the lease.");
  expect(findFollowUp("Write a memo from that offer", earlier, "en")).toEqual([]);
  expect(findFollowUp("Write a memo about the offer", earlier, "en")).toEqual([]);
});
