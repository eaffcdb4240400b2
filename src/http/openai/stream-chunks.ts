import { Failure, toFailure } from "../../model/failure.ts";
import { eventStreamHeaders } from "../serve/event-stream.ts";
import { statusOf } from "../serve/problem.ts";
import { streamLines } from "../serve/stream-lines.ts";

/** Chunks as OpenAI's clients read them: data alone, comments as a sign of life, an error in its own shape, the end. */
export function streamChunks(chunks: AsyncIterable<object>, isClosing: AbortSignal): Response {
  const bye = errorLine(new Failure("stopped", "The server is shutting down. Send it again."));
  const body = streamLines(toLines(chunks), { isClosing, bye, heartbeat: ": still working\n\n" });
  return new Response(body, { headers: eventStreamHeaders });
}

async function* toLines(chunks: AsyncIterable<object>): AsyncGenerator<string> {
  try {
    for await (const chunk of chunks) yield `data: ${JSON.stringify(chunk)}\n\n`;
    yield "data: [DONE]\n\n";
  } catch (error) {
    yield errorLine(error);
  }
}

function errorLine(error: unknown): string {
  const { code, message } = toFailure(error);
  const type = statusOf[code] < 500 ? "invalid_request_error" : "server_error";
  return `data: ${JSON.stringify({ error: { message, type, param: null, code } })}\n\n`;
}
