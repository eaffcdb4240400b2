/** An answer as a provider would give it, before it takes the shape of one wire format. */
export interface ServedAnswer {
  text: string;
  /** All input tokens, the cached ones among them. */
  tokensIn: number;
  /** All output tokens, those of reasoning among them. */
  tokensOut: number;
  tokensCached: number;
  tokensReasoning: number;
  finish: "stop" | "length" | "refused";
}

/** Errors that a provider answers with, and the status they come with. */
export const errorStatuses = {
  "rate-limit": 429,
  quota: 429,
  "server-error": 500,
  unavailable: 503,
  overloaded: 529,
  "context-overflow": 400,
  "bad-request": 400,
  unauthorized: 401,
} as const;
export type ServedError = keyof typeof errorStatuses;

/** How one family of providers writes answers, streams and errors. */
export interface WireFormat {
  name: "openai" | "anthropic" | "google";
  toJson(answer: ServedAnswer, request: unknown): unknown;
  /** The frames of an SSE stream, each complete with its empty line. */
  toEvents(answer: ServedAnswer, request: unknown): string[];
  toError(error: ServedError): unknown;
}

/** A frame of an SSE stream. */
export function toFrame(data: unknown, event?: string): string {
  const line = typeof data === "string" ? data : JSON.stringify(data);
  return `${event === undefined ? "" : `event: ${event}\n`}data: ${line}\n\n`;
}

/** A text in pieces that lose nothing, so that a stream has a middle to be cut in. */
export function toPieces(text: string): string[] {
  const letters = Array.from(text);
  const size = Math.max(1, Math.ceil(letters.length / 4));
  const starts = Array.from({ length: Math.ceil(letters.length / size) }, (_, index) => index * size);
  return starts.map((start) => letters.slice(start, start + size).join(""));
}

/** A member of a parsed body, if there is one. */
export function memberOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
