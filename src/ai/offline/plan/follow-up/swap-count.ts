import { beingVerbs, ordinals, peopleNouns } from "../../../../lexicon/requests/delivered/counted-words.ts";
import { leadingWords } from "../../../../lexicon/requests/follow-up-words.ts";

const longestQuestion = 300;
const fewestLetters = 4;
const year = /^(?:19|20)\d\d$/u;
const number = /(?<![\p{L}\p{N}.,'’-])\d{1,4}(?![\p{L}\p{N}'’-]|[.,]\d)/gu;
const counted = new RegExp(
  `^(?:(?:${leadingWords}|wenn (?:wir|es)|if (?:we are|there are)|si nous sommes|se siamo|si somos|once)\\s+)?(?<count>\\d{1,4})(?:\\s+(?<noun>\\p{L}[\\p{L}\\s]{0,30}))?$`,
  "iu",
);

/** "And for 50 people?" takes the place of the one number of the question: "… if we are 25". */
export function swapNumber(said: string, question: string): string | undefined {
  const { count, noun = "" } = counted.exec(said)?.groups ?? {};
  if (count === undefined || year.test(count) || question.length > longestQuestion) return undefined;
  const found = [...question.matchAll(number)].filter(({ 0: text }) => !year.test(text));
  const [only, ...more] = found;
  if (only === undefined || more.length > 0) return undefined;
  const behind = question.slice(only.index + only[0].length).trim();
  const [next = ""] = behind.split(/\s+/u);
  const name = noun.replace(/\s+(?:are|sind|sommes|siamo|somos)$/iu, "").trim();
  const isSame = name === "" || peopleNouns.test(name) || fold(next).startsWith(fold(name).slice(0, 4));
  // "25 chairs" and "50 people" are counted apart
  const isOfPeople =
    !peopleNouns.test(name) || next.length < fewestLetters || peopleNouns.test(next) || beingVerbs.test(next);
  if (!isSame || !isOfPeople) return undefined;
  return `${question.slice(0, only.index)}${count}${question.slice(only.index + only[0].length)}`;
}

const named = new RegExp(
  `(?<!\\p{L})(?<which>${ordinals})\\s+(?!(?:ones?|is|are|ist|est|è|es)(?!\\p{L}))(?<noun>\\p{L}[\\p{L}-]{2,})`,
  "iu",
);
const bare = new RegExp(`(?<!\\p{L})(?<which>${ordinals})(?:\\s+ones?)?$`, "iu");

/** "And the phone number of the second one?" after "who is the first driver?": of the second driver. */
export function nameOrdinal(said: string, question: string): string | undefined {
  const first = named.exec(question);
  const other = bare.exec(said);
  if (first === null || other === null || question.length > longestQuestion) return undefined;
  const [which, noun] = [other.groups?.["which"] ?? "", first.groups?.["noun"] ?? ""];
  const before = said.slice(0, other.index);
  const isAlone = before.trim().split(/\s+/u).length <= 1;
  if (!isAlone) return `${before}${which} ${noun}`;
  const from = first.index;
  return `${question.slice(0, from)}${which} ${noun}${question.slice(from + first[0].length)}`;
}

function fold(text: string): string {
  return text.toLowerCase();
}
