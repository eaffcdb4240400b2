import type { LabelQuestion } from "./label-question.ts";

const when = ["date"] as const;

/** When, where, why and how something happens, and the labels under which forms say so. */
export const officeOccasions: readonly LabelQuestion[] = [
  {
    kinds: when,
    asked: {
      en: "come* back|comes back|coming back|return|returns|returning|get* back|be back|is back",
      de: "kommt zurück|kehrt zurück|zurückkommt|zurückkehrt|zurück|heimkommt|wieder da",
      fr: "revient|rentre|retour|de retour",
      it: "torna|ritorna|rientra|tornano|rientrano|di ritorno",
      es: "vuelve|regresa|de vuelta",
    },
    labels: {
      en: "return|return date|date of return|back on|returning",
      de: "rückkehr|rückreise|rückfahrt|rückflug|zurück am|zurück",
      fr: "retour|date de retour|date du retour",
      it: "rientro|ritorno|data di rientro|data del rientro|data di ritorno",
      es: "regreso|vuelta|fecha de regreso|fecha de vuelta",
    },
  },
  {
    kinds: when,
    asked: {
      en: "leave|leaves|leaving|depart*|set off|sets off|setting off|set out",
      de: "abreist|reist|fährt los|verreist|abfährt|fliegt",
      fr: "part|partent|partir|s en va",
      it: "parte|partono|partire",
      es: "sale|salen|parte|se va|se marcha",
    },
    labels: {
      en: "departure|departure date|date of departure|outward journey",
      de: "abreise|abfahrt|hinreise|hinfahrt|hinflug|reisebeginn|abflug",
      fr: "départ|date de départ|date du départ|aller",
      it: "partenza|data di partenza|data della partenza|andata",
      es: "salida|fecha de salida|ida|partida",
    },
  },
  {
    kinds: when,
    asked: {
      en: "again|next inspection|next check|next visit|next service|next time|come* back|back to check",
      de: "wieder geprüft|erneut geprüft|nächste prüfung|nächste kontrolle|nächsten mal|nächster besuch|wieder kontrolliert|nachkontrolle",
      fr: "prochain contrôle|prochaine visite|prochaine inspection|prochaine fois|de nouveau|à nouveau|repass*",
      it: "prossimo controllo|prossima visita|prossima ispezione|prossima volta|di nuovo|prossima verifica",
      es: "próxima inspección|próxima visita|próxima revisión|próxima vez|de nuevo|otra vez",
    },
    labels: {
      en: "re inspection|reinspection|next inspection|next visit|next check|next service|next test|follow up inspection|follow up visit",
      de: "nachkontrolle|nachprüfung|nächste prüfung|nächste kontrolle|nächste wartung|nächster besuch|nächster termin",
      fr: "contre visite|prochain contrôle|prochaine visite|prochaine inspection|prochain entretien|nouveau contrôle",
      it: "prossimo controllo|prossima visita|prossima ispezione|prossima verifica|nuovo controllo|prossima manutenzione",
      es: "próxima inspección|próxima visita|próxima revisión|nueva inspección",
    },
  },
  {
    kinds: when,
    asked: {
      en: "happen*|accident|incident|occur*",
      de: "passiert*|geschah|ereignet*|unfall|vorgefallen|schaden",
      fr: "arrivé|passé|produit|accident|sinistre|survenu",
      it: "success*|accadut*|avvenut*|incidente|infortunio|sinistro",
      es: "pasó|ocurri*|sucedió|accidente|siniestro",
    },
    labels: {
      en: "date of accident|date of incident|date of loss|date of damage|accident date|incident date",
      de: "unfalldatum|schadendatum|schadensdatum|unfalltag|datum des unfalls|datum des ereignisses|ereignisdatum|schadentag",
      fr: "date du sinistre|date de l accident|date de l incident|date de l événement",
      it: "data del sinistro|data dell incidente|data dell infortunio|data dell evento",
      es: "fecha del accidente|fecha del siniestro|fecha del incidente",
    },
  },
  {
    kinds: ["place"],
    asked: {
      en: "go|goes|going|travel|travels|travelling|sent to|trip",
      de: "reist|fährt|geht|fliegt|reise",
      fr: "va|part|voyage|se rend|envoyé*",
      it: "va|viaggia|parte|trasferta|mandat*",
      es: "va|viaja|viaje|se dirige",
    },
    labels: {
      en: "destination|place of travel|travelling to",
      de: "reiseziel|ziel|zielort|destination|bestimmungsort",
      fr: "destination|lieu de destination",
      it: "destinazione|meta",
      es: "destino",
    },
  },
  {
    kinds: ["reason", "thing"],
    asked: {
      en: "why|what for|for what reason|purpose",
      de: "warum|weshalb|wieso|wozu|zweck|wofür",
      fr: "pourquoi|dans quel but|pour quelle raison",
      it: "perché|perche|per quale motivo|a che scopo|come mai",
      es: "por qué|para qué|por qué motivo",
    },
    labels: {
      en: "purpose|reason|purpose of trip|reason for travel|purpose of travel",
      de: "zweck|grund|reisezweck|anlass|begründung|reisegrund",
      fr: "motif|but|raison|objet du déplacement|motif du déplacement|but du voyage",
      it: "motivo|motivazione|scopo|causale|motivo della trasferta",
      es: "motivo|finalidad|razón|motivo del viaje",
    },
  },
  {
    kinds: ["manner", "thing"],
    asked: {
      en: "turn out|turned out|outcome|how did go|verdict",
      de: "ausgegangen|ausgefallen|gelaufen|herausgekommen|ausgang",
      fr: "verdict|s est passé|s est passée|terminé|terminée",
      it: "andat*|com è andata|finit*",
      es: "salió|acabó|terminó",
    },
    labels: {
      en: "overall result|result|outcome|overall outcome|overall rating|verdict",
      de: "gesamtergebnis|ergebnis|gesamturteil|befund|prüfergebnis|resultat|gesamtresultat",
      fr: "résultat|résultat global|conclusion|avis|résultat du contrôle",
      it: "esito|esito complessivo|risultato|giudizio|esito finale",
      es: "resultado|resultado global|dictamen",
    },
  },
  {
    kinds: ["manner", "thing"],
    asked: {
      en: "how travel|how get there|how go|means of transport|how travelling|how getting there",
      de: "womit reist|womit fährt|wie reist|wie kommt|verkehrsmittel|womit unterwegs",
      fr: "comment voyage|comment va|comment se rend|quel moyen|moyen de transport",
      it: "mezzo|mezzo viaggia|mezzo va|mezzo parte|come viaggia|come va|come ci va",
      es: "cómo viaja|cómo va|qué medio|medio de transporte",
    },
    labels: {
      en: "means of transport|transport|mode of travel|travelling by",
      de: "verkehrsmittel|transportmittel|reisemittel|anreise mit",
      fr: "moyen de transport|transport|mode de transport",
      it: "mezzo di trasporto|mezzo|mezzo utilizzato",
      es: "medio de transporte|transporte",
    },
  },
];
