import { languages } from "../../../../lexicon/words-by-language.ts";
import type { ColumnShape, TableShape } from "../../../../model/documents/table-shape.ts";
import { weekdayOf } from "../../cells/weekdays.ts";
import { monthNumber } from "../month-number.ts";

/** Whether each row is what was done at one time: on a day, or in the month or weekday that it names. */
export function isLog({ columns, rows }: TableShape): boolean {
  const dates = columns.filter(({ kind }) => kind === "date").length;
  return (
    dates === 1 || (dates === 0 && columns.some((column) => column.distinct < rows && namesTimes(column)))
  );
}

function namesTimes({ kind, values = [], isWhole, empty }: ColumnShape): boolean {
  if (kind !== "text" || !isWhole || empty > 0 || values.length < 2) return false;
  return values.every(
    (value) =>
      monthNumber(value) !== undefined || languages.some((one) => weekdayOf(value, one) !== undefined),
  );
}
