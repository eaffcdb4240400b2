import { mapTexts } from "../model/documents/walk-members.ts";

// oxlint-disable-next-line no-control-regex -- these are the characters that are looked for
const unwanted = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g;
const bidi = /[\u202a-\u202e\u2066-\u2069]/;
const carriageReturn = /\r\n?/g;
// oxlint-disable-next-line no-control-regex -- as above
const suspect = /[\u0000-\u0008\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069\ufffe\uffff]/;

/** Text that any file can hold: no control characters, no half characters, no direction marks without their end. */
export function cleanText(text: string): string {
  if (!suspect.test(text) && text.isWellFormed()) return text;
  const kept = text.toWellFormed().replace(carriageReturn, "\n").replace(unwanted, "");
  return bidi.test(kept) ? balanceBidi(kept) : kept;
}

/** Whether a reader would miss something after cleaning; line ends do not count. */
export function isClean(text: string): boolean {
  return cleanText(text) === text.replace(carriageReturn, "\n");
}

const isolateEnd = "\u2069";
const embeddingEnd = "\u202c";

/** A mark that is never closed would turn around what follows it in the file. */
function balanceBidi(text: string): string {
  const dropped = new Set<number>();
  const open: { at: number; end: string }[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const mark = text[at] ?? "";
    if (!bidi.test(mark)) continue;
    if (mark !== isolateEnd && mark !== embeddingEnd)
      open.push({ at, end: mark >= "\u2066" ? isolateEnd : embeddingEnd });
    else if (open.at(-1)?.end === mark) open.pop();
    else dropped.add(at);
  }
  for (const { at } of open) dropped.add(at);
  return dropped.size === 0
    ? text
    : text
        .split("")
        .filter((_unit, at) => !dropped.has(at))
        .join("");
}

/** Every text in a value of JSON, cleaned; the same value where nothing had to be. */
export function cleanTexts<T>(value: T, onUnclean: () => void): T {
  return mapTexts(value, (text) => {
    const cleaned = cleanText(text);
    if (cleaned !== text && !isClean(text)) onUnclean();
    return cleaned;
  });
}
