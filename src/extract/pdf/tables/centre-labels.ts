import type { BodyRow } from "./body-row.ts";

interface Piece {
  row: BodyRow;
  baseline: number;
  bold: boolean;
  /** Its place among the rows of figures, where it stands level with one. */
  level?: number;
}

interface Step {
  cost: number;
  /** Lines that the row before took, or none for a line that is a group. */
  taken?: number;
}

/** In sizes of type. */
const offCentre = 0.25;
const nextLine = 1.4;
const mostLines = 6;
const groupCost = 1;
const bareCost = 2;
const brokenCost = 4;
const mostRows = 300;

/**
 * Figures set in the middle of labels of several lines: the labels are dealt out so that each stands around its figures,
 * with as few lines as possible left over as groups.
 */
export function centreLabels(rows: readonly BodyRow[]): BodyRow[] | undefined {
  const figures = rows.filter(({ cells }) => [...cells.keys()].some((column) => column > 0));
  const pieces = rows.flatMap((row): Piece[] => {
    const line = row.lines[0];
    if (line === undefined || !row.cells.has(0)) return [];
    const level = figures.indexOf(row);
    const bold = row.cells.get(0)?.[0]?.font.bold === true;
    return [{ row, baseline: line.line.baseline, bold, ...(level < 0 ? {} : { level }) }];
  });
  if (figures.length > mostRows || pieces.length > mostRows) return undefined;
  const steps = deal(figures, pieces);
  return collect(figures, pieces, steps);
}

function deal(figures: readonly BodyRow[], pieces: readonly Piece[]): Step[][] {
  const steps = Array.from({ length: figures.length + 1 }, () =>
    Array.from({ length: pieces.length + 1 }, (): Step => ({ cost: Infinity })),
  );
  const put = (row: number, piece: number, step: Step) => {
    const there = steps[row]?.[piece];
    if (there !== undefined && step.cost < there.cost) Object.assign(there, { taken: undefined }, step);
  };
  put(0, 0, { cost: 0 });
  for (let row = 0; row <= figures.length; row++)
    for (let piece = 0; piece <= pieces.length; piece++) {
      const cost = steps[row]?.[piece]?.cost ?? Infinity;
      const [figure, next] = [figures[row], pieces[piece]];
      if (cost === Infinity) continue;
      if (next !== undefined)
        put(row, piece + 1, { cost: cost + (next.level === undefined ? groupCost : brokenCost) });
      if (figure === undefined) continue;
      put(row + 1, piece, { cost: cost + bareCost, taken: 0 });
      if (next === undefined || !isNear(next, figure)) continue;
      for (let count = 1; count <= Math.min(mostLines, pieces.length - piece); count++)
        if (isAround(pieces.slice(piece, piece + count), figure, row))
          put(row + 1, piece + count, { cost, taken: count });
    }
  return steps;
}

function isNear({ baseline }: Piece, { lines }: BodyRow): boolean {
  const line = lines[0]?.line;
  return line !== undefined && Math.abs(baseline - line.baseline) < line.size * nextLine * mostLines;
}

function isAround(pieces: readonly Piece[], figure: BodyRow, row: number): boolean {
  const line = figure.lines[0]?.line;
  const [first, last] = [pieces[0], pieces.at(-1)];
  if (line === undefined || first === undefined || last === undefined) return false;
  if (Math.abs((first.baseline + last.baseline) / 2 - line.baseline) > line.size * offCentre) return false;
  return pieces.every(
    ({ level, bold, baseline }, index) =>
      (level === undefined || level === row) &&
      bold === first.bold &&
      (index === 0 || baseline - (pieces[index - 1]?.baseline ?? 0) <= line.size * nextLine),
  );
}

/** Back from the end: each row of figures with its label, and what is left over, from the top down. */
function collect(
  figures: readonly BodyRow[],
  pieces: readonly Piece[],
  steps: readonly (readonly Step[])[],
): BodyRow[] {
  const found: BodyRow[] = [];
  let [row, piece] = [figures.length, pieces.length];
  while (row > 0 || piece > 0) {
    const { taken } = steps[row]?.[piece] ?? {};
    const alone = pieces[piece - 1];
    if (taken === undefined) {
      piece--;
      if (alone !== undefined && alone.level === undefined) found.push(alone.row);
      continue;
    }
    const figure = figures[row - 1];
    const label = pieces.slice(piece - taken, piece);
    if (figure !== undefined) found.push(unite(figure, label));
    row--;
    piece -= taken;
  }
  return found.toReversed();
}

function unite(figure: BodyRow, label: readonly Piece[]): BodyRow {
  if (label.length === 0) return figure;
  const cells = new Map(figure.cells);
  cells.set(
    0,
    label.flatMap(({ row }) => row.cells.get(0) ?? []),
  );
  return {
    lines: [...new Set([...label.map(({ row }) => row), figure])].flatMap(({ lines }) => lines),
    cells,
  };
}
