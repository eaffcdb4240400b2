import { normalizeWord, type Term, type TermReader } from "../../../lib/text/create-term-reader.ts";
import {
  askingWords,
  countedThing,
  kindCues,
  kindWords,
  whichWords,
  yesOrNo,
  type AskedKind,
} from "./question-cues.ts";
import { synonymsOf } from "./synonyms.ts";

/** A word of the question that an answer should hold, and how much it matters. */
export interface Wanted {
  term: string;
  /** Stems of words that can stand for it. */
  synonyms: readonly string[];
  word: string;
  weight: number;
  /** A number, or a name by its capital. */
  isKey: boolean;
}

export interface Question {
  text: string;
  kind: AskedKind;
  wanted: readonly Wanted[];
  /** The stem of what is counted in "how many". */
  counted: string | undefined;
  /** All of its words in lower case, for what must not count as an answer. */
  words: readonly string[];
}

const nameWeight = 1.6;
const numberWeight = 1.4;
const askingWeight = 0.25;

export function readQuestion(text: string, reader: TermReader): Question {
  const all = reader.all(text);
  const wanted = new Map<string, Wanted>();
  for (const word of reader.content(text)) {
    if (wanted.has(word.term)) continue;
    const plain = normalizeWord(word.text);
    const isKey = /\p{N}/u.test(plain) || isName(word, text, reader.language);
    const isAsking =
      askingWords.has(plain) || (kindWords.has(plain) && whichWords.test(text.slice(0, word.start)));
    const weight = isAsking && !isKey ? askingWeight : weigh(plain, isKey);
    const synonyms = synonymsOf(plain).flatMap((other) => reader.content(other).map(({ term }) => term));
    wanted.set(word.term, { term: word.term, synonyms, word: plain, weight, isKey });
  }
  const thing = countedThing.exec(text)?.groups?.["thing"];
  const counted = thing === undefined ? undefined : reader.content(thing).at(-1)?.term;
  const words = all.map((word) => normalizeWord(word.text));
  return { text, kind: readKind(text), wanted: [...wanted.values()], counted, words };
}

function weigh(word: string, isKey: boolean): number {
  if (/\p{N}/u.test(word)) return numberWeight;
  return isKey ? nameWeight : 1;
}

/** A capital inside the sentence; in German every noun has one, so there only all capitals tell. */
function isName(word: Term, text: string, language: string): boolean {
  if (/^\p{Lu}[\p{Lu}\p{N}&-]+$/u.test(word.text)) return true;
  if (language === "de" || !/^\p{Lu}/u.test(word.text)) return false;
  return /[^\s"'“„«(]/u.test(text.slice(0, word.start).trim());
}

function readKind(text: string): AskedKind {
  const plain = text.toLowerCase();
  const cue = kindCues
    .map(({ kind, pattern }) => ({ kind, at: plain.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)[0];
  if (cue !== undefined) return cue.kind;
  if (yesOrNo.test(plain)) return "yes-or-no";
  const words = plain.split(/\s+/u).length;
  const asksWhat =
    /^(what|was|was sind|qu['’]est-ce|che cos['’]|cos['’]|qué) ?(is|are|ist|sind|est|sont|è|sono|es|son)?\b/u;
  return asksWhat.test(plain) && words <= 6 ? "definition" : "thing";
}
