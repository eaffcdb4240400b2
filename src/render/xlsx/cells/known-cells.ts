import type { Direction, TableCell } from "../../layout.ts";
import { isBareNumber } from "./bare-number.ts";
import { isSimpleDay, isSimpleText } from "./read-cell.ts";
import type { Book, Content } from "../sheets/sheet.ts";
import { toSerial } from "./to-serial.ts";

/**
 * What is known of cells that are like others before them, by column. Most cells of a long table are:
 * nothing is made for them but what is written, or they would fill the memory.
 */
export interface Known<About> {
  book: Book;
  /** By format. */
  numbers: (Map<string | undefined, About> | undefined)[];
  texts: (Map<Direction, About> | undefined)[];
  /** By format. */
  days: (Map<string | undefined, About> | undefined)[];
}

export function createKnown<About>(book: Book): Known<About> {
  return { book, numbers: [], texts: [], days: [] };
}

/** Of a cell of the body that spans nothing. */
export function findKnown<About>(cell: TableCell, column: number, known: Known<About>): About | undefined {
  if (isBareNumber(cell)) return known.numbers[column]?.get(cell.format);
  const text = known.texts[column]?.get(cell.dir);
  if (text !== undefined && isSimpleText(cell, known.book)) return text;
  const day = known.days[column]?.get(cell.format);
  return day !== undefined && isSimpleDay(cell) ? day : undefined;
}

/** The same things known, and something else about each. */
export function mapKnown<From, To>(known: Known<From>, map: (about: From) => To): Known<To> {
  const mapAll = <Key>(all: readonly (Map<Key, From> | undefined)[]) =>
    Array.from(all, (some) =>
      some === undefined ? undefined : new Map([...some].map(([key, about]) => [key, map(about)] as const)),
    );
  return {
    book: known.book,
    numbers: mapAll(known.numbers),
    texts: mapAll(known.texts),
    days: mapAll(known.days),
  };
}

/** What a cell that is known holds. */
export function knownContent({ kind, value, spans }: TableCell): Content {
  if (typeof value === "number") return value;
  return kind === "date" && typeof value === "string" ? (toSerial(value) ?? null) : (spans[0]?.text ?? null);
}
