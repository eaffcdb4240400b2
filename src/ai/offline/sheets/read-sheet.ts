import { groupNouns } from "../../../lexicon/tables/reckoned/group-nouns.ts";
import type { Language } from "../../../lexicon/words-by-language.ts";
import { foldText } from "../../../lib/text/fold-text.ts";
import type { TableShape } from "../../../model/documents/table-shape.ts";
import type { ReadWord } from "../answer/look-up/create-word-reader.ts";
import { bestMatch } from "../answer/look-up/match-word.ts";
import { readAsked, type Asked, type Wanted } from "../answer/look-up/read-asked.ts";
import { wordReaderOf } from "../answer/look-up/word-readers.ts";
import type { FilterCondition } from "../tables/filters/condition.ts";
import { findHeads, isYear, type NamedHead } from "./find-heads.ts";
import { findLimits, type FoundLimits } from "./find-limits.ts";
import { findValues, type FoundValues } from "./find-values.ts";
import { isPersonNoun, readRowNoun } from "./row-noun.ts";
import { columnsOfMoney, moneyOf } from "./find-measure.ts";
import { readSheetCues, type SheetCues } from "./sheet-cues.ts";
import { readSheetWords } from "./sheet-words.ts";
import { findPremises } from "./premises/find-premises.ts";
import { withYears } from "./with-years.ts";

/** A question as one table understands all of it. */
export interface SheetReading {
  shape: TableShape;
  asked: Asked;
  cues: SheetCues;
  values: readonly FoundValues[];
  limits: FoundLimits;
  heads: readonly NamedHead[];
  /** The noun behind "which" or "how many". */
  noun: Wanted | ReadWord | undefined;
  /** Whether that noun says what the rows are: the head of what names them, or the title. */
  isRowNoun: boolean;
  /** Words that nothing explains. */
  open: readonly Wanted[];
}

const isNear = 0.5;
/** Undefined where a word could be a value of two columns, or a limit fits none. */
export function readSheet(
  said: string,
  shape: TableShape,
  { language, about }: { language: Language; about: string },
): SheetReading | undefined {
  const premises = findPremises(said, shape, language);
  if (premises.isBeyond === true) return undefined;
  const cues = readSheetCues(withYears(premises.text, shape, language), language);
  // of litres nobody knows how many francs they were
  if (cues.asksForMoney && moneyOf(shape) === undefined && columnsOfMoney(shape).length === 0)
    return undefined;
  const asked = readAsked(cues.text, wordReaderOf(language));
  const sheet = readSheetWords({ ...shape, name: `${shape.name} ${about}` }, language);
  const given = findLimits(cues, { shape, sheet, asked });
  if (given === undefined) return undefined;
  const limits = {
    ...given,
    conditions: [...given.conditions, ...premises.conditions],
    isState: premises.isState === true,
    isSpan: given.isSpan || premises.isSpan === true,
  };
  const noun = nounOf(asked, cues);
  const used = new Set(
    asked.wanted.filter(({ start }) => limits.starts.has(start) || cues.explained.has(start)),
  );
  const naming = shape.columns.flatMap((column, at) => (column.kind === "text" ? [at] : []));
  // "which workshops" are the rows, although a room is called workshop too
  const nounWord = asked.wanted.find(({ start }) => start === noun?.start);
  const ofRows = asked.wanted.filter((word) => {
    const columns = naming.filter((at) => bestMatch(word, sheet.heads[at] ?? []) === 1);
    return columns.some((at) => word === nounWord || isKey(at, shape));
  });
  const held = new Set([...used, ...ofRows]);
  const free = asked.wanted.filter((word) => !held.has(word));
  const headed = new Set(findHeads(free, sheet.heads).map(({ column }) => column));
  const found = findValues(asked.wanted, { shape, sheet, used: held, headed });
  if (found === undefined) return undefined;
  const values = [...(premises.values ?? []), ...found];
  for (const word of held) if (!ofRows.includes(word)) used.add(word);
  const rest = asked.wanted.filter((word) => !used.has(word));
  const counted = noun !== undefined && nounWord === undefined ? [asWanted(noun)] : [];
  const heads = findHeads([...rest.filter(isTelling), ...counted], sheet.heads);
  const isOpen = (word: Wanted) =>
    !word.isLight &&
    !cues.neutral.has(word.start) &&
    !heads.some(({ words }) => words.includes(word)) &&
    bestMatch(word, sheet.title) < isNear &&
    bestMatch(word, sheet.heads.flat()) < isNear &&
    !isPersonNoun(word.word, language);
  const rows = readRowNoun(noun, { shape, asked, cues, heads, sheet, given });
  // what is asked for must be there, however little the word weighs: "from which supplier"
  if (!rows.isKnown && !(nounWord !== undefined && used.has(nounWord))) return undefined;
  const { isRowNoun, isRowWord } = rows;
  const picked = found.some(({ column }) => !isKey(column, shape)) ? asked.wanted : [];
  const isGroup = (word: Wanted) => besideValue(word, { picked, used, language });
  const open = rest.filter((word) => isOpen(word) && !isRowWord(word) && !isGroup(word));
  return { shape, asked, cues, values, limits, heads, noun, isRowNoun, open };
}

const groups = new Map(
  Object.entries(groupNouns).map(([language, list]) => [language, new Set(list.split("|").map(foldText))]),
);

/** "The Packing team": what stands right beside a value says only that it has people. */
function besideValue(
  word: Wanted,
  { picked, used, language }: { picked: readonly Wanted[]; used: ReadonlySet<Wanted>; language: Language },
): boolean {
  const at = picked.indexOf(word);
  if (at < 0 || groups.get(language)?.has(foldText(word.word)) !== true) return false;
  const near = [picked[at - 1], picked[at + 1]];
  return near.some(
    (one) =>
      one !== undefined && used.has(one) && Math.max(one.start - word.end, word.start - one.end) <= farthest,
  );
}

const farthest = 4;

/** Light words name a head only where they are the thing that is asked for. */
function isTelling(word: Wanted): boolean {
  return !word.isNumber || isYear(word) || !word.isLight;
}

function asWanted(word: ReadWord): Wanted {
  return { ...word, weight: 1, isName: false, isLight: true, isPhrase: false, isVerb: false, sameName: [] };
}

/** The word behind "which" or "how many". */
function nounOf({ all }: Asked, { cues, explained }: SheetCues): ReadWord | undefined {
  const from = cues.get("count") ?? cues.get("which");
  if (from === undefined) return undefined;
  return all.find(
    ({ start, isStop, isNumber }) => start > from && !isStop && !isNumber && !explained.has(start),
  );
}

/** What rows are picked by, as conditions of a plan. */
export function conditionsOf({ shape, values, limits }: SheetReading): FilterCondition[] {
  const named = values.map(({ column, values: own }): FilterCondition => {
    const { name = "" } = shape.columns[column] ?? {};
    const [only = ""] = own;
    return own.length > 1 ? { column: name, op: "in", values: own } : { column: name, op: "=", value: only };
  });
  return [...named, ...limits.conditions];
}

/** Whether each row has a value of its own in this column. */
export function isKey(column: number, { columns, rows }: TableShape): boolean {
  const { distinct = 0, empty = 1 } = columns[column] ?? {};
  return empty === 0 && distinct === rows;
}

/** Where the word for "for" is the same as that for "per". */
const meansFor: ReadonlySet<Language> = new Set(["it", "es"]);

/** "Per i bagni mobili": what it is for, where that is a value, and no group; nor is "each" at the end. */
export function isForValue({ shape, values, heads, cues }: SheetReading): boolean {
  const per = cues.cues.get("per");
  const at = cues.words.findIndex(({ start }) => start === per);
  const next = cues.words.slice(at + 1, at + 3).map(({ start }) => start);
  if (at === cues.words.length - 1) return true;
  const isGroup = heads.some(
    ({ column, words }) =>
      shape.columns[column]?.kind !== "number" && words.some(({ start }) => next.includes(start)),
  );
  if (at >= 0 && !isGroup && meansFor.has(cues.book.language)) return true;
  return at >= 0 && values.some(({ starts }) => starts.some((start) => next.includes(start)));
}

/** "Combien de factures sont payées" asks for a number of rows, although it could ask for an amount. */
export function countsRows({ cues, noun, isRowNoun, asked }: SheetReading): boolean {
  const from = cues.cues.get("count");
  if (from === undefined || noun === undefined || !isRowNoun || noun.start < from) return false;
  return countOpening.test(asked.text.slice(from, noun.start));
}

const countOpening =
  /^(?:how many(?: of (?:the|our|all))?|wie ?vielen?|combien (?:de|d['’]|des)|quant[ie]|cuánt[oa]s)\s*$/iu;
