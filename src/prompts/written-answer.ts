import { z } from "zod";
import { Calculation, refusalToken, Wish } from "../model/grounding.ts";
import type { GroundedAnswer, SubmittedClaim, Support } from "../model/grounding.ts";

/** Loose on purpose: what a model leaves out or sets to null is the same. */
const WireSupport = z.object({
  evidence: z.string().nullish(),
  quote: z.string().nullish(),
  cell: z.string().nullish(),
  computation: z.string().nullish(),
});

const WireCalculation = z.object({
  id: z.string(),
  expression: z.string(),
  inputs: z.array(
    z.object({
      name: z.string(),
      evidence: z.string(),
      cell: z.string().nullish(),
      quote: z.string().nullish(),
    }),
  ),
});

const WireValue = z.union([z.string(), z.number()]).nullish();
const WireCell = z.object({ value: WireValue, supports: z.array(WireSupport).default([]) });

/** Each cell with its own supports, or the values with those of the whole row. */
const WireRow = z.union([
  z.array(WireCell),
  z
    .object({
      cells: z.array(z.union([WireValue, WireCell])),
      supports: z.array(WireSupport).default([]),
    })
    .transform(({ cells, supports }): z.infer<typeof WireCell>[] =>
      cells.map((cell) => {
        if (cell === undefined || cell === null) return { value: null, supports: [] };
        if (typeof cell !== "object") return { value: cell, supports };
        const isStated = cell.value !== undefined && cell.value !== null;
        return cell.supports.length > 0 || !isStated ? cell : { ...cell, supports };
      }),
    ),
]);

const WireAnswer = z.object({
  claims: z.array(
    z.object({
      text: z.string().min(1),
      point: z.string().nullish(),
      supports: z.array(WireSupport).default([]),
    }),
  ),
  tables: z
    .array(
      z.object({
        name: z.string(),
        point: z.string().nullish(),
        columns: z.array(z.string()),
        rows: z.array(WireRow),
      }),
    )
    .nullish(),
  computations: z.array(WireCalculation).nullish(),
  missing: z.array(z.object({ point: z.string(), reason: z.string().default("") })).nullish(),
  refusal: z.literal(refusalToken).nullish(),
  wish: z
    .object({
      search: z.array(z.object({ query: z.string().min(1), document: z.string().nullish() })).nullish(),
      read: z
        .array(
          z.object({
            document: z.string(),
            page: z.int().positive().nullish(),
            slide: z.int().positive().nullish(),
            sheet: z.string().nullish(),
            heading: z.string().nullish(),
          }),
        )
        .nullish(),
      compute: z.array(WireCalculation).nullish(),
      query: z.array(z.record(z.string(), z.unknown())).nullish(),
    })
    .nullish(),
});

export const WrittenAnswer = WireAnswer.transform((said): GroundedAnswer => {
  const claims = said.claims.map(({ text, point, supports }): SubmittedClaim => ({
    ...{ text, supports: supports.flatMap(toSupport) },
    ...(point && { point }),
  }));
  return {
    claims: [...claims, ...(said.tables ?? []).flatMap(toRowClaims)],
    computations: (said.computations ?? []).flatMap(toCalculation),
    missing: said.missing ?? [],
    wish: toWish(said.wish),
  };
});

function toSupport({ evidence, quote, cell, computation }: z.infer<typeof WireSupport>): Support[] {
  if (computation) return [{ computation }];
  if (!evidence) return [];
  if (cell) return [{ evidence, cell }];
  return quote ? [{ evidence, quote }] : [];
}

function toCalculation({ id, expression, inputs }: z.infer<typeof WireCalculation>): Calculation[] {
  const read = inputs.map(({ name, evidence, cell, quote }) => [
    name,
    toSupport({ evidence, cell, quote })[0],
  ]);
  const parsed = Calculation.safeParse({ id, expression, inputs: Object.fromEntries(read) });
  return parsed.success ? [parsed.data] : [];
}

/** A row is one claim: its stated cells in words, and the supports of them all. */
function toRowClaims({
  name,
  point,
  columns,
  rows,
}: NonNullable<z.infer<typeof WireAnswer>["tables"]>[number]): SubmittedClaim[] {
  return rows.flatMap((row) => {
    const cells = columns.map((_, at) => {
      const value = row[at]?.value;
      return value === undefined || value === null ? null : String(value);
    });
    const said = columns.flatMap((column, at) => {
      const value = cells[at];
      return value === null || value === undefined ? [] : [`${column}: ${value}`];
    });
    if (said.length === 0) return [];
    const cellSupports = columns.map((_, at) => (row[at]?.supports ?? []).flatMap(toSupport));
    const own = { table: name, columns, cells };
    return [
      {
        text: said.join("; "),
        supports: cellSupports.flat(),
        cellSupports,
        row: own,
        ...(point && { point }),
      },
    ];
  });
}

function toWish(said: z.infer<typeof WireAnswer>["wish"]): Wish | null {
  if (!said) return null;
  const defined = (value: object) =>
    Object.fromEntries(Object.entries(value).filter(([, own]) => own !== null && own !== undefined));
  const wish = Wish.parse({
    search: (said.search ?? []).map(defined),
    read: (said.read ?? []).map(defined),
    compute: (said.compute ?? []).flatMap(toCalculation),
    query: said.query ?? [],
  });
  const { search, read, compute, query } = wish;
  return search.length + read.length + compute.length + query.length === 0 ? null : wish;
}
