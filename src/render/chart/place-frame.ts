import { addAll } from "../../lib/add-all.ts";
import type { Theme } from "../layout.ts";
import { cleanLabel, fitText, textWidth, wrapText } from "./label-text.ts";
import { directionOf } from "../inline/text-direction.ts";
import type { SceneLabel, Mark } from "./scene.ts";

export const sceneWidth = 720;
export const sceneHeight = 400;
export const edge = 16;
export const labelSize = 12;
const titleSize = 16;
const swatch = 11;
const mostEntries = 30;

export interface LegendEntry {
  label: string;
  color: string;
}

export function label(place: Omit<SceneLabel, "kind" | "dir" | "size"> & { size?: number }): SceneLabel {
  return { kind: "label", size: labelSize, ...place, dir: directionOf(place.text, "ltr") };
}

/** The title, and how far down it reaches. */
export function placeTitle(title: string | undefined, theme: Theme): { marks: Mark[]; bottom: number } {
  const text = cleanLabel(title ?? "");
  if (text === "") return { marks: [], bottom: edge };
  const lines = wrapText(text, titleSize * 1.06, { width: sceneWidth - 2 * edge, lines: 2 });
  const marks = lines.map((line, index) =>
    label({
      x: edge,
      y: edge + 15 + index * 21,
      text: line,
      size: titleSize,
      fill: theme.colors.text,
      anchor: "left",
      bold: true,
    }),
  );
  return { marks, bottom: edge + lines.length * 21 + 8 };
}

/** Rows of names under the title; what is beyond thirty is counted. */
export function placeLegend(
  entries: readonly LegendEntry[],
  theme: Theme,
  top: number,
): { marks: Mark[]; bottom: number } {
  const marks: Mark[] = [];
  let x = edge;
  let y = top;
  for (const entry of limitEntries(entries)) {
    const text = fitText(entry.label, labelSize, 220);
    const width = swatch + 6 + textWidth(text, labelSize);
    if (x > edge && x + width > sceneWidth - edge) {
      x = edge;
      y += 19;
    }
    addAll(marks, legendMark({ ...entry, label: text }, theme, { x, y }));
    x += width + 20;
  }
  return { marks, bottom: y + 26 };
}

export function limitEntries(entries: readonly LegendEntry[]): LegendEntry[] {
  if (entries.length <= mostEntries) return [...entries];
  const shown = entries.slice(0, mostEntries - 1);
  return [...shown, { label: `… +${entries.length - shown.length}`, color: "BBBBBB" }];
}

export function legendMark(entry: LegendEntry, theme: Theme, place: { x: number; y: number }): Mark[] {
  return [
    { kind: "rect", x: place.x, y: place.y, width: swatch, height: swatch, fill: entry.color },
    label({
      x: place.x + swatch + 6,
      y: place.y + 10,
      text: entry.label,
      fill: theme.colors.text,
      anchor: "left",
    }),
  ];
}
