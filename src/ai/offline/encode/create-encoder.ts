import { createMultiplier, type Factor, type Multiplier } from "./create-multiplier.ts";
import { createTokenizer } from "./create-tokenizer.ts";
import { halfValues, readTensors, type ReadTensor } from "./read-tensors.ts";

/** Turns a text into a direction: texts that mean the like point the same way. */
export type Encode = (text: string) => Float32Array;

const width = 384;
const heads = 12;
const headWidth = width / heads;
const inner = 4 * width;
const layerCount = 6;
const mostTokens = 96;
const tiny = 1e-12;

interface Norm {
  weight: Float32Array;
  bias: Float32Array;
}

interface Layer {
  attend: Factor;
  join: Factor;
  joined: Norm;
  widen: Factor;
  narrow: Factor;
  narrowed: Norm;
}

/** A BERT of six layers over English word pieces, with weights of whole numbers; the same text gives the same direction. */
export function createEncoder(weights: Uint8Array, vocabulary: ReadonlyMap<string, number>): Encode {
  const tokenize = createTokenizer(vocabulary, mostTokens);
  const tensor = readTensors(weights);
  const half = halfValues();
  const read = (name: string) => {
    const bits = tensor(name);
    const values = new Float32Array(bits.length);
    for (let at = 0; at < bits.length; at += 1) values[at] = half[bits[at] ?? 0] ?? 0;
    return values;
  };
  const multiplier = createMultiplier({ rows: mostTokens, deepest: inner });
  const norm = (name: string): Norm => ({ weight: read(`${name}.weight`), bias: read(`${name}.bias`) });
  const layers = Array.from({ length: layerCount }, (_, at) => readLayer(at, { read, norm, multiplier }));
  const embed = createEmbedder(tensor, half, norm("embeddings.LayerNorm"));
  return (text) => {
    const tokens = tokenize(text);
    const rows = tokens.length;
    const states = embed(tokens);
    for (const layer of layers) runLayer(layer, states, { rows, multiply: multiplier.multiply });
    return meanOf(states, rows);
  };
}

function readLayer(
  at: number,
  {
    read,
    norm,
    multiplier,
  }: { read: (name: string) => Float32Array; norm: (name: string) => Norm; multiplier: Multiplier },
): Layer {
  const name = `encoder.layer.${at}`;
  const factor = (names: readonly string[], depth: number) =>
    multiplier.add({
      values: concat(names.map((own) => read(`${name}.${own}.weight`))),
      bias: concat(names.map((own) => read(`${name}.${own}.bias`))),
      depth,
    });
  return {
    attend: factor(
      ["query", "key", "value"].map((own) => `attention.self.${own}`),
      width,
    ),
    join: factor(["attention.output.dense"], width),
    joined: norm(`${name}.attention.output.LayerNorm`),
    widen: factor(["intermediate.dense"], width),
    narrow: factor(["output.dense"], inner),
    narrowed: norm(`${name}.output.LayerNorm`),
  };
}

function concat(parts: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Word, place and kind of each token; only the rows that are asked for are read. */
function createEmbedder(tensor: ReadTensor, half: Float32Array, norm: Norm) {
  const words = tensor("embeddings.word_embeddings.weight");
  const places = tensor("embeddings.position_embeddings.weight");
  const kinds = tensor("embeddings.token_type_embeddings.weight");
  return (tokens: readonly number[]): Float32Array => {
    const states = new Float32Array(tokens.length * width);
    for (const [at, token] of tokens.entries())
      for (let one = 0; one < width; one += 1)
        states[at * width + one] =
          (half[words[token * width + one] ?? 0] ?? 0) +
          (half[places[at * width + one] ?? 0] ?? 0) +
          (half[kinds[one] ?? 0] ?? 0);
    normalize(states, norm);
    return states;
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

function normalize(states: Float32Array, { weight, bias }: Norm): void {
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

/** The mean of all tokens, of length 1. */
function meanOf(states: Float32Array, rows: number): Float32Array {
  const mean = new Float32Array(width);
  for (let row = 0; row < rows; row += 1)
    for (let one = 0; one < width; one += 1) mean[one] = (mean[one] ?? 0) + (states[row * width + one] ?? 0);
  const length = Math.sqrt(mean.reduce((sum, value) => sum + value * value, 0));
  return mean.map((value) => value / length);
}
