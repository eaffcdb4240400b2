import { estimateTokens } from "./text/estimate-tokens.ts";

/** As many whole entries from the first on as the budget takes; how many were left out is said in a last line. */
export function keepWithin(entries: readonly string[], maxTokens: number): string {
  const kept: string[] = [];
  let tokens = 0;
  for (const entry of entries) {
    tokens += estimateTokens(entry) + 1;
    if (tokens > maxTokens) break;
    kept.push(entry);
  }
  const left = entries.length - kept.length;
  return [...kept, ...(left === 0 ? [] : [`(${left} more left out)`])].join("\n");
}
