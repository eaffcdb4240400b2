import { expect, test } from "vitest";
import type { EvidenceItem } from "../../../../prompts/answer-from-evidence.ts";
import { findAnswers } from "./find-answers.ts";

const item = (id: string, text: string): EvidenceItem => ({ id, document: "notes.md", text });

const ask = (text: string, evidence: readonly EvidenceItem[], language = "en") =>
  findAnswers({ text, language }, evidence).map((found) => found.text);

test("a slip of the pen in a word that only carries the question loses nothing", () => {
  const rules = [item("r", "Rule 4 says that keys are handed over between shifts in the porter's lodge.")];
  expect(ask("What rule staes that keys are handed over between shifts?", rules)).toHaveLength(1);
});

test.each([
  ["en", "When is a second signature necessary?", "A second signature is necessary when the sum exceeds it."],
  ["de", "Wann braucht es eine zweite Unterschrift?", "Es braucht eine zweite Unterschrift, wenn sie fehlt."],
])("a condition says when, %s", (language, question, answer) => {
  expect(ask(question, [item("c", answer)], language)).toEqual([answer]);
});

test("that there were none is an amount", () => {
  const text = "No significant amounts of losses were booked on the old machines in 2024.";
  expect(ask("What was the amount of losses booked on the old machines in 2024?", [item("n", text)])).toEqual(
    [text],
  );
});

test("sentences that begin alike each name one of several", () => {
  const text =
    "Sales by type of order are stable. In a rush type order we ship within a day. In a bulk type order we ship by the pallet. In a test type order we ship one piece.";
  expect(ask("What are the order types?", [item("t", text)])).toEqual([
    "In a rush type order we ship within a day.",
    "In a bulk type order we ship by the pallet.",
    "In a test type order we ship one piece.",
  ]);
});

test("the sentence that goes on with the answer is quoted before another one that fits nearly as well", () => {
  const text =
    "The staff of the shuttle service between Chur and Davos has special drivers. Most of this staff works in winter. Guests like it. The staff of the shuttle service between Chur and Davos grew in May.";
  expect(
    ask("What does the staff of the shuttle service between Chur and Davos have?", [item("s", text)]),
  ).toEqual([
    "The staff of the shuttle service between Chur and Davos has special drivers. Most of this staff works in winter.",
  ]);
});
