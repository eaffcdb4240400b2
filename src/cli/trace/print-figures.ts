import { plainLine } from "../../lib/text/plain-line.ts";
import type { UsageTotals } from "../../model/calls/usage.ts";

export function oneLine(text: string, longest = 100): string {
  return plainLine(text, longest);
}

/** "12 ms", "3.4 s", "2 min 5 s". */
export function printDuration(milliseconds: number): string {
  const ms = Math.max(0, Math.round(milliseconds));
  if (ms < 1_000) return `${ms} ms`;
  const seconds = ms / 1_000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

export function printPrice(price: number, currency: string): string {
  return `${Number(price.toFixed(6))} ${currency}`;
}

export function printCount(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? "" : "s"}`;
}

export function printTotals({ aiCalls, tokensIn, tokensOut, price, currency }: UsageTotals): string {
  if (aiCalls === 0) return "no AI calls";
  return `${printCount(aiCalls, "AI call")}, ${tokensIn} tokens in, ${tokensOut} out, ${printPrice(price, currency)}`;
}
