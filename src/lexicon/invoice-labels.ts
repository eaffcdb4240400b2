import { languages } from "./words-by-language.ts";
import type { Language } from "./words-by-language.ts";

/**
 * What the business terms of an electronic invoice (EN 16931) are called, in the order of `languages`; the order of the
 * terms is the one in which a reader wants them.
 */
const labels = {
  number: "Invoice number|Rechnungsnummer|Numéro de facture|Numero fattura|Número de factura",
  creditNumber: "Credit note number|Gutschriftsnummer|Numéro d’avoir|Numero nota di credito|Número de abono",
  issueDate: "Issue date|Rechnungsdatum|Date d’émission|Data di emissione|Fecha de emisión",
  dueDate: "Due date|Fälligkeitsdatum|Date d’échéance|Data di scadenza|Fecha de vencimiento",
  typeCode: "Type code|Rechnungsart (Code)|Code du type|Tipo documento|Código de tipo",
  currency: "Currency|Währung|Devise|Valuta|Moneda",
  taxCurrency: "VAT currency|Währung der Umsatzsteuer|Devise de la TVA|Valuta IVA|Moneda del IVA",
  taxPointDate:
    "Tax point date|Steuerstichtag|Date d’exigibilité de la TVA|Data esigibilità IVA|Fecha de devengo",
  correctedNumber:
    "Preceding invoice|Vorausgegangene Rechnung|Facture antérieure|Fattura precedente|Factura anterior",
  correctedDate:
    "Preceding invoice date|Datum der vorausgegangenen Rechnung|Date de la facture antérieure|Data fattura precedente|Fecha de la factura anterior",
  buyerReference:
    "Buyer reference|Käuferreferenz|Référence de l’acheteur|Riferimento acquirente|Referencia del comprador",
  orderNumber: "Order number|Bestellnummer|Numéro de commande|Numero ordine|Número de pedido",
  salesOrderNumber:
    "Sales order number|Auftragsnummer|Numéro de commande du vendeur|Numero ordine di vendita|Número de pedido del vendedor",
  contractNumber: "Contract number|Vertragsnummer|Numéro de contrat|Numero contratto|Número de contrato",
  projectNumber: "Project number|Projektnummer|Numéro de projet|Numero progetto|Número de proyecto",
  despatchNumber:
    "Despatch note number|Lieferscheinnummer|Numéro du bon de livraison|Numero DDT|Número de albarán",
  accountingCost:
    "Booking reference|Buchungsreferenz|Référence comptable|Riferimento contabile|Referencia contable",
  deliveryDate: "Delivery date|Lieferdatum|Date de livraison|Data di consegna|Fecha de entrega",
  periodStart:
    "Billing period from|Abrechnungszeitraum von|Période de facturation du|Periodo di fatturazione dal|Período de facturación desde",
  periodEnd:
    "Billing period to|Abrechnungszeitraum bis|Période de facturation au|Periodo di fatturazione al|Período de facturación hasta",
  seller: "Seller|Verkäufer|Vendeur|Venditore|Vendedor",
  buyer: "Buyer|Käufer|Acheteur|Acquirente|Comprador",
  payee: "Payee|Zahlungsempfänger|Bénéficiaire|Beneficiario|Beneficiario",
  paymentTerms:
    "Payment terms|Zahlungsbedingungen|Conditions de paiement|Condizioni di pagamento|Condiciones de pago",
  paymentMeans:
    "Payment means code|Zahlungsart (Code)|Code du moyen de paiement|Modalità di pagamento|Código del medio de pago",
  paymentReference:
    "Payment reference|Verwendungszweck|Référence de paiement|Causale di pagamento|Referencia de pago",
  iban: "IBAN or account|IBAN oder Konto|IBAN ou compte|IBAN o conto|IBAN o cuenta",
  accountName: "Account holder|Kontoinhaber|Titulaire du compte|Intestatario del conto|Titular de la cuenta",
  bic: "BIC|BIC|BIC|BIC|BIC",
  linesTotal:
    "Sum of line net amounts|Summe der Positionsbeträge|Somme des montants nets des lignes|Somma importi netti delle righe|Suma de importes netos de línea",
  allowances: "Sum of allowances|Summe der Nachlässe|Somme des remises|Somma degli sconti|Suma de descuentos",
  charges: "Sum of charges|Summe der Zuschläge|Somme des frais|Somma delle maggiorazioni|Suma de cargos",
  netTotal: "Total without VAT|Gesamtbetrag ohne Umsatzsteuer|Total hors TVA|Totale senza IVA|Total sin IVA",
  taxTotal: "Total VAT|Gesamtbetrag der Umsatzsteuer|Total de la TVA|Totale IVA|Total del IVA",
  grandTotal: "Total with VAT|Gesamtbetrag mit Umsatzsteuer|Total TVA comprise|Totale con IVA|Total con IVA",
  prepaid: "Paid amount|Bereits gezahlt|Montant déjà payé|Importo già pagato|Importe pagado",
  rounding: "Rounding amount|Rundungsbetrag|Arrondi|Arrotondamento|Importe de redondeo",
  amountDue: "Amount due|Fälliger Betrag|Montant à payer|Importo da pagare|Importe a pagar",
  note: "Note|Bemerkung|Note|Nota|Nota",
} as const;

export type InvoiceTerm = keyof typeof labels;

/** What is said of a party; a label is the party followed by it. */
const partyDetails = {
  TradingName: "trading name|Handelsname|nom commercial|nome commerciale|nombre comercial",
  VatId: "VAT number|Umsatzsteuer-Identnummer|numéro de TVA|partita IVA|NIF-IVA",
  TaxNumber: "tax number|Steuernummer|numéro fiscal|codice fiscale|número fiscal",
  LegalId:
    "registration number|Registernummer|numéro d’immatriculation|numero di registrazione|número de registro",
  ElectronicAddress:
    "electronic address|elektronische Adresse|adresse électronique|indirizzo elettronico|dirección electrónica",
  Street: "street|Straße|rue|via|calle",
  StreetMore: "address line 2|Adresszeile 2|adresse ligne 2|indirizzo riga 2|dirección línea 2",
  PostCode: "post code|Postleitzahl|code postal|CAP|código postal",
  City: "city|Ort|ville|città|ciudad",
  Country: "country code|Ländercode|code du pays|codice paese|código de país",
  Contact: "contact|Kontakt|contact|contatto|contacto",
  Phone: "phone|Telefon|téléphone|telefono|teléfono",
  Mail: "e-mail|E-Mail|e-mail|e-mail|correo electrónico",
} as const;

export type PartyDetail = keyof typeof partyDetails;
export type FieldTerm = InvoiceTerm | `${"seller" | "buyer"}${PartyDetail}`;

/** Heads of the tables of an invoice, and the tables themselves. */
const heads = {
  invoice: "Invoice|Rechnung|Facture|Fattura|Factura",
  creditNote: "Credit note|Gutschrift|Avoir|Nota di credito|Abono",
  lines: "Invoice lines|Rechnungspositionen|Lignes de facture|Righe della fattura|Líneas de factura",
  taxes:
    "VAT breakdown|Aufschlüsselung der Umsatzsteuer|Ventilation de la TVA|Riepilogo IVA|Desglose del IVA",
  line: "Line|Position|Ligne|Riga|Línea",
  item: "Item|Artikel|Article|Articolo|Artículo",
  description: "Description|Beschreibung|Description|Descrizione|Descripción",
  itemNumber: "Item number|Artikelnummer|Numéro d’article|Codice articolo|Número de artículo",
  quantity: "Quantity|Menge|Quantité|Quantità|Cantidad",
  unit: "Unit|Einheit|Unité|Unità di misura|Unidad",
  price: "Unit price|Einzelpreis|Prix unitaire|Prezzo unitario|Precio unitario",
  priceQuantity:
    "Price base quantity|Preisbasismenge|Base de prix|Quantità base prezzo|Cantidad base del precio",
  rate: "VAT rate (%)|Steuersatz (%)|Taux de TVA (%)|Aliquota IVA (%)|Tipo de IVA (%)",
  category: "VAT category|Steuerkategorie|Catégorie de TVA|Natura IVA|Categoría de IVA",
  lineAmount: "Line net amount|Nettobetrag|Montant net|Importo netto|Importe neto",
  taxable: "Taxable amount|Steuerbasisbetrag|Base imposable|Imponibile|Base imponible",
  tax: "VAT amount|Steuerbetrag|Montant de TVA|Imposta|Cuota de IVA",
} as const;

export type InvoiceHead = keyof typeof heads;

/** Every term, in the order in which it is told; what is said of a party stands behind it. */
export const fieldTerms: readonly FieldTerm[] = (Object.keys(labels) as InvoiceTerm[]).flatMap(
  (term): FieldTerm[] =>
    term === "seller" || term === "buyer"
      ? [term, ...(Object.keys(partyDetails) as PartyDetail[]).map((detail) => `${term}${detail}` as const)]
      : [term],
);

export function fieldLabel(term: FieldTerm, language: Language): string {
  // "buyerReference" is a term of its own, though it begins like what is said of a party
  if (term in labels) return pick(labels[term as InvoiceTerm], language);
  const party = /^(seller|buyer)(.+)$/u.exec(term) ?? [];
  const detail = partyDetails[party[2] as PartyDetail];
  return `${pick(labels[party[1] as "seller" | "buyer"], language)} ${pick(detail, language)}`;
}

export function headLabel(head: InvoiceHead, language: Language): string {
  return pick(heads[head], language);
}

/** The language that invoices of a country are read in; more than one is spoken in the others. */
export const languageOfCountry: Readonly<Record<string, Language>> = {
  ...{ DE: "de", AT: "de", LI: "de", FR: "fr", MC: "fr", IT: "it", SM: "it", ES: "es" },
};

function pick(list: string, language: Language): string {
  return list.split("|")[languages.indexOf(language)] ?? "";
}
