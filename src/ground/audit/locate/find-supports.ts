import { stopWords } from "../../../lib/text/stop-words.ts";
import type { ReadClaim } from "../read-claim.ts";
import { placeCell, type EvidenceCell, type ReadTable } from "../table/read-table.ts";
import { foldWord, readTokens } from "../text/read-tokens.ts";
import { wholeRow } from "./locate-cells.ts";
import type { SupportPlace } from "./locate-support.ts";
import type { AuditSource } from "./source.ts";

interface Candidate {
  keys: ReadonlySet<string>;
  open: () => SupportPlace;
}

const mostPlaces = 4;
/** A further passage must add so much of what the claim says. */
const worthwhile = 0.12;
const prefix = 6;

/** The sentences and rows that share most with a claim whose writer named none; none where nothing does. */
export function findSupports(claim: ReadClaim, sources: readonly AuditSource[]): SupportPlace[] {
  const wanted = keysOf(claim.statement, claim.language);
  const found = sources.flatMap((source) => [...sentencesOf(source, wanted), ...rowsOf(source, wanted)]);
  const counts = new Map<string, number>();
  for (const { keys } of found) for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  const weight = (key: string) => Math.log(1 + found.length / (counts.get(key) ?? found.length + 1));
  const total = [...wanted].reduce((sum, key) => sum + weight(key), 0);
  const chosen: Candidate[] = [];
  const covered = new Set<string>();
  let left = found;
  while (chosen.length < mostPlaces && left.length > 0) {
    const gain = ({ keys }: Candidate) =>
      [...keys].reduce((sum, key) => sum + (covered.has(key) ? 0 : weight(key)), 0);
    const best = left.reduce((most, one) => (gain(one) > gain(most) ? one : most));
    if (gain(best) <= total * worthwhile) break;
    chosen.push(best);
    for (const key of best.keys) covered.add(key);
    left = left.filter((one) => one !== best);
  }
  return chosen.map(({ open }) => open());
}

function sentencesOf(source: AuditSource, wanted: ReadonlySet<string>): Candidate[] {
  if (source.evidence.table !== undefined) return [];
  const { offsets } = source.plain();
  return source.units().units.flatMap((unit): Candidate[] => {
    const keys = shared([...unit.heads, unit.text].join(" "), wanted);
    const span = () => ({ start: offsets[unit.start] ?? 0, end: (offsets[unit.end - 1] ?? 0) + 1 });
    return keys.size === 0 || (unit.kind === "row" && source.tables().length > 0)
      ? []
      : [{ keys, open: () => ({ source, span: span() }) }];
  });
}

function rowsOf(source: AuditSource, wanted: ReadonlySet<string>): Candidate[] {
  return source.tables().flatMap((read) =>
    read.table.rows.flatMap((cells, row): Candidate[] => {
      const keys = shared(cells.join(" "), wanted);
      return keys.size === 0 ? [] : [{ keys, open: () => ({ source, cells: pickCells(read, row, wanted) }) }];
    }),
  );
}

/** The cells whose value the claim says, or else those in columns that it names, or else the whole row. */
function pickCells(read: ReadTable, row: number, wanted: ReadonlySet<string>): EvidenceCell[] {
  const columns = (read.table.rows[row] ?? []).flatMap((value, column) =>
    value === "" || read.keyColumns.includes(column) ? [] : [{ value, column }],
  );
  const said = columns.filter(({ value }) => shared(value, wanted).size > 0);
  const named = columns.filter(({ column }) => shared(read.columnHeads[column] ?? "", wanted).size > 0);
  const picked = said.length > 0 ? said : named;
  return picked.length > 0 ? picked.map(({ column }) => placeCell(read, row, column)) : wholeRow(read, row);
}

function shared(text: string, wanted: ReadonlySet<string>): Set<string> {
  const keys = new Set<string>();
  for (const { word } of readTokens(text)) {
    const key = toKey(word);
    if (wanted.has(key)) keys.add(key);
  }
  return keys;
}

function keysOf(text: string, language: string): Set<string> {
  const stops = stopWords(language);
  const tokens = readTokens(text).filter(
    ({ word }) => !stops.has(word) && (word.length > 1 || /\p{N}/u.test(word)),
  );
  return new Set(tokens.map(({ word }) => toKey(word)));
}

function toKey(word: string): string {
  const folded = foldWord(word);
  return /\p{N}/u.test(folded) ? folded : folded.slice(0, prefix);
}
