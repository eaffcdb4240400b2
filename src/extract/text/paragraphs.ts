import { addAll } from "../../lib/add-all.ts";
import type { NewPart } from "../reader.ts";
import { readBarTable } from "./bar-table.ts";
import type { LinePiece } from "./stream-lines.ts";

export interface Paragraphs {
  /** The parts that this line ends. */
  add(piece: LinePiece): NewPart[];
  end(): NewPart[];
  /** Says that there are pages, before the first one ends. */
  countPages(): void;
}

/** Runs of lines between blank ones. A form feed begins a page; pages are counted only where there are some. */
export function createParagraphs(longest: number): Paragraphs {
  let lines: string[] = [];
  let size = 0;
  let first = 1;
  let page: number | undefined;
  let isCut = false;
  const take = (): NewPart[] => {
    if (lines.length === 0) return [];
    const position = { line: first, ...(page === undefined ? {} : { page }) };
    const text = lines.join("\n");
    const table = isCut ? undefined : readBarTable(lines);
    const part: NewPart =
      table === undefined ? { type: "text", text, position } : { type: "table", text, table, position };
    [lines, size, isCut] = [[], 0, false];
    return [part];
  };
  const addLine = ({ text, number, continues }: LinePiece): NewPart[] => {
    if (text.trim() === "") return continues ? [] : take();
    const isLong = continues || size + text.length > longest;
    const parts = isLong ? take() : [];
    // what was cut off from its beginning has no head
    isCut ||= isLong;
    if (lines.length === 0) first = number;
    lines.push(text.trimEnd());
    size += text.length + 1;
    return parts;
  };
  return {
    add(piece) {
      if (!piece.text.includes("\f")) return addLine(piece);
      const [before = "", ...pages] = piece.text.split("\f");
      const parts = addLine({ ...piece, text: before });
      for (const text of pages) {
        page ??= 1;
        addAll(parts, take());
        page += 1;
        addAll(parts, addLine({ ...piece, text }));
      }
      return parts;
    },
    end: take,
    countPages: () => void (page ??= 1),
  };
}
