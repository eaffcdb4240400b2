import type { Fact } from "../../facts/fact.ts";
import { findFacts } from "../../facts/find-facts.ts";
import type { Context, SupportPiece } from "../context.ts";
import { brief, fault, type AuditFinding } from "../finding.ts";
import type { ReadClaim } from "../read-claim.ts";
import type { PassageUnit } from "../text/read-units.ts";
import type { Binding } from "./bind-facts.ts";
import { emptyLeaf, findRival, toLeaf, type Leaf } from "./find-rival.ts";
import { readPointers } from "./read-pointers.ts";

/** Longer lists are data, not sentences. */
const mostItems = 2000;

/** A value of a list belongs to its own item; words that point only to another item are wrong with it. */
export function checkLists(claim: ReadClaim, context: Context, bindings: readonly Binding[]): AuditFinding[] {
  const numbers = bindings.filter(
    ({ fact, hold, pieces }) =>
      fact.kind === "number" && hold === "same" && fact.weak !== true && pieces.length > 0,
  );
  const facts = numbers.map(({ fact }) => fact);
  return numbers.flatMap(({ fact, pieces }): AuditFinding[] => {
    const [first] = pieces;
    const list = first?.unit?.list;
    // a value that is held outside the list too is not bound to one item
    if (
      first === undefined ||
      list === undefined ||
      pieces.some((piece) => piece.unit?.list !== list || piece.source !== first.source)
    )
      return [];
    const units = first.source.units().units.filter((unit) => unit.list === list && unit.kind === "item");
    const own = ownItems(fact, units, pieces);
    if (own.size === 0 || units.length > mostItems) return [];
    const pointers = readPointers(claim, context, facts);
    const leaves = units.map((unit) => readLeaf(unit, first, context));
    const rival = findRival(
      pointers,
      leaves.map((leaf, at) => (own.has(at) || isRival(leaf, fact) ? leaf : emptyLeaf)),
      own,
    );
    if (rival === undefined) return [];
    const isTaken = numbers.some(
      (other) => other.fact !== fact && other.pieces.some((piece) => piece.text === rival.leaf.name),
    );
    if (isTaken && numbers.length > 1) return [];
    return [
      fault(
        fact.text,
        `"${fact.text}" stands at "${brief(whole(units, own), 100)}", not at "${brief(rival.leaf.name, 100)}" (${rival.words})`,
      ),
    ];
  });
}

function ownItems(fact: Fact, units: readonly PassageUnit[], pieces: readonly SupportPiece[]): Set<number> {
  const cited = new Set(pieces.map((piece) => piece.unit));
  return new Set(
    units
      .flatMap((unit, at) => (cited.has(unit) ? [at] : []))
      .filter((at) =>
        pieces.some(
          (piece) =>
            piece.unit === units[at] &&
            piece.facts().some((other) => other.keys.some((key) => fact.keys.includes(key))),
        ),
      ),
  );
}

function readLeaf(unit: PassageUnit, { language }: SupportPiece, { readStems }: Context): Leaf {
  const text = [...unit.heads, unit.text].join(" ");
  return toLeaf(unit.text, readStems(text, language), findFacts(text, { language, role: "evidence" }));
}

/** It holds a value of the same kind, so that the claim could have meant it. */
function isRival({ facts }: Leaf, { dimension }: Fact): boolean {
  return facts.some((fact) => fact.kind === "number" && fact.dimension === dimension);
}

function whole(units: readonly PassageUnit[], own: ReadonlySet<number>): string {
  const unit = units[[...own][0] ?? 0];
  return unit === undefined ? "" : [...unit.heads.slice(1), unit.text].join(" ");
}
