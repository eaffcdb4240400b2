import fc from "fast-check";
import { expect, test } from "vitest";
import { hostileLink, hostileTexts } from "../../../test/fixtures/rich-document.ts";
import { parseInline } from "./parse-inline.ts";
import { inlineText } from "./inline-text.ts";
import { plainInline } from "./plain-inline.ts";

test("reads emphasis, strike, code and links, also inside each other", () => {
  expect(parseInline("**a *b***, ~~c~~ and `d*e*` _f_")).toEqual([
    { text: "a ", bold: true },
    { text: "b", bold: true, italic: true },
    { text: ", " },
    { text: "c", strike: true },
    { text: " and " },
    { text: "d*e*", code: true },
    { text: " " },
    { text: "f", italic: true },
  ]);
  expect(parseInline("**[b *i*](https://x.example/a_(b)?c=1&d=2)**")).toEqual([
    { text: "b ", bold: true, link: "https://x.example/a_(b)?c=1&d=2" },
    { text: "i", bold: true, italic: true, link: "https://x.example/a_(b)?c=1&d=2" },
  ]);
});

test("emphasis may touch letters in scripts that put no spaces between words", () => {
  expect(parseInline("这是**重要**的")).toEqual([
    { text: "这是" },
    { text: "重要", bold: true },
    { text: "的" },
  ]);
});

test.each([
  ...hostileTexts,
  hostileLink,
  ...["2*3*4", "2 * 3 * 4", "a**b**c", "snake_case_name", "__init__", "*.ts and *.js", "Preis* und Menge*"],
  ...[
    "** no **",
    "`open",
    "[a](b)",
    "[x](https://)",
    "[](https://x.example)",
    "a ~ b ~ c",
    "\\\\server\\share",
  ],
  ...["[data](data:text/html,x)", "[f](file:///etc/passwd)", "<b>bold</b>", "https://x.example/a_b_c", "***"],
])("leaves %j as the text it is", (text) => {
  expect(parseInline(text)).toEqual([{ text }]);
});

test("a backslash takes a mark its meaning, and ends a line", () => {
  expect(parseInline("\\*a\\* \\\\*b* C:\\new")).toEqual([
    { text: "*a* \\" },
    { text: "b", italic: true },
    { text: " C:\\new" },
  ]);
  expect(parseInline("a\\\nb  \nc\nd").map(({ text }) => text)).toEqual([
    "a",
    "\n",
    "b",
    "\n",
    "c",
    "\n",
    "d",
  ]);
});

test("a footnote stands behind its text; a key that leads nowhere stays text", () => {
  const footnote = (key: string) => (key === "n" ? 1 : undefined);
  expect(parseInline("**a**[^n] b[^x]", { footnote })).toEqual([
    { text: "a", bold: true, footnote: 1 },
    { text: " b[^x]" },
  ]);
});

test("text without marks comes out as it is", () => {
  const plain = fc.string({ unit: "binary" }).filter((text) => !/[*_~`[\]\n\\]/.test(text));
  fc.assert(
    fc.property(plain, (text) => {
      expect(inlineText(text)).toBe(text);
    }),
  );
});

test("of any text only marks, and the addresses of links, are taken away", () => {
  const unit = fc.constantFrom(
    "*",
    "**",
    "_",
    "~~",
    "`",
    "[",
    "](https://e.org)",
    "\\",
    "!",
    " ",
    "  \n",
    "a",
    "é",
    "中",
  );
  const text = fc.array(unit, { maxLength: 40 }).map((units) => units.join(""));
  fc.assert(
    fc.property(text, (given) => {
      const words = inlineText(given);
      const kept = words.replaceAll(/[*_~`[\]\\! ]|\(https:\/\/e\.org\)/g, "");
      expect(kept).toBe(given.replaceAll(/[*_~`[\]\\! ]|\(https:\/\/e\.org\)/g, ""));
      let at = -1;
      for (const character of words) expect((at = given.indexOf(character, at + 1))).toBeGreaterThan(-1);
    }),
    { numRuns: 2000 },
  );
});

test.each(["*", "`", "[", "_a ", "**a ", "[a](", "[a](http://x(", "*a_ ", "`` ` ", "[^", "\\", "  \n", "x"])(
  "200,000 characters of %j are read in good time",
  (unit) => {
    const text = unit.repeat(Math.floor(200_000 / unit.length));
    const started = performance.now();
    parseInline(text);
    expect(performance.now() - started).toBeLessThan(5_000);
  },
);

test("each letter that is seen knows where it stands in the text with marks", () => {
  const raw = "a **b**\\* ~~c~~ `d` [e *f*](https://x.example/g) ***h* i**";
  const { text, origins, marks, struck } = plainInline(raw);
  expect(text).toBe("a b* c d e f https://x.example/g  h i");
  for (const letter of "abcdefi") expect(raw[origins[text.indexOf(letter)] ?? -1]).toBe(letter);
  expect(struck.map(([from, to]) => text.slice(from, to))).toEqual(["c"]);
  expect(marks.map(([from, to]) => raw.slice(from, to))).toEqual([
    "**",
    "**",
    "~~",
    "~~",
    "`",
    "`",
    "*",
    "*",
    "***",
    "*",
    "**",
  ]);
});

test("a reader of places sees the words that a writer writes", () => {
  const unit = fc.constantFrom(
    "*",
    "**",
    "_",
    "~~",
    "`",
    "[",
    "](x)",
    "\\",
    "!",
    " ",
    "  \n",
    "a",
    "é",
    "中",
  );
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 40 }), (units) => {
      const raw = units.join("");
      const { text, origins } = plainInline(raw);
      expect(text).toBe(inlineText(raw));
      expect(origins).toHaveLength(text.length + 1);
      for (const [at, letter] of text.split("").entries()) expect(raw[origins[at] ?? -1]).toBe(letter);
    }),
    { numRuns: 2000 },
  );
});
