import type { Computed, GroundedAnswer, SubmittedClaim, Support } from "../../model/grounding.ts";
import type { Answered } from "../../model/round.ts";

/** The answers to one part, each from another piece of the documents, as one; null where none could be read. */
export function mergeAnswers(pieces: readonly Answered[]): Pick<Answered, "answer" | "computed" | "failed"> {
  const read = pieces.flatMap(({ answer, computed, failed = [] }, at) =>
    answer === null ? [] : [ofPiece({ answer, computed, failed }, at + 1)],
  );
  const computed = read.flatMap((piece) => piece.computed);
  const failed = read.flatMap((piece) => piece.failed);
  if (read.length === 0) return { answer: null, computed, failed };
  const answers = read.map(({ answer }) => answer);
  const claims = withoutDoubles(joinTables(answers.flatMap((answer) => answer.claims)));
  // a point is missing where no piece answers it
  const missing = new Map(answers.flatMap((answer) => answer.missing).map((item) => [item.point, item]));
  const answer = { claims, computations: [], missing: [...missing.values()], wish: null };
  return { answer, computed, failed };
}

interface Read {
  answer: GroundedAnswer;
  computed: Computed[];
  failed: string[];
}

/** Computations are numbered anew in each piece: they bear its number. */
function ofPiece({ answer, computed, failed }: Read, piece: number): Read {
  const name = (id: string) => `${id}/${piece}`;
  const rename = (support: Support): Support =>
    "computation" in support ? { computation: name(support.computation) } : support;
  const claims = answer.claims.map((claim): SubmittedClaim => ({
    ...{ ...claim, supports: claim.supports.map(rename) },
    ...(claim.cellSupports && { cellSupports: claim.cellSupports.map((own) => own.map(rename)) }),
  }));
  return {
    answer: { ...answer, claims },
    computed: computed.map((one) => ({ ...one, id: name(one.id) })),
    failed,
  };
}

/** Rows with the same columns are one table, under the name that the first of them has. */
function joinTables(claims: readonly SubmittedClaim[]): SubmittedClaim[] {
  const tables = new Map<string, { table: string; columns: string[] }>();
  return claims.map((claim) => {
    if (claim.row === undefined) return claim;
    const key = JSON.stringify(claim.row.columns.map((column) => column.trim().toLowerCase()));
    const first = tables.get(key) ?? { table: claim.row.table, columns: claim.row.columns };
    tables.set(key, first);
    return { ...claim, row: { ...claim.row, ...first } };
  });
}

/** What two pieces say in the same words is said once; rows may well be the same twice. */
function withoutDoubles(claims: readonly SubmittedClaim[]): SubmittedClaim[] {
  const said = new Set<string>();
  return claims.filter(({ text, row }) => row !== undefined || (!said.has(text) && said.add(text)));
}
