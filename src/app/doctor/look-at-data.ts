import { access, constants, stat, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { within } from "../../lib/within.ts";
import { toFailure } from "../../model/failure.ts";
import { openBlobs, openDataFile, openStore } from "../../store/store.ts";
import { systemClock } from "../../lib/clock.ts";
import type { Config } from "../config.ts";
import { checkOutFolder } from "../files/check-out-folder.ts";
import { whyUnopened } from "../files/why-unopened.ts";
import type { Finding } from "./finding.ts";

const patienceMs = 10_000;
const littleBytes = 1_073_741_824;

/** Where things are kept: the data folder, the database, the documents. No file is made that is not there. */
export async function lookAtData(config: Config): Promise<Finding[]> {
  return [
    await lookAtFolder(resolve(config.data)),
    ...(await lookAtSpace(resolve(config.data))),
    config.database === undefined
      ? await lookAtSqlite(resolve(config.data))
      : await lookAtPostgres(config.database),
    ...(config.s3 === undefined ? [] : [await lookAtBlobs(config)]),
    await lookAtTemporary(),
  ];
}

async function lookAtFolder(folder: string): Promise<Finding> {
  const area = "Data folder";
  const remedy = "Name another with --data or DOSSIER_DATA.";
  try {
    await checkOutFolder(folder);
  } catch (error) {
    const why = toFailure(error).message.replace(/ Name another folder with -o\.$/, "");
    return { area, state: "problem", says: why, remedy };
  }
  const isThere = await stat(folder).then(
    () => true,
    () => false,
  );
  return { area, state: "ok", says: isThere ? folder : `${folder} (made when it is first needed)` };
}

async function lookAtSpace(folder: string): Promise<Finding[]> {
  for (let at = folder; ; at = dirname(at)) {
    try {
      const { bavail, bsize } = await within(patienceMs, statfs(at), at);
      const free = bavail * bsize;
      const says = `${(free / littleBytes).toFixed(1)} GB free`;
      if (free >= littleBytes) return [{ area: "Disk space", state: "ok", says }];
      return [{ area: "Disk space", state: "problem", says, remedy: "Free some space, or use --data." }];
    } catch {
      if (at === dirname(at)) return [];
    }
  }
}

async function lookAtSqlite(data: string): Promise<Finding> {
  const area = "Database";
  const path = join(data, "dossier.db");
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) return { area, state: "ok", says: "SQLite, no workflows yet" };
  try {
    const sqlite = await openDataFile(path);
    const locations = { kind: "sqlite" as const, sqlite, ledgerFolder: join(data, "ledger") };
    const store = await openStore(locations, { clock: systemClock });
    const many = (await store.listWorkflows({ limit: 1_000 })).length;
    await store.close();
    const count = many === 1_000 ? "1,000 workflows or more" : `${many} workflow${many === 1 ? "" : "s"}`;
    return { area, state: "ok", says: `SQLite, ${count}, ${(found.size / 1_048_576).toFixed(1)} MB` };
  } catch (error) {
    return { area, state: "problem", says: toFailure(error).message };
  }
}

async function lookAtPostgres(url: string): Promise<Finding> {
  const area = "Database";
  const { host, pathname } = new URL(url);
  try {
    const opening = openStore({ kind: "postgres", url }, { clock: systemClock });
    const store = await within(patienceMs, opening, `Postgres at ${host}`);
    await store.close();
    return { area, state: "ok", says: `Postgres at ${host}${pathname} answers` };
  } catch (error) {
    return { area, state: "problem", says: toFailure(error).message, remedy: "Check DOSSIER_DATABASE." };
  }
}

async function lookAtBlobs({ s3, data }: Config): Promise<Finding> {
  const area = "Documents";
  const place = `S3 at ${new URL(s3?.endpoint ?? "http://none").host}, bucket ${s3?.bucket ?? ""}`;
  try {
    const blobs = await openBlobs(s3, resolve(data));
    await within(patienceMs, blobs.has("0".repeat(64)), place);
    return { area, state: "ok", says: `${place} answers` };
  } catch (error) {
    return { area, state: "problem", says: `${place}: ${toFailure(error).message}` };
  }
}

async function lookAtTemporary(): Promise<Finding> {
  const area = "Temporary";
  const folder = tmpdir();
  try {
    await access(folder, constants.W_OK);
    return { area, state: "ok", says: folder };
  } catch (cause) {
    return { area, state: "problem", says: `${folder}: ${whyUnopened(cause)}`, remedy: "Set TMPDIR." };
  }
}
