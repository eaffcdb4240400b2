import type { Position } from "../../model/document.ts";
import type { Hidden, NewPart } from "../reader.ts";
import { type CodeCollector, createCodeBlock } from "./code-block.ts";
import type { CellSpan, TableCollector } from "./collect-table.ts";
import type { Aside, Entry } from "./flow.ts";

export interface OpenParagraph {
  visible: string;
  /** The same without the marks of notes, for headings and cells. */
  plain: string;
  hidden: { by: Hidden; text: string }[];
  lastHidden: Hidden | undefined;
  page: number | undefined;
}

/** Whatever gathers the text of paragraphs instead of handing them out one by one. */
interface Gatherer {
  lines: string[];
  span?: CellSpan;
  table?: TableCollector;
  aside?: Aside;
}

export interface FlowState {
  story: string;
  queue(entry: Entry): void;
  code: CodeCollector;
  paragraphs: OpenParagraph[];
  gatherers: Gatherer[];
  headings: { level: number; text: string }[];
  /** What hangs on the block at hand and follows it. */
  after: Entry[];
  block: number;
  page: number | undefined;
  blockPage: number | undefined;
}

export function createState(story: string, queue: (entry: Entry) => void): FlowState {
  return {
    story,
    queue,
    code: createCodeBlock(queue),
    paragraphs: [],
    gatherers: [],
    headings: [],
    after: [],
    block: 0,
    page: undefined,
    blockPage: undefined,
  };
}

export function trailOf({ headings }: FlowState): string[] {
  return headings.map(({ text }) => text);
}

export function toPart(
  state: FlowState,
  part: Omit<NewPart, "position" | "heading">,
  page: number | undefined,
): NewPart {
  const aside = state.gatherers.findLast((gatherer) => gatherer.aside !== undefined)?.aside;
  const path = aside?.path ?? `${state.story}/${state.block}`;
  const position: Position = page === undefined ? { path } : { path, page };
  return {
    ...part,
    ...(isRunning(path) ? { role: "furniture" } : {}),
    position,
    ...(state.headings.length === 0 ? {} : { heading: trailOf(state) }),
  };
}

/** Running heads and feet, by the name of their story. */
export function isRunning(path: string): boolean {
  return /^(?:header|footer)/.test(path);
}

function isOpen({ paragraphs, gatherers }: FlowState): boolean {
  return paragraphs.length > 0 || gatherers.length > 0;
}

export function startBlock(state: FlowState): void {
  if (isOpen(state)) return;
  state.block += 1;
  state.blockPage = state.page;
}

/** Hands out what hangs on a block once the block is whole. */
export function settle(state: FlowState): void {
  if (isOpen(state) || state.after.length === 0) return;
  state.code.end();
  for (const entry of state.after) state.queue(entry);
  state.after = [];
}

export function hang(state: FlowState, entry: Entry): void {
  state.after.push(entry);
  settle(state);
}

export function pushLine(to: Gatherer | undefined, line: string): void {
  if (to !== undefined && line !== "") to.lines.push(line);
}
