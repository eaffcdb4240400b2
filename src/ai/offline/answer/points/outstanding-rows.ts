import { outstandingAsked, outstandingHead } from "../../../../lexicon/answers/asked/outstanding-words.ts";
import { readNumber } from "../../../../lib/text/read-number.ts";
import type { EvidenceItem } from "../../../../prompts/answer-from-evidence.ts";
import { readGrids } from "../../cells/read-grids.ts";
import { tellCells } from "../../cells/tell-cells.ts";
import type { ComputedClaim } from "../../tables/answer-by-plan.ts";

const mostRows = 12;

/**
 * "What is still on back order?", where a delivery note counts it in a column of its own: the rows in which something
 * is. Undefined where nothing such is asked, or no table has the column.
 */
export function outstandingRows(
  text: string,
  evidence: readonly EvidenceItem[],
): ComputedClaim[] | undefined {
  if (!outstandingAsked.test(text)) return undefined;
  const [grid, ...more] = readGrids(evidence, new Set()).filter(({ heads }) =>
    heads.some((head) => outstandingHead.test(head.trim())),
  );
  if (grid === undefined || more.length > 0) return undefined;
  const column = grid.heads.findIndex((head) => outstandingHead.test(head.trim()));
  const counted = grid.rows.map((row) => ({ row, count: readNumber(row.cells[column]?.trim() ?? "")?.[0] }));
  // a cell that is no number may say anything
  if (counted.some(({ count }) => count === undefined)) return undefined;
  const open = counted.filter(({ count }) => Number(count) > 0);
  const columns = grid.heads.flatMap((head, at) => (head === "" ? [] : [at]));
  const told = open.flatMap(({ row }) => tellCells(row, columns, grid) ?? []);
  return told.length === open.length && told.length > 0 && told.length <= mostRows ? told : undefined;
}
