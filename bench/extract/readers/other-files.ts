import { createCanvas } from "@napi-rs/canvas";
import type { Canvas } from "@napi-rs/canvas";
import { makeTiff } from "../../../test/fixtures/make-tiff.ts";
import type { TiffPageOptions } from "../../../test/fixtures/make-tiff.ts";
import type { ReaderFile } from "./office-files.ts";

/** Rows: each a part with the line it begins in. */
export function makeCsvFiles(): ReaderFile[] {
  const text =
    'name,note\r\n"Smith, J.","two\nlines"\r\npipe,5" wide\r\n"one"two,x\r\nshort\r\na,b,c,d\r\nend,"say ""hi"""';
  const facts = [
    { text: "Smith, J.", at: { line: 2 } },
    { text: "two\nlines", at: { line: 2 } },
    { text: '5" wide', at: { line: 4 } },
    { text: "onetwo", at: { line: 5 } },
    { text: "short", at: { line: 6 } },
    { text: "a | b | c | d", at: { line: 7 } },
    { text: 'say "hi"', at: { line: 8 } },
  ];
  const rows = Array.from(
    { length: 400_000 },
    (_, at) => `${at},"Smith, J. ${at}",Zürich,2024-03-05,${at * 1.5},some words here\n`,
  );
  return [
    { name: "facts.csv", bytes: Buffer.from(text), facts },
    { name: "big.csv", bytes: Buffer.from(rows.join("")), isBig: true },
    {
      name: "open-quote.csv",
      bytes: Buffer.from(`a,b\n"${"x,y\n".repeat(25_000_000)}`),
      ends: ["limit", "read"],
    },
    { name: "columns.csv", bytes: Buffer.from(`${"a,".repeat(20_000_000)}\n1,2\n`), ends: ["limit", "read"] },
    { name: "quotes.csv", bytes: Buffer.from(`${'"'.repeat(30_000_001)}\n1,2\n`), ends: ["limit", "read"] },
  ];
}

/** A quarter of each page is black, so that a turned or shifted one is seen. */
function drawPage(): Canvas {
  const canvas = createCanvas(320, 200);
  const context = canvas.getContext("2d");
  context.fillStyle = "white";
  context.fillRect(0, 0, 320, 200);
  context.fillStyle = "black";
  context.fillRect(0, 0, 160, 100);
  return canvas;
}

const tiffKinds: readonly TiffPageOptions[] = [
  { kind: "rgb" },
  { kind: "rgb", packed: "deflate" },
  { kind: "grey", packed: "packbits" },
  { kind: "bits" },
  { kind: "bits", packed: "packbits", rowsPerStrip: 7 },
  { kind: "palette", packed: "deflate" },
  { kind: "cmyk" },
  { kind: "jpeg" },
  { kind: "tiles" },
  { kind: "tiles", packed: "deflate" },
  { kind: "rgb", orientation: 3 },
  { kind: "rgb", orientation: 6 },
];

/** Pages: each a part that says which corners are black, upright as the page says. */
export function makeTiffFiles(): ReaderFile[] {
  const canvas = drawPage();
  const cornersOf = ({ orientation }: TiffPageOptions) =>
    orientation === 3 ? "corners 0001" : orientation === 6 ? "corners 0100" : "corners 1000";
  const single = tiffKinds.map((kind): ReaderFile => {
    const name = `${Object.values(kind).join("-")}.tif`;
    return {
      name,
      bytes: makeTiff([{ ...kind, canvas }]),
      facts: [{ text: cornersOf(kind), at: { page: 1 } }],
    };
  });
  const both = makeTiff([
    { kind: "grey", canvas },
    { kind: "rgb", canvas, subfile: 1 },
    { kind: "bits", canvas },
  ]);
  const large = createCanvas(5_000, 7_000);
  large.getContext("2d").fillRect(0, 0, 2_500, 3_500);
  const ring = Buffer.from(makeTiff([{ kind: "grey", canvas }]));
  ring.writeUInt32LE(ring.readUInt32LE(4), ring.length - 4);
  const claimed = Buffer.from(makeTiff([{ kind: "bits", packed: "deflate", canvas }]));
  const directory = claimed.readUInt32LE(4);
  for (let entry = 0; entry < claimed.readUInt16LE(directory); entry += 1) {
    const at = directory + 2 + entry * 12;
    if ([256, 257].includes(claimed.readUInt16LE(at))) claimed.writeUInt16LE(60_000, at + 8);
  }
  return [
    ...single,
    { name: "two-pages.tif", bytes: both, facts: [{ text: "corners 1000", at: { page: 2 } }] },
    { name: "big.tif", bytes: makeTiff([{ kind: "grey", packed: "deflate", canvas: large }]), isBig: true },
    { name: "ring.tif", bytes: ring, ends: ["corrupt", "limit"] },
    { name: "cut.tif", bytes: makeTiff([{ kind: "rgb", canvas }]).subarray(0, 60_000), ends: ["corrupt"] },
    { name: "claims-3600-megapixels.tif", bytes: claimed, ends: ["corrupt", "limit"] },
  ];
}

const rtfHead = 16;

/** The body of a message, packed: a text once in letters, then again and again as references to itself. */
function packRtf(unit: string, times: number): Buffer {
  const tokens: (number | [offset: number, length: number])[] = [...Buffer.from(unit, "latin1")];
  const total = unit.length * times;
  let written = unit.length;
  for (let at = 207 + unit.length; written < total;) {
    const length = Math.min(17, total - written);
    tokens.push(length < 2 ? unit.charCodeAt(written % unit.length) : [(at - unit.length) % 4_096, length]);
    at += length;
    written += length;
  }
  tokens.push([(207 + written) % 4_096, 2]);
  const bytes: number[] = [];
  for (let at = 0; at < tokens.length; at += 8) {
    const run = tokens.slice(at, at + 8);
    bytes.push(
      run.reduce<number>((flags, token, bit) => flags | (typeof token === "number" ? 0 : 1 << bit), 0),
    );
    for (const token of run)
      if (typeof token === "number") bytes.push(token);
      else bytes.push(token[0] >> 4, ((token[0] & 15) << 4) | (token[1] - 2));
  }
  const head = Buffer.alloc(rtfHead);
  head.writeUInt32LE(bytes.length + 12, 0);
  head.writeUInt32LE(written, 4);
  head.writeUInt32LE(0x75465a4c, 8);
  return Buffer.concat([head, Buffer.from(bytes)]);
}

export function makePackedRtfFiles(): ReaderFile[] {
  const unit = "\\par A line of a message about orchards and what they bear. ";
  const whole = packRtf(unit, 400);
  const lie = (at: number, value: number) => {
    const bytes = Buffer.from(whole);
    bytes.writeUInt32LE(value, at);
    return bytes;
  };
  return [
    { name: "facts.lzfu", bytes: whole, facts: [{ text: unit.repeat(400) }] },
    { name: "big.lzfu", bytes: packRtf(unit, 300_000), isBig: true },
    { name: "packed-size-lie.lzfu", bytes: lie(0, 0x7ffffff0).subarray(0, 600), ends: ["corrupt", "limit"] },
    { name: "size-lie.lzfu", bytes: lie(4, 0x7ffffff0), ends: ["corrupt", "limit", "read"] },
    { name: "cut.lzfu", bytes: whole.subarray(0, 600), ends: ["corrupt"] },
  ];
}
