import { OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import { apply, type Matrix } from "../matrix.ts";
import { unite, type Box, type Rule } from "./page-content.ts";

interface Pen {
  ctm: Matrix;
  lineWidth: number;
}

interface Segment {
  from: [number, number];
  to: [number, number];
}

/** Steps of a path as the library packs them, with the count of numbers each takes. */
const moveTo = 0;
const lineTo = 1;
const lengths = [2, 2, 6, 4, 0] as const;
const closePath = 4;

const strokes = new Set<number>([
  OPS.stroke,
  OPS.closeStroke,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);
const fills = new Set<number>([
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);

/** A wider bar is an area, not a line. */
const widestRule = 3.5;
const shortestRule = 4;
const smallestArea = 8;

/** What a path leaves on the page: lines that may rule a table, and filled areas. */
export function readPath(data: Float32Array, operator: number, pen: Pen): { rules: Rule[]; areas: Box[] } {
  const rules: Rule[] = [];
  const areas: Box[] = [];
  if (!strokes.has(operator) && !fills.has(operator)) return { rules, areas };
  for (const { segments, box } of subpaths(data, pen.ctm)) {
    if (fills.has(operator)) {
      const thin = toRule(box);
      if (thin !== undefined) rules.push(thin);
      else if ((box.x1 - box.x0) * (box.y1 - box.y0) >= smallestArea) areas.push(box);
    }
    if (!strokes.has(operator)) continue;
    if (pen.lineWidth * Math.hypot(pen.ctm[0], pen.ctm[1]) > widestRule) continue;
    for (const { from, to } of segments) {
      const line = toRule(unite([pointBox(from), pointBox(to)]));
      if (line !== undefined) rules.push(line);
    }
  }
  return { rules, areas };
}

function subpaths(data: Float32Array, ctm: Matrix): { segments: Segment[]; box: Box }[] {
  const found: { segments: Segment[]; points: Box[] }[] = [];
  let current: { segments: Segment[]; points: Box[] } | undefined;
  let start: [number, number] = [0, 0];
  let at: [number, number] = [0, 0];
  let index = 0;
  while (index < data.length) {
    const step = data[index] ?? closePath;
    const length = lengths[step] ?? 0;
    const to = length === 0 ? start : apply(ctm, data[index + length - 1] ?? 0, data[index + length] ?? 0);
    index += length + 1;
    if (step === moveTo) {
      current = { segments: [], points: [pointBox(to)] };
      found.push(current);
      start = to;
    } else if (current !== undefined) {
      if (step === lineTo || step === closePath) current.segments.push({ from: at, to });
      current.points.push(pointBox(to));
    }
    at = to;
  }
  return found
    .filter(({ points }) => points.length > 1)
    .map(({ segments, points }) => ({ segments, box: unite(points) }));
}

function toRule({ x0, y0, x1, y1 }: Box): Rule | undefined {
  const [width, height] = [x1 - x0, y1 - y0];
  if (height <= widestRule && width >= shortestRule && width > height * 2)
    return { x0, x1, y0: (y0 + y1) / 2, y1: (y0 + y1) / 2, level: true };
  if (width <= widestRule && height >= shortestRule && height > width * 2)
    return { y0, y1, x0: (x0 + x1) / 2, x1: (x0 + x1) / 2, level: false };
  return undefined;
}

function pointBox([x, y]: [number, number]): Box {
  return { x0: x, y0: y, x1: x, y1: y };
}
