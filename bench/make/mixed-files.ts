import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { everyFormat } from "../../test/fixtures/every-format.ts";

export interface MixedFile {
  path: string;
  bytes: number;
}

/** From a page to a long report. */
const sizes = [20, 60, 150, 400];

/** So many files of all formats with text, made by the builders of our tests; pictures of text are left out. */
export function makeMixedFiles(folder: string, count: number): MixedFile[] {
  mkdirSync(folder, { recursive: true });
  const all = sizes.flatMap((size) =>
    everyFormat(size)
      .filter(({ fileName }) => !fileName.startsWith("scan."))
      .map(({ fileName, bytes }) => ({ name: `${size}-${fileName}`, bytes })),
  );
  return all.slice(0, count).map(({ name, bytes }) => {
    const path = join(folder, name);
    writeFileSync(path, bytes);
    return { path, bytes: bytes.length };
  });
}
