import type { FontStyle, RichTextRun } from "../style.ts";
import type { Span, Theme } from "../../layout.ts";
import { cut } from "../name-book.ts";
import type { Book, Content } from "../sheets/sheet.ts";

/** Excel holds no more in one cell. */
export const longestText = 32_767;
/** Excel calls a file damaged that holds a longer one. */
const longestTarget = 2_000;

export function plainText(spans: readonly Span[]): string {
  if (spans.length === 1) return spans[0]?.text ?? "";
  return spans.map(({ text }) => text).join("");
}

/** Spans as text, or as runs where they differ in look; a link is shown as one, a footnote by its number. */
export function spanContent(spans: readonly Span[], font: FontStyle, book: Book): string | RichTextRun[] {
  const { theme } = book.options;
  if (spans.every((span) => isPlain(span))) return book.clean(plainText(spans));
  // Cleaned together, because marks of direction may begin in one span and end in the next.
  const whole = book.clean(plainText(spans));
  const isWhole = whole === plainText(spans);
  return spans.flatMap((span) => {
    const text = isWhole ? span.text : book.clean(span.text);
    const run: RichTextRun[] =
      text === "" ? [] : [{ text, ...(isPlain(span) ? {} : fontOf(span, font, theme)) }];
    return span.footnote === undefined
      ? run
      : [...run, { text: String(span.footnote), font: { ...font, isRaised: true } }];
  });
}

export function isPlain({ bold, italic, strike, code, link, footnote }: Span): boolean {
  return !bold && !italic && !strike && !code && link === undefined && footnote === undefined;
}

function fontOf(span: Span, font: FontStyle, { fonts, colors }: Theme): { font?: FontStyle } {
  const isStyled = span.bold || span.italic || span.strike || span.code || span.link !== undefined;
  if (!isStyled) return {};
  return {
    font: {
      ...font,
      ...(span.bold ? { bold: true } : {}),
      ...(span.italic ? { italic: true } : {}),
      ...(span.strike ? { strike: true } : {}),
      ...(span.code ? { name: fonts.mono } : {}),
      ...(span.link === undefined ? {} : { underline: true, color: colors.accent }),
    },
  };
}

/** Pieces that each fit into a cell; joined they are the text again. */
export function splitContent(content: Content): Content[] {
  if (typeof content === "string") return content.length <= longestText ? [content] : splitText(content);
  if (!Array.isArray(content)) return [content];
  const length = content.reduce((sum, { text }) => sum + text.length, 0);
  if (length <= longestText) return [content];
  const pieces: RichTextRun[][] = [[]];
  let room = longestText;
  for (const run of content.flatMap((one) => splitText(one.text).map((text) => ({ ...one, text })))) {
    if (run.text.length > room) {
      pieces.push([]);
      room = longestText;
    }
    pieces.at(-1)?.push(run);
    room -= run.text.length;
  }
  return pieces;
}

export function warnOfSplit({ warn }: Book): void {
  warn("text-split", "Text longer than the 32,767 characters of a cell goes on in the rows below it.");
}

/** Between words where there are any near the end. */
function splitText(text: string): string[] {
  const pieces: string[] = [];
  let rest = text;
  while (rest.length > longestText) {
    const most = cut(rest, longestText);
    const gap = Math.max(most.lastIndexOf(" "), most.lastIndexOf("\n"));
    const piece = gap > longestText - 1_000 ? most.slice(0, gap + 1) : most;
    pieces.push(piece);
    rest = rest.slice(piece.length);
  }
  pieces.push(rest);
  return pieces;
}

export interface FoundLink {
  text: string;
  link: string;
  /** As the file holds it; none where no program would follow it. */
  target?: string;
}

/** The places that a text leads to, each once. */
export function findLinks(spans: readonly Span[]): FoundLink[] {
  const links = new Map<string, string>();
  for (const { link, text } of spans)
    if (link !== undefined) links.set(link, `${links.get(link) ?? ""}${text}`);
  return [...links].map(([link, text]) => {
    const target = toTarget(link);
    return { text, link, ...(target === undefined ? {} : { target }) };
  });
}

/** A link in words, for where it cannot be followed from the text itself. */
export function linkText({ text, link }: FoundLink): string {
  return text === link ? link : `${text}: ${link}`;
}

/** As the file needs it: encoded, and not longer than Excel takes. */
function toTarget(link: string): string | undefined {
  if (!URL.canParse(link)) return undefined;
  const { href, protocol } = new URL(link);
  return /^(?:https?|mailto):$/.test(protocol) && href.length <= longestTarget ? href : undefined;
}
