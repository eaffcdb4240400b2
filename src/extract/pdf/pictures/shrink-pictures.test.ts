import { ImageKind } from "pdfjs-dist/legacy/build/pdf.mjs";
import { expect, test } from "vitest";
import { shrink } from "./shrink-pictures.ts";

test("takes the mean of the pixels that become one", () => {
  const data = new Uint8Array([0, 0, 0, 100, 100, 100, 100, 0, 0, 200, 100, 0]);
  const small = shrink({ width: 2, height: 2, kind: ImageKind.RGB_24BPP, data }, 1);
  expect(small).toEqual({
    ...{ width: 1, height: 1, kind: ImageKind.RGBA_32BPP },
    data: new Uint8ClampedArray([100, 50, 25, 255]),
  });
});

test("reads pictures of one bit a pixel, rows of which end at whole bytes", () => {
  const data = new Uint8Array([0b1100_0000, 0b1000_0000, 0, 0]);
  const small = shrink({ width: 4, height: 4, kind: ImageKind.GRAYSCALE_1BPP, data }, 4);
  expect([...small.data].filter((_, at) => at % 4 === 0)).toEqual([191, 0, 0, 0]);
});

test("keeps what shows through", () => {
  const data = new Uint8Array([10, 20, 30, 0, 30, 40, 50, 100, 10, 20, 30, 0, 30, 40, 50, 100]);
  const small = shrink({ width: 2, height: 2, kind: ImageKind.RGBA_32BPP, data }, 1);
  expect([...small.data]).toEqual([20, 30, 40, 50]);
});
