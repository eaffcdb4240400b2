import {
  lastThing,
  leadFamilies,
  namedThings,
  questionOpening,
} from "../../../../lexicon/requests/follow-up-words.ts";

const mostWords = 4;
const longestQuestion = 300;
const led = leadFamilies.map((family) => {
  const words = family.split("|").toSorted((a, b) => b.length - a.length);
  const any = words.map((word) => (word.endsWith("['’]") ? word : `${word}\\s+`)).join("|");
  return {
    opens: new RegExp(`^(?:${any})`, "iu"),
    inside: new RegExp(`(?<=[\\p{L}\\p{N}]\\s)(?:${any})(?=\\S)`, "giu"),
  };
});
const anyLead = new RegExp(
  `\\s(?:${leadFamilies.flatMap((family) => family.split("|").map((word) => (word.endsWith("['’]") ? word : `${word}\\s`))).join("|")})`,
  "iu",
);

/** "For children" takes the place of "for adults": what stands behind the same word; `isOne` leaves out what follows it. */
export function swapLed(said: string, question: string, isOne = false): string | undefined {
  const family = led.find(({ opens }) => opens.test(said));
  if (family === undefined || question.length > longestQuestion) return undefined;
  const found = [...question.matchAll(family.inside)].at(-1);
  if (found === undefined) return undefined;
  const behind = question.slice(found.index + found[0].length);
  const next = anyLead.exec(behind)?.index ?? behind.length;
  // a year gives way to a year alone
  const isNumber = (text: string) => /^\p{N}+$/u.test(text.trim());
  if (isNumber(behind.slice(0, next)) !== isNumber(said.replace(family.opens, ""))) return undefined;
  // a longer stretch holds more than the thing that is swapped
  if (behind.slice(0, next).split(/\s+/u).length > mostWords) return undefined;
  return `${question.slice(0, found.index)}${said}${isOne ? "" : behind.slice(next)}`;
}

const article =
  /^(?:the|our|der|die|das|den|unsere?[nmr]?|le|la|les|notre|nos|il|lo|i|gli|el|los|las)\s|^l['’]/iu;
const behindLead = new RegExp(`${anyLead.source}$`, "iu");

/** "And the fee?" takes the place of "the deposit" at the end of a question; behind a small word it is asked for anew. */
export function swapThing(said: string, question: string): string | undefined {
  if (!article.test(said) || said.split(/\s+/u).length > mostWords || question.length > longestQuestion)
    return undefined;
  const thing = lastThing.exec(question);
  if (thing === null) return undefined;
  const before = question.slice(0, thing.index);
  if (!behindLead.test(before)) return `${before}${said}`;
  const opening = questionOpening.exec(question)?.[0] ?? "";
  return /\s(?:is|are|was|were|ist|sind|war|est|sont|était|è|sono|era|es|son)$/iu.test(opening)
    ? `${opening} ${said}`
    : undefined;
}

/** "And the tandem?" takes the place of "a city bike", where the price of that was asked for. */
export function swapPriced(said: string, question: string, language: string): string | undefined {
  if (!namesThing(said, language) || question.length > longestQuestion) return undefined;
  const thing = namedThings.get(language)?.priced.exec(question) ?? null;
  return thing === null
    ? undefined
    : `${question.slice(0, thing.index)}${said}${question.slice(thing.index + thing[0].length)}`;
}

/** Whether it is a thing with its article, and no place, time or manner. */
export function namesThing(said: string, language: string): boolean {
  return namedThings.get(language)?.named.test(said) === true;
}

/** "And Harbour?" in German, where all nouns have capitals: the last name before the end or a year. */
export function swapGermanName(said: string, question: string): string | undefined {
  if (!/^\p{Lu}[\p{L}-]+$/u.test(said) || question.length > longestQuestion) return undefined;
  const found = /(?<=\s)\p{Lu}[\p{L}-]+(?=(?:\s(?:im\s)?(?:Jahr\s)?(?:19|20)\d\d)?$)/u.exec(question);
  return found === null
    ? undefined
    : `${question.slice(0, found.index)}${said}${question.slice(found.index + found[0].length)}`;
}
