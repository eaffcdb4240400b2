import { findDates } from "../../../lib/text/find-dates.ts";
import type { Asked } from "../answer/look-up/read-asked.ts";
import { monthNumber } from "../tables/month-number.ts";
import type { OfficeRecord } from "./read-records.ts";

/** Whether a record with dates has one in the month that a question names; without dates it says nothing about it. */
export function isOfMonth({ all, text, language }: Asked, { cells, heads, above }: OfficeRecord): boolean {
  const said = all.flatMap(({ word, start, end }, at) => {
    const month = monthNumber(word);
    // "may" and "march" are verbs as well
    const isName = !capitals.has(language) || /^\p{Lu}/u.test(text.slice(start, end));
    return month !== undefined && isName && at > 0 ? [month] : [];
  });
  const near = [...cells.flatMap(({ words }) => words), ...heads, ...above];
  const named = new Set(near.map(({ word }) => monthNumber(word)));
  const dated = cells.flatMap((cell) => findDates(cell.text).flatMap(({ keys }) => keys));
  if (said.length === 0 || dated.length === 0) return true;
  const own = new Set(dated.map((key) => Number(key.slice(-5, -3)) - 1));
  return said.some((month) => own.has(month) || named.has(month));
}

const capitals: ReadonlySet<string> = new Set(["en", "de"]);
