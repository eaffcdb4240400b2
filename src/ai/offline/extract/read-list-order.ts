import {
  columnsLead,
  listEnding,
  listLink,
  listOpening,
  sheetNamed,
} from "../../../lexicon/requests/delivered/sheet-orders.ts";
import { cutList } from "../plan/cut-list.ts";

/** The rows that an order wants, in its own words, and the columns that it may name behind them. */
export interface ListOrder {
  rows: string;
  /** What may be a list of columns, each with what stands before it; whoever knows the table knows which one is. */
  cuts: readonly { rows: string; columns: readonly string[] }[];
}

const longestOrder = 300;

/** "Give me an Excel file with all courses that start in May: code and fee" → courses that start in May; code, fee. */
export function readListOrder(text: string): ListOrder | undefined {
  const plain = text.replaceAll(/\s+/gu, " ").trim();
  if (plain.length > longestOrder || /[.!?]\s+\p{Lu}/u.test(plain)) return undefined;
  const object = plain.replace(listOpening, "").replace(listEnding, "");
  const rows = object.replace(sheetNamed, " ").replace(listLink, "").replaceAll(/\s+/gu, " ").trim();
  if (rows === "" || object === plain) return undefined;
  const cuts = [...rows.matchAll(columnsLead)].map(({ index, 0: lead }) => ({
    rows: rows.slice(0, index).trim(),
    columns: cutList(rows.slice(index + lead.length).replace(/\)$/u, "")),
  }));
  return { rows, cuts: cuts.filter((cut) => cut.rows !== "" && cut.columns.length > 0) };
}
