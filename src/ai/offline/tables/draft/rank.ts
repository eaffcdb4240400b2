import { conditionsOf, whereOf } from "./draft.ts";
import type { Asked, TableDraft } from "./draft.ts";
import { findMeasure, isAllUsed, isKey, subjectsNamed } from "../find-roles.ts";

/** The place of one row among all that fit, counted from the largest. */
export function draftRank(asked: Asked): TableDraft | undefined {
  const { shape, filters } = asked;
  const [subject, ...more] = filters.named;
  const by = findMeasure(asked);
  if (subject === undefined || more.length > 0 || by === undefined || subject.isNegative) return undefined;
  if (!isKey(subject.column, asked) || subject.condition.op !== "=") return undefined;
  const [key, column] = [shape.columns[subject.column], shape.columns[by]];
  const others = subjectsNamed(asked);
  if (!isAllUsed(asked, { cues: ["rank", "max"], columns: [by, ...others] })) return undefined;
  if (key === undefined || column === undefined || !others.every((other) => isKey(other, asked)))
    return undefined;
  const where = whereOf(conditionsOf({ ...filters, named: [] }));
  return {
    ...{ table: shape.id, width: 3, told: [0, 1, 2], must: [], mostRows: 1 },
    plan: {
      ...{ from: shape.id, groupBy: [{ column: key.name }] },
      aggregates: [{ fn: "max", column: column.name, as: "value", ...where }],
      derive: [{ as: "place", rank: { by: "value", desc: true } }],
      having: [subject.condition],
    },
  };
}
