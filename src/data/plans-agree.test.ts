import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import type { ContentPart } from "../model/document.ts";
import { createTableEngine, openTables } from "./data.ts";

const engine = createTableEngine();
afterAll(() => engine.close());

const words =
  'Bern|bern|BÉRN|Zürich|Zurich|Straße|STRASSE|50%|a_b|O\'Hara|"quoted"|x;--|ﬁn|İzmir|𝔘nicode|\uffeehigh|Genève  Sud'.split(
    "|",
  );
const text = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...words) },
  { weight: 1, arbitrary: fc.constant("") },
);
const decimal = (digits: number, scale: number) =>
  fc
    .tuple(fc.boolean(), fc.bigInt({ min: 0n, max: 10n ** BigInt(digits) - 1n }))
    .map(([isNegative, value]) => {
      const padded = value.toString().padStart(scale + 1, "0");
      const plain = scale === 0 ? padded : `${padded.slice(0, -scale)}.${padded.slice(-scale)}`;
      return `${isNegative ? "-" : ""}${plain.replace(/^0+(?=\d)/, "")}`;
    });
const maybe = (of: fc.Arbitrary<string>) =>
  fc.oneof({ weight: 6, arbitrary: of }, { weight: 1, arbitrary: fc.constant("") });
const day = fc
  .tuple(
    fc.integer({ min: 1999, max: 2026 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 28 }),
  )
  .map(([y, m, d]) => `${y}-${String(m).padStart(2, "0")}-${String(d).padStart(2, "0")}`);
const small = fc.constantFrom("0", "1", "2", "-1", "3");

const orders = fc.array(
  fc.tuple(
    text,
    text,
    maybe(decimal(7, 2)),
    maybe(small),
    maybe(decimal(5, 3)),
    maybe(day),
    fc.constantFrom("yes", "no", "yes"),
    maybe(decimal(28, 4)),
  ),
  { minLength: 3, maxLength: 40 },
);
const places = fc.uniqueArray(fc.tuple(text, text, maybe(decimal(4, 1)), maybe(day)), {
  maxLength: 12,
  selector: ([city]) => city,
});

function toPart(id: string, head: string[], rows: readonly (readonly string[])[]): ContentPart {
  return {
    id,
    document: id,
    type: "table",
    text: "",
    position: {},
    table: { rows: [head, ...rows.map((row) => [...row])] },
  };
}

const orderHead = ["name", "city", "amount", "qty", "price", "day", "paid", "big"];
const placeHead = ["place", "group", "factor", "since"];
/** One full row first, so that every column has its kind whatever follows. */
const openBoth = (a: readonly (readonly string[])[], b: readonly (readonly string[])[]) =>
  openTables({
    parts: [
      toPart("orders", orderHead, [
        ["Seed", "Seedtown", "1.25", "7", "0.125", "2020-02-29", "no", "123456789012345678901234.5678"],
        ...a,
      ]),
      toPart("places", placeHead, [["Seedplace", "seed", "1.5", "2001-01-31"], ...b]),
    ],
  });

const numberColumn = fc.constantFrom("amount", "qty", "price", "big");
const anyColumn = fc.constantFrom(...orderHead);
const sign = fc.constantFrom("=", "!=", "<", "<=", ">", ">=");
const match = fc.constantFrom("exact", "folded");
const comparison: fc.Arbitrary<object> = fc.oneof(
  fc.record({ column: numberColumn, op: sign, value: fc.oneof(decimal(5, 3), small) }),
  fc.record({
    column: fc.constantFrom("amount", "price"),
    op: fc.constant("between"),
    values: fc.tuple(decimal(5, 2), decimal(6, 2)),
  }),
  fc.record({
    column: fc.constantFrom("name", "city"),
    op: fc.constantFrom("=", "!=", "contains", "startsWith", "endsWith"),
    value: fc.constantFrom(...words, "n", "%", "'"),
    match,
  }),
  fc.record({
    column: fc.constantFrom("name", "city"),
    op: fc.constantFrom("in", "notIn"),
    values: fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 }),
    match,
  }),
  fc.record({
    column: fc.constant("qty"),
    op: fc.constantFrom("in", "notIn"),
    values: fc.array(fc.oneof(small, decimal(2, 1)), { minLength: 1, maxLength: 3 }),
  }),
  fc.record({ column: anyColumn, op: fc.constantFrom("isNull", "notNull") }),
  fc.record({ column: fc.constant("day"), op: sign, value: day }),
  fc
    .constantFrom(
      ["year", "2003"],
      ["year", "2020"],
      ["month", "2"],
      ["month", "11"],
      ["quarter", "1"],
      ["quarter", "2020-Q1"],
    )
    .map(([op, value]) => ({ column: "day", op, value })),
  fc.record({ column: fc.constant("paid"), op: fc.constantFrom("=", "!="), value: fc.boolean() }),
  fc.record({ column: fc.constant("amount"), op: sign, other: fc.constantFrom("price", "qty", "big") }),
);
const condition: fc.Arbitrary<object> = fc.oneof(
  { weight: 5, arbitrary: comparison },
  { weight: 1, arbitrary: fc.array(comparison, { minLength: 1, maxLength: 3 }).map((any) => ({ any })) },
  { weight: 1, arbitrary: comparison.map((not) => ({ not })) },
);
const where = fc.array(condition, { maxLength: 2 });

const operand = fc.oneof<fc.Arbitrary<unknown>[]>(
  fc.constantFrom("amount", "qty", "price"),
  fc.constantFrom(2, 0.5, -3),
  decimal(3, 1).map((value) => ({ value })),
);
const expression: fc.Arbitrary<unknown> = fc.oneof(
  fc.tuple(fc.constantFrom("+", "-", "*", "/", "ifNull"), operand, operand),
  fc.tuple(fc.constantFrom("/", "*"), operand, fc.tuple(fc.constantFrom("+", "-"), operand, operand)),
  fc.tuple(
    fc.constant("round"),
    fc.tuple(fc.constantFrom("*", "/"), operand, operand),
    fc.constantFrom(0, 1, 2),
  ),
  fc.tuple(fc.constant("abs"), operand),
  fc.constant<unknown[]>(["days", "day", "day"]),
);
const rowDerives = fc.option(fc.record({ as: fc.constant("x"), expr: expression }), { nil: undefined });

const joins = fc.option(
  fc.record({
    table: fc.constant("t2"),
    on: fc.constant([["city", "place"]]),
    kind: fc.constantFrom("inner", "left"),
    match,
    repeats: fc.constantFrom("allow", "allow", "refuse"),
  }),
  { nil: undefined },
);

const grouped = fc
  .record({
    join: joins,
    where,
    x: rowDerives,
    keys: fc.subarray(
      [
        { column: "name" },
        { column: "city" },
        { column: "paid" },
        { column: "day", by: "month", as: "period" },
        { column: "day", by: "week", as: "period" },
        { column: "qty" },
      ],
      { maxLength: 2 },
    ),
    fn: fc.constantFrom("sum", "average", "median", "min", "max", "count", "distinct"),
    on: fc.constantFrom("amount", "price", "qty", "big"),
    textFn: fc.constantFrom("min", "max", "distinct", "count"),
    filter: fc.option(where, { nil: undefined }),
    derive: fc.subarray(["share", "rank", "change", "along", "expr"]),
    having: fc.option(fc.record({ column: fc.constant("a"), op: sign, value: decimal(6, 3) }), {
      nil: undefined,
    }),
    order: fc.subarray([{ by: "a", desc: true }, { by: "b" }, { by: "n", desc: true }]),
    limit: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
    ties: fc.constantFrom("keep", "cut"),
  })
  .map(({ join, where: conditions, x, keys, fn, on, textFn, filter, derive, having, order, limit, ties }) => {
    const names = new Set<string>();
    const groupBy = keys.filter(({ column, as = column }) => !names.has(as) && names.add(as));
    const first = groupBy[0];
    const along = first === undefined ? undefined : (("as" in first ? first.as : undefined) ?? first.column);
    const derived: object[] = x === undefined ? [] : [x];
    if (derive.includes("share"))
      derived.push({
        as: "part",
        share: { of: "a", ...(along !== undefined && groupBy.length > 1 && { within: [along] }) },
      });
    if (derive.includes("rank"))
      derived.push({ as: "place1", rank: { by: "a", desc: order.length % 2 === 0 } });
    if (derive.includes("change")) derived.push({ as: "more", change: { from: "n", to: "a" } });
    if (derive.includes("along") && along !== undefined)
      derived.push({
        as: "step",
        change: { of: "a", along, as: limit === undefined ? "absolute" : "percent" },
      });
    if (derive.includes("expr")) derived.push({ as: "calc", expr: ["/", ["+", "a", 1], "n"] });
    return {
      from: "t1",
      ...(join !== undefined && { join }),
      where: conditions,
      derive: derived,
      groupBy,
      aggregates: [
        {
          fn,
          column: x === undefined ? on : "x",
          as: "a",
          ...(filter !== undefined && filter.length > 0 && { where: filter }),
        },
        { fn: textFn, column: "city", as: "b" },
        { fn: "count", as: "n" },
      ],
      ...(having !== undefined && { having: [having] }),
      orderBy: order,
      ...(limit !== undefined && (groupBy.length === 0 || order.length > 0) && { limit }),
      ties,
    };
  });

const listed = fc
  .record({
    join: joins,
    where,
    x: rowDerives,
    select: fc.subarray(["name", "amount", "day", "paid"], { minLength: 1 }),
    order: fc.subarray([
      { by: "amount", desc: true },
      { by: "day" },
      { by: "price" },
      { by: "city", desc: true },
    ]),
    share: fc.boolean(),
    limit: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
    ties: fc.constantFrom("keep", "cut"),
  })
  .map(({ join, where: conditions, x, select, order, share, limit, ties }) => ({
    from: "t1",
    ...(join !== undefined && { join }),
    where: conditions,
    derive: [
      ...(x === undefined ? [] : [x]),
      ...(share
        ? [
            { as: "part", share: { of: "amount" } },
            { as: "place1", rank: { by: "price", within: ["name"] } },
          ]
        : []),
    ],
    select: x === undefined ? select : [...select, "x"],
    orderBy: order,
    ...(limit !== undefined && { limit }),
    ties,
  }));

test(
  "the engine and the second evaluator give the same values, order and source rows for 1,000 random plans",
  { timeout: 300_000 },
  async () => {
    const seen = { checked: 0, host: 0, refused: new Map<string, number>() };
    await fc.assert(
      fc.asyncProperty(
        orders,
        places,
        fc.array(fc.oneof(grouped, listed), { minLength: 10, maxLength: 10 }),
        async (a, b, plans) => {
          const tables = await openBoth(a, b);
          for (const plan of plans) {
            const result = await engine.run(plan, tables, { signal: AbortSignal.timeout(60_000) });
            if ("complaint" in result) {
              const kind = result.complaint.replaceAll(/"[^"]*"|\d+/g, "…").slice(0, 60);
              seen.refused.set(kind, (seen.refused.get(kind) ?? 0) + 1);
              continue;
            }
            if (result.engine === "host") seen.host += 1;
            else {
              expect(result.isChecked).toBe(true);
              seen.checked += 1;
            }
          }
        },
      ),
      { numRuns: 130, endOnFailure: true },
    );
    expect(seen.checked).toBeGreaterThan(1_000);
    // refusals are rare and known: a join that repeats rows
    expect([...seen.refused.keys()].filter((kind) => !kind.startsWith("The keys of"))).toEqual([]);
  },
);
