import type { Bm25, Weighted } from "./score-bm25.ts";

/** Extra score for a passage in which the query's words stand in one sentence, and side by side. */
export function scoreCloseness(
  sentences: readonly (readonly string[])[],
  query: { weighted: Weighted; inOrder: readonly string[] },
  { idf }: Pick<Bm25, "idf">,
): number {
  const value = (term: string) => (query.weighted.get(term) ?? 0) * idf(term);
  const wanted = new Set(query.inOrder.slice(1).map((term, i) => `${query.inOrder[i]} ${term}`));
  const pairs = new Map<string, number>();
  let best = 0;
  for (const terms of sentences) {
    const found = new Set(terms.filter((term) => query.weighted.has(term)));
    best = Math.max(
      best,
      [...found].reduce((sum, term) => sum + value(term), 0),
    );
    for (const [i, term] of terms.entries()) {
      const before = terms[i - 1] ?? "";
      if (wanted.has(`${before} ${term}`))
        pairs.set(`${before} ${term}`, Math.min(value(before), value(term)));
    }
  }
  return best + [...pairs.values()].reduce((sum, pair) => sum + pair, 0);
}
