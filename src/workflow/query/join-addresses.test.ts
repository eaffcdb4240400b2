import { expect, test } from "vitest";
import { joinAddresses } from "./join-addresses.ts";

test("cells that follow each other are one range, column by column", () => {
  expect(joinAddresses(["C4", "C2", "B7", "C3", "C9:C10"])).toEqual(["B7", "C2:C4", "C9:C10"]);
  expect(joinAddresses(["C2:C9", "C4", "C10"])).toEqual(["C2:C10"]);
  expect(joinAddresses([])).toEqual([]);
});
