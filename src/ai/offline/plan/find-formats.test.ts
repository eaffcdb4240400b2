import { expect, test } from "vitest";
import { findFormats } from "./find-formats.ts";

test.each([
  "Mettimi in un foglio Excel le spese del coro.",
  "Mets les recettes dans un tableau Excel.",
  "Pon los gastos en una hoja de Excel.",
  "Put the costs into an Excel sheet.",
  "Pack mir die Kosten in eine Excel-Datei.",
])("a new sheet that something is put into: %s", (order) => {
  expect(findFormats(order)).toEqual(["xlsx"]);
});

test.each(["Che cosa c'è nel foglio Excel?", "Que dit le tableau Excel ?", "What is in the list?"])(
  "a sheet that is there already is not asked for: %s",
  (question) => {
    expect(findFormats(question)).toEqual([]);
  },
);
