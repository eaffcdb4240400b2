import { amount, below, date, text } from "./invoice-format.ts";
import type { FieldRule, InvoiceFormat, RecordRule } from "./invoice-format.ts";

const party = (role: "seller" | "buyer"): Readonly<Record<string, FieldRule>> => ({
  "PartyLegalEntity/RegistrationName": text(role),
  "PartyName/Name": text(`${role}TradingName`),
  "PartyTaxScheme/CompanyID": {
    ...text(`${role}VatId`),
    only: { where: "TaxScheme/ID", is: "VAT", else: `${role}TaxNumber` },
  },
  "PartyLegalEntity/CompanyID": text(`${role}LegalId`),
  EndpointID: text(`${role}ElectronicAddress`),
  "PostalAddress/StreetName": text(`${role}Street`),
  "PostalAddress/AdditionalStreetName": text(`${role}StreetMore`),
  "PostalAddress/PostalZone": text(`${role}PostCode`),
  "PostalAddress/CityName": text(`${role}City`),
  "PostalAddress/Country/IdentificationCode": text(`${role}Country`),
  "Contact/Name": text(`${role}Contact`),
  "Contact/Telephone": text(`${role}Phone`),
  "Contact/ElectronicMail": text(`${role}Mail`),
});

const fields: InvoiceFormat["fields"] = {
  IssueDate: date("issueDate"),
  DueDate: date("dueDate"),
  TaxPointDate: date("taxPointDate"),
  Note: text("note"),
  DocumentCurrencyCode: text("currency"),
  TaxCurrencyCode: text("taxCurrency"),
  AccountingCost: text("accountingCost"),
  BuyerReference: text("buyerReference"),
  "InvoicePeriod/StartDate": date("periodStart"),
  "InvoicePeriod/EndDate": date("periodEnd"),
  "OrderReference/ID": text("orderNumber"),
  "OrderReference/SalesOrderID": text("salesOrderNumber"),
  "BillingReference/InvoiceDocumentReference/ID": text("correctedNumber"),
  "BillingReference/InvoiceDocumentReference/IssueDate": date("correctedDate"),
  "DespatchDocumentReference/ID": text("despatchNumber"),
  "ContractDocumentReference/ID": text("contractNumber"),
  "ProjectReference/ID": text("projectNumber"),
  ...below("AccountingSupplierParty/Party", party("seller")),
  ...below("AccountingCustomerParty/Party", party("buyer")),
  "PayeeParty/PartyName/Name": text("payee"),
  "Delivery/ActualDeliveryDate": date("deliveryDate"),
  "PaymentMeans/PaymentMeansCode": text("paymentMeans"),
  "PaymentMeans/PaymentDueDate": date("dueDate"),
  "PaymentMeans/PaymentID": text("paymentReference"),
  "PaymentMeans/PayeeFinancialAccount/ID": text("iban"),
  "PaymentMeans/PayeeFinancialAccount/Name": text("accountName"),
  "PaymentMeans/PayeeFinancialAccount/FinancialInstitutionBranch/ID": text("bic"),
  "PaymentTerms/Note": text("paymentTerms"),
  "TaxTotal/TaxAmount": amount("taxTotal"),
  ...below("LegalMonetaryTotal", {
    LineExtensionAmount: amount("linesTotal"),
    TaxExclusiveAmount: amount("netTotal"),
    TaxInclusiveAmount: amount("grandTotal"),
    AllowanceTotalAmount: amount("allowances"),
    ChargeTotalAmount: amount("charges"),
    PrepaidAmount: amount("prepaid"),
    PayableRoundingAmount: amount("rounding"),
    PayableAmount: amount("amountDue"),
  }),
};

const lines = (at: string, quantity: string): RecordRule => ({
  ...{ title: "lines", at },
  heads: [
    ...(["line", "itemNumber", "item", "description", "quantity", "unit"] as const),
    ...(["price", "priceQuantity", "category", "rate", "lineAmount"] as const),
  ],
  columns: {
    ID: { head: "line", kind: "text" },
    "Item/SellersItemIdentification/ID": { head: "itemNumber", kind: "text" },
    "Item/Name": { head: "item", kind: "text" },
    "Item/Description": { head: "description", kind: "text" },
    [quantity]: { head: "quantity", kind: "text", unit: { attribute: "unitCode", head: "unit" } },
    "Price/PriceAmount": { head: "price", kind: "amount" },
    "Price/BaseQuantity": { head: "priceQuantity", kind: "text" },
    "Item/ClassifiedTaxCategory/ID": { head: "category", kind: "text" },
    "Item/ClassifiedTaxCategory/Percent": { head: "rate", kind: "text" },
    LineExtensionAmount: { head: "lineAmount", kind: "amount" },
  },
});

const taxes: RecordRule = {
  ...{ title: "taxes", at: "TaxTotal/TaxSubtotal" },
  heads: ["category", "rate", "taxable", "tax"],
  columns: {
    "TaxCategory/ID": { head: "category", kind: "text" },
    "TaxCategory/Percent": { head: "rate", kind: "text" },
    TaxableAmount: { head: "taxable", kind: "amount" },
    TaxAmount: { head: "tax", kind: "amount" },
  },
};

const implied = (line: string) => ({
  "AccountingSupplierParty/Party/PartyTaxScheme/TaxScheme/ID": "VAT",
  "AccountingCustomerParty/Party/PartyTaxScheme/TaxScheme/ID": "VAT",
  "TaxTotal/TaxSubtotal/TaxCategory/TaxScheme/ID": "VAT",
  [`${line}/Item/ClassifiedTaxCategory/TaxScheme/ID`]: "VAT",
});

const schema = "urn:oasis:names:specification:ubl:schema:xsd";

export const ublInvoice: InvoiceFormat = {
  ...{ root: "Invoice", namespace: `${schema}:Invoice-2`, title: "invoice" },
  fields: { ...fields, ID: text("number"), InvoiceTypeCode: text("typeCode") },
  records: [lines("InvoiceLine", "InvoicedQuantity"), taxes],
  implied: implied("InvoiceLine"),
};

export const ublCreditNote: InvoiceFormat = {
  ...{ root: "CreditNote", namespace: `${schema}:CreditNote-2`, title: "creditNote" },
  fields: { ...fields, ID: text("creditNumber"), CreditNoteTypeCode: text("typeCode") },
  records: [lines("CreditNoteLine", "CreditedQuantity"), taxes],
  implied: implied("CreditNoteLine"),
};
