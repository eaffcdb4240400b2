import { expect, test } from "vitest";
import { asksForGroups } from "./asks-for-groups.ts";

const asks = (text: string, language: string, heads: string[]) =>
  asksForGroups(
    { text, language },
    {
      heads,
      rows: [
        ["Ada", "Bar", "4"],
        ["Ben", "Bar", "5"],
        ["Cleo", "Kitchen", "6"],
      ].map((cells) => ({ cells, evidence: "e1", addressOf: () => "A1" })),
    },
  );
const english = ["Employee", "Department", "Hours"];

test.each([
  ["Overtime pay by department as an Excel table", "en", english],
  ["Die Stunden pro Abteilung als Excel-Tabelle", "de", ["Mitarbeiter", "Abteilung", "Stunden"]],
  ["Les heures par service dans un fichier Excel", "fr", ["Employé", "Service", "Heures"]],
  ["Le ore per reparto in una tabella Excel", "it", ["Dipendente", "Reparto", "Ore"]],
])("what stands in several rows is to be added up: %s", (text, language, heads) => {
  expect(asks(text, language, heads)).toBe(true);
});

test.each([
  "The hours as an Excel table, sorted by department",
  "Hours per employee as an Excel table",
  "All employees with their department as an Excel table",
])("the rows are wanted as they stand: %s", (text) => {
  expect(asks(text, "en", english)).toBe(false);
});
