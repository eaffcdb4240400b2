import { describe, expect, test } from "vitest";
import type { TableShape } from "../../../../model/documents/table-shape.ts";
import { findPremises } from "./find-premises.ts";

const base = { scale: 0, empty: 0, isSound: true, isWhole: true };
const number = (name: string) => ({
  ...base,
  name,
  kind: "number" as const,
  distinct: 3,
  min: "1",
  max: "9",
});
const text = (name: string, values: string[]) => ({
  ...{ ...base, name, kind: "text" as const, values, distinct: values.length },
});
const table = (columns: TableShape["columns"]): TableShape => ({
  id: "t1",
  name: "list.csv",
  rows: 6,
  columns,
});
const bills = table([
  text("Bill", ["B1", "B2"]),
  { ...base, name: "Paid on", kind: "date", empty: 2, distinct: 4, min: "2026-01-04", max: "2026-03-01" },
]);
const members = table([
  text("Nom", ["Roy", "Morel"]),
  { ...base, name: "Payé", kind: "boolean", distinct: 2 },
]);
const kurse = table([text("Kurs", ["Töpfern", "Nähen"]), number("Plätze"), number("Anmeldungen")]);
const rooms = table([
  text("Room", ["Ash", "Elm"]),
  number("Floor"),
  { ...base, name: "Projector", kind: "boolean", distinct: 2 },
]);
const energy = table([
  text("Month", ["January", "February", "March", "April", "May", "June"]),
  number("kWh"),
]);

const shelf = table([
  text("Item", ["Salve", "Drops"]),
  number("Pack size"),
  number("Packs on shelf"),
  number("Minimum"),
]);
const delivery = table([text("Artikel", ["Stuhl", "Pult"]), number("bestellt"), number("geliefert")]);

describe("states", () => {
  test.each([
    [
      "Which items are below their minimum?",
      shelf,
      "en",
      { column: "Packs on shelf", op: "<", other: "Minimum" },
    ],
    ["Welche Artikel fehlen noch?", delivery, "de", { column: "geliefert", op: "<", other: "bestellt" }],
    ["Which bills are still unpaid?", bills, "en", { column: "Paid on", op: "isNull" }],
    ["Qui n'a pas encore payé ?", members, "fr", { column: "Payé", op: "=", value: "false" }],
    ["Welche Kurse sind ausgebucht?", kurse, "de", { column: "Anmeldungen", op: ">=", other: "Plätze" }],
    [
      "Welche Kurse haben noch freie Plätze?",
      kurse,
      "de",
      { column: "Anmeldungen", op: "<", other: "Plätze" },
    ],
  ] as const)("%s", (...[question, shape, language, condition]) => {
    const { conditions, isState } = findPremises(question, shape, language);
    expect({ conditions, isState }).toEqual({ conditions: [condition], isState: true });
  });

  test("none where no column tells it", () => {
    expect(findPremises("Which bills are still unpaid?", rooms, "en").conditions).toEqual([]);
  });
});

describe("properties and numbers of rows", () => {
  test.each([
    ["Which rooms have no projector?", { column: "Projector", op: "=", value: "false" }],
    ["Which rooms have a projector?", { column: "Projector", op: "=", value: "true" }],
    ["Which rooms are on floor 2?", { column: "Floor", op: "=", value: "2" }],
    ["Which rooms are on the second floor?", { column: "Floor", op: "=", value: "2" }],
  ])("%s", (question, condition) => {
    expect(findPremises(question, rooms, "en").conditions).toEqual([condition]);
  });
});

describe("rows that are months", () => {
  test.each([
    ["How much did we use from January to March?", ["January", "February", "March"]],
    ["How much did we use between February and April?", ["February", "March", "April"]],
    ["How much did we use in the second quarter?", ["April", "May", "June"]],
  ])("%s", (question, values) => {
    const { conditions, isSpan } = findPremises(question, energy, "en");
    expect({ conditions, isSpan }).toEqual({
      conditions: [{ column: "Month", op: "in", values }],
      isSpan: true,
    });
  });

  test("single months are values, even one that is a verb as well", () => {
    const { values } = findPremises("How much more did we use in January than in May?", energy, "en");
    expect(values).toMatchObject([{ column: 0, values: ["January", "May"] }]);
  });

  test("a quarter that is not there picks nothing", () => {
    expect(findPremises("How much did we use in the third quarter?", energy, "en").conditions).toEqual([]);
  });
});

describe("what happens on the days of a column", () => {
  const stock = table([
    text("Item", ["Salve", "Drops"]),
    { ...base, name: "Use by", kind: "date", distinct: 6, min: "2026-01-04", max: "2027-03-01" },
  ]);

  test("is said by its head", () => {
    expect(findPremises("Which items go out of date in 2026?", stock, "en").text).toBe(
      "Which items Use in 2026?",
    );
    expect(findPremises("Welche Artikel laufen 2026 ab?", stock, "de").text).toBe(
      "Welche Artikel laufen 2026 ab?",
    );
  });

  test("but what was done is not what is to be done next", () => {
    const tools = table([
      text("Tool", ["Saw", "Axe"]),
      { ...base, name: "Next inspection", kind: "date", distinct: 6, min: "2026-01-04", max: "2027-03-01" },
    ]);
    const said = (question: string) => findPremises(question, tools, "en").text;
    expect(said("Which tools have to be inspected in June?")).toContain("Next inspection");
    expect(said("Which tools were inspected in June?")).not.toContain("Next inspection");
  });

  test("and what is left by the head of the rest", () => {
    const leave = table([text("Name", ["Ada", "Ben"]), number("Anspruch (Tage)"), number("Rest (Tage)")]);
    expect(findPremises("Wer hat noch mehr als zehn Tage übrig?", leave, "de").text).toBe(
      "Wer hat noch mehr als zehn Tage Rest (Tage)?",
    );
  });

  test("and not where no such column is there", () => {
    expect(findPremises("Which bills expire in 2026?", bills, "en").text).toBe("Which bills expire in 2026?");
  });
});
