import { addAll } from "../../../lib/add-all.ts";
import type { CellStyle, FontStyle, SheetImage } from "hucre";
import { numbersOf } from "../../citations/source-text.ts";
import type { Citation, Direction, Span } from "../../layout.ts";
import { cut } from "../name-book.ts";
import { noteLines, spanCitations, toNote } from "../notes.ts";
import { indentWidth, textHeight, type TextBox } from "./row-height.ts";
import { sourceLink, sourceRows } from "./sources-sheet.ts";
import type { Book, Content, SheetLink, SheetNote, SheetRow } from "./sheet.ts";
import {
  findLinks,
  linkText,
  longestText,
  spanContent,
  splitContent,
  warnOfSplit,
} from "../cells/span-content.ts";
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
  images: SheetImage[];
  /** Rows before which a new page begins. */
  breaks: number[];
  height: number;
}

export interface TextWriter {
  line: (line: SheetLine) => void;
  /** Empty space, in points. */
  gap: (height: number) => void;
  image: (image: Omit<SheetImage, "anchor">, height: number) => void;
  pageBreak: () => void;
  /** The row that comes next. */
  next: () => number;
  done: () => TextRows;
}

/** Writes rows of text; `sources` names the sheet of sources, where there is one. */
export function createTextWriter(book: Book, sources: string | undefined): TextWriter {
  const made: TextRows = { rows: [], notes: [], links: [], images: [], breaks: [], height: 0 };
  const sourceRow = sourceRows(book);

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
      const numbers = numbersOf([...spanCitations(spans), ...citations]);
      const marks = { numbers, row: made.rows.at(-pieces.length), sourceRow };
      if (sources !== undefined) addAll(made.links, putMarks(marks, sources, book));
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
    image(image, height) {
      made.images.push({ ...image, anchor: { from: { row: made.height, col: 0 } } });
      put({ cells: [], height });
    },
    pageBreak() {
      if (made.height > 0) made.breaks.push(made.height);
    },
    next: () => made.height,
    done: () => made,
  };
}

interface Marks {
  numbers: readonly number[];
  row: SheetRow | undefined;
  /** The rows of the sources by their number. */
  sourceRow: ReadonlyMap<number, number>;
}

/** The numbers of the sources beside the text, so that the text stays as it is; they lead to the first of them. */
function putMarks({ numbers, row, sourceRow }: Marks, sources: string, book: Book): SheetLink[] {
  const first = numbers.map((number) => sourceRow.get(number)).find((found) => found !== undefined);
  if (first === undefined || row === undefined) return [];
  const style = book.styles.add(linkStyle(book.options.theme, book.layout.dir));
  row.cells.push({ column: 1, style, content: numbers.map((number) => `[${number}]`).join(" ") });
  return [{ row: row.row, column: 1, location: sourceLink(sources, first) }];
}

/** Characters in the column of text. */
export const textWidth = 84;

function boxOf({ font, alignment }: CellStyle, { options }: Book): TextBox {
  const { body } = options.theme.sizes;
  const width = textWidth - (alignment?.indent ?? 0) * indentWidth;
  return { width, size: font?.size ?? body, bodySize: body, bold: font?.bold ?? false };
}

/** Links stand below their text: a cell can lead to one place only, and would lead there as a whole. */
function linkLines({ spans, dir, style }: SheetLine, book: Book) {
  const look = linkStyle(book.options.theme, dir, (style.alignment?.indent ?? 0) + 2);
  return findLinks(spans).map((found) => ({
    text: cut(book.clean(`↗ ${linkText(found)}`), longestText),
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
    images: [
      ...top.images,
      ...below.images.map((image) => ({
        ...image,
        anchor: { from: { ...image.anchor.from, row: image.anchor.from.row + down } },
      })),
    ],
    breaks: [...top.breaks, ...below.breaks.map((row) => row + down)],
    height: top.height + below.height,
  };
}
