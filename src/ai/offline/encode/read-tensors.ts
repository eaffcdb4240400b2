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

/** Looks up a tensor of half-precision numbers by its name. */
export type ReadTensor = (name: string) => Uint16Array;

const headAt = 8;

export function readTensors(bytes: Uint8Array): ReadTensor {
  const length = Number(new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(0, true));
  const head = Head.parse(JSON.parse(new TextDecoder().decode(bytes.subarray(headAt, headAt + length))));
  return (name) => {
    const found = head[name];
    if (found?.dtype !== "F16" || found.data_offsets === undefined)
      throw new TypeError(`There is no tensor "${name}" of half precision.`);
    const [from, to] = found.data_offsets;
    const start = bytes.byteOffset + headAt + length;
    return new Uint16Array(bytes.buffer.slice(start + from, start + to));
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
