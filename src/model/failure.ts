/** Every way in which something can go wrong by accident; outcomes such as a refusal are values, not failures. */
export const failureCodes = [
  "usage", // the caller's words are off
  "configuration", // a setting is missing or wrong
  "not-found", // a workflow, document, label or file that does not exist
  "reference", // a document reference that cannot be read or resolved
  "unsupported", // a file, format or request this version cannot handle
  "password_required", // a file that opens only with a password
  "corrupt", // a file that is damaged
  "empty", // a file without content
  "needs_ocr", // a file that holds pictures of text
  "invalid", // data that does not fit its schema
  "unauthorized", // nobody, or nobody we know, is asking
  "forbidden", // known, and not allowed to do this
  "throttled", // asked too often in too short a time
  "limit", // too large, too deep, too many
  "store", // database or disk
  "busy", // somebody else holds it for now
  "incompatible", // recorded by another version or in another order of steps
  "model", // a model answered unusably
  "unavailable", // no model or service could be had
  "reconnect", // a connection that a person has to sign in to again
  "budget", // the next call would pass the budget
  "stopped", // somebody stopped it
  "timeout", // a wait ran out
  "internal", // a defect of ours
] as const;
export type FailureCode = (typeof failureCodes)[number];

export interface FailureOptions {
  retryable?: boolean;
  cause?: unknown;
}

/** The one error type: a closed code, a message with the remedy in it, and whether trying again can help. */
export class Failure extends Error {
  override readonly name = "Failure";
  readonly code: FailureCode;
  readonly retryable: boolean;

  constructor(code: FailureCode, message: string, options: FailureOptions = {}) {
    super(message, options.cause === undefined ? {} : { cause: options.cause });
    this.code = code;
    this.retryable = options.retryable ?? false;
  }
}

export interface FailureRecord {
  code: FailureCode;
  message: string;
  retryable: boolean;
}

export function isFailureCode(value: unknown): value is FailureCode {
  return failureCodes.some((code) => code === value);
}

/** Anything thrown, as a Failure: ours as it is, foreign errors as `internal` with the cause kept. */
export function toFailure(error: unknown, code: FailureCode = "internal"): Failure {
  if (error instanceof Failure) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new Failure(code, message, { cause: error });
}

export function toFailureRecord(error: unknown): FailureRecord {
  const { code, message, retryable } = toFailure(error);
  return { code, message, retryable };
}
