import { expect, test } from "vitest";
import { tableText } from "./table-text.ts";

test("a row is a line, its cells parted by bars, line breaks in cells closed up", () => {
  expect(
    tableText([
      ["Item", "Price"],
      ["Pump\nsmall", 12],
      ["Valve", null],
    ]),
  ).toBe("Item | Price\nPump small | 12\nValve | ");
});

test("a frame around paragraphs keeps them apart", () => {
  expect(tableText([["Notice\nThe office is closed.\n\nCall us."], ["Second frame"]])).toBe(
    "Notice\nThe office is closed.\nCall us.\nSecond frame",
  );
  expect(tableText([[null, "Only one column is used", ""]])).toBe("Only one column is used");
});
