import { largest } from "../../../lib/largest.ts";
import { monthNames } from "../../../lib/text/month-names.ts";
import type { EvidenceItem } from "../../../prompts/answer-from-evidence.ts";
import { asksForSeveral } from "../answer/asks-for-several.ts";
import type { ReadWord } from "../answer/look-up/create-word-reader.ts";
import { bestMatch } from "../answer/look-up/match-word.ts";
import { readAsked, type Asked, type Wanted } from "../answer/look-up/read-asked.ts";
import { languagesOf } from "../answer/look-up/read-places.ts";
import { isReadAsOther } from "../answer/look-up/weigh/is-read-as-other.ts";
import { wordReaderOf } from "../answer/look-up/word-readers.ts";
import type { Quoted } from "../answer/quoted.ts";
import { explainsWord } from "./explain-word.ts";
import { hintedField } from "./hinted-field.ts";
import { leavesOutWhom } from "./leaves-out-whom.ts";
import { isSound } from "./is-sound.ts";
import { isField, readRecords, type OfficeRecord } from "./read-records.ts";
import { sayPlainly } from "./say-plainly.ts";
import { beside, weighWords } from "./weigh-words.ts";

const longestQuestion = 400;
const isThere = 0.5;
/** How much of the question must be found in the record and around it: a little less where its whole name was said. */
const leastCoverage = { whole: 0.45, part: 0.5 };
/** How much of the name of the record must have been asked for. */
const leastName = 0.5;
/** How far the next best must stay behind. */
const margin = 0.8;
/** What stands around a record says less than the record. */
const aroundCounts = { heads: 0.9, above: 0.8, form: 0.6, value: 0.7 };
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
  const found = findRecord({ text, language }, evidence);
  const plain = found.length > 0 ? text : sayPlainly(text, language);
  const said = plain === text ? found : findRecord({ text: plain, language }, evidence);
  return said.length > 0 ? said : findHinted({ text, language }, evidence);
}

function findHinted(
  { text, language }: { text: string; language: string },
  evidence: readonly EvidenceItem[],
): Quoted[] {
  const spoken = languagesOf(evidence, language);
  const around = (document: string) =>
    evidence
      .filter((item) => item.document === document)
      .flatMap((item) => wordReaderOf(spoken.get(document) ?? "en").read(item.text));
  const field = hintedField(readAsked(text, wordReaderOf(language)), readRecords(evidence, spoken), around);
  return field === undefined ? [] : [field.tell()];
}

function findRecord(
  { text, language }: { text: string; language: string },
  evidence: readonly EvidenceItem[],
): Quoted[] {
  const asked = readAsked(text, wordReaderOf(language));
  const spoken = languagesOf(evidence, language);
  const records = readRecords(evidence, spoken);
  if (records.length === 0 || ["reason", "definition", "manner"].includes(asked.kind)) return [];
  const words = weighWords(asked);
  const ground = {
    words,
    rarity: rarityOf(words, records),
    most: mostOf(words, records),
    forms: formsOf(records),
  };
  const document = createDocument(evidence, spoken);
  const scored = records.map((record) => score(record, ground));
  const best = pickBest(scored, words);
  if (best === undefined || best.named === 0) return [];
  // whether something is so must be said of the thing itself
  const least = asked.kind === "yes-or-no" ? 1 : leastName;
  const covered =
    best.nameShare === 1 && asked.kind !== "yes-or-no" ? leastCoverage.whole : leastCoverage.part;
  if (best.coverage < covered || best.nameShare < least) return [];
  const isNamed = namesFit(words, best.record, { records, document });
  if (
    leavesOutWhom(
      asked,
      (word) => saysNear(word, best.record) || document(best.record.item.document, word) >= isThere,
    )
  )
    return [];
  if (!isNamed || isCountedElsewhere(asked, best.record, records) || !isSound(asked, best.record)) return [];
  const told = best.record.tell();
  const spokenThere = spoken.get(best.record.item.document) ?? "en";
  return isReadAsOther(asked, { text: told.text, language: spokenThere }) ? [] : [told];
}

/** "How many shifts": where another table of the document says it better than this row and its table, they are told there. */
function isCountedElsewhere(
  { kind, counted }: Asked,
  record: OfficeRecord,
  records: readonly OfficeRecord[],
): boolean {
  if (kind !== "count" || counted === undefined) return false;
  const sayingOf = (one: OfficeRecord) =>
    Math.max(bestMatch(counted, [...one.heads, ...one.above]), inRecord(counted, one));
  const own = records.filter((one) => one.item.document === record.item.document);
  const most = own.reduce((best, one) => Math.max(best, sayingOf(one)), 0);
  return most >= isThere && sayingOf(record) < most;
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
      const isSaid = about.some((one) => inRecord(one, record) >= isThere || bestMatch(one, near) >= isThere);
      if (isSaid || explainsWord(word, near)) return true;
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

function inRecord(word: ReadWord, { cells }: OfficeRecord): number {
  return cells.reduce((best, cell) => Math.max(best, bestMatch(word, cell.words)), 0);
}

/** The one that is ahead of all others, or that says all of what they say over it and more: "price for members". */
function pickBest(scored: readonly Scored[], words: readonly Wanted[]): Scored | undefined {
  const [first, ...others] = scored.toSorted((a, b) => b.named - a.named);
  if (first === undefined) return undefined;
  const rivals = others.filter(({ named }) => named > margin * first.named);
  if (rivals.length === 0) return first;
  const all = [first, ...rivals];
  const said = all.map(({ record }) => words.filter((word) => saysNear(word, record)));
  const isAhead = (one: number) =>
    said.every((own, other) => {
      if (other === one) return true;
      const mine = said[one] ?? [];
      return own.length < mine.length && own.every((word) => mine.includes(word));
    });
  const ahead = all.filter((one, at) => isAhead(at) && one.named > margin * first.named);
  return ahead.length === 1 && sameName(all) ? ahead[0] : undefined;
}

function saysNear(word: Wanted, record: OfficeRecord): boolean {
  return bestMatch(word, [...record.heads, ...record.above]) >= isThere || inRecord(word, record) >= isThere;
}

/** Only of what bears the same name can the one be told from the other by what stands above. */
function sameName(all: readonly Scored[]): boolean {
  const names = all.map(({ record }) => record.cells.find(({ isName }) => isName)?.text.toLowerCase());
  return new Set(names).size === 1;
}

/** How far the records go at best for each word: what only resembles it counts less where another says it outright. */
function mostOf(words: readonly Wanted[], records: readonly OfficeRecord[]): Map<Wanted, number> {
  return new Map(
    words.map((word) => [word, records.reduce((most, record) => Math.max(most, inRecord(word, record)), 0)]),
  );
}

/** What the other fields of the same form say: whose number it is. */
function formsOf(records: readonly OfficeRecord[]): Map<OfficeRecord["item"], ReadWord[]> {
  const forms = new Map<OfficeRecord["item"], ReadWord[]>();
  for (const { item, cells } of records.filter(isField)) {
    const known = forms.get(item) ?? [];
    for (const { words } of cells) for (const word of words) known.push(word);
    forms.set(item, known);
  }
  return forms;
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
  most: ReadonlyMap<Wanted, number>;
  forms: ReadonlyMap<OfficeRecord["item"], readonly ReadWord[]>;
}

const leastSaid = 0.4;

function score(record: OfficeRecord, { words, rarity, most, forms }: Ground): Scored {
  let named = 0;
  let covered = 0;
  let all = 0;
  const form = isField(record) ? (forms.get(record.item) ?? []) : [];
  for (const word of words) {
    const own = inRecord(word, record);
    const around = Math.max(
      aroundCounts.heads * bestMatch(word, record.heads),
      aroundCounts.above * bestMatch(word, record.above),
      aroundCounts.form * bestMatch(word, form),
      explainsWord(word, record.heads) ? aroundCounts.heads : 0,
    );
    const exactness = own / (most.get(word) || 1);
    if (own >= isThere) named += word.weight * asLabel(word, record) * exactness * (rarity.get(word) ?? 0);
    const said = Math.max(own, around);
    const isSaid = said >= leastSaid;
    covered += isSaid ? word.weight * said : 0;
    all += isSaid || !word.isLight ? word.weight : Math.min(word.weight, beside.missing);
  }
  return { record, named, coverage: all === 0 ? 0 : covered / all, nameShare: nameShareOf(record, words) };
}

/** A label says what stands behind it; a value only that this form is meant. */
function asLabel(word: Wanted, record: OfficeRecord): number {
  const own = inRecord(word, record);
  const [label] = record.cells;
  if (!isField(record) || label === undefined) return own;
  return Math.max(bestMatch(word, label.words), aroundCounts.value * own);
}

/** Of the cell that names the record, how many of its words were asked for. */
function nameShareOf({ cells }: OfficeRecord, words: readonly Wanted[]): number {
  return cells
    .filter(({ isName }) => isName)
    .reduce((best, cell) => {
      const shares = alternativesOf(cell).map((part) => {
        const own = part.filter(({ isStop, word }) => !isStop && !/^.{0,2}['’]\p{L}{1,3}$/u.test(word));
        const told = own.filter((word) => words.some((wanted) => bestMatch(wanted, [word]) >= isThere));
        return own.length === 0 ? 0 : told.length / own.length;
      });
      return largest(shares, best);
    }, 0);
}

const either = /^(?:or|oder|ou|o|oppure|bzw|resp)$/u;

/** "Wedding or registered partnership" is named by one of the two, or by both. */
function alternativesOf(cell: OfficeRecord["cells"][number]): (readonly ReadWord[])[] {
  // a unit in brackets is no part of the name
  const unit = /\([^()]{1,8}\)\s*:?$/u.exec(cell.text);
  const words = unit === null ? cell.words : cell.words.filter(({ start }) => start < unit.index);
  const at = words.findIndex(({ word }) => either.test(word));
  return at < 1 ? [words] : [words, words.slice(0, at), words.slice(at + 1)];
}
