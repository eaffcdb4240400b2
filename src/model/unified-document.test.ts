import { expect, test } from "vitest";
import { UnifiedDocument } from "./unified-document.ts";

test("keeps members it does not know, and sections without an id", () => {
  const given = {
    metadata: { title: "T", language: "de", mood: "calm" },
    extra: [1],
    sections: [
      { content_type: "paragraph", elements: [{ text: "a", weight: 2 }], note: "kept" },
      { content_type: "bullet_list", id: "l", elements: [{ items: ["x", { text: "y", items: ["z"] }] }] },
      {
        content_type: "table",
        id: "t",
        elements: [{ headers: ["A"], rows: [[1], [null], [{ value: 2, format: "0.0" }]] }],
      },
    ],
  };
  expect(UnifiedDocument.parse(given)).toEqual(given);
});

test("refuses a section whose elements do not fit its type", () => {
  const sections = [{ content_type: "heading", elements: [{ text: "no level" }] }];
  expect(UnifiedDocument.safeParse({ metadata: { title: "T", language: "en" }, sections }).success).toBe(
    false,
  );
});
