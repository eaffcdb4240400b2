import type { Connection } from "./connection.ts";

/** Whether a connection brings actions of its own, which have to be asked for; what waits for a review keeps the rest. */
export function bringsTools({ type, state }: Pick<Connection, "type" | "state">): boolean {
  return (type === "mcp-http" || type === "mcp-stdio") && (state === "ready" || state === "changed");
}
