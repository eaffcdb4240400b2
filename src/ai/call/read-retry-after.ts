import { largest } from "../../lib/largest.ts";

/** Longer waits than this are cut: the model is out of the game by then anyway. */
export const maxRetryAfterMs = 600_000;

export interface Refusal {
  status?: number | undefined;
  headers: Readonly<Record<string, string>>;
  body: string;
}

const unitsInMs: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };

/** How long the provider asks us to wait, in whichever way it says so. */
export function readRetryAfter({ status, headers, body }: Refusal): number | undefined {
  const asked =
    toNumber(headers["retry-after-ms"]) ??
    readSecondsOrDate(headers["retry-after"], headers) ??
    readDuration(/"retryDelay"\s*:\s*"([\d.]+s)"/.exec(body)?.[1]) ??
    (status === 429 ? readResets(headers) : undefined);
  return asked === undefined ? undefined : Math.round(Math.min(Math.max(asked, 0), maxRetryAfterMs));
}

function readSecondsOrDate(value: string | undefined, headers: Refusal["headers"]): number | undefined {
  const seconds = toNumber(value);
  return seconds === undefined ? readDate(value, headers) : seconds * 1000;
}

/** A date counts from the provider's own clock, which may differ from ours. */
function readDate(value: string | undefined, headers: Refusal["headers"]): number | undefined {
  if (value === undefined || !/GMT$|^\d{4}-\d\d-\d\dT/.test(value)) return undefined;
  return toNumber(String(Date.parse(value) - Date.parse(headers["date"] ?? "")));
}

/** Of the limits that are used up, the one that opens last. */
function readResets(headers: Refusal["headers"]): number | undefined {
  const waits = Object.keys(headers).flatMap((name) => {
    const limit = /^(?:x|anthropic)-ratelimit-(?:remaining-)?([a-z-]*?)(?:-remaining)?$/.exec(name)?.[1];
    if (!name.includes("remaining") || limit === undefined || headers[name] !== "0") return [];
    const wait =
      readDuration(headers[`x-ratelimit-reset-${limit}`]) ??
      readDate(headers[`anthropic-ratelimit-${limit}-reset`], headers);
    return wait === undefined ? [] : [wait];
  });
  return waits.length === 0 ? undefined : largest(waits);
}

/** As Google and OpenAI write it: `34.5s`, `6m0s`, `20ms`. */
function readDuration(value: string | undefined): number | undefined {
  if (value === undefined || !/^(?:[\d.]+(?:ms|h|m|s))+$/.test(value)) return undefined;
  const parts = [...value.matchAll(/([\d.]+)(ms|h|m|s)/g)];
  return toNumber(
    String(parts.reduce((sum, [, n, unit = ""]) => sum + Number(n) * (unitsInMs[unit] ?? 0), 0)),
  );
}

function toNumber(value: string | undefined): number | undefined {
  if (value === undefined || value.trim() === "") return undefined;
  const number = Number(value);
  return Number.isNaN(number) ? undefined : number;
}
