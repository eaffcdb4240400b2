import type { IncomingMessage, ServerResponse } from "node:http";
import type { HttpRoute } from "../define-route.ts";
import type { HttpServices } from "../http-services.ts";
import { canStream } from "../serve/can-stream.ts";

interface MeasuredCall {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  services: HttpServices;
}

function isEventStream({ headers }: Response): boolean {
  return headers.get("content-type")?.startsWith("text/event-stream") === true;
}

/** Counts and times an answer; costs nothing where no metrics are kept. */
export async function measureRoute(
  { name, method, streams }: HttpRoute,
  { incoming, outgoing, services }: MeasuredCall,
  work: () => Promise<Response>,
): Promise<Response> {
  const { meter } = services.dossier;
  if (meter === undefined) return work();
  const begun = performance.now();
  const response = await work();
  const { status } = response;
  meter.request({ route: name, method, status, seconds: (performance.now() - begun) / 1_000 });
  if (streams !== undefined && status < 300) meter.uploaded(Number(incoming.headers["content-length"] ?? 0));
  if (canStream({ name }) && isEventStream(response) && !outgoing.destroyed)
    outgoing.once("close", meter.streamOpened());
  return response;
}
