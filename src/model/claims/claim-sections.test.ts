import { expect, test } from "vitest";
import type { Checked } from "../round.ts";
import { claimSections } from "./claim-sections.ts";

const part: Checked = {
  ...{ decision: "RETRY", audited: [], evidence: [], provable: [], closest: [] },
  intent: { id: "i1", role: "LOOKUP", grounded: true, text: "Who pays for parking?" },
  missing: [{ point: "i1", reason: "" }],
  handOff: { id: "ho", intent: "i1", claims: [] },
};

function told(changes: Partial<Checked>, language = "en"): string {
  return JSON.stringify(claimSections({ ...part, ...changes }, language));
}

test.each([
  ["en", "I did not find this by looking for words: Who", "The documents do not state: Who"],
  [
    "de",
    "Bei der Suche nach Wörtern habe ich das nicht gefunden: Who",
    "In den Dokumenten nicht angegeben: Who",
  ],
  ["fr", "Je ne l’ai pas trouvé en cherchant par mots : Who", "Non indiqué dans les documents : Who"],
  ["it", "Non l’ho trovato cercando per parole: Who", "Non indicato nei documenti: Who"],
  ["es", "No lo he encontrado buscando por palabras: Who", "No consta en los documentos: Who"],
])("who only compares words says that it found nothing, not that nothing is stated (%s)", (...row) => {
  const [language, byWords, read] = row;
  expect(told({ byWords: true }, language)).toContain(byWords);
  expect(told({}, language)).toContain(read);
});

test("a field that was looked for by words is not found, one that was read for is not stated", () => {
  const intent = {
    ...{ id: "i1", role: "EXTRACT" as const, grounded: true, text: "total and discount" },
    points: ["total", "discount"].map((text, at) => ({ id: `p${at + 1}`, text })),
  };
  const claims = [
    { id: "c1", intent: "i1", point: "p1", text: "Total: 12", citations: [], verdict: "VALID" as const },
  ];
  const fields = {
    intent,
    missing: [{ point: "p2", reason: "" }],
    handOff: { id: "h", intent: "i1", claims },
  };
  expect(told({ ...fields, decision: "ACCEPT", byWords: true })).toContain("not found");
  expect(told({ ...fields, decision: "ACCEPT" })).toContain("not stated");
});

test("what was refused as a whole is named with why", () => {
  const whole = { missing: [] };
  expect(told(whole)).toContain("Not done: Who pays for parking?");
  expect(told({ ...whole, decision: "REJECT" })).toContain("the documents do not prove it: Who pays");
  expect(told({ ...whole, decision: "REJECT", reason: "not_supported" })).toContain("language model");
});
