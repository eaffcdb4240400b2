import { expect, test } from "vitest";
import type { Evidence } from "../../model/grounding.ts";
import type { UnifiedDocument } from "../../model/unified-document.ts";
import { renderDocument } from "../render.ts";

const sources: Evidence[] = [
  { id: "a", documentId: "d", document: "bill.pdf", position: { page: 2 }, quote: "Total 1,250.50" },
  { id: "b", documentId: "d", document: "other.pdf", position: {}, quote: "never cited" },
];
const fields = [
  ["Number", { value: "4711", citations: ["a"] }],
  ["Total", { value: "1,250.50", citations: ["a"] }],
  ["Discount", { value: "not stated", absent: true }],
];
const document = {
  metadata: { title: "Bill", language: "en", data: true },
  sections: [
    {
      ...{ content_type: "table", id: "f", citations: ["a"] },
      elements: [{ headers: ["Field", "Value"], rows: fields, record: true }],
    },
  ],
} as UnifiedDocument;

async function write(format: string, given = document): Promise<string> {
  const { bytes } = await renderDocument({ document: given, format, sources });
  return Buffer.from(bytes).toString("utf8");
}

test("as JSON the fields are an object, with where they stand; what is not stated is null", async () => {
  expect(JSON.parse(await write("json"))).toEqual({
    ...{ Number: "4711", Total: 1250.5, Discount: null },
    _sources: [{ document: "bill.pdf", place: "page 2", quote: "Total 1,250.50" }],
  });
});

test("as CSV a thing is a row; in a text its fields stand below each other", async () => {
  expect((await write("csv")).replace("﻿", "").split(/\r?\n/u).slice(0, 2)).toEqual([
    "Number,Total,Discount",
    "4711,1250.5,not stated",
  ]);
  expect(await write("txt")).toMatch(/Number +\| 4711.*\nTotal +\| 1,250\.50.*\nDiscount \| not stated/u);
});

test("several lists are named by their headings", async () => {
  const table = (rows: unknown[][]) => ({ content_type: "table", elements: [{ headers: ["A", "B"], rows }] });
  const heading = (text: string) => ({ content_type: "heading", elements: [{ level: 2, text }] });
  const sections = [heading("One"), table([[1, "x"]]), heading("Two"), table([[2, null]])];
  const given = { ...document, sections } as UnifiedDocument;
  expect(JSON.parse(await write("json", given))).toEqual({
    One: [{ A: 1, B: "x" }],
    Two: [{ A: 2, B: null }],
  });
});

test("any other document is written as JSON exactly as it is", async () => {
  const given = { ...document, metadata: { title: "Bill", language: "en" } } as UnifiedDocument;
  expect(JSON.parse(await write("json", given))).toEqual(given);
});

test("of a table the areas that are cited are named, not every cell", async () => {
  const at = (address: string) => ({
    ...{ id: address, documentId: "d", document: "list.xlsx", quote: address },
    position: { sheet: "Prices", range: address },
    cell: { address, value: "1", rowHead: "", columnHead: "" },
  });
  const cells = ["A2", "B2", "A3", "B3"].map(at);
  const section = {
    content_type: "table",
    citations: ["A2", "B2", "A3", "B3"],
    elements: [{ headers: ["A"], rows: [[1]] }],
  };
  const given = { ...document, sections: [section] } as UnifiedDocument;
  const { bytes } = await renderDocument({ document: given, format: "json", sources: cells });
  expect(JSON.parse(Buffer.from(bytes).toString("utf8"))).toMatchObject({
    _sources: [{ document: "list.xlsx", place: "sheet Prices", cells: "A2:B3" }],
  });
});
