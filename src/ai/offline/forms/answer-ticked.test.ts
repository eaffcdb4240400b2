import { expect, test } from "vitest";
import { answerTicked } from "./answer-ticked.ts";

const form = (boxes: string) => ["Name: Sample, Ada\nDiet: none", boxes, "Signed: A. Sample"];
const weeks = "[ ] Week A, 6 to 10 July\n[x] Week B, 13 to 17 July\n[ ] Week C, 20 to 24 July";
const ask = (text: string, boxes: string, language = "en") =>
  answerTicked(text, {
    language,
    evidence: form(boxes).map((said, at) => ({ id: `e${at}`, document: "form.md", text: said })),
  })?.map((claim) => claim.text);

test("of several boxes the one that is ticked answers", () => {
  expect(ask("Which week is Ada registered for?", weeks)).toEqual(["[x] Week B, 13 to 17 July"]);
  expect(ask("Für welche Woche ist Ada angemeldet?", weeks, "de")).toEqual(["[x] Week B, 13 to 17 July"]);
  expect(ask("Which boat does Ada take?", "Boat\n☐ Heron\n☑ Swan")).toEqual(["☑ Swan"]);
});

test.each([
  ["nobody of that name is in the form", "Which week is Zeno registered for?", weeks],
  ["the boxes offer something else", "Which teacher does Ada have?", weeks],
  ["none is ticked", "Which week is Ada registered for?", weeks.replace("[x]", "[ ]")],
  ["two are", "Which week is Ada registered for?", weeks.replaceAll("[ ]", "[x]")],
  ["no box is asked for", "When was Ada born?", weeks],
])("none does where %s", (_why, question, boxes) => {
  expect(ask(question, boxes)).toBeUndefined();
});
