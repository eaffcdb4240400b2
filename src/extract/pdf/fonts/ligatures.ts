/** A glyph as the library hands it over. */
export interface CodedGlyph {
  originalCharCode: number;
  unicode: string;
  width: number;
}

const joined = /^[A-Za-z](?:_[A-Za-z])+$/;
const plainNames = new Set(["fi", "fl", "ff", "ffi", "ffl"]);
/** What may stand before a last letter in one glyph. */
const before: Readonly<Record<string, readonly string[]>> = {
  i: ["f", "ff"],
  l: ["f", "ff"],
  t: ["f"],
  j: ["f"],
  b: ["f"],
  k: ["f"],
  f: ["f"],
  h: ["T"],
};
/** How much wider the glyph is than the letter alone, and how its width stands to the sum of its parts. */
const wider = 1.45;
const [least, most] = [0.86, 1.04];

/** Codes whose glyph names spell several letters: many files map such a glyph to its last letter only. */
export function namedLigatures(differences: unknown): Map<number, string> {
  const found = new Map<number, string>();
  if (!(differences instanceof Map) && !Array.isArray(differences)) return found;
  for (const [code, name] of differences.entries() as Iterable<[unknown, unknown]>) {
    if (typeof name !== "string" || typeof code !== "number") continue;
    const [base = ""] = name.split(".");
    if (plainNames.has(base)) found.set(code, base);
    else if (joined.test(base)) found.set(code, base.replaceAll("_", ""));
  }
  return found;
}

/** Codes of a font without names: twice the same letter, and the wider one as wide as a ligature that ends in it. */
export function wideLigatures(glyphs: Iterable<CodedGlyph>): Map<number, string> {
  const found = new Map<number, string>();
  const all = [...glyphs];
  const narrowest = new Map<string, number>();
  for (const { unicode, width } of all)
    if (width > 0) narrowest.set(unicode, Math.min(width, narrowest.get(unicode) ?? Infinity));
  for (const { originalCharCode, unicode, width } of all) {
    const alone = narrowest.get(unicode);
    if (alone === undefined || width < alone * wider) continue;
    for (const start of before[unicode] ?? []) {
      let sum = alone;
      for (const letter of start) sum += narrowest.get(letter) ?? Infinity;
      if (width >= sum * least && width <= sum * most) found.set(originalCharCode, start + unicode);
    }
  }
  return found;
}

/** The letters of a glyph, where its font spells them better than its own mapping. */
export function spell(glyph: CodedGlyph, ligatures: ReadonlyMap<number, string> | undefined): string {
  const spelled = ligatures?.get(glyph.originalCharCode);
  return spelled === undefined || glyph.unicode.normalize("NFKC") === spelled ? glyph.unicode : spelled;
}
