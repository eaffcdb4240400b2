import { monthNames } from "../../../lib/text/month-names.ts";

/** A mark such as "a." or "(2)" that begins an item of a list written into a line. */
export interface ListMark {
  start: number;
  /** Where the words of the item begin. */
  end: number;
  /** 0 for the outermost list. */
  depth: number;
  /** Of its list; items of one list share it. */
  list: number;
}

interface Candidate {
  start: number;
  end: number;
  style: string;
  value: number;
  opens: boolean;
}

const mark = /(\()?(?<![\p{L}\p{N}]|[\p{L}\p{N}]\.|\p{N},)([a-z]|\d{1,2})([.)])(\s*)(?=[\p{L}\p{N}«„“"(])/gu;
const conjunction = /(?:^|\s)(?:und|oder|sowie|bzw\.|and|or|et|ou|e|ed|o|y|u)\s*$/u;
const mostDepth = 4;

/** The marks of lists inside one paragraph that really count on: a, b, c or 1, 2, 3, one list inside another. */
export function findListMarks(text: string): ListMark[] {
  const open: { style: string; value: number; list: number; marks: ListMark[] }[] = [];
  const kept: ListMark[] = [];
  let lists = 0;
  const close = (depth: number) => {
    for (const { marks } of open.splice(depth))
      if (marks.length > 1) for (const mark of marks) kept.push(mark);
  };
  for (const { start, end, style, value, opens } of findCandidates(text)) {
    const at = open.findLastIndex((list) => list.style === style && list.value + 1 === value);
    if (at >= 0) {
      close(at + 1);
      const list = open[at];
      if (list === undefined) continue;
      list.value = value;
      list.marks.push({ start, end, depth: at, list: list.list });
    } else if (value === 1 && opens && open.length < mostDepth) {
      const again = open.findIndex((list) => list.style === style);
      if (again >= 0) close(again);
      open.push({ style, value, list: lists, marks: [{ start, end, depth: open.length, list: lists }] });
      lists++;
    }
  }
  close(0);
  return settle(kept.toSorted((one, other) => one.start - other.start));
}

function findCandidates(text: string): Candidate[] {
  const found: Candidate[] = [];
  for (const match of text.matchAll(mark)) {
    const [whole, paren = "", sign = "", closing = "", gap = ""] = match;
    const isFramed = paren !== "";
    if (isFramed && closing === ".") continue;
    if (closing === "." && gap === "") continue;
    const end = match.index + whole.length;
    const before = text.slice(Math.max(0, match.index - 12), match.index);
    const follows = before.trim() === "" || /[:;,.!?\n]\s*$/u.test(before) || conjunction.test(before);
    if (!follows && !isFramed) continue;
    if (/\d/.test(sign) && closing === "." && isMonth(text.slice(end, end + 12))) continue;
    found.push({
      start: match.index,
      end,
      style: `${paren}${/\d/.test(sign) ? "1" : "a"}${closing}`,
      value: /\d/.test(sign) ? Number(sign) : sign.charCodeAt(0) - 96,
      opens: isFramed || before.trim() === "" || /[:\n]\s*$/u.test(before),
    });
  }
  return found;
}

function isMonth(text: string): boolean {
  const word = /^\p{L}{3,}/u.exec(text)?.[0] ?? "";
  return monthNames.has(word.toLowerCase());
}

/** A list whose outer list turned out to be none moves up. */
function settle(marks: readonly ListMark[]): ListMark[] {
  const depths = [...new Set(marks.map(({ depth }) => depth))].toSorted((a, b) => a - b);
  return marks.map((item) => ({ ...item, depth: depths.indexOf(item.depth) }));
}
