import { tellingVerbs } from "../../../../lexicon/requests/ask-words.ts";
import { compoundFact, opensFact } from "../../../../lexicon/requests/delivered/fact-nouns.ts";
import {
  isSpread,
  opensNamed,
  asksBehind,
  opensOwned,
  pointLeads,
  sameOf,
} from "../../../../lexicon/requests/delivered/point-leads.ts";
import { toldEnd } from "../../../../lexicon/requests/delivered/text-nouns.ts";
import { formPhrase } from "../../../../lexicon/requests/topic-leads.ts";
import { cutOutside } from "../cut-list.ts";
import { trimPoint } from "../cut-questions.ts";
import { completePoints } from "./complete-points.ts";
import { toldLead } from "./orders-text.ts";
import { toldOpening } from "./told-opening.ts";

const mostPoints = 8;
const mostWords = 14;
/** Between the verb and what it tells stands who is told. */
const mostBetween = 4;
/** Longer orders tell what they want in sentences of their own. */
const longestOrder = 800;

const telling = new RegExp(`(?<!\\p{L})(?:${tellingVerbs})(?!\\p{L})[\\s,]*`, "giu");
const joint =
  /(?<!\s)\s*[,;]\s+(?:(?:and|und|sowie|et|ed|e|y)\s+)?|(?<!\s)\s+(?:and|und|sowie|et|ed|e|y)\s+/giu;

interface Item {
  text: string;
  isQuestion: boolean;
}

/**
 * "A letter with the date and the place of the concert, the fee and until when to pay it": each thing that a text is to
 * tell, named or asked, with what it is about; none where it is no such list, or where one of its things is not understood.
 * Behind the order a sentence of its own may name them: "It must hold the date and the price."
 */
export function findNamedPoints(text: string, language: string, order = ""): string[] {
  const opening = toldOpening(language);
  if (opening === undefined || text.length > longestOrder) return [];
  const plain = text.replaceAll(formPhrase, " ");
  if (order !== "") {
    const lead = toldLead(plain);
    const items = readItems(plain.slice(lead.length).trimStart(), { opening, isSure: true });
    const before = order.replace(/[\s.!]+$/u, "");
    if (items.length > 0) return completePoints(items, { before, language, isDative: false });
  }
  for (const { before, list, isDative } of leadsOf(plain)) {
    const items = readItems(list, { opening, isSure: false });
    if (items.length > 0) return completePoints(items, { before, language, isDative });
  }
  return [];
}

/** What stands behind a colon, a verb that tells or a "with", the first one first. */
function leadsOf(text: string): { before: string; list: string; isDative: boolean }[] {
  return [telling, pointLeads, /:\s+/gu]
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .toSorted((a, b) => a.index - b.index)
    .map(({ index, 0: lead }) => ({
      before: text.slice(0, index).trimEnd(),
      list: text.slice(index + lead.length),
      isDative: /^(?:mit|samt)\s/iu.test(lead),
    }));
}

/** `isSure` where nothing but such a list can follow. */
function readItems(rest: string, { opening, isSure }: { opening: RegExp; isSure: boolean }): Item[] {
  const [all = ""] = rest.split(/(?<=\p{L}{2})[.!](?:\s|$)/u);
  // "… and ask whether the gate is ready": a question of its own
  const whole = all.replace(asksBehind, (joint) =>
    opening.test(all.slice(all.indexOf(joint) + joint.length)) ? ", " : joint,
  );
  const clause = isSure ? whole.replace(toldEnd, "") : whole;
  const isQuestion = (text: string) => opening.test(text.slice(0, longestOpening));
  const cuts = cutOutside(clause, joint);
  const from = openedAt(clause.slice(0, cuts[0]?.start), isQuestion);
  if (from === undefined) return [];
  const items: Item[] = [];
  let start = from;
  for (const { start: end, end: next } of [...cuts, { start: clause.length, end: clause.length }]) {
    const following = clause.slice(next);
    const own = clause.slice(start, end);
    const isComma = /[,;]/u.test(clause.slice(end, next));
    if (next < clause.length && !opensItem(following, { isQuestion, isAsked: isQuestion(own), isComma }))
      continue;
    items.push({ text: trimPoint(own.replace(/[\s?]+$/u, "")), isQuestion: isQuestion(own) });
    start = next;
  }
  const isList = items.length <= mostPoints && items.every(isItem) && (isSure || items.some(isAsked));
  return isList ? items : [];
}

const longestOpening = 40;

/** Where the first thing begins: at once, or behind those who are told it. */
function openedAt(first: string, isQuestion: (text: string) => boolean): number | undefined {
  const starts = [0, ...[...first.matchAll(/\s+/gu)].map(({ index, 0: gap }) => index + gap.length)];
  const asked = starts
    .slice(0, mostBetween + 1)
    .find((start) => isQuestion(first.slice(start)) || opensFact.test(first.slice(start)));
  return asked ?? (opensNamed.test(first) ? 0 : undefined);
}

interface Before {
  isQuestion: (text: string) => boolean;
  /** Whether what stands before is a question; with "and" it goes on where nothing is asked. */
  isAsked: boolean;
  isComma: boolean;
}

function opensItem(text: string, { isQuestion, isAsked: asked, isComma }: Before): boolean {
  if (isQuestion(text) || sameOf.test(text)) return true;
  const isFact = opensFact.test(text);
  if (isComma) return isFact || opensNamed.test(text);
  if (isFact) return !asked || opensNamed.test(text);
  return !asked && opensNamed.test(text) && !opensOwned.test(text);
}

function isItem({ text, isQuestion }: Item): boolean {
  const words = text.split(/\s+/u).length;
  if (isQuestion) return words <= 2 * mostWords;
  if (!opensFact.test(text) && isSpread.test(text)) return false;
  return words <= mostWords && (opensFact.test(text) || opensNamed.test(text) || sameOf.test(text));
}

function isAsked({ text, isQuestion }: Item): boolean {
  return isQuestion || opensFact.test(text) || compoundFact.test(text);
}
