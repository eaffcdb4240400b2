import { largest } from "../../../lib/largest.ts";
import { displayWidth } from "../../display-width.ts";
import { oneLine } from "../notes.ts";
import type { Book, PlannedSheet, SheetRow } from "./sheet.ts";
import { sheetPage } from "./sheet-page.ts";
import { textHeight } from "./row-height.ts";
import { headingStyle, overflowing, paragraphStyle } from "./text-look.ts";

const firstSource = 2;
const quoteWidth = 58;

/** The list of sources: number, place and the exact words, in short; each quotation takes a row. */
export function planSources(sheet: string, book: Book): PlannedSheet {
  const { layout, options, styles, clean } = book;
  const plain = styles.add(paragraphStyle(options.theme, layout.dir));
  const places = layout.sources.map(({ place }) => clean(oneLine(place)));
  const placeWidth = Math.min(
    36,
    largest(
      places.map((place) => displayWidth(place) + 2),
      16,
    ),
  );
  const title = clean(layout.words.sources);
  const heading = styles.add(overflowing(headingStyle(options.theme, 1, layout.dir)));
  const rows: SheetRow[] = [
    { row: 0, height: 30, isFitted: true, cells: [{ column: 0, style: heading, content: title }] },
  ];
  let row = firstSource;
  for (const [index, { number, quotes }] of layout.sources.entries())
    for (const [at, quote] of (quotes.length === 0 ? [""] : quotes).entries()) {
      const isFirst = at === 0;
      const content = clean(oneLine(quote));
      const size = options.theme.sizes.body;
      const heightOf = (text: string, width: number) =>
        textHeight(text, { width, size, bodySize: size }) ?? 0;
      const placeHeight = isFirst ? heightOf(places[index] ?? "", placeWidth) : 0;
      const height = Math.max(heightOf(content, quoteWidth), placeHeight);
      rows.push({
        row,
        ...(height === 0 ? {} : { height, isFitted: true }),
        cells: [
          { column: 0, style: plain, content: isFirst ? `[${number}]` : null },
          { column: 1, style: plain, content: isFirst ? (places[index] ?? "") : null },
          { column: 2, style: plain, content },
        ],
      });
      row += 1;
    }
  const widths = [8, placeWidth, quoteWidth];
  return {
    name: sheet,
    widths,
    page: sheetPage(book, layout.title, 100),
    hidesGrid: true,
    ...{ merges: [], pictures: [], breaks: [], notes: [], links: [], names: [] },
    rows: () => rows,
    lastRow: row - 1,
    lastColumn: 2,
  };
}
