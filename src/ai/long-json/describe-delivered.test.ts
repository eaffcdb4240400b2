import { expect, test } from "vitest";
import { estimateTokens } from "../../lib/text/estimate-tokens.ts";
import { describeDelivered } from "./describe-delivered.ts";

test("says of each section with an id what it is and how much of it there is", () => {
  const sections = [
    { id: "h", content_type: "heading", elements: [{ level: 2, text: "Costs\nof 2026" }] },
    { id: "p", content_type: "paragraph", elements: [{ text: "a" }, { text: "b" }] },
    { content_type: "paragraph", elements: [{ text: "no id, no line" }] },
    { id: "q", content_type: "quote", elements: [{ text: "a" }] },
    { id: "b", content_type: "bullet_list", elements: [{ items: ["x", { text: "y", items: ["z"] }] }] },
    { id: "n", content_type: "numbered_list", elements: [{ items: ["x"] }, { items: ["y"] }] },
    { id: 't"1', content_type: "table", elements: [{ headers: ["A"], rows: [[1], [2], [3]] }] },
    { id: "c", content_type: "code_block", elements: [{ code: "a\n\nb\n" }] },
    { id: "i", content_type: "image", elements: [{ document: "d", alt: "" }] },
    { id: "k", content_type: "chart", elements: [{ kind: "bar", series: [{}, {}], labels: [] }] },
    { id: "u", content_type: "unheard-of", elements: [1] },
    { id: "e" },
  ];
  expect(describeDelivered(sections)).toEqual([
    'heading "h" level 2: Costs of 2026',
    'paragraph "p" with 2 texts',
    'quote "q" with 1 text',
    'bullet_list "b" with 2 items',
    'numbered_list "n" with 2 items',
    'table "t\\"1" with 3 rows',
    'code_block "c" with 3 lines',
    'image "i" with 1 image',
    'chart "k" with 2 series',
    'unheard-of "u" with 1 element',
    'section "e" with 0 elements',
  ]);
});

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `s${index}`, content_type: "quote", elements: [] }));

test("shows up to 200 lines, beyond that the first and the last 100 and how many are between", () => {
  expect(describeDelivered(many(200))).toHaveLength(200);
  const lines = describeDelivered(many(501));
  expect(lines).toHaveLength(201);
  expect(lines[99]).toContain('"s99"');
  expect(lines[100]).toContain("301 more");
  expect(lines[101]).toContain('"s401"');
});

test("keeps within a budget of tokens, first and last lines alike", () => {
  const lines = describeDelivered(many(150), { maxTokens: 300 });
  expect(estimateTokens(lines.join("\n"))).toBeLessThanOrEqual(300);
  expect(lines.length).toBeGreaterThan(20);
  expect(lines[0]).toContain('"s0"');
  expect(lines.at(-1)).toContain('"s149"');
  expect(describeDelivered(many(150), { maxTokens: 1 })).toEqual(["… 150 more sections, not listed …"]);
});

test("a section that is anything but an object has no line", () => {
  expect(describeDelivered([null, 1, "x", [], { id: 3 }, { id: "" }])).toEqual([]);
});
