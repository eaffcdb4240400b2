import { expect, test } from "vitest";
import type { UnifiedDocument } from "../model/unified-document.ts";
import { spanText } from "./inline/span-text.ts";
import { toLayout } from "./to-layout.ts";

const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(" ");

test("a title and a heading that are too long are shortened at a word, and stand whole below", async () => {
  const long = words(200);
  const document: UnifiedDocument = {
    metadata: { title: long, language: "en" },
    footnotes: { n: "A note." },
    sections: [
      { content_type: "paragraph", elements: [{ text: "Text." }] },
      { content_type: "heading", elements: [{ level: 2, text: `${long}[^n]` }] },
    ],
  };
  const { title, blocks, warnings, footnotes } = await toLayout({ document, sources: [] });
  expect(title.length).toBeLessThanOrEqual(401);
  expect(title).toMatch(/word\d+…$/);
  const texts = blocks.map((block) => ("spans" in block ? spanText(block.spans) : ""));
  expect(blocks.map(({ kind }) => kind)).toEqual(["paragraph", "paragraph", "heading", "paragraph"]);
  expect(texts).toEqual([long, "Text.", title, long]);
  expect(footnotes).toHaveLength(1);
  expect(warnings.map(({ code }) => code)).toEqual(["shortened", "shortened"]);
});

test("a first heading that says the long title is not said twice", async () => {
  const long = words(200);
  const document: UnifiedDocument = {
    metadata: { title: long, language: "en" },
    sections: [{ content_type: "heading", elements: [{ level: 1, text: long }] }],
  };
  const { showTitle, blocks } = await toLayout({ document, sources: [] });
  expect(showTitle).toBe(true);
  expect(blocks.map(({ kind }) => kind)).toEqual(["paragraph"]);
});

test("names of authors and sources and the words of a chart are shortened with a warning, usual ones are not", async () => {
  const name = "x".repeat(1500);
  const make = (text: string) =>
    toLayout({
      document: {
        metadata: { title: "T", language: "en", authors: [text] },
        sections: [
          { content_type: "paragraph", elements: [{ text: "Claim." }], citations: ["s"] },
          { content_type: "chart", elements: [{ kind: "bar", title: text, labels: [text], series: [[1]] }] },
        ],
      },
      sources: [{ id: "s", documentId: "d", document: text, position: { page: 1 }, quote: "Claim." }],
    });
  const long = await make(name);
  expect(long.authors[0]?.length).toBeLessThanOrEqual(201);
  expect(long.sources[0]?.place).toMatch(/^x{300}…, page 1$/i);
  expect(long.warnings).toHaveLength(3);
  const usual = await make("A usual name");
  expect(usual.authors).toEqual(["A usual name"]);
  expect(usual.warnings).toEqual([]);
});
