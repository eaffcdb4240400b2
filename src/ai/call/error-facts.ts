import { APICallError } from "@ai-sdk/provider";

/** What can be known of a thrown value, whatever it is. */
export interface ErrorFacts {
  /** The HTTP status; that of the body's error if a gateway wraps one into a 200. */
  status: number | undefined;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** What the provider says in its body. */
  said: string | undefined;
  /** Of the error and of its causes, outermost first. */
  names: string[];
  codes: string[];
  messages: string[];
}

/** Beyond this nothing of a text is looked at: a proxy's error page can be megabytes. */
const maxTextLength = 20_000;
const maxCauses = 8;

export function gatherFacts(error: unknown): ErrorFacts {
  const chain = listCauses(error);
  const call = chain.find((link) => APICallError.isInstance(link));
  const body = toText(call?.responseBody);
  const parsed = parse(body);
  return {
    status: toStatus(call?.statusCode, parsed),
    headers: toHeaders(call?.responseHeaders),
    body,
    said: findMessage(parsed),
    names: chain.map((link) => toText(read(link, "name"))),
    codes: chain.map((link) => toText(read(link, "code"))),
    messages: chain.map((link) => toText(typeof link === "object" ? read(link, "message") : link)),
  };
}

function listCauses(error: unknown): unknown[] {
  const chain: unknown[] = [];
  let link = error;
  while (link !== undefined && link !== null && chain.length < maxCauses && !chain.includes(link)) {
    chain.push(link);
    // Node tells of several failed addresses in one error.
    const [first]: unknown[] = toList(read(link, "errors"));
    link = read(link, "cause") ?? first;
  }
  return chain;
}

function toStatus(status: unknown, body: unknown): number | undefined {
  const http = typeof status === "number" ? status : undefined;
  const inner = Number(read(read(body, "error"), "code"));
  const isWrapped = http !== undefined && http < 400 && inner >= 400 && inner < 600;
  return isWrapped ? inner : http;
}

/** Providers put it in `error.message`, `message`, `detail` or plainly in `error`; Google may wrap it in a list. */
function findMessage(body: unknown): string | undefined {
  const [first = body] = toList(body);
  const error = read(first, "error");
  const places = [read(error, "message"), read(first, "message"), read(first, "detail"), error];
  return places.find((place) => typeof place === "string" && place.trim() !== "") as string | undefined;
}

function toHeaders(headers: unknown): Record<string, string> {
  if (typeof headers !== "object" || headers === null) return {};
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), toText(value)]),
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Thrown values may be anything, also objects whose members throw. */
function read(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  try {
    return Reflect.get(value, name);
  } catch {
    return undefined;
  }
}

function toList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function toText(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value).slice(0, maxTextLength) : "";
}
