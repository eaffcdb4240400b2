import type { Context, SupportPiece } from "../context.ts";
import type { ReadClaim } from "../read-claim.ts";
import { sharedStems } from "../text/create-stems.ts";
import type { TextSignals } from "../text/read-signals.ts";

/** The cited sentence that a claim is about, as far as shared words tell. */
export interface Anchor {
  piece: SupportPiece;
  /** Which share of the claim's topic words it has. */
  share: number;
  /** The clause of it with most of them. */
  clause: number;
  clauseShare: number;
}

export function findAnchor(claim: ReadClaim, { pieces, readStems }: Context): Anchor | undefined {
  const stems = [...new Set(readStems(claim.statement, claim.language).map(({ stem }) => stem))];
  const found = pieces.map((piece) => {
    const said = readStems(piece.text, piece.language);
    const all = [...said, ...readStems(piece.heads, piece.language)].map(({ stem }) => stem);
    const share = stems.length === 0 ? 0 : sharedStems(stems, all).size / stems.length;
    return { piece, share, ...bestClause(stems, said, piece.signals()) };
  });
  return found.toSorted((one, other) => other.share - one.share)[0];
}

function bestClause(
  stems: readonly string[],
  said: readonly { stem: string; start: number }[],
  { tokens, clauses }: TextSignals,
): { clause: number; clauseShare: number } {
  const byClause = new Map<number, string[]>();
  let at = 0;
  for (const { stem, start } of said) {
    while (at < tokens.length && (tokens[at]?.end ?? 0) <= start) at++;
    const clause = clauses[at] ?? 0;
    const own = byClause.get(clause);
    if (own === undefined) byClause.set(clause, [stem]);
    else own.push(stem);
  }
  const shares = [...byClause].map(([clause, own]) => ({
    clause,
    clauseShare: stems.length === 0 ? 0 : sharedStems(stems, own).size / stems.length,
  }));
  return (
    shares.toSorted((one, other) => other.clauseShare - one.clauseShare)[0] ?? { clause: 0, clauseShare: 0 }
  );
}
