import { Failure } from "./failure.ts";

/** Names server and database, never the password, and what helps. */
export function postgresFailure(url: string): (error: unknown) => Failure {
  const place = placeOf(url);
  return (error) => {
    if (error instanceof Failure) return error;
    const code = codeOf(error);
    const message = error instanceof Error ? error.message : String(error);
    const say = (text: string, retryable = false) => new Failure("store", text, { retryable, cause: error });
    if (code === "28P01" || code === "28000")
      return say(`Postgres at ${place} refused the user or password. Check DOSSIER_DATABASE.`);
    if (code === "3D000")
      return say(`Postgres at ${place} has no such database. Create it, or check DOSSIER_DATABASE.`);
    if (code === "42501")
      return say(
        `Postgres at ${place}: the user may not do this (${message}). Grant it the right to create tables.`,
      );
    if (code === "53100")
      return say(`The disk of Postgres at ${place} is full. Free some space, then resume.`);
    if (isPostgresAway(error)) {
      return say(
        `Postgres at ${place} does not answer (${code || message}). Start it, or check DOSSIER_DATABASE.`,
        true,
      );
    }
    return say(`Postgres at ${place}: ${message}`, code.startsWith("40"));
  };
}

/** Whether nobody answers, for now: the server is down, on its way down or up, or the connection is lost. */
export function isPostgresAway(error: unknown): boolean {
  if (error instanceof Failure) return error.cause !== undefined && isPostgresAway(error.cause);
  const code = codeOf(error);
  if (code.startsWith("08") || /^57P0[1-3]$/.test(code)) return true;
  const message = error instanceof Error ? error.message : String(error);
  const lost = /ECONN|EPIPE|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|EAI_AGAIN|timeout|terminated|not queryable/i;
  return lost.test(`${code} ${message}`);
}

function placeOf(url: string): string {
  try {
    const { hostname, port, pathname } = new URL(url);
    return `${hostname || "localhost"}:${port || "5432"}${pathname}`;
  } catch {
    return "the given address";
  }
}

function codeOf(error: unknown): string {
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  if (typeof error === "object" && error !== null && "code" in error) return String(error.code);
  return "";
}
