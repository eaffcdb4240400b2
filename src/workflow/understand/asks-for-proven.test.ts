import { expect, test } from "vitest";
import { asksForProven, refusedRound, unprovenRound } from "./asks-for-proven.ts";

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

type Earlier = Parameters<typeof refusedRound>[0]["earlier"];

/** Newest first: status, reason and how much is proven. */
function earlier(
  ...rounds: [status: "OK" | "REFUSAL" | "REJECT", reason: string, proven: number][]
): Earlier {
  return rounds.map(([status, reason, proven], at) => {
    const claim = { id: "c", intent: "i1", text: "x", citations: [], verdict: "VALID" as const };
    const money = { aiCalls: 0, tokensIn: 0, tokensOut: 0, price: 0, currency: "USD", seconds: 0 };
    return {
      ...{
        number: rounds.length - at,
        prompt: "x",
        request: "x",
        analysis: undefined,
        split: undefined,
        results: [],
      },
      result: {
        ...{
          workflowId: "wf",
          round: rounds.length - at,
          status,
          reason,
          language: "en",
          intents: [],
          claims: [],
        },
        ...{ message: { text: "", summary: "" }, provable: Array.from({ length: proven }, () => claim) },
        ...{ evidence: [], missing: [], documents: [], usage: money, warnings: [] },
      },
    };
  });
}

test("a round that no model could do stands in nobody's way", () => {
  const rounds = earlier(["REFUSAL", "not_supported", 0], ["REFUSAL", "grounding_failed", 2]);
  expect(refusedRound({ earlier: rounds })).toBe(1);
  expect(refusedRound({ earlier: earlier(["REFUSAL", "not_supported", 0], ["OK", "", 0]) })).toBeUndefined();
  expect(
    refusedRound({ earlier: earlier(["REFUSAL", "grounding_failed", 0], ["REFUSAL", "", 1]) }),
  ).toBeUndefined();
});

test("a refused round that proved nothing is known as such", () => {
  expect(unprovenRound({ earlier: earlier(["REFUSAL", "not_supported", 0], ["OK", "", 0]) })).toBe(2);
  expect(unprovenRound({ earlier: earlier(["OK", "", 0]) })).toBeUndefined();
  expect(unprovenRound({ earlier: [] })).toBeUndefined();
});
