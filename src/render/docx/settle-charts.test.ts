import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { brokenParts, danglingParts } from "../../../test/fixtures/deck-parts.ts";
import type { UnifiedDocument } from "../../model/unified-document.ts";
import { readTheme } from "../themes.ts";
import { toLayout } from "../to-layout.ts";
import { writeDocx } from "./write-docx.ts";

const chart = (kind: string, title: string, series: object[]) => ({
  ...{ kind, title, labels: ["A", "B"], series },
});

async function write(...elements: ReturnType<typeof chart>[]) {
  const document: UnifiedDocument = {
    metadata: { title: "Charts", language: "en" },
    sections: [{ content_type: "chart", elements }],
  };
  const { bytes } = await writeDocx(await toLayout({ document, sources: [] }), {
    theme: readTheme("standard"),
  });
  const parts = new Map(Object.entries(unzipSync(bytes)));
  const xml = (name: string) => strFromU8(parts.get(name) ?? new Uint8Array());
  return { bytes, parts, xml };
}

test("charts are those of Word, in their order, with the numbers behind them in a workbook", async () => {
  const { bytes, parts, xml } = await write(
    chart("bar", "Bars", [{ name: "Plan", data: [1, 2] }]),
    chart("line", "Line", [{ name: "Guests", data: [3, null] }]),
    chart("pie", "Pie", [{ name: "km", data: [5, 6] }]),
  );
  const kinds = [1, 2, 3].map(
    (number) => /<c:(bar|line|pie)Chart>/.exec(xml(`word/charts/chart${number}.xml`))?.[1],
  );
  expect(kinds).toEqual(["bar", "line", "pie"]);
  const names = [1, 2, 3].map((number) => {
    const book = unzipSync(parts.get(`word/embeddings/chart${number}.xlsx`) ?? new Uint8Array());
    return /<t[^>]*>(\w+)<\/t>/.exec(strFromU8(book["xl/worksheets/sheet1.xml"] ?? new Uint8Array()))?.[1];
  });
  expect(names).toEqual(["Plan", "Guests", "km"]);
  expect([...parts.keys()].filter((name) => /media|Microsoft/.test(name))).toEqual([]);
  expect(brokenParts(bytes)).toEqual([]);
  expect(danglingParts(bytes)).toEqual([]);
  // the title is a caption, not a part of the drawing
  expect(xml("word/document.xml")).toContain(">Bars<");
  expect(xml("word/charts/chart1.xml")).not.toContain("Bars");
});

test("a pie of several series becomes several pies; a chart without numbers stays a picture", async () => {
  const { parts, xml } = await write(
    chart("pie", "Shares", [
      { name: "2025", data: [1, 2] },
      { name: "2026", data: [2, 1] },
    ]),
    chart("bar", "Nothing", [{ name: "none", data: [null, null] }]),
  );
  expect([...parts.keys()].filter((name) => /^word\/charts\/chart\d+\.xml$/.test(name))).toHaveLength(2);
  expect(xml("word/document.xml")).toContain(">Shares: 2026<");
  expect([...parts.keys()].filter((name) => name.startsWith("word/media/"))).toHaveLength(1);
});
