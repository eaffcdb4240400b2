import type { FieldTerm, InvoiceHead } from "../../../lexicon/invoice-labels.ts";

/** What a value is: amounts get their currency, dates without marks are told as dates. */
export type InvoiceValueKind = "text" | "amount" | "date";

export interface FieldRule {
  term: FieldTerm;
  kind: InvoiceValueKind;
  /** The value is of another term unless what stands beside it says this: an attribute (`@name`) or an element. */
  only?: { where: string; is: string; else: FieldTerm };
}

export interface ColumnRule {
  head: InvoiceHead;
  kind: InvoiceValueKind;
  /** An attribute with a column of its own. */
  unit?: { attribute: string; head: InvoiceHead };
}

/** Elements that come again and again: a row each. */
export interface RecordRule {
  title: InvoiceHead;
  /** From the root, without it; local names. */
  at: string;
  /** In the order in which they stand. */
  heads: readonly InvoiceHead[];
  /** By path from the element of the record. */
  columns: Readonly<Record<string, ColumnRule>>;
}

/** An electronic invoice: how it is known, and which element is which business term. */
export interface InvoiceFormat {
  root: string;
  /** The namespace of the root begins so. */
  namespace: string;
  title: "invoice" | "creditNote";
  /** By path from the root, without it; local names. */
  fields: Readonly<Record<string, FieldRule>>;
  records: readonly RecordRule[];
  /** Values that the labels say already, by path: kept apart they would fill passages with "VAT". */
  implied: Readonly<Record<string, string>>;
  /** Names of an older edition, by the newer ones. */
  renamed?: Readonly<Record<string, string>>;
}

type Rules<Rule> = Readonly<Record<string, Rule>>;

export const text = (term: FieldTerm): FieldRule => ({ term, kind: "text" });
export const amount = (term: FieldTerm): FieldRule => ({ term, kind: "amount" });
export const date = (term: FieldTerm): FieldRule => ({ term, kind: "date" });

/** Rules with a path in front of theirs. */
export function below<Rule>(path: string, rules: Rules<Rule>): Rules<Rule> {
  return Object.fromEntries(Object.entries(rules).map(([own, rule]) => [`${path}/${own}`, rule]));
}
