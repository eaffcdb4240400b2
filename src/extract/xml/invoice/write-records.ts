import { headLabel } from "../../../lexicon/invoice-labels.ts";
import type { InvoiceHead } from "../../../lexicon/invoice-labels.ts";
import type { Language } from "../../../lexicon/words-by-language.ts";
import type { TableNote } from "../../../model/document.ts";
import type { NewPart } from "../../reader.ts";
import { tableText } from "../../table-text.ts";
import type { InvoiceSurvey } from "./collect-fields.ts";
import { pathOf } from "./collect-fields.ts";
import type { InvoiceFormat, RecordRule } from "./invoice-format.ts";
import type { LeafHandlers } from "./leaf-stream.ts";
import type { PageStatements } from "./page-statements.ts";
import { columnOf } from "./record-columns.ts";
import { tellValue, withCurrency } from "./tell-value.ts";

export interface RecordTelling {
  survey: InvoiceSurvey;
  language: Language;
  heading: readonly string[];
  /** Of the invoice, for amounts that state none. */
  currency: string | undefined;
  /** What the page around the invoice says. */
  page: PageStatements;
}

interface Row {
  cells: Map<InvoiceHead, string>;
  path: string;
  line: number;
}

interface Sheet {
  record: RecordRule;
  heads: InvoiceHead[];
  /** Told in the heads where all amounts have it, else beside each of them. */
  shared: string | undefined;
  rows: Row[];
  /** Another table begins where the lines stand in another element. */
  parent: string;
  isBegun: boolean;
}

const rowsOfPart = 200;

/** The lines and other records of an invoice as tables, in parts of some hundred rows. */
export function writeRecords(
  format: InvoiceFormat,
  telling: RecordTelling,
): { handlers: LeafHandlers; take(): NewPart[]; end(): NewPart[] } {
  const sheets = new Map(format.records.map((record) => [record.title, openSheet(record, telling)]));
  let parts: NewPart[] = [];
  let open: { sheet: Sheet; row: Row } | undefined;
  const flush = (sheet: Sheet) => {
    // of a table in several parts all have the same columns
    if (isWhole(sheet)) sheet.heads = withoutStated(sheet, telling.page);
    if (sheet.rows.length > 0 && sheet.heads.length > 0) parts.push(printSheet(sheet, telling));
    sheet.rows = [];
    sheet.isBegun = true;
  };
  const take = () => {
    const taken = parts;
    parts = [];
    return taken;
  };
  return {
    handlers: {
      open(key, { steps, line }) {
        const record = format.records.find(({ at }) => at === key);
        const sheet = record === undefined ? undefined : sheets.get(record.title);
        if (sheet === undefined) return;
        const parent = pathOf({ steps: steps.slice(0, -1) });
        if (sheet.parent !== parent) {
          flush(sheet);
          Object.assign(sheet, { parent, isBegun: false });
        }
        open = { sheet, row: { cells: new Map(), path: pathOf({ steps }), line } };
      },
      leaf(leaf) {
        const column = columnOf(format, leaf);
        if (open === undefined || column === undefined) return undefined;
        const { rule } = column;
        const { text, currency } = tellValue(leaf, rule.kind);
        const { shared } = open.sheet;
        const isApart = rule.kind === "amount" && shared === undefined;
        open.row.cells.set(rule.head, isApart ? withCurrency(text, currency ?? telling.currency) : text);
        const unit = rule.unit === undefined ? undefined : leaf.attributes[rule.unit.attribute];
        if (rule.unit !== undefined && unit !== undefined) open.row.cells.set(rule.unit.head, unit);
        return undefined;
      },
      close(key) {
        if (open === undefined || open.sheet.record.at !== key) return;
        const { sheet, row } = open;
        open = undefined;
        if (row.cells.size > 0) sheet.rows.push(row);
        if (sheet.rows.length >= rowsOfPart) flush(sheet);
      },
    },
    take,
    end() {
      for (const sheet of sheets.values()) flush(sheet);
      return take();
    },
  };
}

function isWhole({ rows, isBegun }: Sheet): boolean {
  return !isBegun && rows.length > 0 && rows.length < rowsOfPart;
}

/** Without the columns that the page tells in the row of each line; the first ones stay, so that the others have a name. */
function withoutStated({ record, heads, rows }: Sheet, page: PageStatements): InvoiceHead[] {
  const kinds = new Map(Object.values(record.columns).map(({ head, kind }) => [head, kind]));
  const held = rows.map(({ cells }) =>
    page.rowWith(
      heads.map((head) => {
        const text = cells.get(head);
        return text === undefined ? undefined : { text, kind: kinds.get(head) ?? "text" };
      }),
    ),
  );
  const isTold = (column: number) =>
    rows.every(({ cells }, row) => held[row]?.[column] === true || !cells.has(heads[column] ?? record.title));
  const kept = new Set(heads.filter((_, column) => !isTold(column)));
  if (kept.size === 0) return [];
  const fewest = heads[0] !== undefined && kept.has(heads[0]) && kept.size === 1 ? 2 : 1;
  return heads.filter((head, column) => column < fewest || kept.has(head));
}

function openSheet(record: RecordRule, { survey, currency }: RecordTelling): Sheet {
  const { heads, currencies } = survey.tables.get(record.title) ?? {};
  const stated = [...(currencies ?? [])].map((one) => one || currency);
  const [first, ...others] = new Set(stated);
  return {
    ...{ record, rows: [], parent: "", isBegun: false },
    heads: record.heads.filter((head) => heads?.has(head) === true),
    shared: others.length === 0 ? first : undefined,
  };
}

function printSheet({ record, heads, shared, rows, isBegun }: Sheet, telling: RecordTelling): NewPart {
  const kinds = new Map(Object.values(record.columns).map(({ head, kind }) => [head, kind]));
  const header = heads.map((head) => {
    const label = headLabel(head, telling.language);
    return kinds.get(head) === "amount" && shared !== undefined ? `${label} (${shared})` : label;
  });
  const cells = rows.map((row) => heads.map((head) => row.cells.get(head) ?? null));
  const first = isBegun ? 0 : 1;
  const notes = rows.map(({ path, line }, at): TableNote => ({ row: at + first, column: 0, path, line }));
  const table = isBegun ? { header, rows: cells, notes } : { rows: [header, ...cells], notes };
  const [{ path, line } = { path: "", line: 1 }] = rows;
  return {
    ...{ type: "table", text: tableText(table.rows), table, position: { path, line } },
    heading: [...telling.heading, headLabel(record.title, telling.language)],
  };
}
