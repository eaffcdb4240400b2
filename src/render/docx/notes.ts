import { InternalHyperlink, Paragraph, type ParagraphChild, TextRun } from "docx";
import type { LayoutSource } from "../layout.ts";
import { directionOf } from "../text-direction.ts";
import type { Job } from "./job.ts";
import { markRun, textRuns, toNoteRuns } from "./to-runs.ts";

/** Footnotes in the order of their marks: Word counts the notes, sources have the number of the list at the end. */
export interface Notes {
  markFootnote(number: number): ParagraphChild[];
  /** One mark and one note for each number of a source. */
  markSources(numbers: readonly number[]): ParagraphChild[];
  /** The marks of the notes on sources, by the id of the note. */
  sourceMarks(): ReadonlyMap<number, string>;
  written(): Record<string, { children: Paragraph[] }>;
}

const longestQuote = 280;

export function sourceAnchor(number: number): string {
  return `source_${number}`;
}

/** `job` is asked for late: notes are part of it. */
export function createNotes(job: () => Job): Notes {
  const notes: Paragraph[] = [];
  const quoted = new Set<number>();
  const marks = new Map<number, string>();
  const add = (children: readonly ParagraphChild[], isRtl: boolean): ParagraphChild => {
    // Word leaves no space behind the number of a note.
    const spaced = [new TextRun({ text: " " }), ...children];
    notes.push(
      new Paragraph({ style: "FootnoteText", children: spaced, ...(isRtl ? { bidirectional: true } : {}) }),
    );
    return markRun(notes.length);
  };
  return {
    markFootnote(number) {
      const note = job().layout.footnotes.find((each) => each.number === number);
      return note === undefined ? [] : [add(toNoteRuns(job(), note), note.dir === "rtl")];
    },
    markSources(numbers) {
      const sources = numbers.flatMap(
        (number) => job().layout.sources.find((each) => each.number === number) ?? [],
      );
      return sources.map((source) => {
        const mark = add(...citeSource(job(), source, quoted.has(source.number)));
        quoted.add(source.number);
        marks.set(notes.length, `[${source.number}]`);
        return mark;
      });
    },
    sourceMarks: () => marks,
    written: () => Object.fromEntries(notes.map((note, index) => [String(index + 1), { children: [note] }])),
  };
}

/** Place and words the first time, the place alone after that; the number leads to the list at the end. */
function citeSource(
  job: Job,
  { number, place, source }: LayoutSource,
  isQuoted: boolean,
): [ParagraphChild[], boolean] {
  const quote = shorten(source.quote);
  const text = isQuoted || quote === "" ? ` ${place}` : ` ${place}: ${quote}`;
  const link = new InternalHyperlink({
    anchor: sourceAnchor(number),
    children: [new TextRun({ text: `[${number}]` })],
  });
  const dir = directionOf(text, job.layout.dir);
  return [[link, ...textRuns(job, { text, dir, look: {} })], dir === "rtl"];
}

function shorten(quote: string): string {
  const line = quote
    .slice(0, longestQuote * 4)
    .replaceAll(/\s+/g, " ")
    .trim();
  if (line.length <= longestQuote) return line;
  const cut = line.slice(0, longestQuote).replace(/[\ud800-\udbff]$/, "");
  const space = cut.lastIndexOf(" ");
  return `${(space > longestQuote / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}
