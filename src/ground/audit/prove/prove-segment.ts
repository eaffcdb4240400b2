import type { Evidence, Support } from "../../../model/grounding.ts";

/** A label with a colon, and its value. */
const pair = /^\p{L}[^:;\n]{0,60}?\s?: \S[^\n]{0,200}$/u;
/** What stands side by side in a line is set apart by so much. */
const gap = "   ";

/**
 * "Collect on: 10 June" where a line of a form holds two such pairs, set apart from each other: a label with its colon
 * and everything up to the next gap or the end of the line.
 */
export function provesSegment(
  claim: string,
  supports: readonly Support[],
  evidence: readonly Evidence[],
): boolean {
  const [support, ...more] = supports;
  if (support === undefined || more.length > 0 || !("quote" in support)) return false;
  const { quote } = support;
  if (!pair.test(claim) || squeeze(quote) !== squeeze(claim) || quote.includes(gap)) return false;
  const text = evidence.find(({ id }) => id === support.evidence)?.quote ?? "";
  return text.split("\n").some((line) => {
    const at = line.indexOf(quote);
    if (at < 0) return false;
    const [before, behind] = [line.slice(0, at), line.slice(at + quote.length)];
    const isApart = (piece: string, edge: boolean) => piece.trim() === "" || edge;
    return isApart(before, before.endsWith(gap)) && isApart(behind, behind.startsWith(gap));
  });
}

function squeeze(text: string): string {
  return text.replaceAll(/\s+/gu, " ").trim();
}
