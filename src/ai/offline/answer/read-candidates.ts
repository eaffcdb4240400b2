import { normalizeWord, type TermReader } from "../../../lib/text/create-term-reader.ts";
import { sayWithoutMarks } from "../../../lib/text/note-marks.ts";
import { splitSentences, type Sentence } from "../../../lib/text/split-sentences.ts";
import type { EvidenceItem } from "../../../prompts/answer-from-evidence.ts";

/** A sentence that could be the answer, with what its surroundings say. */
export interface Candidate {
  evidence: EvidenceItem;
  sentence: Sentence;
  /** Place in its evidence item. */
  index: number;
  terms: readonly string[];
  words: readonly string[];
  /** Stems of headings and file name. */
  headingTerms: ReadonlySet<string>;
  /** Stems of the sentence before it, to which "it" and "they" point. */
  beforeTerms: ReadonlySet<string>;
  /** Stems of the whole evidence item. */
  passageTerms: ReadonlySet<string>;
}

export function readCandidates(evidence: readonly EvidenceItem[], reader: TermReader): Candidate[] {
  return evidence.flatMap((item) => {
    const heading = [...(item.heading ?? []), item.document.replaceAll(/[._-]+/gu, " ")].join("\n");
    const headingTerms = new Set(reader.content(heading).map(({ term }) => term));
    const passageTerms = new Set(reader.content(item.text).map(({ term }) => term));
    const sentences = sayWithoutMarks(splitSentences(item.text));
    const read = sentences.map(({ text }) => reader.all(text));
    return sentences.map((sentence, index) => ({
      evidence: item,
      sentence,
      index,
      terms: read[index]?.map(({ term }) => term) ?? [],
      words: read[index]?.map(({ text }) => normalizeWord(text)) ?? [],
      headingTerms,
      beforeTerms: new Set(read[index - 1]?.map(({ term }) => term)),
      passageTerms,
    }));
  });
}
