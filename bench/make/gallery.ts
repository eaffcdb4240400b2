import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { renderDocument } from "../../src/render/render.ts";
import { richDocument, richSources } from "../../test/fixtures/rich-document.ts";
import { printTable } from "../print-table.ts";
import { shrinkPng } from "./shrink-png.ts";

/** The pages shown, those that tell most of a format. */
const shown: Record<string, number[]> = {
  docx: [1, 2, 5],
  xlsx: [1, 4, 7],
  pptx: [1, 5, 13],
  pdf: [1, 2, 4, 6],
};

const width = 600;
const most = 80 * 1_024;

/** Draws pages of the rich sample into docs/gallery: LibreOffice shows office files, poppler draws the pages. */
export async function makeGallery(): Promise<Record<string, number>> {
  const target = join(import.meta.dirname, "..", "..", "docs", "gallery");
  const folder = mkdtempSync(join(tmpdir(), "dossier-gallery-"));
  mkdirSync(target, { recursive: true });
  const rows: string[][] = [];
  try {
    for (const [format, pages] of Object.entries(shown)) {
      const pdf = await makePdf(format, folder);
      for (const page of pages) {
        const name = `${format}-${page}.png`;
        const bytes = await shrinkPng(drawPage(pdf, page, folder));
        if (bytes.length > most) throw new Error(`${name} is too large: ${bytes.length} bytes.`);
        writeFileSync(join(target, name), bytes);
        rows.push([name, `${Math.ceil(bytes.length / 1_024)} KB`]);
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  printTable("Pictures in docs/gallery", [["picture", "size"], ...rows]);
  return { pictures: rows.length };
}

async function makePdf(format: string, folder: string): Promise<string> {
  const request = { document: richDocument, sources: richSources, contents: true };
  const { bytes } = await renderDocument({ ...request, format });
  const path = join(folder, `${format}.${format}`);
  writeFileSync(path, bytes);
  if (format === "pdf") return path;
  const profile = `-env:UserInstallation=file://${join(folder, "profile")}`;
  execFileSync("soffice", [profile, "--headless", "--convert-to", "pdf", "--outdir", folder, path], {
    stdio: "ignore",
    timeout: 180_000,
  });
  return join(folder, `${format}.pdf`);
}

function drawPage(pdf: string, page: number, folder: string): Uint8Array {
  const out = join(folder, "page");
  const size = ["-scale-to-x", String(width), "-scale-to-y", "-1"];
  execFileSync("pdftoppm", [
    "-png",
    "-singlefile",
    "-f",
    String(page),
    "-l",
    String(page),
    ...size,
    pdf,
    out,
  ]);
  return readFileSync(`${out}.png`);
}
