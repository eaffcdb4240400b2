import { offline, problemError, readProblem } from "./problem.ts";

export const apiRoot = "/api/v1";

interface RequestOptions {
  method?: "GET" | "POST" | "PATCH" | "DELETE" | "PUT";
  body?: unknown;
  signal?: AbortSignal;
  /** Starts work: the same key sent twice starts it once. */
  key?: string;
}

const longestWaitMs = 60_000;

/** One JSON request to our own server. The types are those of the route table; the server checks, the page trusts. */
export async function request<Answer>(path: string, options: RequestOptions = {}): Promise<Answer> {
  const { method = "GET", body, key } = options;
  const limit = AbortSignal.timeout(longestWaitMs);
  const signal = options.signal === undefined ? limit : AbortSignal.any([options.signal, limit]);
  const headers = new Headers({ accept: "application/json" });
  if (body !== undefined) headers.set("content-type", "application/json");
  if (key !== undefined) headers.set("idempotency-key", key);
  const response = await fetch(`${apiRoot}${path}`, {
    ...{ method, headers, signal, credentials: "same-origin" as const },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch((error: unknown) => {
    if (options.signal?.aborted === true) throw error;
    throw problemError(offline);
  });
  if (!response.ok) throw problemError(await readProblem(response));
  const text = await response.text();
  return JSON.parse(text === "" ? "null" : text);
}

/** A query string without what is not given. */
export function queryOf(given: Readonly<Record<string, string | number | undefined>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(given))
    if (value !== undefined && value !== "") query.set(name, String(value));
  const said = query.toString();
  return said === "" ? "" : `?${said}`;
}

export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
