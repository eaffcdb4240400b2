import type { ContentPart } from "../model/document.ts";
import type { NewPart } from "./reader.ts";

type Weighed = Pick<ContentPart, "text" | "table" | "heading" | "position"> & Pick<NewPart, "image">;

/** About what a part takes when it is written down; headings are written with every part below them. */
export function weighPart({ text, table, heading, position, image }: Weighed): number {
  let bytes = 64 + text.length + (position.path?.length ?? 0) + (image?.data.length ?? 0);
  for (const title of heading ?? []) bytes += title.length;
  for (const row of table?.rows ?? [])
    for (const cell of row) bytes += typeof cell === "string" ? cell.length + 4 : 8;
  return bytes + (table?.notes?.length ?? 0) * 32;
}
