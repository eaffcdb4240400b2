import { questionWords } from "../../../lexicon/requests/ask-words.ts";
import { roleVerbs } from "../../../lexicon/requests/role-verbs.ts";
import {
  besideGreetings,
  greetingWords,
  praiseWords,
  smallTalkReplies,
  thanksWords,
} from "../../../lexicon/requests/small-talk-words.ts";
import { languages } from "../../../lexicon/words-by-language.ts";
import type { WordsByLanguage } from "../../../lexicon/words-by-language.ts";

/** Whoever greets at greater length has something to ask. */
const longest = 120;
const mostWords = 14;
/** Beside a word of praise, which may as well describe something. */
const mostBeside = 2;

/** A friendly answer to a greeting or to thanks; undefined where anything is asked. */
export function answerSmallTalk(message: string, language: string): string | undefined {
  const text = toPlain(message);
  if (text === "" || message.trim().length > longest || text.split(" ").length > mostWords) return undefined;
  const [isGreeting, isThanks] = [opens(text, greetingWords), opens(text, thanksWords)];
  const rest = withoutTalk(text);
  const isPraise = opens(text, praiseWords) && rest.split(" ").length <= mostBeside;
  if (!isGreeting && !isThanks && !isPraise) return undefined;
  if (asks(rest) || /\p{N}|[\p{L}\p{N}_-]+\.[a-z]{2,5}(?!\p{L})|[@#/[\]]/u.test(message)) return undefined;
  // "Hello, the invoices?" asks for something, "hello, how are you this morning?" does not
  if (/[?？]/u.test(message) && without(rest, beside) !== "") return undefined;
  const known = languages.find((one) => one === language) ?? languageOf(text);
  const { greeting, thanks, offer } = smallTalkReplies[known];
  return !isGreeting ? thanks : `${greeting} ${offer}`;
}

function toPlain(message: string): string {
  return message
    .toLowerCase()
    .replaceAll("’", "'")
    .replaceAll(/[^\p{L}\p{N}'-]+/gu, " ")
    .trim();
}

function listOf(words: WordsByLanguage): string[] {
  return languages.flatMap((language) => (words[language] ?? "").split("|"));
}

const talk = longestFirst([greetingWords, thanksWords, praiseWords].flatMap(listOf));
const beside = longestFirst(listOf(besideGreetings));

function longestFirst(phrases: readonly string[]): string[] {
  return phrases.toSorted((a, b) => b.length - a.length);
}

function opens(text: string, words: WordsByLanguage): boolean {
  return listOf(words).some((phrase) => text === phrase || text.startsWith(`${phrase} `));
}

/** What is left when greetings and thanks are taken away, wherever they stand. */
function withoutTalk(text: string): string {
  return without(text, talk);
}

function without(text: string, phrases: readonly string[]): string {
  return phrases.reduce((left, phrase) => left.replaceAll(` ${phrase} `, " "), ` ${text} `).trim();
}

const orders = new Set(
  Object.values(roleVerbs)
    .flatMap(listOf)
    .filter((verb) => verb.length > 3),
);
const questions = new Set(listOf(questionWords).filter((word) => word.length > 2));

/** A verb that orders something, or a word that asks at the beginning. */
function asks(rest: string): boolean {
  const words = rest.split(" ");
  return words.some((word) => orders.has(word)) || questions.has(words[0] ?? "");
}

function languageOf(text: string): (typeof languages)[number] {
  const found = languages.find((language) =>
    [greetingWords, thanksWords, praiseWords].some((words) =>
      (words[language] ?? "").split("|").some((phrase) => text === phrase || text.startsWith(`${phrase} `)),
    ),
  );
  return found ?? "en";
}
