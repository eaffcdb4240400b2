import type { RtfState } from "./rtf-state.ts";

const mostCells = 1_024;

export function endCell(state: RtfState): void {
  if (state.aside > 0) return state.flow.text(" | ");
  state.row.cells.push(state.cell);
  state.cell = [];
}

/** Only now is it known which cells go together: the row may be described after its cells. */
export function endRow(state: RtfState): void {
  const { row, flow } = state;
  if (state.aside > 0) return;
  if (state.cell.some(({ text }) => /\S/.test(text))) endCell(state);
  state.cell = [];
  state.rowPending = false;
  state.row = { cells: [], definitions: row.definitions, next: {}, isHead: false };
  if (row.cells.length === 0) return;
  if (state.open) {
    state.open = false;
    flow.closeParagraph();
  }
  if (!state.tableOpen) flow.openTable();
  state.tableOpen = true;
  flow.openRow();
  if (row.isHead) flow.markHead();
  for (const [index, pieces] of row.cells.entries()) {
    flow.openCell(row.definitions[index] ?? {});
    for (const line of toLines(pieces)) {
      flow.openParagraph();
      for (const { text, hidden } of line) flow.text(text, hidden);
      flow.closeParagraph();
    }
    flow.closeCell();
  }
  flow.closeRow();
}

function toLines(pieces: RtfState["cell"]): RtfState["cell"][] {
  const lines: RtfState["cell"][] = [[]];
  for (const piece of pieces) {
    if (piece.text === "\n") lines.push([]);
    else lines.at(-1)?.push(piece);
  }
  return lines;
}

/** A row begins; what was said of the one before no longer holds. */
export function describeRow(state: RtfState): void {
  state.rowPending = state.aside === 0;
  state.row.definitions = [];
  state.row.next = {};
  state.row.isHead = false;
}

export function describeCell({ row }: RtfState): void {
  if (row.definitions.length < mostCells) row.definitions.push(row.next);
  row.next = {};
}

/** What is left when the text ends. */
export function endTable(state: RtfState): void {
  if (state.cell.length > 0 || state.row.cells.length > 0) endRow(state);
  if (state.tableOpen) state.flow.closeTable();
  state.tableOpen = false;
}
