import { isFailureCode, toFailureRecord } from "../../model/failure.ts";
import type { FailureRecord } from "../../model/failure.ts";

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
