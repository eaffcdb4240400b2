import type { Clock } from "../../lib/clock.ts";
import { Failure } from "../../model/failure.ts";
import { createGuardedFetch } from "../fetch/guarded-fetch.ts";
import type { GuardedFetch } from "../fetch/guarded-fetch.ts";
import type { Network } from "../fetch/network.ts";
import { createHostQueue } from "./pages/host-queue.ts";
import { findChallenge } from "./pages/find-challenge.ts";
import { readHead } from "./pages/read-head.ts";
import { createRobots } from "./pages/robots.ts";
import { userAgent } from "./pages/user-agent.ts";
import type { FetchedPage, PageOutcome, PageWish, WebReader } from "./web-reader.ts";

export interface WebDeps {
  clock: Clock;
  network?: Network | undefined;
}

const usualPauseMs = 1_000;
const fileLimits = { bytes: 50_000_000, wholeMs: 60_000 };
const htmlBytes = 5_000_000;
const html = /^(?:text\/html|application\/xhtml\+xml)$/;

/** The public web, read with manners: robots.txt is heard, and a host is asked one thing at a time. */
export function createWebReader({ clock, network }: WebDeps): WebReader {
  const { pauseMs = usualPauseMs } = network ?? {};
  const fetch = createGuardedFetch({ network });
  const queue = createHostQueue({ clock, pauseMs });
  const robots = createRobots({ fetch, clock });
  return {
    async read(wish, signal) {
      const url = URL.parse(wish.url);
      if (url === null) return failed(wish.url, "This is not an address.");
      return queue.inTurn(url.host, signal, async (slowDown) => {
        const rules = await robots.of(url, signal);
        slowDown(rules.delayMs(url.href));
        const isAllowed = rules.allows(url.href);
        if (!isAllowed && wish.isTyped !== true)
          return blocked(wish, "robots", `${url.host} does not want this page to be read by programs.`);
        const outcome = await readPage(wish, url, { fetch, clock, signal });
        const note = `${url.host} asks programs not to read this page; it was read because you named it.`;
        return isAllowed || outcome.kind !== "page" ? outcome : { ...outcome, note };
      });
    },
  };
}

interface ReadDeps {
  fetch: GuardedFetch;
  clock: Clock;
  signal: AbortSignal;
}

async function readPage(wish: PageWish, url: URL, { fetch, clock, signal }: ReadDeps): Promise<PageOutcome> {
  try {
    const headers = {
      "user-agent": userAgent,
      accept: "text/html,application/xhtml+xml,application/pdf;q=0.9,*/*;q=0.5",
    };
    const response = await fetch(url, { headers, signal, limits: fileLimits });
    const mediaType = mediaTypeOf(response);
    const bytes = await readBytes(response, html.test(mediaType) ? htmlBytes : fileLimits.bytes);
    const page = toPage({ wish, response, mediaType, bytes, fetchedAt: clock.now() });
    const challenge = findChallenge(response, mediaType, bytes);
    if (challenge !== undefined) return blocked(wish, "challenge", challenge);
    if (response.status === 401 || response.status === 407)
      return blocked(wish, "login", `${url.host} wants somebody to sign in.`);
    if (response.status === 403 || response.status === 429 || response.status === 451)
      return blocked(wish, "refused", `${url.host} refused it (${response.status}).`);
    if (!response.ok) return failed(wish.url, `${url.host} answered ${response.status}.`);
    return bytes.byteLength === 0
      ? failed(wish.url, `${url.host} sent an empty page.`)
      : { kind: "page", page };
  } catch (error) {
    if (signal.aborted || !(error instanceof Failure) || error.code === "internal") throw error;
    return failed(wish.url, error.message);
  }
}

async function readBytes(response: Response, most: number): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of response.body ?? []) {
    bytes += piece.byteLength;
    if (bytes > most) throw new Failure("limit", `The page is larger than ${most} bytes.`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

interface Answered {
  wish: PageWish;
  response: Response;
  mediaType: string;
  bytes: Uint8Array;
  fetchedAt: number;
}

const longestTag = 200;

function toPage({ wish, response, mediaType, bytes, fetchedAt }: Answered): FetchedPage {
  const etag = response.headers.get("etag")?.slice(0, longestTag);
  const lastModified = response.headers.get("last-modified")?.slice(0, longestTag);
  const head = html.test(mediaType) ? readHead(bytes, response) : { links: [] };
  return {
    ...{ url: wish.url, finalUrl: response.url, mediaType, bytes, fetchedAt, ...head },
    ...(etag !== undefined && { etag }),
    ...(lastModified !== undefined && { lastModified }),
  };
}

function mediaTypeOf({ headers }: Response): string {
  const [type = ""] = (headers.get("content-type") ?? "").split(";");
  return type.trim().toLowerCase() || "application/octet-stream";
}

function blocked({ url }: PageWish, reason: "robots" | "challenge" | "login" | "refused", detail: string) {
  return { kind: "blocked" as const, url, reason, detail };
}

function failed(url: string, detail: string): PageOutcome {
  return { kind: "failed", url, detail };
}
