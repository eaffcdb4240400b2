import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { buffer } from "node:stream/consumers";
import type { NewPart, ReadOptions, Reader } from "../../src/extract/reader.ts";

export interface CollectedAttachment {
  fileName: string;
  content: Buffer;
}

export interface Collected {
  parts: NewPart[];
  warnings: { code: string; message: string }[];
  attachments: CollectedAttachment[];
  progress: { done: number; total?: number }[];
}

export interface CollectOptions extends Partial<ReadOptions> {
  /** What the reader calls the file; the name at the end of the path unless given. */
  fileName?: string;
}

/** Runs one reader in this process over a file or over bytes and keeps all it hands out. */
export async function collectParts(
  read: Reader,
  content: string | Uint8Array,
  options: CollectOptions = {},
): Promise<Collected> {
  if (typeof content === "string") return collectFrom(read, content, options);
  const folder = await mkdtemp(join(tmpdir(), "dossier-collect-"));
  try {
    const path = join(folder, "input");
    await writeFile(path, content);
    return await collectFrom(read, path, options);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function collectFrom(read: Reader, path: string, options: CollectOptions): Promise<Collected> {
  const { fileName = basename(path), password, ocr = "auto", languages = ["eng"] } = options;
  const collected: Collected = { parts: [], warnings: [], attachments: [], progress: [] };
  await read({
    source: { fileName, path, bytes: (await stat(path)).size },
    options: { ocr, languages, ...(password === undefined ? {} : { password }) },
    sink: {
      part: async (part) => void collected.parts.push(part),
      warn: (code, message) => void collected.warnings.push({ code, message }),
      async attach(attachment) {
        const bytes = await buffer(await attachment.open());
        collected.attachments.push({ fileName: attachment.fileName, content: bytes });
      },
      progress: (done, total) =>
        void collected.progress.push({ done, ...(total === undefined ? {} : { total }) }),
    },
  });
  return collected;
}
