import { numbersOf } from "../citations/source-text.ts";
import type { Citation, Span } from "../layout.ts";
import { escapeMarkdown } from "./escape-markdown.ts";

type Mark = "**" | "*" | "~~";

export interface SpanOptions {
  lineBreak?: string;
  escape?: (text: string) => string;
  note?: (number: number) => string;
}

/** Spans as Markdown; styles that go on from one span to the next are opened and closed once. */
export function writeSpans(spans: readonly Span[], options: SpanOptions = {}): string {
  const open: Mark[] = [];
  let text = "";
  for (const [index, span] of moveSpaces(spans).entries()) {
    const wanted = marksOf(span);
    while (open.some((mark) => !wanted.includes(mark))) text += open.pop() ?? "";
    for (const mark of wanted.filter((one) => !open.includes(one))) {
      open.push(mark);
      text += mark;
    }
    text += writeSpan(span, index === 0, options);
  }
  return text + open.toReversed().join("");
}

/** No mark may stand next to a space on its inner side; a break has no style at all. */
function moveSpaces(spans: readonly Span[]): Span[] {
  return joinAlike(spans).flatMap((span): Span[] => {
    const isStyled = span.code !== true && marksOf(span).length > 0;
    if (!isStyled || span.link !== undefined) return [span];
    const [, before = "", inner = "", after = ""] = /^(\s*)([^]*?)(\s*)$/.exec(span.text) ?? [];
    if (inner === "") return [{ ...plain(span), text: span.text }];
    const { footnote, ...styled } = span;
    const pieces: Span[] = [{ text: before }, { ...styled, text: inner }, { text: after }].filter(
      ({ text }) => text !== "",
    );
    return footnote === undefined ? pieces : [...pieces, { text: "", footnote }];
  });
}

/** Words of one style belong together, however they were cut. */
function joinAlike(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    const canJoin =
      last !== undefined &&
      last.footnote === undefined &&
      last.citations === undefined &&
      last.text !== "\n" &&
      span.text !== "\n";
    const isAlike =
      canJoin &&
      (["bold", "italic", "strike", "code", "link"] as const).every((style) => last[style] === span[style]);
    if (isAlike) joined[joined.length - 1] = { ...span, text: last.text + span.text };
    else joined.push(span);
  }
  return joined;
}

function plain({ footnote }: Span): Span {
  return { text: "", ...(footnote !== undefined && { footnote }) };
}

function marksOf({ text, bold, italic, strike }: Span): Mark[] {
  if (text === "\n") return [];
  return [
    ...(bold === true ? ["**" as const] : []),
    ...(italic === true ? ["*" as const] : []),
    ...(strike === true ? ["~~" as const] : []),
  ];
}

function writeSpan(span: Span, isFirst: boolean, options: SpanOptions): string {
  const { lineBreak = "\\\n", escape = escapeMarkdown, note = (number) => `[^note-${number}]` } = options;
  const noted = span.footnote === undefined ? "" : note(span.footnote);
  const mark = `${noted}${writeMarks(span.citations ?? [])}`;
  if (span.text === "\n") return `${isFirst ? "" : lineBreak}${mark}`;
  const words = span.code === true ? writeCode(span.text) : escape(span.text);
  return `${span.link === undefined ? words : `[${words}](${writeAddress(span.link)})`}${mark}`;
}

export function writeMarks(citations: readonly Citation[]): string {
  return numbersOf(citations)
    .map((number) => `[^${number}]`)
    .join("");
}

/** A fence longer than any inside the code, so that code can never close it. */
function writeCode(code: string): string {
  const inner = code.replaceAll(/(?<!\s)\s*\n\s*/g, " ");
  if (inner === "") return "";
  const longest = [...inner.matchAll(/`+/g)].reduce((most, [run]) => Math.max(most, run.length), 0);
  const fence = "`".repeat(longest + 1);
  const needsSpace = /^`|`$|^ .*[^ ].* $/.test(inner);
  return needsSpace ? `${fence} ${inner} ${fence}` : `${fence}${inner}${fence}`;
}

function writeAddress(link: string): string {
  const safe = link.replaceAll("\\", "%5C").replaceAll(/&(?=#?\w+;)/g, "&amp;");
  return /[()]/.test(safe) ? `<${safe}>` : safe;
}
