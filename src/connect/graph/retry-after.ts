const longestMs = 120_000;

/** How long a server asks to wait, from seconds or a date; undefined where it does not say. At most two minutes. */
export function retryAfter(header: string | null, now: number): number | undefined {
  const given = header?.trim() ?? "";
  if (given === "") return undefined;
  const ms = /^\d{1,9}$/.test(given) ? Number(given) * 1000 : Date.parse(given) - now;
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), longestMs) : undefined;
}
