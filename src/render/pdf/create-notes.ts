import { createNoteMemory } from "../citations/note-memory.ts";
import { noteText, numbersOf } from "../citations/source-text.ts";
import type { LayoutBlock, Citation, Layout } from "../layout.ts";
import { directionOf } from "../inline/text-direction.ts";
import { textLine, toLine, type TypstContext } from "./to-runs.ts";
import type { NoteRun } from "./typst-data.ts";

export interface PdfNotes {
  /** Called when a block begins. */
  enter(block: LayoutBlock): void;
  note(number: number): NoteRun | undefined;
  cite(citations: readonly Citation[]): NoteRun[];
}

/**
 * The footnotes of a document and of its sources. A source is noted where it is first cited, and again where
 * that is pages away; otherwise it is only marked, and the mark leads to its note.
 */
export function createNotes(layout: Layout, context: Omit<TypstContext, "note" | "cite">): PdfNotes {
  const plain: TypstContext = { ...context, note: () => undefined, cite: () => [] };
  const footnotes = new Map(layout.footnotes.map((footnote) => [footnote.number, footnote]));
  const sources = new Map(layout.sources.map((source) => [source.number, source]));
  const memory = createNoteMemory();
  const noted = new Set<number>();
  return {
    enter: memory.enter,
    note(number) {
      const footnote = footnotes.get(number);
      if (footnote === undefined) return undefined;
      const run = { note: `note-${number}`, mark: String(number) };
      if (noted.has(number)) return run;
      noted.add(number);
      return { ...run, body: toLine(footnote, 60, plain) };
    },
    cite: (citations) =>
      numbersOf(citations).flatMap((number) => {
        const source = sources.get(number);
        if (source === undefined) return [];
        const { times, isNew } = memory.note(number);
        const run = { note: `source-${number}-${times}`, mark: `[${number}]` };
        if (!isNew) return [run];
        const text = noteText(source, times);
        return [{ ...run, body: textLine(text, directionOf(text, layout.dir), plain) }];
      }),
  };
}
