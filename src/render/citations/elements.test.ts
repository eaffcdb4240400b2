import { expect, test } from "vitest";
import { collectParts } from "../../../test/fakes/collect-parts.ts";
import { readDocx } from "../../extract/docx/docx.ts";
import { readPdf } from "../../extract/pdf/pdf.ts";
import { readPptx } from "../../extract/pptx/pptx.ts";
import { readSheet } from "../../extract/sheet/sheet.ts";
import type { UnifiedDocument } from "../../model/unified-document.ts";
import { renderDocument } from "../render.ts";
import { toLayout } from "../to-layout.ts";

const source = (id: string, page: number) => ({
  ...{ id, documentId: "d", document: "lease.pdf", position: { page }, quote: `Words of **${id}**.` },
});
const sources = [source("a", 1), source("b", 2), source("c", 3), source("d", 4)];

const document: UnifiedDocument = {
  metadata: { title: "T", language: "en" },
  sections: [
    {
      content_type: "paragraph",
      // the section says again what its statements say: nobody reads it twice
      citations: ["a", "b"],
      elements: [
        {
          text: "The rent is **900**. It is due `monthly.` Nothing else.",
          statements: [
            { text: "The rent is **900**.", citations: ["a"] },
            { text: "It is due `monthly.`", citations: ["b"] },
          ],
        },
      ],
    },
    {
      content_type: "bullet_list",
      elements: [
        {
          items: ["Plain", { text: "Notice", citations: ["c"], items: [{ text: "Form", citations: ["a"] }] }],
        },
      ],
    },
    {
      content_type: "table",
      elements: [{ headers: ["Item", "CHF"], rows: [["Rent", { value: 900, citations: ["d"] }]] }],
    },
  ],
};

const written = async (format: string) => (await renderDocument({ document, sources, format })).bytes;
const text = async (format: string) => Buffer.from(await written(format)).toString("utf8");

test("marks stand behind the sentence, the item and the cell that cite", async () => {
  expect(await text("txt")).toBe(
    [
      "T\n=",
      "The rent is 900. [1] It is due monthly. [2] Nothing else.",
      "- Plain\n- Notice [3]\n  - Form [1]",
      "Item |     CHF\n-----+--------\nRent | 900 [4]",
      "Sources\n" +
        ["a", "b", "c", "d"]
          .map((id, index) => `[${index + 1}] lease.pdf, page ${index + 1}: “Words of ${id}.”`)
          .join("\n") +
        "\n",
    ].join("\n\n"),
  );
  expect(await text("md")).toContain("The rent is **900**.[^1] It is due `monthly.`[^2] Nothing else.");
  expect(await text("md")).toContain("| Rent | 900[^4] |");
  const html = await text("html");
  expect(html).toMatch(
    /<li>Form<sup class="cite"><a id="cite-1-2" href="#source-1" title="lease\.pdf, page 1: /,
  );
  expect(html).toContain('<a href="#cite-1-2" role="doc-backlink"');
});

test("docx: Word counts the notes, each source has one, and cells keep their values", async () => {
  const { parts } = await collectParts(readDocx, await written("docx"), { fileName: "a.docx" });
  const body = parts.filter(({ position }) => position.path?.startsWith("body/") === true);
  const notes = parts.filter(({ position }) => position.path?.startsWith("footnotes/") === true);
  // the second mark of a source leads to its note, in digits that are no part of a number
  expect(body.map(({ text: said }) => said)).toEqual([
    ...["T", "The rent is 900.[1] It is due monthly.[2] Nothing else.", "Plain", "Notice[3]", "Form¹"],
    "Item | CHF\nRent | 900",
  ]);
  expect(notes.map(({ text: said }) => said.trim())).toEqual(
    ["a", "b", "c", "d"].map((id, index) => `lease.pdf, page ${index + 1}: “Words of ${id}.”`),
  );
});

test.each([
  ["pdf", readPdf],
  ["pptx", readPptx],
] as const)("%s: the same marks, and each source once", async (format, read) => {
  const { parts } = await collectParts(read, await written(format), {
    fileName: `a.${format}`,
    ocr: "never",
  });
  const all = parts.map((part) => part.text).join("\n");
  for (const said of ["900.[1]", "monthly.[2]", "Notice[3]", "Form[1]", "900[4]"])
    expect(all).toContain(said);
  for (const id of ["a", "b", "c", "d"]) expect(all.split(`Words of ${id}.`)).toHaveLength(2);
  expect(all).not.toContain("**");
});

test("xlsx: the cell has a note and stays a number; the list of sources has a sheet", async () => {
  const { parts } = await collectParts(readSheet, await written("xlsx"), { fileName: "a.xlsx" });
  const notes = parts.flatMap(({ table }) => table?.notes ?? []).flatMap(({ comment }) => comment ?? []);
  expect(notes.join("\n")).toContain("lease.pdf, page 4: “Words of d.”");
  expect(parts.flatMap(({ table }) => table?.rows ?? [])).toContainEqual(["Rent", 900]);
});

test("csv and json hold the values alone", async () => {
  expect(await text("csv")).toBe("\ufeffItem,CHF\r\nRent,900\r\n");
  expect(JSON.parse(await text("json"))).toEqual(document);
});

test("a statement that the text does not hold is cited at its end, and what is no id is passed over", async () => {
  const elements = [
    {
      text: "One. Two.",
      statements: [{ text: "Three.", citations: ["a"] }, { text: 5 }, "x"],
      citations: ["b", 7, "b"],
    },
  ];
  const given = { ...document, sections: [{ content_type: "paragraph" as const, elements }] };
  const { blocks } = await toLayout({ document: given, sources });
  expect(blocks[0]?.citations.map(({ number }) => number)).toEqual([1, 2]);
});
