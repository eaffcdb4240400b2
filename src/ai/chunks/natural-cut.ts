import { splitSentences } from "../../lib/text/split-sentences.ts";
import type { PartType } from "../../model/document.ts";

/** How far back a sentence's end, or the beginning of a character of several signs, is looked for. */
const sentenceWindow = 4_000;
const clusterWindow = 1_000;
const graphemes = new Intl.Segmenter("und", { granularity: "grapheme" });

export interface CutRange {
  start: number;
  /** No more fits. */
  end: number;
}

/** Where to cut a text that is too long: at the end of a row, paragraph, sentence, line or word, in the later half. */
export function naturalCut(text: string, { start, end }: CutRange, type: PartType): number {
  const later = { start: start + Math.ceil((end - start) / 2), end };
  const byLines = type === "table" || type === "code" || type === "metadata";
  const line = () => afterLast(text, later, "\n");
  const word = () => wordEnd(text, later);
  const prose = [() => afterLast(text, later, "\n\n"), () => sentenceEnd(text, later), line, word];
  for (const find of byLines ? [line, word] : prose) {
    const cut = wholeCharacters(text, start, find());
    if (cut >= later.start && cut > start) return cut;
  }
  const cut = wholeCharacters(text, start, end);
  return cut > start ? cut : end;
}

function afterLast(text: string, { start, end }: CutRange, mark: string): number {
  const at = text.slice(start, end).lastIndexOf(mark);
  return at === -1 ? -1 : start + at + mark.length;
}

function sentenceEnd(text: string, { start, end }: CutRange): number {
  const from = Math.max(start, end - sentenceWindow);
  // the last one is cut by the window
  const whole = splitSentences(text.slice(from, end)).at(-2);
  if (whole === undefined) return -1;
  let at = from + whole.end;
  while (at < end && /\s/u.test(text.charAt(at))) at += 1;
  return at;
}

function wordEnd(text: string, { start, end }: CutRange): number {
  for (let at = end; at > start; at -= 1) if (/\s/u.test(text.charAt(at - 1))) return at;
  return -1;
}

/** A sign that people see as one stays whole: letters with their accents, families, flags. */
function wholeCharacters(text: string, start: number, cut: number): number {
  if (cut <= start || cut >= text.length) return cut;
  const from = Math.max(start, cut - clusterWindow);
  const near = text.slice(from, cut + clusterWindow);
  const around = graphemes.segment(near).containing(cut - from);
  return around === undefined ? cut : from + around.index;
}
