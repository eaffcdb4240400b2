import { describe, expect, test } from "vitest";
import { isWithin, readBracket } from "./read-bracket.ts";

describe("from where to where a cell holds", () => {
  test.each([
    ["up to 2 years", [0, 2], [3]],
    ["more than 2 and up to 5 years", [3, 5], [2, 6]],
    ["under 18", [17], [18]],
    ["60 and over", [60, 75], [59]],
    ["10–49", [10, 30, 49], [9, 50]],
    ["über 5 bis 10 Jahre", [6, 10], [5, 11]],
    ["ab 50 Stück", [50, 900], [49]],
    ["de 21 à 49 ans", [21, 49], [20, 50]],
    ["dès 60 ans", [60], [59]],
    ["jusqu'à 20 ans", [20], [21]],
    ["da 5 a 10 persone", [5, 10], [4, 11]],
    ["oltre 1'000 kg", [1_001], [1_000]],
    ["más de 10 años", [11], [10]],
    ["1 Jahr", [1], [2]],
  ])("%s", (cell, inside, outside) => {
    const bracket = readBracket(cell);
    expect(bracket).toBeDefined();
    if (bracket === undefined) return;
    for (const value of inside) expect(isWithin(value, bracket)).toBe(true);
    for (const value of outside) expect(isWithin(value, bracket)).toBe(false);
  });

  test.each(["Own wedding", "", "Room 12", "12.05.2026", "between 3 rooms, 4 halls and 5 tents", "50 to 10"])(
    "no bracket: %s",
    (cell) => {
      expect(readBracket(cell)).toBeUndefined();
    },
  );
});
