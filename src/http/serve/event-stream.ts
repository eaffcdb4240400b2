import { apiHeaders } from "./security-headers.ts";
import { streamLines } from "./stream-lines.ts";

/** An event of a stream; data is written as JSON. */
export interface StreamedEvent {
  id?: number;
  event?: string;
  data: unknown;
}

export const eventStreamHeaders = {
  ...apiHeaders,
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-cache, no-transform",
  "x-accel-buffering": "no",
} as const;

/** Server-sent events with a sign of life every fifteen seconds. */
export function streamEvents(
  pages: AsyncIterable<readonly StreamedEvent[]>,
  isClosing: AbortSignal,
): Response {
  const bye = "event: bye\nretry: 1000\ndata: {}\n\n";
  const body = streamLines(toLines(pages), { isClosing, bye, heartbeat: ": still here\n\n" });
  return new Response(body, { headers: eventStreamHeaders });
}

const pieceLetters = 65_536;

/** Several events in one piece, but none so large that a reader waits for it. */
async function* toLines(pages: AsyncIterable<readonly StreamedEvent[]>): AsyncGenerator<string> {
  yield "retry: 1000\n\n";
  for await (const page of pages) {
    let piece = "";
    for (const event of page) {
      piece += toLine(event);
      if (piece.length < pieceLetters) continue;
      yield piece;
      piece = "";
    }
    if (piece !== "") yield piece;
  }
}

function toLine({ id, event, data }: StreamedEvent): string {
  const head = `${id === undefined ? "" : `id: ${id}\n`}${event === undefined ? "" : `event: ${event}\n`}`;
  return `${head}data: ${JSON.stringify(data)}\n\n`;
}
