import { conditionsOf } from "./draft.ts";
import type { Asked, TableDraft } from "./draft.ts";
import { groupOf, isListable, mostGroups } from "./total.ts";
import type { Fn } from "./total.ts";
import {
  findGroup,
  findMeasure,
  isAllUsed,
  isKey,
  isSoundInRow,
  measuresNamed,
  rowNamed,
  subjectsNamed,
} from "../find-roles.ts";
import type { Group } from "../find-roles.ts";
import type { FilterCondition } from "../filters/condition.ts";
import { yearIn } from "./year-in.ts";

const digits = 2;

/** How far two rows, two columns or two periods are apart, absolute or in percent of the first. */
export function draftDifference(asked: Asked): TableDraft | undefined {
  const { shape, filters } = asked;
  const measures = measuresNamed(asked);
  const subjects = subjectsNamed(asked);
  const pair = filters.named.find(({ values, isNegative }) => values.length === 2 && !isNegative);
  const cues = [
    "difference",
    "change",
    "percent",
    "share",
    "sum",
    "average",
    "and",
    "between",
    "count",
  ] as const;
  if (!isAllUsed(asked, { cues, columns: [...measures, ...subjects] })) return undefined;
  const group = findGroup(asked);
  if (group === "unclear") return undefined;
  const isHarmless = (at: number) => {
    const column = shape.columns[at];
    return (
      at === group?.column ||
      isKey(at, asked) ||
      column?.kind === "date" ||
      column?.role === "year" ||
      at === pair?.column
    );
  };
  if (!subjects.every(isHarmless)) return undefined;
  const isOfColumns = measures.length === 2 && pair === undefined && filters.span === undefined;
  const isGrouped = group !== undefined && !isKey(group.column, asked);
  if (isOfColumns) return isGrouped ? undefined : ofColumns(asked, measures);
  const measure = findMeasure(asked);
  // "how many more orders" counts, and nothing here does
  const others = subjects.filter((at) => at !== group?.column);
  const isNamed = measures.length === 1 || (others.length === 0 && !asked.cues.has("count"));
  if (!isNamed || measure === undefined || (pair !== undefined && filters.span !== undefined))
    return undefined;
  if (pair === undefined) return ofPeriods(asked, measure, isGrouped ? group : undefined);
  if (isGrouped) return undefined;
  const both = conditionsOf({ ...filters, named: filters.named.filter((one) => one !== pair) });
  const [first = "", second = ""] = pair.values;
  const is = (value: string): FilterCondition => ({ column: pair.condition.column, op: "=", value });
  // "between A and B" asks how much A is above B
  return ofGroups(asked, { measure, from: is(second), to: is(first), both });
}

/** Two years or two months, of all rows or of each group. */
function ofPeriods(asked: Asked, measure: number, group: Group | undefined): TableDraft | undefined {
  const { shape, filters } = asked;
  const { span, periods } = filters;
  const column = span === undefined ? undefined : shape.columns[span.column];
  if (span === undefined || column === undefined || periods.length > 1) return undefined;
  const [from = "", to = ""] = [span.from, span.to].toSorted();
  const isMonth = /^\d{4}-\d\d$/u.test(from) && column.role !== "year";
  if ((!isMonth && !/^\d{4}$/u.test(from)) || from === to) return undefined;
  const op = column.role === "year" ? "=" : isMonth ? "month" : "year";
  const is = (value: string): FilterCondition => ({ column: column.name, op, value });
  const both = conditionsOf({ ...filters, periods: [] });
  const draft = ofGroups(asked, { measure, from: is(from), to: is(to), both });
  if (draft === undefined || group === undefined) return draft;
  if (!isListable(group, asked)) return undefined;
  return {
    ...{
      ...draft,
      width: draft.width + 1,
      told: [0, ...draft.told.map((at) => at + 1)],
      mostRows: mostGroups,
    },
    must: draft.must.map(({ column: at, value }) => ({ column: at + 1, value })),
    plan: { ...draft.plan, ...groupOf(group, asked) },
  };
}

/** Two columns of the row that a condition names. */
function ofColumns(asked: Asked, measures: readonly number[]): TableDraft | undefined {
  const { shape, cues } = asked;
  const [first, second] = measures.map((at) => shape.columns[at]);
  const row = rowNamed(asked);
  const isPercent = cues.has("percent") || cues.has("share");
  if (first === undefined || second === undefined || row === undefined) return undefined;
  if (!isSoundInRow(first, row) || !isSoundInRow(second, row) || cues.has("sum") || cues.has("average"))
    return undefined;
  if (first.unit !== second.unit || first.factor !== second.factor) return undefined;
  if (first.factor !== undefined && !isPercent) return undefined;
  // years run forward however they are named
  const isTurned = yearIn(first.name) > yearIn(second.name);
  const [from, to] = isTurned ? [second, first] : [first, second];
  const key = shape.columns[row.column]?.name ?? "";
  const difference = ["-", to.name, from.name];
  const expr = isPercent ? ["round", ["*", ["/", difference, from.name], 100], digits] : difference;
  return {
    ...{ table: shape.id, width: 4, told: [0, 1, 2, 3], must: [], mostRows: 1 },
    ...(isPercent && { positive: [1] }),
    plan: {
      ...{ from: shape.id, where: [row.condition], select: [key, from.name, to.name, "difference"] },
      derive: [{ as: "difference", expr }],
    },
  };
}

interface Compared {
  measure: number;
  from: FilterCondition;
  to: FilterCondition;
  both: FilterCondition[];
}

/** Two groups of rows: their totals or averages where asked for, else two single rows. */
function ofGroups(asked: Asked, { measure, from, to, both }: Compared): TableDraft | undefined {
  const { shape, cues } = asked;
  const column = shape.columns[measure];
  if (column === undefined || (cues.has("sum") && cues.has("average"))) return undefined;
  const fn: Fn = cues.has("average") ? "average" : "sum";
  const isSingle = !cues.has("sum") && !cues.has("average");
  const isPercent = cues.has("percent") || cues.has("share");
  if (isPercent && (column.min ?? "-").startsWith("-")) return undefined;
  const difference = ["-", "to", "from"];
  const exact = isPercent ? ["*", ["/", difference, "from"], 100] : difference;
  const isRounded = isPercent || fn === "average";
  const of = (name: string, condition: FilterCondition) => [
    { fn, column: column.name, as: name, where: [condition, ...both] },
    { fn: "count", column: column.name, as: `${name} values`, where: [condition, ...both] },
  ];
  return {
    ...{ table: shape.id, width: 5, told: [0, 2, 4], mostRows: 1 },
    must: isSingle ? [1, 3].map((at) => ({ column: at, value: "1" })) : [],
    plan: {
      ...{ from: shape.id, aggregates: [...of("from", from), ...of("to", to)] },
      derive: [{ as: "difference", expr: isRounded ? ["round", exact, digits] : exact }],
    },
  };
}
