export interface Entry {
  /** Who comes in, and by which file; paths from src. */
  from: string;
  to: string;
  isType: boolean;
}

/** Folders that answer many questions, one by each file at their root; every other folder has one door. */
const manyRoots = new Set(["workflow", "app"]);

/**
 * Ways into a folder beside its door. Types may come from any file that holds nothing else: they are a folder's
 * vocabulary and do nothing.
 */
export function sideDoorsIn(entries: readonly Entry[], holdsValues: (path: string) => boolean): string[] {
  const byFolder = new Map<string, Map<string, string>>();
  for (const { from, to, isType } of entries) {
    const [folder = ""] = to.split("/");
    if (from.startsWith(`${folder}/`)) continue;
    if (isType && !holdsValues(to)) continue;
    const seen = byFolder.get(folder) ?? new Map<string, string>();
    seen.set(to, seen.get(to) ?? from);
    byFolder.set(folder, seen);
  }
  return [...byFolder].flatMap(([folder, doors]) =>
    [...doors].flatMap(([to, from]) => {
      if (manyRoots.has(folder))
        return to.split("/").length === 2
          ? []
          : [`${from} enters ${folder}/ by ${to}, which is not at its root.`];
      const door = `${folder}/${folder}.ts`;
      return to === door ? [] : [`${from} enters ${folder}/ by a second door, ${to}, beside ${door}.`];
    }),
  );
}

/** Whether a file exports anything that is still there when the program runs. */
export function exportsValues(text: string): boolean {
  return /^export\s+(?:async\s+)?(?:const|let|function|class)\b|^export\s+\{/m.test(text);
}
