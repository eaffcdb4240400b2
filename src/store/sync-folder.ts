import { open } from "node:fs/promises";

/** A new name in a folder survives a power cut only once the folder itself is on disk; Windows sees to that itself. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === "win32") return; // it refuses to flush a folder
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
