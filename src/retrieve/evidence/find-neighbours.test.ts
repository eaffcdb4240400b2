import { expect, test } from "vitest";
import type { ContentPart } from "../../model/document.ts";
import { toPassages } from "../passages/to-passages.ts";
import { findNeighbours } from "./find-neighbours.ts";

const rows = (count: number) => [
  ["Item", "Price"],
  ...Array.from({ length: count }, (_, i) => [`Article ${i}`, i]),
];

function near(parts: Partial<ContentPart>[], id: string): string[] {
  const all = parts.map((part, at): ContentPart => {
    const text = part.table?.rows.map((row) => row.join(" | ")).join("\n") ?? "";
    return { id: `p${at + 1}`, document: "d", type: "text", text, position: {}, ...part };
  });
  const passages = toPassages(all, (name) => name);
  return findNeighbours(
    passages,
    passages.findIndex((passage) => passage.id === id),
  ).map((at) => passages[at]?.id ?? "");
}

const prose =
  "This is a paragraph of several words. It ends with a full stop, and it says nothing about what follows.";
const table = { type: "table" as const, table: { rows: rows(3) } };
const long = { type: "table" as const, table: { rows: rows(300) } };

const cases: [what: string, parts: Partial<ContentPart>[], id: string, expected: string[]][] = [
  ["the table under its caption", [{ text: "Table 3. Prices of the year." }, table], "p1", ["p2"]],
  ["the text before a table", [{ text: prose }, table], "p2", ["p1"]],
  [
    "the list under its head",
    [{ text: "The fee is waived for:" }, { text: "- pupils\n- students" }],
    "p1",
    ["p2"],
  ],
  [
    "the head over a list",
    [{ text: "The fee is waived for:" }, { text: "- pupils\n- students" }],
    "p2",
    ["p1"],
  ],
  ["the next window of a cut table", [{ text: prose }, long], "p2~2", ["p2~3"]],
  ["an article under a line that names it", [{ text: "**Art. 3** Fees" }, { text: prose }], "p1", ["p2"]],
  ["the line that names an article", [{ text: "**Art. 3** Fees" }, { text: prose }], "p2", ["p1"]],
  ["nothing beside plain paragraphs", [{ text: prose }, { text: `${prose} Again.` }], "p1", []],
  ["nothing of another document", [{ text: "List:", document: "c" }, { text: "- a" }], "p1", []],
];

test.each(cases.map(([what, parts, id, expected]) => ({ what, parts, id, expected })))(
  "finds $what",
  ({ parts, id, expected }) => {
    expect(near(parts, id)).toEqual(expected);
  },
);
