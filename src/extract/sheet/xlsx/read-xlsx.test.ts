import { expect, test } from "vitest";
import { collectParts } from "../../../../test/fakes/collect-parts.ts";
import { makeRows, makeXlsx } from "../../../../test/fixtures/make-xlsx.ts";
import type { WorkbookFixture } from "../../../../test/fixtures/make-xlsx.ts";
import { tinyPng } from "../../../../test/fixtures/tiny-png.ts";
import { readSheet } from "../sheet.ts";

const read = (workbook: WorkbookFixture) =>
  collectParts(readSheet, makeXlsx(workbook), { fileName: "book.xlsx" });
const tablesOf = ({ parts }: Awaited<ReturnType<typeof read>>) =>
  parts.filter(({ type }) => type === "table");

test("hands out comments beside their cells and, flagged, on their own", async () => {
  const comments =
    '<comments><authors><author>Ada</author></authors><commentList><comment ref="A1" authorId="0"><text><r><t>check this</t></r></text></comment><comment ref="B1" authorId="0"><text><t>[Threaded comment]</t></text></comment></commentList></comments>';
  const threads =
    '<ThreadedComments><threadedComment ref="B1" personId="p"><text>first</text></threadedComment><threadedComment ref="B1" personId="p"><text>second</text></threadedComment></ThreadedComments>';
  const result = await read({
    relations: { person: ["person", "persons/person.xml"] },
    entries: {
      "xl/comments1.xml": comments,
      "xl/threads1.xml": threads,
      "xl/persons/person.xml": '<personList><person displayName="Bob" id="p"/></personList>',
    },
    sheets: [
      {
        name: "S",
        rows: makeRows([[1, 2]]),
        relations: { c: ["comments", "../comments1.xml"], t: ["threadedComment", "../threads1.xml"] },
      },
    ],
  });
  expect(tablesOf(result)[0]?.table?.notes).toEqual([
    { row: 0, column: 0, comment: "Ada: check this" },
    { row: 0, column: 1, comment: "Bob: first\nBob: second" },
  ]);
  expect(result.parts.filter(({ hidden }) => hidden === "comment")).toEqual([
    {
      type: "text",
      text: "Ada: check this",
      heading: ["S"],
      position: { sheet: "S", range: "A1" },
      hidden: "comment",
    },
    expect.objectContaining({ text: "Bob: first\nBob: second", position: { sheet: "S", range: "B1" } }),
  ]);
});

test("hands out text boxes, pictures once, and the titles of charts", async () => {
  const anchor = (row: number, inside: string) =>
    `<xdr:twoCellAnchor><xdr:from><xdr:col>1</xdr:col><xdr:row>${row}</xdr:row></xdr:from>${inside}</xdr:twoCellAnchor>`;
  const picture =
    '<xdr:pic><xdr:nvPicPr><xdr:cNvPr id="1" name="p" descr="a dot"/></xdr:nvPicPr><xdr:blipFill><a:blip r:embed="i"/></xdr:blipFill></xdr:pic>';
  const box =
    '<mc:AlternateContent xmlns:mc="m"><mc:Choice><xdr:sp><xdr:txBody><a:p><a:r><a:t>In a box</a:t></a:r></a:p></xdr:txBody></xdr:sp></mc:Choice><mc:Fallback><xdr:sp><xdr:txBody><a:p><a:r><a:t>In a box</a:t></a:r></a:p></xdr:txBody></xdr:sp></mc:Fallback></mc:AlternateContent>';
  const chart =
    '<xdr:graphicFrame><a:graphic><a:graphicData><c:chart r:id="c"/></a:graphicData></a:graphic></xdr:graphicFrame>';
  const result = await read({
    sheets: [{ name: "S", rows: "", relations: { d: ["drawing", "../drawings/d.xml"] } }],
    entries: {
      "xl/drawings/d.xml": `<xdr:wsDr>${anchor(2, box)}${anchor(3, picture)}${anchor(4, picture)}${anchor(5, chart)}</xdr:wsDr>`,
      "xl/drawings/_rels/d.xml.rels":
        '<Relationships><Relationship Id="i" Type="t/image" Target="../media/i.png"/><Relationship Id="c" Type="t/chart" Target="../charts/c.xml"/></Relationships>',
      "xl/media/i.png": tinyPng,
      "xl/charts/c.xml":
        "<c:chartSpace><c:chart><c:title><c:tx><c:rich><a:p><a:r><a:t>Sales</a:t></a:r></a:p></c:rich></c:tx></c:title></c:chart></c:chartSpace>",
    },
  });
  const found = result.parts
    .filter(({ position }) => position.range !== undefined)
    .map(({ type, text, position, image }) => [type, text, position.range, image?.mediaType]);
  expect(found).toEqual([
    ["text", "In a box", "B3", undefined],
    ["image", "a dot", "B4", "image/png"],
    ["image", "a dot", "B5", undefined],
    ["text", "Sales", "B6", undefined],
  ]);
});

test("tells properties, sheets, names and macros in one part", async () => {
  const result = await read({
    sheets: [{ name: "S", rows: makeRows([[1]]) }],
    inWorkbook: '<definedNames><definedName name="Rate">S!$A$1</definedName></definedNames>',
    packageRelations: { core: ["metadata/core-properties", "docProps/core.xml"] },
    entries: {
      "docProps/core.xml":
        "<cp:coreProperties><dc:title>Plan</dc:title><dc:creator>Ada</dc:creator></cp:coreProperties>",
      "xl/vbaProject.bin": "x",
    },
  });
  expect(result.parts[0]).toEqual({
    type: "metadata",
    text: "Title: Plan\nAuthor: Ada\nMacros: present, never run\nSheet: S\nName Rate: S!$A$1",
    position: {},
  });
  expect(result.warnings.map(({ code }) => code)).toEqual(["macros"]);
});

test("reads a sheet that is listed under two names once", async () => {
  const rows = makeRows([[1]]);
  const result = await read({
    sheets: [
      { name: "A", rows },
      { name: "B", rows },
    ],
    relations: { s1: ["worksheet", "worksheets/sheet0.xml"] },
  });
  expect(tablesOf(result)).toHaveLength(1);
  expect(result.warnings.map(({ code }) => code)).toEqual(["same-sheet"]);
});

test("finds its parts though their names are written in other cases and slashes", async () => {
  const sheet = `<worksheet><sheetData>${makeRows([[1]])}</sheetData></worksheet>`;
  const result = await read({
    sheets: [{ name: "A", rows: "" }],
    relations: { s0: ["worksheet", "/XL/Other/Sheet.xml"] },
    entries: { "xl\\other\\sheet.XML": sheet },
  });
  expect(tablesOf(result)[0]?.table?.rows).toEqual([[1]]);
});
