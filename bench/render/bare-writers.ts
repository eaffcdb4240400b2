import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { UnifiedDocument } from "../../src/model/unified-document.ts";
import { writeBareDocx } from "./bare-docx.ts";
import { writeBarePdf } from "./bare-pdf.ts";
import { writeBarePptx } from "./bare-pptx.ts";
import { writeBareXlsx } from "./bare-xlsx.ts";

export type BareWriter = (document: UnifiedDocument) => Promise<Uint8Array>;

/** What somebody writes who uses a library by itself: the same content, none of our typing, citing and cleaning. */
export const bareWriters: Record<string, BareWriter> = {
  docx: writeBareDocx,
  pdf: writeBarePdf,
  xlsx: writeBareXlsx,
  pptx: async (document) => writeBarePptx(document, await importPeer("pptxgenjs")),
};

/** A package that only the benchmark has; it lies in bench/peers. */
async function importPeer(name: string): Promise<unknown> {
  const require = createRequire(join(import.meta.dirname, "..", "peers", "package.json"));
  return import(pathToFileURL(require.resolve(name)).href);
}
