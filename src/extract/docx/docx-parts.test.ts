import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { collectParts } from "../../../test/fakes/collect-parts.ts";
import {
  type DocxFixture,
  makeCell,
  makeDocx,
  makeParagraph as p,
  makeStyle,
  toRelationships,
} from "../../../test/fixtures/make-docx.ts";
import { tinyPng } from "../../../test/fixtures/tiny-png.ts";
import { makeZip } from "../../../test/fixtures/make-zip.ts";
import { Failure } from "../../model/failure.ts";
import { readDocx } from "./docx.ts";

const read = (fixture: DocxFixture) => collectParts(readDocx, makeDocx(fixture), { fileName: "a.docx" });
const refusal = (bytes: Uint8Array) =>
  collectParts(readDocx, bytes, { fileName: "a.docx" }).then(
    () => undefined,
    (error: unknown) => error,
  );
const texts = async (body: string, rest: Partial<DocxFixture> = {}) =>
  (await read({ body, ...rest })).parts.map(({ text }) => text);

describe("tables", () => {
  test("hold each value once and say what it spans", async () => {
    const rows = [
      makeCell(p("wide"), '<w:gridSpan w:val="2"/>') + makeCell(p("tall"), '<w:vMerge w:val="restart"/>'),
      makeCell(p("a")) + makeCell(p("200")) + makeCell(p(""), "<w:vMerge/>"),
    ];
    const { parts } = await read({
      body: `<w:tbl>${rows.map((row) => `<w:tr>${row}</w:tr>`).join("")}</w:tbl>`,
    });
    expect(parts).toEqual([
      {
        type: "table",
        text: "wide |  | tall\na | 200 | ",
        position: { path: "body/1" },
        table: {
          rows: [
            ["wide", null, "tall"],
            ["a", "200", null],
          ],
          notes: [
            { row: 0, column: 0, columnSpan: 2 },
            { row: 0, column: 2, rowSpan: 2 },
          ],
        },
      },
    ]);
  });

  test.each([
    ["<w:tblHeader/>", 1],
    ['<w:tblHeader w:val="0"/>', undefined],
    ["", undefined],
  ])("say which rows are heads: %s", async (mark, headRows) => {
    const row = (first: string, second: string, properties = "") =>
      `<w:tr><w:trPr>${properties}</w:trPr>${makeCell(p(first))}${makeCell(p(second))}</w:tr>`;
    const { parts } = await read({
      body: `<w:tbl>${row("Item", "CHF", mark)}${row("Lamp", "39")}${row("Desk", "120")}</w:tbl>`,
    });
    expect(parts[0]?.table?.headRows).toBe(headRows);
  });

  test("inside a cell are text of that cell", async () => {
    const inner = `<w:tbl><w:tr>${makeCell(p("x"))}${makeCell(p("y"))}</w:tr></w:tbl>`;
    const { parts } = await read({
      body: `<w:tbl><w:tr>${makeCell(p("before") + inner + p("after"))}</w:tr></w:tbl>`,
    });
    expect(parts.map(({ table }) => table?.rows)).toEqual([[["before\nx | y\nafter"]]]);
  });

  test("of many rows come in several parts with the head repeated", async () => {
    const rows = Array.from({ length: 2_500 }, (_, index) => `<w:tr>${makeCell(p(`r${index}`))}</w:tr>`);
    const { parts } = await read({ body: `<w:tbl>${rows.join("")}</w:tbl>` });
    expect(parts.map(({ table }) => [table?.rows.length, table?.header?.[0]])).toEqual([
      [2_000, undefined],
      [500, "r0"],
    ]);
  });

  test("do not grow by a span that nobody could draw", async () => {
    const body = `<w:tbl><w:tr>${makeCell(p("a"), '<w:gridSpan w:val="2000000000"/>')}</w:tr></w:tbl>`;
    expect((await read({ body })).parts[0]?.table?.rows[0]?.length).toBe(1_024);
  });
});

describe("marks of notes", () => {
  const note = (id: number, kind = "footnote", more = "") =>
    `<w:r><w:${kind}Reference w:id="${id}"${more}/></w:r>`;
  const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`;

  test("count as the text refers to them, endnotes in Roman numerals", async () => {
    const body = `<w:p>${run("one")}${note(7)}${run(" two")}${note(4)}${run(" end")}${note(4, "endnote")}${note(9, "endnote")}</w:p>`;
    expect(await texts(body)).toEqual(["one[1] two[2] end[i][ii]"]);
  });

  test("are left out of headings, cells and deletions, and where a note has a mark of its own", async () => {
    const cell = `<w:tc><w:p>${run("900")}${note(1)}</w:p></w:tc>`;
    const heading = `<w:p><w:pPr><w:outlineLvl w:val="0"/></w:pPr>${run("Terms")}${note(2)}</w:p>`;
    const own = `<w:p>${run("price")}${note(3, "footnote", ' w:customMarkFollows="1"')}${run("*")}</w:p>`;
    const gone = `<w:p>${run("kept")}<w:del>${note(5)}</w:del></w:p>`;
    const body = `<w:tbl><w:tr>${cell}<w:tc>${p("b")}</w:tc></w:tr></w:tbl>${heading}${own}${gone}`;
    expect(await texts(body)).toEqual(["900 | b", "Terms", "price*", "kept"]);
  });
});

describe("what stands elsewhere", () => {
  test("notes and comments are parts with their own path and the headings they hang on", async () => {
    const { parts } = await read({
      body:
        p("H", { paragraph: '<w:outlineLvl w:val="0"/>' }) +
        '<w:p><w:r><w:t>x</w:t></w:r><w:r><w:footnoteReference w:id="3"/></w:r><w:r><w:commentReference w:id="0"/></w:r></w:p>',
      relationships: [
        ["f", "footnotes", "footnotes.xml"],
        ["c", "comments", "comments.xml"],
      ],
      entries: {
        "word/footnotes.xml": `<w:footnotes><w:footnote w:id="-1" w:type="separator"><w:p/></w:footnote><w:footnote w:id="3">${p("note")}</w:footnote></w:footnotes>`,
        "word/comments.xml": `<w:comments><w:comment w:id="0" w:author="Ann">${p("really?")}</w:comment></w:comments>`,
      },
    });
    expect(parts[1]?.text).toBe("x[1]");
    expect(parts.slice(2)).toEqual([
      { type: "text", text: "note", position: { path: "footnotes/1" }, heading: ["H"] },
      {
        type: "text",
        text: "Ann: really?",
        position: { path: "comments/0" },
        heading: ["H"],
        hidden: "comment",
      },
    ]);
  });

  test("running heads come once though each section repeats them", async () => {
    const { parts } = await read({
      body: p("x"),
      relationships: [1, 2].map((number) => [`h${number}`, "header", `header${number}.xml`] as const),
      entries: {
        "word/header1.xml": `<w:hdr>${p("Acme")}</w:hdr>`,
        "word/header2.xml": `<w:hdr>${p("Acme")}</w:hdr>`,
      },
    });
    expect(parts.slice(1)).toEqual([
      { type: "text", text: "Acme", role: "furniture", position: { path: "header1" } },
    ]);
  });

  test("pictures come with their words and bytes, once for each file", async () => {
    const picture =
      '<w:p><w:r><w:drawing><wp:docPr id="1" name="P" descr="a duck"/><a:blip r:embed="i"/></w:drawing></w:r></w:p>';
    const { parts } = await read({
      body: picture + picture,
      relationships: [["i", "image", "media/image1.png"]],
      entries: { "word/media/image1.png": tinyPng },
    });
    expect(
      parts.map(({ type, text, image, position }) => [type, text, image?.mediaType, position.path]),
    ).toEqual([
      ["image", "a duck", "image/png", "body/1"],
      ["image", "a duck", undefined, "body/2"],
    ]);
  });

  test("a picture on another server is not fetched", async () => {
    const body = '<w:p><w:r><w:drawing><wp:docPr descr="far"/><a:blip r:link="i"/></w:drawing></w:r></w:p>';
    const { parts, warnings } = await read({
      body,
      relationships: [["i", "image", "http://127.0.0.1:1/x.png"]],
    });
    expect(parts).toEqual([{ type: "image", text: "far", position: { path: "body/1" } }]);
    expect(warnings.map(({ code }) => code)).toEqual(["missing-part"]);
  });

  test("a web page merged in is read in its place", async () => {
    const body = `${p("before")}<w:altChunk r:id="a"/>${p("after")}`;
    const entries = {
      "word/chunk.html": "<html><style>x{}</style><body><p>one <b>two</b></p><p>three</p></body></html>",
    };
    expect(await texts(body, { relationships: [["a", "aFChunk", "chunk.html"]], entries })).toEqual([
      "before",
      "one two",
      "three",
      "after",
    ]);
  });

  test("a rich text merged in follows as a document of its own", async () => {
    const { parts, attachments } = await read({
      body: `<w:altChunk r:id="a"/>${p("after")}`,
      relationships: [["a", "aFChunk", "chunk.rtf"]],
      entries: { "word/chunk.rtf": "{\\rtf1 x}" },
    });
    expect(parts.map(({ text }) => text)).toEqual(["after"]);
    expect(attachments.map(({ fileName }) => fileName)).toEqual(["chunk.rtf"]);
  });

  test("an embedded workbook is a document of its own", async () => {
    const { attachments } = await read({ body: p("x"), entries: { "word/embeddings/Sheet1.xlsx": "PK" } });
    expect(attachments.map(({ fileName }) => fileName)).toEqual(["Sheet1.xlsx"]);
  });

  test("properties are one part, and macros are named but not run", async () => {
    const { parts, warnings } = await read({
      body: p("x"),
      entries: {
        "docProps/core.xml":
          "<cp:coreProperties><dc:title>Plan</dc:title><dc:creator>Ann</dc:creator></cp:coreProperties>",
        "word/vbaProject.bin": "x",
      },
    });
    expect(parts[0]).toMatchObject({
      type: "metadata",
      text: "Title: Plan\nAuthor: Ann\nMacros: present, never run",
    });
    expect(warnings).toEqual([{ code: "macros", message: "a.docx holds macros; they were not run." }]);
  });
});

describe("pages", () => {
  const mark = "<w:r><w:lastRenderedPageBreak/></w:r>";
  test("are told where Word left its marks", async () => {
    const { parts } = await read({ body: `${p("one")}<w:p>${mark}<w:r><w:t>two</w:t></w:r></w:p>` });
    expect(parts.map(({ position }) => position.page)).toEqual([1, 2]);
  });

  test("are not told without marks", async () => {
    const { parts } = await read({
      body: `${p("one")}<w:p><w:r><w:br w:type="page"/></w:r></w:p>${p("two")}`,
    });
    expect(parts.map(({ position }) => position.page)).toEqual([undefined, undefined]);
  });

  test("count a break once that is both set and rendered, and cells side by side", async () => {
    const cell = makeCell(`<w:p>${mark}<w:r><w:t>c</w:t></w:r></w:p>`);
    const { parts } = await read({
      body: `${p("one")}<w:p><w:r><w:br w:type="page"/></w:r></w:p><w:p>${mark}<w:r><w:t>two</w:t></w:r></w:p><w:tbl><w:tr>${cell}${cell}</w:tr></w:tbl>${p("three")}`,
    });
    expect(parts.map(({ position }) => position.page)).toEqual([1, 2, 2, 3]);
  });
});

describe("damage", () => {
  test("a package without its main part is corrupt", async () => {
    expect(await refusal(makeZip({ "_rels/.rels": toRelationships([]) }))).toMatchObject({
      code: "corrupt",
    });
  });

  test("damaged notes and relationships cost a warning, not the text", async () => {
    const { parts, warnings } = await read({
      body: p("kept"),
      relationships: [["f", "footnotes", "footnotes.xml"]],
      entries: { "word/footnotes.xml": "<w:footnotes><w:footnote", "docProps/core.xml": "<broken" },
    });
    expect(parts.map(({ text }) => text)).toEqual(["kept"]);
    expect(warnings.map(({ code }) => code)).toEqual(["damaged-part", "damaged-part"]);
  });

  test.each([
    [
      "a document type",
      '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><w:document>&a;</w:document>',
      "limit",
    ],
    ["nesting without end", "<w:tbl>".repeat(2_000), "limit"],
    ["XML cut short", "<w:document><w:body>", "corrupt"],
  ])("%s is refused", async (_, xml, code) => {
    expect(await refusal(makeDocx({ body: "", entries: { "word/document.xml": xml } }))).toMatchObject({
      code,
    });
  });

  test("an encrypted package asks for its password", async () => {
    const bytes = Buffer.concat([
      Buffer.from("d0cf11e0a1b11ae1", "hex"),
      Buffer.from("EncryptedPackage", "utf16le"),
    ]);
    expect(await refusal(bytes)).toMatchObject({ code: "password_required" });
  });

  test("any cut or flipped byte gives a result or a Failure", async () => {
    const whole = makeDocx({
      body: p("text") + `<w:tbl><w:tr>${makeCell(p("a"))}</w:tr></w:tbl>`,
      styles: makeStyle("1", "heading 1"),
    });
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.nat(255), fc.boolean(), async (at, byte, cut) => {
        const bytes = Buffer.from(cut ? whole.subarray(0, at) : whole);
        if (!cut) bytes[at] = byte;
        const error = await refusal(bytes);
        expect(error === undefined || error instanceof Failure).toBe(true);
      }),
      { numRuns: 100 },
    );
  });
});
