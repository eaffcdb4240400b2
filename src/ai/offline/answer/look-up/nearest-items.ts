import type { EvidenceItem } from "../../../../prompts/answer-from-evidence.ts";
import type { Asked } from "./read-asked.ts";
import { wordReaderOf } from "./word-readers.ts";

/** As many as a question needs; what is far from it only lends words to wrong answers. */
const most = 12;

/** Of everything that is shown, the items that share most with a question, by words or by ideas; rare ones count more. In their order. */
export function nearestItems(
  asked: Asked,
  evidence: readonly EvidenceItem[],
  languages: ReadonlyMap<string, string>,
): readonly EvidenceItem[] {
  if (evidence.length <= most) return evidence;
  const read = evidence.map((item) => {
    const text = [...(item.heading ?? []), item.document.replaceAll(/[._-]+/gu, " "), item.text].join("\n");
    const words = wordReaderOf(languages.get(item.document) ?? "en").read(text);
    return {
      terms: new Set(words.map(({ term }) => term)),
      ideas: new Set(words.flatMap(({ ideas }) => ideas)),
    };
  });
  const held = asked.wanted.map((wanted) =>
    read.map(({ terms, ideas }) => terms.has(wanted.term) || wanted.ideas.some((idea) => ideas.has(idea))),
  );
  const weights = held.map((own, at) => {
    const count = own.filter(Boolean).length;
    return (asked.wanted[at]?.weight ?? 0) * Math.log(1 + (evidence.length - count + 0.5) / (count + 0.5));
  });
  const scored = evidence.map((item, at) => ({
    ...{ item, at },
    score: weights.reduce((sum, weight, word) => (held[word]?.[at] === true ? sum + weight : sum), 0),
  }));
  return scored
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || a.at - b.at)
    .slice(0, most)
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
