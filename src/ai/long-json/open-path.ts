import type { JsonScanner, OpenContainer, OpenScalar } from "../../lib/json/json-scanner.ts";

/** Where a text is cut: everything that is open, with what is already in it. */
export interface CutState {
  text: string;
  open: OpenContainer[];
  /** Beside each open container its finished members. */
  values: unknown[];
  scalar: OpenScalar | undefined;
}

export function readGround(text: string, scanner: JsonScanner): CutState {
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
export function roleAt({ open }: CutState, index: number): string | undefined {
  if (open[index]?.kind !== "array") return undefined;
  const parent = open[index - 1];
  return parent?.kind === "array" ? "cells" : parent?.key;
}

/** The arrays whose items get many or long. */
export const unitRoles = ["sections", "elements", "rows", "items"];

/** Nothing is begun that is not finished at this level. */
export function isBetween({ open }: CutState, index: number): boolean {
  return index === open.length - 1 && open[index]?.itemStart === undefined;
}

/** What has to stand before a next item or member. */
export function separatorAt({ text }: CutState): "" | "," {
  return /[,[{][\t\n\r ]*$/.test(text.slice(-1000)) ? "" : ",";
}

/** Which members, cells and kinds of things are open below a level, whichever rows or items these are in. */
export function phaseOf({ open, scalar }: Pick<CutState, "open" | "scalar">, level: number): string {
  const path = open.map(({ kind, key, index }, at) => key ?? (open[at - 1]?.kind === "array" ? index : kind));
  return JSON.stringify([path.slice(level + 1), scalar?.kind]);
}
