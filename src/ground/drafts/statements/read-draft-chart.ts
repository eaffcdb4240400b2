import type { Section } from "../../../model/unified-document.ts";
import type { MemberPath } from "./path.ts";

type ChartElement = Extract<Section, { content_type: "chart" }>["elements"][number];

/** What a chart says: its words, and each value with its label and series. */
export interface ReadChart {
  words: { place: MemberPath; text: string }[];
  points: { place: MemberPath; value: number; label: string; series: string }[];
}

/** Reads a chart in every shape that the writers draw. */
export function readDraftChart(element: ChartElement, place: MemberPath): ReadChart {
  const given = element as Record<string, unknown>;
  const labels = element.labels.map(textOf);
  const words = ["title", "alt", "caption", "subtitle"].flatMap((member) => {
    const text = given[member];
    return typeof text === "string" ? [{ place: [...place, member], text }] : [];
  });
  const named = labels.map((text, at) => ({ place: [...place, "labels", at], text }));
  const isPlain = element.series.length > 0 && element.series.every((item) => numberOf(item) !== undefined);
  if (isPlain) {
    const points = pointsOf(element.series, { place: [...place, "series"], labels, series: "" });
    return { words: [...words, ...named], points };
  }
  const series = element.series.flatMap((item, at) => readSeries(item, [...place, "series", at]));
  return {
    words: [...words, ...named, ...series.flatMap(({ name }) => name ?? [])],
    points: series.flatMap(({ name, values, place: at }) =>
      pointsOf(values, { place: at, labels, series: name?.text ?? "" }),
    ),
  };
}

interface ReadSeries {
  name?: { place: MemberPath; text: string };
  values: readonly unknown[];
  place: MemberPath;
}

function readSeries(item: unknown, place: MemberPath): ReadSeries[] {
  if (Array.isArray(item)) return [{ values: item, place }];
  if (typeof item !== "object" || item === null) return [];
  const members = item as Record<string, unknown>;
  const key = ["name", "label", "title"].find((member) => (members[member] ?? undefined) !== undefined);
  const data = ["data", "values"].find((member) => Array.isArray(members[member]));
  const values = (data === undefined ? [] : members[data]) as readonly unknown[];
  const at = [...place, data ?? "data"];
  if (key === undefined) return [{ values, place: at }];
  return [{ name: { place: [...place, key], text: textOf(members[key]) }, values, place: at }];
}

interface PointsOf {
  place: MemberPath;
  labels: readonly string[];
  series: string;
}

function pointsOf(values: readonly unknown[], { place, labels, series }: PointsOf): ReadChart["points"] {
  return values.flatMap((item, at) => {
    const value = numberOf(item);
    // a bar without a label gets its number
    return value === undefined
      ? []
      : [{ place: [...place, at], value, label: labels[at] ?? String(at + 1), series }];
  });
}

function numberOf(value: unknown): number | undefined {
  if (typeof value === "number") return value;
  if (typeof value === "string" && value.trim() !== "" && Number.isFinite(Number(value)))
    return Number(value);
  return typeof value === "object" && value !== null && "y" in value ? numberOf(value.y) : undefined;
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "object" && "value" in value) return textOf(value.value);
  return typeof value === "object" ? JSON.stringify(value) : String(value as string | number | boolean);
}
