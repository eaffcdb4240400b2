import fc from "fast-check";
import { expect, test } from "vitest";
import { collectParts } from "../../../test/fakes/collect-parts.ts";
import { readMarkdown } from "./markdown.ts";

const read = async (text: string) =>
  (await collectParts(readMarkdown, Buffer.from(text), { fileName: "a.md" })).parts;

test("headings, paragraphs, tables and code with line and the headings above them", async () => {
  const text =
    "# Policy\n\nIntro.\n\n## Prices ##\n\n| Item | CHF |\n|---|---:|\n| Lamp \\| big | 39 |\n\n```js\n# no heading\n```\n\n# End\nLast\nline\n";
  expect(await read(text)).toEqual([
    { type: "text", text: "Policy", role: "heading", position: { line: 1 } },
    { type: "text", text: "Intro.", heading: ["Policy"], position: { line: 3 } },
    { type: "text", text: "Prices", role: "heading", heading: ["Policy"], position: { line: 5 } },
    {
      type: "table",
      text: "| Item | CHF |\n|---|---:|\n| Lamp \\| big | 39 |",
      table: {
        rows: [
          ["Item", "CHF"],
          ["Lamp | big", "39"],
        ],
        headRows: 1,
      },
      heading: ["Policy", "Prices"],
      position: { line: 7 },
    },
    { type: "code", text: "# no heading", heading: ["Policy", "Prices"], position: { line: 11 } },
    { type: "text", text: "End", role: "heading", position: { line: 15 } },
    { type: "text", text: "Last\nline", heading: ["End"], position: { line: 16 } },
  ]);
});

test("underlined headings, front matter and lists with blank lines in them", async () => {
  const parts = await read(
    "---\ntitle: X\n---\nBig\ntitle\n===\n\nSmall\n---\n- a\n  - b\n\n  more\n\n- c\n\nAfter\n",
  );
  expect(parts).toMatchObject([
    { type: "metadata", text: "title: X", position: { line: 1 } },
    { text: "Big title", position: { line: 4 } },
    { text: "Small", heading: ["Big title"], position: { line: 8 } },
    { text: "- a\n  - b\n\n  more\n\n- c", heading: ["Big title", "Small"], position: { line: 10 } },
    { text: "After", position: { line: 17 } },
  ]);
});

test("a picture inside the text becomes a part of its own; the rest stays", async () => {
  const parts = await read(
    'See ![dot](data:image/gif;base64,AAAA) here.\n\n<script>\nlet x = "data:image/gif;base64,AAAA";\n</script>\n',
  );
  expect(parts).toMatchObject([
    { type: "text", text: "See ![dot](data:image/gif) here." },
    { type: "image", text: "dot", image: { mediaType: "image/gif", data: Buffer.from("AAAA", "base64") } },
    { type: "text", text: '<script>\nlet x = "data:image/gif;base64,AAAA";\n</script>' },
  ]);
});

test("a fence that is never closed runs to the end; front matter that is never closed is text", async () => {
  expect(await read("a\n\n~~~\nb\n\nc")).toMatchObject([{ text: "a" }, { type: "code", text: "b\n\nc" }]);
  expect(await read("---\ntitle: X\n\ntext")).toMatchObject([
    { type: "text", text: "title: X", position: { line: 2 } },
    { text: "text", position: { line: 4 } },
  ]);
});

test("no word is lost, and the first line of a part stands where it says", async () => {
  const line = fc.stringMatching(/^[a-z #|`=>-]{0,12}$/);
  await fc.assert(
    fc.asyncProperty(fc.array(line, { maxLength: 30 }), async (lines) => {
      const parts = await read(lines.join("\n"));
      const words = (texts: readonly string[]) => texts.flatMap((text) => text.match(/[a-z]+/g) ?? []);
      const marks = lines.filter((text) => /^ {0,3}```/.test(text));
      if (marks.length === 0) expect(words(parts.map(({ text }) => text))).toEqual(words(lines));
      for (const { text, position, type } of parts) {
        const [first] = words([text]);
        if (type === "text" && first !== undefined)
          expect(words(lines.slice((position.line ?? 1) - 1))[0]).toBe(first);
      }
    }),
  );
});

test("what is set in bold in a cell is read without its marks", async () => {
  const [part] = await read("| Item | CHF |\n|---|---:|\n| **Total** | **39** |\n| 2 ** 3 | **a** b |");
  expect(part).toMatchObject({
    table: {
      rows: [
        ["Item", "CHF"],
        ["Total", "39"],
        ["2 ** 3", "**a** b"],
      ],
    },
  });
});
