import type { Table } from "../../model/document.ts";
import { tableText } from "../table-text.ts";
import { collectTable } from "./collect-table.ts";
import type { Flow } from "./flow.ts";
import { type FlowState, pushLine, settle, startBlock, toPart } from "./flow-state.ts";

type TableMethods = Pick<
  Flow,
  | "openTable"
  | "openRow"
  | "skipCells"
  | "markHead"
  | "openCell"
  | "spanCell"
  | "closeCell"
  | "closeRow"
  | "closeTable"
>;

/** A table of the story itself is a part; one inside a cell, a box or a note is text of what holds it. */
export function tableMethods(state: FlowState): TableMethods {
  const { gatherers } = state;
  const hand = (table: Table | undefined) => {
    if (table === undefined) return;
    state.code.end();
    state.queue({
      part: toPart(state, { type: "table", text: tableText(table.rows), table }, state.blockPage),
    });
  };
  return {
    openTable() {
      startBlock(state);
      gatherers.push({ lines: [], table: collectTable() });
    },
    openRow: () => gatherers.at(-1)?.table?.openRow(),
    skipCells: (count) => gatherers.at(-1)?.table?.skip(count),
    markHead: () => gatherers.at(-1)?.table?.markHead(),
    openCell(span = {}) {
      startBlock(state);
      gatherers.push({ lines: [], span });
    },
    spanCell(span) {
      const cell = gatherers.at(-1);
      if (cell?.span !== undefined) cell.span = { ...cell.span, ...span };
    },
    closeCell(times) {
      const cell = gatherers.pop();
      const text = cell?.lines.join("\n") ?? "";
      const table = gatherers.at(-1)?.table;
      if (table === undefined) pushLine(gatherers.at(-1), text);
      else table.cell(text, cell?.span ?? {}, times);
      settle(state);
    },
    closeRow(times) {
      const full = gatherers.at(-1)?.table?.closeRow(times);
      if (full === undefined) return;
      if (gatherers.length > 1 || state.paragraphs.length > 0)
        pushLine(gatherers.at(-1), tableText(full.rows));
      else hand(full);
    },
    closeTable() {
      const { table, lines = [] } = gatherers.pop() ?? {};
      const rest = table?.take();
      const parent = gatherers.at(-1);
      if (parent === undefined) hand(rest);
      else pushLine(parent, [...lines, ...(rest === undefined ? [] : [tableText(rest.rows)])].join("\n"));
      settle(state);
    },
  };
}
