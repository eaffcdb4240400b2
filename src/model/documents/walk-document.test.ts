import { expect, test } from "vitest";
import { Section } from "../unified-document.ts";
import { mapItems, walkSection } from "./walk-document.ts";

const walk = (section: unknown) => [...walkSection(Section.parse(section))];

test("every text of a section comes with the way to it, in reading order", () => {
  const table = walk({
    content_type: "table",
    elements: [{ caption: "Prices", headers: ["Item", { value: "CHF" }], rows: [["Tea", { value: 4.5 }]] }],
  });
  expect(table.map(({ kind, text, place }) => [kind, text, place.join(".")])).toEqual([
    ["caption", "Prices", "elements.0.caption"],
    ["head", "Item", "elements.0.headers.0"],
    ["head", "CHF", "elements.0.headers.1"],
    ["cell", "Tea", "elements.0.rows.0.0"],
    ["cell", "4.5", "elements.0.rows.0.1"],
  ]);
  const stacked = walk({ content_type: "table", elements: [{ headers: [["2024"], ["CHF"]], rows: [] }] });
  expect(stacked.map(({ place }) => place.join("."))).toEqual([
    "elements.0.headers.0.0",
    "elements.0.headers.1.0",
  ]);
  const image = walk({ content_type: "image", elements: [{ alt: "A map", caption: "The town" }] });
  expect(image.map(({ kind, text }) => [kind, text])).toEqual([
    ["alt", "A map"],
    ["caption", "The town"],
  ]);
});

test("an entry of a list knows those above it", () => {
  const list = walk({
    content_type: "bullet_list",
    elements: [{ items: ["a", { text: "b", items: ["c", { text: "d", items: ["e"] }] }] }],
  });
  expect(list.map(({ text, items }) => [text, items.length])).toEqual([
    ["a", 1],
    ["b", 1],
    ["c", 2],
    ["d", 2],
    ["e", 3],
  ]);
  expect(list.at(-1)?.place.join(".")).toBe("elements.0.items.1.items.1.items.0");
});

test("a list is mapped from the outside to the inside, in the order in which it is read", () => {
  const seen: string[] = [];
  const made = mapItems<unknown>(["a", { text: "b", items: ["c"] }, "d"], ({ text }, below) => {
    seen.push(text);
    return [text, below()];
  });
  expect(seen).toEqual(["a", "b", "c", "d"]);
  expect(made).toEqual([
    ["a", []],
    ["b", [["c", []]]],
    ["d", []],
  ]);
});
