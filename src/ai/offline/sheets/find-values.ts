import { smallest } from "../../../lib/largest.ts";
import type { TableShape } from "../../../model/documents/table-shape.ts";
import type { ReadWord } from "../answer/look-up/create-word-reader.ts";
import { bestMatch } from "../answer/look-up/match-word.ts";
import type { Wanted } from "../answer/look-up/read-asked.ts";
import type { SheetWords } from "./sheet-words.ts";

/** Rows that a question picks by what stands in one of their cells. */
export interface FoundValues {
  column: number;
  values: string[];
  /** Where the words of each value begin. */
  starts: number[];
  /** Whether all words of each value were said; else it is the only one that holds those that were. */
  isFull: boolean;
  /** Several values hold the same words, and none was said in full. */
  isVague: boolean;
}

export interface ValueGround {
  shape: TableShape;
  sheet: SheetWords;
  /** Words that are explained already; those that name values are added. */
  used: Set<Wanted>;
  /** Columns whose heads are said: of two that hold a value, the one that is meant. */
  headed: ReadonlySet<number>;
}

const isSame = 0.85;
const longestValue = 80;

interface Candidate {
  column: number;
  value: string;
  said: Wanted[];
  /** How many of its words were said as they stand, and not by others that mean the same. */
  exact: number;
  isFull: boolean;
}

/** Undefined where a word could be a value of two columns. */
export function findValues(words: readonly Wanted[], ground: ValueGround): FoundValues[] | undefined {
  const { used, shape } = ground;
  const candidates = withoutCommon(candidatesOf(words, ground), { shape, used });
  const found: FoundValues[] = [];
  for (;;) {
    const open = candidates.filter(({ said }) => said.some((word) => !used.has(word) && canPick(word)));
    const [best] = open.toSorted(
      (a, b) => b.said.length - a.said.length || Number(b.isFull) - Number(a.isFull) || b.exact - a.exact,
    );
    if (best === undefined) break;
    const alike = open.filter(
      ({ said, isFull, exact }) =>
        isFull === best.isFull &&
        exact === best.exact &&
        said.length === best.said.length &&
        said.every((word) => best.said.includes(word)),
    );
    const columns = new Set(alike.map(({ column }) => column));
    const headed = [...columns].filter((column) => ground.headed.has(column));
    const [column = -1] = headed.length === 1 ? headed : columns;
    if (columns.size > 1 && headed.length !== 1) return undefined;
    const values = alike.filter((one) => one.column === column).map(({ value }) => value);
    const start = smallest(best.said.map((word) => word.start));
    for (const word of best.said) used.add(word);
    found.push({
      ...{ column, values, starts: values.map(() => start) },
      ...{ isFull: best.isFull, isVague: !best.isFull && values.length > 1 },
    });
  }
  return joinColumns(found);
}

/** A code such as E4 picks its row wherever it is said; a verb picks none. */
function canPick({ isLight, isVerb, isName, word }: Wanted): boolean {
  return isCode(word) || (!isLight && (!isVerb || isName));
}

function isCode(word: string): boolean {
  return /\p{L}/u.test(word) && /\p{N}/u.test(word);
}

function candidatesOf(words: readonly Wanted[], { shape, sheet, used }: ValueGround): Candidate[] {
  const free = words.filter((word) => !used.has(word));
  return shape.columns.flatMap(({ values = [] }, column) =>
    values.flatMap((value): Candidate[] => {
      if (value.length > longestValue) return [];
      const readings = sheet.valueOf(value).flatMap((all): Candidate[] => {
        const parts = all.filter(({ isStop }) => !isStop);
        const said = free.filter((word) => sameAs(word, parts));
        const told = parts.filter((part) => sameAs(part, free)).length;
        const exact = parts.filter((part) => bestMatch(part, free) === 1).length;
        const isFull = told === parts.length;
        // of a part of a value, only its first word or the very same one is sure to mean it
        const [first] = parts;
        const isSure = said.some(
          (word) => sameAs(word, first === undefined ? [] : [first]) || bestMatch(word, parts) === 1,
        );
        // a number alone names no row: it may be anything
        if (!said.some((word) => !/^\p{N}+$/u.test(word.word) && canPick(word))) return [];
        return isFull || isSure ? [{ column, value, said, exact, isFull }] : [];
      });
      return readings.toSorted((a, b) => Number(b.isFull) - Number(a.isFull)).slice(0, 1);
    }),
  );
}

function sameAs(word: ReadWord, others: readonly ReadWord[]): boolean {
  return bestMatch(word, others) >= isSame || others.some((other) => arePlural(word.word, other.word));
}

const shortestNoun = 5;

/** "Dynamo" and "Dynamos": one ending that no stem is rid of in every language. */
function arePlural(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length >= shortestNoun && long === `${short}s`;
}

const fewestValues = 3;

/** "Branch" in "Branch North", "Branch South": what most values of a column share names the rows, and picks none. */
function withoutCommon(
  candidates: readonly Candidate[],
  { shape, used }: { shape: TableShape; used: Set<Wanted> },
): Candidate[] {
  const common = new Set<Wanted>();
  for (const [column, own] of Map.groupBy(candidates, (one) => one.column)) {
    const count = shape.columns[column]?.values?.length ?? 0;
    const words = new Set(own.flatMap(({ said }) => said));
    for (const word of words) {
      const holding = own.filter(({ said }) => said.includes(word));
      if (
        count >= fewestValues &&
        2 * holding.length > count &&
        holding.every(({ said, isFull }) => said.length > 1 || !isFull)
      )
        common.add(word);
    }
  }
  const kept = candidates.filter(({ said }) => said.some((word) => !common.has(word)));
  for (const word of common) if (!kept.some(({ said }) => said.includes(word))) used.add(word);
  return kept;
}

/** Values of one column are alternatives. */
function joinColumns(found: readonly FoundValues[]): FoundValues[] {
  return [...Map.groupBy(found, ({ column }) => column)].map(([column, own]) => ({
    column,
    ...joinValues(own),
    isFull: own.every(({ isFull }) => isFull),
    isVague: own.some(({ isVague }) => isVague),
  }));
}

function joinValues(found: readonly FoundValues[]): Pick<FoundValues, "values" | "starts"> {
  const first = new Map<string, number>();
  for (const { values, starts } of found)
    for (const [at, value] of values.entries()) if (!first.has(value)) first.set(value, starts[at] ?? 0);
  return { values: [...first.keys()], starts: [...first.values()] };
}
