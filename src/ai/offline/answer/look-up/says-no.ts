import { denyingVerbs } from "../../../../lexicon/answers/denying-verbs.ts";
import {
  free,
  limiting,
  none,
  restricting,
  turning,
  until,
} from "../../../../lexicon/answers/sentence-words.ts";
import { polarity } from "../../../../lexicon/facts/polarity.ts";
import { languages } from "../../../../lexicon/words-by-language.ts";
import { opposes } from "../opposites.ts";
import { isNegation } from "../question-cues.ts";
import type { ReadWord } from "./create-word-reader.ts";
import { matchWord } from "./match-word.ts";
import type { Asked } from "./read-asked.ts";
import type { AnswerPlace } from "./read-places.ts";

/** One says that it is so, the other that it is not; "was not open" and "was closed" say the same. */
export function contradicts(asked: Asked, { words, language, sentence }: AnswerPlace): boolean {
  const [asks, says] = [isNegated(asked, asked.all), isNegated(asked, words)];
  if (asks === says) return false;
  // "did not work" and "did not respond": both say no, each of its own word
  if (asks && words.some((_, at) => isNo(words, at))) return false;
  // why something may not be done is told by what it may be done under
  if (asks && asked.kind === "reason" && restricting.test(sentence.text)) return false;
  // a "cancellation" that both speak of turns nothing
  const others = words.filter((one) => !asked.wanted.some((own) => matchWord(own, one) > 0.6));
  const isTurned = says
    ? denies(asked.all, asked.language)
    : denies(others, language) || words.some(({ word }) => free.test(word)) || isOpposed(asked, words);
  return !isTurned;
}

/** Speaks of the opposite of what is asked about, where neither of both says no. */
export function isOpposite(asked: Asked, { words }: AnswerPlace): boolean {
  return isOpposed(asked, words) && !isNegated(asked, asked.all);
}

function isOpposed({ words: asks }: Asked, words: readonly ReadWord[]): boolean {
  return opposes(
    [...asks],
    words.map(({ word }) => word),
  );
}

const denying = new Map<string, RegExp>(languages.map((own) => [own, toPattern(own)]));

function toPattern(language: (typeof languages)[number]): RegExp {
  const words = `${polarity[language].denying}|${denyingVerbs[language]}`;
  return new RegExp(`^(?:${words.replaceAll("*", "\\p{L}*")})$`, "u");
}

/** "Renounced", "closed": a no inside a word. */
function denies(words: readonly ReadWord[], language: string): boolean {
  const pattern = denying.get(language);
  return pattern !== undefined && words.some(({ word }) => pattern.test(word));
}

/** How near to a word of the question a negation must stand to turn it. */
const negationReach = 4;

const counts: ReadonlySet<string> = new Set(["amount", "count", "share"]);
const untilReach = 8;

/** A negation before a word of the question, or one that is part of it; elsewhere it denies something else. */
function isNegated({ wanted, kind }: Asked, words: readonly ReadWord[]): boolean {
  const carrying = wanted.filter(({ isLight }) => !isLight);
  return words.some(({ word, term }, at) => {
    if (turning.test(term) && carrying.some((own) => own.term === term.replace(turning, ""))) return true;
    if (!isNo(words, at)) return false;
    if (counts.has(kind) && none.test(word)) return false;
    // "not explained until 1864" says that it was
    if (words.slice(at + 1, at + untilReach).some((one) => until.test(one.word))) return false;
    const next = words.slice(at + 1, at + 1 + negationReach);
    return next.some((one) => carrying.some((own) => matchWord(own, one) > 0.6));
  });
}

const limitReach = 6;

/** A word that denies what stands near it, and is no part of a limit such as "not more than". */
export function isNo(words: readonly ReadWord[], at: number): boolean {
  const own = words[at];
  if (own === undefined) return false;
  const { word, end } = own;
  // "n'ouvre": the apostrophe parts them
  const isElided = word === "n" && words[at + 1]?.start === end + 1;
  if (!isNegation(word) && word !== "non" && !isElided) return false;
  const near = words.slice(at, at + limitReach).map((one) => one.word);
  return !limiting.test(near.join(" "));
}
