import {
  alikeCounts,
  alikeThings,
  comparedBy,
  comparedOn,
  fewNumbers,
  numberWords,
  openThings,
} from "../../../lexicon/requests/compare-words.ts";
import { kindNouns } from "../../../lexicon/requests/kind-nouns.ts";
import { createTermReader } from "../../../lib/text/create-term-reader.ts";
import { detectLanguage } from "../../../lib/text/detect-language.ts";
import { matchTerms } from "../../../lib/text/match-terms.ts";
import { toQuote } from "./look-up.ts";
import type { Quoted } from "./quoted.ts";
import type { Candidate } from "./read-candidates.ts";
import type { EvidenceItem } from "../../../prompts/answer-from-evidence.ts";
import type { ComputedClaim } from "../tables/answer-by-plan.ts";
import { compareAllColumns, compareAllRows } from "./compare/compare-in-table.ts";
import { longestOrder, pointsOf } from "./compare/read-sides.ts";
import { countFigures, readPoint, speaksOfPoint } from "./compare/speaks-of-point.ts";

/**
 * "Compare the two offers: price and seats", where a document lists as many: each item as it stands. Undefined where
 * there is no such list, where one of them does not say what they are compared on, or another list fits as well.
 */
export function compareAlike(
  text: string,
  candidates: readonly Candidate[],
  evidence: readonly EvidenceItem[] = [],
): (Quoted | ComputedClaim)[] | undefined {
  const things = alikeThings.exec(text)?.groups;
  if (things === undefined && openThings.test(text)) return compareOpen(text, candidates, evidence);
  // where each of them is a document, they are compared as such
  const isOneDocument = new Set(candidates.map(({ evidence }) => evidence.document)).size === 1;
  if (things === undefined || !isOneDocument) return undefined;
  const count = alikeCounts.get(things["count"]?.toLowerCase() ?? "") ?? 2;
  const lists = listsOf(candidates).filter(
    ({ items }) => items.length === count && items.every(({ sentence }) => /\p{N}/u.test(sentence.text)),
  );
  const points = pointsOf(text);
  const about = aboutOf(text);
  const language = detectLanguage(text);
  const named = `${things["noun"] ?? things["things"] ?? ""} ${about}`;
  const noun = termsOf(things["noun"] ?? things["things"] ?? "", text);
  const priced = points.length > 0 ? [] : inSentence(candidates, { count, noun, points, order: text });
  if (priced.length > 0) return priced.map(toQuote);
  const rows =
    compareAllRows({ count, points, about }, evidence, language) ??
    compareAllColumns({ count, points, about: named }, evidence, language);
  if (rows !== undefined) return rows;
  const fit = lists.filter(({ lead, items }) =>
    points.length > 0
      ? points.every((point) => items.every((item) => speaksOf(item.sentence.text, point, text)))
      : shares(`${lead} ${items.map(({ sentence }) => sentence.text).join(" ")}`, noun, text),
  );
  const [only, ...more] = distinct(fit);
  if (more.length > 0) return undefined;
  const told = only?.items ?? inParagraph(candidates, { count, noun, points, order: text });
  return told.length === 0 ? undefined : told.map(toQuote);
}

/** Of how many is not said: of two, three or four, where one of these is listed alone. */
function compareOpen(
  text: string,
  candidates: readonly Candidate[],
  evidence: readonly EvidenceItem[],
): (Quoted | ComputedClaim)[] | undefined {
  const numbers = fewNumbers[detectLanguage(text)] ?? [];
  const told = numbers.flatMap((number) => {
    const counted = text.replace(
      openThings,
      (_, article: string, noun: string) => `${article}${number} ${noun}`,
    );
    return [compareAlike(counted, candidates, evidence) ?? []].filter((some) => some.length > 0);
  });
  const [only, ...more] = told;
  return more.length === 0 ? only : undefined;
}

/** What the things are for: "the two quotes for the floodlights". */
function aboutOf(text: string): string {
  const found = alikeThings.exec(text);
  const behind = found === null ? "" : text.slice(0, longestOrder).slice(found.index + found[0].length);
  const [clause = ""] = behind
    .replace(comparedBy, "")
    .replace(comparedOn, "")
    .split(/:\s|[.?!](?:\s|$)/u);
  return clause.replaceAll(selves, " ");
}

const selves =
  /(?<!\p{L})(?:for (?:me|us)|für (?:mich|uns)|pour (?:moi|nous)|per (?:me|noi)|para (?:mí|nosotros))(?!\p{L})/giu;

const priceNouns: Readonly<Record<string, string>> = {
  ...{ en: "price", de: "Preis", fr: "prix", it: "prezzo", es: "precio" },
};

interface Wanted {
  count: number;
  noun: readonly string[];
  points: readonly string[];
  order: string;
}

/**
 * "Two quotes have come in: …" in a paragraph: from there on the sentences that tell the points, with as many figures as
 * there are things; none where one of the points is not told, or another paragraph speaks of as many.
 */
function inParagraph(candidates: readonly Candidate[], { count, noun, points, order }: Wanted): Candidate[] {
  if (points.length === 0) return [];
  const language = detectLanguage(order);
  const opened = candidates.filter(
    ({ sentence }) =>
      sentence.kind !== "heading" && counts(sentence.text, count) && shares(sentence.text, noun, order),
  );
  const passages = [...new Set(opened.map(({ evidence }) => evidence))];
  const found = passages.flatMap((passage) => {
    const from = opened.find(({ evidence }) => evidence === passage)?.index ?? 0;
    const own = candidates.filter(({ evidence, index }) => evidence === passage && index >= from);
    const told = points.map((point) => {
      const read = readPoint(point, language);
      const some = own.filter(({ sentence }) => speaksOfPoint(read, sentence.text, language) > 0);
      const whole = some.filter(({ sentence }) => countFigures(read, sentence.text) >= count);
      const figures = some.reduce((sum, { sentence }) => sum + countFigures(read, sentence.text), 0);
      if (whole.length > 0) return whole.slice(0, 1);
      return read.holds === undefined || figures >= count ? some.slice(0, count) : [];
    });
    return told.every((some) => some.length > 0) ? [new Set(told.flat())] : [];
  });
  const keyOf = (chosen: ReadonlySet<Candidate>) =>
    [...chosen].map(({ sentence }) => sentence.text).join("\n");
  const [only, ...more] = [...new Map(found.map((chosen) => [keyOf(chosen), chosen])).values()];
  return only === undefined || more.length > 0 ? [] : candidates.filter((one) => only.has(one));
}

/** "Three quotes have come in: A £600, B £640 and C £710": one sentence names them all, with the price of each. */
function inSentence(candidates: readonly Candidate[], { count, noun, order }: Wanted): Candidate[] {
  const language = detectLanguage(order);
  const price = readPoint(priceNouns[language] ?? "", language);
  const priced = candidates.filter(
    ({ sentence: { kind, text } }) =>
      (kind === "sentence" || kind === "item") &&
      counts(text, count) &&
      shares(text, noun, order) &&
      countFigures(price, text) >= count,
  );
  return priced.length === 1 ? priced : [];
}

/** Whether a sentence says how many there are. */
function counts(said: string, count: number): boolean {
  return said
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .some((word) => numberWords.get(word) === count);
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
