import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { z } from "zod";
import { Failure } from "../../model/failure.ts";
import { processSources } from "../config.ts";

/** The schemas of the store and of the engine. */
const schemas = ["dossier", "dbos", "dossier_engine"];
const longestMs = 6 * 3_600_000;

/** By Postgres' own tool, which takes one snapshot of everything. */
export async function dumpPostgres(url: string, to: string, signal: AbortSignal): Promise<void> {
  const wanted = schemas.flatMap((schema) => ["--schema", schema]);
  await runTool("pg_dump", ["--format=custom", "--no-owner", ...wanted, "--file", to], { url, signal });
}

export async function restorePostgres(url: string, from: string, signal: AbortSignal): Promise<void> {
  await runTool("pg_restore", ["--no-owner", "--exit-on-error", "--single-transaction", from], {
    url,
    signal,
  });
}

async function runTool(
  tool: "pg_dump" | "pg_restore",
  args: readonly string[],
  { url, signal }: { url: string; signal: AbortSignal },
): Promise<void> {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = "";
  try {
    // the password goes by the environment: arguments stand in the list of processes
    await promisify(execFile)(tool, [...args, "--dbname", address.href], {
      env: { ...processSources().env, ...(password !== "" && { PGPASSWORD: password }) },
      timeout: longestMs,
      maxBuffer: 16 * 1_048_576,
      signal,
    });
  } catch (cause) {
    throw toolFailure(tool, cause);
  }
}

const ToolEnd = z
  .object({ code: z.unknown(), stderr: z.string().catch("") })
  .catch({ code: undefined, stderr: "" });

function toolFailure(tool: string, cause: unknown): Failure {
  const { code, stderr } = ToolEnd.parse(cause);
  if (code === "ENOENT")
    return new Failure(
      "unsupported",
      `${tool} was not found. Install the PostgreSQL client tools of your server's version, or back the database up by its own means and copy the data folder.`,
      { cause },
    );
  const [said = ""] = stderr.split("\n");
  const hint = /version mismatch/i.test(stderr) ? " Install the tools of the server's version." : "";
  return new Failure("store", `${tool} failed: ${said}${hint}`, { cause });
}
