import { expect, test } from "vitest";
import { tellOutcome } from "./tell-outcome.ts";

const minutes = (sections: readonly string[]) =>
  sections.map((text, at) => ({
    ...{ id: `e${at}`, document: "minutes-may.md", text },
    heading: ["Minutes of the board", `${at + 1}. Item`],
  }));
const tell = (order: string, language: string, sections: readonly string[]) =>
  tellOutcome(order, language, minutes(sections)).map(({ text }) => text);

const few = [
  "The board approves the accounts of 2025.",
  "The new swings will only be set up in September.",
  "From 1 June paper is collected every week.",
  "The party takes place on 18 July.",
];

test("minutes that hardly say decided are told section by section, so that nothing is left out", () => {
  expect(tell("Sum up what was decided, please.", "en", few)).toEqual(few);
});

test("where most sections say what was decided, only that is told", () => {
  const most = [
    "The board approves the accounts.",
    "The quote of 900 pounds is rejected.",
    "Tea was served at four o'clock.",
    "The board appoints Ada.",
  ];
  expect(tell("Summarise the decisions of the meeting.", "en", most)).toEqual([most[0], most[1], most[3]]);
});

test("a summary that asks for no decisions is told otherwise", () => {
  expect(tell("Summarise the minutes.", "en", few)).toEqual([]);
});
