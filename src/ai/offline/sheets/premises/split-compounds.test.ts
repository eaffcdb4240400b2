import { expect, test } from "vitest";
import type { TableShape } from "../../../../model/documents/table-shape.ts";
import { findPerRow } from "./find-per-row.ts";
import { findPremises } from "./find-premises.ts";
import { splitCompounds } from "./split-compounds.ts";

const base = { scale: 0, empty: 0, isSound: true, isWhole: true, distinct: 3 };
const courses: TableShape = {
  ...{ id: "t1", name: "kurse.csv", rows: 3 },
  columns: [
    { ...base, name: "Kurs", kind: "text", values: ["Weben am Abend", "Keramik", "Erste Hilfe"] },
    { ...base, name: "Datum", kind: "date" },
    { ...base, name: "Pflicht", kind: "boolean", distinct: 2 },
  ],
};

test("what names the rows and what picks them are two words", () => {
  expect(splitCompounds("Wer leitet den Keramikkurs?", courses, "de").text).toBe(
    "Wer leitet den Keramik Kurs?",
  );
  expect(splitCompounds("Wer leitet den Kochkurs?", courses, "de").text).toBe("Wer leitet den Kochkurs?");
});

test("courses that one must take are the rows in which a column of yes and no says yes", () => {
  expect(findPremises("Welche Pflichtkurse gibt es?", courses, "de").conditions).toEqual([
    { column: "Pflicht", op: "=", value: "true" },
  ]);
});

test.each([
  ["How long was it on average per session?", "en"],
  ["Wie lange dauerte es im Schnitt pro Sitzung?", "de"],
  ["Quelle était la durée moyenne par séance ?", "fr"],
  ["Quanto è durato in media per seduta?", "it"],
  ["¿Cuánto duró de media por sesión?", "es"],
] as const)("an average for each row of a log groups nothing: %s", (question, language) => {
  expect(findPerRow(question, courses, language).text).not.toMatch(/s[eé][sa]s|sitzung|s[eé]ance|sedut/iu);
});

test("without an average, or of what a column counts, it stays", () => {
  expect(findPerRow("How long per session?", courses, "en").text).toContain("per session");
  const kurs = {
    ...courses,
    columns: courses.columns.map((one) => ({ ...one, name: one.name.replace("Kurs", "Session") })),
  };
  expect(findPerRow("How long on average per session?", kurs, "en").text).toContain("per session");
});
