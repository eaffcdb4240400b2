import type { Direction } from "../layout.ts";

interface Rect {
  kind: "rect";
  x: number;
  y: number;
  width: number;
  height: number;
  fill: string;
}

interface Polyline {
  kind: "polyline";
  points: [number, number][];
  stroke: string;
  width: number;
}

interface Dot {
  kind: "dot";
  x: number;
  y: number;
  radius: number;
  fill: string;
}

/** A slice of a circle; angles in radians, clockwise from twelve o'clock. */
interface Wedge {
  kind: "wedge";
  x: number;
  y: number;
  radius: number;
  from: number;
  to: number;
  fill: string;
}

export interface SceneLabel {
  kind: "label";
  x: number;
  /** The base line. */
  y: number;
  text: string;
  dir: Direction;
  size: number;
  fill: string;
  /** Where x is in the text, whatever its direction. */
  anchor: "left" | "middle" | "right";
  bold?: boolean;
  /** Degrees, clockwise, around x and y. */
  turn?: number;
}

export type Mark = Rect | Polyline | Dot | Wedge | SceneLabel;

/** A drawing as plain data: written as SVG or painted, with the same result. */
export interface Scene {
  width: number;
  height: number;
  title: string;
  description: string;
  marks: Mark[];
}

const otherSide = { left: "right", middle: "middle", right: "left" } as const;

/** Turns a drawing made for left-to-right reading around; texts and slices stay readable. */
export function mirrorScene(scene: Scene): Scene {
  return { ...scene, marks: scene.marks.map((mark) => mirrorMark(mark, scene.width)) };
}

function mirrorMark(mark: Mark, width: number): Mark {
  switch (mark.kind) {
    case "rect":
      return { ...mark, x: width - mark.x - mark.width };
    case "polyline":
      return { ...mark, points: mark.points.map(([x, y]) => [width - x, y]) };
    case "dot":
    case "wedge":
      return { ...mark, x: width - mark.x };
    case "label":
      return {
        ...mark,
        x: width - mark.x,
        anchor: otherSide[mark.anchor],
        ...(mark.turn === undefined ? {} : { turn: -mark.turn }),
      };
  }
}
