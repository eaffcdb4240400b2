import {
  bareQuestion,
  goesOn,
  lastThing,
  leadingWords,
  pronouns,
  questionOpening,
  theOne,
} from "../../../../lexicon/requests/follow-up-words.ts";
import { costVerbs } from "../../../../lexicon/tables/neutral-words.ts";
import { languages } from "../../../../lexicon/words-by-language.ts";
import { readAsked } from "../../answer/look-up/read-asked.ts";
import { wordReaderOf } from "../../answer/look-up/word-readers.ts";
import { createTermReader } from "../../../../lib/text/create-term-reader.ts";
import { matchTerms } from "../../../../lib/text/match-terms.ts";
import { nameOrdinal, swapNumber } from "./swap-count.ts";
import { namesThing, swapGermanName, swapLed, swapPriced, swapThing } from "./swap-phrase.ts";

const mostWords = 12;
const fewWords = 6;
const lead = new RegExp(`^(?:${leadingWords})(?!\\p{L})\\s*`, "iu");
const nameRun = /(?<=[\p{L}\p{N},]\s)\p{Lu}[\p{L}'’-]*(?:\s\p{Lu}[\p{L}'’-]*)*/gu;

/** "And for Hull?", "and by when?", "and what would they save?" as questions that stand alone; undefined where they do, or nothing fits. */
export function completeFollowUp(message: string, before: string, language: string): string | undefined {
  const plain = message.replace(/^[¿\s]+/u, "");
  const opened = goesOn.exec(plain)?.[0];
  if (opened === undefined || message.split(/\s+/u).length > mostWords || !/[?？]\s*$/u.test(message))
    return undefined;
  const said = plain
    .slice(opened.length)
    .replace(/[\s?？]+$/u, "")
    .trim();
  const question = before.replace(/[\s?？]+$/u, "").trim();
  if (said === "") return undefined;
  const ordered = nameOrdinal(said, question);
  if (ordered !== undefined) return `${capital(ordered)}?`;
  if (bareQuestion.test(said)) return `${capital(said)} ${question.replace(questionOpening, "").trim()}?`;
  if (questionOpening.test(`${said} `)) return askedAlike(said, question) ?? withThing(said, question);
  if (said.split(/\s+/u).length > fewWords) return undefined;
  const one = theOne.exec(said)?.[0];
  if (one !== undefined) {
    const swapped = swapLed(said.slice(one.length), question, true);
    return swapped === undefined ? undefined : `${swapped}?`;
  }
  const whole = swapped(said, question, language);
  // another thing behind the whole question would ask for the first one once more
  if (whole === undefined && namesThing(said, language)) return undefined;
  return `${whole ?? `${question} ${said}`}?`;
}

function swapped(said: string, question: string, language: string): string | undefined {
  return (
    swapNumber(said, question) ??
    swapAlike(said, question, language) ??
    swapName(said, question, language) ??
    swapPriced(said, question, language) ??
    swapLed(said, question) ??
    swapThing(said, question) ??
    (language === "de" ? swapGermanName(said, question) : undefined)
  );
}

/** "And how many for women?" after "how many jackets for men did we order?" */
function askedAlike(said: string, question: string): string | undefined {
  const [first = "", ...rest] = said.split(" ");
  const [opening = ""] = question.replace(/^[¿\s]+/u, "").split(" ");
  const isSame = first.toLowerCase() === opening.toLowerCase() && rest.length > 0;
  const whole = isSame ? swapLed(rest.join(" "), question) : undefined;
  return whole === undefined ? undefined : `${whole}?`;
}

/** "They" is what the question before ended with. */
function withThing(said: string, question: string): string | undefined {
  const thing = lastThing.exec(question)?.[0];
  return thing === undefined || !pronouns.test(said)
    ? undefined
    : `${capital(said.replace(pronouns, thing))}?`;
}

/** "À la journée" gives way to "une demi-journée": they share a word. */
function swapAlike(said: string, question: string, language: string): string | undefined {
  const reader = createTermReader(language);
  const own = reader.content(said.replaceAll("-", " ")).map(({ term }) => term);
  const words = question.split(" ");
  const at = words.findLastIndex((word) =>
    reader
      .content(word.replaceAll("-", " "))
      .some(({ term }) => own.some((other) => matchTerms(other, term) > 0)),
  );
  if (at < 1) return undefined;
  const same = wordsLike(words[at] ?? "", said.split(" "), reader);
  const verbs = verbsOf(question, language);
  const isSwapped = (offset: number) => {
    const [old, fresh] = [words[at + offset], said.split(" ")[same + offset]];
    return old !== undefined && fresh !== undefined && isSmall(old) === isSmall(fresh) && !verbs.has(old);
  };
  let to = at + 1;
  while (isSwapped(to - at)) to += 1;
  let from = at;
  while (from > 1 && same - (at - from) > 0 && !isSmall(words[from - 1]) && isSwapped(from - 1 - at))
    from -= 1;
  while (from > 1 && isSmall(words[from - 1])) from -= 1;
  return [...words.slice(0, from), said, ...words.slice(to)].join(" ");
}

/** Where the word stands that both have: what stands beside it gives way to what stands beside it now. */
function wordsLike(
  word: string,
  said: readonly string[],
  reader: ReturnType<typeof createTermReader>,
): number {
  const own = reader.content(word.replaceAll("-", " ")).map(({ term }) => term);
  return said.findIndex((other) =>
    reader
      .content(other.replaceAll("-", " "))
      .some(({ term }) => own.some((one) => matchTerms(one, term) > 0)),
  );
}

/** "And Yoga dynamic?" takes the place of "Yoga gentle", and not of "Yoga cost". */
function verbsOf(question: string, language: string): ReadonlySet<string> {
  const { wanted, all } = readAsked(question, wordReaderOf(language));
  const kept = all.filter(({ start }) => {
    const word = wanted.find((one) => one.start === start);
    return word === undefined || word.isVerb || word.isLight;
  });
  const own = languages.find((one) => one === language) ?? "en";
  return new Set([
    ...kept.map(({ start, end }) => question.slice(start, end)),
    ...(costVerbs[own] ?? "").split("|"),
  ]);
}

const longestSmall = 3;

/** Articles and the words that lead them. */
function isSmall(word: string | undefined): boolean {
  return word !== undefined && word.length <= longestSmall && /^\p{Ll}+['’]?$/u.test(word);
}

/** A name takes the place of a name: of one with as many words, else of one behind the same word. */
function swapName(said: string, question: string, language: string): string | undefined {
  const preposition = lead.exec(said)?.[0].trim() ?? "";
  const name = said.slice(preposition.length).trim();
  if (!/^\p{Lu}/u.test(name)) return undefined;
  const count = name.split(/\s+/u).length;
  const runs = [...question.matchAll(nameRun)].map(({ 0: text, index }) => ({
    text,
    index,
    isLed:
      preposition !== "" && question.slice(0, index).toLowerCase().endsWith(` ${preposition.toLowerCase()} `),
  }));
  // German nouns have capitals too
  const alike = runs.filter(
    ({ text }) => text.split(/\s+/u).length === count && (count > 1 || language !== "de"),
  );
  const found = runs.findLast(({ isLed }) => isLed) ?? alike.at(-1);
  if (found === undefined) return undefined;
  return `${question.slice(0, found.index)}${name}${question.slice(found.index + found.text.length)}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
