import { describe, expect, test } from "vitest";
import type { EvidenceItem } from "../../../prompts/answer-from-evidence.ts";
import { answerPeriods } from "./answer-periods.ts";

const sales: EvidenceItem = {
  ...{ id: "e2", document: "report.txt", text: "…" },
  table: {
    head: [
      ["", "Three Months Ended", "Three Months Ended", "Nine Months Ended", "Nine Months Ended"],
      ["", "June 28, 2025", "June 29, 2024", "June 28, 2025", "June 29, 2024"],
    ],
    rows: [
      ["Net sales:", "", "", "", ""],
      ["Products", "610", "580", "1,900", "1,750"],
      ["Services", "290", "240", "800", "710"],
      ["Total net sales", "900", "820", "2,700", "2,460"],
      ["Cost of sales:", "", "", "", ""],
      ["Products", "400", "390", "1,200", "1,150"],
      ["Research costs", "80", "75", "240", "(210)"],
    ],
    ...{ headRow: 1, firstRow: 3, firstColumn: 1 },
  },
};
const intro: EvidenceItem = {
  ...{ id: "e1", document: "report.txt" },
  text: "Specimen Ltd: the following table presents external revenues by country:",
};
const years: EvidenceItem = {
  ...{ id: "e2", document: "report.txt", text: "…" },
  table: {
    head: [
      ["", "2019", "", "2018", "", "2017", ""],
      ["", "$", "%", "$", "%", "$", "%"],
    ],
    rows: [
      ["Canada", "96", "10", "70", "12", "90", "15"],
      ["United States", "864", "90", "513", "88", "510", "85"],
      ["Change in fair value", "5", "1", "8", "2", "6", "1"],
      ["", "965", "100", "591", "100", "606", "100"],
    ],
    ...{ headRow: 1, firstRow: 3, firstColumn: 1 },
  },
};
const ask = (text: string, evidence: EvidenceItem[], language = "en") =>
  answerPeriods({ text, language, computed: new Set() }, evidence);
const told = (text: string, evidence: EvidenceItem[], language?: string) => {
  const answer = ask(text, evidence, language);
  return answer?.kind === "cells" ? answer.claims.map((claim) => claim.text) : answer?.calculation.expression;
};

describe("values of a row and its periods", () => {
  test.each([
    ["What were Specimen's total net sales in the three months to June 2025?", "June 28, 2025: 900"],
    ["What were total net sales in the nine months that ended on June 29, 2024?", "June 29, 2024: 2,460"],
  ])("%s", (text, value) => {
    expect(told(text, [intro, sales])).toEqual([expect.stringContaining(value)]);
  });

  test("two years are told in the order in which they were asked for, amounts before shares", () => {
    const text = "What were the external revenues in Canada in 2019 and 2018, respectively?";
    expect(told(text, [intro, years])).toEqual(["Canada; 2019 $: 96; 2018 $: 70"]);
    expect(told("What was the percent of Canada in 2018?", [intro, years])).toBeUndefined();
  });

  test("the row without a name below all others is the total", () => {
    const text = "Which year had the higher total external revenues, 2018 or 2019?";
    expect(told(text, [intro, years])).toEqual(["2019 $: 965; 2018 $: 591"]);
  });

  test("other languages name periods in their own words", () => {
    expect(told("Wie hoch war der Wert für Canada per Ende 2018?", [intro, years], "de")).toEqual([
      "Canada; 2018 $: 70",
    ]);
  });

  test.each([
    ["What were net sales in 2025?", "three and nine months end in it"],
    ["What were total net sales in June 2023?", "there is no such period"],
    ["What was the value for Products in the three months to June 2025?", "two rows have this name"],
    ["What were the revenues of the Geneva branch in Canada in 2019?", "nothing speaks of Geneva"],
    ["What is the median for Canada from 2017 to 2019?", "that is not computed here"],
  ])("%s: silent, for %s", (text) => {
    expect(ask(text, [intro, text.includes("Canada") ? years : sales])).toBeUndefined();
  });
});

describe("what a total is made up of", () => {
  test("the rows of its group above it, each with its values", () => {
    expect(told("What are the components of total net sales?", [intro, sales])).toEqual([
      expect.stringContaining("Products; "),
      expect.stringContaining("Services; "),
    ]);
  });

  test("a row that is no total has no parts", () => {
    expect(told("What are the components of research costs?", [intro, sales])).toBeUndefined();
  });
});

describe("what is computed", () => {
  test("a change runs from the earlier to the later period, however it is asked for", () => {
    const answer = ask("What was the change in Canada between 2019 and 2018?", [intro, years]);
    expect(answer).toMatchObject({
      kind: "calculation",
      calculation: {
        expression: "difference(b, a)",
        inputs: [
          { name: "a", evidence: "e2", cell: "D3" },
          { name: "b", evidence: "e2", cell: "B3" },
        ],
      },
    });
  });

  test.each([
    ["By how many percent did Canada change from 2018 to 2019?", "round(change(a, b), 2)"],
    ["What is the average for Canada from 2017 to 2019?", "average(a, b, c)"],
    ["What is the average for Canada in 2017 and 2019?", "average(a, b)"],
    ["What was the change in the change in fair value from 2018 to 2019?", "difference(b, a)"],
  ])("%s", (text, expression) => {
    expect(told(text, [intro, years])).toBe(expression);
  });

  test("a word of a name asks for nothing", () => {
    expect(told("What was the change in fair value in 2019?", [intro, years])).toEqual([
      "Change in fair value; 2019 $: 5",
    ]);
  });
});
