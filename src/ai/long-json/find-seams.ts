import { largest } from "../../lib/largest.ts";
import { isDeepStrictEqual } from "node:util";
import { parseJson } from "../../lib/json/parse-json.ts";
import { compareRestart } from "./compare-restart.ts";
import { type CutState, isBetween, memberAt, roleAt, separatorAt } from "./open-path.ts";
import { mayUnitsRepeat } from "./judge-repeat.ts";
import { type ItemSpan, listItems } from "./list-items.ts";
import { closersOf } from "./closers-of.ts";
import { seamBeforeNext, seamBehindEmpty, seamBehindSections } from "./next-section.ts";
import { memberOf, type Outline, outlineJson, roleOf } from "./outline-json.ts";
import type { Fresh, Seam } from "./seam.ts";
import { spliceCode } from "./splice-code.ts";

const noOutline: Outline = { kind: "bare", start: 0, members: [] };

/** The answer's container laid over the open one at a level. */
interface Laid {
  level: number;
  node: Outline;
  /** It, or what it is in, is told again from its beginning. */
  isRetold: boolean;
}

/** Every way to lay an answer's container over an open one by which nothing is lost. */
export function findSeams(fresh: Fresh, laid: Laid): Seam[] {
  const { ground, body } = fresh;
  const { level, node } = laid;
  const container = ground.open[level];
  if (container === undefined || container.kind !== node.kind) return [];
  const relation = compareRestart(ground.text.slice(container.start), body.slice(node.start));
  const lay = node.kind === "object" ? seamsInObject : seamsInArray;
  if (relation === "differs") return lay(fresh, laid);
  // told again from its beginning, and cut before it comes to anything new
  const nothing = { keep: ground.text.length, from: body.length };
  const again = relation === "within" ? nothing : { keep: container.start, from: node.start };
  return [again, ...lay(fresh, { ...laid, isRetold: true })];
}

function seamsInObject(fresh: Fresh, { level, node, isRetold }: Laid): Seam[] {
  const { ground, body } = fresh;
  const container = ground.open[level];
  const value = ground.values[level];
  const known = (key: string) => memberAt(value, key) !== undefined && key !== openKey(ground, level);
  const at = node.members.findIndex(({ key }) => !known(key));
  const next = node.members[at];
  if (container === undefined || next?.value === undefined) return [];
  const isSkippable = node.members.slice(0, at).every((member) => {
    if (member.key === "metadata" || isSame(body, member.value, memberAt(value, member.key))) return true;
    // no more sections
    return member.key === "sections" && level === 0 && isSame(body, member.value, []);
  });
  // a member that came before would come a second time
  if (!isSkippable || node.members.slice(at).some(({ key }) => known(key))) return [];
  if (roleOf(node) === "section") {
    if (typeof memberAt(value, "id") !== "string") return [];
    // without a name, and where nothing of the open one is missing, it may be the next as well
    if (memberOf(node, "id") === undefined && closersOf(ground, level - 1) !== undefined) return [];
  }
  if (isBetween(ground, level)) {
    return [{ keep: ground.text.length, from: next.keyStart, before: separatorAt(ground) }];
  }
  const { itemStart } = container;
  if (itemStart === undefined) return [];
  if (level < ground.open.length - 1) {
    if (next.key === container.key) return findSeams(fresh, { level: level + 1, node: next.value, isRetold });
    const isBehind = level === 0 && memberOf(node, "sections") === undefined;
    return isBehind ? seamBehindSections({ ground, body, level }, next.keyStart) : [];
  }
  const extendsAt = (start: number) =>
    compareRestart(ground.text.slice(itemStart), body.slice(start)) === "extends"
      ? [{ keep: itemStart, from: start }]
      : [];
  if (ground.scalar?.kind === "key" || ground.scalar === undefined) return extendsAt(next.keyStart);
  if (next.key !== container.key) return [];
  const code = next.key === "code" ? spliceCode(fresh, next.value) : [];
  return [...extendsAt(next.value.start), ...code];
}

/** The key whose value is begun and not finished. */
function openKey({ open, scalar }: CutState, level: number): string | undefined {
  const hasValue = level < open.length - 1 || (scalar !== undefined && scalar.kind !== "key");
  return hasValue ? open[level]?.key : undefined;
}

function seamsInArray(fresh: Fresh, laid: Laid): Seam[] {
  const { ground, body } = fresh;
  const { level, node } = laid;
  const container = ground.open[level];
  const role = roleAt(ground, level);
  if (container === undefined || role === undefined || role === "cells") return [];
  const told = { role, done: doneItems(ground, level), items: listItems(body, node.start) };
  if (isBetween(ground, level)) {
    if (told.items.length > 0) return seamsBehind(fresh, laid, told);
    // the rest is empty: only what closes the array and what is around it
    if (node.end === undefined || separatorAt(ground) !== ",") return [];
    return [{ keep: ground.text.length, from: node.end - 1 }];
  }
  return container.itemStart === undefined ? [] : seamsInItem(fresh, laid, told);
}

interface Told {
  role: string;
  /** What was received whole, and what the answer's array begins with. */
  done: unknown[];
  items: ItemSpan[];
}

/** The rest begins behind what is whole; what it tells again of that is left out. */
function seamsBehind(fresh: Fresh, { level, isRetold }: Laid, told: Told): Seam[] {
  const { ground, body } = fresh;
  const { role, done, items } = told;
  const [first] = items;
  if (first === undefined || !fitsRole(outlineJson(body, first.start) ?? noOutline, role)) return [];
  const behind = { keep: ground.text.length, before: separatorAt(ground) };
  const last = ground.open[level]?.lastItem;
  const counts = listKnown(body, told);
  return withoutImpossible(told, counts, isRetold).flatMap((count): Seam[] => {
    const next = items[count];
    const again = items[count - 1];
    if (again === undefined) return isCutAgain() ? [] : [{ ...behind, from: first.start }];
    if (next !== undefined) return [{ ...behind, from: next.start }];
    // all of them are known, and what comes behind the last one is new
    if (last === undefined) return [];
    const isLonger = compareRestart(ground.text.slice(last.start), body.slice(again.start)) === "extends";
    return isLonger ? [{ keep: last.start, from: again.start }] : [];
  });

  /** A first item that is cut may be the one before, told again. */
  function isCutAgain(): boolean {
    if (role === "sections" && done.some((section) => hasSameId(body, first ?? { start: 0 }, section)))
      return true;
    if (first?.end !== undefined || last === undefined) return false;
    const begun = body.slice(first?.start);
    return compareRestart(ground.text.slice(last.start, last.end), begun) !== "differs";
  }
}

/** The rest begins in the item that was cut, or with whole ones before it. */
function seamsInItem(fresh: Fresh, { level, node: list, isRetold }: Laid, told: Told): Seam[] {
  const { ground, body } = fresh;
  const { role, items } = told;
  const { itemStart = 0 } = ground.open[level] ?? {};
  const begun = ground.text.slice(itemStart);
  const isInner = level < ground.open.length - 1;
  const counts = listKnown(body, told).filter((count) => {
    const item = items[count];
    return item !== undefined && compareRestart(begun, body.slice(item.start)) === "extends";
  });
  if (counts.length > 0) {
    return withoutImpossible(told, counts, isRetold).flatMap((count): Seam[] => {
      const from = items[count]?.start ?? 0;
      const node = isInner ? outlineJson(body, from) : undefined;
      return node === undefined
        ? [{ keep: itemStart, from }]
        : findSeams(fresh, { level: level + 1, node, isRetold: false });
    });
  }
  if (!isInner) return [];
  const node = restOfOpen(fresh, level, told);
  if (node === undefined && role === "sections") {
    const laid = { ground, body, level };
    return items.length > 0 ? seamBeforeNext(laid, items) : seamBehindEmpty(laid, list);
  }
  return node === undefined ? [] : findSeams(fresh, { level: level + 1, node, isRetold: false });

  function restOfOpen({ ground: { values, open } }: Fresh, at: number, { done }: Told): Outline | undefined {
    const value = memberAt(values[at], open[at]?.index);
    const same = role === "sections" ? items.findIndex((item) => hasSameId(body, item, value)) : 0;
    const isReached =
      same === 0 ||
      items.slice(0, same).every((item) => done.some((section) => hasSameId(body, item, section)));
    return isReached ? outlineJson(body, items[same]?.start ?? body.length) : undefined;
  }
}

/** Of the numbers of items told again those by which nothing comes twice that cannot. */
function withoutImpossible({ role, done }: Told, counts: readonly number[], isRetold: boolean): number[] {
  const most = isRetold ? done.length : largest(counts);
  return counts.filter(
    (count) => count === most || (role !== "sections" && mayUnitsRepeat(done, most - count)),
  );
}

function doneItems(ground: CutState, level: number): unknown[] {
  const items = ground.values[level];
  if (!Array.isArray(items)) return [];
  return level < ground.open.length - 1 ? items.slice(0, -1) : items;
}

/** With how many of the last whole items the answer may begin, in their order: perhaps with none. */
function listKnown(body: string, { role, done, items }: Told): number[] {
  const isKnown = (item: ItemSpan | undefined, value: unknown) => {
    if (item === undefined) return false;
    return role === "sections" && hasSameId(body, item, value) ? true : isSame(body, item, value);
  };
  const counts = [0];
  for (let count = 1; count <= Math.min(items.length, done.length); count += 1) {
    if (done.slice(-count).every((value, index) => isKnown(items[index], value))) counts.push(count);
  }
  return counts;
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
      // a list of sections is no row
      return item.kind === "array" && item.first?.kind !== "array" && roleOf(item.first) === "other";
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
