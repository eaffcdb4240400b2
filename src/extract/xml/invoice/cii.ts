import { amount, below, date, text } from "./invoice-format.ts";
import type { FieldRule, InvoiceFormat } from "./invoice-format.ts";

const party = (role: "seller" | "buyer"): Readonly<Record<string, FieldRule>> => ({
  Name: text(role),
  "SpecifiedLegalOrganization/TradingBusinessName": text(`${role}TradingName`),
  "SpecifiedLegalOrganization/ID": text(`${role}LegalId`),
  "SpecifiedTaxRegistration/ID": {
    ...text(`${role}VatId`),
    only: { where: "@schemeID", is: "VA", else: `${role}TaxNumber` },
  },
  "URIUniversalCommunication/URIID": text(`${role}ElectronicAddress`),
  "PostalTradeAddress/LineOne": text(`${role}Street`),
  "PostalTradeAddress/LineTwo": text(`${role}StreetMore`),
  "PostalTradeAddress/PostcodeCode": text(`${role}PostCode`),
  "PostalTradeAddress/CityName": text(`${role}City`),
  "PostalTradeAddress/CountryID": text(`${role}Country`),
  "DefinedTradeContact/PersonName": text(`${role}Contact`),
  "DefinedTradeContact/TelephoneUniversalCommunication/CompleteNumber": text(`${role}Phone`),
  "DefinedTradeContact/EmailURIUniversalCommunication/URIID": text(`${role}Mail`),
});

const totals: Readonly<Record<string, FieldRule>> = {
  LineTotalAmount: amount("linesTotal"),
  AllowanceTotalAmount: amount("allowances"),
  ChargeTotalAmount: amount("charges"),
  TaxBasisTotalAmount: amount("netTotal"),
  TaxTotalAmount: amount("taxTotal"),
  GrandTotalAmount: amount("grandTotal"),
  RoundingAmount: amount("rounding"),
  TotalPrepaidAmount: amount("prepaid"),
  DuePayableAmount: amount("amountDue"),
};

const settlement: Readonly<Record<string, FieldRule>> = {
  PaymentReference: text("paymentReference"),
  TaxCurrencyCode: text("taxCurrency"),
  InvoiceCurrencyCode: text("currency"),
  "PayeeTradeParty/Name": text("payee"),
  "SpecifiedTradeSettlementPaymentMeans/TypeCode": text("paymentMeans"),
  "SpecifiedTradeSettlementPaymentMeans/PayeePartyCreditorFinancialAccount/IBANID": text("iban"),
  "SpecifiedTradeSettlementPaymentMeans/PayeePartyCreditorFinancialAccount/AccountName": text("accountName"),
  "SpecifiedTradeSettlementPaymentMeans/PayeeSpecifiedCreditorFinancialInstitution/BICID": text("bic"),
  "BillingSpecifiedPeriod/StartDateTime/DateTimeString": date("periodStart"),
  "BillingSpecifiedPeriod/EndDateTime/DateTimeString": date("periodEnd"),
  "SpecifiedTradePaymentTerms/Description": text("paymentTerms"),
  "SpecifiedTradePaymentTerms/DueDateDateTime/DateTimeString": date("dueDate"),
  "InvoiceReferencedDocument/IssuerAssignedID": text("correctedNumber"),
  "InvoiceReferencedDocument/FormattedIssueDateTime/DateTimeString": date("correctedDate"),
  "ReceivableSpecifiedTradeAccountingAccount/ID": text("accountingCost"),
  ...below("SpecifiedTradeSettlementHeaderMonetarySummation", totals),
  // as the first edition calls it
  ...below("SpecifiedTradeSettlementMonetarySummation", totals),
};

const trade = "SupplyChainTradeTransaction";

export const cii: InvoiceFormat = {
  ...{ root: "CrossIndustryInvoice", title: "invoice" },
  namespace: "urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:",
  fields: {
    "ExchangedDocument/ID": text("number"),
    "ExchangedDocument/TypeCode": text("typeCode"),
    "ExchangedDocument/IssueDateTime/DateTimeString": date("issueDate"),
    "ExchangedDocument/IncludedNote/Content": text("note"),
    ...below(`${trade}/ApplicableHeaderTradeAgreement`, {
      BuyerReference: text("buyerReference"),
      ...below("SellerTradeParty", party("seller")),
      ...below("BuyerTradeParty", party("buyer")),
      "BuyerOrderReferencedDocument/IssuerAssignedID": text("orderNumber"),
      "SellerOrderReferencedDocument/IssuerAssignedID": text("salesOrderNumber"),
      "ContractReferencedDocument/IssuerAssignedID": text("contractNumber"),
      "SpecifiedProcuringProject/ID": text("projectNumber"),
    }),
    ...below(`${trade}/ApplicableHeaderTradeDelivery`, {
      "ActualDeliverySupplyChainEvent/OccurrenceDateTime/DateTimeString": date("deliveryDate"),
      "DespatchAdviceReferencedDocument/IssuerAssignedID": text("despatchNumber"),
    }),
    ...below(`${trade}/ApplicableHeaderTradeSettlement`, settlement),
  },
  implied: {
    [`${trade}/ApplicableHeaderTradeSettlement/ApplicableTradeTax/TypeCode`]: "VAT",
    [`${trade}/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/ApplicableTradeTax/TypeCode`]:
      "VAT",
  },
  records: [
    {
      ...{ title: "lines", at: `${trade}/IncludedSupplyChainTradeLineItem` },
      heads: [
        ...(["line", "itemNumber", "item", "description", "quantity", "unit"] as const),
        ...(["price", "priceQuantity", "category", "rate", "lineAmount"] as const),
      ],
      columns: {
        "AssociatedDocumentLineDocument/LineID": { head: "line", kind: "text" },
        "SpecifiedTradeProduct/SellerAssignedID": { head: "itemNumber", kind: "text" },
        "SpecifiedTradeProduct/Name": { head: "item", kind: "text" },
        "SpecifiedTradeProduct/Description": { head: "description", kind: "text" },
        "SpecifiedLineTradeDelivery/BilledQuantity": {
          ...{ head: "quantity", kind: "text", unit: { attribute: "unitCode", head: "unit" } },
        },
        "SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount": {
          ...{ head: "price", kind: "amount" },
        },
        "SpecifiedLineTradeAgreement/NetPriceProductTradePrice/BasisQuantity": {
          ...{ head: "priceQuantity", kind: "text" },
        },
        "SpecifiedLineTradeSettlement/ApplicableTradeTax/CategoryCode": { head: "category", kind: "text" },
        "SpecifiedLineTradeSettlement/ApplicableTradeTax/RateApplicablePercent": {
          ...{ head: "rate", kind: "text" },
        },
        "SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount": {
          ...{ head: "lineAmount", kind: "amount" },
        },
        "SpecifiedLineTradeSettlement/SpecifiedTradeSettlementMonetarySummation/LineTotalAmount": {
          ...{ head: "lineAmount", kind: "amount" },
        },
      },
    },
    {
      ...{ title: "taxes", at: `${trade}/ApplicableHeaderTradeSettlement/ApplicableTradeTax` },
      heads: ["category", "rate", "taxable", "tax"],
      columns: {
        CategoryCode: { head: "category", kind: "text" },
        RateApplicablePercent: { head: "rate", kind: "text" },
        BasisAmount: { head: "taxable", kind: "amount" },
        CalculatedAmount: { head: "tax", kind: "amount" },
      },
    },
  ],
};

/** The first edition of ZUGFeRD: the same with other names. */
export const zugferd1: InvoiceFormat = {
  ...cii,
  ...{ root: "CrossIndustryDocument", namespace: "urn:ferd:CrossIndustryDocument:invoice:1p0" },
  renamed: {
    HeaderExchangedDocument: "ExchangedDocument",
    SpecifiedSupplyChainTradeTransaction: "SupplyChainTradeTransaction",
    ApplicableSupplyChainTradeAgreement: "ApplicableHeaderTradeAgreement",
    ApplicableSupplyChainTradeDelivery: "ApplicableHeaderTradeDelivery",
    ApplicableSupplyChainTradeSettlement: "ApplicableHeaderTradeSettlement",
    SpecifiedSupplyChainTradeAgreement: "SpecifiedLineTradeAgreement",
    SpecifiedSupplyChainTradeDelivery: "SpecifiedLineTradeDelivery",
    SpecifiedSupplyChainTradeSettlement: "SpecifiedLineTradeSettlement",
    ApplicablePercent: "RateApplicablePercent",
  },
};
