import { createReadStream } from "node:fs";
import { basename } from "node:path";
import { mediaTypeOf } from "../../extract/extract.ts";
import { cleanFileName } from "../../lib/text/clean-file-name.ts";
import type { StoredFile } from "../../model/round.ts";
import type { Blobs } from "../../store/blobs/blobs.ts";
import type { GivenFile, Taking } from "./given-file.ts";
import { listFiles } from "./list-files.ts";
import type { FoundFile } from "./list-files.ts";
import { limitBytes, readPipe } from "./read-pipe.ts";

export interface TakeOptions {
  signal?: AbortSignal | undefined;
  /** A folder that is passed over inside the given ones. */
  except?: string | undefined;
  tell?: ((taking: Taking) => void) | undefined;
}

/** Content that is ready to be read, under the name it is cited by. */
export interface OpenableFile {
  fileName: string;
  /** Where it lies, if it lies in a file. */
  path?: string;
  open(signal?: AbortSignal): AsyncIterable<Uint8Array>;
}

/** Streams the given files into the blob store. A folder stands for all files below it. */
export async function takeFiles(
  given: readonly GivenFile[],
  blobs: Blobs,
  options: TakeOptions = {},
): Promise<StoredFile[]> {
  const { signal, tell = () => undefined } = options;
  const stored = given.flatMap((file) => (typeof file === "object" && "stored" in file ? [file.stored] : []));
  const fresh = given.filter((file) => typeof file === "string" || !("stored" in file));
  const { files: found, skipped, unreadable } = await findFiles(fresh, options);
  const total = found.length + stored.length;
  if (given.length > 0) tell({ kind: "listed", files: total, skipped, unreadable });
  const files: StoredFile[] = [...stored];
  for (const { fileName, open } of found) {
    tell({ kind: "taking", fileName, file: files.length + 1, files: total });
    const info = await blobs.put(open(signal), signal === undefined ? {} : { signal });
    files.push({ fileName, mediaType: mediaTypeOf(fileName), ...info, provenance: "user" });
  }
  return files;
}

/** Everything that is to be read, paths first, and how much in the folders is not. */
export async function findFiles(
  given: readonly GivenFile[],
  { signal, except }: Pick<TakeOptions, "signal" | "except"> = {},
): Promise<{ files: OpenableFile[]; skipped: number; unreadable: string[] }> {
  const paths = given.filter((file) => typeof file === "string");
  const found = await listFiles(paths, { signal, except });
  const contents = given.flatMap((file) => (typeof file === "object" && "content" in file ? [file] : []));
  const files = [
    ...found.files.map(fromPath),
    ...contents.map(({ fileName, content }) => ({
      fileName: cleanFileName(basename(fileName)),
      open: () => toChunks(content, fileName),
    })),
  ];
  const unreadable = found.skipped.filter(({ why }) => why === "unreadable").map(({ path }) => path);
  return { files, skipped: found.skipped.length, unreadable };
}

function fromPath({ path, fileName: given, isPipe }: FoundFile): OpenableFile {
  // what a shell puts in the place of a command is called by a number
  const fileName = cleanFileName(isPipe && /^\d+$/.test(given) ? `pipe ${given}` : given);
  if (isPipe) return { fileName, open: (signal) => readPipe(path, { signal }) };
  return { fileName, path, open: () => readFrom(path) };
}

/** Opened when it is read: hundreds of files must not be open at once. */
async function* readFrom(path: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path) as AsyncIterable<Uint8Array>;
}

async function* toChunks(
  content: Extract<GivenFile, { fileName: string }>["content"],
  name: string,
): AsyncGenerator<Uint8Array> {
  if (typeof content === "string") yield Buffer.from(content, "utf8");
  else if (content instanceof Uint8Array) yield content;
  else yield* limitBytes(content, name);
}
