import { z } from "zod";

/** The head of a file of tensors: where each of them lies behind it, and its shape. */
const Head = z.record(
  z.string(),
  z.looseObject({
    dtype: z.string().optional(),
    shape: z.array(z.number()).optional(),
    data_offsets: z.tuple([z.number(), z.number()]).optional(),
  }),
);

/** Looks up tensors by their names. */
export interface Tensors {
  /** All numbers of a tensor: of half precision, or whole ones of eight bits that its `scale` has a number a row for. */
  values(name: string): Float32Array;
  /** Of a tensor of half precision only the numbers that are asked for. */
  half(name: string): (from: number, count: number) => Float32Array;
}

const headAt = 8;

export function readTensors(bytes: Uint8Array): Tensors {
  const length = Number(new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(0, true));
  const head = Head.parse(JSON.parse(new TextDecoder().decode(bytes.subarray(headAt, headAt + length))));
  const known = halfValues();
  const find = (name: string, dtype: string) => {
    const found = head[name];
    if (found?.dtype !== dtype || found.data_offsets === undefined)
      throw new TypeError(`There is no tensor "${name}" of the type ${dtype}.`);
    const start = bytes.byteOffset + headAt + length;
    return bytes.buffer.slice(start + found.data_offsets[0], start + found.data_offsets[1]);
  };
  const half = (name: string) => {
    const bits = new Uint16Array(find(name, "F16"));
    return (from: number, count: number) =>
      Float32Array.from({ length: count }, (_, at) => known[bits[from + at] ?? 0] ?? 0);
  };
  const halves = (name: string) => {
    const bits = new Uint16Array(find(name, "F16"));
    const all = new Float32Array(bits.length);
    for (let at = 0; at < bits.length; at += 1) all[at] = known[bits[at] ?? 0] ?? 0;
    return all;
  };
  return {
    half,
    values(name) {
      if (head[name]?.dtype !== "I8") return halves(name);
      const whole = new Int8Array(find(name, "I8"));
      const scales = halves(`${name}.scale`);
      const depth = whole.length / scales.length;
      const all = new Float32Array(whole.length);
      for (let at = 0; at < whole.length; at += 1)
        all[at] = (whole[at] ?? 0) * (scales[Math.floor(at / depth)] ?? 0);
      return all;
    },
  };
}

/** All half-precision numbers by their bits. */
export function halfValues(): Float32Array {
  return Float32Array.from({ length: 65_536 }, (_, bits) => {
    const sign = bits >> 15 === 0 ? 1 : -1;
    const exponent = (bits >> 10) & 31;
    const fraction = bits & 1023;
    if (exponent === 0) return sign * fraction * 2 ** -24;
    if (exponent === 31) return fraction === 0 ? sign * Number.POSITIVE_INFINITY : Number.NaN;
    return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
  });
}
