import { isDeepStrictEqual } from "node:util";
import { createJsonScanner } from "../../src/lib/json-scanner.ts";
import { findOverlap } from "../../src/ai/find-overlap.ts";
import { readToken } from "../../src/ai/json-tokens.ts";
import type { WriterStyle } from "./cutting-writer.ts";
import type { Json } from "./random-document.ts";
import type { SeededRandom } from "./seeded-random.ts";

export interface Rest {
  body: string;
  /** What of the body is not merged, and what follows. */
  drop?: number;
  tail?: string;
  /** About how much of it was told before. */
  again?: number;
}

export interface Scene {
  plan: string;
  received: string;
  document: { [key: string]: Json };
  random: SeededRandom;
  print(value: Json): string;
}

interface Level {
  role: string;
  start: number;
  index: number;
  itemStart: number | undefined;
}

export function restFor(style: WriterStyle, scene: Scene): Rest | undefined {
  const { plan, received } = scene;
  const at = received.length;
  const levels = findLevels(received);
  const section = levels.find(({ role }) => role === "sections");
  const inner = levels.findLast(({ role }) => role !== "cells");
  const again = (from: number): Rest => ({ body: plan.slice(from), again: at - from });
  switch (style) {
    case "exact":
      return { body: plan.slice(at) };
    case "overlap":
      return overlapRest(scene);
    case "element":
      return inner?.itemStart === undefined ? undefined : again(inner.itemStart);
    case "section":
      return section?.itemStart === undefined ? undefined : again(section.itemStart);
    case "document":
      return again(0);
    case "fresh document":
    case "fresh rest":
    case "fresh section":
      return section === undefined ? undefined : freshRest(style, scene, { levels, section });
    case "bare array":
      return inner === undefined || inner.role === "elements" || isAlikeAt(scene, levels)
        ? undefined
        : bareRest(scene, { levels, inner });
  }
}

/** An overlap that begins where a row or item begins, or at the same place of an earlier one, could mean two things. */
function overlapRest({ plan, received, random }: Scene): Rest | undefined {
  const at = received.length;
  if (at < 16) return undefined;
  const now = findLevels(received);
  for (let tries = 0; tries < 20; tries += 1) {
    const from = at - random.between(16, Math.min(at, 400));
    const then = findLevels(plan.slice(0, from));
    const offset = ({ itemStart }: Level, end: number) => (itemStart === undefined ? 0 : end - itemStart);
    const trimmed = (end: number) => plan.slice(0, end).trimEnd().length;
    const isAligned = then.some((level) => {
      const same = now.find(({ start }) => start === level.start);
      return same !== undefined && offset(level, trimmed(from)) === offset(same, trimmed(at));
    });
    const lineAt = (end: number) => end - plan.lastIndexOf("\\n", end - 1);
    const isStart = then.some((level) => offset(level, from) === 0) || plan.slice(0, from).endsWith("\\n");
    // what repeats itself after a few characters, such as a line of dashes, says too little
    const isFlat = findOverlap(plan.slice(from + 1, at), plan.slice(from, at)).length > at - from - 12;
    const looksAlike = plan.startsWith(plan.slice(at, at + 6).trim(), from);
    if (!isAligned && !isStart && !isFlat && !looksAlike && lineAt(from) !== lineAt(at))
      return { body: plan.slice(from) };
  }
  return undefined;
}

function findLevels(received: string): Level[] {
  const scanner = createJsonScanner();
  scanner.push(received);
  const open = scanner.open();
  return open.flatMap(({ kind, start, index = 0, itemStart }, at): Level[] => {
    if (kind !== "array") return [];
    const parent = open[at - 1];
    const role = parent?.kind === "array" ? "cells" : (parent?.key ?? "");
    return ["sections", "elements", "rows", "items", "cells"].includes(role)
      ? [{ role, start, index, itemStart }]
      : [];
  });
}

interface At {
  levels: Level[];
  section: Level;
}

function freshRest(style: WriterStyle, scene: Scene, { levels, section }: At): Rest | undefined {
  const { document, random, print, plan, received } = scene;
  const sections = document["sections"];
  if (!Array.isArray(sections)) return undefined;
  const open = sections[section.index];
  const isOpen = section.itemStart !== undefined && isRecord(open);
  const rest = isOpen && style !== "fresh document" ? withoutDelivered(open, levels, received) : open;
  if (style === "fresh rest" && (rest === open || !isOpen)) return undefined;
  if (isOpen && isAlikeSoFar(open, levels, received)) return undefined;
  const again = toldAgain(levels, received, rest === open);
  if (style === "fresh section") {
    if (rest === undefined || section.itemStart === undefined) return undefined;
    const chosen = random.chance(0.5) ? rest : (open ?? null);
    return {
      body: print(chosen),
      tail: plan.slice(endOf(plan, section.itemStart)),
      again: chosen === open ? toldAgain(levels, received, true) : again,
    };
  }
  const { metadata, sections: _, ...others } = document;
  const list = [...(rest === undefined ? [] : [rest]), ...sections.slice(section.index + 1)];
  const head = random.chance(0.5) && metadata !== undefined ? { metadata } : {};
  return { body: print({ ...head, sections: list, ...others }), again };
}

/** How much of what was received a fresh rest tells again: the section, or the item or line that was cut. */
function toldAgain(levels: Level[], received: string, isWhole: boolean): number {
  const section = levels.find(({ role }) => role === "sections")?.itemStart;
  if (isWhole) return section === undefined ? 0 : received.length - section;
  const list = levels.find(({ role }) => role === "rows" || role === "items");
  if (list === undefined && cutCode(received) !== undefined) return 0;
  const inner = list ?? levels.find(({ role }) => role === "elements");
  return inner?.itemStart === undefined ? 0 : received.length - inner.itemStart;
}

/** A section with an id, without the rows, items or lines that were received whole. */
function withoutDelivered(section: { [key: string]: Json }, levels: Level[], received: string): Json {
  const { elements } = section;
  const level = levels.find(({ role }) => role === "elements");
  if (typeof section["id"] !== "string" || level === undefined || !Array.isArray(elements)) return section;
  const element = elements[level.index];
  if (level.itemStart === undefined) return { ...section, elements: elements.slice(level.index) };
  if (!isRecord(element)) return section;
  const list = levels.find(({ role }) => role === "rows" || role === "items");
  const values = list === undefined ? undefined : element[list.role];
  const others = elements.slice(level.index + 1);
  if (list !== undefined && Array.isArray(values)) {
    return { ...section, elements: [{ ...element, [list.role]: values.slice(list.index) }, ...others] };
  }
  const code = cutCode(received);
  if (code !== undefined && typeof element["code"] === "string") {
    const from = code.lastIndexOf("\n") + 1;
    return { ...section, elements: [{ ...element, code: element["code"].slice(from) }, ...others] };
  }
  return { ...section, elements: elements.slice(level.index) };
}

/** Rows that are all the same, and the next is too: their rest and their beginning are the same words. */
function isAlikeSoFar(section: { [key: string]: Json }, levels: Level[], received: string): boolean {
  const { elements } = section;
  const level = levels.find(({ role }) => role === "elements");
  const element = Array.isArray(elements) ? elements[level?.index ?? 0] : undefined;
  if (!isRecord(element) || !Array.isArray(elements)) return false;
  const isSame = (index: number, units: readonly Json[]) =>
    index > 0 && units.slice(0, index).every((unit) => isDeepStrictEqual(unit, units[index]));
  if (isSame(level?.index ?? 0, elements)) return true;
  const list = levels.find(({ role }) => role === "rows" || role === "items");
  const values = list === undefined ? undefined : element[list.role];
  const lines = cutCode(received);
  const [units, index] =
    list !== undefined && Array.isArray(values)
      ? [values, list.index]
      : [
          typeof element["code"] === "string" ? element["code"].split("\n") : [],
          lines === undefined ? 0 : lines.split("\n").length - 1,
        ];
  return isSame(index, units);
}

function cutCode(received: string): string | undefined {
  const scanner = createJsonScanner();
  scanner.push(received);
  return scanner.open().at(-1)?.key === "code" ? scanner.openScalar()?.decoded : undefined;
}

function isAlikeAt({ document, received }: Scene, levels: Level[]): boolean {
  const sections = document["sections"];
  const section = levels.find(({ role }) => role === "sections");
  const open = Array.isArray(sections) && section !== undefined ? sections[section.index] : undefined;
  return isRecord(open) && isAlikeSoFar(open, levels, received);
}

function bareRest(
  { document, plan, print, received }: Scene,
  { levels, inner }: { levels: Level[]; inner: Level },
): Rest | undefined {
  let value: Json | undefined = document;
  for (const { role, index } of levels) {
    if (role === "cells") break;
    const list: Json | undefined = isRecord(value) ? value[role] : undefined;
    if (!Array.isArray(list)) return undefined;
    if (
      role === inner.role &&
      levels.find((level) => level === inner)?.index === index &&
      inner === levels.findLast((level) => level.role !== "cells")
    ) {
      const isLast = levels.filter((level) => level.role !== "cells").at(-1) === inner;
      if (isLast && levels.filter(({ role: other }) => other === inner.role).length === 1) {
        const rest = list.slice(index);
        return rest.length === 0
          ? undefined
          : {
              body: print(rest),
              drop: 1,
              tail: plan.slice(endOf(plan, inner.start) - 1),
              again: inner.itemStart === undefined ? 0 : received.length - inner.itemStart,
            };
      }
    }
    value = list[index];
  }
  return undefined;
}

function isRecord(value: Json | undefined): value is { [key: string]: Json } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Where the value ends that begins at an offset. */
function endOf(text: string, start: number): number {
  let [at, depth] = [start, 0];
  for (;;) {
    const token = readToken(text, at);
    if (token === undefined) return text.length;
    at = token.end;
    const mark = text.charAt(token.start);
    if (mark === "{" || mark === "[") depth += 1;
    if (mark === "}" || mark === "]") depth -= 1;
    if (depth === 0) return at;
  }
}
