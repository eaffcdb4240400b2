import { countingNumber, numberWords, personWords, timeWords, yearWords } from "../question-cues.ts";
import { timed } from "../../../../lexicon/answers/money-questions.ts";
import { timeUnits } from "../../../../lexicon/answers/asked-properties.ts";
import { priceChange, priceHeads } from "../../../../lexicon/answers/money-questions.ts";
import { deadlineAsked, deadlineSaid } from "../../../../lexicon/answers/ruling-words.ts";
import { causes, hints, opensWithCause } from "../../../../lexicon/answers/cause-words.ts";
import {
  century,
  conditions,
  byThen,
  datedPaper,
  dayAsked,
  dayNamed,
  limitAsked,
  percentAsked,
  unitWord,
  durations,
  free,
  money,
  none,
  noPronoun,
  ordinalDay,
  paidFor,
  perTime,
  pointing,
  pronoun,
  shareWords,
} from "../../../../lexicon/answers/sentence-words.ts";
import { findDates } from "../../../../lib/text/find-dates.ts";
import { monthNames } from "../../../../lib/text/month-names.ts";
import { languages, type Language } from "../../../../lexicon/words-by-language.ts";
import type { ReadWord } from "./create-word-reader.ts";
import { asksForMoney, asksForPrice, holdsMoney, isMoneyWord } from "./holds-money.ts";
import { matchWord } from "./match-word.ts";
import type { Asked, Wanted } from "./read-asked.ts";
import type { AnswerPlace } from "./read-places.ts";

/** Whether a sentence holds something of the kind asked for that the question did not bring itself; "never" where it cannot be overlooked. */
export function holdsKind(asked: Asked, place: AnswerPlace): "yes" | "no" | "never" {
  const { sentence, words, language } = place;
  const text = plainFor(asked.kind, place);
  const rest = withoutWords(text, asked.words);
  const or = (holds: boolean, not: "no" | "never") => (holds ? "yes" : not);
  const hasNumber = () => holdsNumber(rest);
  const hasShare = () => shareWords.test(rest);
  switch (asked.kind) {
    case "amount":
      if (percentAsked.test(asked.text)) return or(hasShare(), "never");
      // "no fee" is an amount as well
      if (!asksForMoney(asked)) return or(hasNumber() || saysNone(asked, words) || hasShare(), "never");
      // "TE 40" is a name, also where the question brought one half of it
      if (saysNone(asked, words) || (holdsMoney(rest) && holdsMoney(text))) return "yes";
      if (!hasShare()) return "never";
      if (!asksForPrice(asked)) return "yes";
      // a share of something else tells no price, one of the rent may
      return tellsPrice(text) || words.some(({ word }) => isMoneyWord(word, language)) ? "no" : "never";
    case "count":
      return or(hasNumber() || saysNone(asked, words) || hasShare(), "never");
    case "share":
      // "within 18 months" is no part of anything
      return or(hasShare() || holdsNumber(rest.replaceAll(timed, " ")), "never");
    case "period":
      return or(
        timeWords.test(rest.replaceAll(order, " ")) || durations.test(rest) || countsTime(text, asked),
        "never",
      );
    case "year":
      return or(yearWords.test(rest) || namesCentury(sentence.text, asked.text), "never");
    case "date":
      if (dayAsked.test(asked.text) && !dayNamed.test(text)) return "never";
      if (limitAsked.test(asked.text) && !namesDay(text)) return "never";
      // "necessary when …" answers a question that begins with "when" as well
      return or(timeWords.test(rest) || tellsWhen(asked, sentence.text) || ordinalDay.test(rest), "never");
    case "person":
      return or(
        (isEnded(sentence.text) ? holdsName(rest) : holdsPerson(rest, words)) || personWords.test(rest),
        "never",
      );
    case "organisation":
      return or(holdsFirm(rest), "no");
    case "place":
      return or(holdsName(rest), "no");
    case "reason":
      // Italian asks and answers with the same word
      return or(
        says(causing, sentence.text, language) || opensWithCause.test(sentence.text),
        says(hinting, rest, language) ? "no" : "never",
      );
    case "yes-or-no":
    case "manner":
      return "yes";
    case "definition":
    case "thing":
      return or(/[\p{L}\p{N}]{2,}/u.test(rest), "no");
  }
}

function tellsPrice(text: string): boolean {
  return priceHeads.test(text) || priceChange.test(text);
}

/** A condition tells when, and by when only with a word for a limit. */
function tellsWhen({ text }: Asked, said: string): boolean {
  return conditions.test(said) && (!deadlineAsked.test(text) || deadlineSaid.test(said));
}

/** "£45.00" is no time of day. */
const price = /(?:[£$€]|CHF|EUR|GBP|USD|Fr\.)\s?\p{N}[\p{N}.,'’]*/gu;

/** Without what only looks as if it were of the kind. */
function plainFor(kind: Asked["kind"], place: AnswerPlace): string {
  const { text } = place.sentence;
  if (kind === "date") return datedText(place).replaceAll(datedPaper, " ");
  if (kind !== "period") return text;
  return text.replaceAll(paidFor, " ").replaceAll(perTime, " ").replaceAll(price, " ");
}

/** What comes first says nothing of how long it takes. */
const order =
  /(?<!\p{L})(?:after|before|once|as soon as|nach|vor|sobald|après|avant|dès|dopo|prima|después|antes)(?!\p{L})/giu;

/** "27 days", where the question brought the days, but not how many. */
function countsTime(text: string, { words }: Asked): boolean {
  const said = text.match(/[\p{L}\p{N}]+(?:[.,]\p{N}+)?/gu) ?? [];
  const isUnit = (word = "") => timeUnits.some((unit) => unit.test(word.toLowerCase()));
  return said.some(
    (word, at) =>
      !words.has(word.toLowerCase()) &&
      (countingNumber.test(word) || numberWords.test(word)) &&
      (isUnit(said[at + 1]) || isUnit(said[at + 2])),
  );
}

/** "In the 20th century", where the question brought the word "century" but no number before it. */
function namesCentury(text: string, question: string): boolean {
  const [said] = century.exec(text) ?? [];
  return said !== undefined && !question.toLowerCase().includes(said.toLowerCase());
}

const causing = compile(causes);
const hinting = compile(hints);

function compile(words: Readonly<Record<Language, string>>): ReadonlyMap<string, RegExp> {
  return new Map(languages.map((own) => [own, new RegExp(`(?<!\\p{L})(?:${words[own]})(?!\\p{L})`, "iu")]));
}

function says(patterns: ReadonlyMap<string, RegExp>, text: string, language: string): boolean {
  return patterns.get(language)?.test(text) ?? true;
}

const noneReach = 3;

/** "No fee", "free": an amount of what was asked for. */
function saysNone({ wanted }: Asked, words: readonly ReadWord[]): boolean {
  return words.some(({ word }, at) => {
    if (free.test(word)) return true;
    if (!none.test(word)) return false;
    // "no significant amounts of gains"
    const isSmall = (one: ReadWord) =>
      one.isStop || wanted.some((own) => own.isLight && own.term === one.term);
    const next = words.slice(at + 1, at + 1 + 2 * noneReach).filter((one) => !isSmall(one));
    return next
      .slice(0, noneReach)
      .some((one) => wanted.some((own) => !own.isLight && matchWord(own, one) > 0.8));
  });
}

const opening = 6;

/** A pronoun among the first words: what it is about stands before. */
export function refersBack(words: readonly ReadWord[]): boolean {
  return words.slice(0, opening).some(({ word }) => pronoun.test(word));
}

/** Begins with a pronoun, and cannot be read alone. */
export function opensWithPronoun([first]: readonly ReadWord[]): boolean {
  if (first === undefined || noPronoun[first.language]?.test(first.word) === true) return false;
  return pronoun.test(first.word);
}

/** "The reason is …": why what stands before is so. */
export function givesReason({ kind }: Asked, { sentence, before: [last] }: AnswerPlace): boolean {
  return kind === "reason" && last?.isStatement === true && opensWithCause.test(sentence.text);
}

/** The words of a sentence, and of the one that it gives the reason for. */
export function ownWords(asked: Asked, place: AnswerPlace): readonly ReadWord[] {
  const [last] = place.before;
  return last !== undefined && givesReason(asked, place) ? [...last.words, ...place.words] : place.words;
}

/** "Send it back by then": which day is meant stands in the sentence before. */
export function meansDayBefore({ sentence, before: [last] }: AnswerPlace): boolean {
  return last?.isStatement === true && byThen.test(sentence.text) && namesDay(last.sentence.text);
}

function datedText(place: AnswerPlace): string {
  const { sentence, before } = place;
  return meansDayBefore(place) ? `${before[0]?.sentence.text ?? ""} ${sentence.text}` : sentence.text;
}

/** "It uses this type", where the type was asked for: which one stands before. */
export function pointsBack(words: readonly ReadWord[], { wanted }: Asked): boolean {
  return words.some(
    ({ word }, at) =>
      pointing.test(word) &&
      wanted.some((own) => words[at + 1] !== undefined && own.term === words[at + 1]?.term),
  );
}

/** A name that does not only open the sentence, or a form of firms. */
function holdsFirm(text: string): boolean {
  return (
    namesInside(text) ||
    /(?<!\p{L})(?:AG|SA|GmbH|Ltd|Inc|LLC|plc|Sàrl|Sagl|SRL|SpA|S\.A\.|KG)(?!\p{L})/u.test(text)
  );
}

/** A capital that does not only open the sentence. */
function holdsName(text: string): boolean {
  return namesInside(text) || /^\W*\p{Lu}\p{L}+/u.test(text);
}

function namesInside(text: string): boolean {
  return (
    /[^\s.!?:"“„«([–-]\s*["“„«(]?\p{Lu}\p{L}+/u.test(text) ||
    /^\W*\p{Lu}\p{L}+\s+(?:&\s+)?\p{Lu}\p{L}+/u.test(text)
  );
}

/** A whole sentence may say by a noun who it is: "The tenant cleans the stairs." A line without an end is a title or was cut. */
function isEnded(text: string): boolean {
  return /[.!?;…»”"')]\s*$/u.test(text);
}

/** A name of two words, one behind a title, or a capital that no common word has; German nouns all have one. */
function holdsPerson(rest: string, words: readonly ReadWord[]): boolean {
  if (words.some(({ hasParts }) => hasParts)) return holdsName(rest);
  if (twoNames.test(rest) || titled.test(rest)) return true;
  const common = new Set(
    words.filter(({ ideas, isStop }) => isStop || ideas.length > 0).map(({ word }) => word),
  );
  return [...rest.matchAll(/(?<![\p{L}-])\p{Lu}\p{Ll}[\p{L}'’-]*/gu)].some(
    ([word]) => !common.has(word.toLowerCase()) && !monthNames.has(word.toLowerCase()),
  );
}

const twoNames =
  /(?<![\p{L}-])\p{Lu}\p{Ll}[\p{L}'’-]*\s(?:(?:de|di|da|von|van|del|la|le)\s)?\p{Lu}[\p{Ll}.][\p{L}'’-]*/u;
const titled =
  /(?<!\p{L})(?:mr|mrs|ms|dr|prof|herr|frau|m|mme|mlle|sig|sig\.ra|signora?|sr|sra|don|doña)\.?\s\p{Lu}/iu;

/** The words of the question become gaps; what is left is news. */
function withoutWords(text: string, words: ReadonlySet<string>): string {
  return text.replaceAll(/[\p{L}\p{N}]+(?:[.,'’][\p{N}]+)*/gu, (word) =>
    word.length > 1 && words.has(word.toLowerCase()) ? "_" : word,
  );
}

function holdsNumber(text: string): boolean {
  return countingNumber.test(text) || numberWords.test(text) || money.test(text);
}

const everyDay =
  /(?<!\p{L})(?:daily|täglich\p{L}*|every day|jeden tag|chaque jour|ogni giorno|cada día)(?!\p{L})/giu;

/** A date, or a day by its name. */
export function namesDay(text: string): boolean {
  return (
    findDates(text).length > 0 || (dayNamed.test(text.replaceAll(everyDay, " ")) && !countedDays.test(text))
  );
}

/** "Ten days", "10 working days": how many, and not which one. */
const countedDays = new RegExp(
  `(?:\\p{N}|${numberWords.source})\\s(?:\\p{L}+\\s)?(?:days?|tage?n?|jours?|giorn[oi]|días?)(?!\\p{L})`,
  "iu",
);

/** For "how many X": a number that belongs to X. */
export function countsNear(counted: Wanted, { words, sentence }: AnswerPlace): boolean {
  if (sentence.kind === "row") return true;
  return words.some((word, at) => {
    if (matchWord(counted, word) < 0.6) return false;
    const isNumber = (one: ReadWord, place: number) =>
      (countingNumber.test(one.word) || numberWords.test(one.word)) &&
      // "tablets within 90 days" counts the days
      !(place + 1 !== at && unitWord.test(words[place + 1]?.word ?? ""));
    const from = Math.max(0, at - 5);
    return words
      .slice(from, at + 4)
      .some((one, offset) => from + offset !== at && isNumber(one, from + offset));
  });
}
