import { expect, test } from "vitest";
import { hostileTexts, richDocument, richSources } from "../../test/fixtures/rich-document.ts";
import type { Evidence } from "../model/grounding.ts";
import type { UnifiedDocument } from "../model/unified-document.ts";
import { drawPng } from "../../test/fixtures/draw-png.ts";
import { loadImageFrom, needTheme, renderDocument, writableFormats } from "./render.ts";

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
            [null, 2],
          ],
        },
      ],
    },
    { content_type: "code_block", elements: [{ language: "js", code: "const fence = '```';" }] },
  ],
};
const render = async (format: string, given = document) =>
  Buffer.from((await renderDocument({ document: given, format, sources: [source] })).bytes).toString("utf8");
const paragraphs = (...texts: string[]): UnifiedDocument => ({
  ...document,
  sections: [{ content_type: "paragraph", elements: texts.map((text) => ({ text })) }],
});

test("Markdown carries citations as footnotes that name document, position and words", async () => {
  expect(await render("md")).toBe(
    [
      "# Spesen",
      "65 CHF a day[^1]",
      "- a\n- b\n  - c",
      "| A | B |\n| --- | ---: |\n| x\\|y | 1,5 |\n|  | 2,0 |",
      "````js\nconst fence = '```';\n````",
      "[^1]: policy.md, Zeile 4: „65 CHF a day“\n",
    ].join("\n\n"),
  );
});

test("text carries them as numbered sources, its tables in columns", async () => {
  expect(await render("txt")).toBe(
    [
      "Spesen\n======",
      "65 CHF a day [1]",
      "- a\n- b\n  - c",
      "A   |   B\n----+----\nx|y | 1,5\n    | 2,0",
      "    const fence = '```';",
      "Quellen\n[1] policy.md, Zeile 4: „65 CHF a day“\n",
    ].join("\n\n"),
  );
});

test("columns of text are as wide as their characters are shown", async () => {
  const rows = [
    ["中文", "1"],
    ["ab", "2"],
    ["👩‍👩‍👧", "3"],
    ["é", "4"],
  ];
  const sections = [{ content_type: "table" as const, elements: [{ headers: [], rows }] }];
  expect(await render("txt", { metadata: { title: "", language: "en" }, sections })).toBe(
    "中文 | 1\nab   | 2\n👩‍👩‍👧   | 3\né    | 4\n",
  );
});

test("JSON is the document as it is, nothing added", async () => {
  expect(await render("json")).toBe(`${JSON.stringify(document, undefined, 2)}\n`);
});

test("CSV guards against formulas, quotes what needs it, and keeps values as a program reads them", async () => {
  const rows = [
    ["=1+1", -5],
    ["+a", 1234.5],
    ["@b", true],
    ['say "x", y', "2026-11-15"],
    ["-2+3", { value: 7, formula: "SUM(B1:B2)" }],
    ["\t=1", null],
  ];
  const sections = [{ content_type: "table" as const, elements: [{ headers: ["A", "B"], rows }] }];
  expect(await render("csv", { ...document, sections })).toBe(
    '\ufeffA,B\r\n\'=1+1,-5\r\n\'+a,1234.5\r\n\'@b,true\r\n"say ""x"", y",2026-11-15\r\n\'-2+3,7\r\n\'\t=1,\r\n',
  );
  expect(await render("csv", paragraphs("=1", "b"))).toBe("\ufeffSpesen\r\n'======\r\n'=1\r\nb\r\n");
});

test("several tables of a CSV file stand under their names; what is left out is warned of", async () => {
  const table = {
    content_type: "table" as const,
    elements: [{ headers: ["A"], rows: [[1]], caption: "One, two" }],
  };
  const sections = [table, ...paragraphs("x").sections, table];
  const written = await renderDocument({ document: { ...document, sections }, format: "csv", sources: [] });
  expect(Buffer.from(written.bytes).toString("utf8")).toBe(
    '\ufeff"One, two"\r\nA\r\n1\r\n\r\n"One, two"\r\nA\r\n1\r\n',
  );
  expect(written.warnings.map(({ code }) => code)).toEqual(["left-out"]);
});

test("HTML is one file that loads and runs nothing, with text as text", async () => {
  const html = await render("html", paragraphs(...hostileTexts, "[x](https://e.org/?a=1&b='2')"));
  expect(html).toMatch(
    /<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:;/,
  );
  expect(html).not.toMatch(/<script|<img src=x|<iframe|<link|@import|url\(/i);
  expect(html).toContain("&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;");
  expect(html).toContain('<a href="https://e.org/?a=1&amp;b=&#39;2&#39;" rel="noopener noreferrer">x</a>');
  expect(html).toMatch(/^<!doctype html>\n<html lang="de" dir="ltr">/);
});

test("in HTML every id is there once, and every link inside leads to one", async () => {
  const { bytes } = await renderDocument({
    ...{ document: richDocument, format: "html", sources: richSources },
    ...{ contents: true, header: 'H"</style><script>', footer: "F\\", logo: drawPng(10, 10) },
  });
  const html = Buffer.from(bytes).toString("utf8");
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const links = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(links.length).toBeGreaterThan(10);
  for (const link of links) expect(ids).toContain(link);
  expect(html).not.toContain("<script");
  expect(html.match(/<\/style>/g)).toHaveLength(1);
  expect(html).toContain('<th scope="colgroup" colspan="2" class="center">Kosten</th>');
});

test("text from outside stays text in Markdown", async () => {
  const text =
    "# not a heading <script>alert(1)</script> [x](javascript:1) 2*y*3\n- no list\n1. no list\n&amp; $a$\n--- | ---";
  const written = await render("md", paragraphs(text));
  expect(written).toContain("\\# not a heading \\<script\\>");
  expect(written).toContain("\\[x\\](javascript:1) 2\\*y\\*3");
  expect(written).toContain("\\- no list\\\n1\\. no list\\\n\\&amp; \\$a\\$\\\n\\--- | ---");
});

test.each(writableFormats)(
  "%s: the same document gives the same bytes, and the given one is left as it is",
  async (format) => {
    const before = JSON.stringify(richDocument);
    const request = {
      document: richDocument,
      format,
      sources: richSources,
      contents: true,
      numberedHeadings: true,
    };
    const first = await renderDocument(request);
    const second = await renderDocument(request);
    expect(Buffer.from(first.bytes).equals(second.bytes)).toBe(true);
    expect(first.bytes.byteLength).toBeGreaterThan(1000);
    expect(JSON.stringify(richDocument)).toBe(before);
  },
  60_000,
);

const nasty = [
  ...hostileTexts,
  ...[
    "\u0000\u0001\u001f\u007f\ufffe",
    "\u202eabc",
    "\ud83d",
    "&#0;",
    "]]>",
    "%00",
    "x\r\ny",
    "\u2028\u2029",
  ],
];

test.each(writableFormats)(
  "%s: hostile text in every field makes a file all the same",
  async (format) => {
    const all = nasty.join(" ");
    const word = "w".repeat(format === "pdf" || format === "pptx" ? 20_000 : 1_000_000);
    const hostile: UnifiedDocument = {
      metadata: { title: all, language: all, authors: [all, ""], date: all, subject: all, keywords: [all] },
      footnotes: { [all]: all, k: all },
      sections: [
        { content_type: "heading", id: all, elements: [{ level: 99, text: all }], citations: [all, "d#1"] },
        { content_type: "paragraph", elements: [{ text: `${all}[^k]` }, { text: word }, { text: "" }] },
        {
          content_type: "bullet_list",
          elements: [{ items: [all, { text: all, items: [all] }] }, { items: [] }],
        },
        {
          content_type: "table",
          elements: [
            {
              headers: [all, all],
              rows: [[all, { value: all, format: all, formula: all }], [{ value: { a: all } }]],
              caption: all,
            },
            { headers: [], rows: [] },
          ],
        },
        { content_type: "code_block", elements: [{ language: all, code: all }, { code: "" }] },
        { content_type: "quote", elements: [{ text: all }] },
        {
          content_type: "image",
          elements: [
            { data: all, alt: all, caption: all },
            { document: all, alt: "" },
          ],
        },
        {
          content_type: "chart",
          elements: [{ kind: all, title: all, labels: [all], series: [{ name: all, data: [all, 1e308] }] }],
        },
      ],
    };
    const sources = [
      { ...source, document: all, quote: all, position: { sheet: all, range: all, path: all } },
    ];
    const request = { document: hostile, format, sources, header: all, footer: all };
    const { bytes } = await renderDocument(request);
    expect(bytes.byteLength).toBeGreaterThan(1000);
  },
  120_000,
);

test("an empty document is a file in every format", async () => {
  const empty = { metadata: { title: "", language: "en" }, sections: [] };
  for (const format of writableFormats) {
    const { bytes } = await renderDocument({ document: empty, format, sources: [] });
    expect(bytes.byteLength, format).toBeGreaterThan(0);
  }
}, 60_000);

test("names the formats there are when asked for another, and what is wrong with a theme, template or logo", async () => {
  await expect(render("odt")).rejects.toThrow(
    /cannot write "odt"; it writes docx, xlsx, pdf, pptx, html, md, csv, txt, json/,
  );
  expect(() => needTheme("loud")).toThrow(/Available themes: standard, plain, forest, warm/);
  expect(() => needTheme({ colors: { text: "red" } })).toThrow(/six hexadecimal digits/);
  expect(() => needTheme({ fonts: { body: "x'; } *" } })).toThrow(/letters and digits/);
  const request = { document, format: "pdf", sources: [] };
  const template = { bytes: new Uint8Array(), kind: "docx" as const };
  await expect(renderDocument({ ...request, template })).rejects.toThrow(/docx does not fit a pdf/);
  await expect(renderDocument({ ...request, logo: new Uint8Array([1]) })).rejects.toThrow(/logo/);
});

test("a theme of one's own changes what it names and nothing else", () => {
  const own = needTheme({ base: "plain", name: "mine", colors: { accent: "#AA0000" } });
  expect(own).toEqual({
    ...needTheme("plain"),
    name: "mine",
    colors: { ...needTheme("plain").colors, accent: "aa0000" },
  });
});

test("pictures are found among the documents by reference, id or name", async () => {
  const given = {
    id: "doc_1",
    fileName: "a.png",
    mediaType: "image/png",
    bytes: 2,
    sha256: "s",
    provenance: "user" as const,
  };
  const load = loadImageFrom([given], async function open(sha256) {
    return (async function* () {
      yield Buffer.from(sha256);
      yield Buffer.from("!");
    })();
  });
  for (const reference of ["doc_1", "a.png", "docItem:doc_1", "docItem:doc_1:a.png"])
    expect(Buffer.from((await load(reference)) ?? []).toString()).toBe("s!");
  expect(await load("docItem:doc_2")).toBeUndefined();
});
