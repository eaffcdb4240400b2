import fc from "fast-check";
import { expect, test } from "vitest";
import { fromMarkdown } from "../from-markdown.ts";
import { takeFrontMatter } from "./take-front-matter.ts";

test("front matter says who wrote what and when, and is no part of the text", () => {
  const text = `---
title: "House rules: 2026"
author:
  - Ann Example
  - Ben Muster
date: 2026-03-01
lang: en
tags: [noise, 'night rest']
layout: page
---

Be quiet.`;
  const { metadata, sections } = fromMarkdown(text);
  expect(metadata).toEqual({
    ...{ title: "House rules: 2026", language: "en", date: "2026-03-01" },
    ...{ authors: ["Ann Example", "Ben Muster"], keywords: ["noise", "night rest"] },
  });
  expect(sections).toEqual([{ content_type: "paragraph", elements: [{ text: "Be quiet." }] }]);
});

test("a text that begins with a line is left as it is", () => {
  for (const text of [
    "---\n\nText\n\n---\nmore",
    "---\nno end: here",
    "text\n---\na: b\n---\n",
    "---\njust words\n---\n",
  ])
    expect(takeFrontMatter(text)).toEqual({ body: text, values: new Map() });
});

test("whatever stands there, nothing of the text behind it is lost", () => {
  const line = fc.constantFrom(
    "a: b",
    "- x",
    "",
    "  deep: 1",
    "# note",
    "k: [x, y]",
    "...",
    "k:",
    "text",
    "---",
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), (given) => {
      const text = ["---", ...given, "---", "The end."].join("\n");
      expect(takeFrontMatter(text).body.endsWith("The end.")).toBe(true);
    }),
  );
});
