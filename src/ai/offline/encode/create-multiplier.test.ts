import fc from "fast-check";
import { expect, test } from "vitest";
import { createMultiplier } from "./create-multiplier.ts";

const depth = 16;
const columns = 4;
const number = fc.float({ min: -3, max: 3, noNaN: true });
const listOf = (length: number) => fc.array(number, { minLength: length, maxLength: length });

test("rows times columns, within what eight and twelve bits can tell", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5 }).chain((rows) => fc.tuple(fc.constant(rows), listOf(rows * depth))),
      listOf(columns * depth),
      listOf(columns),
      ([rows, left], right, bias) => {
        const multiplier = createMultiplier({ rows: 5, deepest: depth });
        const factor = multiplier.add({
          ...{ values: Float32Array.from(right), bias: Float32Array.from(bias) },
          depth,
        });
        const result = multiplier.multiply(Float32Array.from(left), rows, factor);
        expect(result).toHaveLength(rows * columns);
        for (const [at, value] of result.entries()) {
          const [row, column] = [Math.floor(at / columns), at % columns];
          let exact = bias[column] ?? 0;
          for (let one = 0; one < depth; one += 1)
            exact += (left[row * depth + one] ?? 0) * (right[column * depth + one] ?? 0);
          expect(Math.abs(value - exact)).toBeLessThan(0.7);
        }
      },
    ),
    { numRuns: 50 },
  );
});

test("two factors do not disturb each other", () => {
  const multiplier = createMultiplier({ rows: 2, deepest: 8 });
  const same = (value: number) => ({
    ...{ values: new Float32Array(32).fill(value), bias: new Float32Array(4) },
    depth: 8,
  });
  const [one, two] = [multiplier.add(same(1)), multiplier.add(same(2))];
  const left = new Float32Array(8).fill(1);
  expect([...multiplier.multiply(left, 1, one)].map(Math.round)).toEqual([8, 8, 8, 8]);
  expect([...multiplier.multiply(left, 1, two)].map(Math.round)).toEqual([16, 16, 16, 16]);
});
