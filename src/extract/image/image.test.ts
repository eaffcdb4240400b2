import fc from "fast-check";
import { expect, test } from "vitest";
import { collectParts } from "../../../test/fakes/collect-parts.ts";
import { drawWords, withOrientation } from "../../../test/fixtures/make-picture.ts";
import { makeTiff, type TiffPageOptions } from "../../../test/fixtures/make-tiff.ts";
import { Failure } from "../../model/failure.ts";
import { readImage } from "./image.ts";

const words = ["Annual report", "Revenue 4711"];

test.each(["png", "jpeg", "webp", "gif"] as const)(
  "reads the text of a %s, beside the picture",
  async (kind) => {
    const picture = await drawWords(words).encode(kind as "png");
    const { parts, warnings, progress } = await collectParts(readImage, picture, {
      fileName: `scan.${kind}`,
    });
    expect(parts[0]).toEqual({
      ...{ type: "image", text: "", position: {} },
      image: { mediaType: `image/${kind}`, data: picture },
    });
    const texts = parts.slice(1);
    expect(texts.map(({ text }) => text).join("\n")).toBe(words.join("\n"));
    for (const { type, position } of texts) expect([type, position.bbox?.length]).toEqual(["text", 4]);
    expect(warnings).toEqual([]);
    expect(progress).toEqual([
      { done: 0, total: 1 },
      { done: 1, total: 1 },
    ]);
  },
);

test("reads a BMP", async () => {
  const canvas = drawWords(words);
  const { width, height } = canvas;
  const { data } = canvas.getContext("2d").getImageData(0, 0, width, height);
  const head = Buffer.alloc(54);
  head.write("BM");
  head.writeUInt32LE(54 + data.length, 2);
  head.writeUInt32LE(54, 10);
  head.writeUInt32LE(40, 14);
  head.writeInt32LE(width, 18);
  head.writeInt32LE(-height, 22);
  head.writeUInt16LE(1, 26);
  head.writeUInt16LE(32, 28);
  const { parts } = await collectParts(readImage, Buffer.concat([head, Buffer.from(data)]));
  expect(
    parts
      .slice(1)
      .map(({ text }) => text)
      .join("\n"),
  ).toBe(words.join("\n"));
});

test("small letters are enlarged first, and boxes stay in the picture's own pixels", async () => {
  const canvas = drawWords(["Small letters of a quiet screen"], { size: 9, width: 200, height: 40 });
  const { parts } = await collectParts(readImage, await canvas.encode("png"));
  expect(parts[1]).toMatchObject({ text: "Small letters of a quiet screen" });
  const [, , right = 0, bottom = 0] = parts[1]?.position.bbox ?? [];
  expect(right).toBeGreaterThan(100);
  expect(right).toBeLessThanOrEqual(200);
  expect(bottom).toBeLessThanOrEqual(40);
});

test("turns a photo upright as it says", async () => {
  const canvas = drawWords(words);
  const turned = drawWords([], { width: canvas.height, height: canvas.width });
  const context = turned.getContext("2d");
  context.setTransform(0, -1, 1, 0, 0, canvas.width);
  context.drawImage(canvas, 0, 0);
  const photo = withOrientation(await turned.encode("jpeg", 95), 6);
  const { parts } = await collectParts(readImage, photo);
  expect(
    parts
      .slice(1)
      .map(({ text }) => text)
      .join("\n"),
  ).toBe(words.join("\n"));
});

test("without text recognition there is the picture and a warning", async () => {
  const { parts, warnings } = await collectParts(readImage, await drawWords(words).encode("png"), {
    ocr: "never",
  });
  expect(parts).toMatchObject([{ type: "image", text: "" }]);
  expect(warnings).toMatchObject([{ code: "ocr-off" }]);
});

test("all pages of a TIFF, each with its number; thumbnails are none", async () => {
  const tiff = makeTiff([
    { canvas: drawWords(["First page"]) },
    { canvas: drawWords(["Tiny"], { size: 12 }), subfile: 1 },
    { canvas: drawWords(["Second page"]), kind: "bits", packed: "packbits" },
  ]);
  const { parts, progress } = await collectParts(readImage, tiff);
  expect(parts.map(({ type, text, position }) => [type, text, position.page])).toEqual([
    ["image", "", 1],
    ["text", "First page", 1],
    ["image", "", 2],
    ["text", "Second page", 2],
  ]);
  expect(progress.map(({ done }) => done)).toEqual([0, 1, 2]);
});

test.each<TiffPageOptions>([
  { kind: "rgb", packed: "deflate", littleEndian: false },
  { kind: "grey", rowsPerStrip: 7 },
  { kind: "cmyk" },
  { kind: "palette", packed: "deflate" },
  { kind: "tiles", packed: "deflate" },
  { kind: "jpeg" },
])("draws a TIFF page as it was: %o", async (options) => {
  const canvas = drawWords(["Kind"], { size: 30, width: 300, height: 150 });
  const { parts } = await collectParts(readImage, makeTiff([{ ...options, canvas }]), { ocr: "never" });
  const png = parts[0]?.image?.data ?? Buffer.alloc(0);
  expect(await darkness(png)).toBeCloseTo(await darkness(await canvas.encode("png")), -2);
});

test.each([2, 3, 4, 5, 6, 7, 8])("a TIFF page with orientation %d comes out upright", async (orientation) => {
  const corner = drawWords([], { width: 40, height: 20 });
  const context = corner.getContext("2d");
  context.fillRect(0, 0, 10, 5);
  const { parts } = await collectParts(readImage, makeTiff([{ canvas: corner, orientation }]), {
    ocr: "never",
  });
  // By the definition of the tag: where the first row and the first column belong.
  const expected = ["tl", "tr", "br", "bl", "tl", "tr", "br", "bl"][orientation - 1];
  expect(await darkCorner(parts[0]?.image?.data ?? Buffer.alloc(0))).toBe(expected);
});

test("a bad page among good ones costs that page alone", async () => {
  const good = { canvas: drawWords(["Good page"]) };
  const tiff = makeTiff([good, { ...good, kind: "jpeg" }, good]);
  const at = tiff.indexOf(Buffer.from([0xff, 0xd8, 0xff]));
  tiff.fill(0, at, at + 200);
  const { parts, warnings } = await collectParts(readImage, tiff, { fileName: "scan.tif" });
  expect(parts.filter(({ type }) => type === "text").map(({ position }) => position.page)).toEqual([1, 3]);
  expect(warnings).toMatchObject([{ code: "corrupt", message: expect.stringContaining("Page 2") }]);
});

test("what is written too small to be sure of is said", async () => {
  const blurred = drawWords(["Hardly legible words here"], { size: 5, width: 120, height: 16 });
  const { warnings, parts } = await collectParts(readImage, await blurred.encode("jpeg", 20));
  expect(parts).toHaveLength(2);
  expect(warnings).toMatchObject([
    { code: "low-confidence", message: expect.stringContaining("Check it against the picture") },
  ]);
});

function bombs(): [string, Buffer, string][] {
  const png = drawWords(["x"]).encodeSync("png");
  png.writeUInt32BE(60_000, 16);
  png.writeUInt32BE(60_000, 20);
  const tiff = makeTiff([{ canvas: drawWords(["x"]) }]);
  const wide = Buffer.from(tiff);
  const entry = wide.indexOf(Buffer.from([0x00, 0x01, 0x03, 0x00]));
  wide.writeUInt16LE(65_535, entry + 8);
  wide.writeUInt16LE(65_535, entry + 20);
  const ring = Buffer.from(tiff);
  ring.writeUInt32LE(ring.readUInt32LE(4), ring.length - 4);
  const deflated = makeTiff([{ canvas: drawWords(["x"]), packed: "deflate", rowsPerStrip: 500 }]);
  return [
    ["a PNG that claims 3,600 megapixels", png, "limit"],
    ["a TIFF that claims 4,295 megapixels", wide, "limit"],
    ["a TIFF whose pages form a ring", ring, "corrupt"],
    ["a TIFF cut short", deflated.subarray(0, 900), "corrupt"],
    ["an empty file", Buffer.alloc(0), "empty"],
    ["a text", Buffer.from("just words"), "unsupported"],
    ["a PNG with nothing in it", png.subarray(0, 8), "corrupt"],
  ];
}

test.each(bombs())("refuses %s in one sentence with the file's name", async (_what, bytes, code) => {
  await expect(collectParts(readImage, bytes, { fileName: "scan.tif" })).rejects.toMatchObject({
    code,
    message: expect.stringContaining("scan.tif"),
  });
});

test("a damaged picture gives parts or a Failure, never anything else", async () => {
  const canvas = drawWords(["Damage"], { size: 12, width: 90, height: 40 });
  const samples = [
    ...(await Promise.all([canvas.encode("png"), canvas.encode("jpeg"), canvas.encode("webp")])),
    makeTiff([{ canvas }, { canvas, kind: "tiles", packed: "deflate" }]),
    makeTiff([
      { canvas, kind: "bits", packed: "packbits" },
      { canvas, kind: "jpeg" },
    ]),
  ];
  const flip = fc.record({ at: fc.nat(20_000), value: fc.nat(255) });
  await fc.assert(
    fc.asyncProperty(
      ...[fc.constantFrom(...samples), fc.array(flip, { maxLength: 8 }), fc.option(fc.nat(2_000))],
      async (sample, flips, cut) => {
        const bytes = Buffer.from(sample);
        for (const { at, value } of flips) bytes[at % bytes.length] = value;
        try {
          const short = bytes.subarray(0, cut === null ? bytes.length : cut % bytes.length);
          await collectParts(readImage, short, { ocr: "never" });
        } catch (error) {
          expect(error).toBeInstanceOf(Failure);
        }
      },
    ),
    { numRuns: 300 },
  );
});

async function pixelsOf(png: Uint8Array) {
  const { createCanvas, loadImage } = await import("@napi-rs/canvas");
  const image = await loadImage(png);
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext("2d").drawImage(image, 0, 0);
  return canvas.getContext("2d").getImageData(0, 0, image.width, image.height);
}

async function darkness(png: Uint8Array): Promise<number> {
  const { data } = await pixelsOf(png);
  let sum = 0;
  for (let at = 0; at < data.length; at += 4) sum += 255 - data[at]!;
  return Math.round(sum / 255);
}

async function darkCorner(png: Uint8Array): Promise<string | undefined> {
  const { data, width, height } = await pixelsOf(png);
  const at = (x: number, y: number) => data[(y * width + x) * 4]! < 128;
  const corners = {
    tl: at(1, 1),
    tr: at(width - 2, 1),
    bl: at(1, height - 2),
    br: at(width - 2, height - 2),
  };
  return Object.entries(corners).find(([, dark]) => dark)?.[0];
}
