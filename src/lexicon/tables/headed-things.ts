import type { WordsByLanguage } from "../words-by-language.ts";

/** What a column of days or numbers holds, in words that are not those of its head. */
export const headedThings: readonly {
  said: WordsByLanguage;
  kind: "date" | "number" | "text";
  heads: string;
}[] = [
  {
    said: {
      en: "expire|expires|expired|expiring|go out of date|goes out of date|going out of date|out of date|run out|runs out|go off|past their date|must be used by|have to be used by",
      de: "laufen ab|läuft ab|ablaufen|abgelaufen|abläuft|verfallen|verfällt|haltbar|nicht mehr haltbar",
      fr: "expire|expirent|expirent t ils|périme|périment|se périment|périmé|périmés|périmée|périmées|arrivent à échéance|arrive à échéance",
      it: "scade|scadono|scaduto|scaduti|scaduta|scadute|in scadenza",
      es: "caduca|caducan|caducado|caducados|vence|vencen|vencido|vencidos",
    },
    kind: "date",
    heads:
      "use by|use by date|best before|best before date|expiry|expiry date|expires|expires on|expiration|expiration date|valid until|valid to|ablauf|ablaufdatum|läuft ab|läuft ab am|verfall|verfalldatum|haltbar bis|mindestens haltbar bis|mhd|gültig bis|péremption|date de péremption|expiration|date d expiration|dlc|dluo|ddm|valable jusqu au|à consommer avant|scadenza|data di scadenza|scade il|da consumarsi entro|valido fino al|caducidad|fecha de caducidad|vence|vencimiento|válido hasta",
  },
  {
    said: {
      en: "due|falls due|fall due|have to be paid|has to be paid|must be paid|payable",
      de: "fällig|fällig werden|bezahlt werden müssen|zahlbar|zu zahlen",
      fr: "échoient|échoit|à payer|arrivent à échéance|arrive à échéance|exigibles",
      it: "scade|scadono|da pagare|in scadenza",
      es: "vence|vencen|a pagar|hay que pagar",
    },
    kind: "date",
    heads:
      "due|due date|due on|payable by|payment due|fällig|fällig am|fälligkeit|zahlbar bis|zahlbar am|échéance|date d échéance|à payer le|payable le|scadenza|data di scadenza|scade il|pagare entro|vencimiento|fecha de vencimiento|vence",
  },
  {
    said: {
      en: "be inspected|be tested|be checked|be serviced|inspection is due|service is due|due for inspection|due for testing|due for service",
      de: "geprüft werden|kontrolliert werden|gewartet werden|zur prüfung|zur kontrolle|zum service",
      fr: "être contrôlé|être contrôlés|être contrôlée|être contrôlées|être vérifié|être vérifiés|être révisé|être révisés",
      it: "essere controllato|essere controllati|essere controllata|essere controllate|essere verificati|essere revisionati|da controllare|da revisionare",
      es: "ser revisado|ser revisados|ser controlados|ser inspeccionados",
    },
    kind: "date",
    heads:
      "next inspection|next test|next check|next service|inspection|inspection date|inspection due|service due|nächste prüfung|nächste kontrolle|nächste wartung|nächster service|prüfdatum|prüfung|prochain contrôle|prochaine révision|prochaine vérification|contrôle|prossimo controllo|prossima revisione|prossima verifica|revisione|próxima revisión|próximo control|revisión",
  },
  {
    said: {
      en: "left|still left|remaining|left over",
      de: "übrig|noch übrig|zugute|noch zugute|noch offen",
      fr: "reste|restent|restants|restantes|encore à prendre",
      it: "restano|rimangono|rimasti|rimaste|residui|residue",
      es: "quedan|restantes|sobran",
    },
    kind: "number",
    heads:
      "left|remaining|balance|days left|hours left|rest|restlich|übrig|saldo|resttage|restanspruch|reste|restant|restants|solde|resto|residuo|residui|rimanenti|restante|restantes",
  },
  {
    said: {
      en: "how old",
      de: "wie alt",
      fr: "quel âge",
      it: "quanti anni ha|che età ha",
      es: "cuántos años tiene|qué edad tiene",
    },
    kind: "number",
    heads: "age|alter|âge|età|edad",
  },
  {
    said: {
      en: "has borrowed|have borrowed|borrowed|has got on loan|has on loan|is lent to|lent to",
      de: "hat ausgeliehen|ausgeliehen|entliehen|geliehen",
      fr: "a emprunté|emprunté|empruntée",
      it: "ha preso in prestito|preso in prestito|ha in prestito",
      es: "ha tomado prestado|tomó prestado|tiene prestado|tiene prestada",
    },
    kind: "text",
    heads:
      "lent to|borrower|borrowed by|on loan to|loaned to|ausgeliehen an|entlehner|ausleiher|verliehen an|prêté à|emprunteur|emprunté par|prestato a|prestada a|prestado a|prestatario",
  },
];
