import { access, mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { randomUUID } from "node:crypto";
import { Failure } from "../../model/failure.ts";
import type { Ledger } from "../../model/calls/ledger.ts";
import { diskFailure } from "../disk-failure.ts";
import { syncFolder } from "../sync-folder.ts";

/** AI answers as files, one folder a run: written aside, fsynced, then renamed into place. */
export function createFileLedger(folder: string): Ledger {
  const place = (run: string) => join(folder, safeName(run));
  return {
    async find(run, key) {
      const path = join(place(run), `${safeName(key)}.json`);
      try {
        return await readFile(path, "utf8");
      } catch (error) {
        if (codeOf(error) === "ENOENT") return undefined;
        throw diskFailure(folder)(error);
      }
    },
    async record(run, key, body) {
      const home = place(run);
      const [aside, path] = [join(home, `${randomUUID()}.part`), join(home, `${safeName(key)}.json`)];
      const known = await access(path).then(
        () => true,
        () => false,
      );
      if (known) return;
      try {
        // a new run's folder is a new name in the ledger's, which has to be on disk too
        if ((await mkdir(home, { recursive: true, mode: 0o700 })) !== undefined) await syncFolder(folder);
        const file = await open(aside, "wx", 0o600);
        try {
          await file.writeFile(body);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(aside, path);
        await syncFolder(home);
      } catch (error) {
        await rm(aside, { force: true }).catch(() => undefined);
        throw diskFailure(folder)(error);
      }
    },
    forget: (run) => rm(place(run), { recursive: true, force: true }),
  };
}

function safeName(name: string): string {
  if (/^[A-Za-z0-9_-]{1,200}$/.test(name)) return name;
  throw new Failure("invalid", `"${name}" cannot name a ledger entry: letters, digits, - and _ only.`);
}

function codeOf(error: unknown): unknown {
  return typeof error === "object" && error !== null && "code" in error ? error.code : undefined;
}
