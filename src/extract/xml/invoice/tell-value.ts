import type { InvoiceValueKind } from "./invoice-format.ts";
import type { XmlLeaf } from "./leaf-stream.ts";

export interface ToldValue {
  /** As written; a date without marks with them, since nobody would know it for a date. */
  text: string;
  isDate?: true;
  /** That the amount itself states. */
  currency?: string;
  /** Attributes that are told with it. */
  attributes: string[];
}

/** Dates as the trade of the United Nations writes them: year, month and day without marks. */
const plainDate = /^((?:19|20)\d\d)(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/u;

export function tellValue({ text, attributes }: XmlLeaf, kind: InvoiceValueKind): ToldValue {
  const { currencyID, format } = attributes;
  if (kind === "amount" && currencyID !== undefined && /^[A-Z]{3}$/u.test(currencyID))
    return { text, currency: currencyID, attributes: ["currencyID"] };
  const [, year, month, day] = kind === "date" && format === "102" ? (plainDate.exec(text) ?? []) : [];
  if (year === undefined) return { text, attributes: [] };
  return { text: `${year}-${month}-${day}`, isDate: true, attributes: ["format"] };
}

/** An amount with its currency behind it; anything else is left as it is. */
export function withCurrency(text: string, currency: string | undefined): string {
  return currency === undefined || !/^[-+]?[\d.,]{1,40}$/u.test(text) ? text : `${text} ${currency}`;
}
