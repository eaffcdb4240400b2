import type { PlacedSpan } from "./inline-span.ts";

type Style = "bold" | "italic" | "strike";

/** A run of equal marks, which may open or close emphasis; what is left of it is text. */
export interface MarkRun {
  kind: "run";
  mark: string;
  /** How many of its marks are left. */
  count: number;
  at: number;
  length: number;
  /** The characters on both sides; empty at an end. */
  before: string;
  after: string;
  closes?: Style[];
  opens?: Style[];
}

export type InlineNode = MarkRun | { kind: "spans"; spans: PlacedSpan[] };

/** Of scripts that put no spaces between words, a mark may touch any letter; 2*3*4 is no emphasis. */
const spacedWord =
  /[[\p{L}\p{N}]--[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]]/v;
const space = /^\s?$/;

/** Joins the runs that belong together, each time the nearest, as CommonMark does; in one pass. */
export function matchEmphasis(nodes: readonly InlineNode[]): void {
  const open: MarkRun[] = [];
  // below these heights there is no opener left for such a closer
  const floors = new Map<string, number>();
  for (const node of nodes) {
    if (node.kind !== "run" || !isMark(node)) continue;
    const canOpen = !space.test(node.after) && !spacedWord.test(node.before);
    const canClose = !space.test(node.before) && !spacedWord.test(node.after);
    if (canClose) close(node, open, floors);
    if (canOpen && node.count > 0) open.push(node);
  }
}

/** Two underscores are no mark: __init__ is a name more often than it is bold. */
function isMark({ mark, count }: MarkRun): boolean {
  if (mark === "*") return count <= 3;
  return mark === "_" ? count === 1 : count === 2;
}

function close(closer: MarkRun, open: MarkRun[], floors: Map<string, number>): void {
  while (closer.count > 0) {
    const key = `${closer.mark}${closer.mark === "*" ? closer.count : ""}`;
    const floor = Math.min(floors.get(key) ?? 0, open.length);
    let at = open.length - 1;
    while (at >= floor && !belong(open[at], closer)) at -= 1;
    const opener = at < floor ? undefined : open[at];
    if (opener === undefined) {
      floors.set(key, open.length);
      return;
    }
    const used = closer.mark === "~" ? 2 : Math.min(opener.count, closer.count, 2);
    const style = closer.mark === "~" ? "strike" : used === 2 ? "bold" : "italic";
    opener.count -= used;
    closer.count -= used;
    // the outer style of a run is opened first and closed last
    (opener.opens ??= []).unshift(style);
    (closer.closes ??= []).push(style);
    open.length = opener.count === 0 ? at : at + 1;
  }
}

/** A single mark does not close half of a double one, nor the other way round. */
function belong(opener: MarkRun | undefined, closer: MarkRun): boolean {
  if (opener === undefined || opener.mark !== closer.mark) return false;
  return opener.count === closer.count || opener.count === 3 || closer.count === 3;
}
