import { createJsonScanner } from "../../src/lib/json-scanner.ts";
import { readToken } from "../../src/ai/json-tokens.ts";
import type { Json } from "./random-document.ts";
import type { SeededRandom } from "./seeded-random.ts";

export const writerStyles = [
  "exact",
  "overlap",
  "element",
  "section",
  "document",
  "fresh document",
  "fresh rest",
  "fresh section",
  "bare array",
] as const;
export type WriterStyle = (typeof writerStyles)[number];
export type Wrapping = "none" | "fence" | "prose" | "prose and fence";

export interface WrittenAnswer {
  style: WriterStyle | "first";
  wrapping: Wrapping;
  answer: string;
  /** The whole text once this answer is merged, told what was merged. */
  plan(merged: string): string;
}

export interface CuttingWriter {
  first(): WrittenAnswer;
  /** Goes on from what was received, in that style, if it makes sense at this cut. */
  next(received: string, style: WriterStyle): WrittenAnswer | undefined;
  /** The answer was taken. */
  merged(answer: WrittenAnswer, text: string): void;
}

export interface WriterOptions {
  document: { [key: string]: Json };
  random: SeededRandom;
  /** About how long an answer is before it is cut. */
  limit: number;
  indent?: number;
  isPlain?: boolean;
}

interface Rest {
  body: string;
  /** What of the body is not merged, and what follows. */
  drop?: number;
  tail?: string;
}

/** A model that knows what it wants to say, is cut anywhere, and goes on in any way. */
export function createCuttingWriter(options: WriterOptions): CuttingWriter {
  const { document, random } = options;
  const print = (value: Json) => JSON.stringify(value, null, random.chance(0.3) ? options.indent : undefined);
  let plan = JSON.stringify(document, null, options.indent);

  function write(style: WrittenAnswer["style"], { body, drop = 0, tail = "" }: Rest): WrittenAnswer {
    const wrapping = options.isPlain
      ? "none"
      : random.pick<Wrapping>(["none", "none", "none", "fence", "prose", "prose and fence"]);
    const limit = Math.max(2, Math.floor(options.limit * (0.6 + random.next() * 0.8)));
    const end = findCutPlace(body, limit, random);
    const [before, after] = wrap(wrapping);
    const isWhole = end >= body.length;
    const answer = before + body.slice(0, end) + (isWhole ? after : "");
    return {
      style,
      wrapping,
      answer,
      plan: (merged) => merged + body.slice(end, body.length - drop) + tail,
    };
  }

  return {
    first: () => write("first", { body: plan }),
    next(received, style) {
      const rest = restFor(style, { plan, received, document, random, print });
      return rest === undefined ? undefined : write(style, rest);
    },
    merged(answer, text) {
      plan = answer.style === "first" ? plan : answer.plan(text);
    },
  };
}

function wrap(wrapping: Wrapping): [before: string, after: string] {
  const prose = wrapping.startsWith("prose") ? "Sure, here is the rest of the document:\n\n" : "";
  const outro = wrapping === "prose" ? "\n\nThat is all of it." : "";
  return wrapping.endsWith("fence") ? [`${prose}\`\`\`json\n`, "\n```\nDone."] : [prose, outro];
}

const nastyPlaces = [
  /\\/g,
  /\\u[0-9a-f]{1,3}(?=[0-9a-f])/g,
  /[\ud800-\udbff](?=[\udc00-\udfff])/g,
  /,/g,
  /:/g,
  /\d(?=\d)/g,
  /e\+?(?=\d)/g,
  /\b(?:tr|fals|nul)(?=[eul])/g,
  /\}/g,
  /\]/g,
  /"/g,
  /``(?=`)/g,
  /\\n/g,
  /[[{]/g,
] as const;

/** Half of the cuts are where they hurt. */
function findCutPlace(body: string, limit: number, random: SeededRandom): number {
  if (limit >= body.length) return body.length;
  if (random.chance(0.5)) return limit;
  const window = body.slice(limit, limit + 300);
  const found = [...window.matchAll(random.pick(nastyPlaces))].slice(0, 5);
  const place = found[random.between(0, Math.max(0, found.length - 1))];
  return place === undefined ? limit : limit + place.index + place[0].length;
}

interface Scene {
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

function restFor(style: WriterStyle, scene: Scene): Rest | undefined {
  const { plan, received, random } = scene;
  const at = received.length;
  const levels = findLevels(received);
  const section = levels.find(({ role }) => role === "sections");
  const inner = levels.findLast(({ role }) => role !== "cells");
  switch (style) {
    case "exact":
      return { body: plan.slice(at) };
    case "overlap":
      return at < 16 ? undefined : { body: plan.slice(at - random.between(16, Math.min(at, 400))) };
    case "element":
      return inner?.itemStart === undefined ? undefined : { body: plan.slice(inner.itemStart) };
    case "section":
      return section?.itemStart === undefined ? undefined : { body: plan.slice(section.itemStart) };
    case "document":
      return at > 20_000 ? undefined : { body: plan };
    case "fresh document":
    case "fresh rest":
    case "fresh section":
      return section === undefined ? undefined : freshRest(style, scene, { levels, section });
    case "bare array":
      return inner === undefined || inner.role === "elements"
        ? undefined
        : bareRest(scene, { levels, inner });
  }
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
  if (style === "fresh section") {
    if (rest === undefined || section.itemStart === undefined) return undefined;
    const chosen = random.chance(0.5) ? rest : (open ?? null);
    return { body: print(chosen), tail: plan.slice(endOf(plan, section.itemStart)) };
  }
  const { metadata, sections: _, ...others } = document;
  const list = [...(rest === undefined ? [] : [rest]), ...sections.slice(section.index + 1)];
  const head = random.chance(0.5) && metadata !== undefined ? { metadata } : {};
  return { body: print({ ...head, sections: list, ...others }) };
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

function cutCode(received: string): string | undefined {
  const scanner = createJsonScanner();
  scanner.push(received);
  return scanner.open().at(-1)?.key === "code" ? scanner.openScalar()?.decoded : undefined;
}

function bareRest(
  { document, plan, print }: Scene,
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
          : { body: print(rest), drop: 1, tail: plan.slice(endOf(plan, inner.start) - 1) };
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
