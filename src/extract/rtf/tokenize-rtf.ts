import { Failure } from "../../model/failure.ts";

export interface RtfHandlers {
  openGroup(): void;
  closeGroup(): void;
  /** A control word with its number, or a control symbol such as ~ or *. */
  control(word: string, value: number | undefined): void;
  /** Characters as bytes of the code page at hand. */
  bytes(bytes: Uint8Array): void;
  /** One character given as \'xx. */
  hex(byte: number): void;
  binary(bytes: Uint8Array): void;
}

export interface RtfTokenizer {
  write(chunk: Uint8Array): void;
  end(): void;
}

const mostDepth = 256;
const longestWord = 40;
const [backslash, open, close, quote] = [0x5c, 0x7b, 0x7d, 0x27];

/** Cuts RTF into groups, control words and text, chunk by chunk, with nothing held but an unfinished word. */
export function tokenizeRtf(handlers: RtfHandlers, fileName: string): RtfTokenizer {
  let rest: Uint8Array = new Uint8Array();
  let depth = 0;
  let binaryLeft = 0;

  const nest = (by: 1 | -1) => {
    depth = Math.max(0, depth + by);
    if (depth > mostDepth)
      throw new Failure("limit", `${fileName} is nested more than ${mostDepth} deep; it was not read.`);
    if (by === 1) handlers.openGroup();
    else handlers.closeGroup();
  };
  const emit = ({ word, value }: Control) => {
    if (word === "bin") binaryLeft = Math.max(0, value ?? 0);
    else handlers.control(word, value);
  };
  const takeText = (data: Uint8Array, from: number) => {
    let at = from;
    while (at < data.length && !isSpecial(data[at] ?? 0)) at += 1;
    if (at > from) handlers.bytes(data.subarray(from, at));
    return at;
  };
  const takeBinary = (data: Uint8Array, from: number) => {
    const to = Math.min(data.length, from + binaryLeft);
    handlers.binary(data.subarray(from, to));
    binaryLeft -= to - from;
    return to;
  };
  const run = (data: Uint8Array, last: boolean): number => {
    let at = 0;
    while (at < data.length) {
      const byte = data[at] ?? 0;
      if (binaryLeft > 0) at = takeBinary(data, at);
      else if (byte === open || byte === close) {
        nest(byte === open ? 1 : -1);
        at += 1;
      } else if (byte === 0x0d || byte === 0x0a) at += 1;
      else if (byte !== backslash) at = takeText(data, at);
      else {
        const control = readControl(data, at, last);
        if (control === undefined) return at;
        if (control.word === "'") handlers.hex(control.value ?? 0x3f);
        else emit(control);
        at = control.next;
      }
    }
    return at;
  };
  return {
    write(chunk) {
      const data = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
      rest = data.subarray(run(data, false));
    },
    end() {
      run(rest, true);
      rest = new Uint8Array();
    },
  };
}

interface Control {
  word: string;
  value: number | undefined;
  next: number;
}

function isSpecial(byte: number): boolean {
  return byte === backslash || byte === open || byte === close || byte === 0x0d || byte === 0x0a;
}

/** Undefined where the chunk ends before the control does. */
function readControl(data: Uint8Array, at: number, last: boolean): Control | undefined {
  const first = data[at + 1];
  if (first === undefined) return last ? { word: "", value: undefined, next: data.length } : undefined;
  if (first === quote) {
    if (at + 3 >= data.length && !last) return undefined;
    const code = Number.parseInt(latin(data, at + 2, at + 4), 16);
    return { word: "'", value: Number.isNaN(code) ? undefined : code, next: at + 4 };
  }
  if (!isLetter(first)) return { word: String.fromCharCode(first), value: undefined, next: at + 2 };
  let end = at + 1;
  while (end < data.length && end - at < longestWord && isLetter(data[end] ?? 0)) end += 1;
  const word = latin(data, at + 1, end);
  const start = end;
  if (data[end] === 0x2d) end += 1;
  while (end < data.length && end - start < 12 && isDigit(data[end] ?? 0)) end += 1;
  if (end >= data.length && !last) return undefined;
  const value = Number.parseInt(latin(data, start, end), 10);
  if (data[end] === 0x20) end += 1;
  return { word, value: Number.isNaN(value) ? undefined : value, next: end };
}

function latin(data: Uint8Array, from: number, to: number): string {
  return Buffer.from(data.subarray(from, to)).toString("latin1");
}

function isLetter(byte: number): boolean {
  return (byte >= 0x61 && byte <= 0x7a) || (byte >= 0x41 && byte <= 0x5a);
}

function isDigit(byte: number): boolean {
  return byte >= 0x30 && byte <= 0x39;
}
