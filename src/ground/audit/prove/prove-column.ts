import { partyLabel, placeLabel } from "../../../lexicon/answers/labels/place-labels.ts";
import { foldLabel } from "../../../lexicon/forms/field-labels.ts";
import { knownLabels } from "../../../lexicon/forms/labels-of-fields.ts";
import type { Evidence, Support } from "../../../model/grounding.ts";

const fewestPieces = 2;
const mostPieces = 8;

/**
 * "Deliver to: Sample Mill, 4 Pier Road" where two addresses stand side by side in a text: the label and what stands
 * right below it, line by line and whole, up to the end of the column. Quoted piece by piece, because the other column
 * stands between.
 */
export function provesColumn(
  claim: string,
  supports: readonly Support[],
  evidence: readonly Evidence[],
): boolean {
  const quoted = supports.flatMap((one) => ("quote" in one ? [one] : []));
  const pieces = quoted.map(({ quote }) => quote);
  const [label, ...values] = pieces;
  if (label === undefined || pieces.length < fewestPieces || pieces.length > mostPieces) return false;
  if (!headsColumn(label)) return false;
  if (pieces.length < supports.length || new Set(quoted.map((one) => one.evidence)).size > 1) return false;
  if (claim.trim() !== `${label.replace(/\s?:$/u, "")}: ${values.join(", ")}`) return false;
  const text = evidence.find(({ id }) => id === quoted[0]?.evidence)?.quote ?? "";
  const lines = text.split("\n");
  return lines.some((line, at) => {
    const column = placeOf(line, label);
    if (column < 0 || (at > 0 && isFilled(lines[at - 1] ?? "", column))) return false;
    const isBelow = values.every((value, row) => placeOf(lines[at + 1 + row] ?? "", value) === column);
    return isBelow && !isFilled(lines[at + pieces.length] ?? "", column);
  });
}

/** Whom something is from or for, and where it goes; the value of another label heads nothing. */
function headsColumn(label: string): boolean {
  if (/\p{N}/u.test(label)) return false;
  return knownLabels.has(foldLabel(label)) || partyLabel.test(label) || placeLabel.test(label);
}

/** Where a piece begins that is set apart on both sides. */
function placeOf(line: string, piece: string): number {
  const at = line.indexOf(piece);
  if (at < 0) return -1;
  const [before, behind] = [line.slice(0, at), line.slice(at + piece.length)];
  const isApart =
    (before === "" || before.endsWith("  ")) && (behind.startsWith("  ") || behind.trim() === "");
  return isApart ? at : -1;
}

function isFilled(line: string, column: number): boolean {
  return line.slice(column).trim() !== "" && !line.startsWith(" ".repeat(column + 1));
}
