import fc from "fast-check";
import { expect, test } from "vitest";
import { collectParts } from "../../../test/fakes/collect-parts.ts";
import { makeFrame, makePicture, makePptx, makeShape } from "../../../test/fixtures/make-pptx.ts";
import { makeZip } from "../../../test/fixtures/make-zip.ts";
import { tinyPng } from "../../../test/fixtures/tiny-png.ts";
import { Failure } from "../../model/failure.ts";
import { readPptx } from "./pptx.ts";

const title = (text: string) => makeShape({ text, role: "title" });
const read = (bytes: Uint8Array) => collectParts(readPptx, bytes, { fileName: "deck.pptx" });
const shown = async (bytes: Uint8Array) =>
  (await read(bytes)).parts.map(({ text, position }) => [position.slide, text]);

test("reads slides in the order of the presentation, not of their file names", async () => {
  const slides = ["first", "second", "third"].map((text) => ({ shapes: title(text) }));
  expect(await shown(makePptx({ slides, order: [3, 1, 2] }))).toEqual([
    [1, "third"],
    [2, "first"],
    [3, "second"],
  ]);
});

test("puts the title above the other shapes, which come row by row, footers last", async () => {
  const shapes = [
    makeShape({ text: "page 7", role: "sldNum", at: [0, 0] }),
    makeShape({ text: "right", at: [300, 102] }),
    makeShape({ text: "below", at: [0, 200] }),
    makeShape({ text: "left", at: [10, 104] }),
    title("Results"),
  ].join("");
  const { parts } = await read(makePptx({ slides: [{ shapes }] }));
  expect(parts.map(({ text }) => text)).toEqual(["Results", "left", "right", "below", "page 7"]);
  expect(parts.map(({ heading }) => heading)).toEqual([
    undefined,
    ...Array.from({ length: 4 }, () => ["Results"]),
  ]);
  expect(parts[1]?.position).toEqual({ slide: 1, bbox: [10, 104, 11, 105] });
});

test("keeps a group together where it stands and places its shapes on the slide", async () => {
  const group = `<p:grpSp><p:nvGrpSpPr><p:cNvPr id="9" name="g"/></p:nvGrpSpPr><p:grpSpPr><a:xfrm><a:off x="1270000" y="1270000"/><a:ext cx="1270000" cy="1270000"/><a:chOff x="0" y="0"/><a:chExt cx="2540000" cy="2540000"/></a:xfrm></p:grpSpPr>${makeShape({ text: "lower in group", at: [0, 190] })}${makeShape({ text: "upper in group", at: [20, 0] })}</p:grpSp>`;
  const shapes = `${makeShape({ text: "between", at: [0, 150] })}${group}`;
  const { parts } = await read(makePptx({ slides: [{ shapes }] }));
  expect(parts.map(({ text }) => text)).toEqual(["upper in group", "lower in group", "between"]);
  expect(parts[0]?.position.bbox).toEqual([110, 100, 110.5, 100.5]);
});

test("writes bullets as lines, indented by their level, with fields, breaks and formulas in them", async () => {
  const body = `<p:sp><p:nvSpPr><p:cNvPr id="2" name="x"/><p:nvPr/></p:nvSpPr><p:spPr/><p:txBody><a:p><a:r><a:t>One</a:t></a:r><a:br/><a:fld type="slidenum"><a:t>4</a:t></a:fld></a:p><a:p><a:pPr lvl="2"/><mc:AlternateContent><mc:Choice Requires="a14"><a14:m><m:t>E=mc²</m:t></a14:m></mc:Choice><mc:Fallback><a:r><a:t>picture</a:t></a:r></mc:Fallback></mc:AlternateContent></a:p></p:txBody></p:sp>`;
  expect(await shown(makePptx({ slides: [{ shapes: body }] }))).toEqual([[1, "One\n4\n    E=mc²"]]);
});

test("reads a table with its merged cells", async () => {
  const cell = (text: string, attributes = "") =>
    `<a:tc ${attributes}><a:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></a:txBody></a:tc>`;
  const table = `<a:tbl><a:tr>${cell("Region", 'rowSpan="2"')}${cell("Sales", 'gridSpan="2"')}${cell("", 'hMerge="1"')}</a:tr><a:tr>${cell("", 'vMerge="1"')}${cell("2023")}${cell("2024")}</a:tr></a:tbl>`;
  const { parts } = await read(makePptx({ slides: [{ shapes: makeFrame(table, "Sales by region") }] }));
  expect(parts[0]).toMatchObject({
    type: "table",
    text: "Region | Sales | \n | 2023 | 2024",
    table: {
      rows: [
        ["Region", "Sales", null],
        [null, "2023", "2024"],
      ],
      notes: [
        { row: 0, column: 0, rowSpan: 2 },
        { row: 0, column: 1, columnSpan: 2 },
      ],
    },
  });
  expect(parts[1]).toMatchObject({ text: "Sales by region", hidden: "text" });
});

test("reads the numbers behind a chart under its title, dates as dates", async () => {
  const series = (name: string, values: readonly number[]) =>
    `<c:ser><c:tx><c:strRef><c:strCache><c:pt idx="0"><c:v>${name}</c:v></c:pt></c:strCache></c:strRef></c:tx><c:cat><c:numRef><c:numCache><c:formatCode>d/m/yyyy</c:formatCode><c:pt idx="0"><c:v>45292</c:v></c:pt><c:pt idx="1"><c:v>45293</c:v></c:pt></c:numCache></c:numRef></c:cat><c:val><c:numRef><c:numCache>${values.map((value, index) => `<c:pt idx="${index}"><c:v>${value}</c:v></c:pt>`).join("")}</c:numCache></c:numRef></c:val></c:ser>`;
  const chart = `<c:chartSpace><c:chart><c:title><c:tx><c:rich><a:p><a:r><a:t>Revenue</a:t></a:r></a:p></c:rich></c:tx></c:title><c:plotArea><c:barChart>${series("North", [1.5, 2])}${series("South", [3])}</c:barChart><c:valAx><c:title><c:tx><c:rich><a:p><a:r><a:t>CHF</a:t></a:r></a:p></c:rich></c:tx></c:title></c:valAx></c:plotArea></c:chart></c:chartSpace>`;
  const bytes = makePptx({
    slides: [
      {
        shapes: title("Q1") + makeFrame('<c:chart r:id="rId7"/>'),
        relations: { rId7: ["chart", "../charts/chart1.xml"] },
      },
    ],
    entries: { "ppt/charts/chart1.xml": chart },
  });
  const { parts } = await read(bytes);
  expect(parts.slice(1)).toMatchObject([
    { text: "Revenue", heading: ["Q1"] },
    { text: "CHF", heading: ["Q1", "Revenue"] },
    {
      type: "table",
      heading: ["Q1", "Revenue"],
      table: {
        rows: [
          ["", "North", "South"],
          ["2024-01-01", 1.5, 3],
          ["2024-01-02", 2, null],
        ],
        headRows: 1,
        notes: [
          { row: 1, column: 0, type: "date" },
          { row: 2, column: 0, type: "date" },
        ],
      },
    },
  ]);
});

test("reads a diagram as an outline, also when its points refer to each other in a circle", async () => {
  const point = (id: string, text: string, type = "node") =>
    `<dgm:pt modelId="${id}" type="${type}"><dgm:t><a:p><a:r><a:t>${text}</a:t></a:r></a:p></dgm:t></dgm:pt>`;
  const link = (from: string, to: string, order: number) =>
    `<dgm:cxn srcId="${from}" destId="${to}" srcOrd="${order}"/>`;
  const data = `<dgm:dataModel><dgm:ptLst>${point("d", "", "doc")}${point("b", "Build")}${point("p", "Plan")}${point("i", "Ideas")}${point("x", "shown twice", "pres")}</dgm:ptLst><dgm:cxnLst>${link("d", "b", 1)}${link("d", "p", 0)}${link("p", "i", 0)}${link("i", "p", 0)}</dgm:cxnLst></dgm:dataModel>`;
  const bytes = makePptx({
    slides: [
      {
        shapes: makeFrame('<dgm:relIds r:dm="rId7"/>'),
        relations: { rId7: ["diagramData", "../diagrams/data1.xml"] },
      },
    ],
    entries: { "ppt/diagrams/data1.xml": data },
  });
  expect(await shown(bytes)).toEqual([[1, "Plan\n  Ideas\nBuild"]]);
});

test("gives notes and comments, old and threaded, as hidden parts with their authors", async () => {
  const notes = `<p:notes><p:cSld><p:spTree>${makeShape({ text: "Say hello.", role: "body" })}${makeShape({ text: "1", role: "sldNum" })}</p:spTree></p:cSld></p:notes>`;
  const bytes = makePptx({
    slides: [
      {
        shapes: title("Start"),
        relations: {
          rId1: ["notesSlide", "../notesSlides/notesSlide1.xml"],
          rId2: ["comments", "../comments/comment1.xml"],
          rId3: ["comments", "../comments/modern.xml"],
        },
      },
    ],
    relations: { rId90: ["commentAuthors", "commentAuthors.xml"], rId91: ["authors", "authors.xml"] },
    entries: {
      "ppt/notesSlides/notesSlide1.xml": notes,
      "ppt/commentAuthors.xml": '<p:cmAuthorLst><p:cmAuthor id="0" name="Ada"/></p:cmAuthorLst>',
      "ppt/authors.xml": '<p188:authorLst><p188:author id="{1}" name="Ben"/></p188:authorLst>',
      "ppt/comments/comment1.xml": '<p:cmLst><p:cm authorId="0"><p:text>Too long?</p:text></p:cm></p:cmLst>',
      "ppt/comments/modern.xml":
        '<p188:cmLst><p188:cm authorId="{1}"><p188:replyLst><p188:reply authorId="{9}"><p188:txBody><a:p><a:r><a:t>Yes</a:t></a:r></a:p></p188:txBody></p188:reply></p188:replyLst><p188:txBody><a:p><a:r><a:t>Source?</a:t></a:r></a:p></p188:txBody></p188:cm></p188:cmLst>',
    },
  });
  const { parts } = await read(bytes);
  expect(parts.slice(1).map(({ text, hidden, heading }) => [hidden, text, heading])).toEqual([
    ["notes", "Say hello.", ["Start"]],
    ["comment", "Ada: Too long?", ["Start"]],
    ["comment", "Ben: Source?", ["Start"]],
    ["comment", "Yes", ["Start"]],
  ]);
});

test("marks everything on a hidden slide and a hidden shape on a shown one", async () => {
  const slides = [
    { shapes: title("Secret") + makeShape({ text: "text" }), hidden: true },
    { shapes: makeShape({ text: "switched off", hidden: true }) + makeShape({ text: "on" }) },
  ];
  const { parts } = await read(makePptx({ slides }));
  expect(parts.map(({ hidden }) => hidden)).toEqual(["slide", "slide", "text", undefined]);
});

test("gives pictures with their alternative text, and a warning for those that are missing or outside", async () => {
  const bytes = makePptx({
    slides: [
      {
        shapes: ["rId1", "rId2", "rId3", "rId4"].map((id) => makePicture(id, `about ${id}`)).join(""),
        relations: {
          rId1: ["image", "../media/image1.png"],
          rId2: ["image", "../media/gone.png"],
          rId3: ["image", "https://example.org/x.png"],
          rId4: ["image", "../media/broken.png"],
        },
      },
    ],
    entries: { "ppt/media/image1.png": tinyPng, "ppt/media/broken.png": "no picture" },
  });
  const { parts, warnings } = await read(bytes);
  expect(parts.map(({ type, text, image }) => [type, text, image?.mediaType])).toEqual([
    ["image", "about rId1", "image/png"],
    ["image", "about rId2", undefined],
    ["image", "about rId3", undefined],
    ["image", "about rId4", undefined],
  ]);
  expect(warnings.map(({ code }) => code)).toEqual(["missing-part", "missing-part", "damaged-picture"]);
});

test("hands over an office file that stands on a slide as a document of its own", async () => {
  const object = makeFrame(
    '<mc:AlternateContent><mc:Choice Requires="v"><p:oleObj r:id="rId1"><p:embed/></p:oleObj></mc:Choice></mc:AlternateContent>',
  );
  const { attachments } = await read(
    makePptx({
      slides: [
        { shapes: title("Sheet") + object, relations: { rId1: ["package", "../embeddings/Sheet1.xlsx"] } },
      ],
      entries: { "ppt/embeddings/Sheet1.xlsx": "bytes" },
    }),
  );
  expect(attachments.map(({ fileName, content }) => [fileName, content.toString()])).toEqual([
    ["Sheet1.xlsx", "bytes"],
  ]);
});

test("reads strict files, and says what the file says about itself", async () => {
  const bytes = makePptx({
    strict: true,
    slides: [{ shapes: title("Strict") }],
    entries: {
      "docProps/core.xml":
        "<cp:coreProperties><dc:title>Plan</dc:title><dc:creator>Ada</dc:creator><constructor>x</constructor></cp:coreProperties>",
      "ppt/vbaProject.bin": "x",
    },
  });
  const { parts, warnings } = await read(bytes);
  expect(parts[0]).toEqual({
    type: "metadata",
    text: "Title: Plan\nAuthor: Ada\nMacros: present, never run",
    position: {},
  });
  expect(parts[1]?.text).toBe("Strict");
  expect(warnings.map(({ code }) => code)).toEqual(["macros"]);
});

test("goes on without a slide that is missing, and with damaged notes", async () => {
  const bytes = makePptx({
    slides: [{ shapes: title("One"), relations: { rId1: ["notesSlide", "../n.xml"] } }],
    order: [1, 7],
    entries: { "ppt/n.xml": "<p:notes><broken" },
  });
  const { parts, warnings } = await read(bytes);
  expect(parts.map(({ text }) => text)).toEqual(["One"]);
  expect(warnings.map(({ code }) => code)).toEqual(["damaged-part", "missing-part"]);
});

test("refuses what is no presentation, has no content or is damaged, with a clear code", async () => {
  const codeOf = (bytes: Uint8Array) =>
    read(bytes).then(
      () => "read",
      (error: unknown) => (error instanceof Failure ? error.code : error),
    );
  expect(await codeOf(makeZip({ "a.txt": "x" }))).toBe("corrupt");
  expect(await codeOf(makePptx({ slides: [{ shapes: "" }] }))).toBe("empty");
  expect(await codeOf(makePptx({ slides: [{ shapes: "<p:sp>" }] }))).toBe("corrupt");
  expect(await codeOf(makePptx({ slides: [{ shapes: title("x") }], order: [5] }))).toBe("corrupt");
  expect(
    await codeOf(makePptx({ slides: [{ shapes: "<p:grpSp>".repeat(600) + "</p:grpSp>".repeat(600) }] })),
  ).toBe("limit");
});

test("gives parts or a failure for any damaged file, and nothing else", async () => {
  const whole = makePptx({ slides: [{ shapes: title("Some title") + makeShape({ text: "Text" }) }] });
  const damage = fc.oneof(
    fc.nat(whole.length).map((length) => whole.subarray(0, length)),
    fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 8 }).map((flips) => {
      const copy = Buffer.from(whole);
      for (const [at, value] of flips) copy[at] = value;
      return copy;
    }),
  );
  await fc.assert(
    fc.asyncProperty(damage, async (bytes) => {
      await read(bytes).catch((error: unknown) => expect(error).toBeInstanceOf(Failure));
    }),
    { numRuns: 200 },
  );
});
