import { expect, test } from "vitest";
import { readLoosely } from "./read-loosely.ts";

const metadata = { title: "T", language: "en" };
const good = { id: "p", content_type: "paragraph", elements: [{ text: "One." }], tone: "calm" };

test("a document of our schema stays as it is, with its unknown members", () => {
  const document = { metadata, sections: [good], extra: { kept: true } };
  expect(readLoosely(document, "en")).toEqual({ document, notShown: [] });
});

test("names each section and element that cannot be shown as it is", () => {
  const sections = [
    good,
    { content_type: "map", elements: [{ at: 1 }] },
    { id: "box", content_type: "callout", elements: [{ text: "Mind it." }, { text: "Twice." }] },
    {
      id: "h",
      content_type: "heading",
      elements: [
        { level: "two", text: "Not a number" },
        { level: 2, text: "Two" },
      ],
    },
    "no section",
  ];
  const read = readLoosely({ metadata, sections }, "en");
  expect(read?.document.sections).toEqual([
    good,
    { id: "box", content_type: "paragraph", elements: [{ text: "Mind it." }, { text: "Twice." }] },
    { id: "h", content_type: "paragraph", elements: [{ text: "Not a number" }] },
    { content_type: "heading", elements: [{ level: 2, text: "Two" }] },
  ]);
  expect(read?.notShown).toEqual([
    "section 2 (map) is left out",
    'element 1 of section "box" (callout) is shown as plain text',
    'element 2 of section "box" (callout) is shown as plain text',
    'element 1 of section "h" (heading) is shown as plain text',
    "section 5 is left out",
  ]);
});

test("says when a section's own members are wrong, or the metadata", () => {
  const read = readLoosely({ metadata: { title: 7 }, sections: [{ ...good, citations: "a1" }] }, "de");
  expect(read?.document.metadata).toEqual({ title: "", language: "de" });
  expect(read?.notShown).toEqual([
    'of section "p" (paragraph) only the elements are shown',
    "the metadata is not as it should be; title and language were set",
  ]);
});

test.each([[{ rows: [] }], [[1, 2]], ["text"], [{ sections: [{ content_type: "map", elements: [] }] }]])(
  "%j is no document",
  (value) => {
    expect(readLoosely(value, "en")).toBeUndefined();
  },
);

test("a document without sections is one if all else is right", () => {
  expect(readLoosely({ metadata, sections: [] }, "en")?.notShown).toEqual([]);
});

test("takes time in proportion to what it reads", () => {
  const elements = Array.from({ length: 20_000 }, (_, n) => ({ text: `Line ${n}.` }));
  const sections = [{ content_type: "paragraph", elements: [...elements, { words: 1 }] }];
  expect(readLoosely({ metadata, sections }, "en")?.document.sections[0]?.elements).toHaveLength(20_000);
});
