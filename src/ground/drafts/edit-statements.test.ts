import fc from "fast-check";
import { expect, test } from "vitest";
import { UnifiedDocument } from "../../model/unified-document.ts";
import type { Section } from "../../model/unified-document.ts";
import { readStatements } from "./read-statements.ts";
import { removeStatements } from "./remove-statements.ts";
import { replaceStatements } from "./replace-statements.ts";

const doc = (sections: Section[], more: object = {}): UnifiedDocument => ({
  metadata: { title: "", language: "en" },
  sections,
  ...more,
});
const heading = (text: string, level = 1): Section => ({
  content_type: "heading",
  elements: [{ level, text }],
});
const paragraph = (...texts: string[]): Section => ({
  content_type: "paragraph",
  elements: texts.map((text) => ({ text })),
});
/** Takes out every statement whose text is among these. */
const without = (document: UnifiedDocument, ...texts: string[]) =>
  removeStatements(
    document,
    readStatements(document).flatMap(({ path, text }) => (texts.includes(text) ? [path] : [])),
  );

test.each([
  ["One. Two. Three.", "Two.", "One. Three."],
  ["One. Two. Three.", "One.", "Two. Three."],
  ["One. Two. Three.", "Three.", "One. Two."],
  ["**One. Two.** Three.", "One.", "**Two.** Three."],
  ["**One.** Two.", "One.", "Two."],
  ["One. *Two.*\nThree follows.", "Two.", "One.\nThree follows."],
  ["First:\n- a\n- b\n- c", "b", "First:\n- a\n- c"],
  ["First.\n\nSecond.\n\nThird.", "Second.", "First.\n\nThird."],
])("%j without %j is %j", (text, gone, left) => {
  expect(without(doc([paragraph(text)]), gone).sections[0]?.elements).toEqual([{ text: left }]);
});

test("what is left empty goes: paragraph, list, heading, and the heading above that", () => {
  const given = doc([
    heading("Top"),
    heading("Sub", 2),
    paragraph("Gone."),
    { content_type: "bullet_list", elements: [{ items: ["Gone.", { text: "Gone.", items: ["Gone."] }] }] },
    heading("Empty from the start"),
    heading("Other"),
    paragraph("Gone.", "Stays."),
  ]);
  expect(without(given, "Gone.").sections).toEqual([
    heading("Empty from the start"),
    heading("Other"),
    paragraph("Stays."),
  ]);
});

test("items under one that goes take its place", () => {
  const list = (items: unknown[]): Section => ({ content_type: "bullet_list", elements: [{ items }] });
  const given = doc([list(["a", { text: "Gone.", items: ["b", "c"] }, { text: "d", items: ["Gone."] }])]);
  expect(without(given, "Gone.").sections).toEqual([list(["a", "b", "c", { text: "d" }])]);
});

test("a cell is left empty, a row goes with its head or its last value, a column with its head", () => {
  const table = (headers: string[], rows: unknown[][], more: object = {}): Section =>
    ({ content_type: "table", elements: [{ headers, rows, ...more }] }) as Section;
  const given = table(
    ["City", "2025", "2026"],
    [
      ["Rome", 1, 2],
      ["Bern", 3, 4],
      ["Basel", 5, null],
    ],
  );
  expect(without(doc([given]), "1").sections).toEqual([
    table(
      ["City", "2025", "2026"],
      [
        ["Rome", null, 2],
        ["Bern", 3, 4],
        ["Basel", 5, null],
      ],
    ),
  ]);
  expect(without(doc([given]), "Bern", "5").sections).toEqual([
    table(["City", "2025", "2026"], [["Rome", 1, 2]]),
  ]);
  expect(without(doc([given]), "2025").sections).toEqual([
    table(
      ["City", "2026"],
      [
        ["Rome", 2],
        ["Bern", 4],
        ["Basel", null],
      ],
    ),
  ]);
  expect(without(doc([given]), "Rome", "Bern", "Basel").sections).toEqual([]);
  const calculated = table(["A", "B"], [["x", { value: 7, formula: "=1+6", format: "number" }]]);
  expect(without(doc([calculated]), "=1+6").sections).toEqual([
    table(["A", "B"], [["x", { value: 7, format: "number" }]]),
  ]);
});

test("bars go with their labels, series with their names, and a chart without values goes", () => {
  const chart = (labels: string[], series: unknown[], more: object = {}): Section => ({
    content_type: "chart",
    elements: [{ kind: "bar", labels, series, ...more }],
  });
  const given = chart(
    ["a", "b"],
    [
      { name: "x", data: [1, 2] },
      { name: "y", data: [3, 4] },
    ],
    { title: "t" },
  );
  expect(without(doc([given]), "a", "t").sections).toEqual([
    chart(
      ["b"],
      [
        { name: "x", data: [2] },
        { name: "y", data: [4] },
      ],
    ),
  ]);
  expect(without(doc([given]), "x", "3").sections).toEqual([
    chart(["a", "b"], [{ name: "y", data: [null, 4] }], { title: "t" }),
  ]);
  expect(without(doc([given]), "1", "2", "3", "4").sections).toEqual([]);
  expect(without(doc([chart(["a", "b"], [1, 2])]), "2").sections).toEqual([chart(["a"], [1])]);
});

test("properties, captions, notes and their marks go, and the picture stays", () => {
  const given = {
    ...doc(
      [
        paragraph("See[^n]. Kept[^m]."),
        { content_type: "image", elements: [{ document: "p", alt: "Gone.", caption: "Gone." }] },
      ],
      { footnotes: { n: "Gone.", m: "Kept." } },
    ),
    metadata: { title: "Gone.", language: "en", subject: "Gone.", keywords: ["Gone.", "kept"] },
  };
  expect(without(given, "Gone.")).toEqual({
    metadata: { title: "", language: "en", keywords: ["kept"] },
    sections: [
      paragraph("See. Kept[^m]."),
      { content_type: "image", elements: [{ document: "p", alt: "" }] },
    ],
    footnotes: { m: "Kept." },
  });
});

test("a replaced statement stands where the old one stood", () => {
  const given = doc([
    paragraph("One. **Two. Three.**"),
    {
      content_type: "table",
      elements: [{ headers: ["a"], rows: [[7], [{ value: 8, format: "number" }], ["x"]] }],
    },
    { content_type: "chart", elements: [{ kind: "bar", labels: ["l"], series: [{ name: "s", data: [5] }] }] },
  ]);
  const say: Record<string, string> = { "Two.": "2.", "7": "70", "8": "80", x: "y", "5": "6", l: "m" };
  const replacements = readStatements(given).flatMap(({ path, text }) => {
    const other = say[text];
    return other === undefined ? [] : [{ path, text: other }];
  });
  expect(replaceStatements(given, replacements).sections).toEqual([
    paragraph("One. **2. Three.**"),
    {
      content_type: "table",
      elements: [{ headers: ["a"], rows: [[70], [{ value: 80, format: "number" }], ["y"]] }],
    },
    { content_type: "chart", elements: [{ kind: "bar", labels: ["m"], series: [{ name: "s", data: [6] }] }] },
  ]);
});

test("paths that lead nowhere change nothing", () => {
  const given = doc([paragraph("One.")]);
  const paths = [
    "sections[9].elements[0].text#0-3",
    "nonsense]",
    "",
    "metadata.subject",
    "sections[0].elements[0].items[1]",
  ];
  expect(removeStatements(given, paths)).toEqual(given);
  expect(
    replaceStatements(
      given,
      paths.map((path) => ({ path, text: "x" })),
    ),
  ).toEqual(given);
});

const sentence = fc.constantFrom(
  "Rates rose.",
  "It is **so.**",
  "Rome pays 55.",
  "*A b.*",
  "Why?",
  "See `x.y`.",
);
const text = fc.array(sentence, { minLength: 1, maxLength: 5 }).map((all) => all.join(" "));
const section: fc.Arbitrary<Section> = fc.oneof(
  text.map((said) => paragraph(said)),
  fc.tuple(text, text).map(([a, b]) => paragraph(a, b)),
  fc
    .tuple(fc.constantFrom("Meals", "Hotels", "Rome"), fc.integer({ min: 1, max: 3 }))
    .map(([a, level]) => heading(a, level)),
  fc
    .array(text, { minLength: 1, maxLength: 4 })
    .map((items): Section => ({ content_type: "bullet_list", elements: [{ items }] })),
  fc
    .array(fc.tuple(fc.constantFrom("Rome", "Bern"), fc.integer({ min: 1, max: 9 })), {
      minLength: 1,
      maxLength: 3,
    })
    .map((rows): Section => ({ content_type: "table", elements: [{ headers: ["City", "Rate"], rows }] })),
);
const documents = fc.array(section, { maxLength: 6 }).map((sections) => doc(sections));

test("without any path, or with the same words, a document stays the same byte by byte", () => {
  fc.assert(
    fc.property(documents, (given) => {
      const before = JSON.stringify(given);
      expect(JSON.stringify(removeStatements(given, []))).toBe(before);
      expect(JSON.stringify(replaceStatements(given, []))).toBe(before);
      expect(JSON.stringify(given)).toBe(before);
    }),
  );
});

test("what is taken out is gone, the rest is said as before, and nothing is left broken", () => {
  fc.assert(
    fc.property(documents, fc.array(fc.boolean(), { minLength: 60, maxLength: 60 }), (given, choice) => {
      const before = JSON.stringify(given);
      const all = readStatements(given).filter(({ kind }) => kind === "sentence" || kind === "item");
      const gone = all.filter((_, at) => choice[at] === true);
      const left = removeStatements(
        given,
        gone.map(({ path }) => path),
      );
      const kept = all.filter((statement) => !gone.includes(statement)).map((statement) => statement.text);
      const now = readStatements(left).filter(({ kind }) => kind === "sentence" || kind === "item");
      expect(now.map((statement) => statement.text)).toEqual(kept);
      expect(UnifiedDocument.safeParse(left).success).toBe(true);
      expect(left.sections.every(({ elements }) => elements.length > 0)).toBe(true);
      expect(JSON.stringify(given)).toBe(before);
    }),
    { numRuns: 300 },
  );
});

test("removing everything leaves nothing but headings that never had anything under them", () => {
  fc.assert(
    fc.property(documents, (given) => {
      const paths = readStatements(given).flatMap(({ path, kind }) => (kind === "heading" ? [] : [path]));
      const left = removeStatements(given, paths);
      expect(left.sections.every(({ content_type }) => content_type === "heading")).toBe(true);
    }),
  );
});

test("a sentence said otherwise is read back, and its neighbours are as they were", () => {
  fc.assert(
    fc.property(documents, fc.nat(), (given, seed) => {
      const all = readStatements(given).filter(({ kind }) => kind === "sentence" || kind === "item");
      if (all.length === 0) return;
      const at = seed % all.length;
      const changed = replaceStatements(given, [{ path: all[at]?.path ?? "", text: "Something else." }]);
      const texts = readStatements(changed).filter(({ kind }) => kind === "sentence" || kind === "item");
      const expected = all.map((statement, index) => (index === at ? "Something else." : statement.text));
      expect(texts.map((statement) => statement.text)).toEqual(expected);
    }),
  );
});
