import { Failure } from "../../model/failure.ts";

/** What imapflow puts on its errors; most carry no code. */
interface ImapError {
  code?: unknown;
  message?: unknown;
  authenticationFailed?: unknown;
  oauthError?: unknown;
  mailboxMissing?: unknown;
  serverResponseCode?: unknown;
  responseText?: unknown;
}

const lost = new Set([
  ...["NoConnection", "EConnectionClosed", "StateLogout", "ClosedAfterConnectText", "ClosedAfterConnectTLS"],
  ...["ECONNRESET", "EPIPE", "ECONNREFUSED", "EHOSTUNREACH", "ENETUNREACH", "ENOTFOUND", "EAI_AGAIN"],
]);
const late = new Set(["CONNECT_TIMEOUT", "GREETING_TIMEOUT", "UPGRADE_TIMEOUT", "ETIMEOUT", "ETIMEDOUT"]);
const tooLarge = new Set(["LineTooLarge", "LiteralTooLarge", "ResponseTooLarge", "DownloadOverflow"]);

export function isRefusedSignIn(error: unknown): boolean {
  return fieldsOf(error).authenticationFailed === true;
}

/** Wraps what the mail library threw, once: whose server, what went wrong, and what would help. */
export function toMailFailure(error: unknown, host: string): Failure {
  if (error instanceof Failure) return error;
  const { code, message, mailboxMissing, responseText, serverResponseCode } = fieldsOf(error);
  const said = textOf(responseText) || textOf(message) || "no reason given";
  const options = { cause: error };
  if (isRefusedSignIn(error))
    return new Failure(
      "configuration",
      `${host} refused the sign-in (${said}). Check user and password; some providers want an app password or OAuth, or IMAP switched on for the account.`,
      options,
    );
  if (mailboxMissing === true || serverResponseCode === "TRYCREATE" || serverResponseCode === "NONEXISTENT")
    return new Failure("not-found", `${host} has no such mail folder (${said}).`, options);
  const name = textOf(code);
  if (late.has(name))
    return new Failure("timeout", `${host} did not answer in time (${said}).`, {
      ...options,
      retryable: true,
    });
  if (lost.has(name))
    return new Failure("unavailable", `The line to ${host} broke (${said}).`, {
      ...options,
      retryable: true,
    });
  if (tooLarge.has(name)) return new Failure("limit", `${host} sent more than is taken (${said}).`, options);
  if (name.includes("TLS") || name.includes("CERT") || name.startsWith("ERR_SSL"))
    return new Failure("configuration", `${host} has no trustworthy encryption (${said}).`, options);
  return new Failure("unavailable", `${host} did not do what was asked (${said}).`, {
    ...options,
    retryable: true,
  });
}

function fieldsOf(error: unknown): ImapError {
  return typeof error === "object" && error !== null ? error : {};
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
