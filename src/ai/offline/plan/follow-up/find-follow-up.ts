import { deliverables } from "../../../../lexicon/requests/deliverable-words.ts";
import {
  fromThat,
  putsInText,
  shortSummary,
  wantsShorter,
  writesText,
} from "../../../../lexicon/requests/follow-up-words.ts";
import { roleVerbs } from "../../../../lexicon/requests/role-verbs.ts";
import { languages } from "../../../../lexicon/words-by-language.ts";
import { splitSentences } from "../../../../lib/text/split-sentences.ts";
import type { AnalysedPart } from "../../../../model/intent.ts";
import { completeFollowUp } from "./complete-follow-up.ts";
import { asksToWrite } from "../asks-to-write.ts";
import { cutOutside } from "../cut-list.ts";
import { findFormats } from "../find-formats.ts";
import { findParts } from "../find-parts.ts";
import { findWishes } from "../find-wishes.ts";
import { readRounds } from "./read-rounds.ts";
import type { ToldRound } from "./read-rounds.ts";

const year = /(?<!\d)(?:19|20)\d\d(?!\d)/gu;
const quarter = /(?<![\p{L}\p{N}])[QT][1-4](?![\p{L}\p{N}])/gu;

/** "And in 2025?", "Und 2025?", "Et au T4 ?": nothing is asked but another year or quarter. */
const onlyYear =
  /^(?:(?:and|und|et|e|ed|y|so|what about|how about|wie war das|wie ist es|wie sieht es|qu['’]en est-il|come|cómo)[\s,]+){0,2}(?:(?:in|for|im jahr|im|für|en|au|pour|de|nel|per il|per|del|para)\s+){0,2}(?:the year\s+|das jahr\s+|l['’]année\s+|l['’]anno\s+|el año\s+)?((?:19|20)\d\d|[qt][1-4])(?:\s+(?:aus))?\s*\?*$/iu;
const thatYear =
  /(?<!\p{L})(?:that year|this year|the same year|jenes? jahr(?:es)?|dieses jahr(?:es)?|(?:in )?diesem jahr|cette année(?:-là)?|quell['’]anno|quest['’]anno|ese año|dicho año)(?!\p{L})/giu;

/**
 * A request that goes on from the round before: another year is asked of what was asked there. Empty where the message
 * stands for itself.
 */
export function findFollowUp(message: string, earlier: string, language: string): AnalysedPart[] {
  const before = standingQuestion(earlier, language);
  const sentences = splitSentences(message).map(({ text }) => text);
  const wanted = sentences.flatMap((text) => onlyYear.exec(text.trim())?.[1] ?? []);
  const [key, ...more] = wanted;
  if (before !== "" && key === undefined) {
    const made = putInText(message, before, language);
    return made.length > 0 ? made : goOn(message, before, language);
  }
  if (before === "" || key === undefined || more.length > 0) return [];
  const period = /^\d/u.test(key) ? year : quarter;
  const points = pointsOf(before, language)
    .filter((point) => new Set(point.match(period)).size === 1)
    .map((point) => point.replaceAll(period, key));
  if (points.length === 0) return [];
  const lists = sentences.flatMap((text) => listBehind(text.replaceAll(thatYear, key)));
  return [toPart(points), ...lists.map((list) => toPart([list.includes(key) ? list : `${list} ${key}`]))];
}

/** What the round before asked: where that went on from the one before it, as the question that it stood for. */
function standingQuestion(earlier: string, language: string): string {
  const [newest] = readRounds(earlier);
  if (newest === undefined) return "";
  const [only, ...more] = newest.older === "" ? [] : findFollowUp(newest.asked, newest.older, language);
  const isOne = only?.role === "LOOKUP" && only.points.length === 0 && more.length === 0;
  return isOne ? only.text : newest.asked;
}

/** What a round asked, to be answered once more: it says the same of the same documents. */
export function partsOfRound({ asked, older }: ToldRound, language: string): AnalysedPart[] {
  const again = askAgain(asked, older, language);
  const followUp = again.length > 0 ? again : findFollowUp(asked, older, language);
  return followUp.length > 0 ? followUp : orderOf(asked, language);
}

function orderOf(before: string, language: string): AnalysedPart[] {
  const parts = findParts(before, language);
  if (parts.length > 0) return parts;
  const role = classifyOrder(before, language) ?? "LOOKUP";
  return [{ role, text: before, points: [], constraints: [] }];
}

/** What is asked anew of the question before: it alone, and only where that was one question. */
function goOn(message: string, before: string, language: string): AnalysedPart[] {
  const asked = splitSentences(before).map(({ text }) => text);
  const [question = ""] = asked;
  if (asked.length !== 1 || findParts(before, language).length > 0) return [];
  const whole = completeFollowUp(message.trim(), question, language);
  return whole === undefined ? [] : [toPart([whole])];
}

/** "Put that in a mail to Ann" is written from what was asked before; "shorter, please" is the summary once more. */
function putInText(message: string, before: string, language: string): AnalysedPart[] {
  const text = message.trim();
  const role = classifyOrder(before, language);
  // a summary that was written down is a summary; any other text cannot be told from what it was made of
  const isGround = !asksToWrite(before) || role === "SUMMARIZE";
  const isWritten = putsInText.test(text) || (writesText.test(text) && fromThat.test(text));
  if (isWritten && isGround)
    return [...orderOf(before, language), { role: "DRAFT", text, points: [], constraints: [] }];
  const isShorter = wantsShorter.test(text) && text.split(/\s+/u).length <= mostWords;
  if (!isShorter || role !== "SUMMARIZE") return [];
  const wishes = findWishes(before);
  const plain = wishes
    .reduce((rest, wish) => rest.replace(wish, " "), before)
    .replaceAll(/\s+/gu, " ")
    .trim();
  const [wish] = findWishes(text);
  const length = wish === undefined ? (shortSummary[language] ?? "") : `(${wish})`;
  return [
    { role: "SUMMARIZE", text: `${plain.replace(/[.\s]+$/u, "")} ${length}`, points: [], constraints: [] },
  ];
}

/** Whether a summary was asked for, by its verb or its noun. */
function classifyOrder(text: string, language: string): "SUMMARIZE" | undefined {
  const own = languages.find((one) => one === language) ?? "en";
  const words = `${roleVerbs.SUMMARIZE[own]}|${deliverables.SUMMARIZE[own]}`;
  return new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "iu").test(text) ? "SUMMARIZE" : undefined;
}

const mostWords = 8;

/** "That as Excel, please", where the round before made no file: what was asked then, once more. */
export function askAgain(message: string, earlier: string, language: string): AnalysedPart[] {
  const [newest = ""] = earlier.split(/^(?=round \d+, )/mu).filter((text) => text !== "");
  const before = standingQuestion(earlier, language);
  const isShort = message.split(/\s+/u).length <= mostWords && !/[?？]/u.test(message);
  if (before === "" || !isShort || /^ {2}made: /mu.test(newest) || findFormats(message).length === 0)
    return [];
  const [first, ...more] = orderOf(before, language);
  // what it is to look like is said of the earlier question, and asks for nothing by itself
  return first === undefined ? [] : [{ ...first, constraints: [...first.constraints, message] }, ...more];
}

function pointsOf(request: string, language: string): string[] {
  const parts = findParts(request, language);
  if (parts.length > 0) return parts.flatMap(({ points }) => points);
  return splitSentences(request).map(({ text }) => text);
}

/** "Make that an Excel file: the sources and their shares": what is to stand in it. */
function listBehind(text: string): string[] {
  const colon = cutOutside(text, /:\s/gu)[0];
  return colon === undefined ? [] : [text.slice(colon.end).replace(/[.\s]+$/u, "")];
}

function toPart(points: string[]): AnalysedPart {
  const [first = "", ...more] = points;
  return {
    role: "LOOKUP",
    text: points.join("; "),
    points: more.length === 0 ? [] : [first, ...more],
    constraints: [],
  };
}
