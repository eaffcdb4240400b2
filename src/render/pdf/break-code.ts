import { measureText } from "../fonts/measure-text.ts";

const wide = 0.95;

/** A line of code as lines that fit; letters that are wider than others in any font count twice. */
export function breakCode(line: string, columns: number): string[] {
  if (line.length <= columns && (isNarrow.test(line) || line.length * 2 <= columns)) return [line];
  const lines: string[] = [];
  let [piece, used] = ["", 0];
  for (const character of line) {
    const width = isNarrow.test(character) ? 1 : measureText(character) > wide ? 2 : 1;
    if (used + width > columns && !joins.test(character) && !piece.endsWith("\u200d")) {
      lines.push(piece);
      [piece, used] = ["", 0];
    }
    piece += character;
    used += width;
  }
  return [...lines, piece];
}

const isNarrow = /^[\x20-\x7E\u00A0-\u052F]*$/;
const joins = /[\p{M}\p{Default_Ignorable_Code_Point}\p{Emoji_Modifier}]/u;
