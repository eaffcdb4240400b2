import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { parseJson } from "../../lib/json/parse-json.ts";
import { Failure } from "../../model/failure.ts";

/** What a backup holds, file by file. */
export const BackupManifest = z.object({
  format: z.literal("dossier-backup-1"),
  createdAt: z.number(),
  database: z.enum(["sqlite", "postgres"]),
  /** Whether the contents of documents are in it; those with an S3 server are not. */
  hasBlobs: z.boolean(),
  files: z.array(
    z.object({
      path: z.string().refine(staysInside, "leads out of the folder"),
      bytes: z.number().int().nonnegative(),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
    }),
  ),
});
export type BackupManifest = z.infer<typeof BackupManifest>;

/** A list that somebody changed must not write anywhere else. */
function staysInside(path: string): boolean {
  return path.split("/").every((name) => !["", ".", ".."].includes(name) && !/[\\\0:]/.test(name));
}

export const manifestName = "manifest.json";

/** Written last: a folder without it is no backup. */
export async function writeManifest(folder: string, manifest: BackupManifest): Promise<void> {
  await writeFile(join(folder, manifestName), `${JSON.stringify(manifest, null, 1)}\n`, {
    flag: "wx",
    mode: 0o600,
    flush: true,
  });
}

export async function readManifest(folder: string): Promise<BackupManifest> {
  const text = await readFile(join(folder, manifestName), "utf8").catch((cause: unknown) => {
    const message = `${folder} is no finished backup: it has no ${manifestName}.`;
    throw new Failure("not-found", message, { cause });
  });
  const parsed = parseJson(text);
  const manifest = BackupManifest.safeParse(parsed.ok ? parsed.value : undefined);
  if (manifest.success) return manifest.data;
  throw new Failure("corrupt", `The ${manifestName} of ${folder} cannot be read.`, { cause: manifest.error });
}
