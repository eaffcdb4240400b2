import type { FormFieldName } from "./field-labels.ts";

/** Short names of fields, which mean them only in a list of fields of a form. */
export const bareFields: Partial<Record<FormFieldName, string>> = {
  invoiceNumber: "number|no|nr|nummer|numéro|numero|número",
  invoiceDate: "date|datum|data|fecha",
  total: "total|totals|sum|amount|betrag|summe|gesamt|montant|somme|totale|importo|importe|suma",
  buyer: "customer|client|kunde|cliente",
  discount: "discount|skonto|escompte|sconto|descuento",
};

/** What a form is called; said beside a field, it changes nothing. */
export const formThings =
  "invoice|invoices|bill|order|form|document|file|pdf|mail|email|e|message|letter|attached|rechnung|rechnungen|beleg|bestellung|formular|dokument|datei|nachricht|schreiben|beigefügte|beigefügten|angehängte|angehängten|lautet|lauten|heisst|heißt|facture|factures|commande|formulaire|fichier|courriel|message|joint|jointe|fattura|fatture|ordine|modulo|documento|file|messaggio|allegato|allegata|factura|facturas|pedido|formulario|archivo|correo|mensaje|adjunto|adjunta|sent|stated|specified|given|printed|angegeben|indiqué|indiquée|indicato|indicata|indicado|indicada|nummer|due|send|sends|gesendet|geschickt|hat|envoyé|inviato|enviado|refer|refers|referring|relate|relates|belong|belongs|mentioned|bezieht|beziehen|gehört|zugrunde|réfère|rapporte|concerne|riferisce|riguarda|refiere|corresponde";

/** Words by which one form is held against another: "which one leaves more days to pay". */
export const comparingForms =
  "one|two|both|them|these|more|less|longer|shorter|higher|lower|larger|smaller|earlier|later|leaves|leave|gives|give|grants|grant|allows|allow|offers|offer|mehr|weniger|länger|kürzer|höher|tiefer|grösser|größer|kleiner|früher|später|lässt|lassen|gewährt|gewähren|beiden|beide|zwei|plus|moins|longue|courte|longtemps|élevé|élevée|laisse|laissent|accorde|accordent|deux|più|meno|lunga|breve|alto|alta|bassa|lascia|lasciano|concede|concedono|due|más|menos|larga|corta|alta|baja|deja|dejan|concede|conceden|dos|laquelle|lequel|quale|cuál";

/** Words that ask for a day. */
export const dayWords =
  "when|until when|by when|by what date|until what date|what date|bis wann|wann|ab wann|bis zu welchem datum|welchem datum|bis zu welchem tag|jusqu à quelle date|quelle date|entro quale data|quale data|hasta qué fecha|qué fecha|quand|pour quand|jusqu à quand|quando|entro quando|cuándo|hasta cuándo";

/** Verbs for what is done with an invoice. */
export const payingWords =
  "on|into|onto|le|les|gli|al|them|him|her|should|latest|at the latest|man|soll|sollen|spätestens|virement|faire|fait|effectuer|tard|au plus tard|bonifico|fatto|fare|effettuare|tardi|transferencia|hacer|ingresar|hay|tenemos|tengo|tardar|i|ich|je|io|us|uns|from us|von uns|money|pay|paid|pays|payable|transfer|settle|settled|have|must|should|money|included|contained|steckt|enthalten|drin|geld|verser|versé|versée|virement|argent|faut|avoir|être|bonificare|versare|soldi|va|vanno|devo|debo|transferir|dinero|zahlen|bezahlen|bezahlt|zahlbar|überweisen|überwiesen|begleichen|beglichen|müssen|muss|wir|payer|payée|payé|régler|réglée|réglé|virer|devons|nous|doit|pagare|pagata|pagato|saldare|dobbiamo|deve|pagar|pagada|pagado|abonar|debemos|debe";
