import { expect, test } from "vitest";
import type { UnifiedDocument } from "../../model/unified-document.ts";
import { renderDocument } from "../render.ts";

const sources = [1, 2, 3].map((page) => ({
  ...{ id: `s${page}`, documentId: "a", document: "a.pdf", position: { page }, quote: `Words ${page}.` },
}));
const cell = (value: number, ...pages: number[]) => ({ value, citations: pages.map((page) => `s${page}`) });

async function asText(rows: unknown[][], format = "txt"): Promise<string> {
  const document = {
    metadata: { title: "", language: "en" },
    sections: [{ content_type: "table", elements: [{ headers: ["Town", "Rent", "Fee"], rows }] }],
  } as UnifiedDocument;
  const { bytes } = await renderDocument({ document, format, sources });
  return Buffer.from(bytes).toString("utf8").split("\n\n")[0] ?? "";
}

test("what all cells rest on is marked once, at the table", async () => {
  const text = await asText([
    ["Bern", cell(900, 1), cell(10, 1)],
    ["Basel", cell(800, 1), cell(12, 1)],
  ]);
  expect(text.split("\n").at(-1)).toBe("Sources: [1]");
  expect(text.match(/\[1\]/g)).toHaveLength(1);
});

test("what the cells of a column rest on is marked in its head", async () => {
  const text = await asText([
    ["Bern", cell(900, 1), cell(10, 2)],
    ["Basel", cell(800, 1), cell(12, 2)],
  ]);
  expect(text.split("\n")[0]).toBe("Town  | Rent [1] | Fee [2]");
  expect(text.match(/\[\d\]/g)).toHaveLength(2);
});

test("what the cells of a row rest on is marked at its end", async () => {
  const text = await asText([
    ["Bern", cell(900, 1), cell(10, 1)],
    ["Basel", cell(800, 2), cell(12, 2)],
  ]);
  expect(text).toMatch(/Bern +\| +900 \| +10 \[1\]/u);
  expect(text).toMatch(/Basel +\| +800 \| +12 \[2\]/u);
});

test("other marks stay at their cells", async () => {
  const text = await asText([
    ["Bern", cell(900, 1), cell(10, 2)],
    ["Basel", cell(800, 3), 12],
  ]);
  expect(text).toMatch(/900 \[1\] \| +10 \[2\]/u);
  expect(text).toMatch(/800 \[3\] \| +12$/u);
});
