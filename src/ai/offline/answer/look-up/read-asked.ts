import type { AnswerKind } from "../../../../lexicon/answers/answer-kinds.ts";
import { lightOf } from "../../../../lexicon/answers/light-words.ts";
import { greetingWords, thanksWords } from "../../../../lexicon/requests/small-talk-words.ts";
import { askingWord, needWords } from "../../../../lexicon/answers/need-words.ts";
import { pointing } from "../../../../lexicon/answers/sentence-words.ts";
import { languages } from "../../../../lexicon/words-by-language.ts";
import { splitSentences } from "../../../../lib/text/split-sentences.ts";
import { countedThing } from "../question-cues.ts";
import type { ReadWord, WordReader } from "./create-word-reader.ts";
import { isMistyped } from "./match-word.ts";
import { readKind } from "./read-kind.ts";
import { readsAsVerb } from "./reads-as-verb.ts";

/** A word of the question that an answer should hold, and how much it matters. */
export interface Wanted extends ReadWord {
  weight: number;
  isName: boolean;
  /** Says what kind of thing is asked for, or only carries the question. */
  isLight: boolean;
  /** Would be light, and stands in a phrase that says something: "takes care of". */
  isPhrase: boolean;
  /** Says what is done: others say it in other words. */
  isVerb: boolean;
  /** Other words of the same name: of "Fort Coligny" one may stand for both. */
  sameName: readonly ReadWord[];
}

export interface Asked {
  text: string;
  language: string;
  kind: AnswerKind;
  wanted: readonly Wanted[];
  /** "…, and from what date": something else is asked for besides. */
  asksMore: boolean;
  /** What is counted in "how many". */
  counted: Wanted | undefined;
  words: ReadonlySet<string>;
  all: readonly ReadWord[];
}

export const year = /^(?:1[5-9]|20)\d\d$/u;
const weights = { name: 1.5, number: 1.5, word: 1, told: 0.5, light: 0.25 };

export function readAsked(said: string, reader: WordReader): Asked {
  const text = withoutGreeting(said, reader.language);
  const all = reader.read(text);
  const { kind, asking, noun } = readKind(text, reader.language);
  const isIn = (spans: typeof noun, { start }: ReadWord) =>
    spans.some(([from, to]) => start >= from && start < to);
  const question = questionIn(text);
  const names = all.map((_, at) => isNamed(all, at, { text, language: reader.language }));
  const wanted = new Map<string, Wanted>();
  for (const [at, word] of all.entries()) {
    if (word.isStop || isIn(asking, word) || wanted.has(word.term)) continue;
    const { isNumber } = word;
    const isName = !isNumber && names[at] === true;
    const isPointed = pointsTo(all[at - 1]);
    const isTold = !isIn([question], word);
    const isWeak = isLightWord(word, reader);
    const isCarrying = isIn(noun, word) || isPointed || (isWeak && !word.isInPhrase);
    // "May I spend 250?" is answered by a limit, whatever its number
    const isCompared = kind === "yes-or-no" && !year.test(word.term);
    const isLight = isNumber ? isCompared || isTold : !isName && (isCarrying || isTold);
    const light = isTold && !isCarrying ? weights.told : weights.light;
    const isVerb = !isName && !isNumber && readsAsVerb(all, at, { text, language: reader.language });
    const weight = isLight ? light : weigh(isNumber, isName);
    const sameName = isName ? nameAround(all, names, at) : [];
    wanted.set(word.term, {
      ...word,
      isName,
      isLight,
      isPhrase: isWeak && !isLight,
      isVerb,
      weight,
      sameName,
    });
  }
  const thing = countedThing.exec(text)?.groups?.["thing"];
  const countedTerm = thing === undefined ? undefined : reader.read(thing).at(-1)?.term;
  return {
    ...{
      text,
      language: reader.language,
      kind,
      wanted: onlyLight([...wanted.values()], question, reader.language),
      all,
    },
    asksMore: asking.length > 1,
    counted: countedTerm === undefined ? undefined : wanted.get(countedTerm),
    words: new Set(all.map(({ word }) => word)),
  };
}

/** "This leader"; French asks with the word that points in Italian. */
function pointsTo(before: ReadWord | undefined): boolean {
  if (before === undefined || (before.language === "fr" && before.word === "quel")) return false;
  return pointing.test(before.word);
}

/** One that only carries the question, also with a slip of the pen: "what law staes that". */
function isLightWord({ word, term, ideas, broad, narrow, parts }: ReadWord, reader: WordReader): boolean {
  const light = lightOf.get(reader.language) ?? new Set<string>();
  if (light.has(word)) return true;
  const isKnown = [ideas, broad, narrow, parts].some((own) => own.length > 0);
  // "preso" is a form of "prendere", which carries nothing either
  return !isKnown && (reader.light.has(term) || [...light].some((one) => isMistyped(word, one)));
}

function weigh(isNumber: boolean, isName: boolean): number {
  return isNumber ? weights.number : isName ? weights.name : weights.word;
}

const greetings = new Map(
  languages.map((own) => [own as string, [greetingWords[own], thanksWords[own]].join("|").split("|")]),
);

/** "Guten Tag, darf ich …": a greeting becomes blanks, so that every place stays where it was. */
function withoutGreeting(text: string, language: string): string {
  const plain = text.toLowerCase();
  const greeting = (greetings.get(language) ?? [])
    .filter((words) => plain.trimStart().startsWith(words))
    .toSorted((a, b) => b.length - a.length)[0];
  if (greeting === undefined) return text;
  const end = plain.indexOf(greeting) + greeting.length;
  return /^\s*[,.!:;–-]/u.test(text.slice(end)) ? " ".repeat(end) + text.slice(end) : text;
}

/** Where the question itself stands: what is told before and after it only says why somebody asks. */
function questionIn(text: string): readonly [start: number, end: number] {
  const asking = splitSentences(text).filter(({ text: said }) => said.trimEnd().endsWith("?"));
  const [only, ...more] = asking;
  if (more.length > 0) return [0, text.length];
  if (only === undefined) return [needIn(text), text.length];
  return [only.start + leadOf(only.text), only.end];
}

/** "I am on the phone and need the number": what stands before the wish says why. */
function needIn(text: string): number {
  const found = [...text.matchAll(needWords)].at(-1);
  return found === undefined ? 0 : found.index;
}

/** "I am paying the bill: which reference …": the question begins behind the colon, where the words that ask stand. */
function leadOf(question: string): number {
  const colon = /^[^:?]{8,}?\s?:\s+(?=\p{L})/u.exec(question)?.[0] ?? "";
  const isAsked = (part: string) => askingWord.test(part);
  return colon !== "" && !isAsked(colon) && isAsked(question.slice(colon.length)) ? colon.length : 0;
}

/** A question of light words alone is about them, rather than about what is told beside it. */
function onlyLight(
  wanted: Wanted[],
  [from, to]: readonly [start: number, end: number],
  language: string,
): Wanted[] {
  if (wanted.some(({ isLight }) => !isLight)) return wanted;
  const isAsked = ({ start }: Wanted) => start >= from && start < to;
  const isNoun = (one: Wanted) => isAsked(one) && lightOf.get(language)?.has(one.word) !== true;
  // "The motor does not start. What am I to do?": what is told is what is asked about
  const isTold = (one: Wanted) =>
    !isAsked(one) && !one.isNumber && lightOf.get(language)?.has(one.word) !== true;
  const isMeant = [isNoun, isTold, isAsked].find((test) => wanted.some(test)) ?? (() => true);
  return wanted.map((one) => (isMeant(one) ? { ...one, isLight: false, weight: weights.word } : one));
}

function nameAround(all: readonly ReadWord[], names: readonly boolean[], at: number): ReadWord[] {
  let from = at;
  let to = at;
  while (names[from - 1] === true) from -= 1;
  while (names[to + 1] === true) to += 1;
  return all.slice(from, to + 1).filter((_, offset) => from + offset !== at);
}

/** A capital inside the sentence; in German every noun has one, so there only two in a row or all capitals tell. */
function isNamed(
  all: readonly ReadWord[],
  at: number,
  { text, language }: { text: string; language: string },
): boolean {
  const word = all[at];
  if (word === undefined) return false;
  const said = text.slice(word.start, word.end);
  if (/^\p{Lu}[\p{Lu}\p{N}&-]+$/u.test(said)) return true;
  if (!/^\p{Lu}/u.test(said) || !/[^\s"'“„«(¿]/u.test(text.slice(0, word.start))) return false;
  if (language !== "de") return true;
  return [all[at - 1], all[at + 1]].some((near) => {
    if (near === undefined || near.isStop) return false;
    const [from, to] = near.start < word.start ? [near.end, word.start] : [word.end, near.start];
    return /^\p{Lu}/u.test(text.slice(near.start, near.end)) && text.slice(from, to) === " ";
  });
}
