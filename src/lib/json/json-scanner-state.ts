/** What the scanner waits for, or is in the middle of. */
export const mode = {
  value: 0,
  firstItem: 1,
  firstKey: 2,
  key: 3,
  colon: 4,
  afterItem: 5,
  string: 6,
  escape: 7,
  number: 8,
  literal: 9,
  complete: 10,
  invalid: 11,
} as const;
export type ScanMode = (typeof mode)[keyof typeof mode];

export type JsonObject = Record<string, unknown>;

interface Overwritten {
  key: string;
  had: boolean;
  old: unknown;
}

/** An open container; -1 stands for "none", so that every frame has the same shape. */
export interface ScanFrame {
  start: number;
  object: JsonObject | undefined;
  array: unknown[] | undefined;
  key: string | undefined;
  itemStart: number;
  lastStart: number;
  lastEnd: number;
  /** How to take members out again; kept only by objects that were open when a position was saved. */
  undo: Overwritten[] | undefined;
}

export interface ScannerState {
  mode: ScanMode;
  /** Offset of the chunk in hand; between chunks, of the next one. */
  base: number;
  /** Where the root ended, or where the text is bad. */
  at: number;
  root: unknown;
  frames: ScanFrame[];
  top: ScanFrame | undefined;
  /** The open scalar: its start, its text of earlier chunks, and what is decoded of it. */
  tokenStart: number;
  raw: string;
  decoded: string;
  inKey: boolean;
  /** Units of the open escape sequence, and the code its hex digits give so far. */
  escapeLength: number;
  escapeCode: number;
  numberPhase: number;
  literal: string;
}

export function createState(): ScannerState {
  return {
    mode: mode.value,
    base: 0,
    at: -1,
    root: undefined,
    frames: [],
    top: undefined,
    tokenStart: -1,
    raw: "",
    decoded: "",
    inKey: false,
    escapeLength: 0,
    escapeCode: 0,
    numberPhase: 0,
    literal: "",
  };
}

/** Notes the first bad unit; everything behind it is only counted. */
export function fail(state: ScannerState, chunk: string, index: number): number {
  keepToken(state, chunk, index);
  state.mode = mode.invalid;
  state.at = state.base + index;
  return chunk.length;
}

/** Keeps the text of a scalar that the chunk leaves open. */
export function keepToken(state: ScannerState, chunk: string, end: number): void {
  if (state.tokenStart < 0) return;
  state.raw += chunk.slice(Math.max(state.tokenStart - state.base, 0), end);
}

export function beginToken(state: ScannerState, kind: ScanMode, start: number): void {
  state.mode = kind;
  state.tokenStart = start;
  state.raw = "";
}

/** A scalar is read: it becomes a member, and only now. */
export function finishScalar(state: ScannerState, value: unknown, end: number): void {
  state.tokenStart = -1;
  attach(state, value);
  finishItem(state, end);
}

function finishItem(state: ScannerState, end: number): void {
  const frame = state.top;
  if (frame === undefined) {
    state.mode = mode.complete;
    state.at = end;
    return;
  }
  frame.lastStart = frame.itemStart;
  frame.lastEnd = end;
  frame.itemStart = -1;
  frame.key = undefined;
  state.mode = mode.afterItem;
}

export function openContainer(state: ScannerState, isObject: boolean, start: number): void {
  const object: JsonObject | undefined = isObject ? {} : undefined;
  const array: unknown[] | undefined = isObject ? undefined : [];
  attach(state, object ?? array);
  const frame: ScanFrame = {
    start,
    object,
    array,
    key: undefined,
    itemStart: -1,
    lastStart: -1,
    lastEnd: -1,
    undo: undefined,
  };
  state.frames.push(frame);
  state.top = frame;
  state.mode = isObject ? mode.firstKey : mode.firstItem;
}

export function closeContainer(state: ScannerState, end: number): void {
  state.frames.pop();
  state.top = state.frames[state.frames.length - 1];
  finishItem(state, end);
}

function attach(state: ScannerState, value: unknown): void {
  const frame = state.top;
  if (frame === undefined) state.root = value;
  else if (frame.array !== undefined) frame.array.push(value);
  else if (frame.object !== undefined && frame.key !== undefined) {
    const { object, key, undo } = frame;
    if (undo !== undefined) undo.push({ key, had: Object.hasOwn(object, key), old: object[key] });
    setMember(object, key, value);
  }
}

export function setMember(object: JsonObject, key: string, value: unknown): void {
  if (key !== "__proto__") object[key] = value;
  // an assignment would change the prototype
  else Object.defineProperty(object, key, { value, writable: true, enumerable: true, configurable: true });
}
