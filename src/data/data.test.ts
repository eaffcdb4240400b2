import { describe, expect, test } from "vitest";
import { calculate, explain } from "./data.ts";

const compute = (expression: string, values: Record<string, string | string[]> = {}, units = {}) =>
  calculate({
    expression,
    values: Object.fromEntries(Object.entries(values).map(([name, given]) => [name, [given].flat()])),
    units,
  });
const valueOf = (...given: Parameters<typeof compute>) => {
  const result = compute(...given);
  return "complaint" in result ? result.complaint : result.value;
};

describe("values", () => {
  test.each([
    ["0.1 + 0.2", "0.3"],
    ["1 - 2 - 3", "-4"],
    ["2 + 3 * 4", "14"],
    ["(2 + 3) * 4", "20"],
    ["100 / 8 / 5", "2.5"],
    ["--5", "5"],
    ["2 * -3", "-6"],
    ["-(2 + 3) × 2 ÷ 4 − 1", "-3.5"],
    ["1 / 3", "0.33333333333333333333"],
    ["200 / 7", "28.571428571428571428"],
    ["-200 / 7", "-28.571428571428571428"],
    ["1 / 700", "0.0014285714285714285714"],
    ["1 / 1024", "0.0009765625"],
    [
      "123456789012345678901234567890 + 0.000000000000000000000000000001",
      "123456789012345678901234567890.000000000000000000000000000001",
    ],
    ["1000000000000000000000000 / 7", "142857142857142857142857.142857"],
    ["0 * -1", "0"],
    ["round(2.5)", "3"],
    ["round(-2.5)", "-3"],
    ["round(1.005, 2)", "1.01"],
    ["round(1234567, -3)", "1235000"],
    ["abs(-3.5) + abs(2)", "5.5"],
    ["max(1, 3, 2) - min(4, -1)", "4"],
    ["median(5, 1, 3)", "3"],
    ["median(4, 1, 3, 2)", "2.5"],
    ["AVG(1, 2) + Mean(3, 4)", "5"],
    ["sum(1; 2; 3)", "6"],
  ])("%s is %s", (expression, expected) => {
    expect(valueOf(expression)).toBe(expected);
  });

  test("a list stands for its values, one value for itself", () => {
    const values = { A: ["10", "20.50", "-0.5"], B: "4", année_2014: "7" };
    expect(valueOf("sum(A)", values)).toBe("30");
    expect(valueOf("count(A) + count(A, B)", values)).toBe("7");
    expect(valueOf("average(A) * B", values)).toBe("40");
    expect(valueOf("sum(A, B, 1)", values)).toBe("35");
    expect(valueOf("année_2014 - B", values)).toBe("3");
  });

  test("percent, change, difference and days say what they mean", () => {
    const values = { A: "120", B: "150", from: "2015-12-30", to: "2016-03-01" };
    expect(compute("change(A, B)", values)).toMatchObject({ value: "25", unit: "%", isExact: true });
    expect(compute("change(B, A)", values)).toMatchObject({ value: "-20", unit: "%" });
    expect(compute("percent(A, B)", values)).toMatchObject({ value: "80", unit: "%" });
    expect(compute("difference(A, B)", values)).toMatchObject({ value: "-30" });
    expect(compute("days(from, to)", values)).toMatchObject({ value: "62", unit: "day" });
    expect(compute("days(to, from)", values)).toMatchObject({ value: "-62" });
    expect(compute("change(B, A) / 3", values)).toMatchObject({
      isExact: false,
      uses: ["B", "A"],
      literals: ["3"],
    });
  });

  test("a result that was cut is still rounded rightly by whoever rounds it", () => {
    expect(valueOf("A / B", { A: "4999999999999999999999", B: "1000000000000000000000000.3" })).toMatch(
      /^0\.00499999/,
    );
  });
});

describe("units", () => {
  const values = { A: "100", B: "25", n: "4", p: "8" };
  test.each([
    ["A + B", "CHF"],
    ["A - B * 2", "CHF"],
    ["A + 5", "CHF"],
    ["-A", "CHF"],
    ["A * 2 / 4", "CHF"],
    ["A * n", "CHF"],
    ["A / n", "CHF"],
    ["A * p / 100", "CHF"],
    ["sum(A, B)", "CHF"],
    ["round(max(A, B), 2)", "CHF"],
    ["A / B", undefined],
    ["(B - A) / A * 100", undefined],
    ["count(A, B)", undefined],
    ["A * B", undefined],
    ["percent(A, B)", "%"],
  ])("%s is counted in %s", (expression, unit) => {
    const result = compute(expression, values, { A: "CHF", B: "CHF", n: "piece", p: "%" });
    expect(result).not.toHaveProperty("complaint");
    expect("unit" in result ? result.unit : undefined).toBe(unit);
  });

  test("francs and euros are not added, compared or set in relation", () => {
    const units = { A: "CHF", B: "EUR" };
    for (const expression of ["A + B", "A - B", "sum(A, B)", "max(A, B)", "percent(A, B)", "change(A, B)"])
      expect(valueOf(expression, values, units)).toContain("CHF and in EUR");
    expect(valueOf("count(A, B)", values, units)).toBe("2");
  });
});

describe("complaints", () => {
  const values = {
    revenue: "10",
    list: ["1", "2"],
    none: [],
    word: "n/a",
    day: "2014-05-21",
    noDay: "2014-02-30",
  };
  test.each([
    ["revenu * 2", /"revenu".*revenue, list, none/],
    ["list + 1", /"list" holds 2 values.*sum/],
    ["sum(none)", /"none" holds no value/],
    ["revenue / 0", /divides by zero/],
    ["revenue / (revenue - 10)", /divides by zero/],
    ["percent(revenue, 0)", /divides by zero/],
    ["change(0, 5)", /divides by zero/],
    ["change(-5, 5)", /below zero.*difference/],
    ["word + 1", /"word" holds "n\/a"/],
    ["day + 1", /date.*days/],
    ["days(day, noDay)", /2014-02-30/],
    ["days(day, 3)", /names of two dates/],
    ["total(list)", /no function "total".*sum, count/],
    ["constructor", /no value "constructor"/],
    ["constructor(1)", /no function/],
    ["", /empty/],
    ["   ", /empty/],
    ["1 +", /ends where a value/],
    ["(1", /not closed/],
    ["1)", /not expected/],
    ["1 2", /not expected/],
    ["sum()", /takes/],
    ["round(1, 2, 3)", /takes a value and the number of decimals/],
    ["round(1, 0.5)", /whole number of decimals/],
    ["round(1, 9999999999999999999999)", /whole number of decimals/],
    ["5 %", /percent\(part, whole\)/],
    ["2 ^ 3", /powers/],
    ["1'000", /cannot be read|not expected/],
    ["1.2.3", /plain number/],
    ["3m", /plain number/],
    ["revenue; drop", /not expected/],
  ])("%s", (expression, words) => {
    expect(valueOf(expression, values)).toMatch(words);
  });

  test("limits: length, depth, digits, values, uses", () => {
    expect(valueOf("1+".repeat(1000) + "1")).toMatch(/at most 2000/);
    expect(valueOf("1+".repeat(999) + "1")).toBe("1000");
    expect(valueOf(`${"(".repeat(60)}1${")".repeat(60)}`)).toMatch(/more than 50 deep/);
    expect(valueOf(`${"(".repeat(49)}1${")".repeat(49)}`)).toBe("1");
    expect(valueOf(`${"-".repeat(60)}1`)).toMatch(/deep/);
    expect(valueOf("A", { A: "1".repeat(61) })).toMatch(/60 digits/);
    expect(valueOf("A * A", { A: "1".repeat(60) })).toMatch(/60 digits/);
    expect(valueOf("sum(A)", { A: Array.from({ length: 100_001 }, () => "1") })).toMatch(/at most 100000/);
    const long = Array.from({ length: 90_000 }, (_, index) => `${index}.${index % 7}1`);
    expect(valueOf("count(A)", { A: long })).toBe("90000");
    expect(valueOf(Array.from({ length: 20 }, () => "sum(A)").join("+"), { A: long })).toMatch(/too often/);
  });
});

describe("in words", () => {
  const inputs = [
    { name: "A", values: ["120"], label: "Kansas, 2014" },
    { name: "B", values: ["150"], label: "Kansas, 2015" },
  ];
  test("an expression keeps its form, its values their place", () => {
    expect(explain({ expression: "(B - A) / A * 100", inputs }, { value: "25" }, "en")).toBe(
      "(B − A) / A × 100 = 25 with A = 120 (Kansas, 2014) and B = 150 (Kansas, 2015)",
    );
    expect(explain({ expression: "A / (B / A) - (A - B)", inputs: [] }, { value: "1.5" }, "de")).toBe(
      "A / (B / A) − (A − B) = 1,5",
    );
  });

  test("a long list is counted, a short one written out", () => {
    const list = { name: "A", values: Array.from({ length: 14 }, () => "2"), unit: "CHF", label: "Betrag" };
    const total = { value: "28", unit: "CHF" };
    expect(explain({ expression: "sum(A)", inputs: [list] }, total, "de")).toBe(
      "Summe von 14 Werten (Betrag) = 28 CHF",
    );
    expect(explain({ expression: "sum(A) - count(A)", inputs: [list] }, { value: "14" }, "fr")).toBe(
      "(somme de A) − (nombre de A) = 14 avec A = 14 valeurs (Betrag)",
    );
    const short = { name: "A", values: ["1", "-2.5", "3"], unit: "kg" };
    expect(explain({ expression: "average(A)", inputs: [short] }, { value: "0.5", unit: "kg" }, "it")).toBe(
      "media di A = 0,5 kg con A = 1, −2,5 e 3 kg",
    );
  });

  test.each([
    [
      "en",
      "change from A to B in percent ≈ 28.571429 % with A = 120 (Kansas, 2014) and B = 150 (Kansas, 2015)",
    ],
    [
      "de",
      "Veränderung von A auf B in Prozent ≈ 28,571429 % mit A = 120 (Kansas, 2014) und B = 150 (Kansas, 2015)",
    ],
    [
      "fr",
      "variation de A à B en pour cent ≈ 28,571429 % avec A = 120 (Kansas, 2014) et B = 150 (Kansas, 2015)",
    ],
    [
      "it",
      "variazione da A a B in percentuale ≈ 28,571429 % con A = 120 (Kansas, 2014) e B = 150 (Kansas, 2015)",
    ],
    [
      "es",
      "variación de A a B en porcentaje ≈ 28,571429 % con A = 120 (Kansas, 2014) y B = 150 (Kansas, 2015)",
    ],
  ])("a change in %s, no longer than anybody reads", (language, words) => {
    const result = { value: "28.571428571428571428", unit: "%" };
    expect(explain({ expression: "change(A, B)", inputs }, result, language)).toBe(words);
  });

  test("days, rounding and a tiny result", () => {
    const dates = [
      { name: "A", values: ["2014-05-21"] },
      { name: "B", values: ["2014-05-22"] },
    ];
    expect(explain({ expression: "days(A, B)", inputs: dates }, { value: "1", unit: "day" }, "en")).toBe(
      "days from A to B = 1 day with A = 2014-05-21 and B = 2014-05-22",
    );
    expect(explain({ expression: "round(A / B, 1)", inputs: [] }, { value: "0.3" }, "es")).toBe(
      "A / B, redondeado a 1 decimal = 0,3",
    );
    expect(explain({ expression: "A / B", inputs: [] }, { value: "0.0000001234" }, "en")).toBe(
      "A / B = 0.0000001234",
    );
  });
});
