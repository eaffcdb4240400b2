import {
  beginToken,
  closeContainer,
  fail,
  keepToken,
  mode,
  openContainer,
  type ScannerState,
} from "./json-scanner-state.ts";
import { phase, readEscape, readLiteral, readNumber, readString } from "./json-scanner-tokens.ts";

/** Takes the next chunk in; what it leaves open is kept in the state. */
export function scanChunk(state: ScannerState, chunk: string): void {
  const { length } = chunk;
  let index = 0;
  while (index < length) {
    switch (state.mode) {
      case mode.string:
        index = readString(state, chunk, index);
        break;
      case mode.escape:
        index = readEscape(state, chunk, index);
        break;
      case mode.number:
        index = readNumber(state, chunk, index);
        break;
      case mode.literal:
        index = readLiteral(state, chunk, index);
        break;
      case mode.complete:
      case mode.invalid:
        index = length;
        break;
      default:
        index = readStructure(state, chunk, index);
    }
  }
  if (state.mode !== mode.invalid) keepToken(state, chunk, length);
  state.base += length;
}

/** Skips white space, then takes one unit: a bracket, comma, colon or the beginning of a scalar. */
function readStructure(state: ScannerState, chunk: string, from: number): number {
  let index = from;
  let code = chunk.charCodeAt(index);
  while (code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09) {
    code = chunk.charCodeAt(++index);
  }
  if (index >= chunk.length) return index;
  switch (state.mode) {
    case mode.afterItem:
      return readAfterItem(state, chunk, index);
    case mode.colon:
      if (code !== 0x3a) return fail(state, chunk, index);
      state.mode = mode.value;
      return index + 1;
    case mode.firstKey:
    case mode.key:
      if (code === 0x22) return beginKey(state, chunk, index);
      if (code === 0x7d && state.mode === mode.firstKey) return close(state, index);
      return fail(state, chunk, index);
    default:
      if (code === 0x5d && state.mode === mode.firstItem) return close(state, index);
      return beginValue(state, chunk, index);
  }
}

function readAfterItem(state: ScannerState, chunk: string, index: number): number {
  const code = chunk.charCodeAt(index);
  const isArray = state.top?.array !== undefined;
  if (code === 0x2c) {
    state.mode = isArray ? mode.value : mode.key;
    return index + 1;
  }
  return code === (isArray ? 0x5d : 0x7d) ? close(state, index) : fail(state, chunk, index);
}

function close(state: ScannerState, index: number): number {
  closeContainer(state, state.base + index + 1);
  return index + 1;
}

function beginKey(state: ScannerState, chunk: string, index: number): number {
  if (state.top !== undefined) state.top.itemStart = state.base + index;
  state.inKey = true;
  beginToken(state, mode.string, state.base + index);
  return readString(state, chunk, index + 1);
}

function beginValue(state: ScannerState, chunk: string, index: number): number {
  const start = state.base + index;
  const code = chunk.charCodeAt(index);
  const isNumber = code === 0x2d || (code >= 0x30 && code <= 0x39);
  const literal = isNumber ? undefined : literalOf(code);
  const known = isNumber || literal !== undefined || code === 0x22 || code === 0x7b || code === 0x5b;
  if (!known) return fail(state, chunk, index);
  if (state.top !== undefined) state.top.itemStart = start;
  if (code === 0x22) {
    beginToken(state, mode.string, start);
    return readString(state, chunk, index + 1);
  }
  if (isNumber) {
    beginToken(state, mode.number, start);
    state.numberPhase = phase.sign;
    return readNumber(state, chunk, code === 0x2d ? index + 1 : index);
  }
  if (literal !== undefined) {
    state.literal = literal;
    beginToken(state, mode.literal, start);
    return readLiteral(state, chunk, index);
  }
  openContainer(state, code === 0x7b, start);
  return index + 1;
}

function literalOf(code: number): string | undefined {
  if (code === 0x74) return "true";
  if (code === 0x66) return "false";
  return code === 0x6e ? "null" : undefined;
}
