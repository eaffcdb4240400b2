import { expect, test } from "vitest";
import { isFieldList } from "./is-field-list.ts";

test.each([
  [
    "values of several kinds",
    [
      ["Instrument", "Posaune"],
      ["Dauer", "40 Minuten"],
      ["Ort", "Bern"],
    ],
  ],
  [
    "amounts from the first row on",
    [
      ["Fee", "CHF 720.00"],
      ["Rent", "CHF 110.00"],
    ],
  ],
  [
    "labels with colons",
    [
      ["Name:", "Ada"],
      ["Town:", "Bern"],
    ],
  ],
])("a list of fields: %s", (_, rows) => {
  expect(isFieldList(rows)).toBe(true);
});

test.each([
  [
    "a head over figures",
    [
      ["Item", "Price"],
      ["Lamp", "39"],
      ["Desk", "120"],
    ],
  ],
  [
    "a year over figures",
    [
      ["Sales", "2024"],
      ["Lamps", "39"],
      ["Desks", "120"],
    ],
  ],
  [
    "three columns",
    [
      ["Item", "Qty", "Price"],
      ["Lamp", "2", "39"],
    ],
  ],
])("no list of fields: %s", (_, rows) => {
  expect(isFieldList(rows)).toBe(false);
});
