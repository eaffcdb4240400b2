import fc from "fast-check";
import { expect, test } from "vitest";
import { findBlocks } from "./find-blocks.ts";

/** The kinds found, each with its text. */
function read(text: string): [string, string][] {
  return findBlocks(text).map(({ kind, start, end }) => [kind, text.slice(start, end)]);
}

const forms: Record<string, string> = {
  fence: "```python\nprint(1)\n```",
  delimited: '"""\nA text in marks.\n"""',
  json: '{\n  "name": "desk",\n  "price": [1, 2, 3]\n}',
  markup: '<order id="1">\n  <item>Desk</item>\n  <price>10</price>\n</order>',
  table: "| a | b |\n|---|---|\n| 1 | 2 |\n| 3 | 4 |",
  tsv: "city\tarea\nBern\t51\nChur\t54",
  csv: 'id,name,note\n1,Desk,"two\nlines"\n2,Lamp,"small, red"\n3,Chair,',
  log: "2024-03-01 08:00:01 INFO started\n2024-03-01 08:00:07 ERROR failed\n\tat App.main(App.java:17)\n2024-03-01 08:00:09 WARN again",
  transcript: "Ann: Is it done?\n\nBob: Not yet.\n\nAnn: When?\n\nBob: Tomorrow, I hope.",
  code: "def double(x):\n    # twice\n    y = x * 2\n\n    return y",
  quote: "> First line.\n> Second line.",
  list: Array.from({ length: 8 }, (_, index) => `- Entry number ${index}`).join("\n"),
};

test.each(Object.entries(forms))("finds a %s between two sentences, to the character", (kind, block) => {
  expect(read(`Look at this\n\n${block}\n\nand say more`)).toEqual([[kind, block]]);
});

test("takes a mail from its first header on", () => {
  const mail = "Von: Sabine <s@example.ch>\nAn: Team\nBetreff: Lieferung\n\nSie kommt später.";
  expect(read(`Lies das.\n\n${mail}`)).toEqual([["mail", mail]]);
});

test("gives the inside of a fence and its label", () => {
  const text = "See\n```csv\na,b\n1,2\n```";
  const [fence] = findBlocks(text);
  expect(fence?.label).toBe("csv");
  expect(text.slice(fence?.inner?.start, fence?.inner?.end)).toBe("a,b\n1,2\n");
});

test("lets a fence that is never closed reach to the end", () => {
  expect(read("Why?\n```\nlet x = 1;")).toEqual([["fence", "```\nlet x = 1;"]]);
});

test("keeps data inside a program with the program", () => {
  const code = 'const table = {\n  "a": 1,\n  "b": 2,\n  "c": 3\n};\nconst other = table;\nreturn other;';
  expect(read(code)).toEqual([["code", code]]);
});

test.each([
  "In the end, it was late, and nobody came.\nThen, at last, it rained, and all went home.\nSo it goes, as they say, again and again.",
  "Name: Lea\nAge: 34\nDiet: vegetarian\nGoal: more energy",
  "He said [1] that x < y and a | b.",
  "We met at 10:30 and left at 12:00.",
])("sees no block in plain text: %j", (text) => {
  expect(read(text)).toEqual([]);
});

test("finds blocks that are in order, apart and inside, whatever the text", () => {
  const piece = fc.oneof(
    fc.constantFrom(...Object.values(forms)),
    fc.string(),
    fc.constantFrom("\n", "\n\n", "```", "---", "{"),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const text = pieces.join("\n");
      let until = 0;
      for (const { start, end, inner = { start, end } } of findBlocks(text)) {
        expect(start).toBeGreaterThanOrEqual(until);
        expect(inner.start).toBeGreaterThanOrEqual(start);
        expect(inner.end).toBeGreaterThanOrEqual(inner.start);
        expect(end).toBeGreaterThanOrEqual(inner.end);
        expect(end).toBeGreaterThan(start);
        until = end;
      }
      expect(until).toBeLessThanOrEqual(text.length);
    }),
  );
});
