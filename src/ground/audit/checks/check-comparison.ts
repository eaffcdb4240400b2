import { smallest } from "../../../lib/largest.ts";
import { findFacts } from "../../facts/find-facts.ts";
import type { CellPiece, Context } from "../context.ts";
import { fault, type AuditFinding } from "../finding.ts";
import type { ReadClaim } from "../read-claim.ts";
import { findContrasts } from "../text/find-contrasts.ts";
import { compileWords, findWords } from "../text/match-words.ts";
import { hitsOf, toLeaf } from "./find-rival.ts";
import { readPointers } from "./read-pointers.ts";

interface Point {
  piece: CellPiece;
  value: number;
  date: string | undefined;
  /** Where the claim names its row. */
  at: number;
}

const more = compileWords(
  "more|higher|larger|greater|bigger|exceeds|exceeded|mehr|höher|grösser|größer|übersteigt|übertrifft|plus|supérieur*|dépasse|più|superiore|supera|maggiore|más|superior|mayor",
);
const less = compileWords(
  "less|fewer|lower|smaller|weniger|tiefer|niedriger|kleiner|geringer|moins|inférieur*|meno|inferiore|minore|menos|inferior|menor",
);
const than = compileWords("than|als|que|di|del|della|quello|quella|quelli|rispetto a|che|wie");

/** Two cited values, each named by its row: which one is the larger, and which came first, is no matter of opinion. */
export function checkComparison(claim: ReadClaim, context: Context): AuditFinding[] {
  if (claim.signals.negations.length > 0) return [];
  const points = inColumn(readPoints(claim, context), claim, context);
  const [one, other] = points;
  if (one === undefined || other === undefined || points.length !== 2 || one.value === other.value) return [];
  return checkDirection(claim, one, other) ?? checkLarger(claim, one, other) ?? [];
}

function readPoints(claim: ReadClaim, context: Context): Point[] {
  const seen = new Set<string>();
  const pointers = readPointers(claim, context);
  return context.cells.flatMap((piece): Point[] => {
    if (seen.has(piece.cell.address)) return [];
    seen.add(piece.cell.address);
    const numbers = piece.facts().filter(({ kind }) => kind === "number");
    const head = findFacts(piece.cell.rowHead, { language: piece.language, role: "evidence" });
    const date = head.find(({ kind }) => kind === "date" || kind === "period")?.keys[0];
    const hits = hitsOf(pointers, toLeaf("", context.readStems(piece.cell.rowHead, piece.language), head));
    const at = smallest(
      [...hits.values()].filter((text) => text !== "").map((text) => claim.statement.indexOf(text)),
    );
    const value = Number((numbers[0]?.digits ?? numbers[0]?.keys)?.[0]);
    return numbers.length === 1 && Number.isFinite(value) ? [{ piece, value, date, at }] : [];
  });
}

/** Of whole rows only the column counts that the claim speaks of. */
function inColumn(points: readonly Point[], claim: ReadClaim, context: Context): Point[] {
  if (points.length <= 2) return [...points];
  const pointers = readPointers(claim, context);
  const hits = points.map(({ piece }) => {
    const rows = new Set(context.readStems(piece.cell.rowHead, piece.language).map(({ stem }) => stem));
    const stems = context
      .readStems(piece.cell.columnHead, piece.language)
      .filter(({ stem }) => !rows.has(stem));
    return hitsOf(pointers, toLeaf("", stems, [])).size;
  });
  const most = hits.reduce((best, count) => Math.max(best, count), 0);
  return most === 0 ? [] : points.filter((_, at) => hits[at] === most);
}

/** From an earlier value to a later one it rose or fell. */
function checkDirection(claim: ReadClaim, one: Point, other: Point): AuditFinding[] | undefined {
  if (
    one.date === undefined ||
    other.date === undefined ||
    one.date === other.date ||
    !Number.isFinite(one.at) ||
    !Number.isFinite(other.at)
  )
    return undefined;
  const side = findContrasts(claim.statement, claim.signals.tokens, claim.language).find(
    ({ name }) => name === "rise or fall",
  );
  const isCompared =
    findWords(claim.signals.tokens, than).length > 0 &&
    (findWords(claim.signals.tokens, more).length > 0 || findWords(claim.signals.tokens, less).length > 0);
  if (side === undefined || isCompared) return undefined;
  const [early, late] = one.date < other.date ? [one, other] : [other, one];
  const rose = late.value > early.value;
  return rose === (side.side === "one")
    ? []
    : [
        fault(
          side.text,
          `from ${early.piece.cell.value} (${early.date ?? ""}) to ${late.piece.cell.value} (${late.date ?? ""})`,
        ),
      ];
}

/** "A has more than B": the row that is named first is the one that has more. */
function checkLarger(claim: ReadClaim, one: Point, other: Point): AuditFinding[] | undefined {
  const { tokens } = claim.signals;
  const [up] = findWords(tokens, more);
  const [down] = findWords(tokens, less);
  const hit = up ?? down;
  if ((up === undefined) === (down === undefined) || hit === undefined || one.at === other.at)
    return undefined;
  if (!Number.isFinite(one.at) || !Number.isFinite(other.at)) return undefined;
  const word = tokens[hit.from];
  const [first, second] = one.at < other.at ? [one, other] : [other, one];
  const between = findWords(tokens, than).some(
    ({ from }) => (tokens[from]?.start ?? 0) > (word?.start ?? 0) && (tokens[from]?.start ?? 0) < second.at,
  );
  if (word === undefined || !between || first.at > word.start || second.at < word.start) return undefined;
  if (first.value > second.value === (up !== undefined)) return [];
  return [
    fault(
      word.text,
      `${first.piece.cell.rowHead}: ${first.piece.cell.value}, ${second.piece.cell.rowHead}: ${second.piece.cell.value}`,
    ),
  ];
}
