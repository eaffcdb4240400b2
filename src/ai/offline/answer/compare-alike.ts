import {
  alikeCounts,
  alikeThings,
  comparedOn,
  sideArticles,
} from "../../../lexicon/requests/compare-words.ts";
import { kindNouns } from "../../../lexicon/requests/kind-nouns.ts";
import { createTermReader } from "../../../lib/text/create-term-reader.ts";
import { detectLanguage } from "../../../lib/text/detect-language.ts";
import { matchTerms } from "../../../lib/text/match-terms.ts";
import { cutList } from "../plan/cut-list.ts";
import { toQuote } from "./look-up.ts";
import type { Quoted } from "./quoted.ts";
import type { Candidate } from "./read-candidates.ts";

/**
 * "Compare the two offers: price and seats", where a document lists as many: each item as it stands. Undefined where
 * there is no such list, where one of them does not say what they are compared on, or another list fits as well.
 */
export function compareAlike(text: string, candidates: readonly Candidate[]): Quoted[] | undefined {
  const things = alikeThings.exec(text)?.groups;
  // where each of them is a document, they are compared as such
  const isOneDocument = new Set(candidates.map(({ evidence }) => evidence.document)).size === 1;
  if (things === undefined || !isOneDocument) return undefined;
  const count = alikeCounts.get(things["count"]?.toLowerCase() ?? "") ?? 2;
  const lists = listsOf(candidates).filter(
    ({ items }) => items.length === count && items.every(({ sentence }) => /\p{N}/u.test(sentence.text)),
  );
  const points = pointsOf(text);
  const noun = termsOf(things["noun"] ?? things["things"] ?? "", text);
  const fit = lists.filter(({ lead, items }) =>
    points.length > 0
      ? points.every((point) => items.every((item) => speaksOf(item.sentence.text, point, text)))
      : shares(`${lead} ${items.map(({ sentence }) => sentence.text).join(" ")}`, noun, text),
  );
  const [only, ...more] = distinct(fit);
  return only === undefined || more.length > 0 ? undefined : only.items.map(toQuote);
}

interface List {
  /** What stands before its first item. */
  lead: string;
  items: Candidate[];
}

/** Items that follow one another. */
function listsOf(candidates: readonly Candidate[]): List[] {
  const lists: List[] = [];
  for (const [at, candidate] of candidates.entries()) {
    if (candidate.sentence.kind !== "item") continue;
    const before = candidates[at - 1];
    const isFirst = before?.sentence.kind !== "item" || before.evidence !== candidate.evidence;
    if (isFirst) lists.push({ lead: before?.sentence.text ?? "", items: [candidate] });
    else lists.at(-1)?.items.push(candidate);
  }
  return lists;
}

/** Passages overlap: a list may be read twice. */
function distinct(lists: readonly List[]): List[] {
  const keyOf = ({ items }: List) => items.map(({ sentence }) => sentence.text).join("\n");
  return [...new Map(lists.map((list) => [keyOf(list), list])).values()];
}

/** On what they are compared: behind a colon, or behind "as to". */
function pointsOf(text: string): string[] {
  const list =
    comparedOn.exec(text)?.groups?.["list"] ?? /:\s+(?<list>[^:]{3,200})$/u.exec(text)?.groups?.["list"];
  return list === undefined
    ? []
    : cutList(list.replace(/[\s.?!]+$/u, "")).map((one) => one.replace(sideArticles, ""));
}

/** By one of its words, or by a figure of its kind: a price is told by an amount. */
function speaksOf(said: string, point: string, order: string): boolean {
  const words = point.split(/[^\p{L}]+/u);
  const kind = kindNouns.find(({ noun }) => words.some((word) => noun.test(word)));
  return kind?.holds.test(said) === true || shares(said, termsOf(point, order), order);
}

function shares(said: string, terms: readonly string[], order: string): boolean {
  const own = termsOf(said, order);
  return terms.some((term) => own.some((other) => matchTerms(other, term) > 0));
}

function termsOf(text: string, order: string): string[] {
  return createTermReader(detectLanguage(order))
    .content(text)
    .map(({ term }) => term);
}
