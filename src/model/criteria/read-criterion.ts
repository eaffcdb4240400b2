import { numberWords } from "../../lib/text/number-words.ts";
import { readNumber } from "../../lib/text/read-number.ts";
import { segmentWords } from "../../lib/text/segment-words.ts";
import { stopWords } from "../../lib/text/stop-words.ts";
import * as words from "../../lexicon/documents/criteria-words.ts";
import type { ComparisonWord, Feature, CountedUnit } from "../../lexicon/documents/criteria-words.ts";

export interface CountCondition {
  kind: "count";
  unit: CountedUnit | "figures";
  least: number;
  most: number;
  /** A bare number: more of it need not be wrong. */
  isLoose: boolean;
  /** The word may mean something else: it can be met, but not be missed. */
  isDoubtful?: boolean;
}

export type CriterionCondition =
  | CountCondition
  | { kind: "feature"; feature: Feature; isWanted: boolean }
  | { kind: "format"; formats: string[] }
  | { kind: "language"; language: string };

export interface ReadCriterion {
  conditions: CriterionCondition[];
  /** Words that no condition stands for: what they say of it is not known. */
  rest: string[];
}

const { after, between, comparisons, doubtful, features, figures, formatCodes, languageCodes, units } = words;
const known = numberWords();
const number = String.raw`\d[\d.,'’]*|${[...known.keys()].toSorted(longestFirst).join("|")}|an?`;
const unit = [...Object.values(units), figures.words].join("|");
const compare = Object.values(comparisons).toSorted(longestFirst).join("|");
const edge = { before: String.raw`(?<![\p{L}\p{N}])`, after: String.raw`(?![\p{L}\p{N}])` };
const adjective = String.raw`(?:(?:${words.adjectives})[\s-]+){0,2}`;
const behind = `(?:\\s+(?<behind>${after.least}|${after.most}))?`;
const gap = String.raw`[\s ]+`;

const patterns = {
  half: `(?:(?<compare>${compare})\\s*)?(?:(?:an?|einer?|une?|una)\\s+)?(?:${words.halves})[\\s-]+(?<unit>${units.pages})(?:\\s+(?:${after.most}))?`,
  range: `(?:(?:${between.before})\\s+)?(?<low>${number})\\s*(?:${between.and})\\s*(?<high>${number})${gap}${adjective}(?<unit>${unit})`,
  count: `(?:(?<compare>${compare})\\s*|(?<within>in|auf|en|su)\\s+)?(?<number>${number})(?:${gap}|-)(?:(?<after>${after.least}|${after.most})\\s+)?${adjective}(?<unit>${unit})${behind}`,
  feature: `(?:(?<without>${comparisons.none})\\s+)?(?:(?:${comparisons.with})\\s+)?(?:(?:an?|einem?|une?|una)\\s+)?(?:(?<contents>${features.contents})|(?<numbering>${features.numbering}))`,
  bare: `(?<compare>${comparisons.none}|${comparisons.with})\\s+(?<unit>${unit})`,
  format: `(?:(?:as|als|en|in|im|au|come|como)\\s+)?(?:(?:an?|ein|eine|un|une|una)\\s+)?\\.?(?<format>${[...formatCodes.keys()].join("|")})(?:[- ]?(?:files?|datei(?:en)?|dokument|document|documents?|format|table|tabelle|workbook))?`,
  language: `(?:in|auf|en|language\\s*(?:is|:)?|sprache\\s*(?:ist|:)?)\\s+(?<language>${[...languageCodes.keys()].join("|")})`,
};

const compiled = Object.fromEntries(
  Object.entries(patterns).map(([name, source]) => [
    name,
    new RegExp(`${edge.before}(?:${source})${edge.after}`, "giu"),
  ]),
);
const pictured = new RegExp(`${edge.before}(?:${figures.pictured})${edge.after}`, "giu");

/** What is longer is no condition, but a text. */
export const longestCriterion = 500;

type Groups = Record<string, string | undefined>;

/** What of a criterion can be decided by counting and comparing, and what is left of it. */
export function readCriterion(criterion: string): ReadCriterion {
  if (criterion.length > longestCriterion) return { conditions: [], rest: [criterion] };
  let left = criterion;
  const conditions: CriterionCondition[] = [];
  const take = (name: keyof typeof patterns, read: (groups: Groups) => CriterionCondition | undefined) => {
    left = left.replaceAll(compiled[name] ?? /$^/, (...found) => {
      const condition = read(found.at(-1) as Groups);
      if (condition !== undefined) conditions.push(condition);
      return condition === undefined ? String(found[0]) : " ; ";
    });
  };
  take("language", ({ language = "" }) => ({
    kind: "language",
    language: languageCodes.get(language.toLowerCase()) ?? "",
  }));
  take("feature", ({ without, contents }) => ({
    ...{ kind: "feature", feature: contents === undefined ? "numbering" : "contents" },
    isWanted: without === undefined,
  }));
  take("half", ({ compare: how = "", unit: of = "" }) =>
    comparisonOf(how) === "least" ? undefined : countOf(of, criterion, { least: 0, most: 0.5 }),
  );
  take("range", ({ low = "", high = "", unit: of = "" }) =>
    countOf(of, criterion, { least: valueOf(low), most: valueOf(high) }),
  );
  take("count", (groups) => readCount(groups, criterion));
  take("bare", ({ compare: how = "", unit: of = "" }) =>
    countOf(
      of,
      criterion,
      comparisonOf(how) === "none" ? { least: 0, most: 0 } : { least: 1, most: Infinity },
    ),
  );
  const formats: string[] = [];
  take("format", ({ format = "" }) => {
    formats.push(formatCodes.get(format.toLowerCase()) ?? format);
    return { kind: "format", formats };
  });
  const [first] = conditions.filter(({ kind }) => kind === "format");
  const single = conditions.filter((condition) => condition.kind !== "format" || condition === first);
  const hasFigures = single.some((condition) => condition.kind === "count" && condition.unit === "figures");
  return { conditions: single, rest: wordsLeft(hasFigures ? left.replaceAll(pictured, " ") : left) };
}

function readCount(groups: Groups, criterion: string): CriterionCondition | undefined {
  const { compare: how = "", number: written = "", unit: of = "" } = groups;
  const value = valueOf(written);
  if (value === undefined) return undefined;
  const isArticle = !/^\d/.test(written) && value === 1;
  const last = groups["after"] ?? groups["behind"];
  switch (last === undefined ? comparisonOf(how) : afterOf(last)) {
    case "least":
      return countOf(of, criterion, { least: value, most: Infinity });
    case "most":
      return countOf(of, criterion, { least: 0, most: value });
    case "above":
      return countOf(of, criterion, { least: value + 1, most: Infinity });
    case "below":
      return countOf(of, criterion, { least: 0, most: value - 1 });
    case "exactly":
      return countOf(of, criterion, { least: value, most: value });
    case "none":
      return value === 1 ? countOf(of, criterion, { least: 0, most: 0 }) : undefined;
    default:
      // so many pages are the room that there is, not what must be filled; so is "in three sentences"
      if (isUnit("pages", of) || (groups["within"] !== undefined && isLength(of)))
        return countOf(of, criterion, { least: 0, most: value });
      return countOf(of, criterion, {
        least: value,
        most: isArticle ? Infinity : value,
        isLoose: !isArticle,
      });
  }
}

function countOf(
  written: string,
  criterion: string,
  {
    least,
    most,
    isLoose = false,
  }: { least: number | undefined; most: number | undefined; isLoose?: boolean },
): CriterionCondition | undefined {
  if (least === undefined || most === undefined) return undefined;
  const range = { kind: "count" as const, least, most, isLoose };
  if (matches(figures.words, written))
    return criterion.search(pictured) >= 0 ? { ...range, unit: "figures" } : undefined;
  const found = (Object.keys(units) as CountedUnit[]).find((name) => isUnit(name, written));
  if (found === undefined) return undefined;
  return { ...range, unit: found, ...(isDoubtful(found, written, criterion) && { isDoubtful: true }) };
}

function isDoubtful(name: CountedUnit, written: string, criterion: string): boolean {
  const doubt = doubtful[name];
  if (doubt === undefined || !matches(doubt.words, written)) return false;
  const { sureBeside } = doubt;
  return (
    sureBeside === undefined ||
    !new RegExp(`${edge.before}(?:${sureBeside})${edge.after}`, "iu").test(criterion)
  );
}

function isLength(written: string): boolean {
  return (["words", "sentences", "paragraphs"] as const).some((name) => isUnit(name, written));
}

function isUnit(name: CountedUnit, written: string): boolean {
  return matches(units[name], written);
}

function comparisonOf(written: string): ComparisonWord | undefined {
  return (Object.keys(comparisons) as ComparisonWord[]).find((name) => matches(comparisons[name], written));
}

function afterOf(written: string): ComparisonWord {
  return matches(after.least, written) ? "least" : "most";
}

function matches(alternatives: string, written: string): boolean {
  return new RegExp(`^(?:${alternatives})$`, "iu").test(written);
}

function longestFirst(a: string, b: string): number {
  return b.length - a.length;
}

function valueOf(written: string): number | undefined {
  if (/^an?$/i.test(written)) return 1;
  const [only] = readNumber(written.replace(/[.,]$/, "")).toSorted((a, b) => Number(b) - Number(a));
  return only === undefined ? known.get(written.toLowerCase()) : Number(only);
}

/** What a text says beyond that a document is meant. */
export function wordsLeft(text: string): string[] {
  const all = segmentWords(text).map((word) => word.text.toLowerCase());
  return all.filter((word) => !words.criteriaFillers.has(word) && !isStop(word));
}

function isStop(word: string): boolean {
  return ["en", "de", "fr", "it", "es"].some((language) => stopWords(language).has(word));
}
