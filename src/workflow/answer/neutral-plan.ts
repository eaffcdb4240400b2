import type { TypedTable } from "../../data/table/typed-table.ts";
import type { PlanWords } from "../../lexicon/plan-words/plan-words.ts";
import { planWordsOf } from "../../lexicon/plan-words/plan-words-of.ts";

type Loose = Record<string, unknown>;
type NamedTable = Pick<TypedTable, "id" | "name"> & {
  columns?: readonly Pick<TypedTable["columns"][number], "name" | "isMonthly">[];
};

/**
 * A plan whose tables and columns are called by what they are. A writer may name a result as it likes, and what it
 * says must not prove itself: "sum of amount" stays, "profit of the South" goes.
 */
export function neutralPlan(
  given: Loose,
  { tables, language }: { tables: readonly NamedTable[]; language: string },
): Loose {
  const words = planWordsOf(language);
  const plan = withoutJoinNames(given);
  const monthly = monthlyColumns(plan["from"], tables);
  const names = new Map<string, string>();
  const taken = new Set<string>();
  const take = (given: unknown, name: string): string => {
    let own = name;
    for (let more = 2; taken.has(own); more += 1) own = `${name} ${more}`;
    taken.add(own);
    if (typeof given === "string") names.set(given, own);
    return own;
  };
  const groupBy = listOf(plan["groupBy"]).map((key) => {
    const { as, ...rest } = withoutMonth(key, monthly);
    const by = typeof rest["by"] === "string" ? `, by ${rest["by"]}` : "";
    return typeof as === "string" ? { ...rest, as: take(as, `${text(rest["column"])}${by}`) } : rest;
  });
  const aggregates = listOf(plan["aggregates"]).map((one) => {
    const name = nameAggregate(one, words);
    // without a name of its own it is called by what it is, and may be meant by that
    return typeof one["as"] === "string" ? { ...one, as: take(one["as"], name) } : one;
  });
  const derive = listOf(plan["derive"]).map((one) => {
    const { as, ...how } = one;
    const known = rename(how, names);
    return { ...(known as Loose), as: take(as, nameDerive(known as Loose, words)) };
  });
  return {
    ...plan,
    ...(typeof plan["from"] === "string" && { from: nameTable(plan["from"], tables) }),
    ...(plan["groupBy"] !== undefined && { groupBy }),
    ...(plan["aggregates"] !== undefined && { aggregates }),
    ...(plan["derive"] !== undefined && { derive }),
    ...(plan["having"] !== undefined && { having: rename(plan["having"], names) }),
    ...(plan["orderBy"] !== undefined && { orderBy: rename(plan["orderBy"], names) }),
    ...(plan["select"] !== undefined && { select: rename(plan["select"], names) }),
  };
}

function monthlyColumns(from: unknown, tables: readonly NamedTable[]): ReadonlySet<string> {
  const { columns = [] } = tables.find(({ id, name }) => id === from || name === from) ?? {};
  return new Set(columns.filter(({ isMonthly }) => isMonthly === true).map(({ name }) => name));
}

/** Cells that say a month and no day are groups by month already, and say it in their own way. */
function withoutMonth(key: Loose, monthly: ReadonlySet<string>): Loose {
  const { by, ...rest } = key;
  return by === "month" && monthly.has(text(key["column"])) ? rest : key;
}

/** A joined table that a writer gave a name is called j1, j2 … */
function withoutJoinNames(plan: Loose): Loose {
  const joins = Array.isArray(plan["join"]) ? listOf(plan["join"]) : listOf([plan["join"]]);
  const given = joins.flatMap(({ as }) => (typeof as === "string" ? [as] : []));
  if (given.length === 0) return plan;
  const rewrite = (value: unknown, key = ""): unknown => {
    if (typeof value === "string") {
      const at = given.findIndex((name) => (key === "as" && value === name) || value.startsWith(`${name}.`));
      if (at === -1 || ["value", "values"].includes(key)) return value;
      return `j${at + 1}${value.slice(given[at]?.length)}`;
    }
    if (Array.isArray(value)) return value.map((one) => rewrite(one, key));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, own]) => [name, rewrite(own, name)]));
  };
  return rewrite(plan) as Loose;
}

/** "t1" says nothing to whoever reads the result; the name of the table does, where only one has it. */
function nameTable(id: string, tables: readonly NamedTable[]): string {
  const name = tables.find((table) => table.id === id)?.name;
  return name !== undefined && tables.filter((table) => table.name === name).length === 1 ? name : id;
}

function nameAggregate({ fn, column, where }: Loose, words: PlanWords): string {
  const ways: Record<string, string> = {
    ...{ sum: words.sum, count: words.count, distinct: words.distinct, average: words.average },
    ...{ min: words.min, max: words.max, median: words.median },
  };
  const way = column === undefined ? words.rows : (ways[text(fn)] ?? `${text(fn)} {A}`);
  const what = way.replaceAll("{A}", text(column));
  const conditions = listOf(where).map(nameCondition).join(" & ");
  return conditions === "" ? what : `${what} (${conditions})`;
}

function nameCondition(condition: Loose): string {
  const { column, op, value, values, other } = condition;
  if (column === undefined) return JSON.stringify(condition);
  const than = values ?? value ?? other;
  const shown = Array.isArray(than) ? than.map(text).join(", ") : than === undefined ? "" : text(than);
  return `${text(column)} ${text(op)} ${shown}`.trim();
}

function nameDerive(derive: Loose, words: PlanWords): string {
  const { expr, part, share, change, rank } = derive as Record<string, Loose | undefined>;
  if (expr !== undefined) return nameExpression(expr);
  if (part !== undefined) return `${text(part["of"])}, by ${text(part["by"])}`;
  if (share !== undefined) return `share of ${text(share["of"])}`;
  // "{X}: rank by {A}" without the name that it is to give
  if (rank !== undefined)
    return words.rank.replace(/^\{X\}\s?:\s/u, "").replaceAll("{A}", () => text(rank["by"]));
  if (change?.["from"] !== undefined) return `change from ${text(change["from"])} to ${text(change["to"])}`;
  return change === undefined ? "derived" : `change of ${text(change["of"])} along ${text(change["along"])}`;
}

function nameExpression(operand: unknown): string {
  if (!Array.isArray(operand)) {
    const { value } = Object(operand) as Loose;
    return text(value ?? operand);
  }
  const [sign, ...of] = operand as unknown[];
  const parts = of.map((one) => (Array.isArray(one) ? `(${nameExpression(one)})` : nameExpression(one)));
  return /^[-+*/]$/u.test(text(sign)) ? parts.join(` ${text(sign)} `) : `${text(sign)}(${parts.join(", ")})`;
}

/** What names a column by an old name gets the new one; the words for how and the values stay. */
function rename(value: unknown, names: ReadonlyMap<string, string>, key = ""): unknown {
  if (typeof value === "string") return kept.has(key) ? value : (names.get(value) ?? value);
  if (Array.isArray(value)) return value.map((one) => rename(one, names, key));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, own]) => [name, rename(own, names, name)]));
}

const kept = new Set(["value", "values", "op", "as", "match", "fn"]);

function listOf(value: unknown): Loose[] {
  return Array.isArray(value)
    ? value.filter((one): one is Loose => typeof one === "object" && one !== null)
    : [];
}

function text(value: unknown): string {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean"
    ? String(value)
    : "";
}
