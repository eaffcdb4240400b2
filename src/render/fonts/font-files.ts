import { closeSync, openSync, readSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { FontFacts, ReadAt } from "./read-font.ts";
import { readFonts } from "./read-font.ts";

export interface FontFile {
  path: string;
  fonts: FontFacts[];
}

const styles = ["400Regular", "700Bold", "400Regular_Italic", "700Bold_Italic"];

/** The four styles of a package of fonts, or as many as it has; none where it is not installed. */
export function filesOfPackage(name: string): string[] {
  let folder: string;
  try {
    folder = dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
  } catch {
    return [];
  }
  return styles.flatMap((style) => fontsIn(join(folder, style)));
}

/** All fonts below a folder, in the order of their names. */
export function filesBelow(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
    const files = entries.filter((entry) => !entry.isDirectory() && isFont(entry.name));
    return files.map((entry) => join(entry.parentPath, entry.name)).toSorted();
  } catch {
    return [];
  }
}

function fontsIn(folder: string): string[] {
  try {
    const names = readdirSync(folder).filter(isFont).toSorted();
    return names.map((name) => join(folder, name));
  } catch {
    return [];
  }
}

const isFont = (name: string): boolean => /\.(?:ttf|otf|ttc|otc)$/i.test(name);

/** Reads what a file says of its fonts; one that cannot be read has none. */
export function readFontFile(path: string): FontFile {
  let file: number | undefined;
  try {
    const opened = openSync(path, "r");
    file = opened;
    const readAt: ReadAt = (offset, length) => {
      const bytes = new Uint8Array(length);
      return bytes.subarray(0, readSync(opened, bytes, 0, length, offset));
    };
    return { path, fonts: readFonts(readAt) };
  } catch {
    return { path, fonts: [] };
  } finally {
    if (file !== undefined) closeSync(file);
  }
}
