import { numbersOf, sourceText } from "../citations/source-text.ts";
import type { Citation, Span } from "../layout.ts";
import { escapeHtml } from "./escape-html.ts";

/** Ids of the places that lead to notes and sources, one more for every further place. */
export interface References {
  take(kind: "cite" | "noteref", number: number): string;
  /** Those that were taken, in the order of the text. */
  all(kind: "cite" | "noteref", number: number): string[];
}

export function createReferences(): References {
  const counts = new Map<string, number>();
  const name = (base: string, count: number) => (count === 1 ? base : `${base}-${count}`);
  return {
    take(kind, number) {
      const base = `${kind}-${number}`;
      const count = (counts.get(base) ?? 0) + 1;
      counts.set(base, count);
      return name(base, count);
    },
    all(kind, number) {
      const base = `${kind}-${number}`;
      return Array.from({ length: counts.get(base) ?? 0 }, (_, index) => name(base, index + 1));
    },
  };
}

export function writeSpans(spans: readonly Span[], references: References): string {
  return spans
    .map((span) => {
      const text = `${span.text === "\n" ? "<br>" : styled(span)}${writeMarks(span.citations ?? [], references)}`;
      if (span.footnote === undefined) return text;
      const id = references.take("noteref", span.footnote);
      const mark = `<a id="${id}" href="#note-${span.footnote}" role="doc-noteref">${span.footnote}</a>`;
      return `${text}<sup class="note">${mark}</sup>`;
    })
    .join("");
}

function styled({ text, bold, italic, strike, code, link }: Span): string {
  let html = escapeHtml(text);
  if (code === true) html = `<code>${html}</code>`;
  if (strike === true) html = `<s>${html}</s>`;
  if (italic === true) html = `<em>${html}</em>`;
  if (bold === true) html = `<strong>${html}</strong>`;
  return link === undefined ? html : `<a href="${escapeHtml(link)}" rel="noopener noreferrer">${html}</a>`;
}

/** The numbers of sources; pointing at one shows what it says. */
export function writeMarks(citations: readonly Citation[], references: References): string {
  const marks = numbersOf(citations).map((number) => {
    const texts = citations.filter((cited) => cited.number === number).map(sourceText);
    const title = escapeHtml(texts.join("\n"));
    return `<a id="${references.take("cite", number)}" href="#source-${number}" title="${title}">[${number}]</a>`;
  });
  return marks.length === 0 ? "" : `<sup class="cite">${marks.join(" ")}</sup>`;
}
