import { expect, test } from "vitest";
import type { AnalysedPart } from "../../model/intent.ts";
import { toSplit } from "./split-request.ts";

const part = (role: AnalysedPart["role"], text: string, points: string[] = []): AnalysedPart => ({
  ...{ role, text, points, constraints: [] },
});
const split = (prompt: string, parts: AnalysedPart[]) =>
  toSplit({ request: { prompt }, analysis: { parts, contextItems: [], detectedLanguage: "en" } }).intents;

test("without parts the rules alone take a request apart", () => {
  expect(split("Find the fee; then draft a mail about it.", []).map(({ role }) => role)).toEqual([
    "LOOKUP",
    "DRAFT",
  ]);
});

test("the parts of the analysis count, with their points; what they cover is not asked twice", () => {
  const intents = split("How high is the fee, and until when is it paid?", [
    part("LOOKUP", "How high is the fee, and until when is it paid?", [
      "How high is the fee?",
      "Until when is it paid?",
    ]),
  ]);
  expect(intents).toMatchObject([
    { id: "i1", role: "LOOKUP", points: [{ id: "p1", text: "How high is the fee?" }, { id: "p2" }] },
  ]);
});

test("what the rules find and no part covers is a part of its own, grounded ones first", () => {
  const intents = split("Draft a mail about the fee; and look up the opening hours of the library.", [
    part("DRAFT", "Draft a mail about the fee"),
  ]);
  expect(intents.map(({ id, role }) => [id, role])).toEqual([
    ["i1", "LOOKUP"],
    ["i2", "DRAFT"],
  ]);
  expect(intents[0]?.text).toContain("opening hours");
});

test("a look-up that nobody asked for by itself only helps the text that is written from it", () => {
  const helping = split("Write a letter that tells the tenant about the decision.", [
    part("LOOKUP", "What was decided, and why?", ["What was decided?", "Who is the tenant?"]),
    part("DRAFT", "Write a letter that tells the tenant about the decision."),
  ]);
  expect(helping.map(({ role, helps = false }) => [role, helps])).toEqual([
    ["LOOKUP", true],
    ["DRAFT", false],
  ]);
  const asked = split("Look up the decision on the fence; then write a letter about it.", [
    part("LOOKUP", "Look up the decision on the fence."),
    part("DRAFT", "Write a letter about the decision."),
  ]);
  expect(asked.map(({ helps = false }) => helps)).toEqual([false, false]);
});

test("what a text is to hold, said in a sentence behind its order, is no question of its own", () => {
  const order = "Write a letter to the firm. Include the notice period and the end date.";
  const intents = split(order, [
    part("LOOKUP", "the notice period; the end date", ["the notice period", "the end date"]),
    part("DRAFT", order),
  ]);
  expect(intents.map(({ role, helps = false }) => [role, helps])).toEqual([
    ["LOOKUP", true],
    ["DRAFT", false],
  ]);
});
