const declared = /^export (?:interface|type) (\w+)/gm;

/** Names of types that mean one thing in one folder of src and another in the next; paths are from src. */
export function sharedNamesIn(texts: ReadonlyMap<string, string>): string[] {
  const files = new Map<string, string[]>();
  for (const [path, text] of texts)
    for (const [, name = ""] of text.matchAll(declared)) files.set(name, [...(files.get(name) ?? []), path]);
  return [...files].flatMap(([name, paths]) => {
    const folders = new Set(paths.map((path) => path.split("/")[0]));
    return folders.size < 2 ? [] : [`${name} is declared in ${paths.join(" and in ")}.`];
  });
}
