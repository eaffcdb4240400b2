import type { z } from "zod";
import { createSecretMask } from "../../../lib/create-secret-mask.ts";
import { parseJson } from "../../../lib/json/parse-json.ts";
import { Failure } from "../../../model/failure.ts";
import type { OpenedConnection } from "../../opened-connection.ts";
import type { Secret } from "../../vault/secret.ts";

export interface ServiceQuestion<T> {
  url: URL;
  init: RequestInit;
  answer: z.ZodType<T>;
  /** Taken out of what the service says. */
  secret?: Secret | undefined;
  /** What to do about an answer such as 403. */
  remedies?: Partial<Record<number, string>>;
}

const answerLimits = { bytes: 4_000_000, headersMs: 20_000, wholeMs: 30_000 };

/** One request to a search service; whether it went well or not, it is on record. */
export async function askService<T>(question: ServiceQuestion<T>, opened: OpenedConnection): Promise<T> {
  const { url, init, answer } = question;
  let bytes = 0;
  let result = "ok";
  try {
    const response = await opened.fetch(url, { ...init, limits: answerLimits, signal: opened.signal });
    const text = await response.text();
    bytes = Buffer.byteLength(text);
    if (!response.ok) throw refusal(response, text, question);
    const parsed = parseJson(text);
    const read = answer.safeParse(parsed.ok ? parsed.value : undefined);
    if (read.success) return read.data;
    throw new Failure("invalid", `${url.host} did not answer as a search service does.`);
  } catch (error) {
    result = error instanceof Failure ? error.code : "internal";
    throw error;
  } finally {
    await opened.audit({ target: url.host, bytes, result });
  }
}

const longestSaid = 200;

function refusal<T>(
  { status, headers }: Response,
  text: string,
  { url, secret, remedies = {} }: ServiceQuestion<T>,
): Failure {
  const mask = createSecretMask(secret === undefined ? [] : [secret.reveal()]);
  const said = mask(text.slice(0, 2_000)).replaceAll(/\s+/g, " ").trim().slice(0, longestSaid);
  const remedy = remedies[status] === undefined ? "" : ` ${remedies[status]}`;
  const wait = headers.get("retry-after");
  const later = wait === null ? "" : ` It asks to wait ${wait.slice(0, 40)}.`;
  const message = `${url.host} answered ${status}${said === "" ? "" : `: ${said}`}.${remedy}${later}`;
  if (status === 401 || status === 402 || status === 403) return new Failure("configuration", message);
  if (status === 429 || status >= 500) return new Failure("unavailable", message, { retryable: true });
  return new Failure("invalid", message);
}
