import { pointsOf } from "./sub-intent.ts";
import type { SubIntent } from "./sub-intent.ts";
import type { Claim, Evidence, HandOff } from "./grounding.ts";
import { numberClaims } from "./hand-off-id.ts";
import { printPosition } from "./documents/print-position.ts";
import type { Checked } from "./round.ts";

export interface ClaimWithSources {
  id: string;
  text: string;
  source: string;
  quotes: string[];
  part?: string;
}

export interface ClaimGround {
  pool: readonly Evidence[];
  language: string;
  /** The parts of the request that the claims may answer. */
  parts?: readonly Pick<SubIntent, "id" | "text">[] | undefined;
}

/** A claim over many cells has many quotations, of which a few show what it means. */
const mostQuotes = 4;

/** The claims of hand-offs as a writer is shown them: short names, the part they answer, and the source's words behind each. */
export function toReportClaims(
  handOffs: readonly HandOff[],
  { pool, language, parts = [] }: ClaimGround,
): ClaimWithSources[] {
  const byId = new Map(pool.map((evidence) => [evidence.id, evidence]));
  const texts = new Map(parts.map(({ id, text }) => [id, text]));
  return numberClaims(handOffs).map(({ id, claim }) => {
    const found = claim.citations.flatMap((citation) => byId.get(citation) ?? []);
    const [first] = found;
    const place = first === undefined ? "" : printPosition(first.position, language);
    const source = [first?.document ?? "the documents", place].filter((part) => part !== "").join(", ");
    const quotes = [...new Set(found.map(({ quote }) => quote))].slice(0, mostQuotes);
    const part = texts.get(claim.intent);
    return { id, text: claim.text, source, quotes, ...(part !== undefined && { part }) };
  });
}

export interface ProvenTable {
  name: string;
  columns: string[];
  rows: (string | null)[][];
  /** The claims that its rows are. */
  claims: Claim[];
}

/** Rows that were proven as rows of one table, under its name. */
export function tablesOf(claims: readonly Claim[]): ProvenTable[] {
  const rows = claims.flatMap((claim) => (claim.row === undefined ? [] : [{ claim, row: claim.row }]));
  const groups = Map.groupBy(rows, ({ row }) => JSON.stringify([row.table, row.columns]));
  return [...groups.values()].flatMap((own) => {
    const [first] = own;
    if (first === undefined) return [];
    const { table: name, columns } = first.row;
    return [{ name, columns, rows: own.map(({ row }) => row.cells), claims: own.map(({ claim }) => claim) }];
  });
}

/** What was asked for and is not in the documents, in the words of the request. */
export function missingTexts(checked: readonly Pick<Checked, "intent" | "missing">[]): string[] {
  return checked.flatMap(({ intent, missing }) => {
    const points = pointsOf(intent);
    return missing.map(({ point }) => points.find(({ id }) => id === point)?.text ?? intent.text);
  });
}

/** What has no claim, for whoever writes: not in the documents, or found and not proven, which nobody may call missing. */
export function describeMissing(checked: readonly Pick<Checked, "intent" | "missing">[]): string[] {
  return checked.flatMap(({ intent, missing }) =>
    missing.map((one) => {
      const [text = ""] = missingTexts([{ intent, missing: [one] }]);
      return one.unproven === true ? `${text} (could not be proven: say that, not that it is missing)` : text;
    }),
  );
}
