import type { Factor, Multiplier } from "./create-multiplier.ts";

export const width = 384;
export const inner = 4 * width;
const heads = 12;
const headWidth = width / heads;
const layerCount = 6;
const tiny = 1e-12;

export interface Norm {
  weight: Float32Array;
  bias: Float32Array;
}

/** Rows of weights one after the other, with what is added to each result. */
interface Matrix {
  values: Float32Array;
  bias: Float32Array;
}

/** The weights of one layer, by what they do. */
export interface LayerWeights {
  /** Questions, keys and values. */
  attend: Matrix;
  join: Matrix;
  joined: Norm;
  widen: Matrix;
  narrow: Matrix;
  narrowed: Norm;
}

interface Layer {
  attend: Factor;
  join: Factor;
  joined: Norm;
  widen: Factor;
  narrow: Factor;
  narrowed: Norm;
}

/** Changes the states of so many tokens in place, layer by layer. */
export type RunLayers = (states: Float32Array, rows: number) => void;

/** The six layers of a BERT; their weights become whole numbers. */
export function createLayers(readLayer: (at: number) => LayerWeights, multiplier: Multiplier): RunLayers {
  const layers = Array.from({ length: layerCount }, (_, at): Layer => {
    const { attend, join, joined, widen, narrow, narrowed } = readLayer(at);
    return {
      ...{ attend: multiplier.add({ ...attend, depth: width }), joined, narrowed },
      join: multiplier.add({ ...join, depth: width }),
      widen: multiplier.add({ ...widen, depth: width }),
      narrow: multiplier.add({ ...narrow, depth: inner }),
    };
  });
  return (states, rows) => {
    for (const layer of layers) runLayer(layer, states, { rows, multiply: multiplier.multiply });
  };
}

function runLayer(
  { attend, join, joined, widen, narrow, narrowed }: Layer,
  states: Float32Array,
  { rows, multiply }: { rows: number; multiply: Multiplier["multiply"] },
): void {
  const mixed = mix(multiply(states, rows, attend), rows);
  addTo(states, multiply(mixed, rows, join));
  normalize(states, joined);
  const wide = multiply(states, rows, widen);
  for (let at = 0; at < wide.length; at += 1) wide[at] = soften(wide[at] ?? 0);
  addTo(states, multiply(wide, rows, narrow));
  normalize(states, narrowed);
}

/** Each token takes from the others by how well its question fits their keys. */
function mix(attended: Float32Array, rows: number): Float32Array {
  const mixed = new Float32Array(rows * width);
  const shares = new Float32Array(rows);
  const wide = 3 * width;
  const scale = 1 / Math.sqrt(headWidth);
  for (let head = 0; head < width; head += headWidth)
    for (let row = 0; row < rows; row += 1) {
      let top = Number.NEGATIVE_INFINITY;
      for (let other = 0; other < rows; other += 1) {
        let fit = 0;
        const [question, key] = [row * wide + head, other * wide + width + head];
        for (let one = 0; one < headWidth; one += 1)
          fit += (attended[question + one] ?? 0) * (attended[key + one] ?? 0);
        shares[other] = fit * scale;
        top = Math.max(top, fit * scale);
      }
      let all = 0;
      for (let other = 0; other < rows; other += 1) {
        const part = Math.exp((shares[other] ?? 0) - top);
        shares[other] = part;
        all += part;
      }
      for (let other = 0; other < rows; other += 1) {
        const share = (shares[other] ?? 0) / all;
        const [target, value] = [row * width + head, other * wide + 2 * width + head];
        for (let one = 0; one < headWidth; one += 1)
          mixed[target + one] = (mixed[target + one] ?? 0) + share * (attended[value + one] ?? 0);
      }
    }
  return mixed;
}

function addTo(states: Float32Array, more: Float32Array): void {
  for (let at = 0; at < states.length; at += 1) states[at] = (states[at] ?? 0) + (more[at] ?? 0);
}

export function normalize(states: Float32Array, { weight, bias }: Norm): void {
  for (let start = 0; start < states.length; start += width) {
    let sum = 0;
    for (let one = 0; one < width; one += 1) sum += states[start + one] ?? 0;
    const mean = sum / width;
    let spread = 0;
    for (let one = 0; one < width; one += 1) spread += ((states[start + one] ?? 0) - mean) ** 2;
    const scale = 1 / Math.sqrt(spread / width + tiny);
    for (let one = 0; one < width; one += 1)
      states[start + one] =
        ((states[start + one] ?? 0) - mean) * scale * (weight[one] ?? 0) + (bias[one] ?? 0);
  }
}

/** The error function by five terms, exact to seven places: what lies far below 0 becomes 0. */
function soften(value: number): number {
  const size = Math.abs(value) / Math.SQRT2;
  const near = 1 / (1 + 0.3275911 * size);
  const terms =
    near *
    (0.254829592 + near * (-0.284496736 + near * (1.421413741 + near * (-1.453152027 + near * 1.061405429))));
  const error = 1 - terms * Math.exp(-size * size);
  return 0.5 * value * (1 + (value < 0 ? -error : error));
}

/** The mean of all tokens. */
export function meanOf(states: Float32Array, rows: number): Float32Array {
  const mean = new Float32Array(width);
  for (let row = 0; row < rows; row += 1)
    for (let one = 0; one < width; one += 1)
      mean[one] = (mean[one] ?? 0) + (states[row * width + one] ?? 0) / rows;
  return mean;
}
