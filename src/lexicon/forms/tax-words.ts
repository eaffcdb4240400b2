/** What tax is called on invoices and in questions about them; articles before it are left out. */
export const taxNames =
  "vat|tax|taxes|sales tax|value added tax|mwst|mehrwertsteuer|umsatzsteuer|ust|steuer|steuern|tva|taxe|la taxe|la tva|l iva|iva|imposta|imposte|le imposte|tassa|tasse|le tasse|impuesto|impuestos|los impuestos|el iva";

/** Before its name: that it is in the amount, or that it is not. */
export const taxBefore = {
  in: "with|including|incl|inclusive of|mit|inkl|inklusive|samt|einschliesslich|avec|y compris|con|comprensivo di|comprese|inclusi",
  out: "without|before|excluding|excl|exclusive of|net of|ohne|vor|exkl|exklusive|abzüglich|hors|sans|avant|senza|prima dell|al netto dell|sin|antes de|antes del",
} as const;

/** Behind its name. */
export const taxBehind = {
  in: "included|inclusive|inbegriffen|eingeschlossen|comprise|comprises|incluse|incluses|compresa|comprese|compreso|inclusa|incluse|incluso|incluido|incluida|incluidos",
  out: "excluded|exclusive|not included|nicht inbegriffen|non comprise|non comprises|exclue|esclusa|escluso|escluse|non compresa|non inclusa|excluido|no incluido|no incluidos",
} as const;

/** What an invoice or an order is said to cost: "how much is the bill". */
export const billNouns =
  "invoice|bill|order|quote|offer|rechnung|bestellung|auftrag|facture|commande|fattura|ordine|ordinazione|factura|pedido";

/** Verbs for paying, and how much of it is asked for. */
export const howMuch =
  /(?<!\p{L})(?:how much|what (?:is|was|does|do|did)|wie ?viel|wie hoch|was|combien|à combien|quel(?:le)?|quanto|quant'|qual|cuánto|cuál)(?!\p{L})/iu;
export const payVerbs =
  "pay|paid|transfer|settle|owe|cost|costs|come|comes|zahlen|bezahlen|überweisen|begleichen|schulden|kostet|kosten|payer|régler|verser|virer|devoir|coûte|coûter|s élève|élève|pagare|versare|bonificare|saldare|costa|ammonta|pagar|abonar|transferir|cuesta|asciende";
