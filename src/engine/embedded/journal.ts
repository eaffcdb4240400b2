import type { Sql, SqlRow } from "../../lib/sqlite.ts";
import { Failure, isFailureCode } from "../../model/failure.ts";
import type { FailureRecord } from "../../model/failure.ts";
import type { Json, RunInfo, RunRequest, RunStatus, StepInfo } from "../run-info.ts";

/** Only ever appended to. */
export const journalMigrations = [
  `CREATE TABLE runs (
     seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, name TEXT NOT NULL, stream TEXT NOT NULL,
     user_name TEXT NOT NULL, priority INTEGER NOT NULL, status TEXT NOT NULL, version TEXT NOT NULL, owner TEXT,
     recoveries INTEGER NOT NULL DEFAULT 0, input TEXT NOT NULL, output TEXT, error TEXT,
     created_at INTEGER NOT NULL, finished_at INTEGER);
   CREATE INDEX runs_by_status ON runs (status, priority, seq);
   CREATE TABLE steps (run_id TEXT NOT NULL, idx INTEGER NOT NULL, kind TEXT NOT NULL, name TEXT NOT NULL,
     output TEXT NOT NULL, PRIMARY KEY (run_id, idx)) WITHOUT ROWID;
   CREATE TABLE signals (seq INTEGER PRIMARY KEY AUTOINCREMENT, run_id TEXT NOT NULL, topic TEXT NOT NULL, value TEXT NOT NULL);
   CREATE INDEX signals_by_run ON signals (run_id, topic, seq)`,
] as const;

export type StepKind = "step" | "sleep" | "wait";

export interface RecordedStep {
  kind: StepKind;
  name: string;
  output: string;
}

/** A run as its row says, with the process that owns it. */
export interface RunRow extends RunInfo {
  owner: string | undefined;
  input: Json;
}

export interface NewRun {
  request: RunRequest;
  owner: string;
  version: string;
  at: number;
}

export function insertRun(sql: Sql, { request, owner, version, at }: NewRun): void {
  sql.run(
    `INSERT INTO runs (id, name, stream, user_name, priority, status, version, owner, input, created_at)
     VALUES (?, ?, ?, ?, ?, 'queued', ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING`,
    request.id,
    request.name,
    request.stream ?? request.id,
    request.user ?? "local",
    request.priority ?? 100,
    version,
    owner,
    JSON.stringify(request.input),
    at,
  );
}

export function readRun(sql: Sql, id: string): RunRow | undefined {
  const row = sql.get("SELECT * FROM runs WHERE id = ?", id);
  return row === undefined ? undefined : toRunRow(row);
}

export function needRun(sql: Sql, id: string): RunRow {
  const run = readRun(sql, id);
  if (run === undefined) throw new Failure("not-found", `There is no run ${id}.`);
  return run;
}

export function listRuns(sql: Sql, filter: { status?: RunStatus; limit?: number }): RunRow[] {
  const limit = filter.limit ?? 1_000;
  const rows =
    filter.status === undefined
      ? sql.all("SELECT * FROM runs ORDER BY seq DESC LIMIT ?", limit)
      : sql.all("SELECT * FROM runs WHERE status = ? ORDER BY seq DESC LIMIT ?", filter.status, limit);
  return rows.map(toRunRow);
}

export function readSteps(sql: Sql, id: string): Map<number, RecordedStep> {
  const rows = sql.all("SELECT idx, kind, name, output FROM steps WHERE run_id = ? ORDER BY idx", id);
  return new Map(
    rows.map((row) => [
      Number(row["idx"]),
      { kind: row["kind"] as StepKind, name: String(row["name"]), output: String(row["output"]) },
    ]),
  );
}

/** Work steps alone, numbered among themselves; `idx` is their place in the journal. */
export function listSteps(sql: Sql, id: string): (StepInfo & { idx: number })[] {
  const rows = sql.all("SELECT idx, name FROM steps WHERE run_id = ? AND kind = 'step' ORDER BY idx", id);
  return rows.map((row, index) => ({ index, name: String(row["name"]), idx: Number(row["idx"]) }));
}

export interface StepRecord extends RecordedStep {
  runId: string;
  owner: string;
  idx: number;
}

/** Writes a step's result, unless the run has been cancelled or taken over in the meantime. */
export function recordStep(sql: Sql, step: StepRecord): void {
  const written = sql.run(
    `INSERT INTO steps (run_id, idx, kind, name, output)
     SELECT ?, ?, ?, ?, ? FROM runs WHERE id = ? AND owner = ? AND status = 'running'`,
    step.runId,
    step.idx,
    step.kind,
    step.name,
    step.output,
    step.runId,
    step.owner,
  );
  if (written === 0) throw new Failure("stopped", `Run ${step.runId} was stopped or taken over meanwhile.`);
}

export interface RunClaim {
  wanted: { has(id: string): boolean };
  owner: string;
  limits: { overall: number; perUser: number };
}

/** Moves wanted runs from queued to running as far as the limits allow, most urgent first. */
export function claimRuns(sql: Sql, { wanted, owner, limits }: RunClaim): string[] {
  const perUser = new Map<string, number>();
  let total = 0;
  for (const row of sql.all(
    "SELECT user_name, count(*) AS n FROM runs WHERE status = 'running' GROUP BY user_name",
  )) {
    perUser.set(String(row["user_name"]), Number(row["n"]));
    total += Number(row["n"]);
  }
  const claimed: string[] = [];
  if (total >= limits.overall) return claimed;
  const queued =
    "SELECT id, user_name FROM runs WHERE status = 'queued' AND owner = ? ORDER BY priority, seq";
  for (const row of sql.iterate(queued, owner)) {
    const [id, user] = [String(row["id"]), String(row["user_name"])];
    const mine = perUser.get(user) ?? 0;
    if (total >= limits.overall) break;
    if (mine >= limits.perUser || !wanted.has(id)) continue;
    perUser.set(user, mine + 1);
    total += 1;
    claimed.push(id);
  }
  // after the look, because it goes by the index that this changes
  for (const id of claimed) sql.run("UPDATE runs SET status = 'running' WHERE id = ?", id);
  return claimed;
}

export function hasSignal(sql: Sql, runId: string, topic: string): boolean {
  return (
    sql.get("SELECT 1 AS there FROM signals WHERE run_id = ? AND topic = ? LIMIT 1", runId, topic) !==
    undefined
  );
}

/** Takes the oldest unread value of a topic; it is gone once the same commit has recorded it as a step. */
export function takeSignal(sql: Sql, runId: string, topic: string): string | undefined {
  const row = sql.get(
    "SELECT seq, value FROM signals WHERE run_id = ? AND topic = ? ORDER BY seq LIMIT 1",
    runId,
    topic,
  );
  if (row === undefined) return undefined;
  sql.run("DELETE FROM signals WHERE seq = ?", Number(row["seq"]));
  return String(row["value"]);
}

export function deleteRuns(sql: Sql, finishedBefore: number): string[] {
  const ended = "status IN ('done', 'failed', 'cancelled') AND finished_at < ?";
  const ids = sql.all(`SELECT id FROM runs WHERE ${ended}`, finishedBefore).map((row) => String(row["id"]));
  deleteNamed(sql, ids);
  return ids;
}

export function deleteNamed(sql: Sql, ids: readonly string[]): void {
  for (const id of ids) {
    sql.run("DELETE FROM steps WHERE run_id = ?", id);
    sql.run("DELETE FROM signals WHERE run_id = ?", id);
    sql.run("DELETE FROM runs WHERE id = ?", id);
  }
}

/** A page of what is on record: of runs by their number, of steps by run and place. */
export function readRecords(sql: Sql, after: RecordPlace, limit: number): RunRecordText[] {
  const rows =
    after.kind === "run"
      ? sql.all(
          "SELECT seq AS place, id AS run_id, input || coalesce(output, '') AS text FROM runs WHERE seq > ? ORDER BY seq LIMIT ?",
          after.place,
          limit,
        )
      : sql.all(
          "SELECT idx AS place, run_id, output AS text FROM steps WHERE (run_id, idx) > (?, ?) ORDER BY run_id, idx LIMIT ?",
          after.runId,
          after.place,
          limit,
        );
  return rows.map((row) => ({
    kind: after.kind,
    runId: String(row["run_id"]),
    place: Number(row["place"]),
    text: String(row["text"]),
  }));
}

export interface RecordPlace {
  kind: "run" | "step";
  runId: string;
  place: number;
}

export interface RunRecordText extends RecordPlace {
  text: string;
}

/** Reads a column that may be NULL. */
function ifThere<T>(value: unknown, read: (text: string) => T): T | undefined {
  return typeof value === "string" || typeof value === "number" ? read(String(value)) : undefined;
}

function toRunRow(row: SqlRow): RunRow {
  const finishedAt = ifThere(row["finished_at"], Number);
  const output = ifThere(row["output"], (text) => JSON.parse(text) as Json);
  const error = ifThere(row["error"], toError);
  return {
    id: String(row["id"]),
    name: String(row["name"]),
    stream: String(row["stream"]),
    user: String(row["user_name"]),
    priority: Number(row["priority"]),
    status: row["status"] as RunStatus,
    version: String(row["version"]),
    owner: ifThere(row["owner"], String),
    recoveries: Number(row["recoveries"]),
    createdAt: Number(row["created_at"]),
    input: JSON.parse(String(row["input"])) as Json,
    ...(finishedAt !== undefined && { finishedAt }),
    ...(output !== undefined && { output }),
    ...(error !== undefined && { error }),
  };
}

function toError(text: string): FailureRecord {
  const { code, message, retryable } = JSON.parse(text) as Partial<FailureRecord>;
  return {
    code: isFailureCode(code) ? code : "internal",
    message: message ?? "",
    retryable: retryable ?? false,
  };
}
