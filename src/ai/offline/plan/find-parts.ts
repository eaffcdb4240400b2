import { addsToText } from "../../../lexicon/requests/adding-words.ts";
import { textNoun } from "../../../lexicon/requests/delivered/text-nouns.ts";
import { roleVerbs } from "../../../lexicon/requests/role-verbs.ts";
import { languages } from "../../../lexicon/words-by-language.ts";
import type { WordsByLanguage } from "../../../lexicon/words-by-language.ts";
import { splitSentences } from "../../../lib/text/split-sentences.ts";
import type { AnalysedPart } from "../../../model/intent.ts";
import type { Role } from "../../../model/sub-intent.ts";
import { cutList, cutOutside } from "./cut-list.ts";
import { cutQuestions, trimPoint } from "./cut-questions.ts";
import { findCompared } from "../answer/compare/find-compared.ts";
import { findFacts } from "./find-facts.ts";
import { findFormats } from "./find-formats.ts";
import { findSummed } from "./written/find-summed.ts";
import { findThings } from "./find-things.ts";
import { findTold } from "./find-told.ts";
import { findTopics } from "./find-topics.ts";
import { findNamedPoints } from "./written/find-named-points.ts";
import { findReminder } from "./written/find-reminder.ts";
import { findStated } from "./written/find-stated.ts";
import { goesOnTelling, ordersText, writtenVerbs } from "./written/orders-text.ts";

/** Longer items are sentences, and no list of fields. */
const mostWordsOfItem = 14;
const mostPoints = 24;
/** A single message that asks for more says it in a table. */
const longestMessage = 6_000;

/**
 * What a message asks for in a list, point by point: "Compare them: number, date and amount", "how many …, and which …?".
 * What it asks for otherwise is left to the rules that split requests.
 */
export function findParts(message: string, language: string): AnalysedPart[] {
  if (message.length > longestMessage) return [];
  const sentences = splitSentences(message).filter(({ kind }) => kind === "sentence" || kind === "item");
  const found = sentences.flatMap(({ text }, at) => {
    // what is added to a text that was made before is written, and not only changed
    if (addsToText.test(text)) return [{ text, part: { role: "DRAFT" as const, text, points: [] } }];
    const named = ordersText(text) && cutMarks(text).length === 1 ? findNamedPoints(text, language) : [];
    if (named.length > 0) return [{ text, part: toLookUp(named) }, ...textOf(text, named)];
    const summed = named.length > 0 ? [] : findSummed(text);
    if (summed.length > 0) return [{ text, part: { role: "SUMMARIZE" as const, text, points: summed } }];
    const reminder = findReminder(text, language);
    if (reminder !== undefined) {
      const { title, points } = reminder;
      const part = { ...toLookUp(points), text: `${title}: ${points.join("; ")}` };
      return [
        { text, part },
        { text, part: { role: "DRAFT" as const, text, points: [] } },
      ];
    }
    const stated = ordersText(text) ? findStated(text, language) : undefined;
    if (stated !== undefined) {
      const { lead, points } = stated;
      const part = { ...toLookUp(points), text: `${lead}: ${points.join("; ")}` };
      return [
        { text, part },
        { text, part: { role: "DRAFT" as const, text, points: [] } },
      ];
    }
    const written = readWritten(text, language);
    if (written !== undefined) return [{ text, part: written }];
    const order = goesOnTelling(text)
      ? sentences.slice(0, at).find((one) => ordersText(one.text))
      : undefined;
    const told = order === undefined ? [] : findNamedPoints(text, language, order.text);
    if (order !== undefined && told.length > 0)
      return [{ text, part: toLookUp(told) }, ...textOf(`${order.text} ${text}`, told)];
    return cutMarks(text).map((one) => ({ text: one, part: readPart(one, language) }));
  });
  const rules = found.flatMap(({ text, part }) => (part === undefined && isRule(text) ? [text] : []));
  return found.flatMap(({ part }) => (part === undefined ? [] : [{ ...part, constraints: rules }]));
}

/** "Write a report that gives (a) … and (b) …": what is to be found out for one text, point by point. */
function readWritten(text: string, language: string): Omit<AnalysedPart, "constraints"> | undefined {
  const [lead = "", ...items] = cutMarks(text);
  const isText = ordersText(lead);
  const points = items.map(trimPoint);
  const isList = points.length > 1 && points.every((point) => !opensThing.test(point) && !opensOrder(point));
  if (isText && isList) return { role: "LOOKUP", text: points.join("; "), points };
  const told = isText && items.length === 0 && !/:\s/u.test(text) ? findTold(text, language) : [];
  if (told.length > 0) return toLookUp(told);
  const topics = isText ? findTopics(text) : [];
  if (topics.length > 0) return { role: "LOOKUP", text: topics.join("; "), points: topics };
  const facts = isText ? findFacts(text, language) : [];
  return facts.length > 0 ? toLookUp(facts) : readToldList(text);
}

/** The text itself: what is looked up for it is only found to be written, and a point that is not there is said to be missing. */
function textOf(text: string, points: readonly string[]) {
  return points.length > 1 ? [{ text, part: { role: "DRAFT" as const, text, points: [] } }] : [];
}

/** "A note for the board: the profit of 2025, how many guests came, and what the van costs": a list behind a colon. */
function readToldList(text: string): Omit<AnalysedPart, "constraints"> | undefined {
  const colon = cutOutside(text, /:\s/gu)[0];
  if (colon === undefined) return undefined;
  const lead = text.slice(0, colon.start);
  const isText = ordersText(lead);
  const list = text.slice(colon.end);
  const items = cutOutside(list, /,\s/gu).length === 0 ? [] : cutList(list).map(trimPoint);
  const isList =
    items.length > 1 &&
    items.length <= mostPoints &&
    items.every(
      (item) =>
        item.split(/\s+/u).length <= mostWordsOfItem && !opensOrder(item) && findFormats(item).length === 0,
    );
  return isText && isList ? { role: "LOOKUP", text: items.join("; "), points: items } : undefined;
}

/** "1) a table, 2) a letter": things to be made, and no points of one text. */
const opensThing = /^(?:an?|one|ein(?:e|en)?|une?|un[ao]?)\s/iu;
/** Whether the items of a list are things to be made, each in a format of its own: "1) a table in Excel, 2) a note in Word". */
export function listsThings(message: string): boolean {
  const things = splitSentences(message).flatMap(({ text }) => {
    const [lead = "", ...items] = cutMarks(text);
    return items.flatMap((item) => {
      const formats = opensThing.test(item) ? findFormats(`${lead} ${item}`) : [];
      return formats.length === 0 ? [] : [formats.join()];
    });
  });
  return things.length > 1;
}

/** "(a) … (b) …": each item by itself; a single mark parts nothing. */
function cutMarks(text: string): string[] {
  const marks = [...text.matchAll(/(?<![\p{L}\p{N}(])\(?(?:[a-h]|[1-9])\)\s+/gu)];
  if (marks.length < 2) return [text];
  const ends = [...marks.slice(1).map(({ index }) => index), text.length];
  const lead = text.slice(0, marks[0]?.index ?? 0).trim();
  const items = marks.map(({ index, 0: mark }, at) => text.slice(index + mark.length, ends[at]).trim());
  return [...(lead === "" ? [] : [lead]), ...items];
}

function readPart(text: string, language: string): Omit<AnalysedPart, "constraints"> | undefined {
  const colon = cutOutside(text, /:\s/gu)[0];
  const [lead, list] = colon === undefined ? ["", text] : [text.slice(0, colon.start), text.slice(colon.end)];
  const asked = cutQuestions(list, language);
  const role = roleOf(lead);
  const told =
    textNoun.test(text) && (colon === undefined || asked.length < 2) ? findTold(text, language) : [];
  if (told.length > 0) return toLookUp(told);
  const compared = asked.length > 1 ? [] : findCompared(text);
  if (compared.length > 1) return { role: "COMPARE", text, points: compared };
  const things = asked.length > 1 || colon !== undefined ? [] : findThings(text);
  if (things.length > 1) return { role: "LOOKUP", text, points: things };
  if (asked.length > 1) return { role: role === "COMPARE" ? role : "LOOKUP", text, points: asked };
  if (role === undefined || colon === undefined) return undefined;
  const items = cutList(list);
  const isList =
    items.length > 1 &&
    items.length <= mostPoints &&
    items.every((item) => item.split(/\s+/u).length <= mostWordsOfItem && !opensOrder(item));
  return isList ? { role, text, points: items } : undefined;
}

/** One thing is looked up as such, several point by point. */
function toLookUp(points: readonly string[]): Omit<AnalysedPart, "constraints"> {
  return { role: "LOOKUP", text: points.join("; "), points: points.length > 1 ? [...points] : [] };
}

const handing = new Set(
  "give|tell|show|find|name|state|list|provide|gib|nenne|nennen|sage|zeige|finde|liste|donne|donnez|indique|indiquez|trouve|montre|dammi|dimmi|indica|trova|elenca|dame|dime|encuentra".split(
    "|",
  ),
);
const verbs = [
  { role: "COMPARE", words: wordsOf(roleVerbs.COMPARE) },
  { role: "EXTRACT", words: wordsOf(roleVerbs.EXTRACT) },
  { role: "EXTRACT", words: handing },
] as const;
function wordsOf(words: WordsByLanguage): Set<string> {
  return new Set(
    languages.flatMap((language) => (words[language] ?? "").split("|")).filter((one) => !one.includes(" ")),
  );
}

/** German parts some verbs: "Lies … aus", "Trage … zusammen". */
const parted =
  /(?:^|[^\p{L}])(?:lies|lesen sie|liste|trage?|stelle?|stellen sie|schreibe?|such[e]?)\s[^:]{0,200}?\s(?:aus|heraus|auf|zusammen|gegenüber)$/iu;

/** What the words before a list say is to be done with it; nothing is written from a list of fields alone. */
function roleOf(lead: string): Role | undefined {
  const words = lead.toLowerCase().split(/[^\p{L}-]+/u);
  if (words.some((word) => writtenVerbs.has(word))) return undefined;
  if (parted.test(lead.trim())) return /gegenüber$/iu.test(lead.trim()) ? "COMPARE" : "EXTRACT";
  const found = verbs.find(({ words: own }) => words.some((word) => own.has(word)));
  return found?.role;
}

const orders = new Set([...writtenVerbs, ...verbs.flatMap(({ words }) => [...words])]);

/** "…, draft a mail": an order of its own. */
function opensOrder(item: string): boolean {
  const [first = "", second = ""] = item.toLowerCase().split(/\s+/u);
  return orders.has(first) && second !== "" && !/^(?:of|in|and|und|et|e|y)$/u.test(second);
}

/** How the result has to look: a format, or words to be used where nothing is stated. */
function isRule(text: string): boolean {
  return !/[?？]\s*$/u.test(text) && (findFormats(text).length > 0 || /[«„“"‘].{1,40}[»“”"’]/u.test(text));
}
