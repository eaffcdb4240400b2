import { findNoteMarks } from "../../../lib/text/note-marks.ts";

/** A stretch of text that is no words: what stands in its place, and whether it took words away with it. */
export interface Markup {
  start: number;
  end: number;
  as: "" | " ";
  /** Struck through or commented out: it stands there, but it is not said. */
  hides: boolean;
}

const tag = /<\/?([a-z][a-z\d-]{0,20})(?:\s[^<>]{0,500})?\/?>/iy;
const struckTags: ReadonlySet<string> = new Set(["s", "del", "strike"]);
const inlineTags: ReadonlySet<string> = new Set(
  "a abbr b bdi bdo cite code data dfn em font i ins kbd mark q samp small span strong sub sup time u var wbr".split(
    " ",
  ),
);
/** No sentence is longer; beyond it a mark is a slip of the pen. */
const longestStrike = 2000;
const longestLink = 2000;

/** Light markup of Markdown and HTML and the marks of notes, in order, never overlapping; one pass, whatever the text. */
export function findLightMarkup(text: string): Markup[] {
  const found: Markup[] = findNoteMarks(text).map((mark) => ({ ...mark, as: "", hides: false }));
  const next = createFinder(text);
  let bracket: number | undefined;
  const drop = (start: number, end: number, more: Partial<Markup> = {}) => {
    found.push({ start, end, as: "", hides: false, ...more });
    return end;
  };
  let at = 0;
  while (at < text.length) {
    const sign = text[at] ?? "";
    if (sign === "<") at = readTag(text, at, { next, drop }) ?? at + 1;
    else if (sign === "~") at = readStrike(text, at, { next, drop }) ?? at + 1;
    else if (sign === "[") bracket = at++;
    else if (sign === "]") {
      const end = linkEnd(text, at, next);
      if (end !== undefined && bracket !== undefined) {
        drop(bracket, bracket + 1);
        drop(at, end);
      }
      bracket = undefined;
      at = end ?? at + 1;
    } else if (sign === "*" || sign === "_") at = readEmphasis(text, at, drop);
    else if (sign === "`") at = drop(at, at + 1);
    else if (sign === "\\" && /[!-/:-@[-`{-~]/.test(text[at + 1] ?? "")) at = drop(at, at + 1) + 1;
    else at++;
  }
  return found.toSorted((one, other) => one.start - other.start);
}

type Drop = (start: number, end: number, more?: Partial<Markup>) => number;
type Find = (mark: string, from: number) => number;

/** Searches forward without ever walking the same stretch twice for the same mark. */
function createFinder(text: string): Find {
  const seen = new Map<string, number>();
  return (mark, from) => {
    const known = seen.get(mark);
    if (known !== undefined && (known < 0 || known >= from)) return known;
    const at = text.indexOf(mark, from);
    seen.set(mark, at);
    return at;
  };
}

function readTag(text: string, at: number, { next, drop }: { next: Find; drop: Drop }): number | undefined {
  if (text.startsWith("<!--", at)) {
    const end = next("-->", at + 4);
    return end < 0 ? undefined : drop(at, end + 3, { hides: /[\p{L}\p{N}]/u.test(text.slice(at + 4, end)) });
  }
  tag.lastIndex = at;
  const found = tag.exec(text);
  if (found === null) return undefined;
  const name = (found[1] ?? "").toLowerCase();
  const end = at + found[0].length;
  if (struckTags.has(name) && !found[0].startsWith("</")) {
    const close = next(`</${name}>`, end);
    if (close >= 0 && close - end <= longestStrike) return drop(at, close + name.length + 3, { hides: true });
  }
  return drop(at, end, { as: inlineTags.has(name) || struckTags.has(name) ? "" : " " });
}

function readStrike(
  text: string,
  at: number,
  { next, drop }: { next: Find; drop: Drop },
): number | undefined {
  if (!text.startsWith("~~", at) || /^[~\s]?$/u.test(text[at + 2] ?? "")) return undefined;
  const close = next("~~", at + 2);
  if (close < 0 || close - at > longestStrike || /\s/u.test(text[close - 1] ?? "")) return undefined;
  return text.slice(at, close).includes("\n\n") ? undefined : drop(at, close + 2, { hides: true });
}

function linkEnd(text: string, at: number, next: Find): number | undefined {
  if (text[at + 1] !== "(") return undefined;
  const close = next(")", at + 2);
  if (close < 0 || close - at > longestLink) return undefined;
  return /[\n\r]/u.test(text.slice(at, close)) ? undefined : close + 1;
}

/** Stars and underscores at the edge of a word, stars inside one; not "3*4" and not "net_value". */
function readEmphasis(text: string, at: number, drop: Drop): number {
  const sign = text[at] ?? "";
  let end = at;
  while (text[end] === sign) end++;
  const before = at === 0 ? " " : (text[at - 1] ?? " ");
  const after = text[end] ?? " ";
  const isWord = (letter: string) => /[\p{L}\p{N}]/u.test(letter);
  const stands = /\s/u.test(before) && /\s/u.test(after);
  const between = isWord(before) && isWord(after);
  if (stands || (between && (sign === "_" || /\p{N}/u.test(before) || /\p{N}/u.test(after)))) return end;
  return end - at > 3 ? end : drop(at, end);
}
