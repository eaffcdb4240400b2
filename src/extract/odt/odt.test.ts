import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { collectParts } from "../../../test/fakes/collect-parts.ts";
import { makeOdt, type OdtFixture } from "../../../test/fixtures/make-odt.ts";
import { tinyPng } from "../../../test/fixtures/tiny-png.ts";
import { Failure } from "../../model/failure.ts";
import { readOdt } from "./odt.ts";

const read = (fixture: OdtFixture) => collectParts(readOdt, makeOdt(fixture), { fileName: "a.odt" });
const refusal = (bytes: Uint8Array) =>
  collectParts(readOdt, bytes, { fileName: "a.odt" }).then(
    () => undefined,
    (error: unknown) => error,
  );
const look = (name: string, family: string, properties: string) =>
  `<style:style style:name="${name}" style:family="${family}"><style:text-properties ${properties}/></style:style>`;

describe("text", () => {
  test("follows headings and lists, with white space as the format means it", async () => {
    const { parts } = await read({
      text: '<text:h text:outline-level="1">One</text:h>\n <text:p>  a\n  b<text:s text:c="2"/>c<text:tab/>d<text:line-break/>e</text:p><text:list><text:list-item><text:number>1.</text:number><text:p>item</text:p></text:list-item></text:list>',
    });
    expect(parts).toEqual([
      { type: "text", text: "One", role: "heading", position: { path: "body/1" } },
      { type: "text", text: "a b  c\td\ne", position: { path: "body/2" }, heading: ["One"] },
      { type: "text", text: "item", position: { path: "body/3" }, heading: ["One"] },
    ]);
  });

  test("of a footnote, a comment and a text box stands apart from its paragraph", async () => {
    const { parts } = await read({
      text: '<text:p>x<text:note text:note-class="footnote"><text:note-citation>1</text:note-citation><text:note-body><text:p>note</text:p></text:note-body></text:note>y<office:annotation><dc:creator>Ann</dc:creator><dc:date>2024</dc:date><text:p>why</text:p></office:annotation><draw:frame><draw:text-box><text:p>box</text:p></draw:text-box></draw:frame>z</text:p>',
    });
    expect(parts.map(({ text, hidden, position }) => [text, hidden, position.path])).toEqual([
      ["x[1]yz", undefined, "body/1"],
      ["note", undefined, "footnotes/1"],
      ["Ann: why", "comment", "comments/1"],
      ["box", undefined, "body/1"],
    ]);
  });

  test("tells pages where the file says it marks them", async () => {
    const text = "<text:p>one</text:p><text:p><text:soft-page-break/>two</text:p>";
    const marked = await read({ text, attributes: 'text:use-soft-page-breaks="true"' });
    expect(marked.parts.map(({ position }) => position.page)).toEqual([1, 2]);
    expect((await read({ text })).parts.map(({ position }) => position.page)).toEqual([undefined, undefined]);
  });
});

describe("what a reader would not see", () => {
  test("deletions, hidden sections, hidden and white text are parts of their own", async () => {
    const { parts } = await read({
      styles: look("H", "text", 'text:display="none"') + look("W", "text", 'fo:color="#ffffff"'),
      text: '<text:tracked-changes><text:changed-region><text:deletion><office:change-info><dc:creator>A</dc:creator></office:change-info><text:p>gone</text:p></text:deletion></text:changed-region></text:tracked-changes><text:p>seen<text:span text:style-name="H">hid</text:span><text:span text:style-name="W">white</text:span></text:p><text:section text:display="none"><text:p>section</text:p></text:section>',
    });
    expect(parts.map(({ text, hidden }) => [text, hidden])).toEqual([
      ["gone", "deleted"],
      ["seen", undefined],
      ["hidwhite", "text"],
      ["section", "text"],
    ]);
  });
});

describe("tables", () => {
  test("say what a cell spans and hold covered cells empty", async () => {
    const { parts } = await read({
      text: '<table:table><table:table-column table:number-columns-repeated="3"/><table:table-row><table:table-cell table:number-columns-spanned="2" table:number-rows-spanned="2"><text:p>big</text:p></table:table-cell><table:covered-table-cell/><table:table-cell><text:p>c</text:p></table:table-cell></table:table-row><table:table-row><table:covered-table-cell table:number-columns-repeated="2"/><table:table-cell><text:p>d</text:p><text:p>e</text:p></table:table-cell></table:table-row></table:table>',
    });
    expect(parts[0]).toMatchObject({
      text: "big |  | c\n |  | d e",
      table: {
        rows: [
          ["big", null, "c"],
          [null, null, "d\ne"],
        ],
        notes: [{ row: 0, column: 0, columnSpan: 2, rowSpan: 2 }],
      },
    });
  });

  test("say which rows are heads", async () => {
    const row = (...cells: string[]) =>
      `<table:table-row>${cells.map((text) => `<table:table-cell><text:p>${text}</text:p></table:table-cell>`).join("")}</table:table-row>`;
    const { parts } = await read({
      text: `<table:table><table:table-header-rows>${row("Item", "CHF")}</table:table-header-rows>${row("Lamp", "39")}${row("Desk", "120")}</table:table>`,
    });
    expect(parts[0]?.table).toMatchObject({
      headRows: 1,
      rows: [
        ["Item", "CHF"],
        ["Lamp", "39"],
        ["Desk", "120"],
      ],
    });
  });

  test("repeat rows and cells only within reason", async () => {
    const { parts } = await read({
      text: '<table:table><table:table-row table:number-rows-repeated="1000000000"><table:table-cell table:number-columns-repeated="1000000000"/></table:table-row></table:table>',
    });
    expect(parts[0]?.table?.rows.length).toBeLessThanOrEqual(1_024);
    expect(parts[0]?.table?.rows[0]?.length).toBe(1_024);
  });
});

test("pictures come with title and description, metadata as one part", async () => {
  const { parts } = await read({
    text: '<text:p><draw:frame><draw:image xlink:href="Pictures/a.png"/><svg:title>Duck</svg:title><svg:desc>swims</svg:desc></draw:frame></text:p>',
    entries: {
      "Pictures/a.png": tinyPng,
      "meta.xml":
        "<office:document-meta><office:meta><dc:title>Plan</dc:title></office:meta></office:document-meta>",
    },
  });
  expect(parts.map(({ type, text, image }) => [type, text, image?.mediaType])).toEqual([
    ["metadata", "Title: Plan", undefined],
    ["image", "Duck: swims", "image/png"],
  ]);
});

test("running heads follow the body", async () => {
  const { parts } = await read({
    text: "<text:p>x</text:p>",
    entries: {
      "styles.xml":
        "<office:document-styles><office:master-styles><style:master-page><style:header><text:p>Acme</text:p></style:header></style:master-page></office:master-styles></office:document-styles>",
    },
  });
  expect(parts.map(({ text, position }) => [text, position.path])).toEqual([
    ["x", "body/1"],
    ["Acme", "header"],
  ]);
});

describe("damage", () => {
  test.each([
    [
      "an encrypted file",
      makeOdt({
        text: "",
        entries: { "META-INF/manifest.xml": "<m:manifest><m:encryption-data/></m:manifest>" },
      }),
      "password_required",
    ],
    ["what is no zip", Buffer.from("this is not a zip file"), "corrupt"],
    [
      "content cut short",
      makeOdt({ text: "", entries: { "content.xml": "<office:document-content>" } }),
      "corrupt",
    ],
    ["nesting without end", makeOdt({ text: "<text:list>".repeat(2_000) }), "limit"],
  ])("%s is refused", async (_, bytes, code) => {
    expect(await refusal(bytes)).toMatchObject({ code });
  });

  test("any cut or flipped byte gives a result or a Failure", async () => {
    const whole = makeOdt({
      text: "<text:p>a</text:p><table:table><table:table-row><table:table-cell/></table:table-row></table:table>",
    });
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.nat(255), fc.boolean(), async (at, byte, cut) => {
        const bytes = Buffer.from(cut ? whole.subarray(0, at) : whole);
        if (!cut) bytes[at] = byte;
        const error = await refusal(bytes);
        expect(error === undefined || error instanceof Failure).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});
