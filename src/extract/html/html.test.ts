import fc from "fast-check";
import iconv from "iconv-lite";
import { expect, test } from "vitest";
import { collectParts } from "../../../test/fakes/collect-parts.ts";
import { Failure } from "../../model/failure.ts";
import { readHtml } from "./html.ts";

const read = (page: string | Uint8Array) =>
  collectParts(readHtml, typeof page === "string" ? Buffer.from(page) : page, { fileName: "page.html" });
const textsOf = async (page: string) => (await read(page)).parts.map(({ text }) => text);

test("headings, paragraphs, lists and code stand under their headings, with block and line", async () => {
  const { parts } = await read(
    "<h1>One  two</h1>\n<p>Some <b>bold</b>\n text.<br>Next\n<h2>Sub</h2>\n<ul><li>a<ol start=3><li>b<li>c</ol><li>d</ul>\n<pre>\n  x\n   y</pre><dl><dt>T<dd>D</dl><h1>End</h1>tail",
  );
  expect(parts).toEqual([
    { type: "text", text: "One two", role: "heading", position: { path: "body/1", line: 1 } },
    {
      type: "text",
      text: "Some bold text.\nNext",
      heading: ["One two"],
      position: { path: "body/2", line: 2 },
    },
    {
      type: "text",
      text: "Sub",
      role: "heading",
      heading: ["One two"],
      position: { path: "body/3", line: 4 },
    },
    {
      type: "text",
      text: "- a\n  3. b\n  4. c\n- d",
      heading: ["One two", "Sub"],
      position: { path: "body/4", line: 5 },
    },
    { type: "code", text: "  x\n   y", heading: ["One two", "Sub"], position: { path: "body/5", line: 7 } },
    { type: "text", text: "T\n  D", heading: ["One two", "Sub"], position: { path: "body/6", line: 8 } },
    { type: "text", text: "End", role: "heading", position: { path: "body/7", line: 8 } },
    { type: "text", text: "tail", heading: ["End"], position: { path: "body/8", line: 8 } },
  ]);
});

test("a table keeps its spans as notes, and a table inside it as text of the cell", async () => {
  const { parts } = await read(
    "<table><caption>Prices</caption><tr><th colspan=2>Item<th rowspan=2>CHF<tr><td>a<td>b<tr><td>x<table><tr><td>1<td>2<tr><td>3</table>",
  );
  expect(parts).toMatchObject([
    { type: "text", text: "Prices" },
    {
      type: "table",
      text: "Item |  | CHF\na | b | \nx 1 | 2 3",
      table: {
        rows: [["Item", null, "CHF"], ["a", "b", null], ["x\n1 | 2\n3"]],
        notes: [
          { row: 0, column: 0, columnSpan: 2 },
          { row: 0, column: 2, rowSpan: 2 },
        ],
      },
    },
  ]);
});

test.each([
  ["<table><thead><tr><td>Item<td>CHF</thead><tr><td>Lamp<td>39</table>", 1],
  ["<table><tr><th>Item<th>CHF<tr><th>Lamp<td>39<tr><th>Desk<td>120</table>", 1],
  ["<table><tr><th rowspan=2>Item<th colspan=2>CHF<tr><td>net<td>gross<tr><td>Lamp<td>39<td>42</table>", 2],
  ["<table><tr><td>Lamp<td>39<tr><td>Desk<td>120</table>", undefined],
  ["<table><tr><th>Lamp<td>39<tr><th>Desk<td>120</table>", undefined],
  ["<table><thead><tr><th>Item<th>CHF</thead></table>", undefined],
])("a table says how many rows are heads where they are marked: %s", async (page, headRows) => {
  const { parts } = await read(page);
  expect(parts[0]?.table?.headRows).toBe(headRows);
});

test("a long table comes in parts that know their head", async () => {
  const rows = Array.from({ length: 2_500 }, (_, at) => `<tr><td>${at}<td>v</tr>`).join("");
  const { parts } = await read(`<table><tr><th>n<th>v</tr>${rows}</table>`);
  expect(parts.length).toBeGreaterThan(1);
  expect(parts.slice(1).every(({ table }) => table?.header?.[0] === "n")).toBe(true);
  expect(parts.flatMap(({ table }) => table?.rows ?? []).length).toBe(2_501);
});

test("a few bytes of spans do not become a giant grid", async () => {
  const { parts } = await read(`<table>${"<tr><td colspan=1000 rowspan=1000>a<td>b".repeat(2_000)}</table>`);
  const cells = parts.flatMap(({ table }) => table?.rows ?? []).reduce((sum, row) => sum + row.length, 0);
  expect(cells).toBeLessThan(110_000);
});

test.each([
  ['<p>a <span style="color:red; display : none">secret</span>b</p>', ["a b", "secret"]],
  ["<div hidden><p>secret</p></div><p>a b</p>", ["secret", "a b"]],
  ["<ul><li>a b<li style=visibility:hidden>secret</ul>", ["- a b", "secret"]],
  ["<table><tr><td>a b<tr hidden><td>secret</table>", ["a b", "secret"]],
])("gives what is hidden, and says so: %s", async (page, texts) => {
  const { parts } = await read(page);
  expect(parts.map(({ text }) => text)).toEqual(texts);
  expect(parts.map(({ hidden }) => hidden)).toEqual(
    texts.map((text) => (text === "secret" ? "text" : undefined)),
  );
});

test("scripts, styles, templates and comments are no content; noscript and what screen readers skip are", async () => {
  expect(
    await textsOf(
      "<style>p{}</style><script>x()</script><template><p>t</template><!-- c --><noscript>n</noscript><p aria-hidden=true>v",
    ),
  ).toEqual(["n", "v"]);
});

test("pictures: bytes only where the page carries them, words of the others, captions", async () => {
  const { parts } = await read(
    '<p>Look <img src="https://example.com/a.png" alt="A tree"></p><figure><img src="data:image/png;base64,AAAA"><figcaption>A dot</figcaption></figure><img src="x.png">',
  );
  expect(parts).toMatchObject([
    { type: "text", text: "Look" },
    { type: "image", text: "A tree" },
    { type: "text", text: "A dot" },
    { type: "image", text: "A dot", image: { mediaType: "image/png" } },
  ]);
  expect(parts[1]).not.toHaveProperty("image");
});

test("what the page says about itself, and what its forms hold", async () => {
  const { parts } = await read(
    '<html lang=de><title>A &amp; B</title><meta name=author content=Me><meta name=description content="What it is"><body><form>Name: <input value="Ann"><select><option>x<option selected>y</select><input type=hidden value=h></form>',
  );
  expect(parts).toMatchObject([
    { type: "metadata", text: "Title: A & B\nDescription: What it is\nAuthor: Me\nLanguage: de" },
    { text: "Name: Ann" },
    { text: "[ ] x\n[x] y" },
    { text: "h", hidden: "text" },
  ]);
});

test.each([
  ["windows-1252", '<meta charset="iso-8859-1"><p>Größe', "Größe"],
  ["shift_jis", '<meta http-equiv="Content-Type" content="text/html; charset=Shift_JIS"><p>名前', "名前"],
  ["utf-16le", "\ufeff<p>Größe", "Größe"],
])("reads %s as the page declares it", async (encoding, page, text) => {
  const { parts, warnings } = await read(iconv.encode(page, encoding));
  expect(parts.map((part) => part.text)).toEqual([text]);
  expect(warnings).toEqual([]);
});

test("XHTML: an element may end in itself", async () => {
  expect(
    await textsOf(
      '<?xml version="1.0"?><html><head><title/><script src="x"/></head><body><p/><p>Text</p></body></html>',
    ),
  ).toEqual(["Text"]);
});

test("refuses elements nested without end, quickly", async () => {
  await expect(read("<div>".repeat(100_000))).rejects.toMatchObject({
    code: "limit",
    message: expect.stringContaining("page.html"),
  });
});

test("no word is lost, however the page is cut into chunks", async () => {
  const word = fc.stringMatching(/^[a-zäß]{1,8}$/);
  const piece = fc.tuple(
    fc.constantFrom("p", "b", "li", "h2", "td", "div", "table", "ul", "span", "pre", "tr", "dd"),
    word,
  );
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 40 }), fc.nat(2), async (pieces, style) => {
      const close = ["", "</NAME>", "</div></table>"][style] ?? "";
      const page = pieces.map(([name, text]) => `<${name}> ${text} ${close.replace("NAME", name)}`).join("");
      const { parts } = await read(page);
      const found = parts.flatMap(({ text }) => text.match(/[a-zäß]+/g) ?? []).toSorted();
      expect(found).toEqual(pieces.map(([, text]) => text).toSorted());
    }),
    { numRuns: 60 },
  );
});

test("gives parts or a failure for any bytes, and nothing else", async () => {
  const token = fc.constantFrom(
    "<table>",
    "<tr>",
    "<td>",
    "</table>",
    "<ul>",
    "<li>",
    "</ul>",
    "<h1>",
    "</h1>",
    "<p hidden>",
    "</p>",
    "<pre>",
    "<svg>",
    "<title>",
    "&#x",
    "<!--",
    "x",
    "<select>",
    "<figure>",
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(token, { maxLength: 60 }),
      fc.uint8Array({ maxLength: 20 }),
      async (tokens, bytes) => {
        await read(Buffer.concat([Buffer.from(tokens.join("")), bytes])).catch((error: unknown) => {
          if (!(error instanceof Failure) || error.code === "internal") throw error;
        });
      },
    ),
    { numRuns: 100 },
  );
});
