import { compareRestart } from "./compare-restart.ts";
import { type CutState, isBetween, roleAt, separatorAt, unitRoles } from "./open-path.ts";
import { readToken } from "./json-tokens.ts";
import { neededOf } from "./closers-of.ts";
import { isBesideSections, seamBeforeNext } from "./next-section.ts";
import { type Outline, outlineJson, roleOf } from "./outline-json.ts";
import type { Splice } from "./growing-text.ts";
import type { Fresh, Seam } from "./seam.ts";
import { findSeams, fitsRole } from "./find-seams.ts";

export type MergeStyle = "first" | "exact" | "overlap" | "element" | "section" | "fresh";

/** A way to read an answer as one that begins again somewhere before the cut. */
export interface RestartReading extends Splice {
  style: MergeStyle;
  /** Enough of it is the same as before to rule out chance. */
  isSure: boolean;
}

interface Place {
  start: number;
  style: MergeStyle;
  isRow: boolean;
}

/** An opening bracket, a key or cell, and what follows it. */
const tellingTokens = 3;

/** Every open thing at whose beginning the answer begins again, and says as much as was received, or more. */
export function listRestarts(ground: CutState, body: string): RestartReading[] {
  const { text } = ground;
  const begin = readToken(body, 0)?.start ?? 0;
  const answer = body.slice(begin);
  const outline = outlineJson(answer);
  const role = roleOf(outline);
  // no cell is an array: these are rows, not one
  const isRows = outline?.kind === "array" && outline.first?.kind === "array";
  return listPlaces(ground).flatMap(({ start, style, isRow }): RestartReading[] => {
    if (isRow && isRows) return [];
    if (role === "document" && start !== ground.open[0]?.start) return [];
    if (role === "section" && style !== "section") return [];
    const received = text.slice(start);
    if (compareRestart(received, answer) !== "extends") return [];
    const isSure = hasTokens(received, tellingTokens) || /^"(?:[^"\\]|\\.){3}/.test(received);
    return [{ keep: start, add: answer, style, isSure }];
  });
}

/** The answer begins again somewhere and is cut before it comes to anything new. */
export function staysWithin(ground: CutState, body: string): boolean {
  const answer = body.slice(readToken(body, 0)?.start ?? 0);
  if (!hasTokens(answer, tellingTokens)) return false;
  return listPlaces(ground).some(
    ({ start }) => compareRestart(ground.text.slice(start), answer) === "within",
  );
}

function listPlaces(ground: CutState): Place[] {
  const places: Place[] = [{ start: ground.open[0]?.start ?? 0, style: "section", isRow: false }];
  ground.open.forEach(({ itemStart }, level) => {
    const role = roleAt(ground, level);
    if (itemStart === undefined || role === undefined) return;
    // a number that begins with the same digits says nothing
    if (!/["[{]/.test(ground.text.charAt(itemStart))) return;
    const style = role === "sections" ? "section" : "element";
    places.push({ start: itemStart, style, isRow: role === "rows" });
  });
  return places;
}

/** The answer begins with the last finished thing: before the one that was cut, or before the cut. */
export function restartsEarlier(ground: CutState, body: string): RestartReading | undefined {
  const answer = body.slice(readToken(body, 0)?.start ?? 0);
  for (const [level, { itemStart, lastItem }] of [...ground.open.entries()].reverse()) {
    const role = roleAt(ground, level);
    if (lastItem === undefined || !unitRoles.includes(role ?? "")) continue;
    if (itemStart === undefined && !isBetween(ground, level)) continue;
    if (compareRestart(ground.text.slice(lastItem.start), answer) !== "extends") continue;
    return {
      keep: lastItem.start,
      add: answer,
      style: role === "sections" ? "section" : "element",
      isSure: true,
    };
  }
  return undefined;
}

function hasTokens(text: string, count: number): boolean {
  let at = 0;
  for (let seen = 0; seen < count; seen += 1) {
    const token = readToken(text, at);
    if (token === undefined || token.isOpen) return false;
    at = token.end;
  }
  return true;
}

/** An answer that is JSON of its own and holds the rest: a document, a section, or an array of what was open. */
export function listFresh({ ground, body, mayRepeat }: Fresh): RestartReading[] {
  const node = outlineJson(body);
  if (node === undefined || (node.kind !== "object" && node.kind !== "array")) return [];
  const levels = ground.open.flatMap((_, level) => (isSameRole(ground, level, node) ? [level] : []));
  const laid = levels.flatMap((level) =>
    findSeams({ ground, body, mayRepeat }, { level, node, isRetold: false }),
  );
  const seams = [...laid, ...nextAlone(ground, body, node)];
  return seams.map((seam) => ({ ...toSplice(seam, body, node), style: "fresh", isSure: true }));
}

/** The section after the open one, without the document around it. */
function nextAlone(ground: CutState, body: string, node: Outline): Seam[] {
  const level = ground.open.findIndex((_, index) => roleAt(ground, index) === "sections");
  if (level < 0 || level === ground.open.length - 1 || roleOf(node) !== "section") return [];
  return seamBeforeNext({ ground, body, level }, [node]);
}

function isSameRole(ground: CutState, level: number, node: Outline): boolean {
  if (node.kind === "array") return node.first !== undefined && fitsRole(node.first, roleAt(ground, level));
  const role = roleOf(node);
  if (role === "document" || isBesideSections(node)) return level === 0;
  return role === "section" && roleAt(ground, level - 1) === "sections";
}

/** A bare array says what comes next, not that nothing else does: it stays open. */
function toSplice({ keep, from, before = "" }: Seam, body: string, node: Outline): Splice {
  const goesOn = /^[\t\n\r ]*[,\]}]/.test(body.slice(node.end, (node.end ?? 0) + 1000));
  if (node.end === undefined || goesOn || roleOf(node) === "document" || isBesideSections(node)) {
    return { keep, add: before + body.slice(from) };
  }
  const rest = node.kind === "array" ? body.slice(from, node.end - 1).trimEnd() : body.slice(from, node.end);
  return { keep, add: before + rest };
}

/** The answer goes on with the next thing and leaves out the comma before it. */
export function joinNext(ground: CutState, body: string): RestartReading | undefined {
  const level = ground.open.length - 1;
  const role = roleAt(ground, level);
  const first = outlineJson(body);
  const { lastItem } = ground.open[level] ?? {};
  if (first === undefined || lastItem === undefined || !isBetween(ground, level)) return undefined;
  if (separatorAt(ground) !== "," || ground.scalar !== undefined || !fitsRole(first, role)) return undefined;
  // an element has what its kind needs
  if (role === "elements" && neededOf(ground) !== undefined && isBesideSections(first)) return undefined;
  return { keep: ground.text.length, add: `,${body}`, style: "element", isSure: false };
}
