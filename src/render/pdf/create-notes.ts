import type { Layout, LayoutSource } from "../layout.ts";
import { textLine, toLine, type RunContext } from "./to-runs.ts";
import type { Line, NoteRun } from "./typst-data.ts";

export interface Notes {
  note(number: number): NoteRun | undefined;
  cite(numbers: readonly number[]): NoteRun[];
  startChapter(): void;
}

const longestQuote = 360;

/**
 * The footnotes of a document and of its sources. A source is quoted where it is first cited, named again
 * where a later chapter cites it, and otherwise only marked: its mark leads to the last footnote of it.
 */
export function createNotes(layout: Layout, context: Omit<RunContext, "note">): Notes {
  const plain: RunContext = { ...context, note: () => undefined };
  const footnotes = new Map(layout.footnotes.map((footnote) => [footnote.number, footnote]));
  const sources = new Map(layout.sources.map((source) => [source.number, source]));
  const noted = new Set<number>();
  const cited = new Map<number, { times: number; chapter: number }>();
  let chapter = 0;
  const citeOne = (source: LayoutSource): NoteRun => {
    const { number } = source;
    const before = cited.get(number);
    const times = (before?.times ?? 0) + (before?.chapter === chapter ? 0 : 1);
    cited.set(number, { times, chapter });
    const run = { note: `source-${number}-${times}`, mark: `[${number}]` };
    return before?.chapter === chapter
      ? run
      : { ...run, body: toBody(source, before === undefined, { layout, context: plain }) };
  };
  return {
    note(number) {
      const footnote = footnotes.get(number);
      if (footnote === undefined) return undefined;
      const run = { note: `note-${number}`, mark: String(number) };
      if (noted.has(number)) return run;
      noted.add(number);
      return { ...run, body: toLine(footnote, 60, plain) };
    },
    cite: (numbers) =>
      numbers
        .map((number) => sources.get(number))
        .filter((source) => source !== undefined)
        .map(citeOne),
    startChapter: () => void (chapter += 1),
  };
}

interface Around {
  layout: Layout;
  context: RunContext;
}

function toBody({ place, source }: LayoutSource, isFirst: boolean, { layout, context }: Around): Line {
  const quote = source.quote.replaceAll(/\s+/g, " ").trim();
  return textLine(isFirst && quote !== "" ? `${place}: ${shorten(quote)}` : place, layout.dir, context);
}

/** The whole quote stands in the list of sources. */
function shorten(quote: string): string {
  if (quote.length <= longestQuote) return quote;
  const end = quote.lastIndexOf(" ", longestQuote);
  return `${quote.slice(0, end > longestQuote / 2 ? end : longestQuote).toWellFormed()} …`;
}
