import {
  ProtocolError,
  SdkError,
  SdkErrorCode,
  SdkHttpError,
  UnauthorizedError,
} from "@modelcontextprotocol/client";
import { Failure } from "../../model/failure.ts";
import { cleanWords } from "./tools/clean-words.ts";

const longest = 400;

export interface McpAttempt {
  label: string;
  /** What was tried, such as "answer echo". */
  doing: string;
  signal: AbortSignal;
  /** The last words of a program, where one was started. */
  heard?: string;
}

/**
 * An error of the protocol as a failure of ours. The package gives an aborted call and one that took too long the same
 * error, so that our own signal is asked first.
 */
export function toMcpFailure(error: unknown, { label, doing, signal, heard = "" }: McpAttempt): Failure {
  if (signal.aborted)
    return signal.reason instanceof Failure
      ? signal.reason
      : new Failure("stopped", `The MCP server "${label}" was stopped while it was to ${doing}.`, {
          cause: error,
        });
  if (error instanceof Failure) return error;
  const told = error instanceof Error ? cleanWords(error.message, longest) : "";
  const last = heard === "" ? "" : ` It said last: ${cleanWords(heard, longest)}`;
  const start = `The MCP server "${label}" did not ${doing}`;
  if (isCode(error, SdkErrorCode.RequestTimeout))
    return new Failure("timeout", `${start} in time.${last}`, { retryable: true, cause: error });
  if (isSignIn(error))
    return new Failure(
      "reconnect",
      `The MCP server "${label}" wants a sign-in. Run "dossier connect login ${label}", or store its token with "dossier connect add".`,
      { cause: error },
    );
  if (error instanceof ProtocolError)
    return new Failure("invalid", `${start}: ${told}${last}`, { cause: error });
  return new Failure("unavailable", `${start}: ${told}.${last}`, {
    retryable: isBroken(error),
    cause: error,
  });
}

function isCode(error: unknown, code: SdkErrorCode): boolean {
  return error instanceof SdkError && error.code === code;
}

function isSignIn(error: unknown): boolean {
  if (error instanceof UnauthorizedError) return true;
  return error instanceof SdkHttpError && (error.data.status === 401 || error.data.status === 403);
}

/** A line that broke may hold the next time. */
function isBroken(error: unknown): boolean {
  const codes = [SdkErrorCode.ConnectionClosed, SdkErrorCode.SendFailed, SdkErrorCode.NotConnected];
  return codes.some((code) => isCode(error, code));
}
