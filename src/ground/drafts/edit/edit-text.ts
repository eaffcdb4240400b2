import { placeInline } from "../../../lib/inline/parse-inline.ts";

export interface TextEdit {
  start: number;
  end: number;
  /** What comes in its place; nothing where it is left out. */
  text?: string;
}

/** A text with some of its ranges left out or said otherwise; the rest stays as it is, marks of emphasis in pairs. */
export function editText(raw: string, edits: readonly TextEdit[]): string {
  const { marks } = placeInline(raw);
  let text = raw;
  let above = raw.length;
  for (const { start, end, text: instead } of edits.toSorted((a, b) => b.start - a.start)) {
    if (end > above || start >= end) continue;
    above = start;
    const lonely = unpaired(raw, marks, [start, end]);
    text =
      instead === undefined
        ? leaveOut(text, [start, end], lonely.before + lonely.after)
        : `${text.slice(0, start)}${lonely.before}${instead}${lonely.after}${text.slice(end)}`;
  }
  return text;
}

/** Marks of a range whose partner stands outside of it: what is left needs them. */
function unpaired(
  raw: string,
  marks: readonly (readonly [number, number])[],
  [start, end]: readonly [number, number],
): { before: string; after: string } {
  const open: { mark: string; at: number }[] = [];
  for (const [from, to] of marks) {
    if (from < start || to > end) continue;
    const mark = raw.slice(from, to);
    const partner = open.findLastIndex((other) => other.mark === mark);
    if (partner >= 0) open.splice(partner);
    else open.push({ mark, at: from });
  }
  const hasWords = (at: number) => /[\p{L}\p{N}]/u.test(raw.slice(start, at));
  return {
    before: open.flatMap(({ mark, at }) => (hasWords(at) ? [] : [mark])).join(""),
    after: open.flatMap(({ mark, at }) => (hasWords(at) ? [mark] : [])).join(""),
  };
}

/** With the space between it and its neighbours, and with its line where nothing else stands on it. */
function leaveOut(text: string, [start, end]: readonly [number, number], kept: string): string {
  const before = text.slice(0, start);
  const after = text.slice(end);
  const lineStart = before.lastIndexOf("\n") + 1;
  const isLineStart = /^[ \t]*(?:(?:[-*•–▪◦]|\(?\d{1,3}[.)]|\(?[a-z]\))[ \t]+)?$/u.test(
    before.slice(lineStart),
  );
  const isLineEnd = /^[ \t]*(?:\n|$)/.test(after);
  if (kept !== "") return `${before}${kept}${after.replace(/^[ \t]+/, "")}`;
  if (isLineStart && isLineEnd) return joinLines(before.slice(0, lineStart), after.replace(/^[ \t]*/, ""));
  if (isLineStart) return `${before}${after.replace(/^\s+/, "")}`;
  return isLineEnd
    ? `${before.replace(/(?<![ \t])[ \t]+$/, "")}${after}`
    : `${before}${after.replace(/^[ \t]+/, "")}`;
}

/** One line break of the two goes, or one blank line, and a break at either end. */
function joinLines(before: string, after: string): string {
  const rest = after.replace(before.endsWith("\n\n") ? /^\n+/ : /^\n/, "");
  if (before.trim() === "") return rest.replace(/^\n+/, "");
  return rest.trim() === "" ? before.trimEnd() : `${before}${rest}`;
}
