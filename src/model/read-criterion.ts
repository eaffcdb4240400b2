import { numberWords } from "../lib/number-words.ts";
import { readNumber } from "../lib/read-number.ts";
import { segmentWords } from "../lib/segment-words.ts";
import { stopWords } from "../lib/stop-words.ts";
import { after, between, comparisons, fillers, formatNames, languageNames, units } from "./criteria-words.ts";
import type { Comparison, Unit } from "./criteria-words.ts";

export type Condition =
  | { kind: "count"; unit: Unit; least: number; most: number; isLoose: boolean }
  | { kind: "format"; formats: string[] }
  | { kind: "language"; language: string };

export interface ReadCriterion {
  conditions: Condition[];
  /** Words that no condition stands for: what they say of it is not known. */
  rest: string[];
}

const words = numberWords();
const number = String.raw`\d[\d.,'’]*|${[...words.keys()].join("|")}|an?`;
const unit = Object.values(units).join("|");
const compare = Object.values(comparisons)
  .toSorted((a, b) => b.length - a.length)
  .join("|");
const edge = { before: String.raw`(?<![\p{L}\p{N}])`, after: String.raw`(?![\p{L}\p{N}])` };
const adjective = String.raw`(?:(?:full|complete|short|ganze|ganzen|vollständige|kurze|kurzen|data|numbered)\s+)?`;

const patterns = {
  range: `(?:(?:${between.before})\\s+)?(?<low>${number})\\s*(?:${between.and})\\s*(?<high>${number})\\s+${adjective}(?<unit>${unit})`,
  count: `(?:(?<compare>${compare})\\s*)?(?<number>${number})\\s+(?:(?<after>${after.least}|${after.most})\\s+)?${adjective}(?<unit>${unit})`,
  bare: `(?<compare>${comparisons.none}|${comparisons.with})\\s+(?<unit>${unit})`,
  format: `(?:(?:as|als|en|in|im|au|come|como)\\s+)?(?:(?:an?|ein|eine|un|une|una)\\s+)?\\.?(?<format>${[...formatNames.keys()].join("|")})(?:[- ]?(?:files?|datei(?:en)?|dokument|document|documents?|format|table|tabelle|workbook))?`,
  language: `(?:in|auf|en|language\\s*(?:is|:)?|sprache\\s*(?:ist|:)?)\\s+(?<language>${[...languageNames.keys()].join("|")})`,
};

const compiled = Object.fromEntries(
  Object.entries(patterns).map(([name, source]) => [
    name,
    new RegExp(`${edge.before}(?:${source})${edge.after}`, "giu"),
  ]),
);

/** What of a criterion can be decided by counting and comparing, and what is left of it. */
export function readCriterion(criterion: string): ReadCriterion {
  let left = criterion;
  const conditions: Condition[] = [];
  const take = (
    name: keyof typeof patterns,
    read: (groups: Record<string, string>) => Condition | undefined,
  ) => {
    left = left.replaceAll(compiled[name] ?? /$^/, (...found) => {
      const condition = read(found.at(-1) as Record<string, string>);
      if (condition !== undefined) conditions.push(condition);
      return condition === undefined ? String(found[0]) : " ; ";
    });
  };
  take("language", ({ language = "" }) => ({
    kind: "language",
    language: languageNames.get(language.toLowerCase()) ?? "",
  }));
  take("range", ({ low = "", high = "", unit: of = "" }) =>
    countOf(of, { least: valueOf(low), most: valueOf(high) }),
  );
  take("count", readCount);
  take("bare", ({ compare: how = "", unit: of = "" }) =>
    countOf(of, comparisonOf(how) === "none" ? { least: 0, most: 0 } : { least: 1, most: Infinity }),
  );
  const formats: string[] = [];
  take("format", ({ format = "" }) => {
    formats.push(formatNames.get(format.toLowerCase()) ?? format);
    return { kind: "format", formats };
  });
  const [first] = conditions.filter(({ kind }) => kind === "format");
  const single = conditions.filter((condition) => condition.kind !== "format" || condition === first);
  return { conditions: single, rest: restOf(left) };
}

function readCount(groups: Record<string, string | undefined>): Condition | undefined {
  const { compare: how, number: written = "", after: behind, unit: of = "" } = groups;
  const value = valueOf(written);
  if (value === undefined) return undefined;
  const isArticle = !/^\d/.test(written) && value === 1;
  switch (behind === undefined ? comparisonOf(how ?? "") : afterOf(behind)) {
    case "least":
      return countOf(of, { least: value, most: Infinity });
    case "most":
      return countOf(of, { least: 0, most: value });
    case "above":
      return countOf(of, { least: value + 1, most: Infinity });
    case "below":
      return countOf(of, { least: 0, most: value - 1 });
    case "exactly":
      return countOf(of, { least: value, most: value });
    case "none":
      return value === 1 ? countOf(of, { least: 0, most: 0 }) : undefined;
    default:
      return countOf(of, { least: value, most: isArticle ? Infinity : value, isLoose: !isArticle });
  }
}

function countOf(
  written: string,
  range: { least: number | undefined; most: number | undefined; isLoose?: boolean },
): Condition | undefined {
  const { least, most, isLoose = false } = range;
  const found = (Object.keys(units) as Unit[]).find((name) => matches(units[name], written));
  if (found === undefined || least === undefined || most === undefined) return undefined;
  return { kind: "count", unit: found, least, most, isLoose };
}

function comparisonOf(written: string): Comparison | undefined {
  return (Object.keys(comparisons) as Comparison[]).find((name) => matches(comparisons[name], written));
}

function afterOf(written: string): Comparison {
  return matches(after.least, written) ? "least" : "most";
}

function matches(alternatives: string, written: string): boolean {
  return new RegExp(`^(?:${alternatives})$`, "iu").test(written);
}

function valueOf(written: string): number | undefined {
  if (/^an?$/i.test(written)) return 1;
  const [only] = readNumber(written.replace(/[.,]$/, "")).toSorted((a, b) => Number(b) - Number(a));
  return only === undefined ? words.get(written.toLowerCase()) : Number(only);
}

function restOf(text: string): string[] {
  const all = segmentWords(text).map((word) => word.text.toLowerCase());
  return all.filter((word) => !fillers.has(word) && !isStop(word));
}

function isStop(word: string): boolean {
  return ["en", "de", "fr", "it", "es"].some((language) => stopWords(language).has(word));
}
