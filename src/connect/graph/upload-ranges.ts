import { z } from "zod";
import { delay } from "../../lib/abort.ts";
import { Failure } from "../../model/failure.ts";
import type { GuardedFetch } from "../fetch/guarded-fetch.ts";
import type { ByteSource } from "./byte-source.ts";

export interface RangeUpload {
  url: string;
  source: ByteSource;
  /** A multiple of 327,680 for files. */
  rangeBytes: number;
}

export interface RangeDeps {
  fetch: GuardedFetch;
  signal: AbortSignal;
  backoffMs?: number;
}

/** How it ended: all of it there, the session gone, or the place taken in the meantime. */
export type RangeEnd =
  | { kind: "done"; status: number; headers: Headers; body: string }
  | { kind: "gone" }
  | { kind: "conflict"; status: number };

const Status = z.object({ nextExpectedRanges: z.array(z.string()).default([]) });
const mostFaults = 6;
const limits = { headersMs: 120_000, wholeMs: 180_000 };

/**
 * Sends the ranges of an upload session in order. What got lost on the way is asked for and sent again. The address
 * itself is the key: no token goes along.
 */
export async function uploadRanges(
  { url, source, rangeBytes }: RangeUpload,
  deps: RangeDeps,
): Promise<RangeEnd> {
  const { fetch, signal, backoffMs = 1_000 } = deps;
  let start = 0;
  for (let faults = 0; ;) {
    const end = Math.min(start + rangeBytes, source.bytes);
    const content = Buffer.from(await source.read(start, end));
    const headers = {
      "content-range": `bytes ${start}-${end - 1}/${source.bytes}`,
      "content-type": "application/octet-stream",
    };
    const sent = await fetch(url, {
      method: "PUT",
      headers,
      body: content,
      signal,
      limits,
      redirect: "error",
    }).catch(lostOnly);
    const ended = sent === undefined ? undefined : await endOf(sent);
    if (ended !== undefined) return ended;
    if (sent?.status === 200 || sent?.status === 202) {
      start = nextOf(await sent.text(), end);
      if (start < source.bytes) continue;
    }
    faults += 1;
    if (faults > mostFaults)
      throw new Failure("unavailable", "The upload to Microsoft 365 broke off too often.", {
        retryable: true,
      });
    await delay(backoffMs * 2 ** (faults - 1), signal);
    const asked = await fetch(url, { signal, limits, redirect: "error" }).catch(lostOnly);
    if (asked?.status === 404) return { kind: "gone" };
    if (asked?.ok === true) start = nextOf(await asked.text(), start);
  }
}

async function endOf(sent: Response): Promise<RangeEnd | undefined> {
  const { status, headers } = sent;
  if (status === 404) return { kind: "gone" };
  if (status === 409 || status === 412) return { kind: "conflict", status };
  if (status === 201) return { kind: "done", status, headers, body: await sent.text() };
  if (status === 200) {
    // a replaced file comes back with 200, and so does the state of a mail's attachment
    const body = await sent.clone().text();
    return Status.safeParse(parse(body)).data?.nextExpectedRanges.length === 0
      ? { kind: "done", status, headers, body }
      : undefined;
  }
  if (status === 507) throw new Failure("limit", "There is no room for the file in Microsoft 365.");
  if (status === 401 || status === 403)
    throw new Failure("unavailable", "Microsoft 365 does not take the upload any more.", { retryable: true });
  return undefined;
}

/** The first byte that is still missing; where it is not said, the one after the last range. */
function nextOf(text: string, otherwise: number): number {
  const [range = ""] = Status.safeParse(parse(text)).data?.nextExpectedRanges ?? [];
  const first = /^\d{1,15}/.exec(range)?.[0];
  return first === undefined ? otherwise : Number(first);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function lostOnly(error: unknown): undefined {
  if (error instanceof Failure && error.retryable) return undefined;
  throw error;
}
