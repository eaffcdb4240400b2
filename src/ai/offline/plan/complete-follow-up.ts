import {
  bareQuestion,
  goesOn,
  lastThing,
  leadingWords,
  pronouns,
  questionOpening,
} from "../../../lexicon/requests/follow-up-words.ts";
import { createTermReader } from "../../../lib/text/create-term-reader.ts";
import { matchTerms } from "../../../lib/text/match-terms.ts";

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
  if (bareQuestion.test(said)) return `${capital(said)} ${question.replace(questionOpening, "").trim()}?`;
  if (questionOpening.test(`${said} `)) return withThing(said, question);
  if (said.split(/\s+/u).length > fewWords) return undefined;
  return `${swapAlike(said, question, language) ?? swapName(said, question, language) ?? `${question} ${said}`}?`;
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
  let from = at;
  while (from > 1 && isSmall(words[from - 1])) from -= 1;
  return [...words.slice(0, from), said, ...words.slice(at + 1)].join(" ");
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
