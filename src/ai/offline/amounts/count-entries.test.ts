import { expect, test } from "vitest";
import type { EvidenceItem } from "../../../prompts/answer-from-evidence.ts";
import { countEntries } from "./count-entries.ts";

const rota: EvidenceItem = {
  ...{ id: "e1", document: "rota.md", heading: ["Rota of the pool", "Shifts"], text: "" },
  table: {
    ...{ headRow: 1, firstRow: 2, firstColumn: 1, head: [["Day", "Early", "Late"]] },
    rows: [
      ["Mon", "Ada Brook", "Ben Frost"],
      ["Tue", "Cleo Dunn", "Ada Brook"],
      ["Wed", "Ben Frost, Ada Brook", "Cleo Dunn"],
      ["Thu", "Ada Brookes", "Ben Frost"],
    ],
  },
};
const staff: EvidenceItem = {
  ...{ id: "e2", document: "rota.md", heading: ["Rota of the pool", "Staff"], text: "" },
  table: {
    ...{ headRow: 8, firstRow: 9, firstColumn: 1, head: [["Name", "Hours"]] },
    rows: [["Ada Brook", "20"]],
  },
};
const ask = (text: string, evidence = [rota, staff], language = "en") => {
  const found = countEntries({ text, language, computed: new Set() }, evidence);
  return found?.inputs.map((input) => ("cell" in input ? input.cell : ""));
};

test("every cell of a roster that holds the name is counted, also beside another", () => {
  expect(ask("How many shifts does Ada Brook have?")).toEqual(["B2", "C3", "B4"]);
  expect(ask("How many late shifts does Ada Brook have?")).toEqual(["C3"]);
  expect(ask("Wie viele Schichten hat Ben Frost?", [rota], "de")).toEqual(["C2", "B4", "C5"]);
});

test.each([
  ["nobody of that name is there", "How many shifts does Dan Hill have?"],
  ["only a part of the name is said", "How many shifts does Ada have?"],
  ["something else is counted", "How many children does Ada Brook have?"],
  ["two are named", "How many shifts do Ada Brook and Ben Frost have?"],
  ["a day is named", "How many shifts does Ada Brook have on Tuesday?"],
  ["hours are asked for", "What hours does Ada Brook work?"],
])("nothing where %s", (_why, question) => {
  expect(ask(question)).toBeUndefined();
});

test("a table that names people in one column only is no roster", () => {
  expect(ask("How many shifts does Ada Brook have?", [staff])).toBeUndefined();
});
