import { restorePosition, savePosition, type ScannerPosition } from "./json-scanner-position.ts";
import { createState, type ScanFrame, mode, type ScannerState } from "./json-scanner-state.ts";
import { scanChunk } from "./json-scanner-structure.ts";
import { finishNumber, phase } from "./json-scanner-tokens.ts";

export type ScanStatus =
  | { kind: "complete"; end: number }
  | { kind: "incomplete" }
  | { kind: "invalid"; at: number };

export interface OpenContainer {
  kind: "object" | "array";
  start: number;
  /** Object: the current key, once it is read. */
  key?: string;
  /** Array: index of the current item; between items, of the next one. */
  index?: number;
  /** Where the current item's value begins (in an object before the value: its key); none between items. */
  itemStart?: number;
  /** Where the last finished item's value began and ended. */
  lastItem?: { start: number; end: number };
}

export interface OpenScalar {
  kind: "string" | "key" | "number" | "literal";
  start: number;
  raw: string;
  /** Strings and keys: what is decoded so far. */
  decoded?: string;
  /** An escape sequence that is cut, such as \u00. */
  pendingEscape?: string;
}

export interface JsonScanner {
  /** Never throws. Offsets are UTF-16 units over everything pushed; text behind the root is counted, not judged. */
  push(chunk: string): ScanStatus;
  status(): ScanStatus;
  /** End of input: a root number becomes complete. */
  end(): ScanStatus;
  /** The tree of what is finished, which goes on growing; an open container holds its finished members only. */
  value(): unknown;
  /** Outermost first. */
  open(): OpenContainer[];
  openScalar(): OpenScalar | undefined;
  /** Costs the depth only. */
  save(): ScannerPosition;
  /** Back to a position, the tree too; positions saved later are void from then on. */
  restore(position: ScannerPosition): void;
  /** Units pushed. */
  readonly length: number;
}

/** Reads JSON as it arrives: says at once whether it is whole, cut or bad, and where everything open began. */
export function createJsonScanner(): JsonScanner {
  let state = createState();
  let serial = 0;
  const isVoid = createVoids();
  return {
    push(chunk) {
      scanChunk(state, chunk);
      return statusOf(state);
    },
    status: () => statusOf(state),
    end() {
      const isWhole = state.mode === mode.number && state.numberPhase >= phase.zero;
      if (isWhole && state.top === undefined) finishNumber(state, "", 0);
      return statusOf(state);
    },
    value: () => state.root,
    open: () => state.frames.map((frame) => describe(frame, frame === state.top)),
    openScalar: () => openScalarOf(state),
    save: () => savePosition(state, ++serial),
    restore(position) {
      isVoid(position.serial, ++serial);
      state = restorePosition(position);
    },
    get length() {
      return state.base;
    },
  };
}

/** Refuses a position from a future that has been taken back: its tree is gone. */
function createVoids(): (from: number, to: number) => void {
  const ranges: { from: number; to: number }[] = [];
  return (from, to) => {
    if (ranges.some((range) => range.from < from && from < range.to)) {
      throw new Error("This position was saved after one that has been restored since; save it anew.");
    }
    while ((ranges.at(-1)?.from ?? -1) >= from) ranges.pop();
    ranges.push({ from, to });
  };
}

function statusOf({ mode: now, at }: ScannerState): ScanStatus {
  if (now === mode.complete) return { kind: "complete", end: at };
  return now === mode.invalid ? { kind: "invalid", at } : { kind: "incomplete" };
}

function describe(frame: ScanFrame, isTop: boolean): OpenContainer {
  const { start, array, key, itemStart, lastStart, lastEnd } = frame;
  return {
    kind: array === undefined ? "object" : "array",
    start,
    ...(key !== undefined && { key }),
    // a container that is still open stands in its parent already
    ...(array !== undefined && { index: isTop ? array.length : array.length - 1 }),
    ...(itemStart >= 0 && { itemStart }),
    ...(lastEnd >= 0 && { lastItem: { start: lastStart, end: lastEnd } }),
  };
}

function openScalarOf(state: ScannerState): OpenScalar | undefined {
  const { tokenStart: start, raw, decoded, escapeLength, inKey, literal } = state;
  if (start < 0) return undefined;
  // the mode is gone where the text is bad, the first unit is not
  const first = raw.charAt(0);
  if (first !== '"') return { kind: first === literal.charAt(0) ? "literal" : "number", start, raw };
  const pending = escapeLength > 0 && { pendingEscape: raw.slice(raw.length - escapeLength) };
  return { kind: inKey ? "key" : "string", start, raw, decoded, ...pending };
}
