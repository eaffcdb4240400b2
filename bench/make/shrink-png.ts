import { deflateSync } from "node:zlib";
import { createCanvas, loadImage } from "@napi-rs/canvas";
import { pngChunk } from "../../test/fixtures/draw-png.ts";

const commonest = 128;
const levels = [0, 64, 128, 191, 255];
/** So that what is small and bright keeps its colour too. */
const spread = levels.flatMap((red) =>
  levels.flatMap((green) => levels.map((blue) => (red << 16) | (green << 8) | blue)),
);

interface Indexed {
  palette: number[];
  lines: Buffer;
}

/** The same picture in its 128 commonest colours and 125 others, which is plenty for pages and takes a third of the room. */
export async function shrinkPng(png: Uint8Array): Promise<Buffer> {
  const image = await loadImage(png);
  const { width, height } = image;
  const context = createCanvas(width, height).getContext("2d");
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const colours = new Uint32Array(width * height);
  for (const index of colours.keys()) {
    const [red = 0, green = 0, blue = 0] = data.subarray(index * 4, index * 4 + 3);
    colours[index] = (red << 16) | (green << 8) | blue;
  }
  return encode(toIndexed(colours, width), width, height);
}

/** Each colour that is not in the palette gives way to the nearest that is. */
function toIndexed(colours: Uint32Array, width: number): Indexed {
  const counts = new Map<number, number>();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const common = [...counts].toSorted(([, one], [, other]) => other - one).slice(0, commonest);
  const palette = [...common.map(([colour]) => colour), ...spread];
  const places = new Map(palette.map((colour, place) => [colour, place]));
  const line = width + 1;
  const lines = Buffer.alloc((colours.length / width) * line);
  for (const [index, colour] of colours.entries()) {
    const place = places.get(colour) ?? nearest(colour, palette);
    places.set(colour, place);
    lines[Math.floor(index / width) * line + 1 + (index % width)] = place;
  }
  return { palette: palette.flatMap(toBytes), lines };
}

function nearest(colour: number, palette: readonly number[]): number {
  const wanted = toBytes(colour);
  let best = { place: 0, distance: Infinity };
  for (const [place, candidate] of palette.entries()) {
    const distance = toBytes(candidate).reduce((sum, value, at) => sum + (value - (wanted[at] ?? 0)) ** 2, 0);
    if (distance < best.distance) best = { place, distance };
  }
  return best.place;
}

function toBytes(colour: number): number[] {
  return [colour >> 16, (colour >> 8) & 255, colour & 255];
}

function encode({ palette, lines }: Indexed, width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8); // 8 bits for each pixel, by palette
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    pngChunk("IHDR", head),
    pngChunk("PLTE", Buffer.from(palette)),
    pngChunk("IDAT", deflateSync(lines, { level: 9 })),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}
