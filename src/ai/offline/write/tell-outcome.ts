import { minutesNames } from "../../../lexicon/requests/decision-words.ts";
import type { EvidenceItem } from "../../../prompts/answer-from-evidence.ts";
import type { Quoted } from "../answer/quoted.ts";
import type { ComputedClaim } from "../tables/answer-by-plan.ts";
import { surveySections } from "./survey-sections.ts";
import { asksForDecisions, tellDecisions } from "./tell-decisions.ts";

/** Of fewer sections nobody can say that most of them decide nothing. */
const fewestSections = 4;

/**
 * What a meeting decided; minutes that say it in other words than "decided" are told section by section beside that, so
 * that no item of them is left out. Empty where no decisions are asked for, or only those on one subject.
 */
export function tellOutcome(
  order: string,
  language: string,
  evidence: readonly EvidenceItem[],
): (Quoted | ComputedClaim)[] {
  if (!asksForDecisions(order, language)) return [];
  const told = tellDecisions(order, language, evidence);
  const minutes = evidence.filter(isOfMinutes);
  const sections = new Set(minutes.map(sectionOf));
  const byId = new Map(evidence.map((item, at) => [item.id, { item, at }]));
  const placeOf = ({ supports: [support] }: Quoted | ComputedClaim) => byId.get(support?.evidence ?? "");
  const decided = new Set(told.flatMap((claim) => sectionOf(placeOf(claim)?.item) ?? []));
  if (sections.size < fewestSections || decided.size * 2 >= sections.size) return told;
  const others = surveySections("", language, minutes).filter(
    (claim) => !decided.has(sectionOf(placeOf(claim)?.item)),
  );
  return [...told, ...others].toSorted((a, b) => (placeOf(a)?.at ?? 0) - (placeOf(b)?.at ?? 0));
}

function isOfMinutes({ document, heading = [], table }: EvidenceItem): boolean {
  const title = [document.replaceAll(/[._]+/gu, " ").replaceAll("-", " "), ...heading].join("\n");
  return table === undefined && minutesNames.test(title);
}

function sectionOf(item: EvidenceItem | undefined): string {
  return [item?.document, ...(item?.heading ?? [])].join("\n");
}
