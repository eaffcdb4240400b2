import fc from "fast-check";
import { expect, test } from "vitest";
import type { SubmittedClaim } from "../../model/grounding.ts";
import type { Answered } from "../../model/round.ts";
import { mergeAnswers } from "./merge-answers.ts";

const nothing = { evidence: [], isWhole: false, closest: [], computed: [] };
const intent = { id: "i1", role: "EXTRACT" as const, grounded: true, text: "List the prices." };

function piece(claims: SubmittedClaim[], changes: Partial<Answered> = {}): Answered {
  return { intent, ...nothing, answer: { claims, computations: [], missing: [], wish: null }, ...changes };
}

function row(table: string, columns: string[], cells: (string | null)[]): SubmittedClaim {
  return { text: cells.join("; "), supports: [], row: { table, columns, cells } };
}

test("rows of several pieces with the same columns are one table with one head", () => {
  const merged = mergeAnswers([
    piece([row("Prices", ["Item", "Price"], ["Lamp", "39"])]),
    piece([row("Price list", ["item ", "PRICE"], ["Chair", "120"])]),
    piece([row("Dates", ["Item", "Date"], ["Lamp", "1 May"])]),
  ]);
  expect(merged.answer?.claims.map((claim) => claim.row)).toEqual([
    { table: "Prices", columns: ["Item", "Price"], cells: ["Lamp", "39"] },
    { table: "Prices", columns: ["Item", "Price"], cells: ["Chair", "120"] },
    { table: "Dates", columns: ["Item", "Date"], cells: ["Lamp", "1 May"] },
  ]);
});

test("a computation of one piece is never taken for that of another", () => {
  const computed = { id: "k1", expression: "a", value: "1", words: "", inputs: [] };
  const claim = { text: "One.", supports: [{ computation: "k1" }] };
  const other = { text: "Two.", supports: [{ computation: "k1" }] };
  const merged = mergeAnswers([
    piece([claim], { computed: [computed] }),
    piece([other], { computed: [{ ...computed, value: "2" }] }),
  ]);
  const values = merged.answer?.claims.map(({ supports: [first] }) => {
    const id = first !== undefined && "computation" in first ? first.computation : "";
    return merged.computed.find((one) => one.id === id)?.value;
  });
  expect(values).toEqual(["1", "2"]);
});

test("a piece that nobody could read does not take the others with it", () => {
  expect(mergeAnswers([piece([], { answer: null })]).answer).toBeNull();
  const merged = mergeAnswers([piece([], { answer: null }), piece([{ text: "A.", supports: [] }])]);
  expect(merged.answer?.claims).toHaveLength(1);
});

test("nothing that a piece says is lost, and nothing is said twice in the same words", () => {
  const claims = fc.array(fc.constantFrom("A.", "B.", "C.", "D.").map((text) => ({ text, supports: [] })));
  fc.assert(
    fc.property(fc.array(claims, { minLength: 1 }), (given) => {
      const said = mergeAnswers(given.map((own) => piece(own))).answer?.claims.map(({ text }) => text) ?? [];
      expect(new Set(said).size).toBe(said.length);
      expect(new Set(said)).toEqual(new Set(given.flat().map(({ text }) => text)));
    }),
  );
});
