import { parseInline } from "./parse-inline.ts";

/** The words of a text with marks, as a reader sees them; keys of footnotes are told by the caller. */
export function inlineText(text: string, hasNote: (key: string) => boolean = () => false): string {
  return parseInline(text, { footnote: (key) => (hasNote(key) ? 1 : undefined) })
    .map((span) => span.text)
    .join("");
}
