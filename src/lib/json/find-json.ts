import { createJsonScanner } from "./json-scanner.ts";

/** A stretch of text that is JSON, or would like to be. */
export interface JsonRegion {
  start: number;
  end: number;
  /** The value, if the stretch is whole JSON. */
  found: { value: unknown } | undefined;
}

/** What may follow the bracket of a document, as against a bracket in prose; nothing at all, where the text is cut. */
const beginsObject = /\{\s*(?:$|["'}“‘]|\/[/*]|[\w$-]{1,100}\s*:)/y;
const beginsArray =
  /\[\s*(?:$|[\]["'{“‘\d-]|\/[/*]|(?:true|false|null|True|False|None|NaN)\b|(?:tr?u?|fa?l?s?|nu?l?)$)/y;
const bareNumbers = /^\[[\d\s,.-]*\]$/;

/** The longest object or array in a text, whole or broken; of equal ones the first. Takes linear time. */
export function findJson(text: string): JsonRegion | undefined {
  let longest: JsonRegion | undefined;
  const firstFence = text.indexOf("```");
  const fence = firstFence < 0 ? text.length : firstFence;
  let start = nextBegin(text, 0);
  while (start >= 0) {
    const region = readRegion(text, start, fence);
    const isLonger = longest === undefined || region.end - start > longest.end - longest.start;
    if (isLonger && !isCitation(text, region)) longest = region;
    start = nextBegin(text, region.end);
  }
  return longest;
}

function nextBegin(text: string, from: number): number {
  const bracket = /[[{]/g;
  bracket.lastIndex = from;
  for (let found = bracket.exec(text); found !== null; found = bracket.exec(text)) {
    const begins = found[0] === "{" ? beginsObject : beginsArray;
    begins.lastIndex = found.index;
    if (begins.test(text)) return found.index;
  }
  return -1;
}

function readRegion(text: string, start: number, fence: number): JsonRegion {
  const scanner = createJsonScanner();
  const status = scanner.push(text.slice(start));
  if (status.kind === "complete") {
    return { start, end: start + status.end, found: { value: scanner.value() } };
  }
  const end = status.kind === "incomplete" ? text.length : closingBracket(text, start);
  const length = start > fence ? lengthBeforeFence(text.slice(start, end)) : end - start;
  return { start, end: start + length, found: undefined };
}

/** Where the bracket is closed, whatever stands between; brackets in strings do not count. */
function closingBracket(text: string, start: number): number {
  let depth = 0;
  let inString = false;
  for (let index = start; index < text.length; index++) {
    const unit = text.charAt(index);
    if (unit === '"') inString = !inString;
    else if (inString) index += unit === "\\" ? 1 : 0;
    else if (unit === "{" || unit === "[") depth++;
    else if ((unit === "}" || unit === "]") && --depth === 0) return index + 1;
  }
  return text.length;
}

/** JSON holds no raw line breaks in strings, so a fence on its own line ends what began in a fence. */
function lengthBeforeFence(region: string): number {
  const fence = region.search(/\n[ \t]*```/);
  return fence < 0 ? region.length : fence;
}

/** In a sentence, [1] refers to a source. */
function isCitation(text: string, { start, end }: JsonRegion): boolean {
  if (end - start > 100 || !bareNumbers.test(text.slice(start, end))) return false;
  const before = text.slice(Math.max(start - 100, 0), start);
  const after = text.slice(end, end + 100);
  return /[^\s`][^\n]*$/.test(before) || /^[^\n]*[^\s`]/.test(after);
}
