import { matmulWasm } from "./matmul-wasm.ts";

interface Memory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}

/** Every engine has it, and the types of Node leave it out. */
declare const WebAssembly: {
  Memory: new (size: { initial: number }) => Memory;
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: object) => { exports: Record<string, unknown> };
};

/** A matrix of weights that lies in the memory of the multiplier, a row for each value of the result. */
export interface Factor {
  values: number;
  scales: number;
  bias: number;
  depth: number;
  columns: number;
}

export interface Multiplier {
  add(matrix: { values: Float32Array; bias: Float32Array; depth: number }): Factor;
  /** Rows times a factor: the results of the first row, of the second, and so on. */
  multiply(left: Float32Array, rows: number, factor: Factor): Float32Array;
}

const pageBytes = 65_536;
/** Weights are eight bits, what they are multiplied with twelve: sums over any depth here fit into 32. */
const most = { weight: 127, state: 2047 };
const alignment = 16;

type Matmul = (...numbers: number[]) => void;

/** Multiplies matrices as whole numbers, eight at a time; it takes rows in pairs and columns in fours. */
export function createMultiplier({ rows, deepest }: { rows: number; deepest: number }): Multiplier {
  const memory = new WebAssembly.Memory({ initial: 1 });
  const run = load(memory);
  let used = pageBytes;
  const claim = (bytes: number): number => {
    const start = used;
    used = Math.ceil((start + bytes) / alignment) * alignment;
    const missing = Math.ceil((used - memory.buffer.byteLength) / pageBytes);
    if (missing > 0) memory.grow(missing);
    return start;
  };
  const pairs = rows + (rows % 2);
  const [left, leftScales, out] = [claim(2 * pairs * deepest), claim(4 * pairs), claim(4 * pairs * deepest)];
  return {
    add({ values, bias, depth }) {
      const columns = values.length / depth;
      const [weights, scales, biases] = [claim(values.length), claim(4 * columns), claim(4 * columns)];
      const whole = new Int8Array(memory.buffer, weights, values.length);
      const scaled = new Float32Array(memory.buffer, scales, columns);
      for (let row = 0; row < columns; row += 1)
        scaled[row] = toWhole(values.subarray(row * depth, (row + 1) * depth), {
          target: whole.subarray(row * depth, (row + 1) * depth),
          most: most.weight,
        });
      new Float32Array(memory.buffer, biases, columns).set(bias);
      return { values: weights, scales, bias: biases, depth, columns };
    },
    multiply(states, count, { values, scales, bias, depth, columns }) {
      const even = count + (count % 2);
      const whole = new Int16Array(memory.buffer, left, even * depth);
      const scaled = new Float32Array(memory.buffer, leftScales, even);
      for (let row = 0; row < count; row += 1)
        scaled[row] = toWhole(states.subarray(row * depth, (row + 1) * depth), {
          target: whole.subarray(row * depth, (row + 1) * depth),
          most: most.state,
        });
      if (even > count) whole.fill(0, count * depth);
      run(left, leftScales, values, scales, bias, out, even, depth, columns);
      return new Float32Array(memory.buffer, out, count * columns).slice();
    },
  };
}

function load(memory: Memory): Matmul {
  const wasm = new WebAssembly.Module(Buffer.from(matmulWasm, "base64"));
  const { matmul } = new WebAssembly.Instance(wasm, { env: { memory } }).exports;
  if (!isMatmul(matmul)) throw new TypeError("The multiplier exports no function.");
  return matmul;
}

const isMatmul = (value: unknown): value is Matmul => typeof value === "function";

/** Rounds to whole numbers of which the largest is the most that there may be; what one of them stands for. */
function toWhole(
  values: Float32Array,
  { target, most: limit }: { target: Int8Array | Int16Array; most: number },
): number {
  let largest = 0;
  for (let at = 0; at < values.length; at += 1) largest = Math.max(largest, Math.abs(values[at] ?? 0));
  const scale = largest === 0 ? 1 : largest / limit;
  for (let at = 0; at < values.length; at += 1) target[at] = Math.round((values[at] ?? 0) / scale);
  return scale;
}
