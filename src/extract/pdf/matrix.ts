/** a, b, c, d, e, f as in PDF: x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly [number, number, number, number, number, number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** First `second`, then `first`. */
export function multiply(first: Matrix, second: Matrix): Matrix {
  return [
    first[0] * second[0] + first[2] * second[1],
    first[1] * second[0] + first[3] * second[1],
    first[0] * second[2] + first[2] * second[3],
    first[1] * second[2] + first[3] * second[3],
    first[0] * second[4] + first[2] * second[5] + first[4],
    first[1] * second[4] + first[3] * second[5] + first[5],
  ];
}

export function apply(matrix: Matrix, x: number, y: number): [number, number] {
  return [matrix[0] * x + matrix[2] * y + matrix[4], matrix[1] * x + matrix[3] * y + matrix[5]];
}

/** Arguments of an operator as a matrix; the identity where they are none. */
export function toMatrix(value: unknown): Matrix {
  const [a, b, c, d, e, f] = toNumbers(value);
  return a === undefined || b === undefined || c === undefined || d === undefined
    ? identity
    : [a, b, c, d, e ?? 0, f ?? 0];
}

export function toNumbers(value: unknown): number[] {
  if (Array.isArray(value)) return value.filter((one) => typeof one === "number");
  if (value instanceof Float32Array || value instanceof Float64Array) return [...value];
  return [];
}

export function toNumber(value: unknown): number {
  return typeof value === "number" && Number.isFinite(value) ? value : 0;
}
