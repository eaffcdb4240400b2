import fc from "fast-check";
import { expect, test } from "vitest";
import { halfValues, readTensors } from "./read-tensors.ts";

function fileOf(head: object, values: readonly number[]): Uint8Array {
  const text = new TextEncoder().encode(JSON.stringify(head));
  const bytes = new Uint8Array(8 + text.length + 2 * values.length);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(text.length), true);
  bytes.set(text, 8);
  bytes.set(new Uint8Array(Uint16Array.from(values).buffer), 8 + text.length);
  return bytes;
}

test("tensors are found by their names, wherever the file begins in memory", () => {
  const head = { one: { dtype: "F16", shape: [2], data_offsets: [2, 6] } };
  const file = fileOf(head, [1, 2, 3]);
  const moved = new Uint8Array(file.length + 3);
  moved.set(file, 3);
  for (const read of [file, moved.subarray(3)].map(readTensors)) {
    expect([...read.values("one")]).toEqual([2 * 2 ** -24, 3 * 2 ** -24]);
    expect([...read.half("one")(1, 1)]).toEqual([3 * 2 ** -24]);
  }
});

test("a tensor that is not there, or of another kind, is named", () => {
  const file = fileOf({ whole: { dtype: "I64", shape: [1], data_offsets: [0, 8] } }, []);
  expect(() => readTensors(file).values("two")).toThrow('"two"');
  expect(() => readTensors(file).values("whole")).toThrow('"whole"');
});

test("whole numbers are told by the scale of their row", () => {
  const head = {
    one: { dtype: "I8", shape: [2, 2], data_offsets: [0, 4] },
    "one.scale": { dtype: "F16", shape: [2], data_offsets: [4, 8] },
  };
  // the bytes 1, 255, 127, 128 are 1, -1, 127, -128; the scales are 1 and 2
  const file = fileOf(head, [0xff01, 0x807f, 0x3c00, 0x4000]);
  expect([...readTensors(file).values("one")]).toEqual([1, -1, 254, -256]);
});

test("half-precision numbers are what they say, by their bits", () => {
  const values = halfValues();
  expect([0x3c00, 0xc000, 0x3555, 0x0001, 0x7bff].map((bits) => values[bits])).toEqual(
    [1, -2, 0.333251953125, 2 ** -24, 65_504].map(Math.fround),
  );
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0x7bfe }), (bits) => {
      expect(values[bits + 1]).toBeGreaterThan(values[bits] ?? 0);
      expect(values[bits | 0x8000]).toBe(-(values[bits] ?? 0));
    }),
  );
});
