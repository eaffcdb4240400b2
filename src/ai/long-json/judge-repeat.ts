import { isDeepStrictEqual } from "node:util";
import { type CutState, phaseOf, roleAt, separatorAt } from "./open-path.ts";
import { weightOf } from "./find-overlap.ts";
import type { GrowingText } from "./growing-text.ts";

/** So little of the unit before says nothing. */
const shortTail = 12;
/** Fewer units than this may come again together although they differ. */
const tellingUnits = 4;
/** How far back to look for the same. */
const nearby = 40;
/** Longer ones do not come twice in a row. */
const longWord = 60;
/** Some scripts have no spaces: there, each character counts as a word. */
const wordEnd = /[ \u3000]|(?<=[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}])/u;
/** Sections do not come twice in a row. */
const repeatable = ["elements", "rows", "items", "cells"];

export interface Repeatable {
  ground: CutState;
  growing: GrowingText;
}

/** Whether the last so many of the units received may come a second time: rows, items or lines, in that order. */
export function mayUnitsRepeat(units: readonly unknown[], count: number): boolean {
  const again = units.slice(units.length - count);
  const [first] = again;
  if (again.length < tellingUnits || again.every((unit) => isDeepStrictEqual(unit, first))) return true;
  const before = units.slice(0, units.length - count).slice(-nearby);
  return before.some((unit) => isDeepStrictEqual(unit, first));
}

/** Whether the last so many characters, which are also what an answer begins with, may be meant a second time. */
export function mayRepeat({ ground, growing }: Repeatable, length: number): boolean {
  const { text, scalar } = ground;
  const from = text.length - length;
  if (length <= from && text.endsWith(text.slice(from), from)) return true;
  const before = growing.look(from, (scanner) => ({ open: scanner.open(), scalar: scanner.openScalar() }));
  if (scalar?.kind === "string" && before.scalar?.start === scalar.start) {
    const isRun = runBefore(text, length) >= shortTail;
    return isRun || mayLinesRepeat(ground, from) || mayWordsRepeat(lineOf(ground, length), length);
  }
  const level = before.open.findLastIndex(({ start }, at) => {
    return ground.open[at]?.start === start && repeatable.includes(roleAt(ground, at) ?? "");
  });
  const [then, now] = [before.open[level], ground.open[level]];
  if (then?.index === undefined || now?.index === undefined || then.index >= now.index) return false;
  const items = ground.values[level];
  if (!Array.isArray(items)) return false;
  const phases = listPhases(growing, from, level);
  // a number that is cut may be continued by any digits, those that another one begins with too
  const isBare = scalar?.kind === "number" || scalar?.kind === "literal";
  const isSamePhase =
    listPhases(growing, text.length, level).some((phase) => phases.includes(phase)) &&
    (isBare || separatorAt(ground) === separatorAt({ ...ground, text: text.slice(0, from) }));
  // the end of one row may be the end of any other
  const isTail = now.index - then.index === 1 && weightOf(text.slice(from, now.lastItem?.end)) < shortTail;
  if (!isSamePhase || isOtherEnd()) return isTail;
  return mayUnitsRepeat(items.slice(0, now.index), now.index - then.index);

  /** Inside of a string another unit has another end, unless there is little of it. */
  function isOtherEnd(): boolean {
    if (scalar?.kind !== "string") return false;
    const begun = text.slice(now?.itemStart ?? text.length);
    const wasBegun = text.slice(then?.itemStart ?? from, from);
    return begun !== wasBegun && text.slice(from, from + shortTail).search(/(?<!\\)"/) < 0;
  }
}

/** The end of a string that is cut, and a word or two before it. */
function lineOf({ text, scalar }: CutState, length: number): string {
  return text.slice(Math.max((scalar?.start ?? 0) + 1, text.length - length - 2 * longWord));
}

/** What is open at a place, below a level; a number may be finished there, as a string behind its quote is, or not. */
function listPhases(growing: GrowingText, at: number, level: number): string[] {
  return growing.look(at, (scanner) => {
    const scalar = scanner.openScalar();
    if (scalar?.kind !== "number" && scalar?.kind !== "literal")
      return [phaseOf({ open: scanner.open(), scalar }, level)];
    const begun = phaseOf({ open: scanner.open(), scalar: undefined }, level);
    const position = scanner.save();
    scanner.push(" ");
    const finished = phaseOf({ open: scanner.open(), scalar: scanner.openScalar() }, level);
    scanner.restore(position);
    return [begun, finished];
  });
}

/** How far the text before its end goes on repeating it, backwards. */
function runBefore(text: string, period: number): number {
  let run = 0;
  for (let at = text.length - period - 1; at >= 0 && run < period; at -= 1, run += 1) {
    if (text.charCodeAt(at) !== text.charCodeAt(at + period)) break;
  }
  return run;
}

/** Inside one string: only whole lines come again. */
function mayLinesRepeat({ text, scalar }: CutState, from: number): boolean {
  const start = (scalar?.start ?? 0) + 1;
  const again = text.slice(from);
  // cut before or inside of a line break: what comes again is the same lines, each with the break before it
  const end = /^(?:\\n|n)/.exec(again)?.[0] ?? "";
  const skip = end === "n" && scalar?.pendingEscape !== "\\" ? "" : end;
  const before = text.slice(start, from + skip.length).split("\\n");
  const begun = before.pop() ?? "";
  const [tail = "", ...others] = (again + skip).slice(skip.length).split("\\n");
  const head = others.pop();
  if (head === undefined) return false;
  if (begun !== head) return tail.length < shortTail && others.length === 0;
  return mayUnitsRepeat([...before, begun + tail, ...others], 1 + others.length);
}

/** Inside one line: a few words, or one that is written twice without a space. */
function mayWordsRepeat(line: string, length: number): boolean {
  const again = line.slice(line.length - length);
  // cut before a space: what comes again is the same words, each with the space before it
  const skip = /^[ \u3000]+/.exec(again)?.[0] ?? "";
  const before = line.slice(0, line.length - length) + skip;
  const begun = before.split(wordEnd).pop() ?? "";
  const [tail = "", ...others] = (again + skip).slice(skip.length).split(wordEnd);
  const head = others.pop();
  if (head === undefined) return tail.length < longWord;
  return (
    begun === head && (others.length + 1 < tellingUnits || others.every((word) => word === begun + tail))
  );
}
