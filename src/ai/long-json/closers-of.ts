import { type CutState, isBetween, memberAt, roleAt, separatorAt } from "./open-path.ts";

/** What an element must have before it can be taken for finished. */
const needed: Readonly<Record<string, readonly string[]>> = {
  heading: ["level", "text"],
  paragraph: ["text"],
  quote: ["text"],
  bullet_list: ["items"],
  numbered_list: ["items"],
  table: ["headers", "rows"],
  code_block: ["code"],
  image: ["alt"],
  chart: ["kind", "series", "labels"],
};

/** What closes everything that is open below a level; nothing where something in it is begun and not finished. */
export function closersOf(ground: CutState, level: number): string | undefined {
  const { open, scalar } = ground;
  const top = open.length - 1;
  if (scalar !== undefined || !isBetween(ground, top) || separatorAt(ground) !== ",") return undefined;
  let closers = "";
  for (let at = top; at > level; at -= 1) {
    if (!isFinished(ground, at)) return undefined;
    closers += open[at]?.kind === "array" ? "]" : "}";
  }
  return closers;
}

function isFinished(ground: CutState, level: number): boolean {
  if (ground.open[level]?.kind === "array") return roleAt(ground, level) !== "cells" || isRow(ground, level);
  const value = ground.values[level];
  switch (roleAt(ground, level - 1)) {
    case "sections":
      return has(value, ["content_type", "elements"]);
    case "elements":
      return has(value, neededOf(ground) ?? []);
    case "items":
      return has(value, ["text"]);
    default:
      return false;
  }
}

/** As wide as the row before it, or as the head. */
function isRow(ground: CutState, level: number): boolean {
  const row = ground.values[level];
  const rows = ground.values[level - 1];
  const before = Array.isArray(rows) ? rows.at(-2) : undefined;
  const other = before ?? memberAt(ground.values[level - 2], "headers");
  return Array.isArray(row) && Array.isArray(other) && row.length === other.length;
}

/** What an element of the open section must have; nothing if its kind is not known. */
export function neededOf(ground: CutState): readonly string[] | undefined {
  const level = ground.open.findIndex((_, index) => roleAt(ground, index) === "sections");
  const type = memberAt(ground.values[level + 1], "content_type");
  return typeof type === "string" && Object.hasOwn(needed, type) ? needed[type] : undefined;
}

function has(value: unknown, keys: readonly string[]): boolean {
  return keys.every((key) => memberAt(value, key) !== undefined);
}
