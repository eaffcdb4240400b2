import {
  beginnings,
  endings,
  excluded,
  limitWords,
  required,
  theWord,
  unnamed,
} from "../../lexicon/constraint-words.ts";
import { units } from "../../lexicon/documents/criteria-words.ts";
import { createTermReader } from "../../lib/text/create-term-reader.ts";
import { stopWords } from "../../lib/text/stop-words.ts";
import { holdsWords, toWordText } from "../facts/holds-words.ts";
import type { ConstrainedResult, ConstraintFinding } from "./checked-constraint.ts";
import { kept, unknown, violated } from "./checked-constraint.ts";
import { findShape, shapeOf } from "./find-shape.ts";
import { toGapPatterns, toPattern } from "./phrase-pattern.ts";

const patterns = {
  unnamed: toGapPatterns(unnamed),
  excluded: toGapPatterns(excluded),
  required: toGapPatterns(required),
  beginnings: toGapPatterns(beginnings),
  endings: toGapPatterns(endings),
};
const wordMark = toPattern(theWord);
const limits = new RegExp(`^(?:${toPattern(limitWords).source}|\\d)`, "iu");
/** Counted elsewhere. */
const countable = new RegExp(`^(?:${Object.values(units).join("|")})$`, "iu");
const quoted = /["“”„«»]\s*([^"“”„«»]{1,200}?)\s*["“”„«»]|(?<![\p{L}])['‘]([^'’‘]{1,200})['’](?![\p{L}])/gu;

/** What may not be said, what must be, and with what words the text begins or ends. */
export function checkMentions(constraint: string, result: ConstrainedResult): ConstraintFinding {
  const end = findGap(constraint, patterns.beginnings) ?? findGap(constraint, patterns.endings);
  if (end !== undefined) return checkEnds(constraint, end, result);
  const banned = findGap(constraint, patterns.unnamed);
  if (banned !== undefined) return settle(cutThings(banned).map((thing) => checkAbsent(thing, result)));
  const excludedThings = findGap(constraint, patterns.excluded);
  if (excludedThings !== undefined)
    return limits.test(excludedThings)
      ? undefined
      : settle(cutThings(excludedThings).map((thing) => checkKind(thing, result)));
  const wanted = findGap(constraint, patterns.required);
  return wanted === undefined
    ? undefined
    : settle(cutThings(wanted).map((thing) => checkPresent(thing, result)));
}

function findGap(constraint: string, gaps: readonly RegExp[]): string | undefined {
  const plain = constraint.trim().replace(/(?<![.!;])[.!;]+$/u, "");
  for (const gap of gaps) {
    const found = gap.exec(plain)?.groups?.["x"];
    if (found !== undefined) return found;
  }
  return undefined;
}

/** One is enough to break it; all must be known to be kept. */
function settle(found: readonly ConstraintFinding[]): ConstraintFinding {
  const states = found.filter((one) => one !== undefined);
  return (
    states.find(({ state }) => state === "violated") ??
    states.find(({ state }) => state === "unknown") ??
    states[0]
  );
}

interface Thing {
  text: string;
  /** The very words are meant, or a name: not there is not there. */
  isExact: boolean;
  isQuoted: boolean;
}

function cutThings(said: string): Thing[] {
  const quotes = [...said.matchAll(quoted)].map((match) => match[1] ?? match[2] ?? "");
  if (quotes.length > 0) return quotes.map((text) => ({ text, isExact: true, isQuoted: true }));
  const isMarked = wordMark.test(said);
  return said
    .replace(wordMark, " ")
    .split(/,|;|(?<![\p{L}-])(?:or|and|nor|oder|und|noch|ou|et|ni|o|e|y|né)(?![\p{L}-])/iu)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== "")
    .map((text) => ({ text, isExact: isMarked || isName(text), isQuoted: isMarked }));
}

/** Two capital words, or a word with a capital or digit inside: a German noun alone is no name. */
function isName(text: string): boolean {
  return /^\p{Lu}[\p{L}'’-]*(?:\s+\p{Lu}[\p{L}'’-]*)+$|\p{Ll}\p{Lu}|\p{L}\p{N}|^\p{Lu}{2,}$/u.test(text);
}

/** Of a kind without a shape nobody can say by looking for its name that it is not there, or is. */
function checkKind(thing: Thing, result: ConstrainedResult): ConstraintFinding {
  if (thing.isQuoted || shapeOf(thing.text) !== undefined) return checkAbsent(thing, result);
  return countable.test(thing.text) ? undefined : unknown;
}

function checkAbsent({ text, isExact }: Thing, result: ConstrainedResult): ConstraintFinding {
  const shape = shapeOf(text);
  if (shape !== undefined) return findShape(shape, result);
  const words = findWords(text, result);
  if (words !== undefined) return violated(words);
  return isExact ? kept : unknown;
}

function checkPresent({ text, isExact }: Thing, result: ConstrainedResult): ConstraintFinding {
  const shape = shapeOf(text);
  if (shape !== undefined) {
    const found = findShape(shape, result);
    return found?.state === "violated" ? kept : found?.state === "kept" ? violated(text) : unknown;
  }
  if (findWords(text, result) !== undefined) return kept;
  return isExact ? violated(text) : unknown;
}

const mostWords = 6;

/** The words as they stand there, or in another form of the language; undefined where they do not. */
function findWords(text: string, result: ConstrainedResult): string | undefined {
  const content = dropStops(text);
  const exact = toWordText(content).trim();
  if (exact === "" || exact.split(" ").length > mostWords) return undefined;
  if (holdsWords(toWordText(result.text), exact)) return content;
  const reader = createTermReader(result.language);
  const terms = reader.all(content).map(({ term }) => term);
  const said = reader.all(result.text);
  const at = said.findIndex((_, index) => terms.every((term, offset) => said[index + offset]?.term === term));
  const [first, last] = [said[at], said[at + terms.length - 1]];
  return first === undefined || last === undefined ? undefined : result.text.slice(first.start, last.end);
}

/** Articles and the like at either end. */
function dropStops(text: string): string {
  const words = text.split(/\s+/u);
  const isStop = (word: string | undefined) =>
    word !== undefined &&
    ["en", "de", "fr", "it", "es"].some((one) => stopWords(one).has(word.toLowerCase()));
  while (words.length > 1 && isStop(words[0])) words.shift();
  while (words.length > 1 && isStop(words.at(-1))) words.pop();
  return words.join(" ");
}

function checkEnds(constraint: string, said: string, { text }: ConstrainedResult): ConstraintFinding {
  const [thing] = cutThings(said);
  if (thing === undefined || ![...constraint.matchAll(quoted)].length) return unknown;
  const plain = toWordText(text).trim();
  const words = toWordText(thing.text).trim();
  const isStart = findGap(constraint, patterns.beginnings) !== undefined;
  const holds = isStart ? `${plain} `.startsWith(`${words} `) : ` ${plain}`.endsWith(` ${words}`);
  return holds ? kept : violated(isStart ? text.slice(0, 60) : text.trim().slice(-60));
}
