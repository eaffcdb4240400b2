import { DatabaseSync, backup } from "node:sqlite";
import { Failure } from "../../model/failure.ts";
import { diskFailure } from "../disk-failure.ts";

const pagesAtOnce = 2_000;

/** Copies a database at one moment. The open read keeps that moment: writes of others would start the copy anew. */
export async function copySqlite(from: string, to: string): Promise<void> {
  const wrap = diskFailure(from);
  let source: DatabaseSync | undefined;
  try {
    source = new DatabaseSync(from, { timeout: 10_000, readOnly: true });
    source.exec("BEGIN");
    source.prepare("SELECT count(*) FROM sqlite_master").get();
    await backup(source, to, { rate: pagesAtOnce });
    source.exec("COMMIT");
  } catch (error) {
    throw wrap(error);
  } finally {
    source?.close();
  }
  checkSqlite(to);
}

/** Says whether a database file is whole, page by page and index by index. */
export function checkSqlite(path: string): void {
  const database = new DatabaseSync(path, { timeout: 10_000 });
  try {
    const { integrity_check: said } = database.prepare("PRAGMA integrity_check").get() ?? {};
    if (said !== "ok") throw new Failure("corrupt", `${path} is damaged: ${String(said)}`);
  } finally {
    database.close();
  }
}
