import { conditionsOf, whereOf } from "./draft.ts";
import type { Asked, TableDraft } from "./draft.ts";
import { isAllUsed, isKey, measuresNamed, subjectsNamed } from "./find-roles.ts";

const digits = 2;

/** What part of a sum, or of the rows, keeps to a condition; a period beside it holds for part and whole. */
export function draftShare(asked: Asked): TableDraft | undefined {
  const { shape, filters, rest } = asked;
  const measures = measuresNamed(asked);
  const subjects = subjectsNamed(asked);
  const [measure, ...more] = measures;
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

/** Which conditions hold for the whole as well; undefined where there is no part, or more than one. */
function wholeOf({ filters: { named, limits, periods } }: Asked) {
  const own = named.length + limits.length;
  if (own > 1) return undefined;
  if (own === 1) return periods;
  return periods.length === 1 ? [] : undefined;
}
