import { OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import { apply, multiply, toMatrix, toNumbers, type Matrix } from "../matrix.ts";
import { unite, type Box, type PageScan } from "./page-content.ts";

interface Operators {
  fnArray: number[];
  argsArray: unknown[];
}

interface Walk {
  ctm: Matrix;
  stack: Matrix[];
  /** Outside of these nothing is shown. */
  windows: Box[];
  scan?: PageScan;
}

const mostSteps = 200;
/** In points. */
const tolerance = 1;

/** A page that draws one picture and nothing else, whole and opaque; undefined at the first step that we cannot judge. */
export function findScan({ fnArray, argsArray }: Operators, transform: Matrix): PageScan | undefined {
  if (fnArray.length > mostSteps) return undefined;
  const walk: Walk = { ctm: transform, stack: [], windows: [] };
  for (const [index, fn] of fnArray.entries()) {
    const args = argsArray[index];
    if (steps.get(fn)?.(walk, Array.isArray(args) ? args : []) !== true) return undefined;
  }
  const { scan, windows } = walk;
  if (scan === undefined) return undefined;
  const box = boxOf(scan.placed, [0, 0, 1, 1]);
  return windows.every((window) => covers(window, box)) ? scan : undefined;
}

/** Each says whether it leaves the picture as it is. */
type Step = (walk: Walk, args: readonly unknown[]) => boolean;

const harmless: Step = () => true;

const steps: ReadonlyMap<number, Step> = new Map<number, Step>([
  [OPS.dependency, harmless],
  [OPS.setFillRGBColor, harmless],
  [OPS.setStrokeRGBColor, harmless],
  [OPS.setRenderingIntent, harmless],
  [OPS.setFlatness, harmless],
  [OPS.setLineWidth, harmless],
  [OPS.clip, harmless], // the path of it comes next
  [OPS.eoClip, harmless],
  [OPS.beginMarkedContent, harmless],
  [OPS.endMarkedContent, harmless],
  [OPS.beginMarkedContentProps, (_walk, [tag]) => tag !== "OC"],
  [OPS.setGState, (_walk, [entries]) => Array.isArray(entries) && entries.every(isPlain)],
  [OPS.save, save],
  [OPS.restore, restore],
  [OPS.transform, (walk, args) => turn(walk, toMatrix(args))],
  [OPS.constructPath, (walk, [operator, , bounds]) => operator === OPS.endPath && narrow(walk, bounds)],
  [
    OPS.paintFormXObjectBegin,
    (walk, [matrix, bounds]) =>
      save(walk) && turn(walk, toMatrix(matrix)) && (bounds === null || narrow(walk, bounds)),
  ],
  [OPS.paintFormXObjectEnd, restore],
  [OPS.paintImageXObject, take],
]);

function save(walk: Walk): boolean {
  walk.stack.push(walk.ctm);
  return true;
}

function restore(walk: Walk): boolean {
  walk.ctm = walk.stack.pop() ?? walk.ctm;
  return true;
}

function turn(walk: Walk, matrix: Matrix): boolean {
  walk.ctm = multiply(walk.ctm, matrix);
  return true;
}

function narrow({ ctm, windows }: Walk, bounds: unknown): boolean {
  const [x0, y0, x1, y1] = toNumbers(bounds);
  if (x0 === undefined || y0 === undefined || x1 === undefined || y1 === undefined) return false;
  windows.push(boxOf(ctm, [x0, y0, x1, y1]));
  return true;
}

function take(walk: Walk, [id]: readonly unknown[]): boolean {
  if (typeof id !== "string" || walk.scan !== undefined) return false;
  walk.scan = { id, placed: walk.ctm };
  return true;
}

/** Nothing that lets shine through, mixes or masks. */
function isPlain(entry: unknown): boolean {
  const [key, value] = Array.isArray(entry) ? (entry as unknown[]) : [];
  switch (key) {
    case "ca":
      return value === 1;
    case "BM":
      return value === "source-over";
    case "SMask":
      return value === false;
    case "CA":
    case "LW":
    case "RI":
    case "FL":
      return true;
    default:
      return false;
  }
}

function boxOf(matrix: Matrix, [x0, y0, x1, y1]: readonly [number, number, number, number]): Box {
  const corners = [
    apply(matrix, x0, y0),
    apply(matrix, x1, y0),
    apply(matrix, x0, y1),
    apply(matrix, x1, y1),
  ];
  return unite(corners.map(([x, y]) => ({ x0: x, y0: y, x1: x, y1: y })));
}

function covers(outer: Box, inner: Box): boolean {
  return (
    outer.x0 <= inner.x0 + tolerance &&
    outer.y0 <= inner.y0 + tolerance &&
    outer.x1 >= inner.x1 - tolerance &&
    outer.y1 >= inner.y1 - tolerance
  );
}
