import fc from "fast-check";
import { expect, test } from "vitest";
import { collectParts } from "../../../test/fakes/collect-parts.ts";
import { makeEpub } from "../../../test/fixtures/make-epub.ts";
import { makeZip } from "../../../test/fixtures/make-zip.ts";
import { tinyPng } from "../../../test/fixtures/tiny-png.ts";
import { Failure } from "../../model/failure.ts";
import { readEpub } from "./epub.ts";

const read = (bytes: Uint8Array) => collectParts(readEpub, bytes, { fileName: "book.epub" });
const codeOf = (bytes: Uint8Array) =>
  read(bytes).then(
    () => "read",
    (error: unknown) => (error instanceof Failure ? error.code : error),
  );

test("reads chapters in the order of the book, each under its own headings, with its number in the path", async () => {
  const chapters = ["<h1>Start</h1><p>Once upon a time.</p>", "<p>The end &amp; more.</p>"];
  const { parts } = await read(makeEpub({ chapters }));
  expect(parts.map(({ text, heading }) => [heading, text])).toEqual([
    [undefined, "Start"],
    [["Start"], "Once upon a time."],
    [undefined, "The end & more."],
  ]);
  expect(parts.map(({ position }) => position.path)).toEqual([
    "1/text/part%201.xhtml/1",
    "1/text/part%201.xhtml/2",
    "2/text/part%202.xhtml/1",
  ]);
});

test("says what the book says about itself", async () => {
  const metadata =
    "<dc:title>Poems</dc:title><dc:creator>Ada</dc:creator><dc:language>de</dc:language><meta name='x'/>";
  const { parts } = await read(makeEpub({ chapters: ["<p>x</p>"], metadata }));
  expect(parts[0]).toEqual({
    type: "metadata",
    text: "Title: Poems\nAuthor: Ada\nLanguage: de",
    position: {},
  });
});

test("gives pictures with their words where they stand, and those without words once", async () => {
  const chapters = [
    '<p>before</p><img src="../img/a.png" alt="A bird"/><p>after</p><img src="../img/b.png"/>',
    '<p>again</p><img src="../img/b.png"/><img src="../img/gone.png"/><img src="http://example.org/c.png" alt=""/>',
  ];
  const { parts } = await read(
    makeEpub({ chapters, entries: { "OPS/img/a.png": tinyPng, "OPS/img/b.png": tinyPng } }),
  );
  expect(parts.map(({ type, text, image }) => [type, text, image?.mediaType])).toEqual([
    ["text", "before", undefined],
    ["image", "A bird", "image/png"],
    ["text", "after", undefined],
    ["image", "", "image/png"],
    ["text", "again", undefined],
  ]);
});

test("reads a chapter in the encoding it names", async () => {
  const latin = Buffer.from(
    '<?xml version="1.0" encoding="iso-8859-1"?><html><body><p>Grüße</p></body></html>',
    "latin1",
  );
  const { parts } = await read(makeEpub({ chapters: [""], entries: { "OPS/text/part 1.xhtml": latin } }));
  expect(parts.map(({ text }) => text)).toEqual(["Grüße"]);
});

test("refuses a book under copy protection, but not one that only hides its fonts", async () => {
  const encryption = (method: string) => ({
    "META-INF/encryption.xml": `<encryption><enc:EncryptedData><enc:EncryptionMethod Algorithm="${method}"/></enc:EncryptedData></encryption>`,
  });
  const chapters = ["<p>x</p>"];
  expect(
    await codeOf(makeEpub({ chapters, entries: encryption("http://www.w3.org/2001/04/xmlenc#aes128-cbc") })),
  ).toBe("password_required");
  expect(
    await codeOf(makeEpub({ chapters, entries: encryption("http://www.idpf.org/2008/embedding") })),
  ).toBe("read");
});

test("goes on without a missing chapter, and refuses what is no book, has no content or is too deep", async () => {
  const twoOfThree = makeEpub({
    chapters: ["<p>one</p>"],
    entries: {
      "OPS/package.opf":
        '<package><manifest><item id="a" href="text/part%201.xhtml"/></manifest><spine><itemref idref="b"/><itemref idref="a"/><itemref idref="a"/></spine></package>',
    },
  });
  const { parts, warnings } = await read(twoOfThree);
  expect(parts.map(({ text, position }) => [position.path?.slice(0, 2), text])).toEqual([["2/", "one"]]);
  expect(warnings.map(({ code }) => code)).toEqual(["missing-part"]);
  expect(await codeOf(makeZip({ "a.txt": "x" }))).toBe("corrupt");
  expect(await codeOf(makeEpub({ chapters: [" "] }))).toBe("empty");
  expect(await codeOf(makeEpub({ chapters: ["<div>".repeat(5_000)] }))).toBe("limit");
});

test("gives parts or a failure for any damaged file, and nothing else", async () => {
  const whole = makeEpub({ chapters: ["<h1>Start</h1><p>Once upon a time.</p>"] });
  await fc.assert(
    fc.asyncProperty(fc.nat(whole.length), fc.nat(255), fc.boolean(), async (at, value, cut) => {
      const bytes = cut ? whole.subarray(0, at) : Buffer.from(whole);
      if (!cut) bytes[at] = value;
      await read(bytes).catch((error: unknown) => expect(error).toBeInstanceOf(Failure));
    }),
    { numRuns: 200 },
  );
});
