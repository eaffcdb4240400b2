import { Bookmark, InternalHyperlink, Paragraph, type ParagraphChild, TextRun } from "docx";
import { createNoteMemory } from "../citations/note-memory.ts";
import { noteText, numbersOf } from "../citations/source-text.ts";
import { superscript } from "../superscript.ts";
import { directionOf } from "../inline/text-direction.ts";
import type { DocxJob } from "./job.ts";
import type { DocxNotes } from "./notes.ts";
import { markRun, textRuns, toNoteRuns } from "./to-runs.ts";

/** `job` is asked for late: notes are part of it. */
export function createNotes(job: () => DocxJob): DocxNotes {
  const notes: Paragraph[] = [];
  const memory = createNoteMemory();
  /** The note that stands for a source now, as Word counts it. */
  const counts = new Map<number, number>();
  const add = (children: readonly ParagraphChild[], isRtl: boolean): ParagraphChild => {
    // Word leaves no space behind the number of a note.
    const spaced = [new TextRun({ text: " " }), ...children];
    notes.push(
      new Paragraph({ style: "FootnoteText", children: spaced, ...(isRtl ? { bidirectional: true } : {}) }),
    );
    return markRun(notes.length);
  };
  return {
    enter: memory.enter,
    markFootnote(number) {
      const note = job().layout.footnotes.find((each) => each.number === number);
      return note === undefined ? [] : [add(toNoteRuns(job(), note), note.dir === "rtl")];
    },
    markSources(citations) {
      const { sources, dir } = job().layout;
      const known = numbersOf(citations).filter((cited) => sources.some(({ number }) => number === cited));
      return known.flatMap((number, index) => {
        const source = sources.find((each) => each.number === number);
        if (source === undefined) return [];
        const between = index === 0 ? [] : [space()];
        const { times, isNew } = memory.note(number);
        const anchor = `source_${number}_${times}`;
        if (!isNew) return [...between, linkMark(counts.get(number) ?? number, anchor)];
        const text = noteText(source, times);
        const side = directionOf(text, dir);
        const mark = add(textRuns(job(), { text, dir: side, look: {} }), side === "rtl");
        counts.set(number, notes.length);
        return [...between, new Bookmark({ id: anchor, children: [mark] })];
      });
    },
    written: () => Object.fromEntries(notes.map((note, index) => [String(index + 1), { children: [note] }])),
  };
}

/** Two marks side by side would be one number; a comma would be read as a part of the text. */
function space(): ParagraphChild {
  return new TextRun({ text: " ", style: "FootnoteReference" });
}

/**
 * The note stands further up: the mark leads to where it was made. Its digits are raised ones, so that no program
 * that reads the text takes them for a part of the number before them.
 */
function linkMark(number: number, anchor: string): ParagraphChild {
  return new InternalHyperlink({ anchor, children: [new TextRun({ text: superscript(number) })] });
}
