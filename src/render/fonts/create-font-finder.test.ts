import { dirname } from "node:path";
import { expect, test } from "vitest";
import { createFontFinder } from "./create-font-finder.ts";
import { filesOfPackage, readFontFile } from "./font-files.ts";

const finder = createFontFinder({ folders: [] });
const choose = (text: string, language = "en", families: string[] = []) =>
  finder.choose({ characters: new Set(text), language, families });

test("the shipped fonts have Latin, Greek, Cyrillic, Arabic and Hebrew", () => {
  expect(choose("äßœ€“” αΩ жЯ عربي שלום → ≥ ■").missing.size).toBe(0);
});

test("spaces, joiners and marks of direction need no glyph", () => {
  expect(choose("\u00A0\u202F\u2009\u200D\uFE0F\u200F\u2066\n").missing.size).toBe(0);
});

test("names the package of the document's language for what is missing", () => {
  expect(choose("中", "ja").packages).toEqual(["@expo-google-fonts/noto-sans-jp"]);
  expect(choose("中한😀").packages).toEqual([
    "@expo-google-fonts/noto-sans-sc",
    "@expo-google-fonts/noto-sans-kr",
    "@expo-google-fonts/noto-color-emoji",
  ]);
});

test("takes a family that a theme names from the system, and says which one is nowhere", () => {
  const [mono = ""] = filesOfPackage("@expo-google-fonts/noto-sans-mono");
  const folders = [dirname(mono)];
  const request = { characters: new Set("a"), language: "en", families: ["Noto Sans Mono", "Nowhere"] };
  const { unknown, files } = createFontFinder({ folders }).choose(request);
  expect(unknown).toEqual(["Nowhere"]);
  expect(files.filter((path) => path === mono)).toHaveLength(1);
});

test("reads family, weight and characters of a font file; another file has no fonts", () => {
  const fonts = filesOfPackage("@expo-google-fonts/noto-sans").flatMap((path) => readFontFile(path).fonts);
  expect(fonts.map(({ family, weight, isItalic }) => `${family} ${weight} ${isItalic}`)).toEqual([
    ...["Noto Sans 400 false", "Noto Sans 700 false", "Noto Sans 400 true", "Noto Sans 700 true"],
  ]);
  expect(fonts[0]?.has(0x41)).toBe(true);
  expect(fonts[0]?.has(0x4e2d)).toBe(false);
  expect(readFontFile(import.meta.filename).fonts).toEqual([]);
  expect(readFontFile("/no/such/file").fonts).toEqual([]);
});
