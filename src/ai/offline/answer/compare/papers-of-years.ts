import type { EvidenceItem } from "../../../../prompts/answer-from-evidence.ts";
import { tokensOf } from "./read-sides.ts";

/** The two papers that a request tells apart by two years, in its order; undefined where a year names none, or more than one. */
export function papersOfYears(text: string, evidence: readonly EvidenceItem[]): string[] | undefined {
  const years = [...new Set(text.match(/(?<!\p{N})(?:19|20)\d\d(?!\p{N})/gu))];
  if (years.length !== 2) return undefined;
  const titles = new Map(
    evidence.map(({ document, heading = [] }) => [document, tokensOf(`${document} ${heading[0] ?? ""}`)]),
  );
  const named = years.map((year) =>
    [...titles].flatMap(([document, words]) => (words.includes(year) ? [document] : [])),
  );
  const papers = named.flat();
  const isClear = named.every((own) => own.length === 1) && new Set(papers).size === years.length;
  return isClear ? papers : undefined;
}
