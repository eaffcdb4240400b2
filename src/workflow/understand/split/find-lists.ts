import { weakJoints } from "../../../lexicon/requests/joint-words.ts";
import { listOrdinals, placeNouns, spanWords, stepNouns } from "../../../lexicon/requests/list-words.ts";
import { monthNames } from "../../../lib/text/month-names.ts";
import { createCueFinder, cuesOf, toAlternatives } from "../match-cue.ts";
import { createIsInside, findClosedStretches, type ClosedStretch } from "./find-closed-stretches.ts";

/** A list inside running text: the marks of its items in order. Each item reaches to the next mark. */
export interface InlineList {
  marks: ClosedStretch[];
  /** Numbered by words such as "first", which also say other things. */
  isOrdinal: boolean;
}

interface Mark extends ClosedStretch {
  /** Marks of one list look alike. */
  style: string;
  /** Counted from 1. */
  place: number;
}

const labels =
  /(?<![\p{L}\p{N}_.)\]’'-])(?:\((?<paren>[a-z]|\d{1,2}|[ivx]{1,4})\)(?=[\s\p{L}«"„“])|(?<!\()(?<half>[a-z]|\d{1,2}|[ivx]{1,4})\.?\)(?=[\s\p{L}])|(?<!\()(?<dot>\d{1,2}|[a-z])\.(?=\s)|(?<!\()(?<slash>\d{1,2})[/°](?=\s)|(?<circled>[①-⑳]))/giu;
const steps = new RegExp(
  `(?<![\\p{L}\\p{N}_-])(?:${toAlternatives(cuesOf(stepNouns))})\\s+(?<step>\\d{1,2})\\s?[:.)–-](?=\\s)`,
  "giu",
);
const ordinals = Object.entries(listOrdinals).map(([language, places]) => ({
  style: language,
  finders: places.map((words) => createCueFinder(words.split("|"))),
}));
const joints = new Set(cuesOf(weakJoints));
const spans = new Set(cuesOf(spanWords));
const places = new Set(cuesOf(placeNouns));
const romans = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x"];

/** Two marks farther apart than this belong to no list that a person wrote into a sentence. */
const longestItem = 3_000;

/** The outermost lists of a text, in order. A single number, or one that does not count up, is no list. */
export function findLists(text: string): InlineList[] {
  const isClosed = createIsInside(
    findClosedStretches(text).filter(({ start }) => text.charAt(start) !== "("),
  );
  const marks = [...findLabels(text), ...findOrdinals(text)]
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
    .filter(({ start }) => !isClosed(start));
  const lists = joinMarks(marks).toSorted((a, b) => startOf(a) - startOf(b));
  let reached = -1;
  return lists.filter(({ marks: own }) => {
    const isInner = (own[0]?.start ?? 0) < reached;
    if (!isInner) reached = own.at(-1)?.end ?? 0;
    return !isInner;
  });
}

function startOf({ marks }: InlineList): number {
  return marks[0]?.start ?? 0;
}

/** Marks of one style that count up from the first. */
function joinMarks(marks: readonly Mark[]): InlineList[] {
  const lists: InlineList[] = [];
  const open = new Map<string, Mark[]>();
  const close = (style: string) => {
    const own = open.get(style) ?? [];
    if (own.length > 1)
      lists.push({
        marks: own.map(({ start, end }) => ({ start, end })),
        isOrdinal: style.startsWith("word"),
      });
    open.delete(style);
  };
  for (const mark of marks) {
    const own = open.get(mark.style);
    const last = own?.at(-1);
    if (own !== undefined && last !== undefined && mark.place === last.place + 1) {
      if (mark.start - last.end <= longestItem) own.push(mark);
      else close(mark.style);
    } else if (mark.place === 1) {
      close(mark.style);
      open.set(mark.style, [mark]);
    }
  }
  for (const style of [...open.keys()]) close(style);
  return lists;
}

function findLabels(text: string): Mark[] {
  const found: Mark[] = [];
  for (const match of text.matchAll(labels)) {
    const { paren, half, dot, slash, circled } = match.groups ?? {};
    const at = { start: match.index, end: match.index + match[0].length };
    if (circled !== undefined) {
      found.push({ ...at, style: "circled", place: (circled.codePointAt(0) ?? 0) - 0x245f });
      continue;
    }
    const form =
      paren !== undefined ? "paren" : half !== undefined ? "half" : dot !== undefined ? "dot" : "slash";
    if (!isMark(text, { ...at, form })) continue;
    for (const { kind, place } of readLabel(paren ?? half ?? dot ?? slash ?? ""))
      found.push({ ...at, style: `${form} ${kind}`, place });
  }
  for (const match of text.matchAll(steps)) {
    const at = { start: match.index, end: match.index + match[0].length };
    found.push({ ...at, style: "step", place: Number(match.groups?.["step"]) });
  }
  return found;
}

/** "i" is a letter and a Roman number; the rest of the list tells which. */
function readLabel(label: string): { kind: string; place: number }[] {
  if (/^\d/u.test(label)) return [{ kind: "number", place: Number(label) }];
  const lower = label.toLowerCase();
  const size = lower === label ? "small" : "large";
  const roman = romans.indexOf(lower) + 1;
  return [
    ...(label.length === 1 ? [{ kind: `${size} letter`, place: lower.charCodeAt(0) - 96 }] : []),
    ...(roman > 0 ? [{ kind: `${size} roman`, place: roman }] : []),
  ];
}

/** "section 2)", "Art. 5 (1)" and "1. Januar" number nothing here. */
function isMark(text: string, { start, end, form }: ClosedStretch & { form: string }): boolean {
  const before = text.slice(Math.max(0, start - 40), start);
  const word = /(?<word>[\p{L}°]+)\.?\s*$/u.exec(before)?.groups?.["word"]?.toLowerCase() ?? "";
  const isLineStart = /(?:^|\n)[ \t]*$/u.test(before);
  if (isLineStart) return true;
  if (places.has(word) || spans.has(word) || /[\d§]\s*$/u.test(before)) return false;
  if (form !== "dot") return true;
  const next = /^\s+(?<next>\p{L}+)/u.exec(text.slice(end, end + 40))?.groups?.["next"]?.toLowerCase() ?? "";
  const isFree = /[:;,.!?–—-]\s*$/u.test(before) || joints.has(word);
  return isFree && !monthNames.has(next) && !joints.has(next) && !spans.has(next);
}

/** "First, …" at the start of a clause; "the first project" counts nothing up. */
function findOrdinals(text: string): Mark[] {
  return ordinals.flatMap(({ style, finders }) =>
    finders.flatMap((find, index) =>
      find(text)
        .filter(({ start }) => opensClause(text.slice(Math.max(0, start - 20), start)))
        .map(({ start, end }) => ({ start, end, style: `word ${style}`, place: index + 1 })),
    ),
  );
}

function opensClause(before: string): boolean {
  if (/(?:^|[.,;:!?–—(\n])\s*$/u.test(before)) return true;
  const word = /(?<word>\p{L}+)\s+$/u.exec(before)?.groups?.["word"]?.toLowerCase();
  return word !== undefined && joints.has(word);
}
