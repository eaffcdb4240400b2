export interface ImageSize {
  width: number;
  height: number;
}

/** Width and height as a picture's header states them, so that nobody decodes one that is too large. */
export function imageSizeOf(bytes: Uint8Array, mediaType: string): ImageSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    switch (mediaType) {
      case "image/png":
        return { width: view.getUint32(16), height: view.getUint32(20) };
      case "image/gif":
        return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
      case "image/bmp":
        return sizeOfBmp(view);
      case "image/webp":
        return sizeOfWebp(view);
      case "image/jpeg":
        return sizeOfJpeg(view);
      default:
        return undefined;
    }
  } catch (error) {
    // The header ends before the size is told.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function sizeOfBmp(view: DataView): ImageSize {
  const oldHeader = view.getUint32(14, true) === 12;
  if (oldHeader) return { width: view.getUint16(18, true), height: view.getUint16(20, true) };
  // A negative height means rows from top to bottom.
  return { width: Math.abs(view.getInt32(18, true)), height: Math.abs(view.getInt32(22, true)) };
}

function sizeOfWebp(view: DataView): ImageSize | undefined {
  switch (view.getUint32(12)) {
    case 0x56503820: // "VP8 ", lossy
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    case 0x5650384c: {
      // "VP8L", lossless: twice 14 bits
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 0x56503858: // "VP8X", extended
      return { width: uint24(view, 24) + 1, height: uint24(view, 27) + 1 };
    default:
      return undefined;
  }
}

function uint24(view: DataView, at: number): number {
  return view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
}

function sizeOfJpeg(view: DataView): ImageSize | undefined {
  let at = 2;
  for (;;) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    const isFill = marker === 0xff;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += isFill ? 1 : 2 + view.getUint16(at + 2);
  }
}
