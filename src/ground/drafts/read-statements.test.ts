import fc from "fast-check";
import { expect, test } from "vitest";
import { UnifiedDocument } from "../../model/unified-document.ts";
import type { Section } from "../../model/unified-document.ts";
import { readStatements } from "./read-statements.ts";
import { printPath, readPath } from "./statements/path.ts";

const document = (sections: Section[], more: object = {}): UnifiedDocument => ({
  metadata: { title: "Allowances", language: "en", ...more },
  sections,
});
const read = (sections: Section[], more: object = {}) => readStatements(document(sections, more));
const said = (sections: Section[], more: object = {}) =>
  read(sections, more)
    .filter(({ kind }) => kind !== "title")
    .map(({ path, kind, text }) => `${kind} ${path}: ${text}`);

test("sentences, items and headings stand with their places", () => {
  expect(
    said([
      { content_type: "heading", elements: [{ level: 1, text: "1. Meals" }] },
      {
        content_type: "paragraph",
        elements: [{ text: "The rate is **CHF 55.** It is new.\n\n- one\n- two" }],
      },
      {
        content_type: "bullet_list",
        elements: [{ items: ["Rome", { text: "Bern. Basel.", items: ["deep"] }] }],
      },
      { content_type: "quote", elements: [{ text: "So it is." }] },
    ]),
  ).toEqual([
    "heading sections[0].elements[0].text: Meals",
    "sentence sections[1].elements[0].text#0-23: The rate is CHF 55.",
    "sentence sections[1].elements[0].text#24-34: It is new.",
    "item sections[1].elements[0].text#38-41: one",
    "item sections[1].elements[0].text#44-47: two",
    "item sections[2].elements[0].items[0]#0-4: Rome",
    "item sections[2].elements[0].items[1].text#0-5: Bern.",
    "item sections[2].elements[0].items[1].text#6-12: Basel.",
    "item sections[2].elements[0].items[1].items[0]#0-4: deep",
    "quote sections[3].elements[0].text#0-9: So it is.",
  ]);
});

test("what stands in front of a heading or an item is only left out where it counts", () => {
  const heading = (text: string): Section => ({ content_type: "heading", elements: [{ level: 1, text }] });
  const texts = (...given: string[]) =>
    read(given.map(heading))
      .slice(1)
      .map(({ text }) => text);
  expect(texts("1. Rates", "1.1 Meals", "1.2 Hotels", "2 Dates")).toEqual([
    "Rates",
    "Meals",
    "Hotels",
    "Dates",
  ]);
  expect(texts("55 francs a day", "2.1 million francs", "7. Rates")).toEqual([
    "55 francs a day",
    "2.1 million francs",
    "7. Rates",
  ]);
  const paragraph = (text: string) => read([{ content_type: "paragraph", elements: [{ text }] }]).slice(1);
  expect(paragraph("1. one\n2. two").map(({ text }) => text)).toEqual(["one", "two"]);
  expect(paragraph("480. one").map(({ text }) => text)).toEqual(["480. one"]);
});

test("a table inside a text keeps its heads, even above empty cells", () => {
  const text = "| City | Revenue 480k |\n| --- | --- |\n| Rome | |";
  const all = read([{ content_type: "paragraph", elements: [{ text }] }]).map((statement) => statement.text);
  expect(all.join("\n")).toContain("480k");
});

test("cells come printed, with their heads", () => {
  const table: Section = {
    content_type: "table",
    elements: [
      {
        caption: "Rates",
        headers: [
          ["", { value: "Rates", span: 2 }],
          ["City", "2025", "2026"],
        ],
        columns: [{}, { format: "percent" }, { format: "currency", currency: "CHF" }],
        rows: [
          ["Rome", 0.05, 55],
          [{ value: "Bern", rowSpan: 2 }, "x", { value: 1.5, format: '0.0 "million"', formula: "=B3*2" }],
          [true, null],
        ],
      },
    ],
  };
  const cells = read([table]).slice(1);
  expect(cells.map(({ kind, text, heads }) => [kind, text, ...heads].join(" | "))).toEqual([
    "caption | Rates",
    "head | Rates",
    "head | City",
    "head | 2025",
    "head | 2026",
    "cell | Rome | City",
    "cell | 5 % | Rome | Rates 2025",
    "cell | CHF 55 | Rome | Rates 2026",
    "cell | Bern | City",
    "cell | x | Bern | Rates 2025",
    "cell | 1.5 million | Bern | Rates 2026",
    "formula | =B3*2 | Bern | Rates 2026",
    "cell | Yes | Bern | Rates 2025",
  ]);
});

test("charts say their title, labels, series and every value with both", () => {
  const chart: Section = {
    content_type: "chart",
    elements: [
      { kind: "bar", title: "Sales", labels: ["2024", "2025"], series: [{ name: "CHF", data: [10, 12.5] }] },
    ],
  };
  expect(
    read([chart])
      .slice(1)
      .map(({ path, text, heads }) => [path.slice(24), text, ...heads]),
  ).toEqual([
    ["title", "Sales"],
    ["labels[0]", "2024"],
    ["labels[1]", "2025"],
    ["series[0].name", "CHF"],
    ["series[0].data[0]", "10", "2024", "CHF"],
    ["series[0].data[1]", "12.5", "2025", "CHF"],
  ]);
  const plain: Section = {
    content_type: "chart",
    elements: [{ kind: "pie", labels: ["a"], series: [3, "4"] }],
  };
  expect(
    read([plain])
      .filter(({ kind }) => kind === "point")
      .map(({ text, heads }) => [text, ...heads]),
  ).toEqual([
    ["3", "a"],
    ["4", "2"],
  ]);
});

test("properties, file name, notes, pictures, code and members nobody knows can be read too", () => {
  const given = document(
    [
      { content_type: "image", elements: [{ alt: "A bridge", caption: "Seen. From above." }] },
      { content_type: "code_block", elements: [{ code: "x = 480" }] },
      { content_type: "paragraph", elements: [{ text: "See[^1].", remark: "was 480" }], id: "fell to 480k" },
    ],
    {
      ...{ subject: "Rates", keywords: ["meals", "hotels"], date: "2026-03-01", authors: ["A. Keller"] },
      ...{ fileName: "rates-2026_final.docx", stage: "final for Rome", contents: true, handoff_id: "ho_1" },
    },
  );
  const all = readStatements({ ...given, footnotes: { "1": "It is so.", "odd key": "And so." } });
  expect(all.map(({ kind, path, text }) => `${kind} ${path}: ${text}`)).toEqual([
    "title metadata.title: Allowances",
    "property metadata.subject: Rates",
    "property metadata.keywords[0]: meals",
    "property metadata.keywords[1]: hotels",
    "date metadata.date: 2026-03-01",
    "author metadata.authors[0]: A. Keller",
    "fileName metadata.fileName: rates 2026 final",
    "alt sections[0].elements[0].alt: A bridge",
    "caption sections[0].elements[0].caption#0-5: Seen.",
    "caption sections[0].elements[0].caption#6-17: From above.",
    "code sections[1].elements[0].code: x = 480",
    "sentence sections[2].elements[0].text#0-8: See.",
    'footnote footnotes["1"]#0-9: It is so.',
    'footnote footnotes["odd key"]#0-7: And so.',
    "other metadata.stage: final for Rome",
    "other sections[2].elements[0].remark: was 480",
    "other sections[2].id: fell to 480k",
  ]);
});

test("uses are the element's own, else the section's; headings and the words before a list go along", () => {
  const [first, second, third] = read([
    { content_type: "heading", elements: [{ level: 1, text: "Rome" }] },
    {
      content_type: "paragraph",
      uses: ["c1"],
      elements: [{ text: "A.", uses: ["c2"] }, { text: "These are:" }],
    },
    { content_type: "bullet_list", uses: ["c3"], elements: [{ items: [{ text: "B", uses: ["c4"] }] }] },
  ]).slice(2);
  expect([first?.uses, second?.uses, third?.uses]).toEqual([["c2"], ["c1"], ["c4"]]);
  expect([first?.above, third?.above]).toEqual([["Rome"], ["Rome", "These are:"]]);
});

test("marks go, what a link leads to stays, unseen characters are not seen, struck words are told", () => {
  const [one] = read([
    {
      content_type: "paragraph",
      elements: [
        { text: "It is ~~not~~ *so*, see [this](https://example.org/a), 2*3*4 a_b_c 4\u200b8\u00ad0." },
      ],
    },
  ]).slice(1);
  expect(one).toMatchObject({
    struck: true,
    text: "It is not so, see this https://example.org/a , 2*3*4 a_b_c 480.",
  });
});

test("a path is read as it was printed", () => {
  const step = fc.oneof(fc.nat(20), fc.string(), fc.constantFrom("sections", "elements", "a b", '"', "#1-2"));
  const range = fc.option(fc.tuple(fc.nat(99), fc.nat(99)), { nil: undefined });
  fc.assert(
    fc.property(fc.array(step, { minLength: 1 }), range, (place, given) => {
      const path = given === undefined ? { place } : { place, range: given };
      expect(readPath(printPath(path))).toEqual(path);
    }),
  );
});

test("every letter and digit of a paragraph is in one of its statements", () => {
  const word = fc.constantFrom(
    "Rome",
    "480",
    "1.",
    "a",
    "- b",
    "\n",
    "\n\n",
    "**c**",
    "e.g.",
    "| x | 7 |",
    "2)",
    "x.",
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 30 }), (words) => {
      const text = words.join(" ");
      const all = readStatements(document([{ content_type: "paragraph", elements: [{ text }] }])).slice(1);
      const joined = all.map((statement) => statement.text).join(" ");
      for (const needed of ["Rome", "480", "7", "c"]) {
        const count = (within: string) => within.split(needed).length;
        expect(count(joined), JSON.stringify(text)).toBeGreaterThanOrEqual(count(text));
      }
      for (const { path } of all) expect(readPath(path)?.range).toBeDefined();
    }),
  );
});

test("long hostile texts are read in time", { timeout: 60_000 }, () => {
  for (const shape of ["A. ", "[", "a ", "**a", "1. ", "[a](", "~~", "`", "\\", "| a |\n", "x\n\n"]) {
    const text = shape.repeat(Math.ceil(200_000 / shape.length));
    const start = performance.now();
    readStatements(document([{ content_type: "paragraph", elements: [{ text }] }]));
    expect(performance.now() - start, shape).toBeLessThan(15_000);
  }
});

test("what is read is a document", () => {
  expect(UnifiedDocument.safeParse(document([])).success).toBe(true);
});
