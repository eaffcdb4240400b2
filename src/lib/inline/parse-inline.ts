import { addAll } from "../add-all.ts";
import { matchEmphasis } from "./match-emphasis.ts";
import type { InlineNode, MarkRun } from "./match-emphasis.ts";
import type { InlineSpan, PlacedSpan } from "./inline-span.ts";

export interface InlineOptions {
  /** The number of the footnote with this key, if there is one. */
  footnote?(key: string): number | undefined;
}

const marks = /[*_~`[\n]/;
const allowedLink = /^(?:https?:\/\/|mailto:)[^\s<>]+$/i;
const footnoteMark = /\[\^([^\]\s]{1,100})\]/y;

/**
 * The small Markdown that texts of a document may hold: emphasis, strike, code, links, breaks, footnotes.
 * Whatever does not fit stays the text it is, and HTML is never more than text.
 */
export function parseInline(text: string, options: InlineOptions = {}): InlineSpan[] {
  if (text === "") return [];
  if (!marks.test(text)) return [{ text }];
  return joinSpans(placeInline(text, options).spans);
}

export interface PlacedInline {
  /** In order, as they were cut; those of one style are not joined. */
  spans: PlacedSpan[];
  /** Where marks of emphasis and code stand. */
  marks: (readonly [start: number, end: number])[];
}

/** The same spans with their places, for whoever changes the text that was written with marks. */
export function placeInline(text: string, options: InlineOptions = {}): PlacedInline {
  if (!marks.test(text)) return { spans: text === "" ? [] : [{ text, at: 0 }], marks: [] };
  const found: PlacedInline["marks"] = [];
  const spans = toSpans(scan(text, { ...options, links: true, from: 0, found }), found);
  return { spans, marks: found.toSorted(([one], [other]) => one - other) };
}

interface ScanOptions extends InlineOptions {
  links: boolean;
  /** Where the text begins in the whole. */
  from: number;
  found: PlacedInline["marks"];
}

interface Scanner {
  text: string;
  options: ScanOptions;
  nodes: InlineNode[];
  /** Where the last run of backticks of each length begins: none behind it needs to be looked for. */
  ticks: Map<number, number>;
  /** The closing bracket of each opening one. */
  brackets: Map<number, number>;
}

function scan(text: string, options: ScanOptions): InlineNode[] {
  const ticks = new Map<number, number>();
  for (const { 0: run, index } of text.matchAll(/`+/g)) ticks.set(run.length, index);
  const brackets = options.links ? matchBrackets(text) : new Map<number, number>();
  const scanner: Scanner = { text, options, nodes: [], ticks, brackets };
  const next = /[*_~`[\n\\!]/g;
  let done = 0;
  for (let found = next.exec(text); found !== null; found = next.exec(text)) {
    const taken = take(scanner, found.index);
    if (taken === undefined) continue;
    const before = text.slice(done, found.index - (taken.before ?? 0));
    if (before !== "") scanner.nodes.push(plain(before, options.from + done));
    addAll(scanner.nodes, taken.nodes);
    done = taken.end;
    next.lastIndex = done;
  }
  if (done < text.length) scanner.nodes.push(plain(text.slice(done), options.from + done));
  matchEmphasis(scanner.nodes);
  return scanner.nodes;
}

interface Taken {
  nodes: InlineNode[];
  end: number;
  /** Characters before it that belong to the mark. */
  before?: number;
}

function take(scanner: Scanner, at: number): Taken | undefined {
  const { text, options } = scanner;
  const place = options.from + at;
  switch (text[at]) {
    case "\n":
      return { nodes: [plain("\n", place)], end: at + 1, before: spacesBefore(text, at) };
    case "\\":
      return takeBackslashes(scanner, at);
    case "`":
      return takeCode(scanner, at);
    case "[":
      return takeFootnote(scanner, at) ?? takeLink(scanner, at, at);
    case "!":
      return text[at + 1] === "[" ? takeLink(scanner, at, at + 1) : undefined;
    default:
      return takeRun(scanner, at);
  }
}

/** Two and more in front of a line's end are part of the break. */
function spacesBefore(text: string, at: number): number {
  let from = at;
  while (text[from - 1] === " ") from -= 1;
  return at - from >= 2 ? at - from : 0;
}

/** Backslashes mean something only in front of a mark or a line's end: paths of Windows stay whole. */
function takeBackslashes({ text, options: { from } }: Scanner, at: number): Taken | undefined {
  let end = at;
  while (text[end] === "\\") end += 1;
  const marked = text[end] ?? "";
  const count = end - at;
  if (marked === "\n" && count % 2 === 1)
    return { nodes: [plain("\\".repeat((count - 1) / 2), from + at), plain("\n", from + end)], end: end + 1 };
  if (!/[*_~`[\]]/.test(marked)) return { nodes: [plain("\\".repeat(count), from + at)], end };
  const kept = "\\".repeat(Math.floor(count / 2));
  const nodes = [plain(kept, from + at)];
  return count % 2 === 0 ? { nodes, end } : { nodes: [...nodes, plain(marked, from + end)], end: end + 1 };
}

function takeCode({ text, ticks, options: { from, found } }: Scanner, at: number): Taken {
  let open = at;
  while (text[open] === "`") open += 1;
  const run = text.slice(at, open);
  const close = (ticks.get(run.length) ?? -1) > at ? findRun(text, run, open) : -1;
  if (close === -1) return { nodes: [plain(run, from + at)], end: open };
  const inner = text.slice(open, close);
  const isPadded = /^ .*[^ ].* $/s.test(inner);
  const code = { text: isPadded ? inner.slice(1, -1) : inner, at: from + open + (isPadded ? 1 : 0) };
  const end = close + run.length;
  found.push([from + at, from + open], [from + close, from + end]);
  return { nodes: [{ kind: "spans", spans: [{ ...code, code: true }] }], end };
}

/** A run of exactly that many backticks. */
function findRun(text: string, run: string, from: number): number {
  for (let at = text.indexOf(run, from); at !== -1; at = text.indexOf(run, at)) {
    let end = at;
    while (text[end] === "`") end += 1;
    if (end - at === run.length) return at;
    at = end;
  }
  return -1;
}

function takeFootnote({ text, options }: Scanner, at: number): Taken | undefined {
  footnoteMark.lastIndex = at;
  const found = footnoteMark.exec(text);
  const number = found === null ? undefined : options.footnote?.(found[1] ?? "");
  if (found === null || number === undefined) return undefined;
  return {
    nodes: [{ kind: "spans", spans: [{ text: "", at: options.from + at, footnote: number }] }],
    end: at + found[0].length,
  };
}

/** [label](address); with an address of another kind the whole stays text. */
function takeLink({ text, options, brackets }: Scanner, at: number, open: number): Taken | undefined {
  const close = brackets.get(open);
  if (close === undefined || close === open + 1 || text[close + 1] !== "(") return undefined;
  const target = readTarget(text, close + 2);
  if (target === undefined || !allowedLink.test(target.link)) return undefined;
  const from = options.from + open + 1;
  const nodes = scan(text.slice(open + 1, close), { ...options, links: false, from });
  const spans = toSpans(nodes, options.found).map((span): PlacedSpan => ({ ...span, link: target.link }));
  const last = spans.at(-1);
  if (last !== undefined) last.linkEnd = options.from + close;
  return { nodes: [{ kind: "spans", spans }], end: target.end };
}

const longestLink = 4000;
const deepestParentheses = 8;

function readTarget(text: string, from: number): { link: string; end: number } | undefined {
  const most = text.slice(from, from + longestLink);
  const angled = /^<([^<>\n]*)>(?:\s+"[^"\n]*")?\)/.exec(most);
  if (angled !== null) return { link: angled[1] ?? "", end: from + angled[0].length };
  let depth = 0;
  let at = 0;
  for (; at < most.length && !/\s/.test(most[at] ?? ""); at += 1) {
    if (most[at] === "(" && depth++ === deepestParentheses) return undefined;
    if (most[at] === ")" && depth-- === 0) break;
  }
  const rest = /^(?:\s+"[^"\n]*")?\)/.exec(most.slice(at));
  return rest === null ? undefined : { link: most.slice(0, at), end: from + at + rest[0].length };
}

/** Brackets that belong together, in one pass; those in code or behind a backslash do not count. */
function matchBrackets(text: string): Map<number, number> {
  const pairs = new Map<number, number>();
  const open: number[] = [];
  for (const { 0: mark, index } of text.matchAll(/\\[\s\S]|`+[^`]*`+|[[\]]/g)) {
    if (mark === "[") open.push(index);
    const start = mark === "]" ? open.pop() : undefined;
    if (start !== undefined) pairs.set(start, index);
  }
  return pairs;
}

function takeRun({ text, options }: Scanner, at: number): Taken {
  const mark = text[at] ?? "";
  let end = at;
  while (text[end] === mark) end += 1;
  const run: MarkRun = {
    kind: "run",
    mark,
    count: end - at,
    at: options.from + at,
    length: end - at,
    before: charBefore(text, at),
    after: charAt(text, end),
  };
  return { nodes: [run], end };
}

function charBefore(text: string, at: number): string {
  const unit = text.charCodeAt(at - 1);
  return unit >= 0xdc00 && unit <= 0xdfff ? text.slice(at - 2, at) : text.slice(Math.max(0, at - 1), at);
}

function charAt(text: string, at: number): string {
  const code = text.codePointAt(at);
  return code === undefined ? "" : String.fromCodePoint(code);
}

function plain(text: string, at: number): InlineNode {
  return { kind: "spans", spans: text === "" ? [] : [{ text, at }] };
}

function toSpans(nodes: readonly InlineNode[], found: PlacedInline["marks"]): PlacedSpan[] {
  const depth = { bold: 0, italic: 0, strike: 0 };
  const styled = (span: PlacedSpan): PlacedSpan => ({
    ...span,
    ...(depth.bold > 0 && { bold: true }),
    ...(depth.italic > 0 && { italic: true }),
    ...(depth.strike > 0 && { strike: true }),
  });
  return nodes.flatMap((node) => {
    if (node.kind === "spans") return node.spans.map(styled);
    for (const style of node.closes ?? []) depth[style] -= 1;
    // what is left of a run stands on the outer side of its marks
    const { at, count, length } = node;
    const isBefore = node.closes === undefined;
    if (count < length) found.push(isBefore ? [at + count, at + length] : [at, at + length - count]);
    const text = { text: node.mark.repeat(count), at: isBefore ? at : at + length - count };
    const left = count === 0 ? [] : [styled(text)];
    for (const style of node.opens ?? []) depth[style] += 1;
    return left;
  });
}

/** Neighbours of one style become one; a footnote stands behind the text before it; a break stands alone. */
function joinSpans(spans: readonly PlacedSpan[]): InlineSpan[] {
  const joined: InlineSpan[] = [];
  for (const { at: _at, linkEnd: _end, ...span } of spans) {
    const last = joined.at(-1);
    if (span.text === "" && span.footnote === undefined) continue;
    const canJoin = last !== undefined && last.footnote === undefined && last.text !== "\n";
    if (canJoin && span.text === "" && span.footnote !== undefined) last.footnote = span.footnote;
    else if (canJoin && span.text !== "\n" && isSameStyle(last, span)) last.text += span.text;
    else joined.push(span.text === "\n" ? { text: "\n" } : span);
  }
  return joined;
}

function isSameStyle(a: InlineSpan, b: InlineSpan): boolean {
  const styles = ["bold", "italic", "strike", "code", "link", "footnote"] as const;
  return styles.every((style) => a[style] === b[style]);
}
