import { expect, test } from "vitest";
import { isReadAsOther } from "./is-read-as-other.ts";

const english = (text: string) => ({ text, language: "en" });

test.each([
  ["How much did the lawyer cost?", "Room: kitchen; Damage: oven door cracked; To be paid by: tenant"],
  ["When is Mr Noble giving his talk?", "Expenses: 424.10"],
])("%s is no question for %s", (question, told) => {
  expect(isReadAsOther(english(question), english(told))).toBe(true);
});

test.each([
  ["How much do children pay?", "Ticket: children up to 12; Price: £4.50"],
  ["Who is in charge of the keys?", "Keys: Mr Ellis Quaye"],
])("%s may be answered by %s", (question, told) => {
  expect(isReadAsOther(english(question), english(told))).toBe(false);
});
