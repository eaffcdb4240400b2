import fc from "fast-check";
import { expect, test } from "vitest";
import { collectParts } from "../../../test/fakes/collect-parts.ts";
import { Failure } from "../../model/failure.ts";
import { readXmlFile } from "./xml.ts";

const read = (text: string | Uint8Array) =>
  collectParts(readXmlFile, Buffer.from(text), { fileName: "data.xml" });
const prose =
  "This is a sentence that goes on for long enough to be called prose, since it says more than a value of a field would ever say.";

test("paragraphs stand alone, in order, with path and line; markup inside them is text", async () => {
  const { parts } = await read(
    `<doc lang="en">\n<title>A title</title>\n<p>${prose}</p>\n<p id="2">Some <b>bold</b> words.</p></doc>`,
  );
  expect(parts).toEqual([
    { type: "text", text: "@lang: en\ntitle: A title", position: { path: "/doc", line: 1 } },
    { type: "text", text: prose, position: { path: "/doc/p", line: 3 } },
    { type: "text", text: "Some bold words.", position: { path: "/doc/p[2]", line: 4 } },
    { type: "metadata", text: "@id: 2", position: { path: "/doc/p[2]", line: 4 } },
  ]);
});

test("a small record is one part with a line for each value", async () => {
  const { parts } = await read('<order no="7"><item>Lamp</item><to><city>Bern</city></to></order>');
  expect(parts).toEqual([
    { type: "text", text: "@no: 7\nitem: Lamp\nto/city: Bern", position: { path: "/order", line: 1 } },
  ]);
});

test("alike records become a table, a long one in parts that know their head", async () => {
  const rows = Array.from(
    { length: 1_000 },
    (_, at) => `<r id="${at}"><n>Name ${at}</n>${at === 5 ? "" : "<v>1</v>"}</r>`,
  );
  const { parts } = await read(`<all>${rows.join("\n")}</all>`);
  expect(parts[0]).toMatchObject({ type: "table", position: { path: "/all/r", line: 1 } });
  expect(parts[0]?.table?.rows.slice(0, 2)).toEqual([
    ["@id", "n", "v"],
    ["0", "Name 0", "1"],
  ]);
  expect(parts[0]?.table?.rows[6]).toEqual(["5", "Name 5", null]);
  expect(parts[1]?.table?.header).toEqual(["@id", "n", "v"]);
  expect(parts.flatMap(({ table }) => table?.rows ?? []).length).toBe(1_001);
});

test.each([
  ["internal entities", '<!DOCTYPE a [<!ENTITY b "x"><!ENTITY c "&b;&b;">]><a>&c;</a>', "limit"],
  ["a file's content", '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>', "limit"],
  ["nesting without end", "<a>".repeat(100_000), "limit"],
  ["an open element", "<a><b></a>", "corrupt"],
])("refuses %s", async (_, text, code) => {
  await expect(read(text)).rejects.toMatchObject({ code, message: expect.stringContaining("data.xml") });
});

test("reads past a document type that lies elsewhere, without loading it", async () => {
  const { parts } = await read('<!DOCTYPE a SYSTEM "file:///nowhere/a.dtd" [ ]><a>x&nbsp;y</a>');
  expect(parts.map(({ text }) => text)).toEqual(["x&nbsp;y"]);
});

test.each([
  ["UTF-16 by its mark", Buffer.from('\ufeff<?xml version="1.0" encoding="UTF-16"?><a>Größe</a>', "utf16le")],
  ["UTF-16 without a mark", Buffer.from("<a>Größe</a>", "utf16le")],
  ["Latin-1 as declared", Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><a>Größe</a>', "latin1")],
])("reads %s", async (_, bytes) => {
  expect((await read(bytes)).parts.map(({ text }) => text)).toEqual(["Größe"]);
});

test("no word is lost, and none comes twice", async () => {
  const { tree } = fc.letrec<{ tree: string; node: string }>((tie) => ({
    tree: tie("node"),
    node: fc.oneof(
      { maxDepth: 5 },
      fc.stringMatching(/^[a-z]{1,9}$/).map((word) => ` w${word} `),
      fc
        .tuple(fc.constantFrom("A", "B", "C"), fc.array(tie("node"), { maxLength: 6 }), fc.boolean())
        .map(([name, inside, marked]) => `<${name}${marked ? ' K="wk"' : ""}>${inside.join("")}</${name}>`),
    ),
  }));
  await fc.assert(
    fc.asyncProperty(fc.array(tree, { maxLength: 8 }), async (nodes) => {
      const text = `<R>${nodes.join("")}</R>`;
      const { parts } = await read(text);
      const found = parts.flatMap((part) => part.text.match(/w[a-z]+/g) ?? []).toSorted();
      expect(found).toEqual((text.match(/w[a-z]+/g) ?? []).toSorted());
    }),
    { numRuns: 100 },
  );
});

test("gives parts or a failure for any bytes, and nothing else", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom("", "<a>", '<?xml version="1.0"?>', "<!DOCTYPE "),
      fc.uint8Array({ maxLength: 60 }),
      async (start, bytes) => {
        await read(Buffer.concat([Buffer.from(start), bytes])).catch((error: unknown) => {
          if (!(error instanceof Failure) || error.code === "internal") throw error;
        });
      },
    ),
    { numRuns: 80 },
  );
});
