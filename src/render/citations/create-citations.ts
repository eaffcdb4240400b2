import { describeOrigin } from "../../model/documents/describe-origin.ts";
import type { DescribedOrigin } from "../../model/documents/describe-origin.ts";
import type { Evidence } from "../../model/grounding.ts";
import { inQuotationMarks, longestQuote, shortQuote } from "../../model/documents/short-quote.ts";
import type { Citation, LayoutSource } from "../layout.ts";
import { joinCells } from "./join-cells.ts";
import { locateSource } from "./locate-source.ts";
import { narrowQuote } from "./narrow-quote.ts";

export interface CitationRequest {
  sources: readonly Evidence[];
  /** Of the document that cites. */
  language: string;
  /** How the name of a source is shown. */
  nameOf(document: string): string;
}

/** Numbers the places that are cited, in the order in which the document comes to cite them. */
export interface Citations {
  /** What a text rests on; ids that nobody gave a source for are left out and remembered. */
  cite(ids: readonly string[], about: string): Citation[];
  /** A point in reading, for asking later what has been cited since. */
  now(): number;
  /** Those that have not been cited since then. */
  unsaid(ids: readonly string[], since: number): string[];
  sources(): LayoutSource[];
  unknown(): string[];
}

interface Quote {
  evidence: Evidence;
  about: string;
  at: string;
}

/** One place of one document, with all that is quoted from it. */
interface Group {
  number: number;
  document: string;
  place: string;
  quotes: Map<string, Quote>;
}

export function createCitations(request: CitationRequest): Citations {
  const { language } = request;
  const byId = new Map(request.sources.map((source) => [source.id, source]));
  const groups = new Map<string, Group>();
  const unknown = new Set<string>();
  const said = new Map<string, number>();
  let time = 0;
  const groupOf = (evidence: Evidence, place: string): Group => {
    const key = JSON.stringify([evidence.documentId, evidence.document, place]);
    const known = groups.get(key);
    if (known !== undefined) return known;
    const { name: document, where } = nameSource(evidence, request);
    const named = [document, place, where].filter((part) => part !== "").join(", ");
    const group: Group = { number: groups.size + 1, document, place: named, quotes: new Map() };
    groups.set(key, group);
    return group;
  };
  const add = (source: Evidence, about: string): { group: Group; quote: Quote } => {
    const isWhole = source.cell !== undefined || source.computed !== undefined;
    const evidence = isWhole ? source : narrowQuote(source, about);
    const { place, at } = locateSource(evidence, language);
    const group = groupOf(evidence, place);
    const key = JSON.stringify([at, evidence.cell ?? evidence.computed?.words ?? evidence.quote]);
    const quote = group.quotes.get(key) ?? { evidence, about, at };
    group.quotes.set(key, quote);
    return { group, quote };
  };
  return {
    cite(ids, about) {
      const found = new Map<Group, Set<Quote>>();
      for (const id of ids) {
        said.set(id, (time += 1));
        const source = byId.get(id);
        if (source === undefined) unknown.add(id);
        if (source === undefined) continue;
        const { group, quote } = add(source, about);
        found.set(group, (found.get(group) ?? new Set()).add(quote));
      }
      return [...found].map(([group, quotes]) => show(group, [...quotes], language));
    },
    now: () => time,
    unsaid: (ids, since) => ids.filter((id) => (said.get(id) ?? 0) <= since),
    sources: () => [...groups.values()].map((group) => show(group, [...group.quotes.values()], language)),
    unknown: () => [...unknown],
  };
}

/** What was fetched is called as its readers call it, with where and when. */
function nameSource({ document, origin }: Evidence, { nameOf, language }: CitationRequest): DescribedOrigin {
  return origin === undefined
    ? { name: nameOf(document), where: "" }
    : describeOrigin(origin, nameOf(document), language);
}

/** More cells than this are named as areas: their values would be a table again. */
const mostCells = 6;
const mostQuotes = 12;
/** Characters of all quotes of a place together, and those that each may have at least. */
const roomForAll = 4 * longestQuote;
const leastRoom = 60;
const longestWay = 400;

function show({ number, document, place }: Group, quotes: readonly Quote[], language: string): LayoutSource {
  const [first] = quotes;
  const isCells = quotes.every(({ evidence, at }) => evidence.cell !== undefined && at !== "");
  if (isCells && quotes.length > mostCells) {
    const areas = joinCells(quotes.map(({ at }) => at));
    const kept = areas.length > mostQuotes ? [...areas.slice(0, mostQuotes), "…"] : areas;
    return { number, document, place: [place, ...kept].join(", "), quotes: [] };
  }
  const limit = Math.max(leastRoom, Math.min(longestQuote, Math.floor(roomForAll / quotes.length)));
  const shared = quotes.every(({ at }) => at === first?.at) ? (first?.at ?? "") : "";
  const texts = quotes.map(({ evidence, about, at }): ShownQuote => {
    const isCell = evidence.cell !== undefined;
    // how a result was computed is told from its beginning, and is no quotation
    if (evidence.computed !== undefined) {
      const told = shortQuote({ quote: evidence.computed.words }, { limit: longestWay });
      return { isCell, words: told, text: told };
    }
    const words = shortQuote(evidence, { about, limit });
    // cells side by side are no words of anybody
    const isRow = words.includes(" · ") && !evidence.quote.includes(" · ");
    const shown = words === "" || isCell || isRow ? words : inQuotationMarks(words, language);
    return { isCell, words, text: [at === shared ? "" : at, shown].filter((part) => part !== "").join(" ") };
  });
  return {
    number,
    document,
    place: [place, shared].filter((part) => part !== "").join(", "),
    quotes: keepOnce(texts),
  };
}

interface ShownQuote {
  words: string;
  text: string;
  isCell: boolean;
}

/** What another quotation says as well is not quoted again. */
function keepOnce(quotes: readonly ShownQuote[]): string[] {
  const kept = quotes.filter(
    (quote, index) => quote.text !== "" && !quotes.some((other, at) => says(other, quote, at < index)),
  );
  const shown = kept.slice(0, mostQuotes).map(({ text }) => text);
  return kept.length > mostQuotes ? [...shown, "…"] : shown;
}

function says(other: ShownQuote, quote: ShownQuote, isEarlier: boolean): boolean {
  if (other.text === quote.text) return isEarlier;
  return !other.isCell && !quote.isCell && other.words !== quote.words && other.words.includes(quote.words);
}
