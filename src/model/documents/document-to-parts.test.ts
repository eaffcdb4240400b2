import { expect, test } from "vitest";
import { documentToParts } from "./document-to-parts.ts";
import type { UnifiedDocument } from "../unified-document.ts";

const letter: UnifiedDocument = {
  metadata: { title: "Prices", language: "en" },
  sections: [
    { content_type: "heading", elements: [{ level: 1, text: "New **prices**" }] },
    { content_type: "paragraph", elements: [{ text: "The lamp costs CHF 39." }], citations: ["e1"] },
    { content_type: "heading", elements: [{ level: 2, text: "Chairs" }] },
    { content_type: "bullet_list", elements: [{ items: ["red", { text: "blue", items: ["light blue"] }] }] },
    {
      content_type: "table",
      elements: [{ headers: ["Item", "Price"], rows: [["Lamp", { value: 39, citations: ["e1"] }]] }],
    },
  ],
};

test("our own document as parts: texts without marks and citations, under their headings", () => {
  const parts = documentToParts(letter, "doc_1");
  expect(parts.map(({ type, text, heading }) => [type, text, heading])).toEqual([
    ["text", "New prices", []],
    ["text", "The lamp costs CHF 39.", ["New prices"]],
    ["text", "Chairs", ["New prices"]],
    ["text", "red\nblue\nlight blue", ["New prices", "Chairs"]],
    ["table", "Item | Price\nLamp | 39", ["New prices", "Chairs"]],
  ]);
  expect(parts.at(-1)?.table?.rows).toEqual([
    ["Item", "Price"],
    ["Lamp", 39],
  ]);
  expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length);
});
