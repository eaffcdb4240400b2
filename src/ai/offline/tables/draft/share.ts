import { conditionsOf, whereOf } from "./draft.ts";
import type { Asked, TableDraft } from "./draft.ts";
import { groupOf, isListable, mostGroups } from "./total.ts";
import { findMeasure, isAllUsed, isKey, measuresNamed, subjectsNamed } from "../find-roles.ts";
import { isCue } from "../item.ts";

const digits = 2;

/** What part of a sum, or of the rows, keeps to a condition; a period beside it holds for part and whole. */
export function draftShare(asked: Asked): TableDraft | undefined {
  const { shape, filters, rest } = asked;
  const measures = measuresNamed(asked);
  const subjects = subjectsNamed(asked);
  const [measure, ...more] = measures;
  const grouped = ofGroups(asked);
  if (grouped !== undefined) return grouped;
  if (more.length > 0 || !subjects.every((column) => isKey(column, asked))) return undefined;
  const isOfRows = measure === undefined;
  if (isOfRows && subjects.length === 0 && rest.every(({ kind }) => kind !== "rows")) return undefined;
  const used = { cues: ["share", "percent", "sum", "count"] as const, columns: [...measures, ...subjects] };
  if (!isAllUsed(asked, { ...used, kinds: ["rows"] })) return undefined;
  const column = measure === undefined ? undefined : shape.columns[measure];
  if (
    column !== undefined &&
    (!column.isSound || column.unit === "%" || column.min?.startsWith("-") === true)
  )
    return undefined;
  // "what percentage of A is B" asks for one value in terms of another, and nothing says here which is the whole
  if (asked.filters.named.some(({ isApart }) => isApart === true)) return undefined;
  const wholes = wholeOf(asked);
  if (wholes === undefined) return undefined;
  const of = column === undefined ? { fn: "count" } : { fn: "sum", column: column.name };
  return {
    ...{ table: shape.id, width: 3, told: [0, 1, 2], must: [], mostRows: 1 },
    plan: {
      from: shape.id,
      aggregates: [
        { ...of, as: "part", ...whereOf(conditionsOf(filters)) },
        { ...of, as: "whole", ...whereOf(wholes) },
      ],
      derive: [{ as: "share", expr: ["round", ["*", ["/", "part", "whole"], 100], digits] }],
    },
  };
}

/** "The three sources with their share", "the share of each region": every group with its value and its part of the whole. */
function ofGroups(asked: Asked): TableDraft | undefined {
  const { shape, filters, rest, cues } = asked;
  const [subject, ...others] = subjectsNamed(asked);
  const measure = findMeasure(asked);
  const column = measure === undefined ? undefined : shape.columns[measure];
  if (subject === undefined || others.length > 0 || measure === undefined || column === undefined)
    return undefined;
  const { distinct = 0 } = shape.columns[subject] ?? {};
  const at = rest.findIndex((item) => item.kind === "column" && item.column === subject);
  const before = rest[at - 1];
  const isCounted = before?.kind === "number" && before.value === distinct;
  if (!isCounted && !(cues.has("per") && isCue(before, "per"))) return undefined;
  if (
    filters.named.length + filters.limits.length > 0 ||
    column.unit === "%" ||
    column.min?.startsWith("-") === true
  )
    return undefined;
  const left = { ...asked, rest: rest.filter((item) => item !== before) };
  const used = { cues: ["share", "percent", "sum", "and"] as const, columns: [measure, subject] };
  const group = { column: subject };
  if (!isAllUsed(left, used) || isKey(subject, asked) || !isListable(group, asked)) return undefined;
  const where = whereOf(conditionsOf(filters));
  return {
    ...{ table: shape.id, width: 4, told: [0, 1, 3], must: [], mostRows: mostGroups },
    plan: {
      ...{ from: shape.id, ...where, ...groupOf(group, asked) },
      aggregates: [{ fn: "sum", column: column.name, as: "value", ...where }],
      derive: [
        { as: "share", share: { of: "value", as: "percent" } },
        { as: "rounded", expr: ["round", "share", digits] },
      ],
    },
  };
}

/** Which conditions hold for the whole as well; undefined where there is no part, or more than one. */
function wholeOf({ filters: { named, limits, periods } }: Asked) {
  const own = named.length + limits.length;
  if (own > 1) return undefined;
  if (own === 1) return periods;
  return periods.length === 1 ? [] : undefined;
}
