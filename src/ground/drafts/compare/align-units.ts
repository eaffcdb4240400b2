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
/** So many places are looked at, however unlike the two texts are in length. */
const mostPlaces = 4_000_000;
/** Facts of one unit by which its partner is looked for; a sentence has fewer. */
const mostFacts = 60;

/** In order, with sentences split, joined, left out or put in; the way that leaves the fewest facts without a partner. */
export function* alignUnits(
  source: readonly TextUnit[],
  target: readonly TextUnit[],
): Generator<undefined, Bead[]> {
  const [from, to] = [sidesOf(source), sidesOf(target)];
  const slope = target.length / Math.max(1, source.length);
  const widest = Math.max(bandWidth, slope * 2, mostPlaces / (source.length + 1));
  const band = Math.ceil(Math.min(bandWidth + Math.abs(source.length - target.length), widest));
  const width = 2 * band + 1;
  const costs = new Float64Array((source.length + 1) * width).fill(Number.POSITIVE_INFINITY);
  const ways = new Int8Array(costs.length).fill(-1);
  // the places of a row lie around the diagonal
  const placeOf = (i: number, j: number) => {
    const off = j - Math.round(i * slope) + band;
    return i < 0 || j < 0 || off < 0 || off >= width ? -1 : i * width + off;
  };
  costs[placeOf(0, 0)] = 0;
  for (let i = 0; i <= source.length; i += 1) {
    const middle = Math.round(i * slope);
    for (let j = Math.max(0, middle - band); j <= Math.min(target.length, middle + band); j += 1) {
      const place = placeOf(i, j);
      for (const [way, [a, b]] of shapes.entries()) {
        const before = costs[placeOf(i - a, j - b)] ?? Number.POSITIVE_INFINITY;
        const [left, right] = [from[a]?.[i], to[b]?.[j]];
        if (before === Number.POSITIVE_INFINITY || left === undefined || right === undefined) continue;
        const sum = before + beadCost(left, right);
        if (sum >= (costs[place] ?? 0)) continue;
        costs[place] = sum;
        ways[place] = way;
      }
    }
    yield undefined;
  }
  return walkBack({ source, target }, (i, j) => shapes[ways[placeOf(i, j)] ?? -1]);
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

/** Neighbouring units of one text: each fact by its normal forms, enough to see which sentences belong together. */
interface Side {
  count: number;
  length: number;
  hasRow: boolean;
  facts: readonly string[][];
}

const nothing: Side = { count: 0, length: 0, hasRow: false, facts: [] };

/** By how many units, up to three, and by where they end. */
function sidesOf(units: readonly TextUnit[]): (Side | undefined)[][] {
  const ones = units.map(({ text, isRow, facts }): Side => {
    const hard = facts.filter(isHard).slice(0, mostFacts);
    const keys = hard.map((fact) => [...fact.keys, ...(fact.digits ?? [])]);
    return { count: 1, length: text.length, hasRow: isRow, facts: keys };
  });
  const sides: (Side | undefined)[][] = [Array.from({ length: units.length + 1 }, () => nothing)];
  for (let count = 1; count <= 3; count += 1)
    sides.push([undefined, ...ones.map((one, at) => join(sides[count - 1]?.[at], one, count))]);
  return sides;
}

function join(before: Side | undefined, one: Side, count: number): Side | undefined {
  if (before === undefined || count === 1) return before && one;
  return {
    count,
    length: before.length + one.length,
    hasRow: before.hasRow || one.hasRow,
    facts: [...before.facts, ...one.facts],
  };
}

function beadCost(source: Side, target: Side): number {
  const facts = source.facts.length + target.facts.length;
  if (source.count === 0 || target.count === 0)
    return (skipCost + 0.3 * facts) * Math.max(source.count, target.count);
  const joins = source.count + target.count - 2;
  if (joins > 0 && (source.hasRow || target.hasRow)) return Number.POSITIVE_INFINITY;
  const matched = facts === 0 ? 0 : countMatches(source.facts, target.facts);
  const lengths = Math.abs(Math.log((source.length + 1) / (target.length + 1)));
  // two sentences for two hide values that changed places
  const joined = joinCost * joins + (source.count > 1 && target.count > 1 ? 1.5 : 0);
  return 1.2 * (facts - 2 * matched) + 1.4 * Math.max(0, lengths - 0.2) + joined - 0.3 * matched;
}

/** Facts of the target that have one of the source to themselves: the first that is left. */
function countMatches(source: readonly string[][], target: readonly string[][]): number {
  if (source.length === 0) return 0;
  const free = [...source];
  return target.filter((keys) => {
    const at = free.findIndex((other) => keys.some((key) => other.includes(key)));
    if (at >= 0) free.splice(at, 1);
    return at >= 0;
  }).length;
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
