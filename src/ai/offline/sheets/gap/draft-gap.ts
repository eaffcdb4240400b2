import { addingHeads } from "../../../../lexicon/tables/loose-cues.ts";
import { foldText } from "../../../../lib/text/fold-text.ts";
import type { ColumnShape } from "../../../../model/documents/table-shape.ts";
import { whereOf } from "../../tables/draft/draft.ts";
import type { TableDraft } from "../../tables/draft/draft.ts";
import { yearIn } from "../../tables/draft/year-in.ts";
import type { FilterCondition } from "../../tables/filters/condition.ts";
import { isMeasure } from "../../tables/limited-column.ts";
import { columnCalled } from "../../tables/loose/column-called.ts";
import type { FoundValues } from "../find-values.ts";
import { measureOf, moneyOf, wholeOf } from "../find-measure.ts";
import { conditionsOf, isForValue, isKey, type SheetReading } from "../read-sheet.ts";
import type { AskedGap } from "./find-gap.ts";
import { pairedColumns } from "./paired-columns.ts";

/** How far two rows are apart in one column, or two columns in one row or in all. */
export function draftGap(reading: SheetReading, gap: AskedGap): TableDraft | undefined {
  const { values, open } = reading;
  if (open.length > 0 || values.some(({ isVague }) => isVague) || !isPlain(reading)) return undefined;
  const pairs = values.filter((one) => one.values.length > 1);
  const [pair, ...more] = pairs;
  if (more.length > 0 || (pair !== undefined && pair.values.length > 2)) return undefined;
  return pair === undefined ? ofColumns(reading, gap) : ofRows(reading, gap, pair);
}

const computing = ["average", "median", "share", "percent", "max", "min", "rank", "not", "or"] as const;

function isPlain(reading: SheetReading): boolean {
  const { cues } = reading.cues;
  return computing.every((cue) => !cues.has(cue)) && (!cues.has("per") || isForValue(reading));
}

function ofRows(reading: SheetReading, gap: AskedGap, pair: FoundValues): TableDraft | undefined {
  const { shape } = reading;
  const column = comparedColumn(reading, gap);
  if (column === undefined || !isUsable(column)) return undefined;
  const isSingle = isKey(pair.column, shape);
  if (!isSingle && !doesAddUp(reading, column)) return undefined;
  const name = shape.columns[pair.column]?.name ?? "";
  const both = conditionsOf({ ...reading, values: reading.values.filter((one) => one !== pair) });
  const said = pair.values
    .map((value, at) => ({ value, start: pair.starts[at] ?? 0 }))
    .toSorted((a, b) => a.start - b.start);
  const [first, second] = inOrder(said, gap);
  if (first === undefined || second === undefined) return undefined;
  const of = (as: string, value: string) => {
    const where: FilterCondition[] = [{ column: name, op: "=", value }, ...both];
    return [
      { fn: "sum", column: column.name, as, where },
      { fn: "count", column: column.name, as: `${as} values`, where },
    ];
  };
  return {
    ...{ table: shape.id, width: 5, told: [0, 2, 4], mostRows: 1 },
    must: isSingle ? [1, 3].map((at) => ({ column: at, value: "1" })) : [],
    ...(gap.isMore !== undefined && { positive: [4] }),
    plan: {
      ...{ from: shape.id, aggregates: [...of("first", first.value), ...of("second", second.value)] },
      derive: [{ as: "difference", expr: apart(gap, "first", "second") }],
    },
  };
}

function ofColumns(reading: SheetReading, gap: AskedGap): TableDraft | undefined {
  const { shape, values } = reading;
  const pair = pairedColumns(reading);
  if (pair === undefined) return undefined;
  const [left, right] = pair.toSorted((a, b) => a.start - b.start);
  if (left === undefined || right === undefined || !areAlike(left.column, right.column)) return undefined;
  // years run forward however they are named
  const isTimed = yearIn(left.column.name) !== "" && yearIn(right.column.name) !== "";
  const later = yearIn(left.column.name) > yearIn(right.column.name) ? [left, right] : [right, left];
  const [first, second] = isTimed || gap.isChange ? later : inOrder([left, right], gap);
  if (first === undefined || second === undefined) return undefined;
  const [one, other] = gap.isMore === false && isTimed ? [second, first] : [first, second];
  const expr = apart(gap, one.column.name, other.column.name);
  const row = values.find(({ column }) => isKey(column, shape));
  const positive = gap.isMore === undefined ? undefined : [3];
  if (row !== undefined) {
    const key = shape.columns[row.column]?.name ?? "";
    return {
      ...{ table: shape.id, width: 4, told: [0, 1, 2, 3], must: [], mostRows: 1 },
      ...(positive !== undefined && { positive }),
      plan: {
        ...{ from: shape.id, where: conditionsOf(reading) },
        select: [key, one.column.name, other.column.name, "difference"],
        derive: [{ as: "difference", expr }],
      },
    };
  }
  if (!doesAddUp(reading, one.column) || !doesAddUp(reading, other.column)) return undefined;
  const where = whereOf(conditionsOf(reading));
  return {
    ...{ table: shape.id, width: 3, told: [0, 1, 2], must: [], mostRows: 1 },
    ...(positive !== undefined && { positive: [2] }),
    plan: {
      ...{ from: shape.id, ...where },
      aggregates: [
        { fn: "sum", column: one.column.name, as: "first", ...where },
        { fn: "sum", column: other.column.name, as: "second", ...where },
      ],
      derive: [{ as: "difference", expr: apart(gap, "first", "second") }],
    },
  };
}

/** What is behind "than" is taken from the other one; the larger one comes first where it is said which it is. */
function inOrder<T extends { start: number }>(said: readonly T[], { isMore, than }: AskedGap): T[] {
  const behind = said.filter(({ start }) => than !== undefined && start > than);
  const isTurned = behind.length === 1 && behind[0] === said[0];
  const own = isTurned ? said.toReversed() : [...said];
  return isMore === false ? own.toReversed() : own;
}

function apart({ isMore }: AskedGap, first: string, second: string): unknown {
  const difference = ["-", first, second];
  return isMore === undefined ? ["abs", difference] : difference;
}

function comparedColumn(reading: SheetReading, gap: AskedGap): ColumnShape | undefined {
  const { shape, cues } = reading;
  const named = measureOf(reading);
  if (named !== undefined) return named === "unclear" ? undefined : named;
  if (gap.isPrice || cues.cues.has("cost") || cues.cues.has("spent")) return moneyOf(shape);
  return wholeOf(shape);
}

function isUsable(column: ColumnShape): boolean {
  return isMeasure(column) && column.isSound && column.factor === undefined;
}

function areAlike(left: ColumnShape, right: ColumnShape): boolean {
  return left !== right && isUsable(left) && isUsable(right) && left.unit === right.unit;
}

const adding = new Set(addingHeads.split("|").map(foldText));
const currencies = new Set(Intl.supportedValuesOf("currency"));

/** Time, ways and money of several rows add up; the prices of single things do not. */
function doesAddUp({ shape }: SheetReading, { name, unit = "" }: ColumnShape): boolean {
  if (columnCalled(shape, "unitPrice")?.name === name) return false;
  return currencies.has(unit) || adding.has(foldText(name.replace(/\s*[([].*$/u, "")));
}
