import { expect, test } from "vitest";
import { splitSentences } from "../../../lib/text/split-sentences.ts";
import { fieldSentences } from "./field-sentences.ts";

const tell = (text: string) =>
  fieldSentences(text, splitSentences(text)).map((one) => [one.text, one.field !== undefined]);

test("each field of a form is a sentence of its own", () => {
  expect(tell("Name: Sample, Ada\nborn on: 3 May 2014\nDiet: none")).toEqual([
    ["Name: Sample, Ada", true],
    ["born on: 3 May 2014", true],
    ["Diet: none", true],
  ]);
  expect(
    tell("Clerk            Ann Sample, phone 0000 12\nFitter           Bo Mockup, phone 0000 34"),
  ).toEqual([
    ["Clerk Ann Sample, phone 0000 12", true],
    ["Fitter Bo Mockup, phone 0000 34", true],
  ]);
  expect(tell("Net pay | £1,786.59")).toEqual([["Net pay: £1,786.59", true]]);
});

test("two labels in a row of a table are two fields", () => {
  const text =
    "Employee | Ada Sample | Payroll no. | 0417\nPeriod | May 2026 | Tax code | 12L\nSite | Pier | Method | Bank";
  expect(tell(text).map(([said]) => said)).toEqual([
    "Employee: Ada Sample",
    "Payroll no.: 0417",
    "Period: May 2026",
    "Tax code: 12L",
    "Site: Pier",
    "Method: Bank",
  ]);
});

test("a table with a head stays a table, and prose with a colon prose", () => {
  const rows =
    "Item | Colour | Size | Price\nBoat | blue | 4 m | 700\nOar | red | 2 m | 40\nMast | blue | 5 m | 90";
  expect(tell(rows).every(([, isField]) => isField === false)).toBe(true);
  const prose =
    "You asked about the floor: we would take the wooden one after all, the mat does not hold.\nThe rest is as before.";
  expect(tell(prose).every(([, isField]) => isField === false)).toBe(true);
});
