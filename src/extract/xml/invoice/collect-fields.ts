import { fieldTerms } from "../../../lexicon/invoice-labels.ts";
import type { FieldTerm, InvoiceHead } from "../../../lexicon/invoice-labels.ts";
import type { FieldRule, InvoiceFormat } from "./invoice-format.ts";
import type { LeafHandlers, XmlLeaf } from "./leaf-stream.ts";
import { columnOf } from "./record-columns.ts";
import { tellValue } from "./tell-value.ts";
import type { ToldValue } from "./tell-value.ts";

export interface InvoiceField extends ToldValue {
  term: FieldTerm;
  rule: FieldRule;
  path: string;
  line: number;
}

/** What an invoice says as a whole, and what its tables will hold. */
export interface InvoiceSurvey {
  /** In the order of the terms. */
  fields: InvoiceField[];
  /** By title of a table: the heads that have values, and the currencies that its amounts state. */
  tables: Map<string, { heads: Set<InvoiceHead>; currencies: Set<string> }>;
}

/** More is left to the plain reading; a table of labels ends there too. */
const mostFields = 150;
const mostOfTerm = 20;
/** Longer values are prose and stay paragraphs. */
const longestValue = 400;

/** The fields of an invoice, gathered in a reading of its own, since totals and currency may stand behind the lines. */
export function collectFields(format: InvoiceFormat): { handlers: LeafHandlers; survey(): InvoiceSurvey } {
  const found: InvoiceField[] = [];
  const counts = new Map<FieldTerm, number>();
  const tables: InvoiceSurvey["tables"] = new Map();
  const helpers = new Set(helperKeys(format));
  /** By path: what says of which term the value beside it is. */
  const told = new Map<string, string>();
  const takeField = (leaf: XmlLeaf, rule: FieldRule) => {
    const count = counts.get(rule.term) ?? 0;
    if (found.length >= mostFields || count >= mostOfTerm || leaf.text.length > longestValue) return;
    counts.set(rule.term, count + 1);
    const value = tellValue(leaf, rule.kind);
    found.push({ ...value, ...settleByAttribute(leaf, rule), rule, path: pathOf(leaf), line: leaf.line });
  };
  const takeColumn = (leaf: XmlLeaf) => {
    const column = columnOf(format, leaf);
    if (column === undefined) return;
    const { title } = column.record;
    const table = tables.get(title) ?? { heads: new Set(), currencies: new Set() };
    tables.set(title, table);
    table.heads.add(column.rule.head);
    const { unit } = column.rule;
    if (unit !== undefined && leaf.attributes[unit.attribute] !== undefined) table.heads.add(unit.head);
    const { currency } = tellValue(leaf, column.rule.kind);
    if (column.rule.kind === "amount") table.currencies.add(currency ?? "");
  };
  return {
    handlers: {
      leaf(leaf) {
        const rule = format.fields[leaf.key];
        if (rule !== undefined) takeField(leaf, rule);
        else if (helpers.has(leaf.key) && told.size < mostFields) told.set(pathOf(leaf, true), leaf.text);
        else takeColumn(leaf);
        return undefined;
      },
    },
    survey: () => ({
      fields: found
        .map((field) => settleByElement(field, told))
        .toSorted((a, b) => fieldTerms.indexOf(a.term) - fieldTerms.indexOf(b.term)),
      tables,
    }),
  };
}

export function pathOf({ steps }: Pick<XmlLeaf, "steps">, isLocal = false): string {
  return `/${(isLocal ? steps.map(withoutPrefix) : steps).join("/")}`;
}

function withoutPrefix(step: string): string {
  return step.slice(step.indexOf(":") + 1);
}

/** Elements that say of which term another one is. */
function helperKeys({ fields }: InvoiceFormat): string[] {
  return Object.entries(fields).flatMap(([key, { only }]) =>
    only === undefined || only.where.startsWith("@") ? [] : [`${parentOf(key)}/${only.where}`],
  );
}

function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/"));
}

function settleByAttribute({ attributes }: XmlLeaf, { term, only }: FieldRule): { term: FieldTerm } {
  const isBeside = only?.where.startsWith("@") === true;
  return { term: isBeside && attributes[only.where.slice(1)] !== only.is ? only.else : term };
}

function settleByElement(field: InvoiceField, told: ReadonlyMap<string, string>): InvoiceField {
  const { only } = field.rule;
  if (only === undefined || only.where.startsWith("@")) return field;
  const local = field.path.split("/").map(withoutPrefix).join("/");
  return told.get(`${parentOf(local)}/${only.where}`) === only.is ? field : { ...field, term: only.else };
}
