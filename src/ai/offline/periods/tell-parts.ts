import { openCueBook } from "../tables/cue-book.ts";
import { phrasesAt } from "../tables/match-phrases.ts";
import { createWordReader } from "../tables/read-words.ts";
import { languages } from "../../../lexicon/words-by-language.ts";
import { tellCells } from "../cells/tell-cells.ts";
import type { ComputedClaim } from "../tables/answer-by-plan.ts";
import type { FoundRow } from "./find-period-row.ts";
import type { PeriodRow } from "./period-tables.ts";

const mostParts = 15;

/** The rows above a total, up to the total or the head of the group before it: what it is made up of. */
export function tellParts({ table, found }: FoundRow): ComputedClaim[] | undefined {
  const at = table.rows.indexOf(found);
  if (!isTotal(found)) return undefined;
  const parts: PeriodRow[] = [];
  for (let above = at - 1; above >= 0; above -= 1) {
    const row = table.rows[above];
    if (row === undefined || row.group !== table.rows[at - 1]?.group || isTotal(row)) break;
    parts.unshift(row);
  }
  if (parts.length < 2 || parts.length > mostParts) return undefined;
  const claims = parts.flatMap(({ row, label }) => {
    const filled = table.columns.flatMap(({ column }) =>
      (row.cells[column] ?? "").trim() === "" ? [] : [column],
    );
    return tellCells(row, [...(label === undefined ? [] : [label]), ...filled], table.grid) ?? [];
  });
  return claims.length === parts.length ? claims : undefined;
}

/** A row that begins with a word for a sum, or has no name. */
function isTotal({ row, label }: PeriodRow): boolean {
  if (label === undefined) return true;
  const name = row.cells[label] ?? "";
  return languages.some((language) =>
    phrasesAt<string>(openCueBook(language).aggregates, createWordReader(language)(name), 0).some(
      ({ tag }) => tag === "sum",
    ),
  );
}
