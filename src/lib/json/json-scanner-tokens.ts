import { fail, finishScalar, mode, type ScannerState } from "./json-scanner-state.ts";

// Each reader takes the place in the chunk where it goes on, and returns the place behind what it has read.

/** Goes through the text of a string or key, from behind its quote or an escape. */
export function readString(state: ScannerState, chunk: string, from: number): number {
  const { length } = chunk;
  // joined once per chunk, because a text of many escapes would become a rope of as many nodes
  let parts: string[] | undefined;
  let segment = from;
  for (let index = from; index < length; index++) {
    const code = chunk.charCodeAt(index);
    if (code === 0x22) {
      keepDecoded(state, parts, chunk.slice(segment, index));
      finishString(state, index + 1);
      return index + 1;
    }
    if (code === 0x5c) {
      const escape = wholeEscape(chunk, index);
      parts ??= [];
      if (segment < index) parts.push(chunk.slice(segment, index));
      if (escape === "") return beginEscape(state, parts, index + 1);
      parts.push(escape);
      if (chunk.charCodeAt(index + 1) === 0x75) index += 4;
      segment = ++index + 1;
    } else if (code < 0x20) {
      keepDecoded(state, parts, chunk.slice(segment, index));
      return fail(state, chunk, index);
    }
  }
  keepDecoded(state, parts, chunk.slice(segment));
  return length;
}

function keepDecoded(state: ScannerState, parts: string[] | undefined, tail: string): void {
  const text = parts === undefined ? tail : parts.join("") + tail;
  state.decoded = state.decoded === "" ? text : state.decoded + text;
}

function finishString(state: ScannerState, end: number): void {
  const text = state.decoded;
  state.decoded = "";
  if (!state.inKey || state.top === undefined) {
    finishScalar(state, text, state.base + end);
    return;
  }
  state.top.key = text;
  state.tokenStart = -1;
  state.inKey = false;
  state.mode = mode.colon;
}

/** By the code of the letter; those that are missing are wrong. */
const simpleEscapes: readonly (string | undefined)[] = Array.from({ length: 128 }, (_, code) => {
  const found = '"\\/bfnrt'.indexOf(String.fromCharCode(code));
  return found < 0 ? undefined : '"\\/\b\f\n\r\t'.charAt(found);
});

/** What an escape sequence stands for, if it is whole and right. */
function wholeEscape(chunk: string, index: number): string {
  if (index + 1 === chunk.length) return "";
  const letter = chunk.charCodeAt(index + 1);
  if (letter !== 0x75) return simpleEscapes[letter] ?? "";
  if (index + 6 > chunk.length) return "";
  let code = 0;
  for (let at = index + 2; at < index + 6; at++) {
    const digit = hexDigit(chunk.charCodeAt(at));
    if (digit < 0) return "";
    code = code * 16 + digit;
  }
  return String.fromCharCode(code);
}

/** An escape sequence that is cut or wrong is taken unit by unit. */
function beginEscape(state: ScannerState, parts: string[], next: number): number {
  keepDecoded(state, parts, "");
  state.mode = mode.escape;
  state.escapeLength = 1;
  return next;
}

/** Goes on in an escape sequence, of which the backslash at least has been read. */
export function readEscape(state: ScannerState, chunk: string, from: number): number {
  let index = from;
  if (state.escapeLength === 1) {
    const letter = chunk.charCodeAt(index++);
    const plain = simpleEscapes[letter];
    if (plain !== undefined) return finishEscape(state, plain, index);
    if (letter !== 0x75) return fail(state, chunk, index - 1);
    state.escapeLength = 2;
    state.escapeCode = 0;
  }
  for (; index < chunk.length; index++) {
    const digit = hexDigit(chunk.charCodeAt(index));
    if (digit < 0) return fail(state, chunk, index);
    state.escapeCode = state.escapeCode * 16 + digit;
    state.escapeLength++;
    if (state.escapeLength === 6)
      return finishEscape(state, String.fromCharCode(state.escapeCode), index + 1);
  }
  return index;
}

function finishEscape(state: ScannerState, text: string, next: number): number {
  state.decoded += text;
  state.escapeLength = 0;
  state.mode = mode.string;
  return next;
}

function hexDigit(code: number): number {
  if (code >= 0x30 && code <= 0x39) return code - 0x30;
  const lower = code | 0x20;
  return lower >= 0x61 && lower <= 0x66 ? lower - 0x57 : -1;
}

/** The phases of a number; those from `zero` on may be its end. */
export const phase = {
  sign: 0,
  point: 1,
  e: 2,
  eSign: 3,
  zero: 4,
  integer: 5,
  fraction: 6,
  exponent: 7,
} as const;

/** Goes on in a number, which ends only at a delimiter. */
export function readNumber(state: ScannerState, chunk: string, from: number): number {
  let now = state.numberPhase;
  for (let index = from; index < chunk.length; index++) {
    const code = chunk.charCodeAt(index);
    const next = nextPhase(now, code);
    if (next < 0) {
      state.numberPhase = now;
      if (now < phase.zero || !endsNumber(state, code)) return fail(state, chunk, index);
      finishNumber(state, chunk, index);
      return index;
    }
    now = next;
  }
  state.numberPhase = now;
  return chunk.length;
}

export function finishNumber(state: ScannerState, chunk: string, end: number): void {
  const text = state.raw + chunk.slice(Math.max(state.tokenStart - state.base, 0), end);
  finishScalar(state, Number(text), state.base + end);
}

function nextPhase(now: number, code: number): number {
  if (code >= 0x30 && code <= 0x39) return nextByDigit(now, code);
  if (code === 0x2e) return now === phase.zero || now === phase.integer ? phase.point : -1;
  if (code === 0x65 || code === 0x45) return now >= phase.zero && now !== phase.exponent ? phase.e : -1;
  if (code === 0x2b || code === 0x2d) return now === phase.e ? phase.eSign : -1;
  return -1;
}

function nextByDigit(now: number, code: number): number {
  if (now === phase.integer || now === phase.fraction || now === phase.exponent) return now;
  if (now === phase.sign) return code === 0x30 ? phase.zero : phase.integer;
  if (now === phase.point) return phase.fraction;
  return now === phase.zero ? -1 : phase.exponent;
}

/** White space, or in a container what may follow an item. */
function endsNumber(state: ScannerState, code: number): boolean {
  if (code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09) return true;
  return state.top !== undefined && (code === 0x2c || code === 0x5d || code === 0x7d);
}

const literals: Readonly<Record<string, unknown>> = { true: true, false: false, null: null };

/** Goes on in true, false or null, which end with their last letter. */
export function readLiteral(state: ScannerState, chunk: string, from: number): number {
  const { literal } = state;
  let index = from;
  let matched = state.base + from - state.tokenStart;
  while (index < chunk.length) {
    if (chunk.charCodeAt(index) !== literal.charCodeAt(matched)) return fail(state, chunk, index);
    index++;
    matched++;
    if (matched === literal.length) {
      finishScalar(state, literals[literal], state.base + index);
      return index;
    }
  }
  return index;
}
