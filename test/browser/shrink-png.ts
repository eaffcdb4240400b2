import { createCanvas, loadImage } from "@napi-rs/canvas";
import { crc32, deflateSync } from "node:zlib";

const most = 256;
const byFrequency = 160;

/** The same picture with at most 256 colours: a screen has few others, and takes a third of the room. */
export async function shrinkPng(png: Buffer): Promise<Buffer> {
  const image = await loadImage(png);
  const { width, height } = image;
  const context = createCanvas(width, height).getContext("2d");
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const counts = new Map<number, number>();
  for (let at = 0; at < data.length; at += 4) {
    const color = colorAt(data, at);
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  const palette = choosePalette(counts);
  const places = new Map(palette.map((color, index) => [color, index]));
  const rows = Buffer.alloc(height * (width + 1));
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const color = colorAt(data, pixel * 4);
    const place = places.get(color) ?? nearest(color, palette);
    places.set(color, place);
    rows[pixel + Math.floor(pixel / width) + 1] = place;
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  const colors = Buffer.from(palette.flatMap((color) => [color >> 16, (color >> 8) & 255, color & 255]));
  const pieces = [chunk("IHDR", head), chunk("PLTE", colors), chunk("IDAT", deflateSync(rows, { level: 9 }))];
  return Buffer.concat([png.subarray(0, 8), ...pieces, chunk("IEND", Buffer.alloc(0))]);
}

/** The most frequent colours, then those that are farthest from all before: a small green sign stays green. */
function choosePalette(counts: ReadonlyMap<number, number>): number[] {
  const ranked = [...counts].toSorted(([, a], [, b]) => b - a);
  const palette = ranked.slice(0, byFrequency).map(([color]) => color);
  const rest = ranked.slice(byFrequency, 4_000).map(([color, count]) => {
    return { color, weight: Math.sqrt(count), far: distance(color, palette[nearest(color, palette)] ?? 0) };
  });
  while (palette.length < most && rest.length > 0) {
    const next = rest.reduce((best, one) => (one.far * one.weight > best.far * best.weight ? one : best));
    if (next.far === 0) break;
    palette.push(next.color);
    for (const one of rest) one.far = Math.min(one.far, distance(one.color, next.color));
  }
  return palette;
}

function distance(one: number, other: number): number {
  const [red = 0, green = 0, blue = 0] = [16, 8, 0].map(
    (shift) => ((one >> shift) & 255) - ((other >> shift) & 255),
  );
  return red ** 2 + green ** 2 + blue ** 2;
}

function colorAt(data: Uint8ClampedArray, at: number): number {
  return ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
}

function nearest(color: number, palette: readonly number[]): number {
  let [best, least] = [0, Infinity];
  for (const [index, other] of palette.entries()) {
    const far = distance(color, other);
    if (far < least) [best, least] = [index, far];
  }
  return best;
}

function chunk(name: string, body: Buffer): Buffer {
  const said = Buffer.concat([Buffer.from(name, "latin1"), body]);
  const whole = Buffer.alloc(said.length + 8);
  whole.writeUInt32BE(body.length, 0);
  said.copy(whole, 4);
  whole.writeUInt32BE(crc32(said), said.length + 4);
  return whole;
}
