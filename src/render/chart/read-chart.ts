import { largest } from "../../lib/largest.ts";
import type { ChartBlock, ChartSeries, RenderWarning } from "../layout.ts";
import { toText } from "../to-text.ts";

export interface ChartElement {
  kind: string;
  series: readonly unknown[];
  labels: readonly unknown[];
  [member: string]: unknown;
}

type ChartParts = Pick<ChartBlock, "chart" | "title" | "labels" | "series" | "alt">;

const kinds: ReadonlyMap<string, ChartBlock["chart"]> = new Map([
  ["bar", "bar"],
  ["column", "bar"],
  ["line", "line"],
  ["pie", "pie"],
]);

/** A chart as its writers draw it: as many labels as values, every value a number or nothing. */
export function readChart(element: ChartElement, warn: (warning: RenderWarning) => void): ChartParts {
  const chart = kinds.get(element.kind.toLowerCase());
  if (chart === undefined)
    warn({ code: "chart", message: `A chart of the kind "${element.kind}" is drawn with bars.` });
  const series = readSeries(element.series);
  const longest = largest(
    series.map(({ values }) => values.length),
    element.labels.length,
  );
  const labels = Array.from({ length: longest }, (_, index) => toText(element.labels[index] ?? index + 1));
  const filled = series.map(({ name, values }) => ({
    name,
    values: Array.from({ length: longest }, (_, index) => values[index] ?? null),
  }));
  const title = typeof element["title"] === "string" ? element["title"] : undefined;
  const names = filled.map(({ name }) => name).filter((name) => name !== "");
  const said = [title, names.join(", "), labels.join(", ")].filter(Boolean).join(": ");
  const alt = typeof element["alt"] === "string" ? element["alt"] : said;
  return { chart: chart ?? "bar", ...(title !== undefined && { title }), labels, series: filled, alt };
}

function readSeries(given: readonly unknown[]): ChartSeries[] {
  // a plain list of numbers is one series
  if (given.length > 0 && given.every((item) => toNumber(item) !== null))
    return [{ name: "", values: given.map(toNumber) }];
  return given.flatMap((item): ChartSeries[] => {
    if (Array.isArray(item)) return [{ name: "", values: item.map(toNumber) }];
    if (typeof item !== "object" || item === null) return [];
    const { name, label, title, data, values } = item as Record<string, unknown>;
    const list = Array.isArray(data) ? data : Array.isArray(values) ? values : [];
    return [{ name: toText(name ?? label ?? title), values: list.map(toNumber) }];
  });
}

function toNumber(value: unknown): number | null {
  if (typeof value === "number") return value;
  if (typeof value === "string" && value.trim() !== "" && Number.isFinite(Number(value)))
    return Number(value);
  return typeof value === "object" && value !== null && "y" in value ? toNumber(value.y) : null;
}
