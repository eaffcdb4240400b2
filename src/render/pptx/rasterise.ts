import { createCanvas, loadImage } from "@napi-rs/canvas";
import type { LayoutBlock, Layout, Picture } from "../layout.ts";

/** Presentations want pixels: drawings of lines are painted at double size; what cannot be is left out. */
export async function rasterise(layout: Layout, logo?: Picture): Promise<{ layout: Layout; logo?: Picture }> {
  const blocks: LayoutBlock[] = [];
  for (const block of layout.blocks) blocks.push(block.kind === "image" ? await settle(block) : block);
  const painted = logo === undefined ? undefined : await paint(logo);
  return { layout: { ...layout, blocks }, ...(painted === undefined ? {} : { logo: painted }) };
}

async function settle(block: Extract<LayoutBlock, { kind: "image" }>): Promise<LayoutBlock> {
  if (block.picture?.mediaType !== "image/svg+xml") return block;
  const { picture, ...rest } = block;
  const painted = await paint(picture);
  return painted === undefined ? rest : { ...rest, picture: painted };
}

async function paint(picture: Picture): Promise<Picture | undefined> {
  if (picture.mediaType !== "image/svg+xml") return picture;
  const factor = Math.min(2, 4000 / Math.max(picture.width, picture.height, 1));
  const [width, height] = [picture.width, picture.height].map((side) =>
    Math.max(1, Math.round(side * factor)),
  );
  try {
    const image = await loadImage(Buffer.from(picture.bytes));
    const canvas = createCanvas(width ?? 1, height ?? 1);
    canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
    const bytes = new Uint8Array(await canvas.encode("png"));
    return { bytes, mediaType: "image/png", width: picture.width, height: picture.height };
  } catch {
    return undefined;
  }
}
