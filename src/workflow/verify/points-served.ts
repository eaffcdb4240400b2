import type { Point } from "../../model/sub-intent.ts";

/** Which points a claim serves; where there is only one, every claim serves that. */
export function pointsServed({ point }: { point?: string | undefined }, points: readonly Point[]): string[] {
  const [only] = points;
  if (points.length === 1 && only !== undefined) return [only.id];
  const named = new Set(point?.match(/[\p{L}\p{N}_]+/gu));
  return points.flatMap(({ id }) => (named.has(id) ? [id] : []));
}
