import { expect, test } from "vitest";
import { countDocument } from "./count-document.ts";
import type { Section } from "../unified-document.ts";

test("counts what a reader would count", () => {
  const counts = countDocument({
    metadata: { title: "T", language: "en" },
    sections: [
      { content_type: "heading", elements: [{ level: 1, text: "Two words" }] },
      {
        content_type: "paragraph",
        elements: [{ text: "One. Two, e.g. this.\n\nThree." }],
        citations: ["a", "b"],
      },
      { content_type: "quote", elements: [{ text: "Said so." }], citations: ["a"] },
      { content_type: "bullet_list", elements: [{ items: ["first", { text: "second", items: ["inner"] }] }] },
      {
        content_type: "table",
        elements: [{ headers: ["A"], rows: [["x"], [{ value: 3 }]], caption: "Cap" }],
      },
      { content_type: "image", elements: [{ data: "", alt: "unseen" }] },
      { content_type: "chart", elements: [{ kind: "bar", series: [], labels: [] }] },
    ],
  });
  expect(counts).toEqual({
    ...{ words: 16, sentences: 7, paragraphs: 3, sections: 7, headings: 1, items: 3, tables: 1, rows: 2 },
    ...{ images: 1, charts: 1, citations: 2 },
  });
});

test("an empty document has nothing", () => {
  const counts = countDocument({ metadata: { title: "T", language: "en" }, sections: [] });
  expect(new Set(Object.values(counts))).toEqual(new Set([0]));
});

test("finds citations wherever they stand: at a statement, in a list item, in a cell", () => {
  const counts = countDocument({
    metadata: { title: "T", language: "en" },
    sections: [
      {
        content_type: "paragraph",
        elements: [{ text: "One.", statements: [{ text: "One.", citations: ["a"] }], citations: ["a"] }],
      },
      {
        content_type: "bullet_list",
        elements: [
          { items: ["plain", { text: "two", citations: ["b"], items: [{ text: "in", citations: ["c"] }] }] },
        ],
      },
      {
        content_type: "table",
        elements: [{ headers: ["A"], rows: [[{ value: 3, citations: ["d", "a"] }]] }],
      },
    ],
  });
  expect(counts.citations).toBe(4);
});

test("a greeting and a closing are no sentences", () => {
  const said = ["Dear all,", "The lamp costs CHF 39. It is new. Please tell your team.", "Kind regards"];
  const sections: Section[] = said.map((text) => ({ content_type: "paragraph", elements: [{ text }] }));
  const document = { metadata: { title: "Lamp", language: "en" }, sections };
  expect(countDocument(document).sentences).toBe(3);
});
