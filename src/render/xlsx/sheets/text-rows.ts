import { addAll } from "../../../lib/add-all.ts";
import type { Citation, Direction, Span } from "../../layout.ts";
import { cut } from "../name-book.ts";
import { noteLines, toNote } from "../notes.ts";
import { indentWidth, textHeight, type CellText } from "./row-height.ts";
import type { Book, Content, SheetLink, SheetNote, SheetPicture, SheetRow } from "./sheet.ts";
import {
  findLinks,
  linkText,
  longestText,
  spanContent,
  splitContent,
  warnOfSplit,
} from "../cells/span-content.ts";
import type { CellStyle, FontStyle } from "../style.ts";
import { linkStyle } from "./text-look.ts";

/** A line of text as the sheet shows it. */
export interface SheetLine {
  spans: readonly Span[];
  dir: Direction;
  style: CellStyle;
  font: FontStyle;
  citations?: readonly Citation[];
  /** A cell of this workbook that it leads to. */
  location?: string;
}

/** What has been put on the sheet of text so far; rows count from 0. */
export interface TextRows {
  rows: SheetRow[];
  notes: SheetNote[];
  links: SheetLink[];
  pictures: SheetPicture[];
  /** Rows before which a new page begins. */
  breaks: number[];
  height: number;
}

export interface TextWriter {
  line: (line: SheetLine) => void;
  /** Empty space, in points. */
  gap: (height: number) => void;
  picture: (picture: Omit<SheetPicture, "row">, height: number) => void;
  pageBreak: () => void;
  /** The row that comes next. */
  next: () => number;
  done: () => TextRows;
}

export function createTextWriter(book: Book): TextWriter {
  const made: TextRows = { rows: [], notes: [], links: [], pictures: [], breaks: [], height: 0 };

  function put(row: Omit<SheetRow, "row">): number {
    made.rows.push({ row: made.height, ...row });
    made.height += 1;
    return made.height - 1;
  }

  function putText(content: Content, style: CellStyle): number {
    const cells = [{ column: 0, style: book.styles.add(style), content }];
    const height = textHeight(content, boxOf(style, book));
    return put({ cells, ...(height === undefined ? {} : { height, isFitted: true }) });
  }

  return {
    line(line) {
      const { spans, style, font, citations = [], location } = line;
      const pieces = splitContent(spanContent(spans, font, book));
      if (pieces.length > 1) warnOfSplit(book);
      const row = made.height;
      for (const content of pieces) putText(content, style);
      addAll(made.notes, toNote(noteLines(spans, citations, book), { row, column: 0 }, book));
      const [only] = spans.length === 1 ? findLinks(spans) : [];
      if (location !== undefined) made.links.push({ row, column: 0, location });
      else if (only?.target !== undefined) made.links.push({ row, column: 0, target: only.target });
      else
        for (const { text, look, target } of linkLines(line, book)) {
          const below = putText(text, look);
          if (target !== undefined) made.links.push({ row: below, column: 0, target });
        }
    },
    gap(height) {
      if (made.height > 0) put({ cells: [], height });
    },
    picture(picture, height) {
      made.pictures.push({ ...picture, row: made.height });
      put({ cells: [], height });
    },
    pageBreak() {
      if (made.height > 0) made.breaks.push(made.height);
    },
    next: () => made.height,
    done: () => made,
  };
}

/** Characters in the column of text. */
export const textWidth = 84;

function boxOf({ font, alignment }: CellStyle, { options }: Book): CellText {
  const { body } = options.theme.sizes;
  const width = textWidth - (alignment?.indent ?? 0) * indentWidth;
  return { width, size: font.size ?? body, bodySize: body, bold: font.bold ?? false };
}

/** Links stand below their text: a cell can lead to one place only, and would lead there as a whole. */
function linkLines({ spans, dir, style }: SheetLine, book: Book) {
  const look = linkStyle(book.options.theme, dir, (style.alignment?.indent ?? 0) + 2);
  return findLinks(spans).map((found) => ({
    text: cut(book.clean(`→ ${linkText(found)}`), longestText),
    look,
    target: found.target,
  }));
}

/** The second below the first. */
export function stackRows(top: TextRows, below: TextRows): TextRows {
  const down = top.height;
  const moved = <Item extends { row: number }>(items: readonly Item[]) =>
    items.map((item) => ({ ...item, row: item.row + down }));
  return {
    rows: [...top.rows, ...moved(below.rows)],
    notes: [...top.notes, ...moved(below.notes)],
    links: [...top.links, ...moved(below.links)],
    pictures: [...top.pictures, ...moved(below.pictures)],
    breaks: [...top.breaks, ...below.breaks.map((row) => row + down)],
    height: top.height + below.height,
  };
}
