import { oneLine } from "../one-line.ts";
import type { HtmlBlock, BlockOutput } from "./block-output.ts";
import type { TableBuilder } from "./build-table.ts";
import type { HtmlMetadata } from "./html-metadata.ts";
import { createInlineText, type InlineText } from "./inline-text.ts";

interface ListLevel {
  ordered: boolean;
  next: number;
}

/** What is open while a page is read. */
export interface HtmlState {
  output: BlockOutput;
  metadata: HtmlMetadata;
  warn(code: string, message: string): void;
  /** Of the event at hand. */
  line: number;
  depth: number;
  /** Text of the open block, and where it began. */
  run: InlineText;
  runLine: number;
  ignored: number;
  preformatted: number;
  code: boolean;
  svg: number;
  title: InlineText | undefined;
  heading: number | undefined;
  /** The depth of the block that hides what is in it. */
  hiddenAt: number | undefined;
  /** Hidden text inside a visible block. */
  aside: { text: InlineText; depth: number; line: number } | undefined;
  levels: ListLevel[];
  /** Stands before the next line of the list. */
  marker: string | undefined;
  listLines: string[];
  listSize: number;
  listLine: number;
  /** Tables so far, and whether one only puts things in their places. */
  tables: number;
  isLayout(table: number): boolean;
  table: TableBuilder | undefined;
  tableLine: number;
  /** Lists that were open when the table began. */
  listsAround: number;
  nestedTables: number;
  nestedCells: number;
  figure: { depth: number; images: HtmlBlock[]; caption: string } | undefined;
  caption: boolean;
}

const longBlock = 20_000;

export function createFlowState({
  output,
  warn,
  isLayout,
}: Pick<HtmlState, "output" | "warn" | "isLayout">): HtmlState {
  return {
    ...{ output, metadata: {}, warn, line: 1, depth: 0, run: createInlineText(), runLine: 1 },
    ...{ ignored: 0, preformatted: 0, code: false, svg: 0, title: undefined, heading: undefined },
    ...{ hiddenAt: undefined, aside: undefined, levels: [], marker: undefined, listLines: [], listSize: 0 },
    ...{ listLine: 1, table: undefined, tableLine: 1, listsAround: 0, nestedTables: 0, nestedCells: 0 },
    ...{ figure: undefined, caption: false, tables: 0, isLayout },
  };
}

/** Where text goes now. */
export function openText(state: HtmlState): InlineText {
  return state.title ?? state.aside?.text ?? state.table?.text() ?? state.run;
}

export function addText(state: HtmlState, text: string): void {
  const target = openText(state);
  if (target === state.run && state.run.isEmpty()) state.runLine = state.line;
  target.append(text, state.preformatted > 0);
  if (target !== state.run || state.run.length() < longBlock) return;
  const head = state.run.takeHead(state.code ? "\n" : " ");
  putBlock(state, head);
  state.runLine = state.line;
}

/** The border of a block: what is open becomes a part, a line of its list or a line of its cell. */
export function endBlock(state: HtmlState): void {
  if (state.aside !== undefined || state.table !== undefined) return openText(state).endLine();
  if (state.heading !== undefined) return state.run.endLine();
  putBlock(state, state.run.take());
  if (state.levels.length === 0) state.output.releaseLater();
}

function putBlock(state: HtmlState, text: string): void {
  if (text.trim() === "") return;
  if (state.levels.length > 0 && !state.code) return putListLine(state, text);
  const { runLine: line } = state;
  if (state.caption && state.figure !== undefined) state.figure.caption = text;
  state.output.block({ type: state.code ? "code" : "text", text, line, hidden: isHiddenNow(state) });
}

export function isHiddenNow(state: HtmlState): boolean {
  return state.hiddenAt !== undefined;
}

function putListLine(state: HtmlState, text: string): void {
  if (state.listLines.length === 0) state.listLine = state.runLine;
  const indent = "  ".repeat(state.levels.length - 1);
  const first = state.marker ?? "  ";
  const rest = `\n${indent}  `;
  const line = indent + first + text.replaceAll("\n", rest);
  state.marker = undefined;
  state.listLines.push(line);
  state.listSize += line.length;
  if (state.listSize >= longBlock) putList(state);
}

/** Hands over the lines of the list so far. */
export function putList(state: HtmlState): void {
  if (state.listLines.length > 0) {
    const text = state.listLines.join("\n");
    state.output.block({ type: "text", text, line: state.listLine, hidden: isHiddenNow(state) });
  }
  state.listLines = [];
  state.listSize = 0;
  state.output.releaseLater();
}

/** Ends the heading that is open; one that runs on and on is text. */
export function endHeading(state: HtmlState): void {
  const level = state.heading;
  if (level === undefined) return;
  state.heading = undefined;
  const text = oneLine(state.run.take());
  if (text === "") return;
  const block: HtmlBlock = { type: "text", text, line: state.runLine, hidden: isHiddenNow(state) };
  if (isHiddenNow(state) || text.length > 1_000) state.output.block(block);
  else state.output.heading(block, level);
}

/** Hands over the rows of the table so far. */
export function putTable(state: HtmlState): void {
  const { table } = state;
  if (table === undefined) return;
  const hidden = isHiddenNow(state);
  const outside = table.takeOutside();
  if (outside !== "") state.output.block({ type: "text", text: outside, line: state.tableLine, hidden });
  const taken = table.take();
  if (taken !== undefined) state.output.block({ type: "table", ...taken, line: state.tableLine, hidden });
  state.tableLine = state.line;
  state.output.releaseLater();
}
