import { isDeepStrictEqual } from "node:util";
import { parseJson } from "../lib/parse-json.ts";
import { compareRestart } from "./compare-restart.ts";
import { type CutGround, isBetween, memberAt, roleAt, separatorAt } from "./cut-ground.ts";
import { type ItemSpan, listItems } from "./list-items.ts";
import { memberOf, type Outline, outlineJson, roleOf } from "./outline-json.ts";
import { spliceCode } from "./splice-code.ts";

/** So much of an item received, and it is known which one it is. */
const tellingPart = 16;
const noOutline: Outline = { kind: "bare", start: 0, members: [] };

/** Which part of the text stays, and from where on the answer follows it. */
export interface Seam {
  keep: number;
  from: number;
  before?: "," | "";
  /** What it leaves out may be meant once more. */
  isDoubtful?: boolean;
}

export interface Fresh {
  ground: CutGround;
  body: string;
  /** The model was asked again, in words that rule out that it repeats what is whole. */
  isAskedAgain: boolean;
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
  if (container === undefined || role === undefined || role === "cells") return undefined;
  const told = { role, done: doneItems(ground, level), items: listItems(body, node.start) };
  if (isBetween(ground, level)) {
    if (told.items.length > 0) return seamBehind(fresh, level, told);
    // the rest is empty: only what closes the array and what is around it
    if (node.end === undefined || separatorAt(ground) !== ",") return undefined;
    return { keep: ground.text.length, from: node.end - 1 };
  }
  return container.itemStart === undefined ? undefined : seamInItem(fresh, level, told);
}

interface Told {
  role: string;
  /** What was received whole, and what the answer's array begins with. */
  done: unknown[];
  items: ItemSpan[];
}

/** The rest begins behind what is whole; what it tells again of that is left out. */
function seamBehind(fresh: Fresh, level: number, { role, done, items }: Told): Seam | undefined {
  const { ground, body, isAskedAgain } = fresh;
  const [first] = items;
  if (first === undefined || !fitsRole(outlineJson(body, first.start) ?? noOutline, role)) return undefined;
  const behind = { keep: ground.text.length, before: separatorAt(ground) };
  const last = ground.open[level]?.lastItem;
  const known = countKnown(body, items, { role, done });
  const isAlike = isAlikeTail(role, done, known);
  const isMeant = isAlike && (isAskedAgain || (done.length > 1 && isAlikeTail(role, done, 2)));
  if (known > 0 && !isMeant) {
    const next = items[known];
    if (next !== undefined || isAlike) return { ...behind, from: (next ?? first).start, isDoubtful: isAlike };
    // the last of them is cut, but goes on where it was received whole
    const again = items[known - 1];
    const isLonger =
      last !== undefined &&
      again !== undefined &&
      compareRestart(ground.text.slice(last.start), body.slice(again.start)) === "extends";
    return isLonger ? { keep: last.start, from: again.start } : undefined;
  }
  const isKnown = role === "sections" && done.some((section) => hasSameId(body, first, section));
  // a first item that is cut may be the one before, told again
  const isCutAgain =
    first.end === undefined &&
    last !== undefined &&
    compareRestart(ground.text.slice(last.start, last.end), body.slice(first.start)) !== "differs";
  if (isKnown || isCutAgain) return undefined;
  return { ...behind, from: first.start };
}

/** The rest begins in the item that was cut, or with whole ones before it. */
function seamInItem(fresh: Fresh, level: number, { role, done, items }: Told): Seam | undefined {
  const { ground, body, isAskedAgain } = fresh;
  const { itemStart = 0 } = ground.open[level] ?? {};
  const begun = ground.text.slice(itemStart);
  const extended = items.findIndex(({ start }, index) => {
    const isBehindKnown = index === 0 || index === countKnown(body, items.slice(0, index), { role, done });
    return isBehindKnown && compareRestart(begun, body.slice(start)) === "extends";
  });
  const found = items[extended];
  if (found !== undefined) {
    const isDoubtful =
      extended > 0
        ? isAlikeTail(role, done, extended)
        : !isAskedAgain && isLastAgain(begun, { body, role, done, items });
    return { keep: itemStart, from: found.start, isDoubtful };
  }
  if (level >= ground.open.length - 1) return undefined;
  const open = memberAt(ground.values[level], ground.open[level]?.index);
  const same = role === "sections" ? items.findIndex((item) => hasSameId(body, item, open)) : 0;
  const isReached =
    same === 0 ||
    items.slice(0, same).every((item) => done.some((section) => hasSameId(body, item, section)));
  const node = isReached ? outlineJson(body, items[same]?.start ?? body.length) : undefined;
  return node === undefined ? undefined : findSeam(fresh, level + 1, node);
}

/** Of a begun item so little was received that the answer's first may be it, or the one before once more. */
function isLastAgain(begun: string, { body, role, done, items }: Told & { body: string }): boolean {
  const [first, second] = items;
  if (begun.length >= tellingPart) return false;
  if (first === undefined || second === undefined || !isSame(body, first, done.at(-1))) return false;
  return role !== "sections" && compareRestart(begun, body.slice(second.start)) === "extends";
}

function doneItems(ground: CutGround, level: number): unknown[] {
  const items = ground.values[level];
  if (!Array.isArray(items)) return [];
  return level < ground.open.length - 1 ? items.slice(0, -1) : items;
}

/** With how many of the last whole items the answer begins, in their order. */
function countKnown(body: string, items: readonly ItemSpan[], { role, done }: Omit<Told, "items">): number {
  const isKnown = (item: ItemSpan | undefined, value: unknown) => {
    if (item === undefined) return false;
    return role === "sections" && hasSameId(body, item, value) ? true : isSame(body, item, value);
  };
  for (let count = Math.min(items.length, done.length); count > 0; count -= 1) {
    const tail = done.slice(-count);
    if (tail.every((value, index) => isKnown(items[index], value))) return count;
  }
  return 0;
}

/** Rows and items that are the same may be meant once more. */
function isAlikeTail(role: string, done: readonly unknown[], count: number): boolean {
  if (count === 0 || role === "sections") return false;
  return done.slice(-count).every((value) => isDeepStrictEqual(value, done.at(-1)));
}

function hasSameId(body: string, { start }: ItemSpan, section: unknown): boolean {
  const id = memberAt(section, "id");
  return typeof id === "string" && isSame(body, memberOf(outlineJson(body, start), "id"), id);
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

function isSame(body: string, node: ItemSpan | undefined, value: unknown): boolean {
  if (node?.end === undefined) return false;
  const parsed = parseJson(body.slice(node.start, node.end));
  return parsed.ok && isDeepStrictEqual(parsed.value, value);
}
