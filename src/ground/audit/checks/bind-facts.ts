import type { Fact } from "../../facts/fact.ts";
import type { CellPiece, Context, SupportPiece } from "../context.ts";
import { bestHold, holdFact, type Hold } from "../hold-fact.ts";
import type { ReadClaim } from "../read-claim.ts";

/** A fact of the claim with what holds it. */
export interface Binding {
  fact: Fact;
  hold: Hold;
  pieces: SupportPiece[];
  cells: CellPiece[];
  /** Facts of the evidence that say the same. */
  held: Fact[];
}

/** Where each fact of the claim is held: in a cited sentence, item or row with its heads, or in a cited cell. */
export function bindFacts(claim: ReadClaim, context: Context): Binding[] {
  return claim.facts.map((fact) => {
    const pieces = context.pieces.map((piece) => ({
      piece,
      ...holdIn(fact, [...piece.facts(), ...piece.headFacts()]),
    }));
    const cells = context.cells.map((cell) => ({ cell, ...holdIn(fact, cell.facts()) }));
    const hold = bestHold([...pieces, ...cells].map((one) => one.hold));
    const best = <T extends { hold: Hold }>(items: readonly T[]) =>
      hold === "no" ? [] : items.filter((item) => item.hold === hold);
    return {
      ...{ fact, hold },
      pieces: best(pieces).map(({ piece }) => piece),
      cells: best(cells).map(({ cell }) => cell),
      held: [...best(pieces), ...best(cells)].flatMap(({ held }) => held),
    };
  });
}

function holdIn(fact: Fact, said: readonly Fact[]): { hold: Hold; held: Fact[] } {
  const held = said.map((other) => ({ other, hold: holdFact(fact, other) }));
  const hold = bestHold(held.map((one) => one.hold));
  return {
    hold,
    held: hold === "no" ? [] : held.filter((one) => one.hold === hold).map(({ other }) => other),
  };
}
