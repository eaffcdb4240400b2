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

/** One AI call as it was recorded: sizes, price and time, never content. */
export const Usage = z.object({
  id: z.string(),
  model: z.string(),
  operation: OperationType,
  prompt: z.string(),
  promptVersion: z.number().int(),
  tokensIn: z.number(),
  tokensOut: z.number(),
  bytesIn: z.number(),
  bytesOut: z.number(),
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
});
export type UsageTotals = z.infer<typeof UsageTotals>;

export function sumUsage(calls: readonly Usage[], currency: string): UsageTotals {
  const total = { aiCalls: calls.length, tokensIn: 0, tokensOut: 0, price: 0, currency, seconds: 0 };
  for (const call of calls) {
    total.tokensIn += call.tokensIn;
    total.tokensOut += call.tokensOut;
    total.price += call.price;
    total.seconds += call.milliseconds / 1000;
  }
  return total;
}
