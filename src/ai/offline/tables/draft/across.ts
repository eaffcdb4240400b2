import { largest } from "../../../../lib/largest.ts";
import type { ColumnShape } from "../../../../model/documents/table-shape.ts";
import { roundedTo } from "./draft.ts";
import type { Asked, TableDraft } from "./draft.ts";
import { columnItems, isAllUsed, isSoundInRow, rowNamed } from "../find-roles.ts";
import { isMeasure } from "../limited-column.ts";
import { yearIn } from "./year-in.ts";

const mostColumns = 12;

/** The sum or the average of several years of one row, where each year has a column; every value is told. */
export function draftAcross(asked: Asked, fn: "sum" | "average"): TableDraft | undefined {
  const { shape } = asked;
  const row = rowNamed(asked);
  const columns = yearsNamed(asked);
  const [first] = columns ?? [];
  if (row === undefined || columns === undefined || first === undefined) return undefined;
  if (
    columns.length < 2 ||
    columns.length > mostColumns ||
    !columns.every((one) => isSoundInRow(one, row) && isAlike(one, first))
  )
    return undefined;
  const named = columnItems(asked).map(({ column }) => column);
  if (!isAllUsed(asked, { cues: [fn, "and"], columns: named, kinds: ["periodWord"] })) return undefined;
  const names = columns.map(({ name }) => name);
  const sum = names.slice(1).reduce<unknown>((left, right) => ["+", left, right], first.name);
  const scale = roundedTo(largest(columns.map((one) => one.scale)));
  const expr = fn === "sum" ? sum : ["round", ["/", sum, names.length], scale];
  const key = shape.columns[row.column]?.name ?? "";
  const width = names.length + 2;
  return {
    ...{ table: shape.id, width, told: Array.from({ length: width }, (_, at) => at), must: [], mostRows: 1 },
    plan: {
      ...{ from: shape.id, where: [row.condition], select: [key, ...names, fn] },
      derive: [{ as: fn, expr }],
    },
  };
}

/** What is told of thousands stands in no result, so nothing is computed with them. */
function isAlike(column: ColumnShape, first: ColumnShape): boolean {
  return column.unit === first.unit && column.factor === undefined;
}

/** The columns of the years that are named, in order; all from one to another where a range is. */
function yearsNamed(asked: Asked): ColumnShape[] | undefined {
  const { columns } = asked.shape;
  const byYear = Map.groupBy(
    columns.filter((column) => isMeasure(column) && yearIn(column.name) !== ""),
    ({ name }) => yearIn(name),
  );
  const years = new Set<string>();
  let last = "";
  for (const { column, endsRange } of columnItems(asked)) {
    const year = yearIn(columns[column]?.name ?? "");
    if (year === "") return undefined;
    for (let at = Number(last) + 1; endsRange === true && at < Number(year); at += 1) years.add(String(at));
    years.add(year);
    last = year;
  }
  const found = [...years].toSorted().map((year) => byYear.get(year) ?? []);
  // a year without a column, or with two of them, leaves open what is meant
  return found.some(({ length }) => length !== 1) ? undefined : found.flat();
}
