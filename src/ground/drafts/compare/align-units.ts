import { agree } from "../../facts/agree.ts";
import type { Fact } from "../../facts/fact.ts";
import { isHard } from "./text-unit.ts";
import type { TextUnit } from "./text-unit.ts";

/** Units of the source and of the target that belong together; one side may be empty. */
export interface Bead {
  source: TextUnit[];
  target: TextUnit[];
}

const shapes: readonly (readonly [source: number, target: number])[] = [
  [1, 1],
  [1, 0],
  [0, 1],
  [2, 1],
  [1, 2],
  [2, 2],
  [3, 1],
  [1, 3],
];
const skipCost = 1.3;
const joinCost = 0.6;
const bandWidth = 40;

/** In order, with sentences split, joined, left out or put in; the way that leaves the fewest facts without a partner. */
export function alignUnits(source: readonly TextUnit[], target: readonly TextUnit[]): Bead[] {
  const sourceKeys = source.map(keysOf);
  const targetKeys = target.map(keysOf);
  const cost = (i: number, j: number, [a, b]: readonly [number, number]) =>
    beadCost(
      { units: source.slice(i - a, i), facts: sourceKeys.slice(i - a, i).flat() },
      { units: target.slice(j - b, j), facts: targetKeys.slice(j - b, j).flat() },
    );
  const best = new Map<number, { cost: number; shape: readonly [number, number] }>();
  const width = target.length + 1;
  const slope = target.length / Math.max(1, source.length);
  const band = bandWidth + Math.abs(source.length - target.length);
  for (let i = 0; i <= source.length; i += 1) {
    const middle = Math.round(i * slope);
    for (let j = Math.max(0, middle - band); j <= Math.min(target.length, middle + band); j += 1) {
      if (i + j === 0) best.set(0, { cost: 0, shape: [0, 0] });
      for (const shape of shapes) {
        const before =
          i < shape[0] || j < shape[1] ? undefined : best.get((i - shape[0]) * width + j - shape[1]);
        if (before === undefined) continue;
        const sum = before.cost + cost(i, j, shape);
        if (sum < (best.get(i * width + j)?.cost ?? Number.POSITIVE_INFINITY))
          best.set(i * width + j, { cost: sum, shape });
      }
    }
  }
  return walkBack({ source, target }, (i, j) => best.get(i * width + j)?.shape);
}

function walkBack(
  { source, target }: { source: readonly TextUnit[]; target: readonly TextUnit[] },
  shapeAt: (i: number, j: number) => readonly [number, number] | undefined,
): Bead[] {
  const beads: Bead[] = [];
  let i = source.length;
  let j = target.length;
  while (i > 0 || j > 0) {
    const [a, b] = shapeAt(i, j) ?? [Math.min(1, i), Math.min(1, j)];
    if (a + b === 0) break;
    beads.push({ source: source.slice(i - a, i), target: target.slice(j - b, j) });
    i -= a;
    j -= b;
  }
  return beads.toReversed();
}

/** Each fact by its normal forms: enough to see which sentences belong together, and quick. */
function keysOf({ facts }: TextUnit): string[][] {
  return facts.filter(isHard).map(({ keys, digits = [] }) => [...keys, ...digits]);
}

interface Side {
  units: readonly TextUnit[];
  facts: readonly string[][];
}

function beadCost(source: Side, target: Side): number {
  if (source.units.length === 0 || target.units.length === 0)
    return (
      (skipCost + 0.3 * (source.facts.length + target.facts.length)) *
      Math.max(source.units.length, target.units.length)
    );
  const free = [...source.facts];
  const matched = target.facts.filter((keys) => {
    const at = free.findIndex((other) => keys.some((key) => other.includes(key)));
    if (at >= 0) free.splice(at, 1);
    return at >= 0;
  }).length;
  const open = source.facts.length + target.facts.length - 2 * matched;
  const lengths = Math.abs(Math.log(lengthOf(source) / lengthOf(target)));
  const joins = source.units.length + target.units.length - 2;
  if (joins > 0 && [...source.units, ...target.units].some(({ isRow }) => isRow))
    return Number.POSITIVE_INFINITY;
  // two sentences for two hide values that changed places
  const joined = joinCost * joins + (source.units.length > 1 && target.units.length > 1 ? 1.5 : 0);
  return 1.2 * open + 1.4 * Math.max(0, lengths - 0.2) + joined - 0.3 * matched;
}

function lengthOf({ units }: Side): number {
  return units.reduce((sum, { text }) => sum + text.length, 1);
}

export interface MatchedFact {
  target: Fact;
  source: Fact | undefined;
  agreement: ReturnType<typeof agree>;
}

/** Each fact of the target with one of the source that it may be, every one used once. */
export function matchFacts(target: readonly Fact[], source: readonly Fact[]): MatchedFact[] {
  const free = new Set(source);
  const take = (fact: Fact, wanted: ReturnType<typeof agree>): Fact | undefined => {
    const found = [...free].find((own) => agree(fact, own) === wanted);
    // "2025 to 2026" is one span here and two years there
    if (found !== undefined && !isSpan(found)) free.delete(found);
    return found;
  };
  const first = target.map((fact): MatchedFact => ({
    target: fact,
    source: take(fact, "same"),
    agreement: "same",
  }));
  return first.map((match): MatchedFact => {
    if (match.source !== undefined) return match;
    for (const agreement of ["unitUnsaid", "otherUnit"] as const) {
      const found = take(match.target, agreement);
      if (found !== undefined) return { target: match.target, source: found, agreement };
    }
    return { ...match, agreement: "no" };
  });
}

function isSpan({ kind, keys }: Fact): boolean {
  return kind === "period" && keys.some((key) => key.includes("/"));
}
