import { amount, below, date, text } from "./invoice-format.ts";
import type { FieldRule, InvoiceFormat } from "./invoice-format.ts";

const party = (role: "seller" | "buyer"): Readonly<Record<string, FieldRule>> => ({
  "DatiAnagrafici/Anagrafica/Denominazione": text(role),
  "DatiAnagrafici/IdFiscaleIVA/IdCodice": text(`${role}VatId`),
  "DatiAnagrafici/CodiceFiscale": text(`${role}TaxNumber`),
  "Sede/Indirizzo": text(`${role}Street`),
  "Sede/CAP": text(`${role}PostCode`),
  "Sede/Comune": text(`${role}City`),
  "Sede/Nazione": text(`${role}Country`),
});

/** The Italian invoice; simplified ones name their parts otherwise and are not mapped. */
export const fatturaPa: InvoiceFormat = {
  ...{ root: "FatturaElettronica", title: "invoice" },
  namespace: "http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1",
  fields: {
    ...below("FatturaElettronicaHeader/CedentePrestatore", party("seller")),
    "FatturaElettronicaHeader/CedentePrestatore/Contatti/Telefono": text("sellerPhone"),
    "FatturaElettronicaHeader/CedentePrestatore/Contatti/Email": text("sellerMail"),
    ...below("FatturaElettronicaHeader/CessionarioCommittente", party("buyer")),
    ...below("FatturaElettronicaBody", {
      "DatiGenerali/DatiGeneraliDocumento/TipoDocumento": text("typeCode"),
      "DatiGenerali/DatiGeneraliDocumento/Divisa": text("currency"),
      "DatiGenerali/DatiGeneraliDocumento/Data": date("issueDate"),
      "DatiGenerali/DatiGeneraliDocumento/Numero": text("number"),
      "DatiGenerali/DatiGeneraliDocumento/ImportoTotaleDocumento": amount("grandTotal"),
      "DatiGenerali/DatiGeneraliDocumento/Arrotondamento": amount("rounding"),
      "DatiGenerali/DatiGeneraliDocumento/Causale": text("note"),
      "DatiGenerali/DatiOrdineAcquisto/IdDocumento": text("orderNumber"),
      "DatiGenerali/DatiContratto/IdDocumento": text("contractNumber"),
      "DatiGenerali/DatiFattureCollegate/IdDocumento": text("correctedNumber"),
      "DatiGenerali/DatiDDT/NumeroDDT": text("despatchNumber"),
      "DatiPagamento/DettaglioPagamento/Beneficiario": text("payee"),
      "DatiPagamento/DettaglioPagamento/ModalitaPagamento": text("paymentMeans"),
      "DatiPagamento/DettaglioPagamento/DataScadenzaPagamento": date("dueDate"),
      "DatiPagamento/DettaglioPagamento/ImportoPagamento": amount("amountDue"),
      "DatiPagamento/DettaglioPagamento/IBAN": text("iban"),
      "DatiPagamento/DettaglioPagamento/BIC": text("bic"),
    }),
  },
  implied: {},
  records: [
    {
      ...{ title: "lines", at: "FatturaElettronicaBody/DatiBeniServizi/DettaglioLinee" },
      heads: ["line", "itemNumber", "item", "quantity", "unit", "price", "rate", "category", "lineAmount"],
      columns: {
        NumeroLinea: { head: "line", kind: "text" },
        "CodiceArticolo/CodiceValore": { head: "itemNumber", kind: "text" },
        Descrizione: { head: "item", kind: "text" },
        Quantita: { head: "quantity", kind: "text" },
        UnitaMisura: { head: "unit", kind: "text" },
        PrezzoUnitario: { head: "price", kind: "amount" },
        AliquotaIVA: { head: "rate", kind: "text" },
        Natura: { head: "category", kind: "text" },
        PrezzoTotale: { head: "lineAmount", kind: "amount" },
      },
    },
    {
      ...{ title: "taxes", at: "FatturaElettronicaBody/DatiBeniServizi/DatiRiepilogo" },
      heads: ["category", "rate", "taxable", "tax"],
      columns: {
        Natura: { head: "category", kind: "text" },
        AliquotaIVA: { head: "rate", kind: "text" },
        ImponibileImporto: { head: "taxable", kind: "amount" },
        Imposta: { head: "tax", kind: "amount" },
      },
    },
  ],
};
