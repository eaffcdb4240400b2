import { createHash } from "node:crypto";
import { z } from "zod";
import { judge, printTable } from "../bench/print-table.ts";
import type { Role } from "../src/model/sub-intent.ts";
import { splitIntents } from "../src/workflow/understand/split-intents.ts";
import { readGold } from "./read-gold.ts";

const Row = z.object({
  id: z.string(),
  text: z.string(),
  n_intents: z.number(),
  multi: z.boolean(),
  roles: z.array(z.string()).nullable(),
  stratum: z.string(),
  headline: z.boolean(),
});
type Row = z.infer<typeof Row>;

interface Scored {
  row: Row;
  found: Role[];
  isCounted: boolean;
  /** Undefined where the gold gives no roles. */
  isRoled: boolean | undefined;
}

/** Roles of the gold that the product knows under another name: a label or a result is looked up, code is written. */
const sameRole: Readonly<Record<string, Role>> = { CLASSIFY: "LOOKUP", CALC: "LOOKUP", CODE: "DRAFT" };

const halves: Readonly<Record<string, (row: Row) => boolean>> = {
  all: () => true,
  open: (row) => !isHeldOut(row),
  heldOut: isHeldOut,
};

/** How many requests the rules find in a message, and of which kind; `show` prints the mistakes of the open half. */
export async function evalMultiIntent(args: readonly string[] = []): Promise<Record<string, number>> {
  const rows = await readGold("eval/multi-intent.jsonl", Row);
  if (rows.length === 0) return {};
  const scored = rows.map(score);
  if (args.includes("show")) for (const one of scored) showMistake(one);
  const figures: Record<string, number> = {};
  const table = Object.entries(halves).flatMap(([half, belongs]) => {
    const own = scored.filter(({ row }) => belongs(row));
    return measure(own).map(({ name, hits, of, goal }) => {
      const share = of === 0 ? 0 : Math.round((hits / of) * 1_000) / 10;
      figures[half === "all" ? name : `${name}:${half}`] = share;
      return [half, name, `${hits} of ${of}`, String(share), goal === undefined ? "" : judge(share, goal)];
    });
  });
  printTable("Requests in a message, by rules alone", [["rows", "figure", "", "%", "goal"], ...table]);
  printTable("Exact count by stratum", [["stratum", "right", "of"], ...byStratum(scored)]);
  return figures;
}

interface Figure {
  name: string;
  hits: number;
  of: number;
  goal?: Parameters<typeof judge>[1];
}

function measure(scored: readonly Scored[]): Figure[] {
  const headline = scored.filter(({ row }) => row.headline);
  const single = headline.filter(({ row }) => !row.multi);
  const roled = headline.filter(({ isRoled }) => isRoled !== undefined);
  const others = scored.filter(({ row }) => !row.headline);
  const hits = (all: readonly Scored[]) => all.filter(({ isCounted }) => isCounted).length;
  return [
    { name: "exactCount", hits: hits(headline), of: headline.length, goal: { atLeast: 85 } },
    {
      name: "falseSplits",
      hits: single.filter(({ found }) => found.length > 1).length,
      of: single.length,
      goal: { atMost: 4 },
    },
    {
      name: "roleSets",
      hits: roled.filter(({ isRoled }) => isRoled).length,
      of: roled.length,
      goal: { atLeast: 70 },
    },
    { name: "exactCountNotHeadline", hits: hits(others), of: others.length },
  ];
}

function score(row: Row): Scored {
  const found = splitIntents(row.text).intents.map(({ role }) => role);
  const gold = row.roles?.map((role) => sameRole[role] ?? role);
  return {
    row,
    found,
    isCounted: found.length === row.n_intents,
    isRoled: gold === undefined ? undefined : isSameSet(found, gold),
  };
}

function byStratum(scored: readonly Scored[]): string[][] {
  const strata = Map.groupBy(scored, ({ row }) => row.stratum);
  return [...strata].map(([name, own]) => [
    name,
    String(own.filter(({ isCounted }) => isCounted).length),
    String(own.length),
  ]);
}

/** Half of the rows, by a hash of their id: their mistakes are counted but never shown. */
function isHeldOut({ id }: Row): boolean {
  return (createHash("sha256").update(id).digest()[0] ?? 0) % 2 === 1;
}

function showMistake({ row, found, isCounted, isRoled }: Scored): void {
  if (isHeldOut(row) || (isCounted && isRoled !== false)) return;
  console.log(
    `${row.id} ${row.stratum}: ${row.n_intents} ${row.roles?.join("+") ?? ""}, found ${found.join("+")}`,
  );
  for (const { role, text } of splitIntents(row.text).intents) console.log(`    ${role} ${text}`);
}

function isSameSet(some: readonly string[], others: readonly string[]): boolean {
  return some.every((one) => others.includes(one)) && others.every((one) => some.includes(one));
}
