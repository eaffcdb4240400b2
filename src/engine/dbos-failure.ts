import { Failure, isFailureCode, toFailureRecord } from "../model/failure.ts";
import type { FailureRecord } from "../model/failure.ts";

/** DBOS revives errors as plain ones, so the whole record travels in the message, without a stack. */
export function encodeFailure(error: unknown): Error {
  const encoded = new Error(JSON.stringify(toFailureRecord(error)));
  encoded.stack = "";
  return encoded;
}

export function decodeFailure(error: unknown): FailureRecord {
  const message = error instanceof Error ? error.message : String(error);
  try {
    const record = JSON.parse(message) as Partial<FailureRecord>;
    if (isFailureCode(record.code) && typeof record.message === "string") {
      return { code: record.code, message: record.message, retryable: record.retryable === true };
    }
  } catch {
    // not one of ours: DBOS itself ended the run
  }
  return { code: "internal", message, retryable: false };
}

/** Names server and database, never the password, and what helps. */
export function databaseFailure(place: string, error: unknown): Failure {
  if (error instanceof Failure) return error;
  const [code, message] = [codeOf(error), error instanceof Error ? error.message : String(error)];
  const say = (text: string, retryable = false) => new Failure("store", text, { retryable, cause: error });
  if (code === "28P01" || code === "28000") {
    return say(`Postgres at ${place} refused the user or password. Correct them in the database address.`);
  }
  if (code === "3D000")
    return say(`Postgres at ${place} has no such database. Create it, or correct the address.`);
  if (code === "42501") {
    return say(`Postgres at ${place}: ${message}. Let the user create schemas and tables there.`);
  }
  if (/ECONN|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|EAI_AGAIN|timeout|terminated/i.test(`${code} ${message}`)) {
    return say(
      `Postgres at ${place} does not answer (${code || message}). Start it, or correct the address.`,
      true,
    );
  }
  return say(`Postgres at ${place}: ${message}`, code.startsWith("40") || code.startsWith("57"));
}

function codeOf(error: unknown): string {
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  const code: unknown =
    typeof error === "object" && error !== null && "code" in error ? error.code : undefined;
  return typeof code === "string" ? code : "";
}
