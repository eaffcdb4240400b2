import { createJsonScanner, type JsonScanner } from "../../src/lib/json/json-scanner.ts";
import { readToken } from "../../src/ai/long-json/json-tokens.ts";
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

/** Where what was received is cut. */
export interface CutPlace {
  levels: Level[];
  /** The code that is cut, as far as it goes. */
  code: string | undefined;
  /** Not inside of a text or number. */
  isBetween: boolean;
}

export interface Scene {
  plan: string;
  received: string;
  place: CutPlace;
  document: { [key: string]: Json };
  random: SeededRandom;
  print(value: Json): string;
}

interface Level {
  role: string;
  start: number;
  index: number;
  itemStart: number | undefined;
  /** Of the last whole item. */
  lastStart: number | undefined;
}

export function restFor(style: WriterStyle, scene: Scene): Rest | undefined {
  const { plan, received } = scene;
  const at = received.length;
  const { levels } = scene.place;
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
    case "last element":
      return inner?.lastStart === undefined ? undefined : again(inner.lastStart);
    case "section":
      return section?.itemStart === undefined ? undefined : again(section.itemStart);
    case "document":
      return again(0);
    case "fresh document":
    case "fresh rest":
    case "fresh section":
      return section === undefined ? undefined : freshRest(style, scene, section);
    case "bare array":
      return inner === undefined || inner.role === "elements"
        ? undefined
        : bareRest(scene, { levels, inner });
    case "next section":
      return section === undefined ? undefined : nextRest(scene, section);
    case "comma twice":
      return commaTwice(scene);
  }
}

/** The comma or colon that was received last, once more. */
function commaTwice({ plan, received, place, random }: Scene): Rest | undefined {
  const mark = received.trimEnd().slice(-1);
  if (!place.isBetween || (mark !== "," && mark !== ":")) return undefined;
  return { body: mark + random.pick(["", " ", "\n"]) + plan.slice(received.length) };
}

/** Of the open section only brackets are missing: the rest begins behind it. */
function nextRest({ plan, received, document, print, random }: Scene, section: Level): Rest | undefined {
  const { metadata, sections, ...others } = document;
  if (section.itemStart === undefined || !Array.isArray(sections)) return undefined;
  const end = endOf(plan, section.itemStart);
  if (end <= received.length || !/^[\]}\s]+$/.test(plan.slice(received.length, end))) return undefined;
  const list = sections.slice(section.index + 1);
  const [next] = list;
  if (next === undefined) {
    if (Object.keys(others).length === 0) return undefined;
    const head = random.pick([{}, { sections: [] }, metadata === undefined ? {} : { metadata }]);
    return { body: print({ ...head, ...others }) };
  }
  const way = random.between(0, 3);
  const nextStart = plan.indexOf("{", end);
  if (way === 0) return { body: print(next), tail: plan.slice(endOf(plan, nextStart)) };
  if (way === 1) return { body: print(list), drop: 1, tail: plan.slice(endOf(plan, section.start) - 1) };
  const head = random.chance(0.5) && metadata !== undefined ? { metadata } : {};
  return { body: print({ ...head, sections: list, ...others }) };
}

/** Anything from 16 characters on; fewer say too little to anybody. */
function overlapRest({ plan, received, random }: Scene): Rest | undefined {
  const at = received.length;
  return at < 16 ? undefined : { body: plan.slice(at - random.between(16, Math.min(at, 400))) };
}

/** Finds where a text is cut; one that goes on from the last one is not read from its beginning. */
export function createPlaceFinder(): (received: string) => CutPlace {
  let [scanner, text] = [createJsonScanner(), ""];
  return (received) => {
    if (!received.startsWith(text)) [scanner, text] = [createJsonScanner(), ""];
    scanner.push(received.slice(text.length));
    text = received;
    return placeOf(scanner);
  };
}

function placeOf(scanner: JsonScanner): CutPlace {
  const open = scanner.open();
  const levels = open.flatMap(({ kind, start, index = 0, itemStart, lastItem }, at): Level[] => {
    if (kind !== "array") return [];
    const parent = open[at - 1];
    const role = parent?.kind === "array" ? "cells" : (parent?.key ?? "");
    return ["sections", "elements", "rows", "items", "cells"].includes(role)
      ? [{ role, start, index, itemStart, lastStart: lastItem?.start }]
      : [];
  });
  const scalar = scanner.openScalar();
  const code = open.at(-1)?.key === "code" ? scalar?.decoded : undefined;
  return { levels, code, isBetween: scalar === undefined };
}

function freshRest(style: WriterStyle, scene: Scene, section: Level): Rest | undefined {
  const { document, random, print, plan } = scene;
  const sections = document["sections"];
  if (!Array.isArray(sections)) return undefined;
  const open = sections[section.index];
  const isOpen = section.itemStart !== undefined && isRecord(open);
  const rest = isOpen && style !== "fresh document" ? withoutDelivered(open, scene.place) : open;
  if (style === "fresh rest" && (rest === open || !isOpen)) return undefined;
  const again = toldAgain(scene, rest === open);
  if (style === "fresh section") {
    if (rest === undefined || section.itemStart === undefined) return undefined;
    const chosen = random.chance(0.5) ? rest : (open ?? null);
    return {
      body: print(chosen),
      tail: plan.slice(endOf(plan, section.itemStart)),
      again: chosen === open ? toldAgain(scene, true) : again,
    };
  }
  const { metadata, sections: _, ...others } = document;
  const list = [...(rest === undefined ? [] : [rest]), ...sections.slice(section.index + 1)];
  const head = random.chance(0.5) && metadata !== undefined ? { metadata } : {};
  return { body: print({ ...head, sections: list, ...others }), again };
}

/** How much of what was received a fresh rest tells again: the section, or the item or line that was cut. */
function toldAgain({ place: { levels, code }, received }: Scene, isWhole: boolean): number {
  const section = levels.find(({ role }) => role === "sections")?.itemStart;
  if (isWhole) return section === undefined ? 0 : received.length - section;
  const list = levels.find(({ role }) => role === "rows" || role === "items");
  if (list === undefined && code !== undefined) return 0;
  const inner = list ?? levels.find(({ role }) => role === "elements");
  return inner?.itemStart === undefined ? 0 : received.length - inner.itemStart;
}

/** A section with an id, without the rows, items or lines that were received whole. */
function withoutDelivered(section: { [key: string]: Json }, { levels, code }: CutPlace): Json {
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
  if (code !== undefined && typeof element["code"] === "string") {
    const from = code.lastIndexOf("\n") + 1;
    return { ...section, elements: [{ ...element, code: element["code"].slice(from) }, ...others] };
  }
  return { ...section, elements: elements.slice(level.index) };
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
