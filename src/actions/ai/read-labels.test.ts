import { expect, test } from "vitest";
import { readLabels } from "./read-labels.ts";

test("wishes with their labels are taken apart, in any of the languages", () => {
  expect(
    readLabels(
      "Istruzione: scrivere un promemoria sui prezzi. Titolo: «Prezzi 2026». Livello di dettaglio: short",
    ),
  ).toEqual({
    instruction: "scrivere un promemoria sui prezzi",
    title: "Prezzi 2026",
    detailLevel: "short",
  });
  expect(readLabels("instruction: Explain the fee.\nstyle: friendly\ndetailLevel: short")).toEqual({
    ...{ instruction: "Explain the fee", style: "friendly", detailLevel: "short" },
  });
});

test("a text without labels is an instruction, whatever colons it has", () => {
  expect(readLabels("Two pages, for the board: fees and dates.")).toEqual({
    instruction: "Two pages, for the board: fees and dates.",
  });
  expect(readLabels("")).toEqual({});
});
