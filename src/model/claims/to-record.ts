import type { Claim } from "../grounding.ts";
import { phrasesFor } from "../phrases.ts";
import type { Checked } from "../round.ts";
import { pointsOf } from "../sub-intent.ts";
import type { Point } from "../sub-intent.ts";
import { toTitle } from "../documents/to-title.ts";
import type { Section } from "../unified-document.ts";
import { valueOf } from "./value-of.ts";

type Part = Pick<Checked, "intent" | "handOff" | "missing" | "byWords">;

type Cell = {
  value: string;
  citations?: string[];
  /** Nothing stands there in the documents: no value for whoever reads the file by program. */
  absent?: boolean;
};

export interface FieldRecord {
  section: Section;
  /** What serves no field. */
  rest: Claim[];
}

/**
 * The named fields of one thing as a table of fields and values, in the order in which they were asked for. Undefined
 * where the part asks for no fields, or was answered by a list of things.
 */
export function toRecord(part: Part, language: string): FieldRecord | undefined {
  const { intent, handOff } = part;
  const points = pointsOf(intent);
  const claims = handOff?.claims ?? [];
  const rows = claims.filter(({ row }) => row !== undefined);
  if (intent.role !== "EXTRACT" || rows.length > 1 || (rows.length === 0 && points.length < 2))
    return undefined;
  const [row] = rows;
  const fields = row === undefined ? fromPoints(part, points, language) : fromRow(row, part, language);
  if (fields.length < 2) return undefined;
  const served = new Set(
    row === undefined ? claims.filter((claim) => pointsNamed(claim, points).length > 0) : [row],
  );
  const words = phrasesFor(language);
  const element = { headers: [words.field, words.value], rows: fields, record: true };
  const citations = [...new Set(fields.flatMap(([, cell]) => cell.citations ?? []))];
  return {
    section: { content_type: "table", id: `${intent.id}-fields`, elements: [element], citations },
    rest: claims.filter((claim) => !served.has(claim)),
  };
}

/** A claim for each field. */
function fromPoints(part: Part, points: readonly Point[], language: string): [string, Cell][] {
  const { handOff, missing } = part;
  return points.map((point): [string, Cell] => {
    const own = (handOff?.claims ?? []).filter((claim) => pointsNamed(claim, points).includes(point.id));
    const name = toField(point.text);
    if (own.length === 0) {
      const isUnproven = missing.some((gap) => gap.point === point.id && gap.unproven === true);
      return [name, isUnproven ? unproven(language) : absent(part, language)];
    }
    const values = [...new Set(own.map(({ text }) => valueOf(text, point.text, language)))];
    return [
      name,
      { value: values.join("; "), citations: [...new Set(own.flatMap(({ citations }) => citations))] },
    ];
  });
}

/** All fields in one row of a table. */
function fromRow(claim: Claim, part: Part, language: string): [string, Cell][] {
  const { columns, cells, unproven: failed = [] } = claim.row ?? { columns: [], cells: [] };
  return columns.map((column, at): [string, Cell] => {
    const value = cells[at] ?? null;
    if (value !== null) return [column, { value, ...(at === 0 && { citations: claim.citations }) }];
    return [column, failed.includes(at) ? unproven(language) : absent(part, language)];
  });
}

/** What stands in the place of a value that the documents do not state, or that was not found: the words that were asked for, else ours. */
export function absent({ intent, byWords }: Pick<Checked, "intent" | "byWords">, language: string): Cell {
  const { text, constraints = [] } = intent;
  const wished = [...constraints, text].flatMap((rule) => wordForNothing(rule) ?? [])[0];
  if (wished !== undefined) return { value: wished };
  const words = phrasesFor(language);
  return { value: byWords === true ? words.fieldNotFound : words.fieldNotStated, absent: true };
}

export function unproven(language: string): Cell {
  return { value: phrasesFor(language).fieldNotProven, absent: true };
}

/** What people write where there is nothing, in five languages. */
const nothings = new Set(
  "not stated|not given|not specified|not mentioned|not available|not provided|not found|unknown|missing|none|null|n/a|na|nicht angegeben|nicht genannt|nicht erwähnt|nicht ersichtlich|nicht vorhanden|nicht bekannt|unbekannt|fehlt|keine angabe|keine angaben|k. a.|k.a.|non indiqué|non indiquée|non précisé|non précisée|non mentionné|non communiqué|inconnu|inconnue|manquant|absent|néant|non indicato|non indicata|non specificato|non disponibile|non pervenuto|sconosciuto|assente|mancante|n.d.|nd|no consta|no indicado|no indicada|no especificado|no disponible|desconocido|ausente|s/d|-|–|—".split(
    "|",
  ),
);

/** "Write “not given” where it is missing": the words between the marks. */
function wordForNothing(rule: string): string | undefined {
  const quoted = rule.slice(0, 2_000).matchAll(/[«“„"‘'‹]\s?([^«»“”„"‘’'‹›]{1,40}?)\s?[»”“"’'›]/gu);
  return [...quoted].map(([, words = ""]) => words.trim()).find((words) => nothings.has(words.toLowerCase()));
}

/** A field as the head of a row; a name for programs, such as invoice_no, stays as it is. */
function toField(text: string): string {
  const name = text.trim().replace(/(?<![.:?])[.:?]+$/u, "");
  return /^[\w.-]+$/u.test(name) ? name : toTitle(text.trim());
}

function pointsNamed({ point }: Claim, points: readonly Point[]): string[] {
  const named = new Set(point?.match(/[\p{L}\p{N}_]+/gu));
  return points.flatMap(({ id }) => (named.has(id) ? [id] : []));
}
