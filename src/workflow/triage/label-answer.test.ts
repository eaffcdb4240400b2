import { describe, expect, test } from "vitest";
import { labelAnswer } from "./label-answer.ts";
import type { Turn } from "./answered-question.ts";

const passages = [
  { id: "p1#1", text: "X is a policy that rejects empty keys in every table of the store." },
  { id: "p2#1", text: "Y is unrelated to X and was never used." },
];
const turn = (more: Partial<Turn> = {}): Turn => ({
  retrieved: passages,
  claims: [{ text: "X is a policy that rejects empty keys.", citations: ["p1#1"] }],
  status: "OK",
  ...more,
});
const label = (question: string, given: Partial<Turn> = {}, isAnswerable?: boolean) =>
  labelAnswer({ question, turns: [turn(given)], ...(isAnswerable !== undefined && { isAnswerable }) }).label;
const refused = { status: "REFUSAL", claims: [] } as const;

describe("one turn", () => {
  test("a cited answer that its passages hold is ok, though the question has but a letter to go by", () => {
    expect(label("What is X?")).toBe("ok");
  });

  test("one more word in the answer does no harm, template words do not count", () => {
    expect(
      label("What is X?", {
        claims: [{ text: "Indeed X is a policy which rejects keys.", citations: ["p1#1"] }],
      }),
    ).toBe("ok");
    expect(label("What is X?", { claims: [{ text: "claim citations", citations: ["p1#1"] }] })).toBe(
      "generation_drift",
    );
  });

  test("a refusal is suspect where what was found speaks of it, and fine where it does not", () => {
    expect(label("What is X?", refused)).toBe("refusal_suspect");
    expect(label("Who founded Zanzibar?", refused)).toBe("refusal_ok");
    expect(label("What is X?", { ...refused, retrieved: [] })).toBe("refusal_ok");
  });

  test("who knows whether there is an answer is believed", () => {
    expect(label("What is X?", { ...refused, retrieved: [] }, true)).toBe("refusal_suspect");
    expect(label("What is X?", refused, false)).toBe("refusal_ok");
  });

  test.each([
    ["no citation", { claims: [{ text: "X is a policy.", citations: [] }] }, "No source"],
    ["a foreign citation", { claims: [{ text: "X is a policy.", citations: ["p9#1"] }] }, "p9#1"],
    ["nothing said", { claims: [] }, "nothing"],
    [
      "other words than the passage",
      { claims: [{ text: "X allows everything to everybody.", citations: ["p1#1"] }] },
      "do not hold",
    ],
    [
      "words of a passage that is not cited",
      { claims: [{ text: "X was never used.", citations: ["p1#1"] }] },
      "do not hold",
    ],
    [
      "rejected by the gate",
      { status: "REJECT", reason: "grounding_failed", claims: [] },
      "grounding_failed",
    ],
  ] as const)("%s is a drift of what was made of it", (_, given, words) => {
    const found = labelAnswer({ question: "What is X?", turns: [turn(given)] });
    expect(found.label).toBe("generation_drift");
    expect(found.why).toContain(words);
  });

  test("an answer from passages that have nothing of the question is a drift of what was found", () => {
    expect(label("Where are penguins bred?")).toBe("retrieval_drift");
  });

  test("an answer in another language is judged by its numbers and names", () => {
    const text =
      "The annual fee of the reading room is 55 francs and is paid in January to the Rossi foundation.";
    const german = (claim: string) =>
      label("Wie hoch ist die jährliche Gebühr für den Lesesaal?", {
        retrieved: [{ id: "a", text }],
        claims: [{ text: claim, citations: ["a"] }],
      });
    expect(german("Die jährliche Gebühr für den Lesesaal beträgt 55 Franken.")).toBe("ok");
    expect(german("Die jährliche Gebühr für den Lesesaal beträgt 77 Kronen.")).toBe("generation_drift");
  });

  test("passages that are only named are not held against the answer", () => {
    expect(label("What is X?", { retrieved: [{ id: "p1#1", text: "" }] })).toBe("ok");
  });
});

describe("several requests", () => {
  const intents = ["Compare policy A with policy B", "Find the fee for a lost card"];
  const policies = turn({
    retrieved: [{ id: "a", text: "Policy A rejects empty keys, policy B accepts them." }],
    claims: [{ text: "Policy A rejects empty keys, policy B accepts them.", citations: ["a"] }],
  });
  const fee = turn({
    retrieved: [{ id: "c", text: "The fee for a lost card is CHF 10." }],
    claims: [{ text: "The fee for a lost card is CHF 10.", citations: ["c"] }],
  });
  const question = intents.join(", then ");

  test("answered in one turn: the question was not taken apart, and it is said what was left", () => {
    const { label: found, why } = labelAnswer({ question, intents, turns: [policies] });
    expect(found).toBe("query_parse_error");
    expect(why).toContain("lost card");
  });

  test("answered in two turns: fine", () => {
    expect(labelAnswer({ question, intents, turns: [policies, fee] }).label).toBe("ok");
  });

  test("a turn that cites what was found for the other", () => {
    const crossed = { ...fee, claims: [{ text: "The fee is CHF 10.", citations: ["a"] }] };
    expect(labelAnswer({ question, intents, turns: [policies, crossed] }).label).toBe("query_parse_error");
  });

  test("a turn whose passages have nothing of its request", () => {
    const astray = turn({
      retrieved: [{ id: "z", text: "Penguins live far south." }],
      claims: [{ text: "Penguins live far south.", citations: ["z"] }],
    });
    const { label: found, why } = labelAnswer({ question, intents, turns: [policies, astray] });
    expect(found).toBe("query_parse_error");
    expect(why).toContain("lost card");
  });

  test("the first turn that is not well gives its label", () => {
    expect(
      labelAnswer({ question, intents, turns: [policies, { ...fee, status: "REFUSAL", claims: [] }] }).label,
    ).toBe("refusal_suspect");
  });
});
