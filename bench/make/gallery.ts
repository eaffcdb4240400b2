import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { printTable } from "../print-table.ts";
import { depositLetter, handbookText, quarterReport } from "./gallery-documents.ts";
import { shrinkPng } from "./shrink-png.ts";

/** What is asked for, the format, and the pages shown: those that tell most. */
interface Piece {
  name: string;
  format: "docx" | "pdf" | "html" | "pptx" | "xlsx";
  /** A request to the offline model over the samples, or the document that is rendered. */
  from:
    | { request: string; samples?: readonly string[] }
    | { document: "handbook.md" | "letter.json" | "report.json"; flags?: readonly string[] };
  pages: readonly number[];
}

const pieces: readonly Piece[] = [
  { name: "report", format: "docx", from: { document: "report.json" }, pages: [1, 2] },
  { name: "report", format: "pdf", from: { document: "report.json" }, pages: [1] },
  {
    ...{ name: "comparison", format: "docx", pages: [1] },
    from: { request: "Compare the travel policies of 2025 and 2026: hotels, meals and private cars." },
  },
  { name: "letter", format: "docx", from: { document: "letter.json" }, pages: [1] },
  {
    ...{ name: "mail", format: "html", pages: [1] },
    from: {
      request:
        "Draft an e-mail to Ann that tells her the daily meal allowance and the hotel limit in Switzerland in 2026.",
      samples: ["travel-policy-2026.md"],
    },
  },
  {
    ...{ name: "deck", format: "pptx", pages: [1, 2] },
    from: {
      request: "Make slides that compare the travel policies of 2025 and 2026: hotels, meals, private cars.",
    },
  },
  {
    ...{ name: "workbook", format: "xlsx", pages: [1] },
    from: {
      request: "List all items of the price list with unit, price and delivery time in an Excel workbook.",
    },
  },
  {
    ...{ name: "handbook", format: "docx", pages: [1, 2, 3] },
    from: { document: "handbook.md", flags: ["--contents", "--numbered"] },
  },
];

const root = join(import.meta.dirname, "..", "..");
const width = 760;
const most = 300 * 1_000;

/**
 * Draws what requests come to into docs/gallery: LibreOffice shows office files and Chromium the mail, both without
 * the fonts that we ship; poppler draws the pages.
 */
export async function makeGallery(): Promise<Record<string, number>> {
  const target = join(root, "docs", "gallery");
  const folder = mkdtempSync(join(tmpdir(), "dossier-gallery-"));
  mkdirSync(target, { recursive: true });
  const rows: string[][] = [];
  try {
    writeFileSync(join(folder, "handbook.md"), handbookText());
    writeFileSync(join(folder, "report.json"), JSON.stringify(quarterReport));
    writeFileSync(join(folder, "letter.json"), JSON.stringify(depositLetter));
    writeFileSync(join(folder, "fonts.conf"), withoutOurFonts);
    for (const file of readdirSync(target)) if (file.endsWith(".png")) rmSync(join(target, file));
    for (const piece of pieces) {
      const file = makeFile(piece, folder);
      for (const page of piece.pages) {
        const name = `${piece.name}-${piece.format}-${page}.png`;
        const bytes = await shrinkPng(drawPage(file, page, folder));
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

/** A reader's machine does not have them; what stands in for Calibri there is wider. */
const withoutOurFonts = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
<include ignore_missing="yes">/etc/fonts/fonts.conf</include>
<selectfont><rejectfont><glob>*/NotoSans*</glob></rejectfont></selectfont>
</fontconfig>
`;

function makeFile({ name, format, from }: Piece, folder: string): string {
  const program = join(root, "bin", "dossier.js");
  const run = (words: readonly string[]) =>
    execFileSync(process.execPath, [program, ...words], {
      ...{ cwd: folder, stdio: "ignore", timeout: 180_000 },
      env: { ...process.env, DOSSIER_DATA: join(folder, "data") },
    });
  if ("document" in from) {
    const path = join(folder, `${name}.${format}`);
    run(["render", join(folder, from.document), "-o", path, ...(from.flags ?? [])]);
    return path;
  }
  const out = join(folder, `${name}-${format}`);
  const samples = (from.samples ?? [""]).map((sample) => join(root, "samples", sample));
  run(["run", from.request, ...samples, "--format", format, "-o", out]);
  const file = readdirSync(out).find((found) => found.endsWith(`.${format}`));
  if (file === undefined) throw new Error(`The request for ${name} gave no ${format}.`);
  return join(out, file);
}

/** Fonts are those of the reader's machine, unless the file carries its own. */
function drawPage(file: string, page: number, folder: string): Uint8Array {
  const env = { ...process.env, FONTCONFIG_FILE: join(folder, "fonts.conf") };
  const out = join(folder, "page");
  if (file.endsWith(".html")) {
    const flags = ["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"];
    const shot = [`--window-size=${width},620`, `--screenshot=${out}.png`, `file://${file}`];
    execFileSync("chromium", [...flags, ...shot], { env, stdio: "ignore", timeout: 180_000 });
    return readFileSync(`${out}.png`);
  }
  const pdf = file.endsWith(".pdf") ? file : toPdf(file, folder, env);
  const pages = ["-f", String(page), "-l", String(page)];
  const size = ["-scale-to-x", String(width), "-scale-to-y", "-1"];
  execFileSync("pdftoppm", ["-png", "-singlefile", ...pages, ...size, pdf, out]);
  return readFileSync(`${out}.png`);
}

function toPdf(file: string, folder: string, env: NodeJS.ProcessEnv): string {
  const profile = `-env:UserInstallation=file://${join(folder, "profile")}`;
  execFileSync("soffice", [profile, "--headless", "--convert-to", "pdf", "--outdir", folder, file], {
    ...{ env, stdio: "ignore", timeout: 180_000 },
  });
  const name = file.slice(file.lastIndexOf("/") + 1).replace(/\.\w+$/u, ".pdf");
  return join(folder, name);
}
