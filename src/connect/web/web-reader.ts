/** A page or file as it came over the line. */
export interface FetchedPage {
  url: string;
  finalUrl: string;
  /** As the server says, without its parameters. */
  mediaType: string;
  bytes: Uint8Array;
  fetchedAt: number;
  etag?: string;
  lastModified?: string;
  /** What stands between <title> and </title>. */
  title?: string;
  /** Of an HTML page: where its links lead, on the web only, each once. */
  links: string[];
}

/** A page, or why there is none: refused by its site, hidden behind a check, or not to be had. */
export type PageOutcome =
  | { kind: "page"; page: FetchedPage; note?: string }
  | { kind: "blocked"; url: string; reason: "robots" | "challenge" | "login" | "refused"; detail: string }
  | { kind: "failed"; url: string; detail: string };

export interface PageWish {
  url: string;
  /** Whether the person wrote this address: then it is fetched whatever robots.txt says, and that is noted. */
  isTyped?: boolean;
}

/** Reads the public web: one request per host at a time, with pauses, and never a private address. */
export interface WebReader {
  read(wish: PageWish, signal: AbortSignal): Promise<PageOutcome>;
}
