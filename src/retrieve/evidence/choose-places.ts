import { largest } from "../../lib/largest.ts";
import { aside } from "../passages/find-aside.ts";
import { cutPool, rankPool } from "../rank/rank-pool.ts";
import type { PoolEntry, PoolIndex } from "../rank/pool.ts";
import { findNeighbours } from "./find-neighbours.ts";
import type { EvidenceRequest } from "./evidence-request.ts";

/** Which passages to show, by their places in the index. */
export interface Places {
  places: number[];
  isWhole: boolean;
}

/** Everything where it fits into the budget, else a pool for each point with what belongs to its hits. */
export function choosePlaces(index: PoolIndex, request: EvidenceRequest): Places {
  const excluded = new Set(request.exclude);
  const isLeft = (at: number, level: number) =>
    (index.aside[at] ?? 0) <= level && !excluded.has(index.passages[at]?.id ?? "");
  const all = [...index.passages.keys()].filter((at) => isLeft(at, aside.inPools));
  const cost = all.reduce((sum, at) => sum + (index.costs[at] ?? 0), 0);
  if (cost <= request.tokenBudget) return { places: all, isWhole: true };
  const basket = createBasket(index, request.tokenBudget);
  fill(basket, { index, request, isWanted: (at) => isLeft(at, aside.no) });
  return { places: basket.taken(), isWhole: false };
}

interface Filling {
  index: PoolIndex;
  request: EvidenceRequest;
  isWanted: (at: number) => boolean;
}

/** First the best of each point, then of each document that is named, then the pools in turns, each hit with what belongs to it. */
function fill(basket: Basket, { index, request, isWanted }: Filling): void {
  const { points, documents, language, vectors } = request;
  const rank = (point: string, which: number, also: (at: number) => boolean = () => true) =>
    rankPool(
      index,
      { text: point, ...(language !== undefined && { language }) },
      { isWanted: (at) => isWanted(at) && also(at), vector: vectors?.[which] },
    );
  const pools = points.map((point, which) => rank(point, which));
  const takeHit = ({ at }: PoolEntry) => {
    if (!basket.take(at)) return;
    for (const near of findNeighbours(index.passages, at)) if (isWanted(near)) basket.take(near);
  };
  for (const [best] of pools) if (best !== undefined) basket.takeAnyway(best.at);
  for (const { id } of documents) {
    const inDocument = (at: number) => index.passages[at]?.part.document === id;
    if (basket.taken().some(inDocument)) continue;
    const known =
      bestOf(pools, inDocument) ??
      bestOf(
        points.map((point, which) => rank(point, which, inDocument)),
        inDocument,
      );
    const at = known?.at ?? [...index.passages.keys()].find((place) => inDocument(place) && isWanted(place));
    if (at !== undefined) basket.take(at);
  }
  inTurns(pools.map(cutPool), takeHit);
  inTurns(pools, takeHit);
}

function bestOf(
  pools: readonly (readonly PoolEntry[])[],
  isWanted: (at: number) => boolean,
): PoolEntry | undefined {
  const found = pools.flatMap((pool) => pool.find(({ at }) => isWanted(at)) ?? []);
  return found.toSorted((a, b) => b.score - a.score || a.at - b.at)[0];
}

/** The first of each list, then the second of each, and so on. */
function inTurns<Item>(lists: readonly (readonly Item[])[], visit: (item: Item) => void): void {
  const longest = largest(
    lists.map(({ length }) => length),
    0,
  );
  for (let turn = 0; turn < longest; turn += 1)
    for (const list of lists) {
      const item = list[turn];
      if (item !== undefined) visit(item);
    }
}

interface Basket {
  /** Takes a passage where there is room for it; whether it is in the basket then. */
  take(at: number): boolean;
  /** The same, and into an empty basket whatever its size. */
  takeAnyway(at: number): boolean;
  taken(): number[];
}

function createBasket({ costs }: PoolIndex, budget: number): Basket {
  const taken = new Set<number>();
  let spent = 0;
  const put = (at: number, room: number) => {
    if (taken.has(at)) return true;
    const cost = costs[at] ?? 0;
    if (spent + cost > room) return false;
    taken.add(at);
    spent += cost;
    return true;
  };
  return {
    take: (at) => put(at, budget),
    takeAnyway: (at) => put(at, taken.size === 0 ? Number.POSITIVE_INFINITY : budget),
    taken: () => [...taken],
  };
}
