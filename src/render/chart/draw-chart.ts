import { chartColors } from "./chart-colors.ts";
import { drawPies, pieLegendHeight } from "./draw-pies.ts";
import { drawBars, drawLines } from "./draw-plots.ts";
import { cleanLabel } from "./label-text.ts";
import { axisNumber, chartDecimals, chartScale, percentNumber, valueNumber } from "./nice-scale.ts";
import { placeAxes } from "./place-axes.ts";
import { edge, label, placeLegend, placeTitle, sceneHeight, sceneWidth } from "./place-frame.ts";
import { mirrorScene, type Scene } from "./scene.ts";
import { toPng } from "./to-png.ts";
import { toSvg } from "./to-svg.ts";
import type { ChartBlock, Layout, Picture, Theme } from "../layout.ts";

/** A chart as one SVG picture, for formats that have no charts of their own. */
export function drawChartSvg(block: ChartBlock, theme: Theme, layout: Layout): string {
  return toSvg(drawScene(block, theme, layout), theme.fonts.body);
}

/** Whether a word was too long for its place in the picture. */
export function isChartShortened(block: ChartBlock, theme: Theme, layout: Layout): boolean {
  const whole = new Set([block.title ?? "", ...block.labels, ...block.series.map(({ name }) => name)]);
  return drawScene(block, theme, layout).marks.some(
    (mark) => mark.kind === "label" && mark.text.endsWith("…") && !whole.has(mark.text),
  );
}

/** The same chart as a PNG of double size, with the fonts that are shipped. */
export async function drawChartPng(block: ChartBlock, theme: Theme, layout: Layout): Promise<Picture> {
  return toPng(drawScene(block, theme, layout));
}

function drawScene(block: ChartBlock, theme: Theme, layout: Layout): Scene {
  const chart = cleanChart(block);
  const scene = hasValues(chart)
    ? chart.chart === "pie"
      ? pieScene(chart, theme, layout)
      : plotScene(chart, theme, layout)
    : emptyScene(chart, theme);
  return layout.dir === "rtl" ? mirrorScene(scene) : scene;
}

function cleanChart(block: ChartBlock): ChartBlock {
  return {
    ...block,
    labels: block.labels.map((text) => cleanLabel(text)),
    series: block.series.map(({ name, values }) => ({
      name: cleanLabel(name),
      // A value without a label has no place on the axis.
      values: block.labels.map((_, index) => finite(values[index])),
    })),
    alt: cleanLabel(block.alt),
  };
}

const finite = (value: number | null | undefined): number | null =>
  typeof value === "number" && Number.isFinite(value) ? value : null;

function hasValues({ chart, series }: ChartBlock): boolean {
  return series.some(({ values }) =>
    values.some((value) => (chart === "pie" ? value !== null && value > 0 : value !== null)),
  );
}

function named(block: ChartBlock): Pick<Scene, "width" | "title" | "description"> {
  const title = cleanLabel(block.title ?? block.alt);
  return { width: sceneWidth, title, description: block.alt === "" ? title : block.alt };
}

function emptyScene(block: ChartBlock, theme: Theme): Scene {
  const title = placeTitle(block.title, theme);
  const middle = { x: sceneWidth / 2, y: title.bottom + 40, anchor: "middle" as const };
  const none = label({ ...middle, text: "–", size: 24, fill: theme.colors.muted });
  return { ...named(block), height: title.bottom + 80, marks: [...title.marks, none] };
}

function pieScene(block: ChartBlock, theme: Theme, { language }: Layout): Scene {
  const title = placeTitle(block.title, theme);
  const height = Math.max(sceneHeight, title.bottom + pieLegendHeight(block.labels) + 2 * edge);
  const pies = drawPies({
    labels: block.labels,
    series: block.series,
    colors: chartColors(theme, block.labels.length),
    theme,
    top: title.bottom + 4,
    bottom: height - edge,
    format: valueNumber(language, chartDecimals(block)),
    percent: percentNumber(language),
  });
  return { ...named(block), height, marks: [...title.marks, ...pies] };
}

function plotScene(block: ChartBlock, theme: Theme, { language }: Layout): Scene {
  const { series, labels } = block;
  const colors = chartColors(theme, series.length);
  const title = placeTitle(block.title, theme);
  const entries = series.map(({ name }, index) => ({ label: name, color: colors[index] ?? "" }));
  const isNamed = series.length > 1 || (entries[0]?.label !== "" && entries[0]?.label !== block.title);
  const legend = isNamed ? placeLegend(entries, theme, title.bottom) : { marks: [], bottom: title.bottom };
  const scale = chartScale(block);
  // Room above for the numbers on the highest bars.
  const top = legend.bottom + 12;
  const height = Math.max(sceneHeight, top + 290);
  const axes = placeAxes({
    scale,
    labels,
    format: axisNumber(language, scale),
    theme,
    top,
    bottom: height - 4,
  });
  const draw = block.chart === "bar" ? drawBars : drawLines;
  const plot = draw({
    series,
    colors,
    plot: axes.plot,
    theme,
    format: valueNumber(language, chartDecimals(block)),
  });
  return { ...named(block), height, marks: [...title.marks, ...legend.marks, ...axes.marks, ...plot] };
}
