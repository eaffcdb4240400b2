import { printPath, readPath } from "../statements/path.ts";
import type { MemberPath } from "../statements/path.ts";
import type { TextEdit } from "./edit-text.ts";

export interface GivenEdit {
  path: string;
  text?: string;
}

/** All edits of one value: of ranges of its text, or of the whole. */
export interface PlaceEdit {
  place: MemberPath;
  ranges: TextEdit[];
  /** The value as a whole is meant. */
  whole?: { text?: string };
}

/** What is asked for, by the value that it changes; paths that lead nowhere are left out. */
export function groupEdits(edits: readonly GivenEdit[]): PlaceEdit[] {
  const groups = new Map<string, PlaceEdit>();
  for (const { path, text } of edits) {
    const read = readPath(path);
    if (read === undefined) continue;
    const key = printPath({ place: read.place });
    const group = groups.get(key) ?? { place: read.place, ranges: [] };
    groups.set(key, group);
    const said = text === undefined ? {} : { text };
    if (read.range === undefined) group.whole = said;
    else group.ranges.push({ start: read.range[0], end: read.range[1], ...said });
  }
  return [...groups.values()];
}

/** The value that a place leads to. */
export function valueAt(root: unknown, place: MemberPath): unknown {
  let value = root;
  for (const step of place) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, step)) return undefined;
    value = (value as Record<string | number, unknown>)[step];
  }
  return value;
}

/** Puts a value where a place leads; the root is changed, so it must be a copy. */
export function setAt(root: unknown, place: MemberPath, value: unknown): void {
  const parent = valueAt(root, place.slice(0, -1));
  const last = place.at(-1);
  if (typeof parent !== "object" || parent === null || last === undefined) return;
  if (Object.hasOwn(parent, last)) (parent as Record<string | number, unknown>)[last] = value;
}
