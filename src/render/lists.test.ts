import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { fromMarkdown } from "./from-markdown.ts";
import { renderDocument } from "./render.ts";

const text = `- first
  1. one
  2. two
     - deep
  3. three
- second

Between.

3. three
4. four
   - bullet
`;

async function written(format: string): Promise<Uint8Array> {
  return (await renderDocument({ document: fromMarkdown(text), format, sources: [] })).bytes;
}

test("lists in lists are numbered or not as they were written, and begin where they did", async () => {
  expect(Buffer.from(await written("md")).toString("utf8")).toBe(text);
  const html = Buffer.from(await written("html")).toString("utf8");
  expect(html.match(/<(?:ul|ol)[^>]*>/g)).toEqual(["<ul>", "<ol>", "<ul>", '<ol start="3">', "<ul>"]);
  const plain = Buffer.from(await written("txt")).toString("utf8");
  expect(plain).toContain("- first\n  1. one\n  2. two\n    - deep\n  3. three\n- second");
  expect(plain).toContain("3. three\n4. four\n  - bullet");
});

test("Word counts a list below bullets in digits, and from the number it begins with", async () => {
  const parts = unzipSync(await written("docx"));
  const numbering = strFromU8(parts["word/numbering.xml"] ?? new Uint8Array());
  expect(numbering).toContain('<w:start w:val="3"/>');
  const body = strFromU8(parts["word/document.xml"] ?? new Uint8Array());
  const places = [...body.matchAll(/<w:ilvl w:val="(\d)"\/><w:numId w:val="(\d+)"\/>/g)];
  expect(places.map(([, level]) => Number(level))).toEqual([0, 1, 1, 2, 1, 0, 0, 0, 1]);
  const [first, one, two, deep, three, second] = places.map(([, , id]) => id);
  expect([first, one]).toEqual([second, two]);
  expect(new Set([first, one, deep]).size).toBe(3);
  expect(three).toBe(one);
});

test("what is struck out stays struck out in plain text", async () => {
  const document = fromMarkdown("The fee is ~~CHF 10~~ CHF 12.");
  const { bytes } = await renderDocument({ document, format: "txt", sources: [] });
  expect(Buffer.from(bytes).toString("utf8")).toBe("The fee is ~~CHF 10~~ CHF 12.\n");
});

test("tables and figures are counted alike in every format", async () => {
  const table = {
    content_type: "table" as const,
    elements: [{ headers: ["a"], rows: [["b"]], caption: "Costs" }],
  };
  const chart = {
    content_type: "chart" as const,
    elements: [{ kind: "bar", title: "Growth", labels: ["x"], series: [1] }],
  };
  const document = { metadata: { title: "", language: "de" }, sections: [table, chart, table] };
  for (const format of ["md", "txt", "html"]) {
    const { bytes } = await renderDocument({ document, format, sources: [] });
    const said = Buffer.from(bytes)
      .toString("utf8")
      .replaceAll(/<\/?strong>/g, "");
    for (const label of ["Tabelle 1: Costs", "Abbildung 1: Growth", "Tabelle 2: Costs"])
      expect(said).toContain(label);
  }
});
