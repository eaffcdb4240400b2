import type { Passage } from "../passages/passage.ts";

/** A line that names what follows it is short, and no sentence. */
const longestHead = 160;
const longestIntroduction = 800;
const caption =
  /^\s*(?:\*{0,2})(?:table|tab\.|tabelle|tableau|tabella|tabla|figure|fig\.|abbildung|abb\.|figura|chart|exhibit|grafik|graphique|annex|anhang|annexe|allegato)\b/iu;
const listMark = /^\s*(?:[-*•–▪◦]|\(?\d{1,3}[.)]|\(?[a-z]\))\s+\S/u;

/**
 * What belongs to a passage without sharing words with the question, in order of need: the table under its caption, the
 * list under its head, the head over its list, the text before a table, the next window of a cut table.
 */
export function findNeighbours(passages: readonly Passage[], at: number): number[] {
  const passage = passages[at];
  if (passage === undefined) return [];
  const found: number[] = [];
  const before = neighbour(passages, at, -1);
  const after = neighbour(passages, at, 1);
  if (after !== undefined && opens(passage, after)) found.push(at + 1);
  if (before !== undefined && introduces(before, passage)) found.push(at - 1);
  if (after !== undefined && passage.table !== undefined && after.part.id === passage.part.id)
    found.push(at + 1);
  return [...new Set(found)];
}

function neighbour(passages: readonly Passage[], at: number, step: 1 | -1): Passage | undefined {
  const passage = passages[at];
  const other = passages[at + step];
  return other !== undefined && other.part.document === passage?.part.document ? other : undefined;
}

/** Whether a passage only leads to the next one. */
function opens(passage: Passage, after: Passage): boolean {
  if (passage.table !== undefined || passage.part.id === after.part.id) return false;
  const text = passage.text.trimEnd();
  if (text.endsWith(":") || isHead(text)) return true;
  return after.table !== undefined && (caption.test(text) || text.length <= longestHead);
}

/** Whether the passage before says what this one is. */
function introduces(before: Passage, passage: Passage): boolean {
  if (before.table !== undefined || before.part.id === passage.part.id) return false;
  const text = before.text.trimEnd();
  if (isHead(text)) return true;
  if (listMark.test(passage.text) && text.endsWith(":")) return true;
  return passage.table !== undefined && text.length <= longestIntroduction;
}

/** A short line without a sentence's end, such as a heading that is only set in bold. */
function isHead(text: string): boolean {
  return (
    text.length <= longestHead &&
    !text.includes("\n") &&
    !/[.!?;,…。！？]["'”’»)\]*]*$/u.test(text) &&
    !listMark.test(text)
  );
}
