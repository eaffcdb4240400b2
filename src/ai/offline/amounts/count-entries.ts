import { timesNouns } from "../../../lexicon/tables/sheet-words.ts";
import { rosterNouns } from "../../../lexicon/tables/roster-words.ts";
import { foldText } from "../../../lib/text/fold-text.ts";
import type { EvidenceItem } from "../../../prompts/answer-from-evidence.ts";
import type { ReadWord } from "../answer/look-up/create-word-reader.ts";
import { bestMatch } from "../answer/look-up/match-word.ts";
import { readAsked, type Asked } from "../answer/look-up/read-asked.ts";
import { wordReaderOf } from "../answer/look-up/word-readers.ts";
import { readGrids, type Grid } from "../cells/read-grids.ts";
import type { PeriodCalculation } from "../periods/answer-periods.ts";
import { namesPerson } from "../records/fits-kind.ts";
import type { AmountAsk } from "./times-price.ts";

const longestQuestion = 300;
const isThere = 0.5;
const isSame = 0.85;
const shortestHead = 4;
const names = "abcdefghijklmnopqrstuvwxyz".split("");
/** People of a roster stand in several of its columns. */
const fewestShared = 2;

/** "How many shifts does Ada Brook have": the cells of a roster that hold a name, wherever they stand. */
export function countEntries(
  { text, language, computed }: AmountAsk,
  evidence: readonly EvidenceItem[],
): PeriodCalculation | undefined {
  if (text.length > longestQuestion) return undefined;
  const asked = readAsked(text, wordReaderOf(language));
  if (asked.kind !== "count" || asked.wanted.some(({ isNumber }) => isNumber)) return undefined;
  const found = readGrids(evidence, computed).flatMap((grid) => {
    const cells = cellsOf(asked, grid);
    return cells === undefined ? [] : [cells];
  });
  const [only, ...more] = found;
  if (only === undefined || more.length > 0) return undefined;
  const inputs = only.map((cell, at) => ({ name: names[at] ?? "", ...cell }));
  return {
    id: `k-entries-${inputs.map(({ cell }) => cell).join("-")}`,
    expression: `count(${inputs.map(({ name }) => name).join(", ")})`,
    inputs,
  };
}

function cellsOf(asked: Asked, grid: Grid): { evidence: string; cell: string }[] | undefined {
  const rostered = rosterColumns(grid);
  const name = saidName(asked.text, grid, rostered);
  if (name === undefined) return undefined;
  const read = wordReaderOf(asked.language).read;
  const about = [...read(grid.about), ...read(grid.heads.join(" ; "))];
  const isKnown = (word: ReadWord) => bestMatch(word, about) >= isThere || entries.has(foldText(word.word));
  const own = foldText(name);
  const rest = asked.wanted.filter(({ word, isLight }) => !isLight && !own.includes(foldText(word)));
  if (!rest.every(isKnown) || !(asked.counted === undefined || isKnown(asked.counted))) return undefined;
  // "late shifts": only of the columns that are named
  const beside = asked.all.filter(
    ({ word }) =>
      word.length >= shortestHead && !entries.has(foldText(word)) && !own.includes(foldText(word)),
  );
  const named = rostered.filter((column) => {
    const head = read(grid.heads[column] ?? "");
    return beside.some((word) => bestMatch(word, head) >= isSame);
  });
  const columns = named.length > 0 ? named : rostered;
  const cells = grid.rows.flatMap((row) =>
    columns
      .filter((column) => holdsName(row.cells[column] ?? "", name))
      .map((column) => ({ evidence: row.evidence, cell: row.addressOf(column) })),
  );
  return cells.length === 0 || cells.length > names.length ? undefined : cells;
}

const entries = new Set(
  [timesNouns, rosterNouns].flatMap((list) =>
    Object.values(list).flatMap((words) => words.split("|").map(foldText)),
  ),
);

/** The columns that hold the same people. */
function rosterColumns({ heads, rows }: Grid): number[] {
  const people = heads.map(
    (_, column) => new Set(rows.flatMap((row) => splitNames(row.cells[column] ?? "").filter(namesPerson))),
  );
  return heads.flatMap((_, column) => {
    const own = [...(people[column] ?? [])];
    const isShared = people.some(
      (other, at) => at !== column && own.filter((name) => other.has(name)).length >= fewestShared,
    );
    return isShared ? [column] : [];
  });
}

function splitNames(cell: string): string[] {
  return cell.split(/\s*[,;/&+\n]\s*/u).map((name) => name.trim());
}

function holdsName(cell: string, name: string): boolean {
  return splitNames(cell).includes(name);
}

/** The only person of the roster whose whole name is said. */
function saidName(text: string, { rows }: Grid, columns: readonly number[]): string | undefined {
  const said = ` ${foldText(text).replaceAll(/[^\p{L}\p{N}]+/gu, " ")} `;
  const all = new Set(
    rows.flatMap((row) => columns.flatMap((column) => splitNames(row.cells[column] ?? ""))),
  );
  const [only, ...more] = [...all].filter(
    (name) => namesPerson(name) && said.includes(` ${foldText(name).replaceAll(/[^\p{L}\p{N}]+/gu, " ")} `),
  );
  return more.length > 0 ? undefined : only;
}
