import { z } from "zod";

const Name = z.string().min(1).max(500);
/** In plain form: "1234.50", "2024-03-31", "true", or the text that is looked for. */
const Value = z.union([z.string().max(1_048_576), z.number(), z.boolean()]);
const Within = z.array(Name).max(20);

export const Operator = z.enum([
  ...(["=", "!=", "<", "<=", ">", ">="] as const),
  ...(["between", "in", "notIn", "contains", "startsWith", "endsWith", "isNull", "notNull"] as const),
  ...(["year", "quarter", "month", "day"] as const),
]);
export type Operator = z.infer<typeof Operator>;

/**
 * One condition on a column. On an empty cell it is neither true nor false; such rows are left out, and counted.
 * `values` goes with between (two, both included), in and notIn; `other` is a column instead of a value.
 */
export const Comparison = z.strictObject({
  column: Name,
  op: Operator,
  value: Value.optional(),
  values: z.array(Value).max(10_000).optional(),
  other: Name.optional(),
  /** folded: capitals, accents and doubled spaces do not count. */
  match: z.enum(["exact", "folded"]).optional(),
});
export type Comparison = z.infer<typeof Comparison>;

export type Condition = Comparison | { any: Condition[] } | { all: Condition[] } | { not: Condition };
export const Condition: z.ZodType<Condition> = z.lazy(() =>
  z.union([
    Comparison,
    z.strictObject({ any: z.array(Condition).min(1).max(200) }),
    z.strictObject({ all: z.array(Condition).min(1).max(200) }),
    z.strictObject({ not: Condition }),
  ]),
);

export const Period = z.enum(["day", "week", "month", "quarter", "year"]);
export type Period = z.infer<typeof Period>;

export const Arithmetic = z.enum(["+", "-", "*", "/", "round", "abs", "ifNull", "days"]);
export type Arithmetic = z.infer<typeof Arithmetic>;

/** ["*", "qty", "price"]: a text is a column, a number or { value } is a number, a list is computed first. */
export type PlanExpression = [Arithmetic, ...PlanOperand[]];
export type PlanOperand = string | number | { value: string } | PlanExpression;
const PlanOperand: z.ZodType<PlanOperand> = z.lazy(() =>
  z.union([Name, z.number(), z.strictObject({ value: z.string().max(70) }), PlanExpression]),
);
const PlanExpression: z.ZodType<PlanExpression> = z.lazy(() => z.tuple([Arithmetic]).rest(PlanOperand));

const As = { as: Name };
const ChangeAs = z.enum(["percent", "absolute"]).optional();

/**
 * A column more. Of rows: expr over columns, part of a date. Of the result: expr over its columns, share of a
 * whole, change between two columns or along the rows of a period, rank.
 */
export const Derive = z.union([
  z.strictObject({ ...As, expr: PlanExpression }),
  z.strictObject({ ...As, part: z.strictObject({ of: Name, by: Period }) }),
  z.strictObject({
    ...As,
    share: z.strictObject({
      of: Name,
      within: Within.optional(),
      as: z.enum(["percent", "ratio"]).optional(),
    }),
  }),
  z.strictObject({
    ...As,
    change: z.union([
      z.strictObject({ from: Name, to: Name, as: ChangeAs }),
      z.strictObject({ of: Name, along: Name, within: Within.optional(), as: ChangeAs }),
    ]),
  }),
  z.strictObject({
    ...As,
    rank: z.strictObject({ by: Name, desc: z.boolean().optional(), within: Within.optional() }),
  }),
]);
export type Derive = z.infer<typeof Derive>;

export const AggregateFunction = z.enum(["sum", "count", "distinct", "average", "min", "max", "median"]);
export type AggregateFunction = z.infer<typeof AggregateFunction>;

/** Without a column, count counts rows. Of no values sum, average, min, max and median are empty, counts are 0. */
export const Aggregate = z.strictObject({
  fn: AggregateFunction,
  column: Name.optional(),
  as: Name.optional(),
  /** Only over rows for which this holds. */
  where: z.array(Condition).max(200).optional(),
  /** Adds up even percents, years or codes. */
  anyway: z.boolean().optional(),
});
export type Aggregate = z.infer<typeof Aggregate>;

export const Join = z.strictObject({
  table: Name,
  /** Its name in this plan, needed where a table is joined to itself. */
  as: Name.optional(),
  on: z
    .array(z.tuple([Name, Name]))
    .min(1)
    .max(8),
  kind: z.enum(["inner", "left"]).optional(),
  match: z.enum(["exact", "folded"]).optional(),
  /** A key that stands several times on the right repeats rows of the left; refused unless allowed. */
  repeats: z.enum(["refuse", "allow"]).optional(),
});
export type Join = z.infer<typeof Join>;

/** What is asked of typed tables; everything is by name, nothing is code. */
export const Plan = z.strictObject({
  from: Name,
  join: z.union([Join, z.array(Join).max(4)]).optional(),
  where: z.array(Condition).max(200).optional(),
  derive: z.array(Derive).max(50).optional(),
  groupBy: z
    .array(z.strictObject({ column: Name, by: Period.optional(), as: Name.optional() }))
    .max(20)
    .optional(),
  aggregates: z.array(Aggregate).max(50).optional(),
  having: z.array(Condition).max(200).optional(),
  /** Columns of a result that is not grouped; all where it is left out. */
  select: z.array(Name).max(200).optional(),
  orderBy: z
    .array(z.strictObject({ by: Name, desc: z.boolean().optional() }))
    .max(20)
    .optional(),
  limit: z.int().min(1).max(100_000).optional(),
  /** Rows that are equal to the last one within the limit: kept by default. */
  ties: z.enum(["keep", "cut"]).optional(),
  totalsRows: z.enum(["exclude", "include", "only"]).optional(),
  /** Cells that do not fit their column: refused by default where they would count. */
  misfits: z.enum(["refuse", "skip"]).optional(),
  /** How an ambiguous column is meant, by its name. */
  readings: z.record(Name, z.enum(["point", "comma", "day-first", "month-first"])).optional(),
});
export type Plan = z.infer<typeof Plan>;
