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

/** A model that knows what it wants to say, is cut anywhere, and goes on in any way. */
export function createCuttingWriter(options: WriterOptions): CuttingWriter {
  const { document, random } = options;
  const print = (value: Json) => JSON.stringify(value, null, random.chance(0.3) ? options.indent : undefined);
  let plan = JSON.stringify(document, null, options.indent);
  const findPlace = createPlaceFinder();

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
      const place = findPlace(received);
      const rest = restFor(style, { plan, received, place, document, random, print });
      // who begins again further back than an answer is long never comes to anything new
      const isUseless = rest !== undefined && (rest.again ?? 0) > options.limit * 0.3;
      return rest === undefined || isUseless ? undefined : write(style, rest);
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
