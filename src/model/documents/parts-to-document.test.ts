import fc from "fast-check";
import { expect, test } from "vitest";
import type { Cell, ContentPart } from "../document.ts";
import { partsToDocument } from "./parts-to-document.ts";
import type { Section } from "../unified-document.ts";
import { UnifiedDocument } from "../unified-document.ts";

const part = (text: string, more: Partial<ContentPart> = {}): ContentPart => ({
  ...{ id: "d#1", document: "d", type: "text", text, position: {} },
  ...more,
});
const table = (rows: Cell[][], more: Partial<NonNullable<ContentPart["table"]>> = {}): ContentPart =>
  part(rows.map((row) => row.join(" | ")).join("\n"), { type: "table", table: { rows, ...more } });
const sectionsOf = (...parts: ContentPart[]) => partsToDocument(parts, { title: "file" }).sections;
const list = (type: "bullet_list" | "numbered_list", ...items: unknown[]) => ({
  content_type: type,
  elements: [{ items }],
});
const paragraph = (text: string) => ({ content_type: "paragraph", elements: [{ text }] });
const heading = (level: number, text: string) => ({ content_type: "heading", elements: [{ level, text }] });

test("headings are what stands above other parts, once each, on its level", () => {
  const { metadata, sections } = partsToDocument(
    [
      part("Report"),
      part("Intro.", { heading: ["Report"] }),
      part("Costs", { heading: ["Report"] }),
      part("65 CHF", { heading: ["Report", "Costs"] }),
      part("Alone.", { heading: ["Report", "Missing"] }),
    ],
    { title: "file", language: "en" },
  );
  expect(metadata).toEqual({ title: "Report", language: "en" });
  expect(sections).toEqual([
    ...[heading(1, "Report"), paragraph("Intro."), heading(2, "Costs"), paragraph("65 CHF")],
    ...[heading(2, "Missing"), paragraph("Alone.")],
  ]);
});

test("lists are told by their marks, with what is inside of what", () => {
  expect(sectionsOf(part("- one\n- two\n  - inner\n  goes on\n- three\n\n1. first\n2. second"))).toEqual([
    list("bullet_list", "one", { text: "two", items: ["inner\ngoes on"] }, "three"),
    list("numbered_list", "first", "second"),
  ]);
  expect(sectionsOf(part("• a\n• b\n– c\n1. one\n2. two"))).toEqual([
    list("bullet_list", "a", { text: "b", items: ["c"] }),
    list("numbered_list", "one", "two"),
  ]);
  expect(sectionsOf(part("- a\n  3. deep"))).toEqual([
    list("bullet_list", { text: "a", items: ["3. deep"] }),
  ]);
});

test("numbers that do not count from one stay where they are", () => {
  expect(sectionsOf(part("3. third\n4. fourth"))).toEqual([paragraph("3. third\n4. fourth")]);
  expect(sectionsOf(part("1. Introduction"))).toEqual([paragraph("1. Introduction")]);
});

test("cells keep their types, spans and formats, and later rows go on with their table", () => {
  const sections = sectionsOf(
    part("x | 1234.5 | 2026-03-01", {
      type: "table",
      position: { range: "A1:C3" },
      table: {
        rows: [
          ["N", "V", "D"],
          ["x", 1234.5, "2026-03-01"],
          ["sum", null, true],
        ],
        notes: [
          { row: 1, column: 1, shown: "CHF 1,234.50", formula: "A2*2" },
          { row: 1, column: 2, type: "date" },
          { row: 2, column: 0, columnSpan: 2 },
        ],
      },
    }),
    table([["y", 2, null]], { header: ["N", "V", "D"] }),
    table([["other"], ["z"]]),
  );
  expect(sections).toEqual([
    {
      content_type: "table",
      elements: [
        {
          headers: ["N", "V", "D"],
          rows: [
            [
              "x",
              { value: 1234.5, format: "currency", currency: "CHF", formula: "A2*2" },
              { value: "2026-03-01", format: "date" },
            ],
            [{ value: "sum", span: 2 }, true],
            ["y", 2, null],
          ],
        },
      ],
    },
    { content_type: "table", elements: [{ headers: ["other"], rows: [["z"]] }] },
  ]);
});

test("written numbers become numbers that look as they did; what may be a name or may mean two things does not", () => {
  const rows = [
    ["Item", "Price", "Year", "Odd"],
    ["a", "39.00", "2026", "1.234"],
    ["b", "1'234.50", "2027", "5.678"],
    ["c", null, null, null],
  ];
  const [section] = sectionsOf(table(rows));
  expect(section?.elements[0]).toEqual({
    headers: ["Item", "Price", "Year", "Odd"],
    rows: [
      ["a", 39, "2026", "1.234"],
      ["b", 1234.5, "2027", "5.678"],
      ["c", null, null, null],
    ],
    columns: [{}, { format: "#,##0.00" }, {}, {}],
  });
});

test("a column is what all the rows of a long table make it", () => {
  const [section, ...others] = sectionsOf(
    table([
      ["Item", "Price", "Size"],
      ["a", "39.00", "1.50"],
    ]),
    table([["b", "40.00", "large"]], { header: ["Item", "Price", "Size"] }),
  );
  expect(others).toEqual([]);
  expect(section?.elements[0]).toMatchObject({
    rows: [
      ["a", 39, "1.50"],
      ["b", 40, "large"],
    ],
    columns: [{}, { format: "#,##0.00" }, {}],
  });
});

test("pictures are named by the blob that holds them, and what was read in them is kept", () => {
  const sha256 = "a".repeat(64);
  const image = { mediaType: "image/png", sha256, bytes: 3 };
  expect(sectionsOf(part("A plan", { type: "image", image }))).toEqual([
    { content_type: "image", elements: [{ document: `blob:${sha256}`, part: "d#1", alt: "A plan" }] },
  ]);
  const [, text] = sectionsOf(part("line one\nline two", { type: "image", image }));
  expect(text).toEqual(paragraph("line one\nline two"));
});

test("what a reader would not see is left out, and stars of a plain text are no emphasis", () => {
  expect(sectionsOf(part("secret", { hidden: true }), part("Title: x", { type: "metadata" }))).toEqual([]);
  expect(sectionsOf(part("a *b* c"), part("2 * 3"))).toEqual([
    paragraph(String.raw`a \*b\* c`),
    paragraph("2 * 3"),
  ]);
  const marked = partsToDocument([part("a *b* c"), part("> said\n> so")], { title: "x", isMarked: true });
  expect(marked.sections).toEqual([
    paragraph("a *b* c"),
    { content_type: "quote", elements: [{ text: "said\nso" }] },
  ]);
  expect(partsToDocument([], { title: "file" }).metadata.title).toBe("file");
});

/** Letters and digits of everything that stands in a document, in order. */
function lettersOf(sections: readonly Section[]): string {
  const texts: string[] = [];
  const collect = (value: unknown, key = ""): void => {
    if (
      typeof value === "string" &&
      !["document", "part", "content_type", "format", "currency"].includes(key)
    )
      texts.push(value);
    if (typeof value === "number" && key === "cell") texts.push(String(value));
    if (Array.isArray(value))
      for (const inner of value)
        collect(inner, key === "rows" || key === "headers" || key === "cell" ? "cell" : key);
    else if (typeof value === "object" && value !== null)
      for (const [name, inner] of Object.entries(value))
        if (name !== "columns") collect(inner, name === "value" ? "cell" : name);
  };
  collect(sections);
  return letters(texts.join(" "));
}
const letters = (text: string) => (text.match(/[\p{L}\p{N}]/gu) ?? []).join("");

const word = fc.constantFrom(
  "Lamp",
  "desk",
  "*bold*",
  "_x_",
  "[a](b)",
  "65",
  "`code`",
  "3.",
  "- dash",
  "1. one",
  "• dot",
  "größer",
  "数据",
  "| bar",
  "\\*",
  "> said",
);
const line = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(" "));
const text = fc
  .array(fc.tuple(fc.constantFrom("", "  ", "- ", "1. ", "2. ", "\n"), line), { minLength: 1, maxLength: 6 })
  .map((lines) => lines.map(([mark, said]) => `${mark}${said}`).join("\n"));
const trail = fc.array(fc.constantFrom("A", "B", "Lamp"), { maxLength: 3 });
const cell = fc.oneof(fc.constantFrom<Cell>(null, true, 65, "x *y*", "desk"), line);
const rows = fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 4 });
const anyPart = fc.oneof(
  fc.tuple(text, trail).map(([said, above]) => part(said, above.length === 0 ? {} : { heading: above })),
  text.map((said) => part(said, { type: "code" })),
  rows.map((given) => table(given)),
);

test("no text is lost, whatever the parts, and the result is a document", () => {
  fc.assert(
    fc.property(fc.array(anyPart, { maxLength: 8 }), (parts) => {
      const document = partsToDocument(parts, { title: "file", language: "en" });
      expect(UnifiedDocument.safeParse(document).success).toBe(true);
      let from = 0;
      const all = lettersOf(document.sections);
      for (const given of parts) {
        const expected =
          given.table === undefined
            ? given.text.split("\n").map((said) => letters(said))
            : given.table.rows
                .flat()
                .map((value) => (typeof value === "boolean" ? "" : letters(String(value ?? ""))));
        for (const piece of expected) {
          const bare = piece.replace(/^\d/, "");
          const at = all.indexOf(bare, from);
          expect(
            at,
            `${JSON.stringify(given)} in ${JSON.stringify(document.sections)}`,
          ).toBeGreaterThanOrEqual(from);
          from = at + bare.length;
        }
      }
    }),
    { numRuns: 300 },
  );
});
