import { OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import { wideLigatures, type CodedGlyph } from "./ligatures.ts";

interface Operators {
  fnArray: number[];
  argsArray: unknown[];
}

const opens = new Set<number>([OPS.save, OPS.paintFormXObjectBegin]);
const closes = new Set<number>([OPS.restore, OPS.paintFormXObjectEnd]);

/** Ligatures of a page's fonts that have no names for their glyphs, by the id of the font. */
export function scanLigatures(
  { fnArray, argsArray }: Operators,
  isNameless: (id: string) => boolean,
): Map<string, Map<number, string>> {
  const glyphs = new Map<string, Map<number, CodedGlyph>>();
  const stack: (string | undefined)[] = [];
  let font: string | undefined;
  for (const [index, fn] of fnArray.entries()) {
    const args = argsArray[index];
    if (opens.has(fn)) stack.push(font);
    else if (closes.has(fn)) font = stack.length > 0 ? stack.pop() : font;
    else if (fn === OPS.setFont && Array.isArray(args))
      font = typeof args[0] === "string" ? args[0] : undefined;
    else if (fn === OPS.showText && Array.isArray(args) && font !== undefined && isNameless(font))
      addGlyphs(args[0], glyphsOf(glyphs, font));
  }
  const found = new Map<string, Map<number, string>>();
  for (const [id, own] of glyphs) {
    const ligatures = wideLigatures(own.values());
    if (ligatures.size > 0) found.set(id, ligatures);
  }
  return found;
}

function glyphsOf(glyphs: Map<string, Map<number, CodedGlyph>>, font: string): Map<number, CodedGlyph> {
  const known = glyphs.get(font) ?? new Map<number, CodedGlyph>();
  glyphs.set(font, known);
  return known;
}

function addGlyphs(shown: unknown, into: Map<number, CodedGlyph>): void {
  if (!Array.isArray(shown)) return;
  for (const glyph of shown as (CodedGlyph | number | null)[])
    if (typeof glyph === "object" && glyph !== null && !into.has(glyph.originalCharCode))
      into.set(glyph.originalCharCode, glyph);
}
