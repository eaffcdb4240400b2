import { largest } from "../../lib/largest.ts";
import type { Theme } from "../layout.ts";
import { fitText, textWidth, wrapText } from "./label-text.ts";
import type { Scale } from "./nice-scale.ts";
import { edge, label, labelSize, sceneWidth } from "./place-frame.ts";
import type { Mark } from "./scene.ts";

export interface Plot {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** The width that each label of the category axis has. */
  band: number;
  y: (value: number) => number;
}

export interface Axes {
  scale: Scale;
  labels: readonly string[];
  format: (value: number) => string;
  theme: Theme;
  top: number;
  bottom: number;
}

/** Grid, numbers and names around a plot; the names are level, in two lines or slanted, as they fit. */
export function placeAxes(axes: Axes): { marks: Mark[]; plot: Plot } {
  const { scale, theme, top } = axes;
  const numbers = scale.ticks.map((tick) => axes.format(tick));
  const left = edge + largest(numbers.map((text) => textWidth(text, labelSize))) + 8;
  const right = sceneWidth - edge;
  const band = (right - left) / Math.max(1, axes.labels.length);
  const names = placeNames(axes.labels, band);
  const bottom = axes.bottom - names.height;
  const y = (value: number): number =>
    bottom - ((value - scale.low) / (scale.high - scale.low)) * (bottom - top);
  const marks: Mark[] = scale.ticks.flatMap((tick, index): Mark[] => [
    {
      kind: "polyline",
      points: [
        [left, y(tick)],
        [right, y(tick)],
      ],
      stroke: tick === 0 ? theme.colors.muted : theme.colors.line,
      width: tick === 0 ? 1.25 : 0.75,
    },
    label({
      x: left - 8,
      y: y(tick) + 4,
      text: numbers[index] ?? "",
      fill: theme.colors.muted,
      anchor: "right",
    }),
  ]);
  return {
    marks: [...marks, ...names.marks(left, bottom, theme)],
    plot: { left, right, top, bottom, band, y },
  };
}

interface Names {
  height: number;
  marks: (left: number, bottom: number, theme: Theme) => Mark[];
}

function placeNames(labels: readonly string[], band: number): Names {
  const room = { width: band - 8, lines: 2 };
  const widest = largest(
    labels.map((text) => textWidth(text, labelSize)),
    0,
  );
  const wrapped = labels.map((text) => wrapText(text, labelSize, room));
  const isWhole = wrapped.every((lines, index) => lines.join(" ") === labels[index]);
  if (isWhole) return levelNames(wrapped, band);
  return slantedNames(labels, band, widest);
}

function levelNames(names: readonly string[][], band: number): Names {
  const most = largest(
    names.map((lines) => lines.length),
    1,
  );
  return {
    height: most * 16 + 10,
    marks: (left, bottom, theme) =>
      names.flatMap((lines, index) =>
        lines.map((text, row) =>
          label({
            x: left + (index + 0.5) * band,
            y: bottom + 18 + row * 16,
            text,
            fill: theme.colors.muted,
            anchor: "middle",
          }),
        ),
      ),
  };
}

function slantedNames(labels: readonly string[], band: number, widest: number): Names {
  const angle = 38;
  const length = Math.min(widest, 120);
  // Slanted lines of text need this distance, or they touch.
  const every = Math.ceil(24 / band);
  return {
    height: length * Math.sin((angle * Math.PI) / 180) + 22,
    marks: (left, bottom, theme) =>
      labels.flatMap((text, index) => {
        if (index % every !== 0) return [];
        const x = left + (index + 0.5) * band;
        // The first names would run over the left border.
        const room = Math.min(length + 1, (x - 4) / Math.cos((angle * Math.PI) / 180));
        return label({
          x: x + 4,
          y: bottom + 16,
          text: fitText(text, labelSize, room),
          fill: theme.colors.muted,
          anchor: "right",
          turn: -angle,
        });
      }),
  };
}
