import type { Response as FoundResponse } from "undici";
import { Failure } from "../../model/failure.ts";
import type { FetchLimits } from "./fetch-limits.ts";
import type { PlainRequest } from "./next-request.ts";

export interface BodyDeps {
  request: PlainRequest;
  limits: FetchLimits;
  own: AbortSignal | undefined;
  /** The caller's own and the limit of time together. */
  signal: AbortSignal;
  isRedirected: boolean;
}

const bodiless: readonly number[] = [204, 205, 304];

/** The answer with its unpacked bytes counted as they come, and errors on the way told as Failures. */
export function limitBody(answer: FoundResponse, deps: BodyDeps): Response {
  const { request, isRedirected } = deps;
  const { status, statusText } = answer;
  const headers = new Headers([...answer.headers]);
  // the body is unpacked already
  headers.delete("content-encoding");
  headers.delete("content-length");
  const body =
    answer.body === null || bodiless.includes(status)
      ? null
      : ReadableStream.from<Uint8Array>(counted(answer.body, deps));
  const response = new Response(body, { status, statusText, headers });
  Object.defineProperty(response, "url", { value: request.url.href });
  Object.defineProperty(response, "redirected", { value: isRedirected });
  return response;
}

async function* counted(
  body: NonNullable<FoundResponse["body"]>,
  { request, limits, own, signal }: BodyDeps,
): AsyncGenerator<Uint8Array> {
  const { host } = request.url;
  let bytes = 0;
  try {
    for await (const piece of body) {
      if (!(piece instanceof Uint8Array)) continue;
      bytes += piece.byteLength;
      if (bytes > limits.bytes)
        throw new Failure("limit", `What ${host} sends is larger than ${limits.bytes} bytes.`);
      yield piece;
    }
  } catch (cause) {
    if (cause instanceof Failure) throw cause;
    if (own?.aborted === true) throw own.reason;
    if (signal.aborted) throw new Failure("timeout", `${host} sends too slowly.`, { cause, retryable: true });
    throw new Failure("unavailable", `The line to ${host} broke.`, { cause, retryable: true });
  }
}
