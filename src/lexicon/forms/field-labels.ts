/** What kind of value a field of a form has. */
export type FieldKind = "code" | "date" | "money" | "percent" | "iban" | "bic" | "party" | "text";

export interface FormField {
  kind: FieldKind;
  /** Labels that mean this field and no other, in five languages. */
  labels: string;
  /** Labels that mean it on some forms: only where none of the others stands there. */
  loose?: string;
  /** What people call it besides, when they ask. */
  asked?: string;
}

/** The fields of invoices, orders and other forms; capitals, accents, dots and colons do not count. */
export const formFields = {
  invoiceNumber: {
    kind: "code",
    labels:
      "invoice number|invoice no|invoice nr|invoice id|invoice #|inv no|tax invoice no|bill number|bill no|rechnungsnummer|rechnungsnr|rechnungs nr|rechnung nr|rechnung no|rechnungs nummer|rechnung nummer|re nr|faktura nr|fakturanummer|belegnummer|belegnr|beleg nr|numéro de facture|numéro facture|n de facture|n facture|facture n|facture no|facture numéro|no de facture|no facture|numero fattura|numero di fattura|n fattura|fattura n|fattura no|fattura numero|nr fattura|número de factura|numero factura|n de factura|factura n|factura no|factura número|nº factura|nº de factura",
    loose: "invoice|rechnung|facture|fattura|factura",
    asked:
      "number of the invoice|nummer der rechnung|numéro de la facture|numero della fattura|número de la factura",
  },
  creditNumber: {
    kind: "code",
    labels:
      "credit note number|credit note no|gutschriftsnummer|gutschrift nr|numéro d avoir|numero nota di credito|número de abono",
  },
  invoiceDate: {
    kind: "date",
    labels:
      "invoice date|date of invoice|date of issue|issue date|issued on|bill date|rechnungsdatum|rechnungs datum|belegdatum|ausstellungsdatum|fakturadatum|date de facture|date de la facture|date facture|date d émission|facture du|data fattura|data della fattura|data di emissione|data documento|fecha de factura|fecha factura|fecha de la factura|fecha de emisión",
    loose: "date|datum|data|fecha",
    asked:
      "datum der rechnung|date of the invoice|date of the bill|invoice issued|bill issued|invoice written|bill written|invoice dated|bill dated|rechnung ausgestellt|rechnung geschrieben|rechnung datiert|von wann ist die rechnung|facture datée|facture établie|facture émise|de quand date la facture|de quand est la facture|de quel jour est la facture|di quando è la fattura|di che giorno è la fattura|fattura emessa|fattura datata|emessa la fattura|fattura è stata emessa|factura emitida|emitió la factura|de cuándo es la factura|de qué día es la factura",
  },
  dueDate: {
    kind: "date",
    labels:
      "due date|due|due by|payment due|payment due date|due on|date due|payable by|payable until|pay by|zahlungsziel|fälligkeitsdatum|fälligkeit|fällig am|fällig bis|zahlbar bis|zahlbar bis zum|zahlungsfrist bis|date d échéance|échéance|payable au plus tard le|payable jusqu au|payable avant le|à payer jusqu au|à payer avant le|data di scadenza|scadenza|scadenza pagamento|data scadenza|da pagare entro|da pagare entro il|pagabile entro|pagabile entro il|fecha de vencimiento|vencimiento|fecha límite de pago|pagar antes de",
    asked:
      "due|deadline|payment deadline|deadline for payment|fällig|zahlungstermin|zahlungsfrist|délai de paiement|à payer|termine di pagamento|plazo de pago",
  },
  deliveryDate: {
    kind: "date",
    labels:
      "delivery date|date of delivery|lieferdatum|leistungsdatum|liefertermin|date de livraison|data di consegna|data consegna|fecha de entrega|requested delivery|requested delivery date|desired delivery date|delivery on|delivery by|expected delivery|gewünschter liefertermin|wunschtermin lieferung|lieferung am|lieferung bis|livraison le|livraison prévue|livraison souhaitée|date de livraison souhaitée|consegna il|consegna prevista|consegna richiesta|data di consegna prevista|entrega prevista|fecha de entrega prevista",
    loose: "delivery|lieferung|livraison|consegna|entrega",
  },
  customerNumber: {
    kind: "code",
    labels:
      "customer number|customer no|customer id|customer nr|client number|client no|client id|account number|account no|kundennummer|kundennr|kunden nr|kunden nummer|debitorennummer|debitor nr|numéro de client|numéro client|n client|no client|code client|réf client|codice cliente|numero cliente|n cliente|cod cliente|número de cliente|código de cliente|nº cliente|n de cliente",
  },
  orderNumber: {
    kind: "code",
    labels:
      "order number|order no|order id|purchase order|po number|po no|bestellnummer|bestellnr|bestell nr|auftragsnummer|auftragsnr|auftrags nr|bestellung nr|your order|your order no|ihre bestellung|ihre bestellnummer|ihr auftrag|votre commande|vostro ordine|vs ordine|su pedido|numéro de commande|n de commande|commande n|no de commande|bon de commande|numero ordine|numero d ordine|ordine n|n ordine|número de pedido|pedido n|nº pedido|n de pedido",
    asked:
      "which order|what order|welche bestellung|welcher bestellung|welchem auftrag|welcher auftrag|quelle commande|quale ordine|qué pedido",
  },
  contractNumber: {
    kind: "code",
    labels:
      "contract number|contract no|vertragsnummer|vertragsnr|vertrags nr|numéro de contrat|contrat n|n de contrat|numero contratto|contratto n|número de contrato|contrato n",
  },
  reference: {
    kind: "code",
    labels:
      "reference|reference number|reference no|our reference|your reference|payment reference|file number|referenz|referenznummer|referenz nr|unser zeichen|ihr zeichen|aktenzeichen|zahlungsreferenz|verwendungszweck|référence|n de référence|numéro de référence|nos références|vos références|référence de paiement|riferimento|numero di riferimento|vostro riferimento|causale|referencia|número de referencia|nuestra referencia|su referencia",
  },
  total: {
    kind: "money",
    labels:
      "total amount|total due|amount due|amount payable|grand total|invoice total|total payable|balance due|balance to pay|amount now due|now due|outstanding balance|amount outstanding|total to pay|total with vat|total incl vat|total including vat|total inc vat|total gross|gross total|gross amount|gesamtbetrag|gesamtsumme|endsumme|endbetrag|rechnungsbetrag|rechnungstotal|rechnungssumme|zahlbetrag|zu zahlen|zu zahlender betrag|noch zu zahlen|noch zu bezahlen|restbetrag|restzahlung|offener betrag|total inkl mwst|total inkl ust|bruttobetrag|gesamtbetrag brutto|gesamt brutto|fälliger betrag|gesamtbetrag mit umsatzsteuer|total ttc|montant total|montant ttc|montant total ttc|net à payer|montant à payer|total à payer|solde à payer|solde dû|reste à payer|restant dû|total tva comprise|totale fattura|importo totale|totale documento|totale da pagare|importo da pagare|saldo da pagare|saldo dovuto|resta da pagare|netto a pagare|totale con iva|totale ivato|importe total|total factura|total a pagar|importe a pagar|saldo a pagar|saldo pendiente|pendiente de pago|total con iva|total iva incluido|order total|total order|order amount|order value|total cost|total price|bestellsumme|auftragssumme|bestellwert|auftragswert|bestellbetrag|gesamtpreis|gesamtkosten|total de la commande|montant de la commande|prix total|totale ordine|totale dell ordine|importo ordine|prezzo totale|costo totale|total del pedido|importe del pedido|precio total",
    loose: "total|totals|summe|gesamt|betrag|totale|importe|importo|montant",
    asked:
      "amount|betrag|montant|somme|somma|suma|importo|importe|tax included|taxes included|taxes comprises|taxes incluses|taxe comprise|tasse comprese|tasse incluse|impuestos incluidos|inklusive steuern|mit steuer|mit mehrwertsteuer|inklusive steuer|inklusive mehrwertsteuer|with tax|including tax|tva comprise|toutes taxes comprises|iva inclusa|iva compresa|iva incluido|impuestos incluidos|total amount payable|invoice amount|amount of the invoice|total of the invoice|payable amount|to pay|rechnungsbetrag|betrag der rechnung|summe der rechnung|total der rechnung|montant de la facture|total de la facture|importo della fattura|totale della fattura|importe de la factura|total de la factura|in total|total|altogether|in all|overall|insgesamt|gesamthaft|gesamtbetrag|en tout|au total|in tutto|in totale|complessivamente|en total",
  },
  net: {
    kind: "money",
    labels:
      "net total|net amount|subtotal|sub total|total excl vat|total without vat|total excluding vat|total net|amount net|nettobetrag|netto|zwischensumme|gesamt netto|total exkl mwst|total netto|summe netto|gesamtbetrag ohne umsatzsteuer|summe der positionsbeträge|positionen netto|total ht|montant ht|montant hors taxe|total hors tva|sous total|totale imponibile|imponibile|totale netto|totale senza iva|subtotale|base imponible|importe neto|total sin iva|subtotal",
  },
  vat: {
    kind: "money",
    labels:
      "vat amount|vat|total vat|tax amount|total tax|sales tax|total sales tax|value added tax|gst|mwst betrag|mwst|mehrwertsteuer|mehrwertsteuerbetrag|ust|umsatzsteuer|ust betrag|umsatzsteuerbetrag|steuerbetrag|zzgl mwst|zzgl ust|gesamtbetrag der umsatzsteuer|montant tva|montant de tva|montant de la tva|total tva|total de la tva|tva|imposta|importo iva|totale iva|iva|cuota iva|importe iva|total del iva|total iva",
    asked:
      "amount of vat|betrag der mehrwertsteuer|tax|taxes|steuer|steuern|taxe|taxes|imposte|tassa|tasse|impuesto|impuestos",
  },
  vatRate: {
    kind: "percent",
    labels:
      "vat rate|tax rate|mwst satz|ust satz|steuersatz|umsatzsteuersatz|taux de tva|taux tva|aliquota iva|aliquota|tipo de iva|tipo iva",
  },
  discount: {
    kind: "text",
    labels:
      "cash discount|early payment discount|discount terms|skonto|skontobedingungen|escompte|conditions d escompte|sconto cassa|sconto per pagamento anticipato|descuento por pronto pago",
    asked: "discount for early payment|rabatt bei frühzahlung|sconto|descuento",
  },
  paymentTerms: {
    kind: "text",
    labels:
      "payment terms|terms of payment|terms|payment conditions|zahlungsbedingungen|zahlungsbedingung|zahlungskonditionen|zahlungsvereinbarung|konditionen|conditions de paiement|conditions de règlement|modalités de paiement|modalités de règlement|condizioni di pagamento|termini di pagamento|condiciones de pago|forma de pago y condiciones",
    asked:
      "conditions of payment|days to pay|time to pay|days to pay without deduction|tage zum zahlen|tage zeit zum zahlen|zahlungsfrist ohne abzug|jours pour payer|temps pour payer|giorni per pagare|tempo per pagare|días para pagar|tiempo para pagar",
  },
  paymentMethod: {
    kind: "text",
    labels:
      "payment method|method of payment|payment means|zahlungsform|zahlungsart|zahlungsweise|zahlungsmethode|mode de paiement|mode de règlement|moyen de paiement|modalità di pagamento|metodo di pagamento|forma de pago|método de pago",
  },
  iban: {
    kind: "iban",
    labels: "iban|iban no|iban nr|iban or account|iban oder konto|iban ou compte|iban o conto|iban o cuenta",
    asked:
      "bank account|which bank account|which account number|what account number|which account|what account|account details|bank details|bankverbindung|kontonummer|welches konto|welchem konto|bankkonto|welches bankkonto|welchem bankkonto|wohin überweisen|wohin sollen wir überweisen|wohin müssen wir überweisen|wohin soll ich überweisen|wohin muss ich überweisen|compte bancaire|quel compte|quel compte bancaire|coordonnées bancaires|conto bancario|quale conto|quale conto bancario|che conto|conto corrente|coordinate bancarie|cuenta bancaria|qué cuenta|qué cuenta bancaria|cuál cuenta|datos bancarios",
  },
  bic: { kind: "bic", labels: "bic|swift|bic swift|swift bic|bic code|swift code|swift adresse" },
  vatId: {
    kind: "code",
    labels:
      "vat id|vat number|vat no|vat reg no|vat registration number|ust idnr|ust id|ustid|ust id nr|ustidnr|umsatzsteuer identifikationsnummer|umsatzsteuer id|mwst nr|mwst nummer|uid|uid nr|n tva|numéro de tva|n de tva|tva intracommunautaire|n tva intracommunautaire|partita iva|p iva|numero iva|numero di partita iva|mehrwertsteuernummer|umsatzsteuernummer|numéro tva|nif|nif iva|cif|n iva",
  },
  taxNumber: {
    kind: "code",
    labels:
      "tax number|tax no|tax id|steuernummer|steuernr|steuer nr|st nr|numéro fiscal|codice fiscale|número fiscal",
  },
  seller: {
    kind: "party",
    labels:
      "seller|supplier|vendor|issuer|bill from|from|verkäufer|lieferant|rechnungssteller|absender|vendeur|fournisseur|émetteur|venditore|fornitore|cedente|mittente|vendedor|proveedor|emisor|remitente",
  },
  buyer: {
    kind: "party",
    labels:
      "buyer|customer|client|bill to|billed to|invoice to|sold to|purchaser|käufer|kunde|kundin|rechnungsempfänger|rechnung an|auftraggeber|acheteur|client facturé|facturé à|destinataire|acquirente|cliente|cessionario|destinatario|comprador|facturar a",
    asked:
      "who is the invoice made out to|who is the bill made out to|who is the invoice addressed to|who is the invoice for|who is the bill for|who was billed|whose name is the invoice in|auf wen ist die rechnung ausgestellt|auf wen lautet die rechnung|an wen ist die rechnung gerichtet|an wen ist die rechnung adressiert|an wen geht die rechnung|für wen ist die rechnung|à qui la facture est elle adressée|à qui est adressée la facture|à qui s adresse la facture|au nom de qui est la facture|a chi è intestata la fattura|a chi è indirizzata la fattura|per chi è la fattura|a nombre de quién está la factura|a quién va dirigida la factura|para quién es la factura",
  },
  currency: { kind: "text", labels: "currency|währung|devise|monnaie|valuta|moneda|divisa" },
  period: {
    kind: "text",
    labels:
      "billing period|service period|period|abrechnungszeitraum|leistungszeitraum|leistungsperiode|période de facturation|période|periodo di fatturazione|periodo|período de facturación|período",
  },
  mailFrom: {
    kind: "party",
    labels: "from|von|de|da|expéditeur|absender|mittente|remitente",
    asked:
      "sender|sent the mail|sent this mail|sent the email|sent this email|sent the e mail|sent it|wrote the mail|wrote this mail|wrote the email|is the mail from|is the email from|hat die mail geschickt|hat die mail gesendet|hat die e mail geschickt|hat die e mail gesendet|hat die mail geschrieben|von wem ist die mail|von wem stammt die mail|absender der mail|a envoyé le courriel|a envoyé ce courriel|a envoyé le mail|a écrit le courriel|ha inviato la mail|ha inviato l e mail|ha mandato la mail|ha scritto la mail|envió el correo|envió este correo|escribió el correo",
  },
  mailTo: {
    kind: "party",
    labels: "to|an|à|a|para|destinataire|empfänger|destinatario",
    asked:
      "recipient|recipients|addressee|was the mail sent to|was the email sent to|is the mail addressed to|an wen ging die mail|an wen ist die mail|empfänger der mail|à qui le courriel est il adressé|a chi è indirizzata la mail|a quién va dirigido el correo",
  },
  mailSubject: {
    kind: "text",
    labels: "subject|betreff|objet|oggetto|asunto",
    asked: "subject line|betreffzeile|sujet",
  },
  mailDate: {
    kind: "text",
    labels: "date|sent|datum|gesendet|envoyé|data|inviato|fecha|enviado",
    asked:
      "date of the mail|date of the email|when was the mail sent|when was the email sent|when was it sent|when was this mail sent|wann wurde die mail gesendet|wann wurde die mail geschickt|wann wurde die e mail gesendet|datum der mail|quand le courriel a t il été envoyé|date du courriel|quando è stata inviata la mail|data della mail|cuándo se envió el correo|fecha del correo",
  },
  mailAttachment: {
    kind: "text",
    labels:
      "attachment|attachments|attached|contains|anhang|anhänge|anlage|anlagen|pièce jointe|pièces jointes|allegato|allegati|adjunto|adjuntos|archivos adjuntos",
    asked:
      "attached files|what is attached|what is attached to the mail|which files are attached|was ist angehängt|welche dateien sind angehängt|quelles sont les pièces jointes|quels fichiers sont joints|quali file sono allegati|che cosa è allegato|qué archivos están adjuntos|qué está adjunto",
  },
} as const satisfies Record<string, FormField>;

export type FormFieldName = keyof typeof formFields;

/** A label or question as it is compared: letters and digits alone, no accents, no currency and no rate behind it. */
export function foldLabel(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{M}+/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replace(/(?<=\p{L}[\s.(]{0,3})(?<!\p{N})\d{1,2}(?:[.,]\d{1,2})?\s?%/u, " ")
    .replaceAll(/[€$£¥]|(?<!\p{L})(?:in\s+)?(?:eur|chf|usd|gbp|euro|fr)(?!\p{L})|\((?:[^()]{0,20})\)/gu, " ")
    .replaceAll(/[^\p{L}\p{N}#]+/gu, " ")
    .trim();
}
