import { expect, test } from "vitest";
import { isForm } from "./is-form.ts";

test("labels with a colon in most rows, the first one too, make a form", () => {
  const form = [
    ["Family Name:", "Link", "", ""],
    ["Address 1:", "", "", "House nr:"],
    ["Height (cm):", "150", "", ""],
    ["Deutsch", "English", "Français", "Latin"],
  ];
  expect(isForm(form)).toBe(true);
  expect(isForm([["Item", "Value"], ...form])).toBe(false);
  expect(
    isForm([
      ["Emissions from:", "FY19"],
      ["Fuel", "59"],
      ["Power", "27"],
    ]),
  ).toBe(false);
});
