import { expect, test } from "vitest";
import type { ContentPart, Position } from "../../model/document.ts";
import { aside, findAside } from "./find-aside.ts";
import { toPassages } from "./to-passages.ts";

let count = 0;
function part(text: string, position: Position = {}, more: Partial<ContentPart> = {}): ContentPart {
  return { id: `d#${String((count += 1))}`, document: "d", type: "text", text, position, ...more };
}

function levels(parts: ContentPart[]): [string, number][] {
  const passages = toPassages(parts, (id) => id);
  const found = findAside(passages);
  return passages.map(({ text }, at) => [text.slice(0, 24), found[at] ?? 0]);
}

const pages = (texts: (page: number) => string[]) =>
  [1, 2, 3, 4].flatMap((page) => texts(page).map((text) => part(text, { page })));

test("sets page numbers and running lines aside, but shows a running line once where everything is shown", () => {
  const found = levels(
    pages((page) => [
      "Annual account of Example AG",
      `Body text number ${"x".repeat(page)} stands here.`,
      `Page ${page} of 4`,
    ]),
  );
  expect(found.filter(([text]) => text.startsWith("Annual")).map(([, level]) => level)).toEqual([1, 2, 2, 2]);
  expect(found.filter(([text]) => text.startsWith("Page")).map(([, level]) => level)).toEqual([2, 2, 2, 2]);
  expect(found.filter(([text]) => text.startsWith("Body")).map(([, level]) => level)).toEqual([0, 0, 0, 0]);
});

test("keeps sums that stand at the foot of every page", () => {
  const sums = [512, 99, 1_204, 77];
  const found = levels(pages((page) => [`Body ${"y".repeat(page)}.`, `Carried over ${sums[page - 1] ?? 0}`]));
  expect(found.every(([, level]) => level === aside.no)).toBe(true);
});

test("sets properties and front matter aside and keeps the head of a mail", () => {
  const found = levels([
    part("Title: A\nAuthor: B", {}, { type: "metadata" }),
    part("Subject: Offer\nFrom: a@example.org", { path: "headers" }, { type: "metadata" }),
    part("Contains: offer.pdf", { path: "contents" }, { type: "metadata" }),
    part("---\ntitle: A\ndate: 2026\n---", { line: 1 }),
    part("A line.\n---\nAnother.", { line: 9 }),
  ]);
  expect(found.map(([, level]) => level)).toEqual([2, 0, 2, 2, 0]);
});

test("keeps the first of equal passages, and short ones under other headings", () => {
  const long = "The same long paragraph stands in the letter and again in the file that is embedded in it.";
  const found = levels([
    part(long),
    part("None.", {}, { heading: ["Questions"] }),
    part("None.", {}, { heading: ["Decisions"] }),
    part("None.", {}, { heading: ["Decisions"] }),
    part(`${long.replaceAll(" ", "  ")}`, { path: "inner.xml/body" }),
  ]);
  expect(found.map(([, level]) => level)).toEqual([0, 0, 0, 2, 2]);
});

test("sees a document that is embedded in another", () => {
  const text =
    "A sentence long enough to be the same by no chance, in an archive and in the letter that it holds.";
  const found = levels([
    part(text, {}, { document: "a.zip" }),
    part(text, {}, { document: "a.zip/b.txt" }),
    part(text, {}, { document: "other.txt" }),
  ]);
  expect(found.map(([, level]) => level)).toEqual([0, 2, 0]);
});
