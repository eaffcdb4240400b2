import { placeCell, type EvidenceCell, type ReadTable } from "../table/read-table.ts";
import { findAll } from "../text/find-all.ts";
import { squeeze } from "../text/squeeze.ts";
import { locateQuote, type TextRange } from "./locate-quote.ts";

interface Place extends TextRange {
  row: number;
  column: number;
}

/** The same words may stand in many rows; beyond this nobody means one of them. */
const mostHits = 20;

/** Words that read like a row from left to right, turned into the cells they are; undefined where no row reads so. */
export function locateRow(quote: string, tables: readonly ReadTable[]): EvidenceCell[] | undefined {
  const wanted = squeeze(quote).text;
  for (const read of wanted === "" ? [] : tables) {
    const { text, places } = readAlong(read);
    const hits = findAll(text, wanted).slice(0, mostHits * 10);
    const cells = hits.flatMap((start) => {
      const hit = touched(places, { start, end: start + wanted.length });
      return isCellwise(hit, { start, end: start + wanted.length }) || isInCell(hit, quote, read)
        ? [hit]
        : [];
    });
    if (cells.length > 0)
      return cells
        .slice(0, mostHits)
        .flatMap((hit) => hit.map(({ row, column }) => placeCell(read, row, column)));
  }
  return undefined;
}

/** All cells one after the other, from left to right and down. */
function readAlong({ table }: ReadTable): { text: string; places: Place[] } {
  const places: Place[] = [];
  const pieces: string[] = [];
  let length = 0;
  for (const [row, cells] of table.rows.entries()) {
    for (const [column, cell] of cells.entries()) {
      const { text } = squeeze(cell);
      if (text === "") continue;
      places.push({ start: length, end: length + text.length, row, column });
      pieces.push(text);
      length += text.length;
    }
  }
  return { text: pieces.join(""), places };
}

/** The cells that a stretch touches; places are in order, so the first one is found by halving. */
function touched(places: readonly Place[], { start, end }: TextRange): Place[] {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle]?.end ?? 0) <= start) low = middle + 1;
    else high = middle;
  }
  const found: Place[] = [];
  for (let at = low; at < places.length; at++) {
    const place = places[at];
    if (place === undefined || place.start >= end) break;
    found.push(place);
  }
  return found;
}

/** Whole cells: half a number of one and half of the next is a chance hit. */
function isCellwise(hit: readonly Place[], { start, end }: TextRange): boolean {
  return hit[0]?.start === start && hit.at(-1)?.end === end;
}

function isInCell(hit: readonly Place[], quote: string, { table }: ReadTable): boolean {
  const [only, more] = hit;
  if (only === undefined || more !== undefined) return false;
  const cell = table.rows[only.row]?.[only.column] ?? "";
  return locateQuote(quote, squeeze(cell), cell) !== undefined;
}
