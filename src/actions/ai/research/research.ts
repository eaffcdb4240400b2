import type { SearchHit } from "../../../connect/web/search/search-port.ts";
import type { Document, ExtractedDocument } from "../../../model/document.ts";
import type { ActionContext } from "../../action-context.ts";
import { readContent } from "../../document/read-content.ts";
import { canonicalUrl } from "../../web/canonical-url.ts";
import { findSnapshot } from "../../web/find-snapshot.ts";
import { keepPage } from "../../web/keep-page.ts";
import { searchStep } from "../../web/search-step.ts";
import { judgeCoverage } from "./judge-coverage.ts";
import type { PlannedQuery } from "./plan-queries.ts";

/** The pages that were kept, and those that could not be. */
interface KeptPages {
  documents: Document[];
  extracted: ExtractedDocument[];
  missed: { url: string; why: string }[];
  notes: string[];
}

/** What a search on the web has come to so far. */
export interface Research extends KeptPages {
  /** The ids of the parts that do not have enough sources yet. */
  openParts(): string[];
  isFull(): boolean;
  /** Searches, and keeps the best pages of each query. */
  look(queries: readonly PlannedQuery[]): Promise<{ newHost: boolean; newPassage: boolean }>;
}

const mostPages = 20;
const perQuery = 3;
const hitsAsked = 10;
/** Of one query: pages that could not be read, before the next query is asked. */
const mostMissed = 5;

export function createResearch(
  parts: readonly { id: string; text: string }[],
  context: ActionContext,
): Research {
  const gathered: KeptPages = { documents: [], extracted: [], missed: [], notes: [] };
  const seen = new Set<string>();
  let open = parts.map(({ id }) => id);
  let passages = 0;
  const isFull = () => gathered.documents.length >= mostPages;
  const hosts = () => new Set(gathered.documents.map(hostOf)).size;
  return {
    ...gathered,
    isFull,
    openParts: () => open,
    async look(queries) {
      const [hostsBefore, passagesBefore] = [hosts(), passages];
      for (const { query, language, freshness } of queries) {
        if (isFull()) break;
        const hits = await searchStep({ query, language, freshness, limit: hitsAsked }, context);
        await keepBest(hits, freshness !== undefined);
      }
      const judged = await judgeCoverage({ parts, ...gathered }, context);
      open = judged.open;
      passages = judged.passages;
      return { newHost: hosts() > hostsBefore, newPassage: passages > passagesBefore };
    },
  };

  /** The first pages that can be read; the next hit takes the place of one that cannot. */
  async function keepBest(hits: readonly SearchHit[], isNews: boolean): Promise<void> {
    let kept = 0;
    let lost = 0;
    for (const { url } of hits) {
      if (kept >= perQuery || lost >= mostMissed || isFull()) return;
      const name = canonicalUrl(url);
      if (seen.has(name)) continue;
      seen.add(name);
      await context.progress(gathered.documents.length, mostPages, url);
      const before = isNews ? undefined : findSnapshot(url, context.fetched);
      if (await keepOne({ url, before }, gathered, context)) kept += 1;
      else lost += 1;
    }
  }
}

/** Whether a page could be had and read, as it was kept before or anew; why not is noted. */
async function keepOne(
  { url, before }: { url: string; before: Document | undefined },
  gathered: KeptPages,
  context: ActionContext,
): Promise<boolean> {
  const { documents, extracted, missed } = gathered;
  const document = before ?? (await fetchOne(url, gathered, context));
  // the same content under another address is no second source
  if (document === undefined || documents.some(({ sha256 }) => sha256 === document.sha256)) return false;
  const { fault, ...reading } = await readContent(document, context);
  if (fault !== undefined || reading.partCount === 0) {
    missed.push({ url, why: fault?.message ?? "there is no text on it" });
    return false;
  }
  documents.push(document);
  extracted.push(reading);
  return true;
}

async function fetchOne(
  url: string,
  { missed, notes }: KeptPages,
  context: ActionContext,
): Promise<Document | undefined> {
  const page = await keepPage({ url }, context);
  if (page.kind === "missed") {
    missed.push(page);
    return undefined;
  }
  if (page.note !== undefined) notes.push(page.note);
  return { id: context.newId("doc"), ...page.file };
}

function hostOf({ origin }: Document): string {
  return origin?.kind === "web" ? new URL(origin.finalUrl).hostname.replace(/^www\./, "") : "";
}
