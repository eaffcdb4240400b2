import type { Archive } from "../archive/open-archive.ts";
import { readPicture } from "../image/read-picture.ts";
import type { Sink } from "../reader.ts";
import type { SheetOutput } from "./sheet-output.ts";

export interface WorkbookPicture {
  name: string;
  alt: string;
  sheet: string;
  range?: string;
  hidden: boolean;
}

export interface PictureScope {
  archive: Archive;
  fileName: string;
  output: SheetOutput;
  sink: Sink;
  /** Pictures already handed out: one logo on fifty sheets is one picture. */
  pictures: Set<string>;
}

/** Hands out a picture: its bytes once, its words each time. */
export async function writePicture(picture: WorkbookPicture, scope: PictureScope): Promise<void> {
  const { name, alt, sheet, range, hidden } = picture;
  const { archive, fileName, output, sink, pictures } = scope;
  const image = pictures.has(name) ? undefined : await readPicture({ archive, name, fileName }, sink);
  pictures.add(name);
  if (image === undefined && alt === "") return;
  await output.part({
    type: "image",
    text: alt,
    heading: [sheet],
    position: { sheet, ...(range === undefined ? {} : { range }) },
    ...(hidden ? { hidden: "sheet" } : {}),
    ...(image === undefined ? {} : { image }),
  });
}
