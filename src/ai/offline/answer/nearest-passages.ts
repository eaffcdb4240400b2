import type { TermReader } from "../../../lib/text/create-term-reader.ts";
import type { EvidenceItem } from "../../../prompts/answer-from-evidence.ts";

/** As many as a question needs; what is far from it only lends words to wrong answers. */
const most = 8;

/** Of everything that is shown, the passages that share most with a question; rare words count more. In their order. */
export function nearestPassages(
  question: string,
  evidence: readonly EvidenceItem[],
  reader: TermReader,
): EvidenceItem[] {
  if (evidence.length <= most) return [...evidence];
  const wanted = new Set(reader.content(question).map(({ term }) => term));
  const read = evidence.map((item) => {
    const text = [...(item.heading ?? []), item.document.replaceAll(/[._-]+/gu, " "), item.text].join("\n");
    return new Set(reader.content(text).map(({ term }) => term));
  });
  const weight = (term: string) => {
    const holders = read.filter((terms) => terms.has(term)).length;
    return Math.log(1 + (evidence.length - holders + 0.5) / (holders + 0.5));
  };
  const weights = new Map([...wanted].map((term) => [term, weight(term)]));
  const scored = evidence.map((item, at) => {
    const score = [...weights].reduce(
      (sum, [term, own]) => (read[at]?.has(term) === true ? sum + own : sum),
      0,
    );
    return { item, at, score };
  });
  const best = scored.filter(({ score }) => score > 0).toSorted((a, b) => b.score - a.score || a.at - b.at);
  return best
    .slice(0, most)
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
