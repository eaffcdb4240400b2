import type { ChartSeries, Theme } from "../layout.ts";
import { textOn } from "./chart-colors.ts";
import { fitText, textWidth } from "./label-text.ts";
import { edge, label, labelSize, legendMark, limitEntries, sceneWidth } from "./place-frame.ts";
import type { Mark } from "./scene.ts";

export interface PieInput {
  labels: readonly string[];
  series: readonly ChartSeries[];
  colors: readonly string[];
  theme: Theme;
  top: number;
  bottom: number;
  format: (value: number) => string;
  percent: (value: number) => string;
}

const legendWidth = 270;
const rowHeight = 20;

/** How high the names beside a pie are: a drawing with many of them grows. */
export const pieLegendHeight = (labels: readonly string[]): number => Math.min(labels.length, 30) * rowHeight;

/** A pie per series, with names, numbers and shares beside it. */
export function drawPies(input: PieInput): Mark[] {
  const { series, top, bottom } = input;
  const room = (sceneWidth - 2 * edge - legendWidth) / Math.max(1, series.length);
  const isMany = series.length > 1;
  const radius = Math.max(12, Math.min(room / 2 - 8, (bottom - top) / 2 - (isMany ? 14 : 0)));
  const y = (top + bottom) / 2 - (isMany ? 10 : 0);
  const pies = series.flatMap((each, index): Mark[] => {
    const x = edge + room * (index + 0.5);
    const name = label({
      x,
      y: y + radius + 20,
      text: fitText(each.name, labelSize, room - 6),
      fill: input.theme.colors.text,
      anchor: "middle",
    });
    return [...drawPie(each.values, input, { x, y, radius }), ...(isMany ? [name] : [])];
  });
  return [...pies, ...pieLegend(input)];
}

function drawPie(
  values: ChartSeries["values"],
  input: PieInput,
  circle: { x: number; y: number; radius: number },
): Mark[] {
  const total = values.reduce<number>((sum, value) => sum + Math.max(0, value ?? 0), 0);
  const wedges: Mark[] = [];
  const shares: Mark[] = [];
  let from = 0;
  for (const [index, value] of values.entries()) {
    if (value === null || value <= 0) continue;
    const share = value / total;
    const to = from + share * 2 * Math.PI;
    const fill = input.colors[index] ?? "";
    wedges.push({ kind: "wedge", ...circle, from, to, fill });
    const text = input.percent(share);
    const reach = share > 0.999 ? 0 : circle.radius * 0.68;
    // Only where the words lie inside their slice.
    if (share * 2 * Math.PI * reach > textWidth(text, labelSize) || share > 0.999)
      shares.push(
        label({
          x: circle.x + Math.sin((from + to) / 2) * reach,
          y: circle.y - Math.cos((from + to) / 2) * reach + 4,
          text,
          fill: textOn(fill),
          anchor: "middle",
          bold: true,
        }),
      );
    from = to;
  }
  return [...wedges, ...shares];
}

function pieLegend(input: PieInput): Mark[] {
  const [first] = input.series;
  const total = (first?.values ?? []).reduce<number>((sum, value) => sum + Math.max(0, value ?? 0), 0);
  const entries = limitEntries(
    input.labels.map((name, index) => {
      const value = first?.values[index] ?? null;
      const isTold = input.series.length === 1 && value !== null && total > 0;
      const number = isTold ? input.format(value) : "";
      const room = legendWidth - 24 - textWidth(number, labelSize) - 12;
      const text = fitText(name, labelSize, room);
      return { label: isTold ? `${text}: ${number}` : text, color: input.colors[index] ?? "" };
    }),
  );
  const x = sceneWidth - edge - legendWidth + 16;
  const y = Math.max(input.top, (input.top + input.bottom - entries.length * rowHeight) / 2);
  return entries.flatMap((entry, index) => legendMark(entry, input.theme, { x, y: y + index * rowHeight }));
}
