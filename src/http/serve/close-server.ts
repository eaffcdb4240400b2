import type { Server } from "node:http";

const idleEveryMs = 25;
const patienceMs = 10_000;

/** Lets answers end, closes what is idle again and again, and after ten seconds everything that is left. */
export async function closeServer(server: Server, patience = patienceMs): Promise<void> {
  const closed = Promise.withResolvers<void>();
  server.close(() => closed.resolve());
  server.closeIdleConnections();
  const sweep = setInterval(() => server.closeIdleConnections(), idleEveryMs);
  const force = setTimeout(() => server.closeAllConnections(), patience);
  await closed.promise.finally(() => {
    clearInterval(sweep);
    clearTimeout(force);
  });
}
