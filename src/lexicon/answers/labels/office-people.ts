import type { LabelQuestion } from "./label-question.ts";

const who = ["person"] as const;

/** Who signs, who is called first and what somebody gets or has left, and the labels under which forms say so. */
export const officePeople: readonly LabelQuestion[] = [
  {
    kinds: who,
    isOfTitle: true,
    asked: {
      en: "carried out|carry out|performed|did|done|made",
      de: "durchgeführt|ausgeführt|gemacht|vorgenommen|erledigt",
      fr: "effectué|effectuée|réalisé|réalisée|exécuté|exécutée|fait|faite",
      it: "eseguito|eseguita|effettuato|effettuata|fatto|fatta|svolto|svolta",
      es: "realizó|realizado|efectuó|efectuado|ejecutado|hizo|hecho",
    },
    labels: {
      en: "carried out by|performed by|done by|executed by|work done by",
      de: "durchgeführt von|durchgeführt durch|ausgeführt von|ausgeführt durch|ausführender|ausführende|erledigt von|erledigt durch",
      fr: "effectué par|effectuée par|réalisé par|réalisée par|exécuté par|exécutée par|exécutant",
      it: "eseguito da|eseguita da|effettuato da|effettuata da|svolto da|svolta da|esecutore",
      es: "realizado por|realizada por|efectuado por|efectuada por|ejecutado por",
    },
  },
  {
    kinds: who,
    asked: {
      en: "sign|signs|signed|signature",
      de: "unterschrieben|unterschreibt|unterschrieb|unterzeichnet|unterschrift|signiert",
      fr: "signé|signée|signe|signer|signature|signataire",
      it: "firmato|firmata|firma|firmare|sottoscritto|sottoscritta",
      es: "firmó|firmado|firmada|firma",
    },
    labels: {
      en: "signed by|signature|signed|signatory",
      de: "unterschrift|unterzeichnet von|unterzeichnet durch|unterschrieben von|gezeichnet",
      fr: "signature|signé par|signée par|signataire",
      it: "firma|firmato da|firmata da|firmatario|firmataria",
      es: "firma|firmado por|firmada por|firmante",
    },
  },
  {
    kinds: who,
    asked: {
      en: "emergency|call if|phone if|ring if|call first|something happens",
      de: "notfall|anrufen wenn|anruft wenn|anrufen falls|zuerst anrufen|etwas passiert|etwas zustösst|etwas zustößt",
      fr: "urgence|appeler si|prévenir si|appeler en cas|prévenir en cas|arrive quelque chose",
      it: "emergenza|chiamare se|avvisare se|chiamare in caso|avvisare in caso|succede qualcosa",
      es: "emergencia|llamar si|avisar si|llamar en caso|avisar en caso|pasa algo",
    },
    labels: {
      en: "emergency contact|in an emergency|in case of emergency|in an emergency call|contact in an emergency|next of kin",
      de: "notfallkontakt|notfallnummer|im notfall|notfall|notfalladresse|kontakt im notfall|im notfall benachrichtigen",
      fr: "contact d urgence|personne à prévenir|en cas d urgence|à prévenir en cas d urgence|à prévenir",
      it: "contatto di emergenza|in caso di emergenza|persona da avvisare|da avvisare|contatto d emergenza",
      es: "contacto de emergencia|en caso de emergencia|persona de contacto en caso de emergencia|avisar a",
    },
  },
  {
    kinds: ["amount"],
    asked: {
      en: "paid out|take home|takes home|net pay|net salary|net wage|into account|receive*",
      de: "ausbezahlt|ausgezahlt|auszahlung|nettolohn|netto ausbezahlt|aufs konto|auf konto",
      fr: "net payé|salaire net|net touché|touché|touche|perçu|reçu sur compte|reçu|versé sur compte",
      it: "netto in busta|stipendio netto|ricevuto|riceve|percepito|accreditato|sul conto",
      es: "sueldo neto|salario neto|cobrado|cobra|recibido|ingresado",
    },
    labels: {
      en: "net pay|net salary|net wage|net wages|net payment|take home pay|amount paid out|net amount payable",
      de: "auszahlungsbetrag|auszahlung|nettolohn|nettogehalt|nettoauszahlung|ausbezahlter betrag|überweisungsbetrag",
      fr: "net payé|net versé|net à payer|salaire net|salaire net à payer|net à payer au salarié",
      it: "netto in busta|netto a pagare|netto da pagare|netto corrisposto|stipendio netto|retribuzione netta|netto del mese",
      es: "líquido a percibir|neto a percibir|salario neto|sueldo neto|total neto",
    },
  },
  {
    kinds: ["amount", "count", "period"],
    asked: {
      en: "holiday* left|leave left|holiday* remain*|leave remain*|days off left|vacation left",
      de: "urlaub* übrig|urlaub* noch|ferien* übrig|ferien* noch|resturlaub|noch urlaub|noch ferien",
      fr: "congé* reste|congés restant*|reste de congé*|reste congé*|solde de congé*",
      it: "ferie restano|ferie rimangono|ferie residue|ferie ancora|ancora ferie|restano di ferie",
      es: "vacaciones quedan|quedan de vacaciones|vacaciones restantes",
    },
    labels: {
      en: "holiday left|holiday entitlement left|holiday balance|leave balance|remaining leave|remaining holiday|holiday remaining|leave remaining",
      de: "resturlaub|urlaubssaldo|urlaub rest|resturlaubstage|ferienguthaben|feriensaldo|restferien|urlaubsguthaben",
      fr: "solde de congés|solde congés|solde des congés|congés restants|congés payés|solde cp",
      it: "ferie residue|saldo ferie|residuo ferie|ferie rimanenti",
      es: "vacaciones pendientes|saldo de vacaciones|vacaciones restantes",
    },
  },
  {
    kinds: who,
    asked: {
      en: "deal* with|handle|handles|handling|handled|process|processes|processing|looks after",
      de: "bearbeitet|bearbeiten|betreut|kümmert|zuständig",
      fr: "traite|traité|traitée|s occupe|suit|suivi|gère",
      it: "segue|gestisce|tratta|si occupa|seguita|gestita",
      es: "tramita|gestiona|se ocupa|lleva",
    },
    labels: {
      en: "handler|claim handler|claims handler|case handler|handled by|caseworker|clerk|processed by|account manager",
      de: "sachbearbeiter|sachbearbeiterin|sachbearbeitung|bearbeiter|bearbeiterin|bearbeitet von|bearbeitet durch|betreuer|betreuerin",
      fr: "gestionnaire|dossier suivi par|suivi par|traité par|chargé de dossier|chargée de dossier|affaire suivie par",
      it: "responsabile della pratica|pratica seguita da|seguita da|gestita da|incaricato|incaricata|addetto|addetta",
      es: "tramitador|tramitadora|gestor|gestora|tramitado por",
    },
  },
  {
    kinds: ["date"],
    asked: {
      en: "since when work*|join*|start* work*|been working|employed since|hired",
      de: "seit wann arbeitet|seit wann angestellt|seit wann beschäftigt|eingetreten|angefangen|eingestellt",
      fr: "depuis quand travaille|embauché|embauchée|engagé|engagée|entré|entrée",
      it: "da quando lavora|assunto|assunta|da quando è",
      es: "desde cuándo trabaja|contratado|contratada",
    },
    labels: {
      en: "entry|entry date|date of entry|joined|date joined|employed since|start of employment|employment start",
      de: "eintritt|eintrittsdatum|beschäftigt seit|angestellt seit|eintritt am",
      fr: "entrée|entrée le|date d entrée|date d embauche|embauchée le|embauché le",
      it: "data di assunzione|assunto il|assunta il|data assunzione|in servizio dal",
      es: "fecha de alta|fecha de ingreso|antigüedad",
    },
  },
  {
    kinds: ["place"],
    asked: {
      en: "stay|stays|staying|sleep|sleeps|lodge*|put up|accommodation",
      de: "übernacht*|schläft|schlafen|untergebracht|wohnt|unterkunft",
      fr: "loge|loger|logée|logé|dort|dormir|dormira|hébergé|hébergée|logera",
      it: "alloggia|alloggiare|dorme|dormire|pernotta|pernottare|dormirà|alloggerà",
      es: "se aloja|alojarse|duerme|dormir",
    },
    labels: {
      en: "accommodation|hotel|lodging|staying at",
      de: "unterkunft|übernachtung|hotel",
      fr: "hébergement|logement|hôtel",
      it: "alloggio|albergo|hotel|pernottamento",
      es: "alojamiento|hotel",
    },
  },
];
