import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

/** A decoded picture as the library keeps it. */
export interface Pixels {
  width: number;
  height: number;
  /** 1, 24 or 32 bits a pixel: see ImageKind of the library. */
  kind: number;
  data: Uint8Array | Uint8ClampedArray;
}

/** Waits until the picture is decoded; undefined where it cannot be. */
export async function pixelsOf(page: PDFPageProxy, id: string): Promise<Pixels | undefined> {
  // pictures that return on later pages are kept for the whole document
  const store = id.startsWith("g_") ? page.commonObjs : page.objs;
  const { promise, resolve } = Promise.withResolvers<unknown>();
  // without the last one a picture that cannot be decoded would be waited for without end
  store.get(id, resolve, () => resolve(undefined));
  return toPixels(await promise);
}

/** Fonts, patterns and masks are kept in the same place and are none. */
export function toPixels(found: unknown): Pixels | undefined {
  if (typeof found !== "object" || found === null) return undefined;
  const { width, height, kind, data } = found as Record<string, unknown>;
  if (typeof width !== "number" || typeof height !== "number" || typeof kind !== "number") return undefined;
  if (!(data instanceof Uint8Array || data instanceof Uint8ClampedArray)) return undefined;
  return { width, height, kind, data };
}
