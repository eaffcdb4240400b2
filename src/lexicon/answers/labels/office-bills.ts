import { hasPaid } from "../../forms/paying-words.ts";
import type { LabelQuestion } from "./label-question.ts";

/** What is asked of orders, invoices and bookings, and the labels under which they say so. */
export const officeBills: readonly LabelQuestion[] = [
  {
    kinds: ["amount"],
    asked: {
      en: "still pay|still paid|still to be paid|still owe*|left to pay|remains|remaining|outstanding|balance|still transfer|still settle",
      de: "noch überweisen|noch zu überweisen|noch begleichen|noch zahlen|noch bezahlen|noch zu zahlen|noch zu bezahlen|noch offen|noch schuldig|noch schulden|restbetrag|restzahlung",
      fr: "reste à payer|reste à régler|encore payer|encore à payer|encore régler|encore devoir|encore verser|encore virer|solde",
      it: "ancora pagare|ancora da pagare|resta da pagare|rimane da pagare|resta da versare|ancora versare|saldo",
      es: "queda por pagar|falta por pagar|pagar todavía|todavía pagar|saldo",
    },
    labels: {
      en: "balance due|balance|balance to pay|outstanding balance|outstanding amount|amount outstanding|remaining amount|still to pay|amount to pay|left to pay|to pay",
      de: "restbetrag|offener betrag|restzahlung|noch zu zahlen|offener saldo|saldo|schlusszahlung|zu zahlen|zu bezahlen|noch zu bezahlen",
      fr: "solde à payer|solde dû|solde|reste à payer|montant restant|restant dû|reste à régler|à payer|à régler",
      it: "saldo da pagare|saldo dovuto|saldo|importo residuo|resta da pagare|residuo|da pagare|da saldare|importo da pagare",
      es: "saldo pendiente|saldo a pagar|saldo|importe pendiente|pendiente de pago",
    },
  },
  {
    kinds: ["date"],
    except: hasPaid,
    asked: {
      en: "pay|paid|settle*|transfer*|due",
      de: "zahlen|bezahlen|bezahlt|gezahlt|überweisen|überwiesen|begleichen|beglichen|fällig",
      fr: "payer|payée|payé|payés|régler|réglée|réglé|verser|virer|échéance",
      it: "pagare|pagata|pagato|paghiamo|saldare|saldata|versare|scade",
      es: "pagar|pagada|pagado|abonar|vence",
    },
    labels: {
      en: "due|due date|payment due|payment due date|date due|due on|due by|payable by|payable until|pay by|payment by|payment deadline",
      de: "zahlbar bis|zahlbar bis zum|fällig|fällig am|fällig bis|fälligkeit|fälligkeitsdatum|zahlungsziel|zahlungsfrist|zahlungstermin|zahlung bis",
      fr: "échéance|date d échéance|à payer avant le|à payer jusqu au|payable avant le|payable jusqu au|payable le|date limite de paiement|délai de paiement",
      it: "scadenza|data di scadenza|data scadenza|scadenza pagamento|da pagare entro|pagabile entro|pagamento entro|termine di pagamento",
      es: "vencimiento|fecha de vencimiento|fecha límite de pago|pagar antes de|plazo de pago",
    },
  },
  {
    kinds: ["manner", "thing"],
    asked: {
      en: "how paid|how pay|how settled|method of payment|payment method",
      de: "wie bezahlt|wie zahlt|wie zahlen|wie bezahlen|zahlungsart|zahlungsweise",
      fr: "comment payée|comment payé|comment payer|comment régler|comment réglée|mode de paiement|moyen de paiement",
      it: "come pagata|come pagato|come paga|come pagare|modalità di pagamento|metodo di pagamento",
      es: "cómo pagada|cómo pagado|cómo paga|cómo pagar|forma de pago|método de pago",
    },
    labels: {
      en: "payment method|method of payment|means of payment|payment|paid by",
      de: "zahlungsart|zahlungsweise|zahlungsmethode|zahlungsform|zahlung",
      fr: "mode de paiement|mode de règlement|moyen de paiement|règlement|paiement",
      it: "modalità di pagamento|metodo di pagamento|pagamento",
      es: "forma de pago|método de pago|pago",
    },
  },
  {
    kinds: ["person"],
    asked: {
      en: "contact|contact person|turn to|get in touch|ask about|speak to|questions",
      de: "ansprechpartner*|ansprechperson|kontaktperson|kontakt|wenden|zuständig",
      fr: "personne de contact|contact|interlocuteur|interlocutrice|s adresser|contacter|répond aux questions",
      it: "persona di contatto|contatto|rivolger*|referente|contattare",
      es: "persona de contacto|contacto|dirigirse|contactar",
    },
    labels: {
      en: "contact|contact person|contact on site|your contact|our contact|customer contact|questions",
      de: "ansprechpartner|ansprechpartnerin|ansprechperson|ihre ansprechperson|ihr ansprechpartner|ihre ansprechpartnerin|kontakt|kontaktperson|sachbearbeitung|sachbearbeiter|sachbearbeiterin|zuständig",
      fr: "contact|personne de contact|votre contact|interlocuteur|interlocutrice|votre interlocuteur|votre interlocutrice|dossier suivi par|personne responsable",
      it: "contatto|persona di contatto|referente|vostro referente|per domande",
      es: "contacto|persona de contacto|su contacto",
    },
  },
  {
    kinds: ["person"],
    asked: {
      en: "hire|hired|hires|rent|rented|rents|book|booked|reserved",
      de: "gemietet|mietet|mieten|gebucht|bucht|reserviert",
      fr: "loué|louée|loue|réservé|réservée|réserve",
      it: "affittato|affittata|affitta|noleggiato|noleggiata|prenotato|prenotata|prenota",
      es: "alquiló|alquilado|alquila|reservó|reservado|reserva",
    },
    labels: {
      en: "hirer|name of hirer|hired by|renter|booked by|name of guest|reserved by",
      de: "mieter|mieterin|gemietet von|name des mieters|name der mieterin|gebucht von|reserviert von",
      fr: "locataire|nom du locataire|loué par|réservé par|nom du client",
      it: "locatario|affittuario|noleggiatore|nome del locatario|prenotato da|affittato da",
      es: "arrendatario|alquilado por|reservado por|nombre del arrendatario",
    },
  },
  {
    kinds: ["place"],
    asked: {
      en: "happen*|accident|incident|damage|occur*",
      de: "passiert*|geschehen|geschah|ereignet*|unfall|schaden|vorgefallen",
      fr: "passé|produit|survenu|accident|sinistre|arrivé",
      it: "successo|avvenuto|accaduto|incidente|sinistro|capitato",
      es: "ocurrió|pasó|sucedió|accidente|siniestro",
    },
    labels: {
      en: "place of accident|place of incident|place of damage|accident location|scene|location|place",
      de: "schadenort|schadensort|unfallort|ereignisort|tatort|ort des schadens|ort des unfalls|ort",
      fr: "lieu du sinistre|lieu de l accident|lieu de l incident|lieu",
      it: "luogo del sinistro|luogo dell incidente|luogo",
      es: "lugar del siniestro|lugar del accidente|lugar",
    },
  },
];

/** What may stand before a label and changes nothing of it; without accents, as labels are compared. */
export const labelAdjectives =
  /^(?:expected|estimated|planned|requested|desired|preferred|agreed|confirmed|voraussichtliche[rs]?|geplante[rs]?|gewunschte[rs]?|vereinbarte[rs]?|bestatigte[rs]?|date prevue de|data prevista di|fecha prevista de)\s/u;
