import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Finding } from "./finding.ts";

/** What of a scope is installed beside us, by name. */
function packagesIn(scope: string): string[] {
  const folders = createRequire(import.meta.url).resolve.paths(scope) ?? [];
  const found = folders.flatMap((folder) => {
    try {
      return readdirSync(join(folder, scope));
    } catch {
      return [];
    }
  });
  return [...new Set(found)].toSorted();
}

/** Data that comes as packages: languages of text in images, and fonts. */
export function lookAtPackages(): Finding[] {
  const languages = packagesIn("@tesseract.js-data");
  const fonts = packagesIn("@expo-google-fonts");
  return [
    languages.length > 0
      ? {
          area: "OCR",
          state: "ok",
          says: `languages: ${languages.join(", ")} (others: npm install @tesseract.js-data/fra)`,
        }
      : {
          area: "OCR",
          state: "problem",
          says: "no language data is installed, so text in images cannot be read",
          remedy: "npm install @tesseract.js-data/eng",
        },
    fonts.length > 0
      ? { area: "Fonts", state: "ok", says: fonts.join(", ") }
      : {
          area: "Fonts",
          state: "problem",
          says: "no fonts are installed, so PDF files cannot be written",
          remedy: "npm ci",
        },
  ];
}
