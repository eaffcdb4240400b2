/** "[3]" or "[iv]" right behind a word or its punctuation: the mark of a footnote or an endnote, as our readers write it. */
const noteMarks = /(?<=[\p{L}\p{N}\p{P}%€$£])\[(?:\d{1,3}|[ivxl]{1,6})\](?!\()/gu;

/** The same words without the marks of notes. */
export function withoutNoteMarks(text: string): string {
  return text.includes("[") ? text.replaceAll(noteMarks, "") : text;
}

/** Sentences that read well by themselves; what they were taken from keeps its marks. */
export function sayWithoutMarks<Said extends { text: string }>(sentences: readonly Said[]): Said[] {
  return sentences.map((sentence) => ({ ...sentence, text: withoutNoteMarks(sentence.text) }));
}

/** Where the marks of notes stand, in order. */
export function findNoteMarks(text: string): { start: number; end: number }[] {
  if (!text.includes("[")) return [];
  return [...text.matchAll(noteMarks)].map(({ index, 0: mark }) => ({
    start: index,
    end: index + mark.length,
  }));
}
