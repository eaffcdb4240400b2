import { lightWords } from "../../../lexicon/answers/light-words.ts";
import { rateWords } from "../../../lexicon/tables/rate-words.ts";
import { monthNames } from "../../../lib/text/month-names.ts";
import { languages } from "../../../lexicon/words-by-language.ts";
import type { EvidenceItem } from "../../../prompts/answer-from-evidence.ts";
import { asksForSeveral } from "../answer/asks-for-several.ts";
import type { ReadWord } from "../answer/look-up/create-word-reader.ts";
import { bestMatch } from "../answer/look-up/match-word.ts";
import { readAsked, year, type Asked, type Wanted } from "../answer/look-up/read-asked.ts";
import { languagesOf } from "../answer/look-up/read-places.ts";
import { wordReaderOf } from "../answer/look-up/word-readers.ts";
import type { Quoted } from "../answer/quoted.ts";
import { fitsKind } from "./fits-kind.ts";
import { readRecords, type OfficeRecord } from "./read-records.ts";
import { wantsComputing } from "./wants-computing.ts";

const longestQuestion = 400;
const isThere = 0.5;
/** How much of the question must be found in the record and around it. */
const leastCoverage = 0.5;
/** How much of the name of the record must have been asked for. */
const leastName = 0.5;
/** How far the next best must stay behind. */
const margin = 0.8;
/** What stands around a record says less than the record. */
const aroundCounts = { heads: 0.9, above: 0.8 };
interface Scored {
  record: OfficeRecord;
  /** How much of what tells records apart was asked for. */
  named: number;
  coverage: number;
  nameShare: number;
}

/**
 * The one row or labelled line that a question is about, whole: in it stands what is asked for. None where another one
 * fits as well, where much of the question stays unexplained, or where something would have to be computed.
 */
export function answerRecords(
  { text, language }: { text: string; language: string },
  evidence: readonly EvidenceItem[],
): Quoted[] {
  if (text.length > longestQuestion || asksForSeveral(text, language)) return [];
  const asked = readAsked(text, wordReaderOf(language));
  const spoken = languagesOf(evidence, language);
  const records = readRecords(evidence, spoken);
  if (records.length === 0 || ["reason", "definition", "manner"].includes(asked.kind)) return [];
  const words = wordsOf(asked);
  const rarity = rarityOf(words, records);
  const document = createDocument(evidence, spoken);
  const scored = records.map((record) => score(record, { words, rarity }));
  const [best, next] = scored.toSorted((a, b) => b.named - a.named);
  if (best === undefined || best.named === 0) return [];
  if (next !== undefined && next.named > margin * best.named) return [];
  // whether something is so must be said of the thing itself
  const least = asked.kind === "yes-or-no" ? 1 : leastName;
  if (best.coverage < leastCoverage || best.nameShare < least) return [];
  const isNamed = namesFit(words, best.record, { records, document });
  return isNamed && isSound(asked, best.record) ? [best.record.tell()] : [];
}

/**
 * A name that the record does not hold may be that of whoever wrote the document. Where it stands in another record, that
 * one is meant; where it stands nowhere, something else is.
 */
function namesFit(
  words: readonly Wanted[],
  record: OfficeRecord,
  { records, document }: { records: readonly OfficeRecord[]; document: SaidIn },
): boolean {
  const near = [...record.heads, ...record.above];
  return words
    .filter(({ isName, isNumber, word }) => isName && !isNumber && !monthNames.has(word))
    .every((word) => {
      const about = [word, ...word.sameName];
      if (about.some((one) => inRecord(one, record) >= isThere || bestMatch(one, near) >= isThere))
        return true;
      const isOther = records.some(
        (other) => other.item.document === record.item.document && inRecord(word, other) >= isThere,
      );
      return !isOther && document(record.item.document, word) >= isThere;
    });
}

/** What a document says anywhere, by word. */
type SaidIn = (document: string, word: Wanted) => number;

function createDocument(evidence: readonly EvidenceItem[], spoken: ReadonlyMap<string, string>): SaidIn {
  const texts = Map.groupBy(evidence, ({ document }) => document);
  const read = new Map<string, ReadWord[]>();
  const known = new Map<string, number>();
  return (document, word) => {
    const key = `${document}\n${word.term}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const words =
      read.get(document) ??
      (texts.get(document) ?? []).flatMap((item) =>
        wordReaderOf(spoken.get(document) ?? "en").read(item.text),
      );
    read.set(document, words);
    const value = bestMatch(word, words);
    known.set(key, value);
    return value;
  };
}

const light = new Map(languages.map((own) => [own as string, new Set(lightWords[own].split(" "))]));
const weightBeside = 0.6;

/** What is told before the question says which case is meant: it counts, though less. */
function wordsOf({ wanted, language }: Asked): Wanted[] {
  return wanted.map((one) =>
    one.isLight && light.get(language)?.has(one.word) !== true ? { ...one, weight: weightBeside } : one,
  );
}

function inRecord(word: ReadWord, { cells }: OfficeRecord): number {
  return cells.reduce((best, cell) => Math.max(best, bestMatch(word, cell.words)), 0);
}

/** A word that many records hold tells them apart less than one that only this one holds. */
function rarityOf(words: readonly Wanted[], records: readonly OfficeRecord[]): Map<Wanted, number> {
  const all = Math.log(1 + records.length);
  return new Map(
    words.map((word) => {
      const count = records.filter((record) => inRecord(word, record) >= isThere).length;
      return [word, count === 0 ? 0 : Math.log(1 + records.length / count) / Math.max(all, 1)];
    }),
  );
}

interface Ground {
  words: readonly Wanted[];
  rarity: ReadonlyMap<Wanted, number>;
}

const leastSaid = 0.4;

function score(record: OfficeRecord, { words, rarity }: Ground): Scored {
  let named = 0;
  let covered = 0;
  let all = 0;
  for (const word of words) {
    const own = inRecord(word, record);
    const around = Math.max(
      aroundCounts.heads * bestMatch(word, record.heads),
      aroundCounts.above * bestMatch(word, record.above),
    );
    if (own >= isThere) named += word.weight * own * (rarity.get(word) ?? 0);
    const said = Math.max(own, around);
    covered += word.weight * (said >= leastSaid ? said : 0);
    all += word.weight;
  }
  return { record, named, coverage: all === 0 ? 0 : covered / all, nameShare: nameShareOf(record, words) };
}

/** Of the cell that names the record, how many of its words were asked for. */
function nameShareOf({ cells }: OfficeRecord, words: readonly Wanted[]): number {
  return cells
    .filter(({ isName }) => isName)
    .reduce((best, cell) => {
      const own = cell.words.filter(({ isStop }) => !isStop);
      const told = own.filter((word) => words.some((wanted) => bestMatch(wanted, [word]) >= isThere));
      return own.length === 0 ? best : Math.max(best, told.length / own.length);
    }, 0);
}

/** How much of what happened must be said where a day is asked for. */
const leastDated = 0.4;

/** "When was she born" is not answered by the day she joined: her name alone does not say what is asked of her. */
function isDatedFully(asked: Asked, near: readonly ReadWord[]): boolean {
  if (asked.kind !== "date" && asked.kind !== "year") return true;
  const open = asked.wanted.filter(({ isLight, isName }) => !isLight && !isName);
  const said = open.filter((word) => bestMatch(word, near) >= isThere);
  return said.length >= leastDated * open.length;
}

/** "Which profit did the foundation make": of a row about the foundation it must be said that it is the profit. */
function isAskedThing({ kind, wanted, text, language }: Asked, near: readonly ReadWord[]): boolean {
  const [first] = wanted;
  if (kind !== "thing" || first?.isLight !== true || first.isNumber) return true;
  const isNext = /^\P{L}*\p{L}+\s$/u.test(text.slice(0, first.start));
  const isSmall = light.get(language)?.has(first.word) === true;
  return !isNext || isSmall || bestMatch(first, near) >= isThere;
}

/** What an hour costs is no number of hours. */
function isRated({ text, kind }: Asked, { cells }: OfficeRecord): boolean {
  if (!rateWords.hourly.test(text) || kind === "count") return true;
  return cells.some((cell) => /\p{N}/u.test(cell.text.replaceAll(rateWords.duration, "")));
}

/** The years that are asked for stand in it or over it, every other number in it, and it holds what is asked for. */
function isSound(asked: Asked, record: OfficeRecord): boolean {
  const inside = record.cells.flatMap((cell) => cell.words);
  const near = [...inside, ...record.heads, ...record.above];
  const numbers = asked.wanted.filter(({ isNumber }) => isNumber);
  const isPlaced = numbers.every((word) => bestMatch(word, year.test(word.term) ? near : inside) >= isThere);
  const said = near.map(({ word }) => word);
  return (
    isPlaced &&
    isAskedThing(asked, near) &&
    isRated(asked, record) &&
    isDatedFully(asked, near) &&
    !wantsComputing(asked, said, { sums: true }) &&
    fitsKind(asked.kind, record, asked)
  );
}
