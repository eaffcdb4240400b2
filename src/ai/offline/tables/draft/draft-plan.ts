import { toAsked } from "./draft.ts";
import type { TableDraft } from "./draft.ts";
import { draftAcross } from "./across.ts";
import { describesSubject, draftBest, superlatives } from "./best.ts";
import { countsMeasure, draftCount } from "./count.ts";
import { draftDifference } from "./difference.ts";
import { draftList } from "./list.ts";
import { draftRank } from "./rank.ts";
import { draftShare } from "./share.ts";
import { draftTotal } from "./total.ts";
import type { TableShape } from "../../../../model/documents/table-shape.ts";
import { measuresNamed, subjectsNamed } from "../find-roles.ts";
import { isCue } from "../item.ts";
import type { Item } from "../item.ts";
import { readFilters } from "../filters/read-filters.ts";

/** The plan that a question asks for, in the order in which one cue outweighs another; undefined where none fits. */
export function draftPlan(items: readonly Item[], shape: TableShape): TableDraft | undefined {
  const filters = readFilters(items, shape);
  if (filters === undefined) return undefined;
  const asked = toAsked(shape, { ...filters, rest: withSpent(filters.rest) });
  const { cues } = asked;
  if (cues.has("not") || cues.has("or")) return undefined;
  if (cues.has("rank")) return draftRank(asked);
  if (cues.has("difference") || cues.has("change")) return draftDifference(asked);
  if (cues.has("share") || cues.has("percent")) return draftShare(asked);
  if (superlatives.some((cue) => cues.has(cue))) {
    const isNamed = subjectsNamed(asked).length > 0 || cues.has("who");
    const best = isNamed ? draftBest(asked) : undefined;
    if (best !== undefined) return best;
    if (describesSubject(asked)) return undefined;
    // "which donation was the largest" asks for the row, and not for its number
    if (cues.has("which") && measuresNamed(asked).length === 0) return undefined;
    // the highest fee does not say whose it is
    if (cues.has("who")) return undefined;
    if (cues.has("max") !== cues.has("min")) return draftTotal(asked, cues.has("max") ? "max" : "min");
    return undefined;
  }
  const asks = (["sum", "average", "median"] as const).filter((cue) => cues.has(cue));
  const [fn, ...more] = asks;
  if (more.length > 0) return undefined;
  if (cues.has("count") && !countsMeasure(asked)) return draftCount(asked);
  if (fn === undefined) return draftList(asked);
  const isAcross = fn !== "median" && measuresNamed(asked).length > 1 && !opensLabel(items, fn);
  return isAcross ? draftAcross(asked, fn) : draftTotal(asked, fn);
}

/** "How much was spent" asks for a total, and counts nothing. */
function withSpent(rest: readonly Item[]): Item[] {
  const spent = rest.find((item) => item.kind === "cost" && item.isTotal === true);
  if (spent === undefined) return [...rest];
  const { at, length } = spent;
  return [...rest.filter((item) => !isCue(item, "count")), { kind: "cue", cue: "sum", at, length }];
}

/** "total revenue" may be the name of a row that is a total; "the sum of the revenue" is none. */
function opensLabel(items: readonly Item[], fn: "sum" | "average"): boolean {
  if (fn === "average") return false;
  return items.some((item, at) => {
    const next = items[at + 1];
    return isCue(item, fn) && item.length === 1 && next?.kind === "value" && next.at === item.at + 1;
  });
}
