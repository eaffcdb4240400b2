import { localName } from "../xml-tree.ts";
import { cii, zugferd1 } from "./cii.ts";
import { fatturaPa } from "./fattura-pa.ts";
import type { InvoiceFormat } from "./invoice-format.ts";
import { ublCreditNote, ublInvoice } from "./ubl.ts";

const formats: readonly InvoiceFormat[] = [ublInvoice, ublCreditNote, cii, zugferd1, fatturaPa];

/** The invoice that an element opens, by its name and namespace; undefined for any other document. */
export function findInvoiceFormat(
  name: string,
  attributes: Readonly<Record<string, string>>,
): InvoiceFormat | undefined {
  const local = localName(name);
  const prefix = name.slice(0, Math.max(0, name.length - local.length - 1));
  const namespace = attributes[prefix === "" ? "xmlns" : `xmlns:${prefix}`] ?? "";
  return formats.find((format) => format.root === local && namespace.startsWith(format.namespace));
}
