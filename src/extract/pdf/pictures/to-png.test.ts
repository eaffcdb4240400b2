import { loadImage, createCanvas } from "@napi-rs/canvas";
import { ImageKind } from "pdfjs-dist/legacy/build/pdf.mjs";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Pixels } from "./picture-pixels.ts";
import { toCanvas } from "./to-canvas.ts";
import { toPng } from "./to-png.ts";

async function shown(png: Uint8Array): Promise<Uint8ClampedArray> {
  const image = await loadImage(png);
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext("2d").drawImage(image, 0, 0);
  return canvas.getContext("2d").getImageData(0, 0, image.width, image.height).data;
}

const colourTypeOf = (png: Uint8Array) => [png[24], png[25]];
const most = 1_000_000;

const opaque = fc
  .record({ width: fc.integer({ min: 1, max: 40 }), height: fc.integer({ min: 1, max: 90 }) })
  .chain(({ width, height }) =>
    fc.constantFrom(ImageKind.GRAYSCALE_1BPP, ImageKind.RGB_24BPP, ImageKind.RGBA_32BPP).chain((kind) => {
      const bits = kind === ImageKind.GRAYSCALE_1BPP;
      const length = bits
        ? ((width + 7) >> 3) * height
        : width * height * (kind === ImageKind.RGB_24BPP ? 3 : 4);
      return fc.uint8Array({ minLength: length, maxLength: length }).map((data): Pixels => {
        if (kind === ImageKind.RGBA_32BPP) for (let at = 3; at < length; at += 4) data[at] = 255;
        return { width, height, kind, data };
      });
    }),
  );

test("a picture looks as its pixels say, whatever they are", async () => {
  await fc.assert(
    fc.asyncProperty(opaque, async (pixels) => {
      const { data } = toCanvas(pixels, most)
        .getContext("2d")
        .getImageData(0, 0, pixels.width, pixels.height);
      expect(Buffer.from(await shown(await toPng(pixels))).equals(Buffer.from(data))).toBe(true);
    }),
    { numRuns: 60 },
  );
});

test("grey pixels are written as grey, opaque ones without opacity", async () => {
  const grey = {
    width: 2,
    height: 1,
    kind: ImageKind.RGB_24BPP,
    data: Uint8Array.of(9, 9, 9, 200, 200, 200),
  };
  expect(colourTypeOf(await toPng(grey))).toEqual([8, 0]);
  const colours = { ...grey, data: Uint8Array.of(9, 9, 9, 200, 201, 200) };
  expect(colourTypeOf(await toPng(colours))).toEqual([8, 2]);
  const clear = { width: 1, height: 1, kind: ImageKind.RGBA_32BPP, data: Uint8Array.of(9, 9, 9, 128) };
  expect(colourTypeOf(await toPng(clear))).toEqual([8, 6]);
  expect([...(await shown(await toPng(clear)))][3]).toBe(128);
});

test("what a damaged picture lacks is white", async () => {
  const short = { width: 1, height: 2, kind: ImageKind.RGB_24BPP, data: Uint8Array.of(1, 2, 3) };
  expect([...(await shown(await toPng(short)))]).toEqual([1, 2, 3, 255, 255, 255, 255, 255]);
});
