import { expect, test } from "vitest";
import type { TableShape } from "../../../../model/documents/table-shape.ts";
import { draftRemainder } from "./draft-remainder.ts";

const base = { scale: 0, empty: 0, isSound: true, isWhole: true };
const number = (name: string) => ({ ...base, name, kind: "number" as const, distinct: 3 });
const courses: TableShape = {
  ...{ id: "t1", name: "courses.csv", rows: 3 },
  columns: [
    { ...base, name: "Course", kind: "text", values: ["Pottery", "Drawing", "Felting"], distinct: 3 },
    number("Places"),
    number("Registrations"),
  ],
};
const lager: TableShape = {
  ...{ id: "t2", name: "lager.csv", rows: 3 },
  columns: [
    { ...base, name: "Artikel", kind: "text", values: ["Leim", "Schrauben", "Dübel"], distinct: 3 },
    number("Bestand"),
    number("Mindestbestand"),
  ],
};

test("what is still free of so many", () => {
  const draft = draftRemainder("How many places are still free in Felting?", courses, {
    language: "en",
    about: "",
  });
  expect(draft?.plan).toMatchObject({
    where: [{ column: "Course", op: "=", value: "Felting" }],
    derive: [{ expr: ["-", "Places", "Registrations"] }],
  });
});

test("in all of them together", () => {
  const draft = draftRemainder("How many places are free in total?", courses, { language: "en", about: "" });
  expect(draft?.plan).toMatchObject({ aggregates: [{ column: "Places" }, { column: "Registrations" }] });
});

test("what is missing up to the minimum", () => {
  const draft = draftRemainder("Wie viele Dübel fehlen bis zum Mindestbestand?", lager, {
    language: "de",
    about: "",
  });
  expect(draft?.plan).toMatchObject({ derive: [{ expr: ["-", "Mindestbestand", "Bestand"] }] });
});

test.each(["How many places are still free in Weaving?", "How many places does Felting have?"])(
  "nothing is left to compute: %s",
  (question) => {
    expect(draftRemainder(question, courses, { language: "en", about: "" })).toBeUndefined();
  },
);

test("what is missing where a list says what should be there, although two rows bear the name", () => {
  const list: TableShape = {
    ...{ id: "t3", name: "kontrolle.html", rows: 4 },
    columns: [
      { ...base, name: "Wagen", kind: "text", values: ["Löschwagen", "Rüstwagen"], distinct: 2 },
      { ...base, name: "Material", kind: "text", values: ["Lampe", "Seil", "Axt"], distinct: 3 },
      number("Anzahl Soll"),
      number("Anzahl Ist"),
    ],
  };
  const draft = draftRemainder("Wie viele Lampen fehlen im Rüstwagen?", list, { language: "de", about: "" });
  expect(draft?.mostRows).toBe(1);
  expect(draft?.plan).toMatchObject({ derive: [{ expr: ["-", "Anzahl Soll", "Anzahl Ist"] }] });
});
