import { z } from "zod";
import { streamOf } from "../../lib/stream-of.ts";
import { StoredFile } from "../../model/round.ts";
import type { FetchedPage, PageOutcome, PageWish } from "../../connect/web/web-reader.ts";
import type { ActionContext } from "../action-context.ts";

/** A page whose bytes are in the store, or why there is none; small enough for the record of a step. */
export const KeptPage = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("page"),
    file: StoredFile,
    links: z.array(z.string()),
    note: z.string().optional(),
  }),
  z.object({ kind: z.literal("missed"), url: z.string(), why: z.string() }),
]);
export type KeptPage = z.infer<typeof KeptPage>;

const mostLinks = 200;

/** One page as a step of its own: its bytes are kept as they came, so that it opens when the site is gone. */
export function keepPage(
  wish: PageWish,
  { run, blobs, web }: Pick<ActionContext, "run" | "blobs" | "web">,
): Promise<KeptPage> {
  return run.step(`fetch ${wish.url.slice(0, 200)}`, async ({ signal }) => {
    const outcome = await web().read(wish, signal);
    return outcome.kind === "page" ? keep(outcome) : missed(outcome);

    async function keep({ page, note }: Extract<PageOutcome, { kind: "page" }>): Promise<KeptPage> {
      const info = await blobs.put(streamOf(page.bytes), { signal });
      return {
        kind: "page",
        file: { ...info, ...describe(page) },
        links: page.links.slice(0, mostLinks),
        ...(note !== undefined && { note }),
      };
    }
  });
}

function missed(outcome: Exclude<PageOutcome, { kind: "page" }>): KeptPage {
  return { kind: "missed", url: outcome.url, why: outcome.detail };
}

function describe(page: FetchedPage): Pick<StoredFile, "fileName" | "mediaType" | "provenance" | "origin"> {
  const { url, finalUrl, fetchedAt, title, etag, lastModified, mediaType } = page;
  return {
    ...{ fileName: nameOf(finalUrl, mediaType), mediaType, provenance: "web" },
    origin: {
      ...{ kind: "web", url, finalUrl, fetchedAt },
      ...(title !== undefined && { title }),
      ...(etag !== undefined && { etag }),
      ...(lastModified !== undefined && { lastModified }),
    },
  };
}

const endings: Readonly<Record<string, string>> = {
  "text/html": "html",
  "application/xhtml+xml": "html",
  "application/pdf": "pdf",
  "text/plain": "txt",
  "text/csv": "csv",
  "application/json": "json",
  "application/xml": "xml",
  "text/xml": "xml",
};
const longestName = 90;

/** Host and path, in letters that every system takes. What it is called is not asked of the page. */
function nameOf(address: string, mediaType: string): string {
  const { host, pathname } = new URL(address);
  const ending = endings[mediaType];
  const own = /\.([a-z0-9]{1,5})$/i.exec(pathname)?.[1]?.toLowerCase();
  const path = own === undefined ? pathname : pathname.slice(0, -own.length - 1);
  const plain = `${host}${decode(path)}`
    .replaceAll(/[^\p{L}\p{N}.-]+/gu, "-")
    .replaceAll(/(?<!-)-+$/g, "")
    .replaceAll(/\.{2,}/g, ".");
  const name = Array.from(plain).slice(0, longestName).join("");
  return `${name}.${ending ?? own ?? "bin"}`;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
