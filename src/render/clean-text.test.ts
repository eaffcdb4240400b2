import { expect, test } from "vitest";
import { cleanTexts } from "./clean-text.ts";

test("gives back the very value where nothing had to be cleaned", () => {
  const value = { rows: [["Basel", 1, null, Number.NaN], [{ value: "Chur\n" }]] };
  expect(cleanTexts(value, () => expect.unreachable("nothing is lost"))).toBe(value);
});

test("copies only the rows in which something had to be cleaned", () => {
  const value = { rows: [["Basel", 1], ["Ch\u0000ur", 2, "\r\n"], ["Bern"]] };
  let lost = 0;
  const { rows } = cleanTexts(value, () => (lost += 1));
  expect(rows).toEqual([["Basel", 1], ["Chur", 2, "\n"], ["Bern"]]);
  expect(rows.map((row, index) => row === value.rows[index])).toEqual([true, false, true]);
  expect(value.rows[1]).toEqual(["Ch\u0000ur", 2, "\r\n"]);
  expect(lost).toBe(1);
});
