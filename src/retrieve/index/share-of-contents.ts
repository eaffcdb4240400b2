const newline = 0x0a;

/** How many of the lines are entries of a table of contents: words, a gap or leader, and a page number at the end. */
export function shareOfContents(text: string): number {
  let lines = 0;
  let entries = 0;
  let start = 0;
  for (let at = 0; at <= text.length; at += 1) {
    if (at < text.length && text.charCodeAt(at) !== newline) continue;
    if (at - start > 3) {
      lines += 1;
      if (isEntry(text, start, at)) entries += 1;
    }
    start = at + 1;
  }
  return lines < 6 ? 0 : entries / lines;
}

function isEntry(text: string, start: number, end: number): boolean {
  let at = end - 1;
  while (at > start && isSpace(text, at)) at -= 1;
  const lastDigit = at;
  while (at > start && isDigit(text, at)) at -= 1;
  const digits = lastDigit - at;
  if (digits < 1 || digits > 3) return false;
  const gapEnd = at;
  let marks = 0;
  for (; at > start && isLeader(text, at); at -= 1) marks += text[at] === "…" ? 3 : 1;
  // letters right before the gap: a row of numbers is no entry
  return marks >= 3 && gapEnd > at && !isDigit(text, at) && at - start > 1;
}

function isLeader(text: string, at: number): boolean {
  return text[at] === "." || text[at] === "…" || text[at] === "·" || isSpace(text, at);
}

function isSpace(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code === 0x20 || code === 0x09 || code === 0xa0 || code === 0x0d;
}

function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 0x30 && code <= 0x39;
}
