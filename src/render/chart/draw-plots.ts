import type { ChartSeries, Theme } from "../layout.ts";
import { textWidth } from "./label-text.ts";
import type { Plot } from "./place-axes.ts";
import { label } from "./place-frame.ts";
import type { Mark } from "./scene.ts";

export interface PlotInput {
  series: readonly ChartSeries[];
  colors: readonly string[];
  plot: Plot;
  theme: Theme;
  format: (value: number) => string;
}

const numberSize = 11;

/** Groups of bars; each carries its number where all numbers fit. */
export function drawBars(input: PlotInput): Mark[] {
  const { series, colors, plot } = input;
  const gap = Math.min(plot.band * 0.28, 40);
  const width = Math.min((plot.band - gap) / Math.max(1, series.length), 64);
  const marks: Mark[] = [];
  const numbers: Mark[] = [];
  let fits = true;
  for (const [which, { values }] of series.entries())
    for (const [index, value] of values.entries()) {
      if (value === null) continue;
      const middle = plot.left + (index + 0.5) * plot.band + (which - (series.length - 1) / 2) * width;
      const [top, bottom] = [plot.y(Math.max(value, 0)), plot.y(Math.min(value, 0))];
      const between = Math.min(1, width * 0.1);
      marks.push({
        kind: "rect",
        x: middle - width / 2 + between,
        y: top,
        width: width - 2 * between,
        height: Math.max(0.5, bottom - top),
        fill: colors[which] ?? "",
      });
      const text = input.format(value);
      const slot = series.length === 1 ? plot.band : width;
      if (textWidth(text, numberSize) > slot - 3) fits = false;
      numbers.push(
        label({
          x: middle,
          y: value < 0 ? bottom + 13 : top - 5,
          text,
          size: numberSize,
          fill: input.theme.colors.text,
          anchor: "middle",
        }),
      );
    }
  return fits && numbers.length <= 40 ? [...marks, ...numbers] : marks;
}

/** Lines that break where a value is missing; dots while they can be told apart. */
export function drawLines(input: PlotInput): Mark[] {
  const { plot } = input;
  return input.series.flatMap(({ values }, which) => {
    const stroke = input.colors[which] ?? "";
    const runs: [number, number][][] = [[]];
    for (const [index, value] of values.entries())
      if (value === null) runs.push([]);
      else runs.at(-1)?.push([plot.left + (index + 0.5) * plot.band, plot.y(value)]);
    const hasDots = plot.band >= 14;
    return runs.flatMap((points): Mark[] => [
      ...(points.length > 1 ? [{ kind: "polyline" as const, points, stroke, width: 2.25 }] : []),
      ...points
        .filter(() => hasDots || points.length === 1)
        .map(([x, y]): Mark => ({ kind: "dot", x, y, radius: 3.5, fill: stroke })),
    ]);
  });
}
