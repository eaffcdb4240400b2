import type { PublicEvent } from "./shapes/public-round.ts";

interface Reading {
  headers: Record<string, string>;
  send: typeof fetch;
  after?: number;
  signal?: AbortSignal;
}

const againMs = 500;
const triesAtMost = 60;

/** Events until the round is over; a connection that breaks is opened again where it broke. */
export async function* readEventStream(url: URL, reading: Reading): AsyncGenerator<PublicEvent> {
  let last = reading.after ?? 0;
  let tries = 0;
  const isLeft = () => reading.signal?.aborted === true;
  while (!isLeft()) {
    try {
      for await (const { event, data } of openStream(url, last, reading)) {
        tries = 0;
        if (event === "end") return;
        if (event === "bye") break;
        const stored: PublicEvent = JSON.parse(data);
        last = stored.offset;
        yield stored;
      }
    } catch (error) {
      if (isLeft()) return;
      tries += 1;
      if (isFinal(error) || tries > triesAtMost) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, againMs));
  }
}

async function* openStream(
  url: URL,
  after: number,
  { headers, send, signal }: Reading,
): AsyncGenerator<{ event: string; data: string }> {
  const address = new URL(url);
  address.searchParams.set("after", String(after));
  const response = await send(address, {
    headers: { ...headers, accept: "text/event-stream" },
    ...(signal && { signal }),
  });
  if (!response.ok || response.body === null)
    throw Object.assign(new Error(`The server answered ${response.status}.`), { status: response.status });
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of response.body) {
    text += decoder.decode(chunk, { stream: true });
    const blocks = text.split("\n\n");
    text = blocks.pop() ?? "";
    for (const block of blocks) {
      const field = (name: string) => {
        const line = block.split("\n").find((one) => one.startsWith(`${name}: `));
        return line?.slice(name.length + 2);
      };
      const data = field("data");
      if (data !== undefined) yield { event: field("event") ?? "message", data };
    }
  }
}

/** What the client did wrong stays wrong. */
function isFinal(error: unknown): boolean {
  const status = error instanceof Error && "status" in error ? error.status : undefined;
  return typeof status === "number" && status >= 400 && status < 500;
}
