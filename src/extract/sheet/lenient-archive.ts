import type { Archive } from "../archive/open-archive.ts";

/** Finds entries whatever the case of their names and the slant of their slashes, as spreadsheet programs do. */
export function toLenientArchive(archive: Archive): Archive {
  const names = new Map(archive.names().map((name) => [keyOf(name), name]));
  const exact = (name: string) => (archive.has(name) ? name : (names.get(keyOf(name)) ?? name));
  return {
    names: archive.names,
    has: (name) => archive.has(exact(name)),
    size: (name) => archive.size(exact(name)),
    open: (name) => archive.open(exact(name)),
    read: (name) => archive.read(exact(name)),
    close: archive.close,
  };
}

function keyOf(name: string): string {
  return name.replaceAll("\\", "/").replace(/^\/+/, "").toLowerCase();
}
