import type { AggregateCue } from "../../../../lexicon/tables/aggregate-cues.ts";
import { conditionsOf, whereOf } from "./draft.ts";
import type { Asked, TableDraft } from "./draft.ts";
import { aggregateOf, groupOf } from "./total.ts";
import type { Aggregated } from "./total.ts";
import { columnGroup, findMeasure, isAllUsed, isKey, measuresNamed, subjectsNamed } from "../find-roles.ts";
import type { Group } from "../find-roles.ts";
import { isCue } from "../item.ts";
import type { Item } from "../item.ts";
import { priceColumn } from "../limited-column.ts";

const largest: readonly AggregateCue[] = ["max", "most", "dearest", "latest", "top"];
const smallest: readonly AggregateCue[] = ["min", "fewest", "cheapest", "earliest", "bottom"];
export const superlatives: readonly AggregateCue[] = [...largest, ...smallest];

const mostListed = 40;

/** Which row or group has the most or the least of something, or the first few of them. */
export function draftBest(asked: Asked): TableDraft | undefined {
  const { rest, cues } = asked;
  const isLargest = directionOf(asked);
  const [limit = 1, ...more] = rest.flatMap((item) => (item.kind === "number" ? [item.value] : []));
  if (isLargest === undefined || more.length > 0 || limit > mostListed) return undefined;
  const counted = countedBest(asked);
  const by = counted === undefined ? bestColumn(asked) : undefined;
  const compared = [...(counted?.columns ?? []), ...(by === undefined ? [] : [by])];
  const subject = findSubject(asked, compared);
  if (subject === undefined || (counted === undefined && by === undefined)) return undefined;
  const used = { cues: [...superlatives, "sum", "average"] as const, columns: [subject.column, ...compared] };
  if (!isAllUsed(asked, { ...used, kinds: ["number", "rows", "cost"] })) return undefined;
  const made = counted?.made ?? madeOf(asked, subject, { by, isLargest });
  if (!isAboutSubject(asked, subject.column, { by, limit })) return undefined;
  if (made === undefined || (asked.shape.columns[subject.column]?.empty ?? 1) > 0) return undefined;
  if (cues.has("count")) return undefined;
  return ranked(asked, subject, { limit, isLargest, made });
}

/**
 * Whether it is the subject that is asked for. "The average of the largest region" and "the income of the largest
 * country" ask for something else, and so does "the total of the three largest orders".
 */
function isAboutSubject(
  asked: Asked,
  subject: number,
  { by, limit }: { by: number | undefined; limit: number },
): boolean {
  const { rest, cues } = asked;
  const at = rest.findIndex((item) => item.kind === "column" && item.column === subject);
  const measure = rest.findIndex((item) => item.kind === "column" && item.column === by);
  const isAsked = isCue(rest[at - 1], "which", "top", "bottom") || rest[at - 1]?.kind === "number";
  if (isKey(subject, asked)) {
    if (cues.has("average") || (cues.has("sum") && limit > 1)) return false;
    const isDescribed = isCue(rest[at - 1], ...superlatives) || isCue(rest[at + 1], ...superlatives);
    return at < 0 || measure < 0 || measure > at || !isDescribed;
  }
  return isAsked || (!cues.has("sum") && !cues.has("average"));
}

/** "The largest country": the word belongs to what is named, not to a number. */
export function describesSubject(asked: Asked): boolean {
  const { rest } = asked;
  const [subjects, measures] = [subjectsNamed(asked), measuresNamed(asked)];
  const isOf = (columns: readonly number[], item: Item | undefined) =>
    item?.kind === "column" && columns.includes(item.column);
  return rest.some((item, at) => {
    if (!isCue(item, ...superlatives)) return false;
    const near = [rest[at - 1], rest[at + 1]];
    const isJoined = isOf(subjects, near[1]) && near[1]?.at === item.at + item.length;
    return isJoined || (near.some((one) => isOf(subjects, one)) && !near.some((one) => isOf(measures, one)));
  });
}

/** Whether the largest are wanted; undefined where both are. "Top" leaves it to other words. */
function directionOf({ cues }: Asked): boolean | undefined {
  const said = superlatives.filter((cue) => cues.has(cue));
  const clear = said.filter((cue) => cue !== "top" && cue !== "bottom");
  const deciding = clear.length > 0 ? clear : said;
  if (deciding.every((cue) => largest.includes(cue))) return true;
  return deciding.every((cue) => smallest.includes(cue)) ? false : undefined;
}

/** "The most orders": rows or different values are counted for each subject. */
function countedBest(asked: Asked): { made: Aggregated; columns: number[] } | undefined {
  const { rest, shape } = asked;
  if (measuresNamed(asked).length > 0) return undefined;
  const at = rest.findIndex((item) => isCue(item, "most", "fewest"));
  const next = rest[at + 1];
  if (at < 0 || (next?.kind !== "rows" && next?.kind !== "column")) return undefined;
  // who paid most is not who paid on most days
  const counted = next.kind === "column" ? shape.columns[next.column] : undefined;
  if (counted?.kind === "date" || counted?.role === "year") return undefined;
  const isRows = next.kind === "rows" || isKey(next.column, asked);
  const column = next.kind === "column" ? shape.columns[next.column]?.name : undefined;
  const aggregate = isRows ? { fn: "count", as: "value" } : { fn: "distinct", column, as: "value" };
  return { made: { aggregate, derive: [] }, columns: next.kind === "column" ? [next.column] : [] };
}

/** What is compared: the number that is named, the price, or the date. */
function bestColumn(asked: Asked): number | undefined {
  const { cues, shape } = asked;
  if (cues.has("dearest") || cues.has("cheapest")) {
    const named = measuresNamed(asked);
    return named.length === 0 ? priceColumn(shape) : named.length === 1 ? named[0] : undefined;
  }
  if (!cues.has("latest") && !cues.has("earliest")) return findMeasure(asked);
  const dates = shape.columns.flatMap(({ kind, isSound }, at) => (kind === "date" && isSound ? [at] : []));
  return dates.length === 1 ? dates[0] : undefined;
}

/** What is asked for: the column that is named, or for "who" the only one that tells rows apart by text. */
function findSubject(asked: Asked, except: readonly number[]): Group | undefined {
  const named = subjectsNamed(asked, except);
  const keys = asked.shape.columns.flatMap(({ kind }, at) =>
    kind === "text" && isKey(at, asked) ? [at] : [],
  );
  const [only, ...more] = named.length === 0 && asked.cues.has("who") ? keys : named;
  if (only === undefined || more.length > 0) return undefined;
  const group = isKey(only, asked) ? { column: only } : columnGroup(only, asked);
  return group === "unclear" ? undefined : group;
}

/** The value of each row where the subject tells rows apart; else only a total or an average has a meaning. */
function madeOf(
  asked: Asked,
  subject: Group,
  { by, isLargest }: { by: number | undefined; isLargest: boolean },
): Aggregated | undefined {
  const { cues, shape } = asked;
  const column = by === undefined ? undefined : shape.columns[by];
  if (column === undefined) return undefined;
  if (isKey(subject.column, asked)) return aggregateOf(isLargest ? "max" : "min", column);
  if (cues.has("sum") === cues.has("average") || column.kind !== "number") return undefined;
  return aggregateOf(cues.has("average") ? "average" : "sum", column);
}

interface Order {
  limit: number;
  isLargest: boolean;
  made: Aggregated;
}

/**
 * Groups in order, each with its place. "Rank by smallest amount" says itself from which end it is counted; of a sum
 * it would be the largest, so the sign is turned there.
 */
function ranked(asked: Asked, group: Group, { limit, isLargest, made }: Order): TableDraft {
  const { shape, filters } = asked;
  const { groupBy } = groupOf(group, asked);
  const where = whereOf(conditionsOf(filters));
  const isTurned = !isLargest && made.aggregate["fn"] !== "min";
  const turned = isTurned ? [{ as: "turned", expr: ["-", 0, "value"] }] : [];
  const rank = { by: isTurned ? "turned" : "value", desc: isLargest || isTurned };
  const derive = [...made.derive, ...turned, { as: "place", rank }];
  const width = 2 + derive.length;
  return {
    ...{ table: shape.id, width, must: [], mostRows: mostListed },
    told: [0, made.derive.length > 0 ? 2 : 1, width - 1],
    plan: {
      ...{ from: shape.id, ...where, groupBy, aggregates: [{ ...made.aggregate, ...where }] },
      ...{ derive, having: [{ column: "value", op: "notNull" }] },
      ...{ orderBy: [{ by: "value", desc: isLargest }], limit },
    },
  };
}
