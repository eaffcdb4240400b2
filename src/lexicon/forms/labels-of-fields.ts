import { fieldLabel, fieldTerms } from "../invoice-labels.ts";
import type { FieldTerm } from "../invoice-labels.ts";
import { languages } from "../words-by-language.ts";
import { foldLabel, formFields } from "./field-labels.ts";
import type { FormField, FormFieldName } from "./field-labels.ts";

export interface KnownLabel {
  field: FormFieldName;
  /** Whether it means the field only where no surer label stands there. */
  isLoose: boolean;
}

/** How the terms of electronic invoices are called here. */
const terms: Partial<Record<FieldTerm, FormFieldName>> = {
  ...{ number: "invoiceNumber", creditNumber: "creditNumber", issueDate: "invoiceDate", dueDate: "dueDate" },
  ...{ orderNumber: "orderNumber", contractNumber: "contractNumber", deliveryDate: "deliveryDate" },
  ...{ seller: "seller", buyer: "buyer", paymentTerms: "paymentTerms", iban: "iban", bic: "bic" },
  ...{ netTotal: "net", taxTotal: "vat", grandTotal: "total", currency: "currency" },
  ...{ sellerVatId: "vatId", paymentReference: "reference" },
};

function readLabels(): Map<string, KnownLabel[]> {
  const known = new Map<string, KnownLabel[]>();
  const add = (text: string, label: KnownLabel) => {
    const key = foldLabel(text);
    if (key === "") return;
    const list = known.get(key) ?? [];
    if (list.every(({ field }) => field !== label.field)) known.set(key, [...list, label]);
  };
  for (const [name, field] of Object.entries(formFields) as [FormFieldName, FormField][]) {
    for (const text of field.labels.split("|")) add(text, { field: name, isLoose: false });
    for (const text of (field.loose ?? "").split("|")) add(text, { field: name, isLoose: true });
  }
  for (const term of fieldTerms) {
    const field = terms[term];
    if (field === undefined) continue;
    for (const language of languages) add(fieldLabel(term, language), { field, isLoose: false });
  }
  return known;
}

/** What a label on a form means, by its folded words. */
export const knownLabels: ReadonlyMap<string, readonly KnownLabel[]> = readLabels();
