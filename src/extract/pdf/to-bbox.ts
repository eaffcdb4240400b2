import type { Box } from "./pages/page-content.ts";

/** A box as positions carry it, to a tenth of a point. */
export function toBbox({ x0, y0, x1, y1 }: Box): [number, number, number, number] {
  const round = (value: number) => Math.round(value * 10) / 10;
  return [round(x0), round(y0), round(x1), round(y1)];
}
