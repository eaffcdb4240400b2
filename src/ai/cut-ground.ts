import { isDeepStrictEqual } from "node:util";
import type { JsonScanner, OpenContainer, OpenScalar } from "../lib/json-scanner.ts";
import { compareRestart } from "./compare-restart.ts";

/** Where a text is cut: everything that is open, with what is already in it. */
export interface CutGround {
  text: string;
  open: OpenContainer[];
  /** Beside each open container its finished members. */
  values: unknown[];
  scalar: OpenScalar | undefined;
}

export function readGround(text: string, scanner: JsonScanner): CutGround {
  const open = scanner.open();
  const values: unknown[] = [];
  let value = scanner.value();
  for (const container of open) {
    values.push(value);
    value = memberAt(value, container.key ?? container.index);
  }
  return { text, open, values, scalar: scanner.openScalar() };
}

/** An own member of an object or an item of an array; anything else has none. */
export function memberAt(value: unknown, key: string | number | undefined): unknown {
  if (typeof value !== "object" || value === null || key === undefined) return undefined;
  return Object.getOwnPropertyDescriptor(value, key)?.value;
}

/** What the items of an array are in a unified document: told by its key, or `cells` inside of rows. */
export function roleAt({ open }: CutGround, index: number): string | undefined {
  if (open[index]?.kind !== "array") return undefined;
  const parent = open[index - 1];
  return parent?.kind === "array" ? "cells" : parent?.key;
}

/** The arrays whose items get many or long. */
export const unitRoles = ["sections", "elements", "rows", "items"];

/** Nothing is begun that is not finished at this level. */
export function isBetween({ open }: CutGround, index: number): boolean {
  return index === open.length - 1 && open[index]?.itemStart === undefined;
}

/**
 * Whether only the same was received, more than once, of the outermost rows, items or code that began behind an
 * offset: a rest of it that begins with the same again looks like a new beginning.
 */
export function isAlike(ground: CutGround, from: number): boolean {
  const level = ground.open.findIndex(({ start, lastItem }, index) => {
    return start >= from && lastItem !== undefined && ["rows", "items"].includes(roleAt(ground, index) ?? "");
  });
  if (level >= 0) return alikeItems(ground, level) > 1;
  return (ground.scalar?.start ?? -1) >= from && alikeLines(ground) > 1;
}

function alikeItems({ text, open, values }: CutGround, level: number): number {
  const { kind, itemStart, lastItem } = open[level] ?? {};
  const items = values[level];
  if (kind !== "array" || lastItem === undefined || !Array.isArray(items)) return 0;
  const begun = text.slice(itemStart ?? text.length);
  if (compareRestart(begun, text.slice(lastItem.start, lastItem.end)) === "differs") return 0;
  const whole = level < open.length - 1 ? items.slice(0, -1) : items;
  return whole.every((item) => isDeepStrictEqual(item, whole[0])) ? whole.length : 0;
}

function alikeLines({ open, scalar }: CutGround): number {
  if (scalar?.decoded === undefined || open.at(-1)?.key !== "code") return 0;
  const lines = scalar.decoded.split("\n");
  const cut = lines.pop() ?? "";
  return lines.every((line) => line === lines[0] && line.startsWith(cut)) ? lines.length : 0;
}

/** What has to stand before a next item or member. */
export function separatorAt({ text }: CutGround): "" | "," {
  return /[,[{][\t\n\r ]*$/.test(text.slice(-1000)) ? "" : ",";
}

/** Which members, cells and kinds of things are open, whichever rows or items these are in. */
export function phaseOf({ open, scalar }: Pick<CutGround, "open" | "scalar">): string {
  return JSON.stringify([
    open.map(({ kind, key, index }, at) => key ?? (open[at - 1]?.kind === "array" ? index : kind)),
    scalar?.kind,
  ]);
}
