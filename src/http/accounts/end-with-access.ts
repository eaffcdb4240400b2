import type { IncomingMessage, ServerResponse } from "node:http";
import type { HttpServices } from "../http-services.ts";
import { readCookie, sessionCookieName } from "./cookies.ts";

const lookEveryMs = 5_000;

interface OpenStream {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  services: HttpServices;
}

/** A stream that is open for hours ends soon after the session or token that it was opened with. */
export function endWithAccess(response: Response, { incoming, outgoing, services }: OpenStream): void {
  const isStream = response.headers.get("content-type")?.startsWith("text/event-stream") === true;
  if (!isStream || services.access?.accounts !== true || outgoing.destroyed) return;
  const look = async () => {
    if (!(await isStillIn(incoming, services))) outgoing.destroy();
  };
  // a database that is away for a moment ends nothing
  const timer = setInterval(() => void look().catch(() => undefined), lookEveryMs);
  outgoing.once("close", () => clearInterval(timer));
}

async function isStillIn(incoming: IncomingMessage, services: HttpServices): Promise<boolean> {
  const { tokens, sessions } = services.dossier.accounts;
  const { authorization } = incoming.headers;
  if (authorization !== undefined)
    return (await tokens.find(authorization.replace(/^Bearer /i, ""))) !== undefined;
  const name = sessionCookieName(services.access?.isSecure === true);
  return (await sessions.find(readCookie(incoming, name) ?? "")) !== undefined;
}
