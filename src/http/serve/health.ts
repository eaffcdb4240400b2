import type { Dossier } from "../../app/create-dossier.ts";
import { apiHeaders } from "./security-headers.ts";

const freshMs = 300_000;
const patienceMs = 5_000;

export interface Health {
  /** The event loop answers. */
  live(): Response;
  /** The store can be written and the engine runs; off while the server shuts down. */
  ready(): Promise<Response>;
}

/** Looks at the store again every five minutes, not at every probe. */
export function createHealth(
  dossier: Pick<Dossier, "isReady">,
  parts: { now(): number; isClosing(): boolean },
): Health {
  let looked: { at: number; ready: Promise<boolean> } | undefined;
  const look = () => {
    if (looked !== undefined && parts.now() - looked.at < freshMs) return looked.ready;
    const ready = dossier.isReady(AbortSignal.timeout(patienceMs)).catch(() => false);
    looked = { at: parts.now(), ready };
    void ready.then((isReady) => {
      if (!isReady) looked = undefined;
    });
    return ready;
  };
  return {
    live: () => tell(200, "live"),
    async ready() {
      if (parts.isClosing()) return tell(503, "closing");
      return (await look()) ? tell(200, "ready") : tell(503, "not ready");
    },
  };
}

function tell(status: number, word: string): Response {
  const headers = { ...apiHeaders, "content-type": "application/json" };
  return new Response(JSON.stringify({ status: word }), { status, headers });
}
