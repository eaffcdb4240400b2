import { expect, test } from "vitest";
import type { Evidence } from "../model/grounding.ts";
import type { UnifiedDocument } from "../model/unified-document.ts";
import { renderDocument } from "./render.ts";

const source: Evidence = {
  id: "d#1",
  documentId: "d",
  document: "policy.md",
  position: { line: 4 },
  quote: "65 CHF\na day",
};
const document: UnifiedDocument = {
  metadata: { title: "Spesen", language: "de" },
  sections: [
    { content_type: "paragraph", id: "p", elements: [{ text: "65 CHF a day" }], citations: ["d#1", "gone"] },
    { content_type: "bullet_list", elements: [{ items: ["a", { text: "b", items: ["c"] }] }] },
    {
      content_type: "table",
      elements: [
        {
          headers: ["A", "B"],
          rows: [
            ["x|y", 1.5],
            [null, true],
          ],
        },
      ],
    },
    { content_type: "code_block", elements: [{ language: "js", code: "const fence = '```';" }] },
  ],
};
const render = (format: string, given = document) =>
  renderDocument({ document: given, format, sources: [source] }).text;

test("Markdown carries citations as footnotes that name document, position and words", () => {
  expect(render("md")).toBe(
    [
      "# Spesen",
      "65 CHF a day[^1]",
      "- a\n- b\n   - c",
      "| A | B |\n| --- | --- |\n| x\\|y | 1.5 |\n|  | true |",
      "````js\nconst fence = '```';\n````",
      "## Quellen",
      "[^1]: policy.md, Zeile 4: “65 CHF a day”\n",
    ].join("\n\n"),
  );
});

test("text carries them as numbered sources", () => {
  expect(render("txt")).toContain("65 CHF a day [1]");
  expect(render("txt")).toContain('Quellen\n[1] policy.md, Zeile 4: "65 CHF a day"');
});

test("quotes the sentence or row that the claim rests on, at its own line", () => {
  const table = "| Item | Days |\n| --- | --- |\n| Lamp | 3 |\n| Desk | 15 |";
  const wide: Evidence = { ...source, quote: table };
  const sections = [
    { content_type: "paragraph" as const, elements: [{ text: "Item: Desk; Days: 15" }], citations: ["d#1"] },
  ];
  const { text } = renderDocument({ document: { ...document, sections }, format: "txt", sources: [wide] });
  expect(text).toContain('[1] policy.md, Zeile 7: "| Desk | 15 |"');
});

test("JSON is the document as it is, nothing added", () => {
  expect(JSON.parse(render("json"))).toEqual(document);
});

test("text from outside stays text in Markdown", () => {
  const text = "# not a heading <script>alert(1)</script> [x](javascript:1) *y*\n- no list\n1. no list";
  const hostile: UnifiedDocument = {
    ...document,
    sections: [{ content_type: "paragraph", elements: [{ text }] }],
  };
  const written = render("md", hostile);
  expect(written).toContain("\\# not a heading \\<script\\>");
  expect(written).toContain("\\[x\\](javascript:1) \\*y\\*");
  expect(written).toContain("\\- no list\n1\\. no list");
});

test("names the formats there are when asked for another", () => {
  expect(() => render("docx")).toThrow(/cannot write "docx"; it writes md, txt, json/);
});
