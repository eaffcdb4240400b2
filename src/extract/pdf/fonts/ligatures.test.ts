import { expect, test } from "vitest";
import { namedLigatures, spell, wideLigatures } from "./ligatures.ts";

const glyph = (originalCharCode: number, unicode: string, width: number) => ({
  originalCharCode,
  unicode,
  width,
});

test("reads the letters of a ligature from the name of its glyph", () => {
  const names = new Map([
    [2, "f_i"],
    [3, "ffl"],
    [4, "T_h.alt"],
    [5, "lessequal"],
    [6, "a"],
  ]);
  expect([...namedLigatures(names)]).toEqual([
    [2, "fi"],
    [3, "ffl"],
    [4, "Th"],
  ]);
});

test("spells a ligature that is mapped to its last letter, and leaves one that is mapped whole", () => {
  const ligatures = namedLigatures(new Map([[2, "f_i"]]));
  expect(spell(glyph(2, "i", 540), ligatures)).toBe("fi");
  expect(spell(glyph(2, "ﬁ", 540), ligatures)).toBe("ﬁ");
  expect(spell(glyph(7, "i", 230), ligatures)).toBe("i");
});

test("knows a ligature without a name by its width", () => {
  const letters = [glyph(1, "f", 300), glyph(2, "i", 230), glyph(3, "i", 520), glyph(4, "T", 500)];
  expect([...wideLigatures([...letters, glyph(5, "h", 550), glyph(6, "h", 1_000)])]).toEqual([
    [3, "fi"],
    [6, "Th"],
  ]);
});

test("takes no letter in another width for a ligature", () => {
  expect(wideLigatures([glyph(1, "f", 300), glyph(2, "i", 230), glyph(3, "i", 280)]).size).toBe(0);
  expect(wideLigatures([glyph(2, "i", 230), glyph(3, "i", 520)]).size).toBe(0);
});
