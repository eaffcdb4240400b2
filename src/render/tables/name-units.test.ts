import { expect, test } from "vitest";
import type { UnifiedDocument } from "../../model/unified-document.ts";
import { renderDocument } from "../render.ts";

async function lines(element: object, language = "en"): Promise<string[]> {
  const document = {
    metadata: { title: "", language },
    sections: [{ content_type: "table", elements: [element] }],
  } as UnifiedDocument;
  const { bytes } = await renderDocument({ document, format: "txt", sources: [] });
  return Buffer.from(bytes).toString("utf8").trimEnd().split("\n");
}

const columns = [{}, { format: "currency", currency: "CHF" }];

test("money is whole where all of it is, and has its cents where one amount has some", async () => {
  const whole = {
    headers: ["Item", "Price"],
    columns,
    rows: [
      ["Desk", 53_437],
      ["Lamp", 39],
    ],
  };
  expect(await lines(whole)).toEqual([
    "Item | Price (CHF)",
    "-----+------------",
    "Desk |      53,437",
    "Lamp |          39",
  ]);
  const cents = {
    ...whole,
    rows: [
      ["Desk", 53_437],
      ["Lamp", 39.5],
    ],
  };
  expect((await lines(cents)).slice(2)).toEqual(["Desk |   53,437.00", "Lamp |       39.50"]);
});

test("numbers of a column have one precision, never less than they are given with", async () => {
  const rows = [
    ["a", 749],
    ["b", 118.5],
    ["c", 21.95],
  ];
  expect((await lines({ headers: ["Item", "Score"], rows })).slice(2)).toEqual([
    "a    | 749.00",
    "b    | 118.50",
    "c    |  21.95",
  ]);
});

test("a column of years holds several measures: each keeps its own precision", async () => {
  const rows = [
    ["People", 120, 130],
    ["Margin", 4.5, 4.75],
  ];
  expect((await lines({ headers: ["", "2024", "2025"], rows })).slice(2)).toEqual([
    "People |  120 |  130",
    "Margin |  4.5 | 4.75",
  ]);
});

test("numbers that are written stay as they are written, and stand at the right", async () => {
  const rows = [
    ["a", "4.0 %"],
    ["b", "11.25 %"],
    ["c", "–"],
  ];
  expect((await lines({ headers: ["Item", "Change"], rows })).slice(2)).toEqual([
    "a    |   4.0 %",
    "b    | 11.25 %",
    "c    |       –",
  ]);
});

test("a unit that all cells share goes to the head, once", async () => {
  const rows = [
    ["a", "12.5 kg", "CHF 5.00", "15 days"],
    ["b", "7 kg", "CHF 12.50", "2 days"],
  ];
  const [head, , first] = await lines({ headers: ["Item", "Weight", "Price in CHF", "Delivery"], rows });
  expect(head).toBe("Item | Weight (kg) | Price in CHF | Delivery (days)");
  expect(first).toBe("a    |        12.5 |         5.00 |              15");
});

test("names with a number are no amounts, and different units stay", async () => {
  const rows = [
    ["Level 1", "3 May", "5 kg", "Q1"],
    ["Level 2", "4 May", "80 g", "Q2"],
  ];
  expect((await lines({ headers: ["a", "b", "c", "d"], rows })).slice(2)).toEqual([
    "Level 1 | 3 May | 5 kg | Q1",
    "Level 2 | 4 May | 80 g | Q2",
  ]);
});

test("the unit stands in the lowest head of its column, also below a head over several", async () => {
  const headers = [
    ["Place", { value: "Costs", span: 2 }],
    ["", "Plan", "Real"],
  ];
  const rows = [
    ["Bern", 1_000, 990],
    ["Basel", 800, 812],
    [{ value: "Sum", span: 1 }, 1_800, 1_802],
  ];
  const money = { format: "currency", currency: "EUR" };
  const [, second] = await lines({ headers, columns: [{}, money, money], rows });
  expect(second).toMatch(/Plan \(EUR\) \| +Real \(EUR\)/u);
});
