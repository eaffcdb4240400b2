import { expect, test } from "vitest";
import type { TableShape } from "../../../model/documents/table-shape.ts";
import { draftSheet } from "./draft-sheet.ts";

const base = { scale: 0, empty: 0, isSound: true, isWhole: true };
const spese: TableShape = {
  ...{ id: "t1", name: "festa.csv", rows: 3 },
  columns: [
    { ...base, name: "Voce", kind: "text", values: ["Musica", "Cibo", "Luci"], distinct: 3 },
    { ...base, name: "Preventivo", kind: "number", unit: "CHF", distinct: 3 },
    { ...base, name: "Consuntivo", kind: "number", unit: "CHF", distinct: 3 },
  ],
};
const plan = (question: string) => draftSheet(question, [spese], { language: "it", about: "" })?.plan;

test("what was spent on one thing, of all that was spent", () => {
  expect(plan("Che percentuale delle spese è andata alla musica?")).toMatchObject({
    aggregates: [
      { column: "Consuntivo", where: [{ column: "Voce", op: "=", value: "Musica" }] },
      { column: "Consuntivo" },
    ],
  });
});

test("two things could be part and whole", () => {
  expect(plan("Che percentuale delle spese è andata alla musica e al cibo?")).toBeUndefined();
});

test("of what is no money nobody says how many francs it was", () => {
  const litri: TableShape = {
    ...{ id: "t2", name: "acqua.csv", rows: 3 },
    columns: [
      { ...base, name: "Inquilino", kind: "text", values: ["Bar Luna", "Studio Est", "Forno"], distinct: 3 },
      { ...base, name: "Marzo", kind: "number", distinct: 3 },
    ],
  };
  const asked = "Quanti franchi ha pagato il Bar Luna in marzo?";
  expect(draftSheet(asked, [litri], { language: "it", about: "" })).toBeUndefined();
});
