import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";

export type SqlRow = Record<string, unknown>;

/** What a job inside a write may do: plain statements, each prepared once. */
export interface Sql {
  run(sql: string, ...values: SQLInputValue[]): number;
  get(sql: string, ...values: SQLInputValue[]): SqlRow | undefined;
  all(sql: string, ...values: SQLInputValue[]): SqlRow[];
  /** Row by row, for when the first few may be enough. */
  iterate(sql: string, ...values: SQLInputValue[]): Iterable<SqlRow>;
}

export interface Sqlite {
  read<T>(job: (sql: Sql) => T): T;
  /** Queues a job for the next commit; resolves when that commit is on disk. */
  write<T>(job: (sql: Sql) => T): Promise<T>;
  /** Calls back after every commit; `foreign` when another connection made it. Returns how to stop. */
  onCommit(listener: (foreign: boolean) => void): () => void;
  close(): Promise<void>;
}

interface Job {
  run(sql: Sql): unknown;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

const watchEveryMs = 100;

/**
 * One connection whose writes are grouped: whatever is queued when the event loop comes round
 * goes to disk in one commit, and one job's error rolls back that job alone.
 */
export function createSqlite(database: DatabaseSync, wrap: (error: unknown) => Error): Sqlite {
  const sql = createSql(database);
  const commits = createCommitWatch(() => Number(sql.get("PRAGMA data_version")?.["data_version"]));
  let queue: Job[] = [];
  let scheduled: NodeJS.Immediate | undefined;
  const flush = () => {
    scheduled = undefined;
    const jobs = queue;
    queue = [];
    if (jobs.length > 0) commitTogether(sql, jobs, wrap);
    commits.notify(false);
  };
  return {
    read(job) {
      try {
        return job(sql);
      } catch (error) {
        throw wrap(error);
      }
    },
    write<T>(job: (sql: Sql) => T) {
      return new Promise<T>((resolve, reject) => {
        queue.push({ run: job, resolve: resolve as (value: unknown) => void, reject });
        scheduled ??= setImmediate(flush);
      });
    },
    onCommit: commits.add,
    close() {
      if (scheduled !== undefined) clearImmediate(scheduled);
      flush();
      commits.close();
      if (database.isOpen) database.close();
      return Promise.resolve();
    },
  };
}

interface CommitWatch {
  add(listener: (foreign: boolean) => void): () => void;
  notify(foreign: boolean): void;
  close(): void;
}

/** Tells of commits; looks for those of other connections only while somebody listens. */
function createCommitWatch(foreignVersion: () => number): CommitWatch {
  const listeners = new Set<(foreign: boolean) => void>();
  let timer: NodeJS.Timeout | undefined;
  let version = 0;
  const notify = (foreign: boolean) => {
    for (const listener of listeners) listener(foreign);
  };
  const look = () => {
    const seen = foreignVersion();
    if (seen === version) return;
    version = seen;
    notify(true);
  };
  const close = () => {
    listeners.clear();
    clearInterval(timer);
    timer = undefined;
  };
  return {
    notify,
    close,
    add(listener) {
      listeners.add(listener);
      if (timer === undefined) {
        version = foreignVersion();
        timer = setInterval(look, watchEveryMs);
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) close();
      };
    },
  };
}

function createSql(database: DatabaseSync): Sql {
  const prepared = new Map<string, StatementSync>();
  const statement = (text: string) => {
    const known = prepared.get(text);
    if (known !== undefined) return known;
    const fresh = database.prepare(text);
    prepared.set(text, fresh);
    return fresh;
  };
  return {
    run: (text, ...values) => Number(statement(text).run(...values).changes),
    get: (text, ...values) => statement(text).get(...values),
    all: (text, ...values) => statement(text).all(...values),
    iterate: (text, ...values) => statement(text).iterate(...values),
  };
}

function commitTogether(sql: Sql, jobs: Job[], wrap: (error: unknown) => Error): void {
  const settle: (() => void)[] = [];
  try {
    sql.run("BEGIN IMMEDIATE");
    for (const job of jobs) settle.push(runAlone(sql, job, wrap));
    sql.run("COMMIT");
  } catch (error) {
    const failure = wrap(error);
    try {
      sql.run("ROLLBACK");
    } catch {
      // SQLite has rolled back by itself already
    }
    for (const job of jobs) job.reject(failure);
    return;
  }
  for (const done of settle) done();
}

/** Runs one job inside a savepoint, and returns how to tell its caller once the commit is on disk. */
function runAlone(sql: Sql, job: Job, wrap: (error: unknown) => Error): () => void {
  sql.run("SAVEPOINT job");
  try {
    const value = job.run(sql);
    sql.run("RELEASE job");
    return () => job.resolve(value);
  } catch (error) {
    try {
      sql.run("ROLLBACK TO job");
      sql.run("RELEASE job");
    } catch {
      // a full or broken disk has ended the whole transaction: then every job of the group fails with this error
      throw error;
    }
    return () => job.reject(wrap(error));
  }
}
