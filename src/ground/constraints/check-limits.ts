import { inBefore, letterWords, pageWords, slideWords } from "../../lexicon/constraint-words.ts";
import type { WordsByLanguage } from "../../lexicon/words-by-language.ts";
import { detectLanguage } from "../../lib/text/detect-language.ts";
import { numberWords } from "../../lib/text/number-words.ts";
import { checkCriteria } from "../../model/criteria/check-criteria.ts";
import { readCriterion } from "../../model/criteria/read-criterion.ts";
import type { ConstrainedResult, ConstraintFinding } from "./checked-constraint.ts";
import { kept, unknown, violated } from "./checked-constraint.ts";
import { countText } from "./count-text.ts";
import { toPattern } from "./phrase-pattern.ts";

const number = String.raw`(?:\d{1,6}|${[...numberWords().keys()].join("|")})`;
const inNumber = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${toPattern(inBefore).source})\\s+(?=${number}\\s+\\p{L})`,
  "giu",
);

/** Length, language and file format: what a criterion of a plan can say, a constraint of the user can too. */
export function checkLimits(constraint: string, result: ConstrainedResult): ConstraintFinding {
  const said = constraint.replaceAll(inNumber, "at most ");
  const others = [
    checkOther(said, pageWords, () => sum(result, "pages")),
    checkOther(said, slideWords, () => sum(result, "slides")),
    checkOther(said, letterWords, () => Array.from(result.text).length),
  ].filter((found) => found !== undefined);
  if (others.length > 0) return others.find(({ state }) => state === "violated") ?? others[0];
  const { conditions } = readCriterion(said);
  const decided = conditions.filter(({ kind }) => kind !== "format" || result.documents.length > 0);
  if (decided.length === 0) return undefined;
  const checked = checkCriteria([said], {
    counts: countText(result.text),
    formats: result.documents.map(({ format }) => format),
    language: languageOf(result),
    isProven: true,
  });
  const [unmet] = checked.unmet;
  if (unmet !== undefined) return violated(unmet.found);
  return checked.met.length > 0 ? kept : unknown;
}

/** What the text is in counts, not what it says it is in. */
function languageOf({ text, language }: ConstrainedResult): string {
  const detected = detectLanguage(text);
  return detected === "unknown" ? language : detected;
}

/** The same words with another unit, where somebody knows how many there are. */
function checkOther(
  said: string,
  unit: WordsByLanguage,
  counted: () => number | undefined,
): ConstraintFinding {
  const pattern = toPattern(unit);
  if (!pattern.test(said)) return undefined;
  const condition = readCriterion(said.replace(pattern, "words")).conditions.find(
    ({ kind }) => kind === "count",
  );
  if (condition?.kind !== "count" || condition.unit !== "words") return undefined;
  const count = counted();
  if (count === undefined || condition.isLoose || /\b(?:each|per|pro|je|chaque|ogni|cada)\b/iu.test(said))
    return unknown;
  const name = pattern.exec(said)?.[0] ?? "";
  return count < condition.least || count > condition.most ? violated(`${count} ${name}`) : kept;
}

function sum({ documents }: ConstrainedResult, unit: "pages" | "slides"): number | undefined {
  const counts = documents.flatMap((document) => document[unit] ?? []);
  return counts.length === 0 || counts.length < documents.length
    ? undefined
    : counts.reduce((total, count) => total + count, 0);
}
