import fc from "fast-check";
import { expect, test } from "vitest";
import { extractDocument } from "./extract.ts";

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

function extract(fileName: string, content: string | Uint8Array) {
  const bytes = typeof content === "string" ? Buffer.from(content) : content;
  return extractDocument({
    documentId: "d",
    fileName,
    content: once(bytes),
    signal: new AbortController().signal,
  });
}

test("Markdown: paragraphs, tables and code with line and the headings above them", async () => {
  const text =
    "# Policy\n\nIntro.\n\n## Prices\n\n| Item | CHF |\n|---|---:|\n| Lamp \\| big | 39 |\n\n```js\n# no heading\n```\n\n# End\nLast\nline\n";
  const { parts } = await extract("a.md", text);
  expect(parts).toEqual([
    { id: "d#1", document: "d", type: "text", text: "Intro.", heading: ["Policy"], position: { line: 3 } },
    {
      ...{
        id: "d#2",
        document: "d",
        type: "table",
        text: "| Item | CHF |\n|---|---:|\n| Lamp \\| big | 39 |",
      },
      ...{
        table: {
          rows: [
            ["Item", "CHF"],
            ["Lamp | big", "39"],
          ],
        },
        heading: ["Policy", "Prices"],
        position: { line: 7 },
      },
    },
    {
      id: "d#3",
      document: "d",
      type: "code",
      text: "# no heading",
      heading: ["Policy", "Prices"],
      position: { line: 11 },
    },
    { id: "d#4", document: "d", type: "text", text: "Last\nline", heading: ["End"], position: { line: 16 } },
  ]);
});

test("plain text: no line that holds a word is lost, and each part says the line it begins at", async () => {
  const line = fc.stringMatching(/^[a-z #|`-]{0,12}$/);
  await fc.assert(
    fc.asyncProperty(fc.array(line, { maxLength: 30 }), async (lines) => {
      const { parts } = await extract("a.txt", lines.join("\n"));
      const kept = parts.flatMap(({ text }) => text.split("\n"));
      expect(kept).toEqual(lines.map((text) => text.trimEnd()).filter((text) => text.trim() !== ""));
      for (const { text, position } of parts)
        expect(lines[(position.line ?? 0) - 1]?.trimEnd()).toBe(text.split("\n")[0]);
    }),
  );
});

test("reads UTF-16 by its mark, and says so when a file is not UTF-8", async () => {
  const utf16 = await extract("a.txt", Buffer.from("\ufeffGrüße", "utf16le"));
  expect(utf16).toMatchObject({ parts: [{ text: "Grüße" }], warnings: [] });
  const latin = await extract("a.txt", Buffer.from("Gr\u00fc\u00dfe", "latin1"));
  expect(latin).toMatchObject({ parts: [{ text: "Grüße" }], warnings: [{ code: "encoding" }] });
});

test.each([
  ["report.txt", "%PDF-1.7 …", "a PDF"],
  ["table.md", "PK\u0003\u0004…", "a zip or Office file"],
  ["data.txt", "abc\u0000def", "a binary file"],
])("refuses %s by its content and names it", async (fileName, content, kind) => {
  await expect(extract(fileName, content)).rejects.toMatchObject({
    code: "unsupported",
    message: expect.stringContaining(`${fileName} is ${kind}`),
  });
});

test("an empty file is a warning, not an error", async () => {
  expect(await extract("a.txt", "")).toEqual({
    parts: [],
    warnings: [{ code: "empty", message: "a.txt holds no text." }],
  });
});
