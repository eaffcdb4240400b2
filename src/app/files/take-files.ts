import { createReadStream } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { mediaTypeOf } from "../../extract/extract.ts";
import { cleanFileName } from "../../lib/text/clean-file-name.ts";
import { Failure } from "../../model/failure.ts";
import type { StoredFile } from "../../model/round.ts";
import type { Blobs } from "../../store/store.ts";

/** A path, or content with a name of its own. */
export type GivenFile =
  | string
  | { fileName: string; content: AsyncIterable<Uint8Array> | Uint8Array | string };

/** Streams the given files into the blob store. A folder stands for the files directly in it. */
export async function takeFiles(
  given: readonly GivenFile[],
  blobs: Blobs,
  signal?: AbortSignal,
): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  for (const file of given) {
    const sources =
      typeof file === "string"
        ? await openPath(file)
        : [{ fileName: basename(file.fileName), content: toChunks(file.content) }];
    for (const { fileName: given, content } of sources) {
      const fileName = cleanFileName(given);
      const info = await blobs.put(content, signal === undefined ? {} : { signal });
      files.push({ fileName, mediaType: mediaTypeOf(fileName), ...info, provenance: "user" });
    }
  }
  return files;
}

interface Source {
  fileName: string;
  content: AsyncIterable<Uint8Array>;
}

async function openPath(path: string): Promise<Source[]> {
  const paths = await listPaths(path);
  return paths.map((one) => ({ fileName: basename(one), content: createReadStream(one) }));
}

/** The file itself, or the files directly in a folder, by name. */
export async function listPaths(path: string): Promise<string[]> {
  const found = await stat(path).catch((cause: unknown) => {
    throw new Failure("not-found", `There is no file ${path}.`, { cause });
  });
  if (found.isFile()) return [path];
  if (!found.isDirectory()) throw new Failure("unsupported", `${path} is neither a file nor a folder.`);
  const entries = await readdir(path, { withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => entry.name);
  if (names.length === 0) throw new Failure("not-found", `The folder ${path} holds no files.`);
  return names.toSorted().map((name) => join(path, name));
}

async function* toChunks(
  content: AsyncIterable<Uint8Array> | Uint8Array | string,
): AsyncGenerator<Uint8Array> {
  if (typeof content === "string") yield Buffer.from(content, "utf8");
  else if (content instanceof Uint8Array) yield content;
  else yield* content;
}
