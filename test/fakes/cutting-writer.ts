import type { Json } from "./random-document.ts";
import type { SeededRandom } from "./seeded-random.ts";
import { createPlaceFinder, type Rest, restFor } from "./writer-rests.ts";

export const writerStyles = [
  "exact",
  "overlap",
  "element",
  "last element",
  "section",
  "document",
  "fresh document",
  "fresh rest",
  "fresh section",
  "bare array",
  "next section",
  "comma twice",
] as const;
export type WriterStyle = (typeof writerStyles)[number];
/** Answers of a model that is stuck: nothing, what it said last or before that, and all over again. */
export const stuckWays = ["empty", "previous answer", "older answer", "everything from the start"] as const;
export type StuckWay = (typeof stuckWays)[number];
export const wrappings = [
  "none",
  "fence",
  "prose",
  "prose and fence",
  "brackets",
  "brackets and fence",
] as const;
export type Wrapping = (typeof wrappings)[number];

export interface WrittenAnswer {
  style: WriterStyle | StuckWay | "first";
  wrapping: Wrapping;
  answer: string;
  /** The whole text once this answer is merged, told what was merged. */
  plan(merged: string): string;
}

export interface CuttingWriter {
  first(): WrittenAnswer;
  /** Goes on from what was received, in that style, if it makes sense at this cut. */
  next(received: string, style: WriterStyle): WrittenAnswer | undefined;
  /** An answer that hardly ever brings anything new. */
  stuck(way: StuckWay): WrittenAnswer;
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
  /** Every second cut is at the end of a section. */
  cutsAtEnds?: boolean;
  /** What is put around an answer; usually nothing, now and then something. */
  wrapping?: Wrapping;
}

/** A model that knows what it wants to say, is cut anywhere, and goes on in any way. */
export function createCuttingWriter(options: WriterOptions): CuttingWriter {
  const { document, random } = options;
  const print = (value: Json) => JSON.stringify(value, null, random.chance(0.3) ? options.indent : undefined);
  let plan = JSON.stringify(document, null, options.indent);
  const findPlace = createPlaceFinder();
  const answers: string[] = [];

  function write(style: WrittenAnswer["style"], { body, drop = 0, tail = "" }: Rest): WrittenAnswer {
    const any = random.pick<Wrapping>(["none", "none", "none", ...wrappings]);
    const wrapping = options.isPlain ? "none" : (options.wrapping ?? any);
    const limit = Math.max(2, Math.floor(options.limit * (0.6 + random.next() * 0.8)));
    const isAtEnd = options.cutsAtEnds === true && random.chance(0.5);
    const end = (isAtEnd ? sectionEnd(body, limit) : undefined) ?? findCutPlace(body, limit, random);
    const [before, after] = wrap(wrapping, random);
    const isWhole = end >= body.length;
    const answer = before + body.slice(0, end) + (isWhole ? after : "");
    answers.push(answer);
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
      const place = findPlace(received);
      const rest = restFor(style, { plan, received, place, document, random, print });
      // who begins again further back than an answer is long never comes to anything new
      const isUseless = rest !== undefined && (rest.again ?? 0) > options.limit * 0.3;
      return rest === undefined || isUseless ? undefined : write(style, rest);
    },
    stuck(way) {
      if (way === "everything from the start") return write(way, { body: plan });
      const again = way === "empty" ? random.pick(["", " ", "\n\n"]) : answers.at(-1);
      const older = answers[random.between(0, Math.max(0, answers.length - 1))];
      const answer = (way === "older answer" ? older : again) ?? "";
      return { style: way, wrapping: "none", answer, plan: () => plan };
    },
    merged(answer, text) {
      plan = answer.style === "first" ? plan : answer.plan(text);
    },
  };
}

const remarks = [
  "Here is the rest [part 2 of 3] of {the document}:\n\n",
  "As asked [1, 2], with the {placeholders} as they were:\n",
  "[continued]\n\n",
  "Sure {note: nothing was left out, see [1] and [2]. It goes on:\n\n",
] as const;

function wrap(wrapping: Wrapping, random: SeededRandom): [before: string, after: string] {
  const isBracketed = wrapping.startsWith("brackets");
  const plain = wrapping.startsWith("prose") ? "Sure, here is the rest of the document:\n\n" : "";
  const prose = isBracketed ? random.pick(remarks) : plain;
  const outro =
    { prose: "\n\nThat is all of it.", brackets: "\n\n[end of {part}]" }[wrapping as string] ?? "";
  return wrapping.endsWith("fence") ? [`${prose}\`\`\`json\n`, "\n```\nDone [all]."] : [prose, outro];
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

/** Only brackets of a section are missing; behind it another one, or the end of all. */
function sectionEnd(body: string, limit: number): number | undefined {
  const place = /[\]}]\s*(?=(?:[\]}]\s*)+(?:,?\s*\{\s*"(?:id|content_type)"|,\s*"notes"))/g;
  place.lastIndex = limit;
  const found = limit < body.length ? place.exec(body.slice(0, limit + 20_000)) : null;
  return found === null ? undefined : found.index + found[0].length;
}

/** Half of the cuts are where they hurt. */
function findCutPlace(body: string, limit: number, random: SeededRandom): number {
  if (limit >= body.length) return body.length;
  if (random.chance(0.5)) return limit;
  const window = body.slice(limit, limit + 300);
  const found = [...window.matchAll(random.pick(nastyPlaces))].slice(0, 5);
  const place = found[random.between(0, Math.max(0, found.length - 1))];
  return place === undefined ? limit : limit + place.index + place[0].length;
}
