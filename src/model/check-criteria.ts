import type { DocumentCounts } from "./count-document.ts";
import { beyond } from "./criteria-words.ts";
import { readCriterion } from "./read-criterion.ts";
import type { Condition } from "./read-criterion.ts";

export interface CriteriaFacts {
  counts: DocumentCounts;
  /** Of the files that were written. */
  formats: readonly string[];
  language: string;
  /** Whether what it states was checked against documents. */
  isProven: boolean;
}

export interface CheckedCriteria {
  met: string[];
  unmet: { criterion: string; found: string }[];
  /** Only somebody who reads can tell. */
  undecided: string[];
}

type Verdict = { kind: "met" } | { kind: "undecided" } | { kind: "unmet"; found: string };

/** No claim without a source, in the words of five languages. */
const wantsProof =
  /\b(?:all|every|each|alle|jede|toutes?|tous|chaque|tutt[ei]|ogni|tod[oa]s|cada)\b.*\b(?:cited|sourced|proven|backed|citations?|sources?|belegt|quellen?|prouvée?s?|sourcée?s?|provat[ei]|citat[ei]|fonti|citad[oa]s|fuentes?)\b/iu;

/** Criteria that can be counted or compared are decided without a model; the others are left. */
export function checkCriteria(criteria: readonly string[], facts: CriteriaFacts): CheckedCriteria {
  const checked: CheckedCriteria = { met: [], unmet: [], undecided: [] };
  for (const criterion of criteria) {
    const verdict = decide(criterion, facts);
    if (verdict.kind === "unmet") checked.unmet.push({ criterion, found: verdict.found });
    else checked[verdict.kind].push(criterion);
  }
  return checked;
}

function decide(criterion: string, facts: CriteriaFacts): Verdict {
  if (wantsProof.test(criterion)) {
    const isCited = facts.isProven && facts.counts.citations > 0;
    return isCited ? { kind: "met" } : { kind: "unmet", found: `${facts.counts.citations} citations` };
  }
  if (beyond.test(criterion)) return { kind: "undecided" };
  const { conditions, rest } = readCriterion(criterion);
  const verdicts = conditions.map((condition) => judge(condition, facts, rest.length === 0));
  const unmet = verdicts.find((verdict) => verdict.kind === "unmet");
  if (unmet !== undefined) return unmet;
  const isWhole = conditions.length > 0 && rest.length === 0;
  return isWhole && verdicts.every(({ kind }) => kind === "met") ? { kind: "met" } : { kind: "undecided" };
}

/** Where more is said than the condition, only what is true of the whole document's parts as well decides. */
function judge(
  condition: Condition,
  { counts, formats, language }: CriteriaFacts,
  isWhole: boolean,
): Verdict {
  switch (condition.kind) {
    case "count":
      return judgeCount(condition, counts, isWhole);
    case "format": {
      if (condition.formats.some((format) => formats.includes(format))) return { kind: "met" };
      const found = formats.length === 0 ? "no file" : formats.join(", ");
      return isWhole ? { kind: "unmet", found } : { kind: "undecided" };
    }
    case "language":
      if (language === "unknown" || !isWhole) return { kind: "undecided" };
      return language.split("-")[0] === condition.language
        ? { kind: "met" }
        : { kind: "unmet", found: language };
  }
}

function judgeCount(
  { unit, least, most, isLoose }: Extract<Condition, { kind: "count" }>,
  counts: DocumentCounts,
  isWhole: boolean,
): Verdict {
  const count = counts[unit];
  const unmet: Verdict = { kind: "unmet", found: `${count} ${unit}` };
  // points may be paragraphs, lines may be lines of a poem: what is not there in this shape may be in another
  const maybeElse = (unit === "items" && count === 0) || (unit === "rows" && counts.tables === 0);
  if (count < least) return maybeElse ? { kind: "undecided" } : unmet;
  if (count <= most) return { kind: "met" };
  return isLoose || !isWhole ? { kind: "undecided" } : unmet;
}
