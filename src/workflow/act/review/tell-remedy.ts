import type { CriteriaFacts, Unmet } from "../../../model/criteria/check-criteria.ts";

/** What a writer can do about a length that does not fit; "" where there is nothing to add. */
export function tellRemedy({ gap, feature }: Unmet, facts: CriteriaFacts | undefined): string {
  if (feature !== undefined) return ` Set "${members[feature]}": true in the metadata of the document.`;
  if (gap === undefined || facts === undefined) return "";
  const { unit, count, least, most } = gap;
  if (unit === "citations") return " Name the claims that each statement uses.";
  if (unit === "slides")
    return " The title has a slide of its own, each heading begins another, and what is too long for one goes on to the next.";
  if (unit !== "pages") return "";
  const { words } = facts.counts;
  const goal = count > most ? most : least;
  const fitting = Math.floor((words * goal * 0.9) / Math.max(count, 1) / 10) * 10;
  return ` It has ${words} words; about ${Math.max(fitting, 10)} would fit. The sources that are added take room too.`;
}

const members = { contents: "contents", numbering: "numbered_headings" };
