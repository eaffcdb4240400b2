import { detectLanguage } from "../../../../lib/text/detect-language.ts";
import { sayWithoutMarks } from "../../../../lib/text/note-marks.ts";
import { splitSentences, type Sentence } from "../../../../lib/text/split-sentences.ts";
import type { EvidenceItem } from "../../../../prompts/answer-from-evidence.ts";
import type { ReadWord } from "./create-word-reader.ts";
import { fieldSentences, type FieldSentence } from "../../records/field-sentences.ts";
import { bestMatch } from "./match-word.ts";
import { createFilter, findFurniture } from "./is-statement.ts";
import { wordReaderOf } from "./word-readers.ts";

/** A sentence or row that could be the answer, with what its surroundings say. */
export interface AnswerPlace {
  item: EvidenceItem;
  language: string;
  sentence: FieldSentence;
  /** Place among the sentences of its item. */
  index: number;
  words: readonly ReadWord[];
  /** The sentences before it in its item, the nearest first; a few at most. */
  before: readonly { sentence: Sentence; words: readonly ReadWord[]; isStatement: boolean }[];
  /** Of headings and file name. */
  heading: readonly ReadWord[];
  /** Of headings alone, and the years of the file name: what they say holds for every sentence below them. */
  above: readonly ReadWord[];
  /** The whole item. */
  passage: PassageWords;
  /** The whole document, as far as it is shown. */
  document: DocumentWords;
  /** Whether it states something by itself: no heading, no table head, no page furniture, no half sentence. */
  isStatement: boolean;
}

/** How far a word of the question is anywhere in a passage; looked for once, however many sentences ask. */
interface PassageWords {
  match(wanted: ReadWord): number;
}

/** What a document is about: words that it says again and again, or that its headings and its name hold. */
interface DocumentWords {
  isTopic(wanted: ReadWord): boolean;
}

const fewestTold = 3;

function createDocument(sentences: readonly (readonly ReadWord[])[]): DocumentWords {
  const known = new Map<ReadWord, boolean>();
  const tell = (wanted: ReadWord) => {
    let told = 0;
    for (const words of sentences) {
      if (bestMatch(wanted, words) >= isTold) told += 1;
      if (told >= fewestTold) return true;
    }
    return false;
  };
  return {
    isTopic(wanted) {
      const found = known.get(wanted) ?? tell(wanted);
      known.set(wanted, found);
      return found;
    },
  };
}

const isTold = 0.7;

function createPassage(words: readonly ReadWord[]): PassageWords {
  const known = new Map<ReadWord, number>();
  return {
    match(wanted) {
      const found = known.get(wanted) ?? bestMatch(wanted, words);
      known.set(wanted, found);
      return found;
    },
  };
}

const mostBefore = 3;
/** Enough to tell a language by. */
const sample = 1_000;

/** Every sentence of the evidence as words of its document's own language. */
export function readPlaces(
  evidence: readonly EvidenceItem[],
  languages: ReadonlyMap<string, string>,
): AnswerPlace[] {
  const furniture = findFurniture(evidence);
  const texts = new Map<string, (readonly ReadWord[])[]>();
  const documents = new Map<string, DocumentWords>();
  return evidence.flatMap((item) => {
    const told = texts.get(item.document) ?? [];
    texts.set(item.document, told);
    const document = documents.get(item.document) ?? createDocument(told);
    documents.set(item.document, document);
    const language = languages.get(item.document) ?? "en";
    const reader = wordReaderOf(language);
    const named = reader.read(item.document.replaceAll(/[._-]+/gu, " "));
    const titles = reader.read((item.heading ?? []).join("\n"));
    const heading = [...titles, ...named];
    const above = [...titles, ...named.filter(({ isNumber }) => isNumber)];
    const sentences = sayWithoutMarks(fieldSentences(item.text, splitSentences(item.text)));
    const isStatement = createFilter(item, furniture);
    const read = sentences.map((sentence, at) => ({
      sentence,
      words: reader.read(sentence.text),
      isStatement: isStatement(sentence, at === 0),
    }));
    for (const { words } of read) told.push(words);
    const passage = createPassage(read.flatMap(({ words }) => words));
    return read.map((own, index) => ({
      ...own,
      ...{ item, language, index, heading, above, passage, document },
      before: read.slice(Math.max(0, index - mostBefore), index).toReversed(),
    }));
  });
}

/** The language of each document; where it cannot be told, it is taken for that of the question. */
export function languagesOf(evidence: readonly EvidenceItem[], asked: string): Map<string, string> {
  const texts = new Map<string, string>();
  for (const { document, text } of evidence) {
    const known = texts.get(document) ?? "";
    if (known.length < sample) texts.set(document, `${known}\n${text.slice(0, sample)}`);
  }
  return new Map(
    [...texts].map(([document, text]) => {
      const found = detectLanguage(text);
      return [document, found === "unknown" ? asked : found];
    }),
  );
}
