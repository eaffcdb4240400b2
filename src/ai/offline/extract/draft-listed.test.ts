import { describe, expect, test } from "vitest";
import type { TableShape } from "../../../model/documents/table-shape.ts";
import { draftListed } from "./draft-listed.ts";

const base = { scale: 0, empty: 0, isSound: true, isWhole: true };
const text = (name: string, values: string[], distinct = values.length) => ({
  ...{ ...base, name, kind: "text" as const, values, distinct },
});
const number = (name: string, unit?: string) => ({
  ...{ ...base, name, kind: "number" as const, distinct: 4 },
  ...(unit !== undefined && { unit }),
});
const trips: TableShape = {
  ...{ id: "t1", name: "trips.csv", rows: 4 },
  columns: [
    text("Code", ["T1", "T2", "T3", "T4"]),
    text("Trip", ["Castle tour", "Lake walk", "Lake cruise", "Night market"]),
    text("Guide", ["Ada Brook", "Ben Frost"], 2),
    { ...base, name: "Date", kind: "date", distinct: 4, min: "2026-04-02", max: "2026-06-11" },
    number("Seats"),
    number("Price EUR", "EUR"),
  ],
};
const paidOn = { ...base, name: "Paid on", kind: "date" as const, distinct: 2, empty: 2 };
const billed: TableShape = { ...trips, columns: [...trips.columns, paidOn] };
const kurse: TableShape = {
  ...{ id: "t2", name: "kursplan.csv", rows: 3 },
  columns: [
    text("Kurs", ["Erste Hilfe", "Brandschutz", "Gesprächsführung"]),
    { ...base, name: "Datum", kind: "date", distinct: 3, min: "2026-02-10", max: "2026-05-11" },
    { ...base, name: "Pflicht", kind: "boolean", distinct: 2 },
  ],
};
const planOf = (order: string, shape: TableShape, language: string) =>
  draftListed(order, [shape], { language, about: "" })?.draft.plan;

describe("a sheet of the rows that an order picks out", () => {
  test.each([
    "Give me an Excel file with all trips that take place in April.",
    "Export the trips in April to Excel.",
    "Could you please make me a spreadsheet of all trips in April?",
    "List all trips in April as Excel, please.",
  ])("by a month: %s", (order) => {
    expect(planOf(order, trips, "en")).toMatchObject({
      where: [{ column: "Date", op: "month", value: "2026-04" }],
    });
  });

  test.each([
    ["Make an Excel list of the trips by Ada Brook: trip and price.", ["Trip", "Price EUR"]],
    ["Make an Excel list of the trips by Ada Brook with code, trip and date.", ["Code", "Trip", "Date"]],
    ["Make an Excel list of the trips by Ada Brook with date and seats.", ["Trip", "Date", "Seats"]],
  ])("with the columns that are named, and what names the rows: %s", (order, select) => {
    expect(planOf(order, trips, "en")).toMatchObject({
      where: [{ column: "Guide", op: "=", value: "Ada Brook" }],
      select,
    });
  });

  test("a limit is no list of columns", () => {
    expect(planOf("Put the trips with more than 10 seats into an Excel file.", trips, "en")).toMatchObject({
      where: [{ column: "Seats", op: ">", value: "10" }],
    });
  });

  test("columns that are listed pick no rows by their words", () => {
    const stages: TableShape = {
      ...{ id: "t3", name: "stages.csv", rows: 3 },
      columns: [
        text("Stage", ["Survey", "Paint ordered", "Floor laid"]),
        text("Owner", ["Ada Brook", "Ben Frost", "Cy Dale"]),
        { ...base, name: "Due", kind: "date", distinct: 3, min: "2026-04-02", max: "2026-06-11" },
        text("Status", ["done", "in progress", "open"], 3),
      ],
    };
    expect(
      planOf("Put the stages with owner, due date and status into an Excel sheet.", stages, "en"),
    ).toBeUndefined();
  });

  test("what has not been done is empty or says no", () => {
    expect(planOf("Make an Excel file of the trips that are not paid yet.", billed, "en")).toMatchObject({
      where: [{ column: "Paid on", op: "isNull" }],
    });
    expect(
      planOf("Make an Excel file of the trips that are not cancelled yet.", billed, "en"),
    ).toBeUndefined();
  });

  test("a German compound of a column of yes and no", () => {
    expect(
      planOf("Erstelle mir eine Excel-Tabelle aller Pflichtkurse mit Datum.", kurse, "de"),
    ).toMatchObject({
      where: [{ column: "Pflicht", op: "=", value: "true" }],
      select: ["Kurs", "Datum"],
    });
  });
});

test.each([
  "Make an Excel list of all trips.",
  "Make an Excel list of the trips that are fully booked.",
  "Make an Excel list of the trips to Wales in April.",
  "Which trips take place in April?",
  "Make an Excel list of the trips in April. Send it to Ada.",
])("nothing is picked where a word stays open, or nothing is to be listed: %s", (order) => {
  expect(planOf(order, trips, "en")).toBeUndefined();
});
