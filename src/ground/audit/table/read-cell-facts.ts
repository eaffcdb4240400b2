import type { Fact } from "../../facts/fact.ts";
import { findFacts } from "../../facts/find-facts.ts";
import { readCellNumber } from "../../facts/read-cell-number.ts";
import type { EvidenceCell } from "./read-table.ts";

const inBrackets = /[([]([^()[\]]{1,24})[)\]]/gu;
const inWords = /(?:,|\bin|\ben)\s+([^\s,;]{1,14}(?:\s[^\s,;]{1,14})?)\s*$/u;

/** The facts of a cell, its number with the unit that the row, the column's head or the row's name give it. */
export function readCellFacts(placed: EvidenceCell, language: string): Fact[] {
  const { value } = placed.cell;
  const facts = findFacts(value, { language, role: "evidence" });
  const number = readCellNumber(value, language);
  if (number === undefined) return facts;
  const plain = facts.filter(({ kind }) => kind !== "number");
  if (number.dimension !== undefined) return [...plain, number];
  const dressed = unitsOf(placed).flatMap((unit) => withUnit(number, unit));
  return [...plain, ...(dressed.length > 0 ? dressed : [number])];
}

/** Where the unit of a cell may stand: a column of units, or brackets in the heads. */
function unitsOf({ read, row, column, cell }: EvidenceCell): string[] {
  const own =
    read.unitColumn === undefined || read.unitColumn === column
      ? ""
      : (read.table.rows[row]?.[read.unitColumn] ?? "");
  const heads = [cell.columnHead, cell.rowHead].flatMap((head) => [
    ...[...head.matchAll(inBrackets)].map((match) => match[1] ?? ""),
    inWords.exec(head)?.[1] ?? "",
  ]);
  return [own, ...heads].map((unit) => unit.trim()).filter((unit) => unit !== "" && !/\p{N}/u.test(unit));
}

/** The same number read once more with its unit behind it; nothing where the unit is none. */
function withUnit(number: Fact, unit: string): Fact[] {
  return number.keys.flatMap((key) => {
    const [read] = findFacts(`${key} ${unit.replace(/^in\s+/u, "")}`, { language: "en", role: "claim" });
    if (
      read === undefined ||
      read.kind !== "number" ||
      (read.dimension === undefined && read.keys.includes(key))
    )
      return [];
    return [
      {
        ...read,
        text: number.text,
        start: number.start,
        end: number.end,
        digits: number.digits ?? number.keys,
      },
    ];
  });
}
