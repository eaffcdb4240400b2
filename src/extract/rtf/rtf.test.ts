import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { collectParts } from "../../../test/fakes/collect-parts.ts";
import { tinyPng } from "../../../test/fixtures/tiny-png.ts";
import { Failure } from "../../model/failure.ts";
import { readRtf } from "./rtf.ts";

const read = (rtf: string) => collectParts(readRtf, Buffer.from(rtf, "latin1"), { fileName: "a.rtf" });
const texts = async (rtf: string) => (await read(`{\\rtf1\\ansi ${rtf}}`)).parts.map(({ text }) => text);
const refusal = (bytes: Uint8Array) =>
  collectParts(readRtf, bytes, { fileName: "a.rtf" }).then(
    () => undefined,
    (error: unknown) => error,
  );

describe("characters", () => {
  test.each([
    ["the code page of the document", "\\ansicpg1251 \\'cf\\'f0\\'e8", "При"],
    [
      "the character set of a font, two bytes a sign",
      "{\\fonttbl{\\f1\\fcharset128 MS Mincho;}}\\f1 \\'93\\'fa\\'96\\'7b",
      "日本",
    ],
    ["Unicode with one stand-in", "a\\u8364?b", "a€b"],
    [
      "Unicode with two stand-ins and a negative number",
      "\\uc2\\u-10179\\'3f\\'3f\\u-8704\\'3f\\'3fx",
      "😀x",
    ],
    ["Unicode without stand-ins", "{\\uc0\\u228 }\\u246?", "äö"],
    ["names of signs", "a\\emdash b\\~c\\_d\\-e\\{\\}\\\\", "a—b\u00a0c\u2011d\u00ade{}\\"],
    ["the Symbol face", "{\\fonttbl{\\f2\\fcharset2 Symbol;}}{\\f2 a}", "α"],
  ])("by %s", async (_, rtf, text) => {
    expect(await texts(rtf)).toEqual([text]);
  });
});

describe("structure", () => {
  test("headings are known by outline level and by style", async () => {
    const { parts } = await read(
      "{\\rtf1{\\stylesheet{\\s0 Normal;}{\\s2 heading 2;}}\\pard\\outlinelevel0 One\\par\\pard\\s2 Two\\par\\pard words\\par}",
    );
    expect(parts.map(({ text, heading }) => [text, heading])).toEqual([
      ["One", undefined],
      ["Two", ["One"]],
      ["words", ["One", "Two"]],
    ]);
  });

  test("tables have cells, spans and text around them", async () => {
    const { parts } = await read(
      "{\\rtf1 before\\par\\trowd\\clmgf\\cellx1\\clmrg\\cellx2\\clvmgf\\cellx3\\pard\\intbl a\\cell\\cell t\\cell\\row\\trowd\\cellx1\\cellx2\\clvmrg\\cellx3\\pard\\intbl b\\par c\\cell d\\cell\\cell\\row\\pard after\\par}",
    );
    expect(parts.map(({ type, text }) => [type, text])).toEqual([
      ["text", "before"],
      ["table", "a |  | t\nb c | d | "],
      ["text", "after"],
    ]);
    expect(parts[1]?.table?.notes).toEqual([
      { row: 0, column: 0, columnSpan: 2 },
      { row: 0, column: 2, rowSpan: 2 },
    ]);
  });

  test("a table at the very end, without its last words, is not lost", async () => {
    expect(await texts("\\trowd\\cellx1\\pard\\intbl a\\cell b")).toEqual(["a | b"]);
  });

  test("a field gives its result, a list item not its mark", async () => {
    expect(
      await texts(
        "{\\field{\\*\\fldinst HYPERLINK x}{\\fldrslt link}}\\par{\\listtext\\'b7\\tab}item\\par{\\*\\unknown no}",
      ),
    ).toEqual(["link", "item"]);
  });

  test("a table says which rows are heads, and its cells hold no marks of notes", async () => {
    const row = (mark: string, first: string, second: string) =>
      `\\trowd${mark}\\cellx1\\cellx2\\pard\\intbl ${first}\\cell ${second}\\cell\\row`;
    const { parts } = await read(
      `{\\rtf1 before\\par${row("\\trhdr", "Item", "CHF")}${row("", "Lamp", "39{\\footnote\\pard note}")}${row("", "Desk", "120")}\\pard after\\par}`,
    );
    expect(parts.find(({ type }) => type === "table")?.table).toMatchObject({
      headRows: 1,
      rows: [
        ["Item", "CHF"],
        ["Lamp", "39"],
        ["Desk", "120"],
      ],
    });
    expect(parts[0]?.text).toBe("before");
  });

  test("notes, comments, headers and boxes stand apart", async () => {
    const { parts } = await read(
      "{\\rtf1{\\header\\pard Acme\\par}x{\\footnote\\pard note}y{\\*\\atnauthor Ann}{\\*\\annotation\\pard why}{\\shp{\\*\\shpinst{\\sp{\\sn a}{\\sv b}}{\\shptxt\\pard box\\par}}}z\\par}",
    );
    expect(parts.map(({ text, hidden, position }) => [text, hidden, position.path])).toEqual([
      ["Acme", undefined, "header1"],
      ["x[1]yz", undefined, "body/1"],
      ["note", undefined, "footnotes/1"],
      ["Ann: why", "comment", "comments/1"],
      ["box", undefined, "body/1"],
    ]);
  });

  test("facts about the document are one part", async () => {
    const { parts } = await read(
      "{\\rtf1{\\info{\\title Plan}{\\author Ann}{\\creatim\\yr2024\\mo5\\dy1\\hr9\\min5}}x}",
    );
    expect(parts.find(({ type }) => type === "metadata")?.text).toBe(
      "Title: Plan\nAuthor: Ann\nCreated: 2024-05-01T09:05:00",
    );
  });

  test("a picture is given once, in its newer form", async () => {
    const hex = tinyPng.toString("hex").replaceAll(/(.{60})/g, "$1\r\n");
    const { parts } = await read(
      `{\\rtf1 a{\\*\\shppict{\\pict\\pngblip ${hex}}}{\\nonshppict{\\pict\\wmetafile8 00}}\\par}`,
    );
    expect(parts.map(({ type, text }) => [type, text])).toEqual([
      ["text", "a"],
      ["image", ""],
    ]);
    expect(Buffer.from(parts[1]?.image?.data ?? []).equals(tinyPng)).toBe(true);
  });

  test("a picture as raw bytes does not disturb the text after it", async () => {
    const { parts } = await read(
      `{\\rtf1{\\pict\\pngblip\\bin${tinyPng.length} ${tinyPng.toString("latin1")}}after\\par}`,
    );
    expect(parts.map(({ type }) => type)).toEqual(["image", "text"]);
  });
});

test("what a reader would not see is a part of its own", async () => {
  const { parts } = await read(
    "{\\rtf1{\\colortbl;\\red255\\green255\\blue255;}seen{\\v hid}{\\deleted gone}{\\cf1 white}{\\cf1\\highlight2 shown}\\par}",
  );
  expect(parts.map(({ text, hidden }) => [text, hidden])).toEqual([
    ["seenshown", undefined],
    ["hid\nwhite", "text"],
    ["gone", "deleted"],
  ]);
});

describe("damage", () => {
  test("groups without end are refused", async () => {
    expect(await refusal(Buffer.from(`{\\rtf1${"{".repeat(200_000)}`))).toMatchObject({ code: "limit" });
  });

  test.each([
    ["what is no rich text", "hello", "corrupt"],
    ["an empty file", "", "empty"],
  ])("%s is refused", async (_, text, code) => {
    expect(await refusal(Buffer.from(text))).toMatchObject({ code });
  });

  test("a file that ends early gives what it has, and says so", async () => {
    const { parts, warnings } = await read("{\\rtf1 one\\par {\\b two");
    expect(parts.map(({ text }) => text)).toEqual(["one", "two"]);
    expect(warnings.map(({ code }) => code)).toEqual(["truncated"]);
  });

  test("any words in any order give a result or a Failure", async () => {
    const word = fc.constantFrom(
      ..."{ } \\par \\cell \\row \\trowd \\intbl \\pard \\cellx1 \\clmrg \\clvmrg \\u8364? \\uc9 \\'e4 \\footnote \\*\\annotation \\shptxt \\pict\\pngblip \\bin3 \\fonttbl \\stylesheet \\f1 \\v \\v0 \\header \\nestcell \\nestrow \\info \\title".split(
        " ",
      ),
      "text ",
    );
    await fc.assert(
      fc.asyncProperty(fc.array(word, { maxLength: 60 }), async (words) => {
        const error = await refusal(Buffer.from(`{\\rtf1 ${words.join("")}`));
        expect(error === undefined || error instanceof Failure).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
