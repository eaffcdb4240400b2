/** Orders ids as people do: p2 stands before p10. Different ids are never equal. */
export function compareNaturally(a: string, b: string): number {
  const shared = sharedLength(a, b);
  if (shared === a.length && shared === b.length) return 0;
  const start = startOfDigits(a, shared);
  const [digitsA, digitsB] = [digitsFrom(a, start), digitsFrom(b, start)];
  if (digitsA.length > 0 && digitsB.length > 0 && digitsA !== digitsB) {
    const [plainA, plainB] = [digitsA.replace(/^0+(?=\d)/u, ""), digitsB.replace(/^0+(?=\d)/u, "")];
    if (plainA.length !== plainB.length) return plainA.length - plainB.length;
    if (plainA !== plainB) return plainA < plainB ? -1 : 1;
  }
  return a < b ? -1 : 1;
}

function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a.charCodeAt(length) === b.charCodeAt(length)) length += 1;
  return length;
}

/** A number may begin before the first character that differs. */
function startOfDigits(text: string, at: number): number {
  let start = at;
  while (start > 0 && isDigit(text, start - 1)) start -= 1;
  return start;
}

function digitsFrom(text: string, start: number): string {
  let end = start;
  while (end < text.length && isDigit(text, end)) end += 1;
  return text.slice(start, end);
}

function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 0x30 && code <= 0x39;
}
