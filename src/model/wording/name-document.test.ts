import { expect, test } from "vitest";
import { nameDocument, settleTitle } from "./name-document.ts";

const request = "Erstelle aus der Gebührenordnung eine Excel-Tabelle der Gebühren.";

test("the name of its table is the best title, unless it says nothing", () => {
  const by = { parts: [request], request, language: "de" };
  expect(nameDocument({ ...by, tables: ["Gebühren 2026 nach Amt"] })).toBe("Gebühren 2026 nach Amt");
  expect(nameDocument({ ...by, tables: ["Tabelle 1"] })).toBe("Tabelle der Gebühren");
});

test("else the goal, without the file format; else the part", () => {
  const goal = "Die acht Felder der Rechnung als JSON-Datei und als Excel-Datei.";
  expect(nameDocument({ goal, parts: [request], request, language: "de" })).toBe("Acht Felder der Rechnung");
  expect(nameDocument({ goal: request, parts: [request], request, language: "de" })).toBe(
    "Tabelle der Gebühren",
  );
});

test("several questions are headed by what they are about", () => {
  const parts = ["How many rooms have a view?", "Who cleans them?"];
  const topics = ["Hotel rooms", "cleaning staff"];
  expect(nameDocument({ parts, topics, request: parts.join(" "), language: "en" })).toBe(
    "Hotel rooms, cleaning staff",
  );
});

test("a writer's title stays, an echo of the order does not", () => {
  const by = { parts: [request], request, language: "de" };
  expect(settleTitle("Gebühren im Überblick", by)).toBe("Gebühren im Überblick");
  expect(settleTitle(request, by)).toBe("Tabelle der Gebühren");
  expect(settleTitle("Erstelle eine Notiz zu den Gebühren", by)).toBe("Notiz zu den Gebühren");
  expect(settleTitle("", by)).toBe("Tabelle der Gebühren");
});
