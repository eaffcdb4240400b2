import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import type { UnifiedDocument } from "../../model/unified-document.ts";
import { readTheme } from "../themes.ts";
import { toLayout } from "../to-layout.ts";
import { writeDocx } from "./write-docx.ts";

/** The rows of a table as Word gets them. */
async function writeRows(headers: string[], rows: string[][]): Promise<string[]> {
  const document: UnifiedDocument = {
    metadata: { title: "Table", language: "en" },
    sections: [{ content_type: "table", elements: [{ headers, rows }] }],
  };
  const layout = await toLayout({ document, sources: [] });
  const { bytes } = await writeDocx(layout, { theme: readTheme("standard") });
  const body = strFromU8(unzipSync(bytes)["word/document.xml"] ?? new Uint8Array());
  return body.match(/<w:tr>.*?<\/w:tr>/g) ?? [];
}

test("the last rows stay together, so that none stands alone on a page", async () => {
  const rows = await writeRows(
    ["No.", "Name"],
    Array.from({ length: 9 }, (_, index) => [String(index), `Row ${index}`]),
  );
  expect(rows.map((row) => row.includes("<w:keepNext/>"))).toEqual([
    ...Array.from({ length: 7 }, () => false),
    ...[true, true, false],
  ]);
});

test("a row or a head that may be higher than a page may be broken, others may not", async () => {
  const long = "word ".repeat(600);
  const rows = await writeRows(
    ["No.", "Name"],
    [
      ["1", "short"],
      ["2", long],
    ],
  );
  expect(rows.map((row) => row.includes("<w:cantSplit/>"))).toEqual([true, true, false]);
  const [head = ""] = await writeRows(["No.", long], [["1", "short"]]);
  expect(head).not.toContain("w:cantSplit");
  expect(head).not.toContain("w:tblHeader");
});
