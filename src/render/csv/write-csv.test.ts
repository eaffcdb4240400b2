import { expect, test } from "vitest";
import { collectParts } from "../../../test/fakes/collect-parts.ts";
import { fields, fillDocument, type Field } from "../../../test/fixtures/hostile-document.ts";
import { readCsv } from "../../extract/csv/csv.ts";
import { renderDocument } from "../render.ts";

const word = "wort".repeat(250_000);

/** Tables and charts; the rest of a document has no place in a CSV file. */
const whole: readonly Field[] = ["head", "cell", "caption"];
const shortened: readonly Field[] = ["chartTitle", "label", "series"];

async function writeAndRead(filled: ReturnType<typeof fillDocument>) {
  const { bytes, warnings } = await renderDocument({ ...filled, format: "csv" });
  const { parts } = await collectParts(readCsv, bytes, { fileName: "a.csv", ocr: "never" });
  const cells = parts.flatMap(({ table }) => table?.rows ?? []).flat();
  return { cells: cells.map(String), codes: warnings.map(({ code }) => code) };
}

test.each(fields)(
  "a word of a million letters as %s: the file opens, and what is not whole is said",
  async (field) => {
    const filled = fillDocument((name) => [name === field ? word : name]);
    const { cells, codes } = await writeAndRead(filled);
    expect(codes).toContain("left-out");
    expect(cells.includes(word)).toBe(whole.includes(field));
    expect(codes.includes("long-field")).toBe(whole.includes(field));
    if (shortened.includes(field)) expect(codes).toContain("shortened");
  },
  30_000,
);

test("a document without tables is its text in one column, however long its words are", async () => {
  const { document } = fillDocument(() => [word]);
  const sections = document.sections.filter(({ content_type: type }) => type === "paragraph");
  const { cells, codes } = await writeAndRead({ document: { ...document, sections }, sources: [] });
  expect(cells).toContain(word);
  expect(codes).toContain("long-field");
});
