import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { formats } from "../../src/extract/formats.ts";
import { readDocument } from "../../src/extract/read-document.ts";
import type { ReadEvent } from "../../src/extract/sandbox/messages.ts";
import { usualLimits } from "../../src/extract/sandbox/limits.ts";

/** The same readers without the sandbox: in this process, one file after the other. */
export async function readInProcess(path: string, take: (event: ReadEvent) => void): Promise<void> {
  const workFolder = mkdtempSync(join(tmpdir(), "dossier-bench-"));
  try {
    await readDocument(
      {
        ...{ id: 1, documentId: "bench", fileName: basename(path), path, workFolder, limits: usualLimits },
        options: { ocr: "never", languages: ["eng"] },
      },
      { formats, outlet: { send: async (event) => take(event), alive: () => undefined } },
    );
  } finally {
    rmSync(workFolder, { recursive: true, force: true });
  }
}
