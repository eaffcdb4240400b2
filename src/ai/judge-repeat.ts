import { isDeepStrictEqual } from "node:util";
import { type CutGround, phaseOf, roleAt, separatorAt } from "./cut-ground.ts";
import { weightOf } from "./find-overlap.ts";
import type { GrowingText } from "./growing-text.ts";

/** Whether what was received last may really come once more: the same row, item or line again, and nothing else. */
export interface Repeat {
  /** Likely where it has come twice before, unclear where little can be said either way. */
  kind: "impossible" | "unclear" | "possible" | "likely";
  /** The cut is inside the unit, not between two. */
  isInside: boolean;
}

const impossible: Repeat = { kind: "impossible", isInside: false };
const unclear: Repeat = { kind: "unclear", isInside: false };

/** So much of a unit received, all of it as in the one before, and they are the same. */
const tellingPart = 16;
/** So little of the unit before says nothing. */
const shortTail = 12;
/** Sections do not come twice in a row. */
const repeatable = ["elements", "rows", "items", "cells"];

export interface Repeatable {
  ground: CutGround;
  growing: GrowingText;
  /** White space before the answer may be missing. */
  isTrimmed: boolean;
}

/** Judges whether the last so many characters, which are also what an answer begins with, may be meant a second time. */
export function judgeRepeat({ ground, growing, isTrimmed }: Repeatable, length: number): Repeat {
  const { text, scalar } = ground;
  const from = text.length - length;
  if (length <= from && text.endsWith(text.slice(from), from)) return { kind: "likely", isInside: true };
  const before = growing.look(from, (scanner) => ({ open: scanner.open(), scalar: scanner.openScalar() }));
  if (scalar?.kind === "string" && before.scalar?.start === scalar.start) {
    const lines = judgeLines(ground, from);
    return lines.kind === "impossible" && runBefore(text, length) >= shortTail ? unclear : lines;
  }
  const level = before.open.findLastIndex(({ start }, at) => {
    return ground.open[at]?.start === start && repeatable.includes(roleAt(ground, at) ?? "");
  });
  const [then, now] = [before.open[level], ground.open[level]];
  if (then?.index === undefined || now?.index === undefined || then.index >= now.index) return impossible;
  const items = ground.values[level];
  if (!Array.isArray(items)) return impossible;
  const isInside = now.itemStart !== undefined;
  const trim = (value: string) => (isTrimmed && scalar === undefined ? value.trimEnd() : value);
  const begun = isInside ? trim(text.slice(now.itemStart)) : "";
  const wasBegun = then.itemStart === undefined ? "" : trim(text.slice(then.itemStart, from));
  const isSamePlace =
    begun === wasBegun &&
    (roleAt(ground, level) === "cells" || phaseAt(growing, from) === phaseAt(growing, text.length)) &&
    separatorAt(ground) === separatorAt({ ...ground, text: text.slice(0, from) });
  // the end of one row may be the end of any other
  const isTail = now.index - then.index === 1 && weightOf(text.slice(from, now.lastItem?.end)) < shortTail;
  if (!isSamePlace) return isTail ? unclear : impossible;
  // more than one unit is meant again only if all of them are the same
  const isSame = (index: number) => isDeepStrictEqual(items[index], items[then.index ?? 0]);
  for (let index = then.index + 1; index < now.index; index += 1) if (!isSame(index)) return impossible;
  const hasBefore =
    begun.length >= tellingPart || now.index - then.index > 1 || (then.index > 0 && isSame(then.index - 1));
  return { kind: hasBefore ? "likely" : "possible", isInside };
}

/** What is open at a place; a number counts as finished, as a string behind its quote does. */
function phaseAt(growing: GrowingText, at: number): string {
  return growing.look(at, (scanner) => {
    const kind = scanner.openScalar()?.kind;
    const position = scanner.save();
    if (kind === "number" || kind === "literal") scanner.push(" ");
    const phase = phaseOf({ open: scanner.open(), scalar: scanner.openScalar() });
    scanner.restore(position);
    return phase;
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

/** Inside one string: only whole lines that are the same come again. */
function judgeLines({ text, scalar }: CutGround, from: number): Repeat {
  // cut inside of a line break
  const back = scalar?.pendingEscape === "\\" ? 1 : 0;
  const start = (scalar?.start ?? 0) + 1;
  const lines = text.slice(start, from - back).split("\\n");
  const begun = lines.pop() ?? "";
  const [tail = "", ...others] = text.slice(from - back, text.length - back).split("\\n");
  const head = others.pop();
  const unit = begun + tail;
  if (head === undefined) return impossible;
  const isTail = tail.length < shortTail && others.length === 0;
  if (begun !== head) return isTail ? unclear : impossible;
  // several lines that come again together
  if (others.some((line) => line !== unit)) return unclear;
  const hasBefore =
    (begun === head && head.length >= tellingPart) || others.length > 0 || lines.at(-1) === unit;
  return { kind: hasBefore ? "likely" : "possible", isInside: head !== "" };
}
