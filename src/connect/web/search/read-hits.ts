import type { SearchHit, SearchWish } from "./search-port.ts";

export interface RawHit {
  url: string;
  title?: string | null | undefined;
  snippet?: string | null | undefined;
  date?: string | null | undefined;
}

const longestTitle = 300;
const longestSnippet = 600;

/** Hits as every provider gives them: only addresses of the web, each once, within the hosts that were asked for. */
export function readHits(
  raw: readonly RawHit[],
  { limit, domains = [] }: Pick<SearchWish, "limit" | "domains">,
): SearchHit[] {
  const seen = new Set<string>();
  const hits: SearchHit[] = [];
  for (const { url, title, snippet, date } of raw) {
    const parsed = URL.parse(url);
    if (parsed === null || !/^https?:$/.test(parsed.protocol) || seen.has(parsed.href)) continue;
    if (domains.length > 0 && !domains.some((domain) => isWithin(parsed.hostname, domain))) continue;
    seen.add(parsed.href);
    hits.push({
      url: parsed.href,
      title: plain(title ?? "", longestTitle),
      snippet: plain(snippet ?? "", longestSnippet),
      ...(typeof date === "string" && date !== "" && { date: plain(date, 60) }),
      rank: hits.length + 1,
    });
    if (hits.length >= limit) break;
  }
  return hits;
}

/** "www.example.org" is within "example.org". */
export function isWithin(host: string, domain: string): boolean {
  const wanted = domain.toLowerCase();
  return host === wanted || host.endsWith(`.${wanted}`);
}

/** Without marks such as <strong>, and on one line. */
function plain(text: string, most: number): string {
  return text
    .slice(0, most * 3)
    .replaceAll(/<[^<>]{0,80}>/g, "")
    .replaceAll(/\s+/g, " ")
    .trim()
    .slice(0, most)
    .toWellFormed();
}
