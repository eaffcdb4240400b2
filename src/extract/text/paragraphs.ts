import { addAll } from "../../lib/add-all.ts";
import type { NewPart } from "../reader.ts";
import { tableText } from "../table-text.ts";
import { readBarTable } from "./bar-table.ts";
import { readFixedWidthTable } from "./fixed-width-table.ts";
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
    const placed = { line: first, ...(page !== undefined && { page }) };
    const parts = isCut ? [textPart(lines, placed)] : partsOf(lines, placed);
    [lines, size, isCut] = [[], 0, false];
    return parts;
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

interface Placed {
  line: number;
  page?: number;
}

function textPart(lines: readonly string[], position: Placed): NewPart {
  return { type: "text", text: lines.join("\n"), position };
}

/** A paragraph, or the tables in it with what stands around them. */
function partsOf(lines: readonly string[], position: Placed): NewPart[] {
  const bars = readBarTable(lines);
  if (bars !== undefined) return [{ ...textPart(lines, position), type: "table", table: bars }];
  const found = readFixedWidthTable(lines);
  if (found === undefined) return [textPart(lines, position)];
  const { start, end, table } = found;
  const [before, behind] = [lines.slice(0, start), lines.slice(end)];
  const title = start === 1 ? before[0]?.trim() : undefined;
  return [
    ...(before.length > 0 ? [textPart(before, position)] : []),
    {
      ...{ type: "table", text: tableText(table.rows), table },
      ...(title !== undefined && title.length <= longestTitle && { heading: [title] }),
      position: { ...position, line: position.line + start },
    },
    ...(behind.length > 0 ? partsOf(behind, { ...position, line: position.line + end }) : []),
  ];
}

const longestTitle = 80;
