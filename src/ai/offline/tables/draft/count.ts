import { conditionsOf, whereOf } from "./draft.ts";
import type { Asked, TableDraft } from "./draft.ts";
import { groupOf, isListable, mostGroups } from "./total.ts";
import { findGroup, isAllUsed, isKey, subjectsNamed } from "../find-roles.ts";
import { isCue } from "../item.ts";
import { isMeasure } from "../limited-column.ts";

/** How many rows, or how many different values; "how many units" is a sum and needs a word that says so. */
export function draftCount(asked: Asked): TableDraft | undefined {
  const { shape, filters, cues } = asked;
  const group = findGroup(asked);
  if (group === "unclear") return undefined;
  const noun = countedColumn(asked, group?.column);
  if (noun === "unclear" || (cues.has("different") && noun === undefined)) return undefined;
  // the row that a name picks is one; how many there are of it says a column, or nobody
  if (filters.named.some(({ column, condition }) => condition.op === "=" && isKey(column, asked)))
    return undefined;
  const columns = [...(group === undefined ? [] : [group.column]), ...(noun === undefined ? [] : [noun])];
  const others = subjectsNamed(asked, columns);
  if (!others.every((other) => isKey(other, asked)) || (others.length > 0 && noun !== undefined))
    return undefined;
  const isNamed = noun !== undefined || others.length > 0 || asked.rest.some(({ kind }) => kind === "rows");
  // "how much did we sell in all" counts no rows
  if (!isNamed && group === undefined && conditionsOf(filters).length === 0) return undefined;
  const used = { cues: ["count", "different", "sum"] as const, columns: [...columns, ...others] };
  const kinds = group?.by === undefined ? (["rows"] as const) : (["rows", "periodWord"] as const);
  if (!isAllUsed(asked, { ...used, kinds })) return undefined;
  const counted = noun === undefined ? undefined : shape.columns[noun];
  if (counted?.kind === "date" && (noun === undefined || !isKey(noun, asked))) return undefined;
  const isDistinct = noun !== undefined && (cues.has("different") || !isKey(noun, asked));
  const fn = isDistinct ? { fn: "distinct", column: counted?.name } : { fn: "count" };
  const where = whereOf(conditionsOf(filters));
  const base = { table: shape.id, must: [], width: 2, told: [0, 1] };
  if (group !== undefined)
    return isListable(group, asked)
      ? {
          ...{ ...base, mostRows: mostGroups },
          plan: {
            from: shape.id,
            ...where,
            ...groupOf(group, asked),
            aggregates: [{ ...fn, as: "number", ...where }],
          },
        }
      : undefined;
  // a claim tells two values at least: how many fit, and of how many
  const all = isDistinct || where.where !== undefined ? {} : { column: shape.columns[0]?.name };
  const aggregates = [
    { ...fn, as: "number", ...where },
    { fn: "count", ...all, as: "all" },
  ];
  return { ...base, mostRows: 1, plan: { from: shape.id, aggregates } };
}

/** The column behind "how many"; undefined where rows are counted. */
function countedColumn({ rest, shape }: Asked, group: number | undefined): number | "unclear" | undefined {
  const at = rest.findIndex((item) => isCue(item, "count"));
  let next = rest[at + 1];
  if (isCue(next, "different")) next = rest[at + 2];
  if (next?.kind !== "column" || next.column === group) return undefined;
  return isMeasure(shape.columns[next.column]) ? "unclear" : next.column;
}

/** "How many units": the column that holds the number already. */
export function countsMeasure({ rest, shape }: Asked): boolean {
  const at = rest.findIndex((item) => isCue(item, "count"));
  const next = rest[at + 1];
  return at >= 0 && next?.kind === "column" && isMeasure(shape.columns[next.column]);
}
