import { escapeAllMarks } from "../../lib/inline/escape-marks.ts";
import { parseInline } from "../../lib/inline/parse-inline.ts";
import type { Span } from "../layout.ts";
import { writeSpans } from "../markdown/write-spans.ts";
import { spanText } from "./span-text.ts";

/** Spans as a text of a unified document, so that reading it gives the same spans; in doubt without their styles. */
export function writeInline(spans: readonly Span[], footnotes: readonly string[] = []): string {
  const note = (number: number) => `[^${footnotes[number - 1] ?? number}]`;
  const footnote = (key: string) => {
    const at = footnotes.indexOf(key);
    return at === -1 ? undefined : at + 1;
  };
  const read = (text: string) => parseInline(text, { footnote });
  const bare = spans.map(({ text, footnote: number }) => ({ text, ...(number && { footnote: number }) }));
  for (const given of [spans, bare]) {
    for (const escape of [(text: string) => text, escapeAllMarks]) {
      const written = writeSpans(given, { escape, note, lineBreak: "\n" });
      if (isSame(read(written), given)) return written;
    }
  }
  return escapeAllMarks(spanText(spans));
}

function isSame(read: readonly Span[], wanted: readonly Span[]): boolean {
  return JSON.stringify(toCharacters(read)) === JSON.stringify(toCharacters(wanted));
}

/** Every stretch of one style once, however it was cut. */
function toCharacters(spans: readonly Span[]): string[] {
  const joined: { style: string; text: string }[] = [];
  for (const { text, bold, italic, strike, code, link, footnote } of spans) {
    const style = JSON.stringify([
      bold ?? false,
      italic ?? false,
      strike ?? false,
      code ?? false,
      link ?? "",
    ]);
    const last = joined.at(-1);
    if (last?.style === style) last.text += text;
    else if (text !== "") joined.push({ style, text });
    if (footnote !== undefined) joined.push({ style: `note ${footnote}`, text: "" });
  }
  return joined.map(({ style, text }) => `${text === "\n" ? "" : style} ${text}`);
}
