import {
  asksForTasks,
  picksTasks,
  taskHeads,
  taskOwner,
  whoDoesWhat,
} from "../../../lexicon/requests/task-words.ts";
import { foldText } from "../../../lib/text/fold-text.ts";
import type { EvidenceItem } from "../../../prompts/answer-from-evidence.ts";
import type { Quoted } from "../answer/quoted.ts";
import { readGrids } from "../cells/read-grids.ts";
import { tellCells } from "../cells/tell-cells.ts";
import type { ComputedClaim } from "../tables/answer-by-plan.ts";
import { isFormatWord } from "../plan/find-formats.ts";
import { readAligned } from "./read-aligned.ts";

interface TaskRow {
  heads: readonly string[];
  cells: readonly string[];
}

/**
 * The rows of the list of tasks that a document holds: with what is to be done, and by whom or by when. Of one person
 * alone where that is named; none where it cannot be told which of them are meant.
 */
export function extractTasks(text: string, evidence: readonly EvidenceItem[]): (Quoted | ComputedClaim)[] {
  if (!asksForTasks.test(text) || picksTasks.test(text)) return [];
  const rows = rowsMeant(text, gridRows(evidence));
  const told = rows.map((row) => row.tell());
  if (told.length > 0) return told.every((claim) => claim !== undefined) ? told : [];
  return alignedLists(evidence).flatMap(({ own, claim }) =>
    // a row by itself leaves out what stands around it in the text
    rowsMeant(text, own).length === own.length ? [claim] : [],
  );
}

/** What is to be done stands in one column, by whom or by when in another. */
export function isTaskList(heads: readonly string[]): boolean {
  const has = (pattern: RegExp) => heads.some((head) => pattern.test(head));
  return has(taskHeads.what) && (has(taskHeads.due) || has(taskHeads.who));
}

function gridRows(evidence: readonly EvidenceItem[]) {
  const lists = readGrids(evidence, new Set()).filter(({ heads }) => isTaskList(heads));
  return lists.flatMap((grid) =>
    grid.rows.map((row) => {
      const filled = row.cells.flatMap((cell, at) => (cell.trim() === "" ? [] : [at]));
      return { heads: grid.heads, cells: row.cells, tell: () => tellCells(row, filled, grid) };
    }),
  );
}

function alignedLists(evidence: readonly EvidenceItem[]): { own: TaskRow[]; claim: Quoted }[] {
  const texts = evidence.filter(({ table }) => table === undefined);
  return texts.flatMap((item) =>
    readAligned(item.text)
      .filter(({ heads }) => isTaskList(heads))
      .map(({ heads, rows, text }) => ({
        own: rows.map((cells) => ({ heads, cells })),
        claim: { text, supports: [{ evidence: item.id, quote: text }] },
      })),
  );
}

/** A word of the request that some rows hold beside the task picks them; a name that none of them holds is of somebody else. */
function rowsMeant<Row extends TaskRow>(text: string, rows: readonly Row[]): readonly Row[] {
  const words = foldText(text).split(/[^\p{L}]+/u);
  const kept = words
    .filter((word) => word.length > 2)
    .reduce<readonly Row[]>((left, word) => {
      const own = left.filter((row) => besideTask(row).has(word));
      return own.length === 0 ? left : own;
    }, rows);
  const owners = [...text.matchAll(taskOwner)]
    .map(({ groups }) => groups?.["name"] ?? "")
    .filter((name) => !isFormatWord(name.toLowerCase()) && !asksForTasks.test(name));
  const isSaid = (name: string) => kept.some((row) => besideTask(row).has(foldText(name)));
  const asksWho = whoDoesWhat.test(text);
  if (kept.some(namesPeople) ? owners.some((name) => !isSaid(name)) : asksWho) return [];
  return kept;
}

function namesPeople({ heads }: TaskRow): boolean {
  return heads.some((head) => taskHeads.who.test(head));
}

function besideTask({ heads, cells }: TaskRow): ReadonlySet<string> {
  const beside = cells.filter((_, at) => !taskHeads.what.test(heads[at] ?? ""));
  return new Set(beside.flatMap((cell) => foldText(cell).split(/[^\p{L}]+/u)));
}
