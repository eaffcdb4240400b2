import type { Span } from "../layout.ts";
import { escapeHtml } from "./escape-html.ts";

/** Ids of the places that lead to notes and sources, one more for every further place. */
export interface References {
  take(kind: "cite" | "noteref", number: number): string;
  first(kind: "cite" | "noteref", number: number): string | undefined;
}

export function createReferences(): References {
  const counts = new Map<string, number>();
  return {
    take(kind, number) {
      const base = `${kind}-${number}`;
      const count = (counts.get(base) ?? 0) + 1;
      counts.set(base, count);
      return count === 1 ? base : `${base}-${count}`;
    },
    first: (kind, number) => (counts.has(`${kind}-${number}`) ? `${kind}-${number}` : undefined),
  };
}

export function writeSpans(spans: readonly Span[], references: References): string {
  return spans
    .map((span) => {
      const text = span.text === "\n" ? "<br>" : styled(span);
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
