/** A stage of the workflow, by the path of one of its files; undefined for files at the root. */
function stageOf(path: string): string | undefined {
  const [root, stage, ...inside] = path.split("/");
  return root === "workflow" && inside.length > 0 ? stage : undefined;
}

/** Where a stage gets at another one by way of files at the root of the workflow, which belong to no stage. */
export function detoursIn(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const isRoot = (path: string) => path.startsWith("workflow/") && stageOf(path) === undefined;
  return [...graph].flatMap(([file, targets]) => {
    const own = stageOf(file);
    if (own === undefined) return [];
    return targets.filter(isRoot).flatMap((first) => {
      const [seen, left] = [new Set<string>(), [first]];
      for (let at = left.pop(); at !== undefined; at = left.pop()) {
        if (seen.has(at)) continue;
        seen.add(at);
        for (const next of graph.get(at) ?? []) {
          const other = stageOf(next);
          if (other !== undefined && other !== own) return [`${file} reaches ${next} through ${first}.`];
          if (isRoot(next)) left.push(next);
        }
      }
      return [];
    });
  });
}
