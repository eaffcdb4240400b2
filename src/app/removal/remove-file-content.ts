import { removeBlobs } from "./remove-blobs.ts";
import { unusedBlobs } from "./unused-blobs.ts";
import type { RemovalBase } from "./unused-blobs.ts";

const longestMs = 600_000;

interface GoneFile {
  sha256: string;
  mediaType: string;
  createdAt: number;
}

/** The bytes of a file that was taken out of a library, unless somebody else holds them too. */
export async function removeFileContent(file: GoneFile, base: RemovalBase): Promise<void> {
  const { sha256, mediaType, createdAt } = file;
  // only a picture can also be a part of what was read of a document
  const isNested = () => mediaType.startsWith("image/");
  const wanted = { leaving: {}, isNested, signal: AbortSignal.timeout(longestMs) };
  await removeBlobs(await unusedBlobs(new Set([sha256]), wanted, base), createdAt + 1_000, base);
}
