import { expect, test } from "vitest";
import type { Language } from "../../../../lexicon/words-by-language.ts";
import type { TableShape } from "../../../../model/documents/table-shape.ts";
import { findStates } from "./find-states.ts";

const base = { scale: 0, empty: 0, isSound: true, isWhole: true, distinct: 3 };
const shapeOf = (...numbers: string[]): TableShape => ({
  ...{ id: "t1", name: "list.csv", rows: 3 },
  columns: [
    { ...base, name: "Article", kind: "text", values: ["Rope", "Saw", "Tape"] },
    ...numbers.map((name) => ({ ...base, name, kind: "number" as const })),
  ],
});

test.each<[string, Language, string]>([
  ["Which articles are sold out?", "en", "In stock"],
  ["Which articles are out of stock?", "en", "Stock"],
  ["Welche Artikel sind ausverkauft?", "de", "Bestand"],
  ["Quels articles sont épuisés ?", "fr", "Quantité"],
  ["Quali articoli sono esauriti?", "it", "Giacenza"],
  ["¿Qué artículos están agotados?", "es", "Existencias"],
])("nothing is left of it: %s", (question, language, stock) => {
  expect(findStates(question, shapeOf("Price", stock), language)).toMatchObject({
    conditions: [{ column: stock, op: "=", value: "0" }],
    isState: true,
  });
});

test("of places, all are taken; without a stock nobody knows", () => {
  expect(findStates("Which trips are sold out?", shapeOf("Places", "Booked"), "en").conditions).toEqual([
    { column: "Booked", op: ">=", other: "Places" },
  ]);
  expect(findStates("Which articles are sold out?", shapeOf("Price"), "en").conditions).toEqual([]);
});
