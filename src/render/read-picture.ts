import type { Picture } from "./layout.ts";

/** More pixels than any page can show; a viewer would choke on them. */
const mostPixels = 200_000_000;

/** A picture with its size, told by its first bytes; undefined for what is broken or of another kind. */
export function readPicture(bytes: Uint8Array): Picture | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found = readPng(view) ?? readGif(view) ?? readJpeg(view);
  if (found === undefined) return undefined;
  const { mediaType, width, height } = found;
  const isSane = width > 0 && height > 0 && width * height <= mostPixels;
  return isSane ? { bytes, mediaType, width, height } : undefined;
}

type Size = Omit<Picture, "bytes">;

function readPng(view: DataView): Size | undefined {
  if (view.byteLength < 33 || view.getUint32(0) !== 0x89504e47 || view.getUint32(12) !== 0x49484452)
    return undefined;
  return { mediaType: "image/png", width: view.getUint32(16), height: view.getUint32(20) };
}

function readGif(view: DataView): Size | undefined {
  if (view.byteLength < 13 || view.getUint32(0) !== 0x47494638) return undefined;
  return { mediaType: "image/gif", width: view.getUint16(6, true), height: view.getUint16(8, true) };
}

/** The size stands in the frame header, behind segments of any length. */
function readJpeg(view: DataView): Size | undefined {
  if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) return undefined;
  for (let at = 2; at + 9 < view.byteLength;) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame)
      return { mediaType: "image/jpeg", width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    const standsAlone = marker === 0xff || (marker >= 0xd0 && marker <= 0xd8);
    at += standsAlone ? (marker === 0xff ? 1 : 2) : 2 + view.getUint16(at + 2);
  }
  return undefined;
}

const dataAddress = /^data:[^,]{0,200},/i;
const base64 = /^[A-Za-z0-9+/_-]+={0,2}$/;

/** Bytes of base64, with or without the beginning of a data address. */
export function fromBase64(data: string): Uint8Array | undefined {
  const head = dataAddress.exec(data)?.[0] ?? "";
  if (head !== "" && !/;base64,$/i.test(head)) return undefined;
  const body = data.slice(head.length).replaceAll(/\s+/g, "");
  return base64.test(body) ? new Uint8Array(Buffer.from(body, "base64")) : undefined;
}
