import { read, type CellObject } from "@e965/xlsx";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { collectParts } from "../../../test/fakes/collect-parts.ts";
import { createSeededRandom } from "../../../test/fakes/seeded-random.ts";
import { fields, fillDocument, type Field } from "../../../test/fixtures/hostile-document.ts";
import { makeLayout, testTheme } from "../../../test/fixtures/make-layout.ts";
import { readSheet } from "../../extract/sheet/sheet.ts";
import { renderDocument } from "../render.ts";
import { writeXlsx } from "./write-xlsx.ts";

const random = createSeededRandom(5);
// not the same letter again and again: our reader takes a file that packs too well for a trap
const word = Array.from({ length: 1_000_000 }, () => String.fromCodePoint(random.between(0x430, 0x44f))).join(
  "",
);
const longest = 32_767;
/** Excel does not say how long it may be, and reads out no more. */
const longestAlt = 2_000;

/** Shortened where names are read, whatever the format. */
const shortened: readonly Field[] = ["author", "source", "chartTitle", "label", "series"];
/** Always quoted in short, which nobody needs to be told. */
const quoted: Field = "sourceQuote";

async function open(bytes: Uint8Array): Promise<string> {
  const { parts, warnings } = await collectParts(readSheet, bytes, { fileName: "a.xlsx", ocr: "never" });
  expect(warnings).toEqual([]);
  const texts = parts.flatMap((part) => [part.text, ...(part.table?.rows ?? []).flat().map(String)]);
  return texts.join("\n").replaceAll(/[^а-я]/g, "");
}

function expectLimits(bytes: Uint8Array): void {
  const cells = Object.values(read(bytes).Sheets)
    .flatMap((sheet) => Object.entries(sheet))
    .filter(([name]) => !name.startsWith("!"))
    .map(([, cell]) => cell as CellObject);
  const lengths = cells.flatMap(({ v, c = [] }) => [String(v ?? "").length, ...c.map(({ t }) => t.length)]);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(longest);
  for (const [name, part] of Object.entries(unzipSync(bytes)))
    for (const [, alt = ""] of strFromU8(part).matchAll(/ descr="([^"]*)"/g))
      expect(alt.length, name).toBeLessThanOrEqual(longestAlt);
}

test.each(fields)(
  "a word of a million letters as %s makes a file that opens, is whole or said to be shortened, and never silently split",
  async (field) => {
    const filled = fillDocument((name) => [name === field ? word : name]);
    const { bytes, warnings } = await renderDocument({ ...filled, format: "xlsx", contents: true });
    expectLimits(bytes);
    if (field === quoted) {
      expect(await open(bytes)).toContain(word.slice(0, 100));
      return;
    }
    expect(warnings).not.toEqual([]);
    if (shortened.includes(field)) expect(warnings.map(({ code }) => code)).toContain("shortened");
    else expect((await open(bytes)).includes(word)).toBe(true);
  },
  30_000,
);

test("a word of a million letters in every field at once makes a file that opens", async () => {
  const filled = fillDocument(() => [word]);
  const { bytes } = await renderDocument({ ...filled, format: "xlsx", contents: true });
  expectLimits(bytes);
  expect((await open(bytes)).includes(word)).toBe(true);
}, 60_000);

test("a caption that no sheet name and no page header can hold stands on the sheet of text", async () => {
  const caption = { spans: [{ text: word.slice(0, 500) }], dir: "ltr" as const };
  const layout = makeLayout([
    { kind: "table", citations: [], columns: [], head: [], rows: [], name: word.slice(0, 500), caption },
  ]);
  const { bytes } = await writeXlsx(layout, { theme: testTheme });
  expect(await open(bytes)).toContain(word.slice(0, 500));
});

test("says so where the text that a formula comes to is longer than a cell", async () => {
  const cell = { kind: "formula", value: "A1", cached: word, spans: [{ text: word }], dir: "ltr" } as const;
  const layout = makeLayout([
    {
      ...{ kind: "table", citations: [], columns: [], head: [], name: "T" },
      rows: [[{ ...cell, spans: [...cell.spans], columns: 1, rows: 1 }]],
    },
  ]);
  const { bytes, warnings } = await writeXlsx(layout, { theme: testTheme });
  expectLimits(bytes);
  expect(warnings.map(({ code }) => code)).toEqual(["shortened"]);
});
