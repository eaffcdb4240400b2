import { isDeepStrictEqual } from "node:util";
import { parseJson } from "../lib/parse-json.ts";
import { compareRestart } from "./compare-restart.ts";
import { type CutGround, isBetween, memberAt, roleAt, separatorAt } from "./cut-ground.ts";
import { spliceCode } from "./splice-code.ts";
import { memberOf, type Outline, roleOf } from "./outline-json.ts";

/** Which part of the text stays, and from where on the answer follows it. */
export interface Seam {
  keep: number;
  from: number;
  before?: "," | "";
}

export interface Fresh {
  ground: CutGround;
  body: string;
}

/** Lays an answer's container over the open one at a level; nothing where something would be lost or doubled. */
export function findSeam(fresh: Fresh, level: number, node: Outline): Seam | undefined {
  const { ground, body } = fresh;
  const container = ground.open[level];
  if (container === undefined || container.kind !== node.kind) return undefined;
  const relation = compareRestart(ground.text.slice(container.start), body.slice(node.start));
  if (relation === "extends") return { keep: container.start, from: node.start };
  if (relation === "within") return undefined;
  return node.kind === "object" ? seamInObject(fresh, level, node) : seamInArray(fresh, level, node);
}

function seamInObject(fresh: Fresh, level: number, node: Outline): Seam | undefined {
  const { ground, body } = fresh;
  const container = ground.open[level];
  const value = ground.values[level];
  const known = (key: string) => memberAt(value, key) !== undefined && key !== openKey(ground, level);
  const at = node.members.findIndex(({ key }) => !known(key));
  const next = node.members[at];
  if (container === undefined || next?.value === undefined) return undefined;
  const isSkippable = node.members.slice(0, at).every((member) => {
    return member.key === "metadata" || isSame(body, member.value, memberAt(value, member.key));
  });
  // a member that came before would come a second time
  if (!isSkippable || node.members.slice(at).some(({ key }) => known(key))) return undefined;
  if (roleOf(node) === "section" && typeof memberAt(value, "id") !== "string") return undefined;
  if (isBetween(ground, level)) {
    return { keep: ground.text.length, from: next.keyStart, before: separatorAt(ground) };
  }
  const { itemStart } = container;
  if (itemStart === undefined) return undefined;
  if (level < ground.open.length - 1) {
    return next.key === container.key ? findSeam(fresh, level + 1, next.value) : undefined;
  }
  if (ground.scalar?.kind === "key" || ground.scalar === undefined) {
    const begun = ground.text.slice(itemStart);
    return compareRestart(begun, body.slice(next.keyStart)) === "extends"
      ? { keep: itemStart, from: next.keyStart }
      : undefined;
  }
  if (next.key !== container.key) return undefined;
  if (compareRestart(ground.text.slice(itemStart), body.slice(next.value.start)) === "extends") {
    return { keep: itemStart, from: next.value.start };
  }
  return next.key === "code" ? spliceCode(fresh, next.value) : undefined;
}

/** The key whose value is begun and not finished. */
function openKey({ open, scalar }: CutGround, level: number): string | undefined {
  const hasValue = level < open.length - 1 || (scalar !== undefined && scalar.kind !== "key");
  return hasValue ? open[level]?.key : undefined;
}

function seamInArray(fresh: Fresh, level: number, node: Outline): Seam | undefined {
  const { ground, body } = fresh;
  const container = ground.open[level];
  const role = roleAt(ground, level);
  const { first } = node;
  if (container === undefined || role === undefined || role === "cells") return undefined;
  if (isBetween(ground, level)) {
    if (first !== undefined) return seamBehind(fresh, level, first);
    // the rest is empty: only what closes the array and what is around it
    if (node.end === undefined || separatorAt(ground) !== ",") return undefined;
    return { keep: ground.text.length, from: node.end - 1 };
  }
  const { itemStart } = container;
  if (first === undefined || itemStart === undefined || wasDelivered(fresh, level, first)) return undefined;
  if (compareRestart(ground.text.slice(itemStart), body.slice(first.start)) === "extends") {
    return { keep: itemStart, from: first.start };
  }
  return level < ground.open.length - 1 ? findSeam(fresh, level + 1, first) : undefined;
}

/** The next item behind the last; one that is the last again is a repeat only where ids say so. */
function seamBehind(fresh: Fresh, level: number, first: Outline): Seam | undefined {
  const { ground, body } = fresh;
  const role = roleAt(ground, level);
  const { lastItem, index = 0 } = ground.open[level] ?? {};
  if (!fitsRole(first, role)) return undefined;
  const id = memberAt(memberAt(ground.values[level], index - 1), "id");
  const isLast = role === "sections" && typeof id === "string" && isSame(body, memberOf(first, "id"), id);
  if (isLast && lastItem !== undefined) {
    const relation = compareRestart(ground.text.slice(lastItem.start), body.slice(first.start));
    return relation === "extends" ? { keep: lastItem.start, from: first.start } : undefined;
  }
  // a first item that is cut cannot be told from one that is there
  const isNew = (first.end !== undefined || role === "sections") && !wasDelivered(fresh, level, first);
  return isNew ? { keep: ground.text.length, from: first.start, before: separatorAt(ground) } : undefined;
}

/** An answer that begins before the cut would double what is there. */
function wasDelivered({ ground, body }: Fresh, level: number, first: Outline): boolean {
  const items = ground.values[level];
  if (!Array.isArray(items)) return false;
  const done = level < ground.open.length - 1 ? items.slice(0, -1) : items;
  const id = memberOf(first, "id");
  if (roleAt(ground, level) === "sections" && id !== undefined) {
    return done.some((section) => isSame(body, id, memberAt(section, "id")));
  }
  if (first.end === undefined) return false;
  const parsed = parseJson(body.slice(first.start, first.end));
  return parsed.ok && done.some((item) => isDeepStrictEqual(item, parsed.value));
}

export function fitsRole(item: Outline, role: string | undefined): boolean {
  switch (role) {
    case "sections":
      return roleOf(item) === "section";
    case "elements":
      return item.kind === "object" && roleOf(item) === "other";
    case "rows":
      return item.kind === "array" && item.first?.kind !== "array";
    case "items":
      return item.kind === "string" || (item.kind === "object" && memberOf(item, "text") !== undefined);
    default:
      return false;
  }
}

function isSame(body: string, node: Outline | undefined, value: unknown): boolean {
  if (node?.end === undefined) return false;
  const parsed = parseJson(body.slice(node.start, node.end));
  return parsed.ok && isDeepStrictEqual(parsed.value, value);
}
