import { Bookmark, InternalHyperlink, Paragraph, type ParagraphChild, TextRun } from "docx";
import { createNoteMemory } from "../citations/note-memory.ts";
import { numbersOf, sourceText } from "../citations/source-text.ts";
import type { LayoutSource } from "../layout.ts";
import { directionOf } from "../inline/text-direction.ts";
import type { Job } from "./job.ts";
import type { Notes } from "./notes.ts";
import { markRun, textRuns, toNoteRuns } from "./to-runs.ts";

/** `job` is asked for late: notes are part of it. */
export function createNotes(job: () => Job): Notes {
  const notes: Paragraph[] = [];
  const memory = createNoteMemory();
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
    enter: memory.enter,
    markFootnote(number) {
      const note = job().layout.footnotes.find((each) => each.number === number);
      return note === undefined ? [] : [add(toNoteRuns(job(), note), note.dir === "rtl")];
    },
    markSources(citations) {
      const { sources } = job().layout;
      return numbersOf(citations).flatMap((number) => {
        const source = sources.find((each) => each.number === number);
        if (source === undefined) return [];
        const { times, isNew } = memory.note(number);
        const anchor = `source_${number}_${times}`;
        if (!isNew) return [linkMark(number, anchor)];
        const mark = add(...noteOf(job(), source));
        marks.set(notes.length, `[${number}]`);
        return [new Bookmark({ id: anchor, children: [mark] })];
      });
    },
    sourceMarks: () => marks,
    written: () => Object.fromEntries(notes.map((note, index) => [String(index + 1), { children: [note] }])),
  };
}

function noteOf(job: Job, source: LayoutSource): [ParagraphChild[], boolean] {
  const text = `[${source.number}] ${sourceText(source)}`;
  const dir = directionOf(text, job.layout.dir);
  return [textRuns(job, { text, dir, look: {} }), dir === "rtl"];
}

/** The note stands further up: the mark leads to where it was made. */
function linkMark(number: number, anchor: string): ParagraphChild {
  const children = [new TextRun({ text: `[${number}]`, style: "FootnoteReference" })];
  return new InternalHyperlink({ anchor, children });
}
