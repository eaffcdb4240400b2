import { expect, test } from "vitest";
import { findAnswers, readSight } from "../find-answers.ts";

const rule = "Staff may work from home on two days a week.";
const plain = [
  "Requests are handed in with the form on the intranet.",
  "The supervisor answers in writing.",
  "Laptops are lent by the help desk.",
  "Screens and chairs are not paid for.",
  "Papers with personal data stay in the office.",
  "Whoever is ill tells the team by phone.",
  "Guests sign in at the desk.",
  "The kitchen is cleaned by everybody.",
  "Bicycles are left in the yard.",
  "Doors are locked by whoever leaves last.",
  "Parcels are collected at the gate.",
  "Plants are watered by the caretaker.",
  "Rooms are booked in the calendar.",
  "Coffee is free for guests.",
  "Keys are handed out by the caretaker.",
];
const read = (sentences: readonly string[], question: string) =>
  readSight({ text: question, language: "en" }, [{ id: "e", document: "a.md", text: sentences.join(" ") }]);

test("a paper is one however few of its sentences could answer", () => {
  const question = "How many days a week can I work from home?";
  const { sight } = read([rule, ...plain], question);
  expect(sight.isPaper).toBe(true);
  expect(sight.places.length).toBeLessThan(5);
  expect(read([rule, ...plain.slice(0, 3)], question).sight.isPaper).toBe(false);
});

test("nothing is answered from a paper that does not speak of it", () => {
  const evidence = [{ id: "e", document: "a.md", text: [rule, ...plain].join(" ") }];
  for (const text of ["How high is the fine for smoking?", "What does a parking space cost a month?"])
    expect(findAnswers({ text, language: "en" }, evidence)).toEqual([]);
});
