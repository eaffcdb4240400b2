import { extname } from "node:path";
import { shortHash } from "../lib/hash.ts";
import { Failure } from "../model/failure.ts";
import { writableFormats } from "../render/render.ts";
import { readMaterial } from "../workflow/ask-question.ts";
import { checkDocument } from "../workflow/check-document.ts";
import type { CheckedDocument } from "../workflow/check-document.ts";
import { renderFile } from "./render-file.ts";
import { checkOutFile } from "./files/check-out-folder.ts";
import type { GivenFile } from "./files/given-file.ts";
import { takeFiles } from "./files/take-files.ts";
import { withServices } from "./with-services.ts";
import type { Looking, LookServices } from "./with-services.ts";

export interface CheckRequest {
  /** The finished document. */
  file: GivenFile;
  /** Files and folders that may prove it. */
  sources: readonly GivenFile[];
  /** Where the document goes with its marks; by its ending in which format. */
  out?: string;
}

export type CheckReport = Omit<CheckedDocument, "marked"> & { path?: string };

/** Checks a finished document against sources. Nothing is stored but the marked document, where one is wanted. */
export async function checkFile(
  { file, sources, out }: CheckRequest,
  { config, signal, tell, ...reading }: Looking,
): Promise<CheckReport> {
  if (sources.length === 0) throw new Failure("usage", "Name the sources to check the document against.");
  const format = out === undefined ? undefined : extname(out).slice(1).toLowerCase();
  if (format !== undefined && !writableFormats.includes(format))
    throw new Failure(
      "usage",
      `The marked document cannot be written as "${format}". Possible: ${writableFormats.join(", ")}.`,
    );
  if (out !== undefined) await checkOutFile(out);
  const open = async (services: LookServices) => {
    const read = async (paths: readonly GivenFile[]) => {
      const files = await takeFiles(paths, services.blobs, { signal, tell });
      const id = `look_${shortHash(files.map(({ fileName, sha256 }) => ({ fileName, sha256 })))}`;
      return readMaterial(files, { services, id, signal });
    };
    const names = [file, ...sources].map((given) => (typeof given === "string" ? given : "content"));
    const look = { services, id: `look_${shortHash(names)}`, signal };
    return checkDocument({ target: await read([file]), sources: await read(sources) }, look);
  };
  const checked = await withServices(config, open, reading);
  const { marked, ...report } = checked;
  if (out === undefined) return report;
  const { path } = await renderFile({ path: "marked.json", text: JSON.stringify(marked), out, signal });
  return { ...report, path };
}
