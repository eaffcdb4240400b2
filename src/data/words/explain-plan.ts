import { planWordsOf } from "../../lexicon/plan-words/plan-words-of.ts";
import type { PlanWords } from "../../lexicon/plan-words/plan-words.ts";
import type { Aggregate, Join, Plan } from "../plan/plan.ts";
import type { PlanNote, PlanResult } from "../run/plan-result.ts";
import { explainConditions } from "./explain-condition.ts";
import { explainDerive } from "./explain-derive.ts";
import { column, fill, listOf, plural, quoteText, sayPlain } from "./say.ts";
import type { Telling } from "./say.ts";

const mostListed = 8;

/** "Sum of *amount* over 14 rows of t1 where *supplier* is “Meier AG”; 1 row without a value for *amount* does not count." */
export function explainInWords(plan: Plan, result: PlanResult, language: string): string {
  const telling: Telling = { words: planWordsOf(language), language };
  const opening = `${subject(plan, telling)} ${scope(plan, result, telling)}`.trim();
  const main = [opening, groups(plan, telling), order(plan, telling)]
    .filter((text) => text !== "")
    .join(", ");
  const derived = (plan.derive ?? []).map((one) => explainDerive(one, telling));
  const notes = result.notes.map((note) => explainNote(note, telling)).filter((text) => text !== "");
  const sentence = [main, ...derived, ...notes].join("; ");
  return `${capital(sentence)}${value(result, telling)}.`;
}

/** What a result of a single value is. */
function value({ rows, columns }: PlanResult, { language }: Telling): string {
  const [row, ...moreRows] = rows;
  const [only] = columns;
  if (row === undefined || only === undefined || moreRows.length > 0 || row.length !== 1) return "";
  const [text] = row;
  if (text === null || text === undefined) return "";
  const shown = sayPlain(text, only.kind, language);
  return ` = ${[shown, only.factor === undefined ? "" : `× ${only.factor}`, only.unit ?? ""].filter((part) => part !== "").join(" ")}`;
}

function capital(text: string): string {
  return text.startsWith("*") ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

function subject({ aggregates = [], groupBy = [], select }: Plan, telling: Telling): string {
  if (aggregates.length > 0)
    return listOf(
      aggregates.slice(0, mostListed).map((one) => sayAggregate(one, telling)),
      telling,
    );
  const names = select ?? groupBy.map((one) => one.as ?? one.column);
  return names.length === 0 ? "" : listOf(names.slice(0, mostListed).map(column), telling);
}

function sayAggregate({ fn, column: name, where }: Aggregate, telling: Telling): string {
  const { words } = telling;
  const said = name === undefined ? words.rows : fill(words[fn], { A: column(name) });
  return where === undefined || where.length === 0
    ? said
    : `${said} (${fill(words.only, { C: explainConditions(where, telling) })})`;
}

function scope(
  { from, join, where, aggregates = [], groupBy = [] }: Plan,
  { counts }: PlanResult,
  telling: Telling,
): string {
  const { words, language } = telling;
  const isGrouped = aggregates.length + groupBy.length > 0;
  const rows = plural(isGrouped ? words.over : words.of, counts.used, language);
  const joins = join === undefined ? [] : Array.isArray(join) ? join : [join];
  const parts = [fill(rows, { T: column(from) }), ...joins.map((one) => sayJoin(one, telling))];
  const conditions =
    where === undefined || where.length === 0
      ? ""
      : ` ${fill(words.where, { C: explainConditions(where, telling) })}`;
  return `${parts.join(", ")}${conditions}`;
}

function sayJoin({ table, as, on }: Join, telling: Telling): string {
  const keys = on.map(([left, right]) =>
    fill(telling.words.eq, { A: column(left), B: column(`${as ?? table}.${right}`) }),
  );
  return fill(telling.words.join, { T: column(table), C: listOf(keys, telling) });
}

function groups({ groupBy = [], aggregates = [], having }: Plan, telling: Telling): string {
  const { words } = telling;
  const periods: Record<string, string> = {
    day: words.byDay,
    week: words.byWeek,
    month: words.byMonth,
    quarter: words.byQuarter,
    year: words.byYear,
  };
  const keys = groupBy.map(({ column: name, by }) =>
    by === undefined ? column(name) : fill(periods[by] ?? "{A}", { A: column(name) }),
  );
  const per =
    keys.length === 0 || aggregates.length === 0 ? "" : fill(words.per, { A: listOf(keys, telling) });
  const kept =
    having === undefined || having.length === 0
      ? ""
      : fill(words.having, { C: explainConditions(having, telling) });
  return [per, kept].filter((text) => text !== "").join(", ");
}

function order({ orderBy = [], limit }: Plan, telling: Telling): string {
  const { words, language } = telling;
  const keys = orderBy.map(({ by, desc = false }) => `${column(by)} (${desc ? words.desc : words.asc})`);
  const sorted = keys.length === 0 ? "" : fill(words.sorted, { A: listOf(keys, telling) });
  const first = limit === undefined ? "" : plural(words.first, limit, language);
  return [sorted, first].filter((text) => text !== "").join(", ");
}

function explainNote(note: PlanNote, telling: Telling): string {
  const { words, language } = telling;
  const counted = (forms: PlanWords["empty"], count: number, more: Record<string, string> = {}) =>
    fill(plural(forms, count, language), more);
  switch (note.kind) {
    case "empty":
      return counted(words.empty, note.rows, { A: column(note.column) });
    case "undecided":
      return counted(words.undecided, note.rows);
    case "unmatched": {
      const left = note.left > 0 ? [counted(words.unmatchedLeft, note.left, { T: column(note.table) })] : [];
      const right =
        note.right > 0 ? [counted(words.unmatchedRight, note.right, { T: column(note.table) })] : [];
      return [...left, ...right].join("; ");
    }
    case "totals-left-out":
      return counted(words.totals, note.rows);
    case "misfits":
      return counted(words.misfits, note.cells, { A: column(note.column) });
    case "ties-cut":
      return words.ties;
    case "rounded":
      return fill(words.rounded, { A: column(note.column) });
    case "endless":
      return fill(words.endless, { A: column(note.column) });
    case "nothing": {
      const near = note.near.map((text) => quoteText(text, telling.language));
      return fill(words.nothing, { A: column(note.column), B: listOf(near, telling) });
    }
  }
}
