import type { Produced } from "../action.ts";
import type { DocumentCounts } from "../documents/count-document.ts";
import { beyond } from "../../lexicon/documents/criteria-words.ts";
import type { Feature } from "../../lexicon/documents/criteria-words.ts";
import { longestCriterion, readCriterion, wordsLeft } from "./read-criterion.ts";
import type { CriterionCondition, CountCondition } from "./read-criterion.ts";
import { readProofWish } from "./read-proof-wish.ts";

export interface CriteriaFacts {
  counts: DocumentCounts;
  /** Of the files that were written. */
  formats: readonly string[];
  language: string;
  /** Whether what it states was checked against documents, in this task or in one before it. */
  isProven: boolean;
  /** The files with what was counted in them. */
  files?: readonly Produced[];
  /** Undefined where nobody knows. */
  contents?: boolean | undefined;
  numbering?: boolean | undefined;
  /** Words that name what is made, such as "fact sheet": they say nothing of it. */
  subject?: readonly string[];
}

/** What was counted, and what was asked for. */
export interface Gap {
  unit: CountCondition["unit"];
  count: number;
  least: number;
  most: number;
}

export interface Unmet {
  criterion: string;
  found: string;
  gap?: Gap;
  /** What is not there. */
  feature?: Feature;
}

export interface CheckedCriteria {
  met: string[];
  unmet: Unmet[];
  /** Only somebody who reads can tell. */
  undecided: string[];
}

type Verdict = { kind: "met" } | { kind: "undecided" } | ({ kind: "unmet" } & Omit<Unmet, "criterion">);

const met: Verdict = { kind: "met" };
const undecided: Verdict = { kind: "undecided" };

/** Criteria that can be counted or compared are decided without a model; what is only half understood is left. */
export function checkCriteria(criteria: readonly string[], facts: CriteriaFacts): CheckedCriteria {
  const checked: CheckedCriteria = { met: [], unmet: [], undecided: [] };
  for (const criterion of criteria) {
    const { kind, ...verdict } = decide(criterion, facts);
    if (kind === "unmet" && "found" in verdict) checked.unmet.push({ criterion, ...verdict });
    else if (kind !== "unmet") checked[kind].push(criterion);
  }
  return checked;
}

function decide(criterion: string, facts: CriteriaFacts): Verdict {
  if (criterion.length > longestCriterion) return undecided;
  const names = new Set(facts.subject?.map((word) => word.toLowerCase()));
  const wish = readProofWish(criterion);
  if (wish !== undefined) {
    if (!facts.isProven || wordsLeft(wish.rest).some((word) => !names.has(word))) return undecided;
    const { citations: count } = facts.counts;
    return count > 0 ? met : unmetCount({ unit: "citations", count, least: 1, most: Infinity });
  }
  if (beyond.test(criterion)) return undecided;
  const { conditions, rest } = readCriterion(criterion);
  if (conditions.length === 0 || rest.some((word) => !names.has(word))) return undecided;
  const verdicts = conditions.map((condition) => judge(condition, facts));
  const unmet = verdicts.find(({ kind }) => kind === "unmet");
  return unmet ?? (verdicts.every(({ kind }) => kind === "met") ? met : undecided);
}

function judge(condition: CriterionCondition, facts: CriteriaFacts): Verdict {
  switch (condition.kind) {
    case "count":
      return judgeCount(condition, facts);
    case "feature": {
      const { feature, isWanted } = condition;
      const has = facts[feature];
      if (has === undefined) return undecided;
      if (has === isWanted) return met;
      const found = `${has ? "" : "no "}${featureNames[feature]}`;
      return { kind: "unmet", found, ...(!has && { feature }) };
    }
    case "format": {
      const { formats } = facts;
      if (condition.formats.some((format) => formats.includes(format))) return met;
      return { kind: "unmet", found: formats.length === 0 ? "no file" : formats.join(", ") };
    }
    case "language": {
      const [found = ""] = facts.language.split("-");
      if (found === "unknown") return undecided;
      return found === condition.language ? met : { kind: "unmet", found };
    }
  }
}

const featureNames = { contents: "table of contents", numbering: "numbered headings" };

function judgeCount(condition: CountCondition, facts: CriteriaFacts): Verdict {
  const { unit } = condition;
  switch (unit) {
    case "pages":
    case "slides":
    case "sheets":
      return judgeFiles(condition, unit, facts.files ?? []);
    case "figures":
      return judgeNumber(condition, facts.counts.images + facts.counts.charts);
    default: {
      const count = facts.counts[unit];
      // points may be paragraphs, lines may be lines of a poem: what is not there in this shape may be in another
      const maybeElse = (unit === "items" && count === 0) || (unit === "rows" && facts.counts.tables === 0);
      return maybeElse ? undecided : judgeNumber(condition, count);
    }
  }
}

/** Every file of its kind counts; a number that is only estimated decides nothing by itself. */
function judgeFiles(
  condition: CountCondition,
  unit: "pages" | "slides" | "sheets",
  files: readonly Produced[],
): Verdict {
  const counted = files.filter((file) => file[unit] !== undefined);
  const verdicts = counted.map((file) => ({
    isSure: file.isEstimate !== true,
    verdict: judgeNumber(condition, file[unit] ?? 0),
  }));
  const sure = verdicts.filter(({ isSure }) => isSure);
  const unmet = sure.find(({ verdict }) => verdict.kind === "unmet");
  if (unmet !== undefined) return unmet.verdict;
  return sure.length > 0 && verdicts.every(({ verdict }) => verdict.kind === "met") ? met : undecided;
}

function judgeNumber(
  { unit, least, most, isLoose, isDoubtful = false }: CountCondition,
  count: number,
): Verdict {
  const unmet = isDoubtful ? undecided : unmetCount({ unit, count, least, most });
  if (count < least) return unmet;
  if (count <= most) return isDoubtful && count === 0 ? undecided : met;
  // how full the last page is, nobody counted; a first slide with the title may have been meant or not
  if (unit === "pages" && count <= Math.ceil(most)) return undecided;
  if (unit === "slides") return isLoose && count === most + 1 ? undecided : unmet;
  return isLoose ? undecided : unmet;
}

function unmetCount(gap: Gap): Verdict {
  return { kind: "unmet", found: `${gap.count} ${gap.unit}`, gap };
}
