import { createCanvas, loadImage } from "@napi-rs/canvas";
import type { Picture } from "../layout.ts";

const sharpEnough = 2;

/** A drawing that runs or fetches something is shown as pixels only. */
export function isPlainSvg(bytes: Uint8Array): boolean {
  const text = new TextDecoder().decode(bytes);
  return !/<script|<foreignobject|<!|@import|\son\w+\s*=|href\s*=\s*["']?(?!["']?#)|url\(\s*["']?(?!["']?#)/i.test(
    text,
  );
}

/** Not every Word shows SVG. */
export async function rasterise({ bytes, width, height }: Picture): Promise<Uint8Array | undefined> {
  const scale = Math.min(sharpEnough, 4000 / Math.max(width, height, 1));
  try {
    const image = await loadImage(bytes);
    const canvas = createCanvas(Math.ceil(width * scale), Math.ceil(height * scale));
    canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
    return await canvas.encode("png");
  } catch {
    return undefined;
  }
}
