import type { Citation, LayoutSource, Span } from "../layout.ts";

/** "Lease.pdf, page 4: “…”; “…”" */
export function sourceText({ place, quotes }: LayoutSource): string {
  return quotes.length === 0 ? place : `${place}: ${quotes.join("; ")}`;
}

/** What a note at the foot of a page says: the words too where it is the first one, the place alone where it is one more. */
export function noteText(source: LayoutSource, times: number): string {
  return times > 1 ? source.place : sourceText(source);
}

/** Each source that is cited, with what is cited of it, or all of it where that is not one statement's. */
export function citedSources(
  citations: readonly Citation[],
  sources: readonly LayoutSource[],
): LayoutSource[] {
  const cited = new Map<number, Citation>();
  for (const citation of citations) {
    const known = cited.get(citation.number);
    const isSame = known === undefined || sourceText(known) === sourceText(citation);
    const whole = sources.find(({ number }) => number === citation.number);
    cited.set(citation.number, isSame ? citation : (whole ?? citation));
  }
  return [...cited.values()];
}

/** A line for each of them, behind its number. */
export function citedLines(citations: readonly Citation[], sources: readonly LayoutSource[]): string[] {
  return citedSources(citations, sources).map((source) => `[${source.number}] ${sourceText(source)}`);
}

/** The sources of a text, each once. */
export function numbersOf(citations: readonly Citation[]): number[] {
  return [...new Set(citations.map(({ number }) => number))];
}

/** Letters of the usual size that the marks of a line take beside its text. */
export function marksWidth(spans: readonly Span[]): number {
  const marks = spans.flatMap(({ citations }) => (citations === undefined ? [] : numbersOf(citations)));
  return Math.ceil(marks.reduce((sum, number) => sum + String(number).length + 2, 0) * 0.7);
}
