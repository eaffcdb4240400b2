import { expect, test } from "vitest";
import { isDateLike, isMoneySign, isThousands, kindOf } from "./number-like.ts";

test.each([
  ..."1 12.5 1,234.50 1.234,50 1'234.50 (1,234) -3.9 −12 12% 24.91² 5.3** $33,200 €1.5 CHF120 2003–04 1.35-1.42 31.01.2014".split(
    " ",
  ),
  "12 345,6",
  "CHF 1'200.50",
  "(106.8–113.2)",
])("takes %s for a figure", (text) => {
  expect(kindOf(text)).toBe("number");
});

test.each(["–", "—", "...", "…", "n/a", "n.a.", "(X)", "*****", "†", "Ref.", ":"])(
  "takes %s for the mark of no figure",
  (text) => {
    expect(kindOf(text)).toBe("mark");
  },
);

test.each([
  "Wages",
  "30 years",
  "Grade 9",
  "7. May 2024",
  "Item 1A.",
  "GTIN: 4012345001235",
  "A",
  "x1 and x2",
])("takes %s for text", (text) => {
  expect(kindOf(text)).toBe("text");
});

test("knows years and dates, which may be heads", () => {
  expect(["1996", "2003–04", "1951-1961", "2024", "31.12.2023", "Q1 2024"].every(isDateLike)).toBe(true);
  expect(["3,100", "1 996", "199", "20245", "12.5"].some(isDateLike)).toBe(false);
});

test("knows a lone sign of money, and a space between thousands", () => {
  expect(["$", "€", "£"].every(isMoneySign)).toBe(true);
  expect(["$5", "S", "EUR"].some(isMoneySign)).toBe(false);
  expect(isThousands("12", "345")).toBe(true);
  expect(isThousands("12", "345,50")).toBe(true);
  expect(isThousands("2,26", "473")).toBe(false);
  expect(isThousands("323", "85.8")).toBe(false);
});
