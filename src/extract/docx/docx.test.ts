import { describe, expect, test } from "vitest";
import { collectParts } from "../../../test/fakes/collect-parts.ts";
import {
  type DocxFixture,
  makeCell,
  makeDocx,
  makeParagraph as p,
  makeStyle,
} from "../../../test/fixtures/make-docx.ts";
import { readDocx } from "./docx.ts";

const read = (fixture: DocxFixture) => collectParts(readDocx, makeDocx(fixture), { fileName: "a.docx" });
const texts = async (body: string, rest: Partial<DocxFixture> = {}) =>
  (await read({ body, ...rest })).parts.map(({ text }) => text);

describe("headings", () => {
  test("are known by the name of their style, not by its id", async () => {
    const { parts } = await read({
      styles:
        makeStyle("1", "heading 1") +
        makeStyle("2", "heading 2") +
        makeStyle("9", "Mine", '<w:basedOn w:val="2"/>'),
      body: [
        p("One", { paragraph: '<w:pStyle w:val="1"/>' }),
        p("Two", { paragraph: '<w:pStyle w:val="9"/>' }),
        p("words"),
        p("Next", { paragraph: '<w:pStyle w:val="1"/>' }),
      ].join(""),
    });
    expect(parts.map(({ text, heading, position }) => [text, heading, position.path])).toEqual([
      ["One", undefined, "body/1"],
      ["Two", ["One"], "body/2"],
      ["words", ["One", "Two"], "body/3"],
      ["Next", undefined, "body/4"],
    ]);
  });

  test("are known by an outline level, and body level takes it away", async () => {
    const { parts } = await read({
      styles:
        makeStyle("H", "heading 1") +
        makeStyle("T", "TOC", '<w:basedOn w:val="H"/><w:pPr><w:outlineLvl w:val="9"/></w:pPr>'),
      body:
        p("A", { paragraph: '<w:outlineLvl w:val="0"/>' }) +
        p("B", { paragraph: '<w:pStyle w:val="T"/>' }) +
        p("c"),
    });
    expect(parts.at(-1)?.heading).toEqual(["A"]);
  });

  test("survive styles that are based on each other in a circle", async () => {
    const styles =
      makeStyle("a", "x", '<w:basedOn w:val="b"/>') + makeStyle("b", "y", '<w:basedOn w:val="a"/>');
    expect(await texts(p("still", { paragraph: '<w:pStyle w:val="a"/>' }), { styles })).toEqual(["still"]);
  });

  test("are known without a list of styles", async () => {
    const { parts } = await read({ body: p("A", { paragraph: '<w:pStyle w:val="Heading1"/>' }) + p("b") });
    expect(parts[1]?.heading).toEqual(["A"]);
  });
});

describe("text", () => {
  test("keeps tabs, breaks, hyphens and symbols", async () => {
    const run =
      '<w:t>a</w:t><w:tab/><w:t>b</w:t><w:br/><w:t>c</w:t><w:noBreakHyphen/><w:t>d</w:t><w:softHyphen/><w:sym w:font="Wingdings" w:char="F0FE"/>';
    expect(
      await texts(`<w:p><w:pPr><w:tabs><w:tab w:val="left"/></w:tabs></w:pPr><w:r>${run}</w:r></w:p>`),
    ).toEqual(["a\tb\nc\u2011d\u00ad☑"]);
  });

  test("takes the result of a field and not its instruction", async () => {
    const char = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
    const body = `<w:p>${char("begin")}<w:r><w:instrText>PAGE</w:instrText></w:r>${char("separate")}<w:r><w:t>7</w:t></w:r>${char("end")}</w:p>`;
    expect(await texts(body)).toEqual(["7"]);
  });

  test("of a text box comes once, though it is written twice", async () => {
    const box = `<w:txbxContent>${p("boxed")}</w:txbxContent>`;
    const body = `<w:p><w:r><w:t>anchor</w:t></w:r><w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:txbx>${box}</wps:txbx></w:drawing></mc:Choice><mc:Fallback><w:pict><v:textbox>${box}</v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>`;
    expect(await texts(body)).toEqual(["anchor", "boxed"]);
  });

  test("of a fallback is taken where the first choice gives nothing", async () => {
    const body = `<w:p><w:r><mc:AlternateContent><mc:Choice Requires="x"><x:new/></mc:Choice><mc:Fallback><w:t>old</w:t></mc:Fallback></mc:AlternateContent></w:r></w:p>`;
    expect(await texts(body)).toEqual(["old"]);
  });

  test("of a formula keeps fractions, powers and brackets apart", async () => {
    const r = (text: string) => `<m:r><m:t>${text}</m:t></m:r>`;
    const sum = `<m:d><m:dPr/><m:e>${r("a+b")}</m:e></m:d>`;
    const body = `<w:p><m:oMath><m:sSup><m:e>${sum}</m:e><m:sup>${r("2")}</m:sup></m:sSup>${r("=")}<m:f><m:num>${r("1")}</m:num><m:den>${r("2")}</m:den></m:f></m:oMath></w:p>`;
    expect(await texts(body)).toEqual(["(a+b)^2=1/2"]);
  });

  test("in a strict or foreign prefix is read all the same", async () => {
    const entries = {
      "word/document.xml":
        "<x:document><x:body><x:p><x:r><x:t>strict</x:t></x:r></x:p></x:body></x:document>",
    };
    expect(await texts("", { entries })).toEqual(["strict"]);
  });

  test("in UTF-16 is read", async () => {
    const xml =
      '\ufeff<?xml version="1.0" encoding="UTF-16"?><w:document><w:body><w:p><w:r><w:t>grüezi</w:t></w:r></w:p></w:body></w:document>';
    expect(await texts("", { entries: { "word/document.xml": Buffer.from(xml, "utf16le") } })).toEqual([
      "grüezi",
    ]);
  });
});

describe("code", () => {
  const mono = '<w:rFonts w:ascii="Courier New"/>';
  test("is joined from lines in a typewriter face", async () => {
    const { parts } = await read({ body: p("if (a) {", { run: mono }) + p("}", { run: mono }) + p("prose") });
    expect(parts.map(({ type, text }) => [type, text])).toEqual([
      ["code", "if (a) {\n}"],
      ["text", "prose"],
    ]);
  });

  test("is not a letter in a typewriter face", async () => {
    const { parts } = await read({ body: p("Dear Sir or Madam", { run: mono }) });
    expect(parts[0]?.type).toBe("text");
  });
});

describe("what a reader would not see", () => {
  test.each([
    [
      "deleted",
      '<w:p><w:r><w:t>kept</w:t></w:r><w:del w:author="x"><w:r><w:delText>gone</w:delText></w:r></w:del></w:p>',
    ],
    ["deleted", "<w:p><w:r><w:t>kept</w:t></w:r><w:moveFrom><w:r><w:t>gone</w:t></w:r></w:moveFrom></w:p>"],
    ["text", "<w:p><w:r><w:t>kept</w:t></w:r><w:r><w:rPr><w:vanish/></w:rPr><w:t>gone</w:t></w:r></w:p>"],
    [
      "text",
      '<w:p><w:r><w:t>kept</w:t></w:r><w:r><w:rPr><w:color w:val="FFFFFF"/></w:rPr><w:t>gone</w:t></w:r></w:p>',
    ],
    [
      "text",
      '<w:p><w:r><w:t>kept</w:t></w:r><w:r><w:rPr><w:sz w:val="2"/></w:rPr><w:t>gone</w:t></w:r></w:p>',
    ],
  ])("is a part of its own, hidden by %s", async (hidden, body) => {
    const { parts } = await read({ body });
    expect(parts.map((part) => [part.text, part.hidden])).toEqual([
      ["kept", undefined],
      ["gone", hidden],
    ]);
  });

  test("is not white text on dark ground, of a run, a paragraph, a cell or a shape", async () => {
    const white = '<w:color w:val="FFFFFF"/>';
    const shade = '<w:shd w:val="clear" w:fill="1F3864"/>';
    const cell = `<w:tbl><w:tr>${makeCell(p("c", { run: white }), shade)}</w:tr></w:tbl>`;
    const shape = `<w:p><w:r><w:drawing><wps:wsp><wps:spPr><a:solidFill><a:srgbClr val="000000"/></a:solidFill></wps:spPr><wps:txbx><w:txbxContent>${p("d", { run: white })}</w:txbxContent></wps:txbx></wps:wsp></w:drawing></w:r></w:p>`;
    const { parts } = await read({
      body: p("a", { run: white + shade }) + p("b", { run: white, paragraph: shade }) + cell + shape,
    });
    expect(parts.map((part) => [part.text, part.hidden])).toEqual(
      ["a", "b", "c", "d"].map((text) => [text, undefined]),
    );
  });

  test("includes white text in a shape without fill", async () => {
    const shape = `<w:p><w:r><w:drawing><wps:wsp><wps:spPr><a:noFill/></wps:spPr><wps:txbx><w:txbxContent>${p("d", { run: '<w:color w:val="FFFFFF"/>' })}</w:txbxContent></wps:txbx></wps:wsp></w:drawing></w:r></w:p>`;
    expect((await read({ body: shape })).parts[0]).toMatchObject({ text: "d", hidden: "text" });
  });
});
