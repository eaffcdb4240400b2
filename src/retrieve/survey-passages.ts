import { largest } from "../lib/largest.ts";
import type { Passage } from "./passages/passage.ts";

const most = 16;

/**
 * A look through the whole: the opening of each document and of its sections first, then what follows them, shared
 * fairly among the documents and given in the order in which it stands there.
 */
export function surveyPassages(passages: readonly Passage[]): Passage[] {
  const documents = [...Map.groupBy(passages, ({ part }) => part.document).values()];
  const queues = documents.map(byWeight);
  const taken = new Set<Passage>();
  for (let round = 0; taken.size < Math.min(most, passages.length); round += 1)
    for (const queue of queues) {
      const next = queue[round];
      if (next !== undefined && taken.size < most) taken.add(next);
    }
  return documents.flat().filter((passage) => taken.has(passage));
}

/** The first passages of sections in order, spread where there are too many; then the second ones, and so on. */
function byWeight(passages: readonly Passage[]): Passage[] {
  const sections = [...Map.groupBy(passages, ({ part }) => JSON.stringify(part.heading ?? [])).values()];
  const longest = largest(sections.map(({ length }) => length));
  const rows = Array.from({ length: longest }, (_, depth) =>
    spread(sections.flatMap((section) => section[depth] ?? [])),
  );
  return rows.flat();
}

/** The first stays first; the others come as halves, quarters and so on, so that any beginning covers the whole. */
function spread<Item>(items: readonly Item[]): Item[] {
  const order = new Set([0]);
  for (let step = items.length / 2; order.size < items.length; step /= 2)
    for (let at = step; Math.floor(at) < items.length; at += step) order.add(Math.floor(at));
  return [...order].flatMap((at) => items.slice(at, at + 1));
}
