import { describe, expect, test } from "vitest";
import type { EvidenceItem } from "../../../prompts/answer-from-evidence.ts";
import { answerBracket } from "./answer-bracket.ts";

function tableOf(document: string, heading: string, rows: string[][]): EvidenceItem {
  const [head = [], ...body] = rows;
  return {
    ...{ id: "e1", document, heading: [heading] },
    text: rows.map((row) => `| ${row.join(" | ")} |`).join("\n"),
    table: { headRow: 1, firstRow: 2, firstColumn: 1, head: [head], rows: body },
  };
}

const bonus = tableOf("bonus.md", "Loyalty bonus", [
  ["Years with us", "Bonus 2025 (EUR)", "Bonus 2026 (EUR)"],
  ["up to 3 years", "200", "220"],
  ["more than 3 and up to 8 years", "350", "380"],
  ["more than 8 years", "500", "560"],
]);
const leihgebuehr = tableOf("verleih.md", "Mietpreise für Zelte", [
  ["Anzahl Zelte", "Preis pro Zelt (CHF)"],
  ["1–4", "60"],
  ["5–19", "52"],
  ["ab 20", "45"],
]);
const conges = tableOf("camp.md", "Prix du camp", [
  ["Âge", "Prix du camp"],
  ["jusqu'à 6 ans", "120"],
  ["de 7 à 12 ans", "160"],
  ["dès 13 ans", "190"],
]);
const sconto = tableOf("sconti.md", "Sconto sulle sedie", [
  ["Pezzi ordinati", "Sconto"],
  ["da 10 a 49", "3 %"],
  ["da 50 a 99", "6 %"],
  ["100 e più", "9 %"],
]);
const ask = (text: string, item: EvidenceItem, language: string) =>
  answerBracket({ text, language, computed: new Set() }, [item])?.map((claim) => claim.text);

describe("a number falls into a bracket", () => {
  test.each([
    [
      bonus,
      "en",
      "Mia has worked here for five years. What bonus does she get in 2026?",
      "Bonus 2026 (EUR): 380",
    ],
    [bonus, "en", "How high is the bonus after 3 years?", "Bonus 2026 (EUR): 220"],
    [leihgebuehr, "de", "Wie hoch ist der Preis, wenn wir 12 Zelte mieten?", "Preis pro Zelt (CHF): 52"],
    [conges, "fr", "Ma fille a 9 ans. Quel est le prix du camp ?", "Prix du camp: 160"],
    [sconto, "it", "Che sconto abbiamo sulle sedie con 60 pezzi?", "Sconto: 6 %"],
  ])("%#", (...[item, language, question, answer]) => {
    expect(ask(question, item, language)).toEqual([expect.stringContaining(answer)]);
  });
});

describe("nothing is said where", () => {
  test.each([
    ["the unit is another one", bonus, "en", "What bonus does she get after seven months?"],
    ["two numbers are said", bonus, "en", "What bonus is due after 5 years and 2 warnings?"],
    ["rows beyond a limit are asked for", bonus, "en", "What bonus is paid after more than 5 years?"],
    ["the table is about something else", bonus, "en", "How many parking spaces are there after 5 years?"],
    ["no bracket holds it", sconto, "it", "Che sconto abbiamo sulle sedie con 4 pezzi?"],
    ["something is to be added up", leihgebuehr, "de", "Was kosten 12 Zelte zusammen?"],
    ["a year is not in the table", bonus, "en", "What bonus after 5 years was paid in 2019?"],
  ])("%s", (_why, ...[item, language, question]) => {
    expect(ask(question, item, language)).toBeUndefined();
  });
});
