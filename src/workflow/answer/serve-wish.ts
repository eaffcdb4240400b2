import { addAll } from "../../lib/add-all.ts";
import type { Computed, Evidence, Wish } from "../../model/grounding.ts";
import { findPassages, readRange } from "../../retrieve/retrieve.ts";
import { computeValues } from "./compute-values.ts";
import type { OpenMaterial } from "./open-material.ts";
import { queryTables } from "./query-tables.ts";
import { toEvidence } from "./to-evidence.ts";
import type { RoundDeps } from "../round-deps.ts";

export interface WishGround {
  evidence: readonly Evidence[];
  material: OpenMaterial;
  language: string;
  /** The person's own words. */
  request: string;
}

export interface Served {
  passages: Evidence[];
  computed: Computed[];
  /** What became of each wish, in words for whoever made it. */
  served: string[];
  /** The wish in a line, for the record. */
  wish: string;
}

/** Of one search, and of one page. */
const mostFound = 6;
const mostRead = 40;

/** What a writer asked for: passages that were not shown yet, results of plans, computed values. No model, the same on every replay. */
export async function serveWish(
  wish: Wish,
  { evidence, material, language, request }: WishGround,
  deps: Pick<RoundDeps, "run" | "tables">,
): Promise<Served> {
  const seen = new Set(evidence.map(({ id }) => id));
  const passages: Evidence[] = [];
  const served: string[] = [];
  const take = (found: readonly Evidence[], what: string) => {
    const fresh = found.filter(({ id }) => !seen.has(id));
    for (const item of fresh) seen.add(item.id);
    addAll(passages, fresh);
    served.push(
      `${what}: ${fresh.length === 0 ? "nothing that is not shown already" : `${fresh.length} more passages`}.`,
    );
  };
  const documentNamed = (name: string | undefined) =>
    name === undefined
      ? undefined
      : material.documents.find(({ fileName }) => fileName.toLowerCase() === name.toLowerCase());
  const ranges = wish.read.flatMap(({ document, ...range }) => {
    const named = documentNamed(document);
    return named === undefined ? [] : [{ documentId: named.id, ...range }];
  });
  const queries = wish.search.map(({ query }) => query);
  const { index } =
    queries.length + ranges.length === 0 ? material : await material.widen({ queries, ranges });
  for (const { query, document } of wish.search) {
    const named = documentNamed(document);
    const options = { most: mostFound, ...(named && { documentId: named.id }), exclude: seen };
    take(findPassages(index, query, options).map(toEvidence), `search "${query}"`);
  }
  for (const { document, ...range } of wish.read) {
    const named = documentNamed(document);
    if (named === undefined) {
      const known = material.documents.map(({ fileName }) => fileName).join(", ");
      served.push(`read ${document}: there is no such document. There are: ${known}.`);
      continue;
    }
    const found = readRange(index.passages, { documentId: named.id, ...range }).slice(0, mostRead);
    take(found.map(toEvidence), `read ${document} ${Object.entries(range).flat().join(" ")}`);
  }
  const queried = await queryTables(wish.query, { material, language }, deps);
  addAll(
    passages,
    queried.passages.filter(({ id }) => !seen.has(id)),
  );
  addAll(served, queried.served);
  const { computed, complaints } = computeValues(wish.compute, {
    evidence: [...evidence, ...passages],
    ...{ language, request },
  });
  return { passages, computed, served: [...served, ...complaints], wish: describe(wish) };
}

function describe({ search, read, compute, query }: Wish): string {
  return [
    ...search.map(({ query }) => `search "${query}"`),
    ...read.map(({ document, ...range }) => `read ${document} ${Object.entries(range).flat().join(" ")}`),
    ...compute.map(({ expression }) => `compute ${expression}`),
    ...query.map((plan) => `query ${JSON.stringify(plan)}`),
  ].join("; ");
}
