import { citedSources, sourceText } from "../citations/source-text.ts";
import type { Citation, Span } from "../layout.ts";
import { shorten } from "./shorten.ts";
import { longestText, plainText } from "./cells/span-content.ts";
import type { Book, SheetNote } from "./sheets/sheet.ts";

/** What a cell's note says: the sources it rests on, with its own words of them, and its footnotes. */
export function noteLines(spans: readonly Span[], citations: readonly Citation[], book: Book): string[] {
  const { sources, footnotes } = book.layout;
  const noted = spans.flatMap(({ footnote }) => footnotes.filter(({ number }) => number === footnote));
  const cited = citedSources([...spanCitations(spans), ...citations], sources);
  return [
    ...fitLines(
      cited.map((source) => oneLine(sourceText(source))),
      book,
    ),
    ...noted.map(({ number, spans: text }) => `${number} ${plainText(text)}`),
  ];
}

/** Characters; a box with more of them is higher than a screen. */
const longestCited = 2_000;

/** As many sources as a reader can see in a note; where there are more, it names the sheet that has all of them. */
function fitLines(lines: readonly string[], book: Book): string[] {
  let room = longestCited;
  const kept = lines.filter((line, index) => (room -= line.length) >= 0 || index === 0);
  if (kept.length === lines.length) return kept;
  book.listSources();
  return [...kept, `… ${book.layout.words.sources}`];
}

function spanCitations(spans: readonly Span[]): Citation[] {
  return spans.flatMap(({ citations = [] }) => citations);
}

export function toNote(lines: readonly string[], place: Omit<SheetNote, "text">, book: Book): SheetNote[] {
  return lines.length === 0
    ? []
    : [{ ...place, text: shorten(book.clean(lines.join("\n\n")), longestText, book) }];
}

export function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
