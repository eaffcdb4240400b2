import type { IncomingMessage } from "node:http";

/** The socket's address, or what the last of so many trusted proxies saw: the leftmost entry is anybody's to write. */
export function clientAddress(incoming: IncomingMessage, trustedProxies: number): string {
  const socket = incoming.socket.remoteAddress ?? "";
  if (trustedProxies === 0) return socket;
  const forwarded = incoming.headers["x-forwarded-for"];
  const list = (Array.isArray(forwarded) ? forwarded.join(",") : (forwarded ?? "")).split(",");
  return list.at(-trustedProxies)?.trim() || socket;
}
