import { execFile, execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { unzipSync, zipSync } from "fflate";

export interface FormulaCell {
  sheet: string;
  address: string;
  formula: string;
  cached: number;
}

const text = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString("utf8");
const plain = (xml: string) =>
  xml
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&apos;", "'")
    .replaceAll("&amp;", "&");

/** Every formula of a workbook, with the number that the file holds beside it. */
export function readFormulas(workbook: Uint8Array): FormulaCell[] {
  const files = unzipSync(workbook);
  const names = [...text(files["xl/workbook.xml"]).matchAll(/<sheet name="([^"]*)"/g)].map(([, name = ""]) =>
    plain(name),
  );
  return names.flatMap((sheet, at) => {
    const xml = text(files[`xl/worksheets/sheet${at + 1}.xml`]);
    const cells = xml.matchAll(/<c r="([A-Z]+\d+)"[^>]*><f>([^<]*)<\/f><v>([^<]*)<\/v><\/c>/g);
    return [...cells].map(([, address = "", formula = "", cached = ""]) => ({
      ...{ sheet, address, formula: plain(formula), cached: Number(cached) },
    }));
  });
}

export function hasOffice(): boolean {
  try {
    execFileSync("soffice", ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

const csvOfEverySheet = "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,false,false,false,false,-1";

/** What LibreOffice makes of the formulas when no value stands beside them: by sheet, the number in each cell. */
export async function recompute(workbook: Uint8Array): Promise<(cell: FormulaCell) => number> {
  const folder = mkdtempSync(join(tmpdir(), "dossier-office-"));
  try {
    const files = unzipSync(workbook);
    for (const [name, bytes] of Object.entries(files))
      if (name.startsWith("xl/worksheets/sheet"))
        files[name] = Buffer.from(text(bytes).replaceAll(/(<f>[^<]*<\/f>)<v>[^<]*<\/v>/g, "$1"));
    writeFileSync(join(folder, "book.xlsx"), zipSync(files));
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    const args = [profile, "--headless", "--convert-to", csvOfEverySheet, "--outdir", folder, "book.xlsx"];
    await promisify(execFile)("soffice", args, { cwd: folder, timeout: 110_000 });
    const sheets = new Map(
      readdirSync(folder).flatMap((name) => {
        const sheet = /^book-(.*)\.csv$/.exec(name)?.[1];
        return sheet === undefined ? [] : [[sheet, readFileSync(join(folder, name), "utf8").split("\n")]];
      }),
    );
    return ({ sheet, address }) => {
      const [, letters = "", row = ""] = /^([A-Z]+)(\d+)$/.exec(address) ?? [];
      const column = letters.split("").reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
      const cell = splitLine(sheets.get(sheet)?.[Number(row) - 1] ?? "")[column] ?? "";
      if (cell === "") return Number.NaN;
      return cell.endsWith("%") ? Number(cell.slice(0, -1)) / 100 : Number(cell);
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function splitLine(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, bare]) =>
    quoted === undefined ? (bare ?? "") : quoted.replaceAll('""', '"'),
  );
}
