import fc from "fast-check";
import { expect, test } from "vitest";
import { collectParts } from "../../../test/fakes/collect-parts.ts";
import { makeOdp, makeOdpFrame, makeOdpText } from "../../../test/fixtures/make-odp.ts";
import { tinyPng } from "../../../test/fixtures/tiny-png.ts";
import { Failure } from "../../model/failure.ts";
import { readOdp } from "./odp.ts";

const read = (bytes: Uint8Array) => collectParts(readOdp, bytes, { fileName: "show.odp" });
const page = (content: string, style = "dp1") =>
  `<draw:page draw:style-name="${style}">${content}</draw:page>`;

test("numbers pages, puts the title above the frames and reads these row by row", async () => {
  const content = [
    makeOdpText("right", { at: [10, 5.1] }),
    makeOdpText("left", { at: [1, 5] }),
    makeOdpText("Plan", { role: "title", at: [1, 9] }),
  ].join("");
  const { parts } = await read(makeOdp({ pages: page(makeOdpText("first")) + page(content) }));
  expect(parts.map(({ text, heading, position }) => [position.slide, heading, text])).toEqual([
    [1, undefined, "first"],
    [2, undefined, "Plan"],
    [2, ["Plan"], "left"],
    [2, ["Plan"], "right"],
  ]);
  expect(parts[2]?.position.bbox).toEqual([28.35, 141.73, 100.35, 213.73]);
});

test("writes white space and lists as the page shows them", async () => {
  const list = `<draw:text-box><text:p>a  <text:span> b</text:span><text:s text:c="3"/>c<text:line-break/>d<text:tab/>e</text:p><text:list><text:list-item><text:p>one</text:p><text:list><text:list-item><text:p>two</text:p></text:list-item></text:list></text:list-item></text:list></draw:text-box>`;
  const { parts } = await read(makeOdp({ pages: page(makeOdpFrame({ content: list })) }));
  expect(parts.map(({ text }) => text)).toEqual(["a b   c\nd\te\none\n  two"]);
});

test("reads shapes and groups, links around frames, and leaves out empty prompts", async () => {
  const content = `<draw:g><draw:custom-shape><text:p>in a group</text:p></draw:custom-shape></draw:g><draw:a>${makeOdpText("in a link")}</draw:a><draw:frame presentation:placeholder="true"><draw:text-box><text:p>Click here</text:p></draw:text-box></draw:frame>`;
  const { parts } = await read(makeOdp({ pages: page(content) }));
  expect(parts.map(({ text }) => text)).toEqual(["in a group", "in a link"]);
});

test("reads a table with spans and the numbers as they are shown, and not the picture of it", async () => {
  const table = `<table:table><table:table-row><table:table-cell table:number-columns-spanned="2"><text:p>Head</text:p></table:table-cell><table:covered-table-cell/></table:table-row><table:table-row><table:table-cell office:value-type="float" office:value="1.5"><text:p>1,50</text:p></table:table-cell><table:table-cell><text:p>b</text:p></table:table-cell></table:table-row></table:table><draw:image xlink:href="Pictures/preview.svm"/>`;
  const { parts } = await read(makeOdp({ pages: page(makeOdpFrame({ content: table })) }));
  expect(parts).toMatchObject([
    {
      type: "table",
      text: "Head | \n1,50 | b",
      table: {
        rows: [
          ["Head", null],
          [1.5, "b"],
        ],
        notes: [
          { row: 0, column: 0, columnSpan: 2 },
          { row: 1, column: 0, shown: "1,50" },
        ],
      },
    },
  ]);
});

test("reads the numbers of a chart under its title", async () => {
  const chart = `<office:document-content><office:body><office:chart><chart:chart><chart:title><text:p>Sales</text:p></chart:title><table:table><table:table-header-rows><table:table-row><table:table-cell><text:p/></table:table-cell><table:table-cell office:value-type="string"><text:p>North</text:p></table:table-cell></table:table-row></table:table-header-rows><table:table-rows><table:table-row><table:table-cell><text:p>Q1</text:p></table:table-cell><table:table-cell office:value-type="float" office:value="7"><text:p>7</text:p></table:table-cell></table:table-row></table:table-rows></table:table></chart:chart></office:chart></office:body></office:document-content>`;
  const content =
    makeOdpText("Year", { role: "title" }) +
    makeOdpFrame({ content: '<draw:object xlink:href="./Object 1"/>' });
  const { parts } = await read(makeOdp({ pages: page(content), entries: { "Object 1/content.xml": chart } }));
  expect(parts.slice(1)).toMatchObject([
    { type: "text", text: "Sales", heading: ["Year"] },
    {
      type: "table",
      heading: ["Year", "Sales"],
      table: {
        rows: [
          [null, "North"],
          ["Q1", 7],
        ],
        headRows: 1,
      },
    },
  ]);
});

test("marks notes, comments and hidden pages, and adds the footer a page asks for", async () => {
  const notes = `<presentation:notes><draw:page-thumbnail/>${makeOdpText("Say hello.", { role: "notes" })}</presentation:notes>`;
  const comment =
    "<office:annotation><dc:creator>Ada</dc:creator><text:p>Too long?</text:p></office:annotation>";
  const styles =
    '<style:style style:name="dp2"><style:drawing-page-properties presentation:visibility="hidden"/></style:style>';
  const declared = '<presentation:footer-decl presentation:name="f1">Confidential</presentation:footer-decl>';
  const first = `<draw:page draw:style-name="dp1" presentation:use-footer-name="f1">${makeOdpText("shown")}${notes}${comment}</draw:page>`;
  const { parts } = await read(
    makeOdp({ styles, pages: declared + first + page(makeOdpText("off"), "dp2") }),
  );
  expect(parts.map(({ text, hidden, position }) => [position.slide, hidden, text])).toEqual([
    [1, undefined, "shown"],
    [1, undefined, "Confidential"],
    [1, "notes", "Say hello."],
    [1, "comment", "Ada: Too long?"],
    [2, "slide", "off"],
  ]);
});

test("gives pictures with their description and what the file says about itself", async () => {
  const picture =
    '<draw:image xlink:href="Pictures/a.png"/><svg:title>Logo</svg:title><svg:desc>A blue bird</svg:desc>';
  const gone = '<draw:image xlink:href="Pictures/gone.png"/>';
  const entries = {
    "Pictures/a.png": tinyPng,
    "meta.xml":
      "<office:document-meta><office:meta><dc:title>Plan</dc:title><meta:initial-creator>Ada</meta:initial-creator></office:meta></office:document-meta>",
    "Basic/Standard/Module1.xml": "<x/>",
  };
  const pages = page(makeOdpFrame({ content: picture }) + makeOdpFrame({ content: gone }));
  const { parts, warnings } = await read(makeOdp({ pages, entries }));
  expect(parts.map(({ type, text, image }) => [type, text, image?.mediaType])).toEqual([
    ["metadata", "Title: Plan\nAuthor: Ada\nMacros: present, never run", undefined],
    ["image", "Logo\nA blue bird", "image/png"],
  ]);
  expect(warnings.map(({ code }) => code)).toEqual(["macros", "missing-part"]);
});

test("refuses an encrypted, an empty, a damaged and a blown up file, each with its code", async () => {
  const codeOf = (bytes: Uint8Array) =>
    read(bytes).then(
      () => "read",
      (error: unknown) => (error instanceof Failure ? error.code : error),
    );
  const manifest = "<m:manifest><m:file-entry><m:encryption-data/></m:file-entry></m:manifest>";
  expect(await codeOf(makeOdp({ pages: "", entries: { "META-INF/manifest.xml": manifest } }))).toBe(
    "password_required",
  );
  expect(await codeOf(makeOdp({ pages: page("") }))).toBe("empty");
  expect(await codeOf(makeOdp({ pages: "<draw:page>" }))).toBe("corrupt");
  const cell = '<table:table-cell table:number-columns-repeated="9999999"/>';
  const table = `<table:table><table:table-row table:number-rows-repeated="9999999">${cell}</table:table-row></table:table>`;
  expect(await codeOf(makeOdp({ pages: page(makeOdpFrame({ content: table })) }))).toBe("limit");
});

test("gives parts or a failure for any damaged content, and nothing else", async () => {
  const content = page(
    makeOdpText("Plan", { role: "title" }) +
      makeOdpFrame({ content: '<draw:image xlink:href="a"/>', at: [1, 1] }),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.nat(content.length),
      fc.nat(40),
      fc.string({ maxLength: 4 }),
      async (at, length, put) => {
        const pages = content.slice(0, at) + put + content.slice(at + length);
        await read(makeOdp({ pages })).catch((error: unknown) => expect(error).toBeInstanceOf(Failure));
      },
    ),
    { numRuns: 200 },
  );
});
