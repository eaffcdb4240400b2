import { z } from "zod";
import { defineAction } from "../define-action.ts";
import type { ActionContext } from "../action-context.ts";
import type { Document, ExtractedDocument } from "../../model/document.ts";
import { findAddresses } from "../../lib/text/find-addresses.ts";
import { Failure } from "../../model/failure.ts";
import { readContent } from "../document/read-content.ts";
import { canonicalUrl } from "./canonical-url.ts";
import { findSnapshot } from "./find-snapshot.ts";
import { keepPage } from "./keep-page.ts";

const mostPages = 20;

export const crawl = defineAction({
  name: "web.crawl",
  summary:
    "Fetch pages of the public web and keep them as documents that can be read and cited. Takes addresses that the person named or that a search has found.",
  effect: "read",
  needs: { documents: "none", connection: "none" },
  isOutside: true,
  parameters: z.object({
    urls: z.array(z.string().min(1).max(2_000)).min(1).max(mostPages).describe("addresses of pages"),
    depth: z.int().min(0).max(2).default(0).describe("how many links deep, within the same site"),
    pages: z
      .int()
      .min(1)
      .max(mostPages)
      .default(5)
      .describe("the most pages in all, where links are followed"),
    refetch: z.boolean().default(false).describe("fetch anew what was fetched earlier in this conversation"),
  }),
  inferParameters({ objective, context }) {
    const urls = findAddresses(`${objective}\n${context}`).slice(0, mostPages);
    return urls.length === 0 ? undefined : { urls };
  },
  async run({ urls, depth, pages, refetch }, context) {
    const { fetched = [], ...rest } = context;
    const most = Math.max(pages, urls.length);
    const found = await crawlFrom({ urls, depth, most }, { ...rest, fetched: refetch ? [] : fetched });
    const { documents, extracted, missed, notes } = found;
    const told = missed.map(({ url, why }) => `not read: ${url} (${why})`);
    if (documents.length === 0)
      throw new Failure("invalid", `No page could be read. ${missed.map(({ why }) => why).join(" ")}`);
    const names = documents.map(({ fileName, origin }) =>
      origin?.kind === "web" ? `${origin.title ?? fileName} <${origin.finalUrl}>` : fileName,
    );
    return {
      kind: "done",
      summary: `${documents.length} pages fetched${missed.length === 0 ? "" : `, ${missed.length} not`}`,
      findings: [...names, ...told],
      ...{ documents, extracted },
      warnings: [...told, ...notes].map((message) => ({ code: "web", message })),
    };
  },
});

interface Found {
  documents: Document[];
  extracted: ExtractedDocument[];
  missed: { url: string; why: string }[];
  notes: string[];
}

/** The pages that were named first, then where their links lead, level by level. */
async function crawlFrom(
  { urls, depth, most }: { urls: readonly string[]; depth: number; most: number },
  context: ActionContext,
): Promise<Found> {
  const { request, newId, progress } = context;
  const found: Found = { documents: [], extracted: [], missed: [], notes: [] };
  const seen = new Set<string>();
  const hashes = new Set<string>();
  let level = urls.map((url) => withScheme(url));
  for (let deep = 0; deep <= depth; deep += 1) {
    const next: string[] = [];
    for (const url of level) {
      if (found.documents.length >= most || seen.size >= 2 * mostPages) return found;
      const name = canonicalUrl(url);
      if (seen.has(name)) continue;
      seen.add(name);
      const before = depth === 0 ? findSnapshot(url, context.fetched) : undefined;
      if (before !== undefined) {
        found.documents.push(before);
        continue;
      }
      await progress(found.documents.length, most, url);
      const kept = await keepPage({ url, isTyped: deep === 0 && isNamed(url, request) }, context);
      if (kept.kind === "missed") {
        found.missed.push(kept);
        continue;
      }
      if (kept.note !== undefined) found.notes.push(kept.note);
      for (const link of kept.links) if (isSameSite(link, url)) next.push(link);
      if (hashes.has(kept.file.sha256)) continue;
      hashes.add(kept.file.sha256);
      const document = { id: newId("doc"), ...kept.file };
      const { fault, ...reading } = await readContent(document, context);
      if (fault === undefined && reading.partCount > 0) {
        found.documents.push(document);
        found.extracted.push(reading);
      } else found.missed.push({ url, why: fault?.message ?? "there is no text on it" });
    }
    level = next;
  }
  return found;
}

/** "example.org/page" is meant as an address of the web. */
function withScheme(address: string): string {
  return /^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`;
}

/** Whether the person wrote this address. */
function isNamed(url: string, request: string): boolean {
  const bare = canonicalUrl(url).toLowerCase();
  return bare !== "" && request.toLowerCase().replaceAll("www.", "").includes(bare.replace(/\/$/, ""));
}

function isSameSite(link: string, page: string): boolean {
  const [a, b] = [URL.parse(link), URL.parse(page)];
  return a !== null && b !== null && a.hostname.replace(/^www\./, "") === b.hostname.replace(/^www\./, "");
}
