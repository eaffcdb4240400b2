/** Files by name, each with those that it imports. */
type Graph = ReadonlyMap<string, readonly string[]>;

/** The shortest way from a file back to itself. */
function wayBack(graph: Graph, start: string): string[] | undefined {
  const cameFrom = new Map<string, string>();
  const reached = [start];
  for (const file of reached) {
    for (const next of graph.get(file) ?? []) {
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, file);
      if (next !== start) reached.push(next);
    }
  }
  if (!cameFrom.has(start)) return undefined;
  const way = [start];
  do way.unshift(cameFrom.get(way[0]!)!);
  while (way[0] !== start);
  return way;
}

/** One sentence for each cycle; a file that was named in one begins no other. */
export function cyclesIn(graph: Graph): string[] {
  const named = new Set<string>();
  return [...graph.keys()].flatMap((file) => {
    const way = named.has(file) ? undefined : wayBack(graph, file);
    for (const one of way ?? []) named.add(one);
    return way === undefined ? [] : [`${way.join(" imports ")}.`];
  });
}
