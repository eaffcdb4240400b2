/** A column of a result: by the name that the plan uses for it, and where it stands among those shown, from 0. */
export interface PlanColumn {
  name: string;
  column: number;
}

/** The columns of a plan's result in their order, as far as the plan names them: keys, aggregates, derived ones. */
export function planColumns(plan: Readonly<Record<string, unknown>>): PlanColumn[] {
  const list = (name: string) => (Array.isArray(plan[name]) ? (plan[name] as Record<string, unknown>[]) : []);
  const keys = list("groupBy").map(({ as, column }) => as ?? column);
  const aggregates = list("aggregates").map(
    ({ as, fn, column }) => as ?? (column === undefined ? fn : [fn, "of", column].join(" ")),
  );
  const derived = list("derive").map(({ as }) => as);
  const isGrouped = keys.length + aggregates.length > 0;
  const select = Array.isArray(plan["select"]) ? (plan["select"] as unknown[]) : [];
  const names = isGrouped ? [...keys, ...aggregates, ...derived] : select;
  // totals without a key stand behind the words that say what they are
  const first = isGrouped && keys.length === 0 ? 1 : 0;
  return names.flatMap((name, at) => (typeof name === "string" ? [{ name, column: at + first }] : []));
}
