import { shortHash } from "../lib/hash.ts";
import type { Claim, HandOff } from "./grounding.ts";

/** The one name that a draft echoes: of its hand-off, or of all of them together; null where it rests on none. */
export function handOffIdOf(handOffs: readonly HandOff[]): string | null {
  const [first, ...others] = handOffs;
  if (first === undefined) return null;
  return others.length === 0 ? first.id : `ho_${shortHash(handOffs.map(({ id }) => id))}`;
}

/** Every claim of the hand-offs under the short name that a draft uses for it: c1, c2 and so on. */
export function numberClaims(handOffs: readonly HandOff[]): { id: string; claim: Claim }[] {
  return handOffs.flatMap(({ claims }) => claims).map((claim, index) => ({ id: `c${index + 1}`, claim }));
}
