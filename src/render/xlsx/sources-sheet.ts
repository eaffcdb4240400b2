import { displayWidth } from "../display-width.ts";
import { quoteSheet } from "./name-book.ts";
import { oneLine } from "./notes.ts";
import type { Book, PlannedSheet, SheetRow } from "./sheet.ts";
import { sheetPage } from "./sheet-page.ts";
import { textHeight } from "./row-height.ts";
import { splitContent, warnOfSplit } from "./span-content.ts";
import { headingStyle, overflowing, paragraphStyle } from "./text-look.ts";

const firstSource = 2;
const quoteWidth = 58;

/** The row in which a source stands; each takes one, except where its quote is longer than a cell. */
export function sourceRows(book: Book): Map<number, number> {
  const rows = new Map<number, number>();
  let row = firstSource;
  for (const { number, source } of book.layout.sources) {
    rows.set(number, row);
    row += splitContent(book.clean(oneLine(source.quote))).length;
  }
  return rows;
}

export function sourceLink(sheet: string, row: number): string {
  return `${quoteSheet(sheet)}!A${row + 1}`;
}

/** The list of sources: number, place and the exact words. */
export function planSources(sheet: string, book: Book): PlannedSheet {
  const { layout, options, styles, clean } = book;
  const plain = styles.add(paragraphStyle(options.theme, layout.dir));
  const places = layout.sources.map(({ place }) => clean(oneLine(place)));
  const placeWidth = Math.min(36, Math.max(16, ...places.map((place) => displayWidth(place) + 2)));
  const title = clean(layout.words.sources);
  const heading = styles.add(overflowing(headingStyle(options.theme, 1, layout.dir)));
  const rows: SheetRow[] = [
    { row: 0, height: 30, isFitted: true, cells: [{ column: 0, style: heading, content: title }] },
  ];
  let row = firstSource;
  for (const [index, { number, source }] of layout.sources.entries()) {
    const pieces = splitContent(clean(oneLine(source.quote)));
    if (pieces.length > 1) warnOfSplit(book);
    for (const [piece, quote] of pieces.entries()) {
      const isFirst = piece === 0;
      const size = options.theme.sizes.body;
      const height = textHeight(quote, { width: quoteWidth, size, bodySize: size });
      rows.push({
        row,
        ...(height === undefined ? {} : { height, isFitted: true }),
        cells: [
          { column: 0, style: plain, content: isFirst ? `[${number}]` : null },
          { column: 1, style: plain, content: isFirst ? (places[index] ?? "") : null },
          { column: 2, style: plain, content: quote },
        ],
      });
      row += 1;
    }
  }
  const widths = [8, placeWidth, quoteWidth];
  const page = sheetPage(book, layout.title, 100);
  return {
    frame: {
      ...{ name: sheet, columns: widths.map((width) => ({ width })) },
      ...page,
      view: { ...page.view, showGridLines: false },
    },
    rows: () => rows,
    lastRow: row - 1,
    lastColumn: 2,
    notes: [],
    links: [],
    names: [],
    caches: [],
  };
}
