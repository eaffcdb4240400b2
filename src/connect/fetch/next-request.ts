import { Failure } from "../../model/failure.ts";

/** A request as plain data, so that it can be sent again to where an answer leads. */
export interface PlainRequest {
  url: URL;
  method: string;
  headers: Headers;
  body: string | Uint8Array | undefined;
}

/** What may go along to another host: nothing that says who we are. */
const harmless = new Set(["accept", "accept-language", "user-agent", "content-type", "range"]);

export function toRequest(address: string | URL, init: RequestInit): PlainRequest {
  const url = URL.parse(String(address));
  if (url === null) throw new Failure("invalid", "This is not an address that can be fetched.");
  url.hash = "";
  const headers = new Headers(init.headers);
  const { body } = init;
  if (body instanceof URLSearchParams && !headers.has("content-type"))
    headers.set("content-type", "application/x-www-form-urlencoded;charset=UTF-8");
  return { url, method: (init.method ?? "GET").toUpperCase(), headers, body: toBody(body) };
}

function toBody(body: RequestInit["body"]): PlainRequest["body"] {
  if (body === undefined || body === null) return undefined;
  if (typeof body === "string" || body instanceof Uint8Array) return body;
  if (body instanceof URLSearchParams) return body.toString();
  if (body instanceof ArrayBuffer) return new Uint8Array(body);
  throw new Failure("internal", "A guarded request has a body of text or bytes.");
}

/** The request to where an answer leads. */
export function nextRequest(
  request: PlainRequest,
  answer: { status: number; headers: { get(name: string): string | null } },
): PlainRequest {
  const { status } = answer;
  const url = URL.parse(answer.headers.get("location") ?? "", request.url.href);
  if (url === null)
    throw new Failure("invalid", `${request.url.host} leads on to an address that cannot be read.`);
  url.hash = "";
  if (request.url.protocol === "https:" && url.protocol === "http:")
    throw new Failure("invalid", `${request.url.host} leads from https to http, which is not followed.`);
  const becomesGet = status === 303 || (status <= 302 && request.method === "POST");
  const stays = url.origin === request.url.origin;
  const headers = new Headers(
    [...request.headers].filter(([name]) => (stays || harmless.has(name)) && name !== "cookie"),
  );
  if (becomesGet) headers.delete("content-type");
  return becomesGet ? { url, method: "GET", headers, body: undefined } : { ...request, url, headers };
}
