import fc from "fast-check";
import { expect, test } from "vitest";
import { toContextItems } from "./to-context-items.ts";

const rows = Array.from({ length: 40 }, (_, at) => `${at},${at * 2},${at * 3}`).join("\n");
const table = `a,b,c\n${rows}`;

test("leaves a message under the threshold whole", () => {
  const message = `Which is the largest?\n\n${table}`;
  expect(toContextItems(message, { threshold: 10_000 })).toEqual({
    items: [],
    isBulky: false,
    prompt: message,
  });
});

test("names the file where the block stood, so that nothing dangles", () => {
  const message = `Which is the largest?\n\nSales 2024:\n${table}\n\nSee also https://example.com and plan.xlsx.`;
  const { items, prompt } = toContextItems(message, { threshold: 0 });
  expect(prompt).toBe(
    "Which is the largest?\n\nSales 2024:\n[sales_2024.csv]\n\nSee also https://example.com and plan.xlsx.",
  );
  expect(items).toMatchObject([
    { title: "Sales 2024", mimeType: "text/csv", fileName: "sales_2024.csv", text: table },
  ]);
});

test("cuts a fence whole and keeps what is inside it as the document", () => {
  const message = `Plot this:\n\n\`\`\`csv\n${table}\n\`\`\``;
  const [item] = toContextItems(message, { threshold: 0 }).items;
  expect(message.slice(item?.start, item?.end)).toBe(`\`\`\`csv\n${table}\n\`\`\``);
  expect(item).toMatchObject({ text: `${table}\n`, fileName: "user_context_1.csv", mimeType: "text/csv" });
});

test("gives files without a title a number, and no name twice", () => {
  const block = `Log:\n${Array.from({ length: 6 }, (_, at) => `2024-03-01 08:00:0${at} INFO step number ${at} is done`).join("\n")}`;
  const { items } = toContextItems(
    `${block}\n\n${block}\n\nWhat is the difference?\n\n> ${"Quoted words. ".repeat(20)}`,
    {
      threshold: 0,
    },
  );
  expect(items.map(({ fileName }) => fileName)).toEqual([
    "log.txt",
    "user_context_2.txt",
    "user_context_3.txt",
  ]);
});

test("puts the message together again from the prompt and the bytes that were cut", () => {
  const piece = fc.oneof(
    fc.constantFrom(table, `\`\`\`\n${table}\n\`\`\``, "What is the sum?", "Data:"),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 5 }), (pieces) => {
      const message = pieces.join("\n\n");
      const { items, prompt } = toContextItems(message, { threshold: 0 });
      let rebuilt = "";
      let from = 0;
      for (const { start, end, fileName } of items) {
        const kept = start - rebuilt.length;
        rebuilt += prompt.slice(from, from + kept) + message.slice(start, end);
        from += kept + `[${fileName}]`.length;
      }
      expect(rebuilt + prompt.slice(from)).toBe(message);
      expect(new Set(items.map(({ fileName }) => fileName)).size).toBe(items.length);
    }),
    { numRuns: 60 },
  );
});

test("moves the longest paragraphs away where more is left than a model can be shown", () => {
  const message = `What is the limit?\n\n${"漢字語 ".repeat(5_000)}\n\n${"word ".repeat(100)}`;
  const { items, prompt } = toContextItems(message, { threshold: 100, most: 1_000 });
  expect(items).toHaveLength(1);
  expect(items[0]?.text).toContain("漢字語");
  expect(prompt).toContain("What is the limit?");
  expect(prompt.length).toBeLessThan(1_000);
});
