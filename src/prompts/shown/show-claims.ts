import { fence } from "../define-prompt.ts";
import type { ReportClaim, ReportTable } from "../report-claim.ts";

const mostQuotes = 2;
const longestQuote = 160;
const longestPart = 200;

interface Shown {
  tables: readonly ReportTable[];
  claims: readonly ReportClaim[];
}

/** Claims as a writer reads them: below the part of the request that they answer, each once, its source in short. */
export function showClaims(claims: readonly ReportClaim[]): string[] {
  const said = new Set<string>();
  const once = claims.filter(({ text }) => {
    const key = fold(text);
    return said.has(key) ? false : said.add(key);
  });
  const byPart = Map.groupBy(once, ({ part = "" }) => part);
  return [...byPart].map(([part, own]) => {
    const label = part === "" ? "claims" : `claims that answer: ${shorten(part, longestPart)}`;
    return fence(label, own.map(showClaim).join("\n"));
  });
}

/** Rows stand in their table, each with the name of its claim; they are not told twice. */
export function showTables({ tables, claims }: Shown): string[] {
  return tables.map(({ name, columns, rows, claims: ids = [] }) => {
    const sources = [...new Set(ids.flatMap((id) => claims.find((claim) => claim.id === id)?.source ?? []))];
    const lines = rows.map((row, at) => [ids[at] ?? "", ...row.map((cell) => cell ?? "—")].join(" | "));
    const from = sources.length === 0 ? [] : [`(from ${sources.slice(0, 3).join("; ")})`];
    const part = claims.find(({ id }) => id === ids[0])?.part;
    const label = `proven table "${name}"${part === undefined ? "" : `, which answers: ${shorten(part, longestPart)}`}`;
    return fence(label, [["claim", ...columns].join(" | "), ...lines, ...from].join("\n"));
  });
}

/** The claims that no table shows. */
export function outsideTables({ tables, claims }: Shown): ReportClaim[] {
  const inside = new Set(tables.flatMap(({ claims: ids = [] }) => ids));
  return claims.filter(({ id }) => !inside.has(id));
}

/** The source's own words only where they say it in another way. */
function showClaim({ id, text, source, quotes = [] }: ReportClaim): string {
  const own = fold(text);
  const other = [...new Map(quotes.map((quote) => [fold(quote), quote])).entries()]
    .filter(([key]) => key !== "" && !own.includes(key))
    .slice(0, mostQuotes)
    .map(([, quote]) => `    source: ${shorten(quote, longestQuote)}`);
  return [`${id}: ${text} [${source}]`, ...other].join("\n");
}

function shorten(text: string, most: number): string {
  const line = text.replaceAll(/\s+/gu, " ").trim();
  return line.length <= most ? line : `${line.slice(0, most - 1).trimEnd()}…`;
}

function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}%]+/gu, " ")
    .trim();
}
