import { addAll } from "../../lib/add-all.ts";
import type { Citation, Span } from "../layout.ts";
import type { CitedStatement } from "./read-cited.ts";

/** Marks in the middle of a text: a key that no text of a document can hold, as control characters were taken out. */
export interface MarkPlaces {
  /** The text with a key behind each statement, and the ids of statements that it does not hold. */
  put(text: string, statements: readonly CitedStatement[]): { text: string; rest: string[] };
  /** For reading the keys as footnotes. */
  numberOf(key: string): number | undefined;
  /** Spans with the citations in the place of the keys. */
  take(spans: readonly Span[]): Span[];
}

const opening = "\u0001";
const keys = /\[\^\u0001(\d+)\]/gu; // oxlint-disable-line no-control-regex -- as said above
/** What belongs to the end of a sentence. */
const closing = /[.!?…"'”’»)*_~`]*(?=\s|$)|[。！？」』”）]*/y;

export function createMarkPlaces(cite: (ids: readonly string[], about: string) => Citation[]): MarkPlaces {
  const held: Citation[][] = [];
  return {
    put(text, statements) {
      const rest: string[] = [];
      let done = "";
      let from = 0;
      for (const statement of statements) {
        const at = text.indexOf(statement.text.trim(), from);
        if (at === -1) {
          addAll(rest, statement.citations);
          continue;
        }
        closing.lastIndex = at + statement.text.trim().length;
        closing.exec(text);
        const end = Math.max(closing.lastIndex, at + statement.text.trim().length);
        held.push(cite(statement.citations, statement.text));
        done += `${text.slice(from, end)}[^${opening}${held.length - 1}]`;
        from = end;
      }
      return { text: done + text.slice(from), rest };
    },
    numberOf: (key) => (key.startsWith(opening) ? -1 - Number(key.slice(1)) : undefined),
    take: (spans) =>
      spans.some(({ text, footnote = 0 }) => footnote < 0 || text.includes(opening))
        ? spans.flatMap((span) => takeKeys(span, held))
        : [...spans],
  };
}

/** In code and in the words of a link a key is text: there it is cut out, and the marks stand behind the span. */
function takeKeys({ footnote, ...span }: Span, held: readonly Citation[][]): Span[] {
  const inside = Array.from(span.text.matchAll(keys), ([, index]) => held[Number(index)] ?? []).flat();
  const own = footnote !== undefined && footnote < 0 ? (held[-1 - footnote] ?? []) : [];
  const citations = [...inside, ...own];
  const kept: Span = { ...span, text: span.text.replaceAll(keys, "") };
  if (footnote !== undefined && footnote >= 0) kept.footnote = footnote;
  return citations.length === 0 ? [kept] : [kept, { text: "", citations }];
}
