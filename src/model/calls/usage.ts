import { z } from "zod";

/** A fixed list; every call names its own, none is guessed. */
export const OperationType = z.enum([
  "plan",
  "text",
  "dataExtract",
  "dataAnalyse",
  "documentGenerate",
  "imageAnalyse",
  "imageGenerate",
  "webSearch",
  "webCrawl",
]);
export type OperationType = z.infer<typeof OperationType>;

/** What is charged by the piece. */
export const UsageUnits = z.object({
  searches: z.number().nonnegative().optional(),
  images: z.number().nonnegative().optional(),
});
export type UsageUnits = z.infer<typeof UsageUnits>;

/** One AI call as it was recorded: sizes, price and time, never content. */
export const Usage = z.object({
  id: z.string(),
  model: z.string(),
  operation: OperationType,
  prompt: z.string(),
  promptVersion: z.number().int(),
  tokensIn: z.number(),
  tokensOut: z.number(),
  /** How many of tokensIn came from the provider's cache, and of tokensOut were reasoning. */
  tokensCached: z.number().default(0),
  tokensReasoning: z.number().default(0),
  bytesIn: z.number(),
  bytesOut: z.number(),
  units: UsageUnits.optional(),
  price: z.number(),
  currency: z.string(),
  milliseconds: z.number(),
  round: z.number().int(),
  task: z.number().int(),
  action: z.number().int(),
});
export type Usage = z.infer<typeof Usage>;

export const UsageTotals = z.object({
  aiCalls: z.number(),
  tokensIn: z.number(),
  tokensOut: z.number(),
  price: z.number(),
  currency: z.string(),
  seconds: z.number(),
  /** Charged by the piece. */
  searches: z.number().optional(),
  images: z.number().optional(),
});
export type UsageTotals = z.infer<typeof UsageTotals>;

export function sumUsage(calls: readonly Usage[], currency: string): UsageTotals {
  // a search is paid for, but asks no model
  const aiCalls = calls.filter(({ units }) => units?.searches === undefined).length;
  const total: UsageTotals = { aiCalls, tokensIn: 0, tokensOut: 0, price: 0, currency, seconds: 0 };
  for (const call of calls) {
    total.tokensIn += call.tokensIn;
    total.tokensOut += call.tokensOut;
    total.price += call.price;
    total.seconds += call.milliseconds / 1000;
    const { searches = 0, images = 0 } = call.units ?? {};
    if (searches > 0) total.searches = (total.searches ?? 0) + searches;
    if (images > 0) total.images = (total.images ?? 0) + images;
  }
  return total;
}

/** The same by round, by task of a round, or by action of a task; the keys read "1", "1.2", "1.2.3". */
export function sumUsageBy(
  level: "round" | "task" | "action",
  calls: readonly Usage[],
  currency: string,
): Map<string, UsageTotals> {
  const depth = { round: 1, task: 2, action: 3 }[level];
  const groups = Map.groupBy(calls, ({ round, task, action }) =>
    [round, task, action].slice(0, depth).join("."),
  );
  return new Map([...groups].map(([place, group]) => [place, sumUsage(group, currency)]));
}
