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
      en: "again|test* again|check* again|inspect* again|servic* again|calibrat* again|next inspection|next check|next visit|next service|next time|next meeting|meet* next|come* back|back to check",
      de: "wieder geprüft|erneut geprüft|nächste prüfung|nächste kontrolle|nächsten mal|nächste mal|nächste sitzung|nächste treffen|nächste versammlung|nächster besuch|wieder kontrolliert|erneut kontrolliert|wieder gewartet|nächste wartung|nachkontrolle",
      fr: "prochain contrôle|prochaine visite|prochaine inspection|prochaine fois|prochaine séance|prochaine réunion|de nouveau|à nouveau|contrôl* de nouveau|contrôl* à nouveau|vérifi* de nouveau|vérifi* à nouveau|repass*",
      it: "prossimo controllo|prossima visita|prossima ispezione|prossima volta|prossima riunione|prossima seduta|prossimo incontro|di nuovo|controllat* di nuovo|di nuovo controllat*|tarat* di nuovo|di nuovo tarat*|prossima verifica",
      es: "próxima inspección|próxima visita|próxima revisión|próxima vez|próxima reunión|de nuevo|otra vez",
    },
    labels: {
      en: "re inspection|reinspection|next meeting|next session|date of next meeting|next inspection|next visit|next check|next service|next test|retest|retest due|retest date|next test due|next inspection due|next service due|follow up inspection|follow up visit",
      de: "nachkontrolle|nachprüfung|nächste sitzung|nächstes treffen|nächste versammlung|nächste zusammenkunft|nächste prüfung|nächste kontrolle|nächste wartung|nächster service|nächster besuch|nächster termin|wiederholungsprüfung|nächste eichung|nächste kalibrierung",
      fr: "contre visite|prochaine séance|prochaine réunion|prochaine assemblée|prochain contrôle|prochaine visite|prochaine inspection|prochain entretien|nouveau contrôle|prochaine vérification|prochaine révision|prochain étalonnage",
      it: "prossima riunione|prossima seduta|prossimo incontro|prossima assemblea|prossimo controllo|prossima visita|prossima ispezione|prossima verifica|nuovo controllo|prossima manutenzione|prossima revisione|prossima taratura|prossimo collaudo",
      es: "próxima reunión|próxima sesión|próxima inspección|próxima visita|próxima revisión|nueva inspección",
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
      en: "date of accident|date of incident|date of loss|date of damage|accident date|incident date|date and time",
      de: "unfalldatum|schadendatum|schadensdatum|unfalltag|datum des unfalls|datum des ereignisses|ereignisdatum|schadentag|datum und uhrzeit|datum und zeit",
      fr: "date du sinistre|date de l accident|date de l incident|date de l événement|date et heure",
      it: "data del sinistro|data dell incidente|data dell infortunio|data dell evento|data e ora",
      es: "fecha del accidente|fecha del siniestro|fecha del incidente|fecha y hora",
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
  {
    kinds: when,
    asked: {
      en: "deliver*|delivery|arrive*",
      de: "geliefert|liefert|liefern|angeliefert|lieferung|ankommt|kommt an|sollen kommen|soll kommen",
      fr: "livr*|arriv*",
      it: "consegn*|arriva*",
      es: "entreg*|llega*",
    },
    labels: {
      en: "delivery date|date of delivery|requested delivery|expected delivery|delivery on|delivery by|delivery",
      de: "lieferdatum|liefertermin|lieferung|gewünschter liefertermin|wunschtermin|anlieferung",
      fr: "date de livraison|livraison|livraison prévue|livraison souhaitée|date souhaitée",
      it: "data di consegna|data consegna|consegna|consegna prevista|consegna richiesta",
      es: "fecha de entrega|entrega|entrega prevista|entrega solicitada",
    },
  },
  {
    kinds: when,
    asked: {
      en: "begin*|start*|first time",
      de: "beginnt|beginnen|anfängt|fängt an|startet|starten|erstes mal|ersten mal",
      fr: "commence*|début*|première fois",
      it: "inizia*|comincia*|prima volta",
      es: "empieza*|comienza*|inicia*|primera vez",
    },
    labels: {
      en: "start|start date|starts on|beginning|first day|first lesson",
      de: "beginn|startdatum|start|anfang|erster tag|erste lektion|kursbeginn|mietbeginn|vertragsbeginn|arbeitsbeginn",
      fr: "début|date de début|commencement|premier jour|première leçon",
      it: "inizio|data di inizio|data inizio|primo giorno|prima lezione|decorrenza",
      es: "inicio|fecha de inicio|comienzo|primer día",
    },
  },
  {
    kinds: ["place"],
    asked: {
      en: "take* place|took place|held|happen*|meet|met",
      de: "findet statt|stattfindet|stattfinden|fand statt|stattgefunden|treffen|trifft|getroffen|trafen|tagt|getagt",
      fr: "a lieu|a eu lieu|se tient|se déroule|se passe|retrouve*|réuni|réunis|réunie|réunies|se réunit|rencontrés",
      it: "si tiene|si svolge|ha luogo|ha avuto luogo|si trova*|riunit*|si riunisce|incontrati|si è tenut*|si è svolt*",
      es: "tiene lugar|tuvo lugar|se celebra|se celebró|se hace|se realiza|se reunieron|se reunió|reunido*",
    },
    labels: {
      en: "place|venue|location|room|meeting point|place of the course",
      de: "ort|unterrichtsort|kursort|veranstaltungsort|durchführungsort|treffpunkt|raum|lokal|sitzungsort|prüfungsort",
      fr: "lieu|endroit|salle|lieu du cours|lieu de rendez vous|lieu de la réunion",
      it: "luogo|sede|sala|aula|luogo del corso|ritrovo",
      es: "lugar|sala|aula|punto de encuentro|sede",
    },
  },
  {
    kinds: ["place"],
    asked: {
      en: "deliver*|delivery|unload*",
      de: "geliefert|liefern|liefert|angeliefert|abgeladen|lieferung",
      fr: "livr*|décharg*",
      it: "consegn*|scaric*",
      es: "entreg*|descarg*",
    },
    labels: {
      en: "delivery address|place of delivery|deliver to|delivery to|ship to|site address|address of site",
      de: "lieferadresse|baustellenadresse|lieferort|lieferanschrift|lieferung an|anlieferung",
      fr: "adresse de livraison|adresse du chantier|lieu de livraison|livrer à",
      it: "indirizzo di consegna|indirizzo del cantiere|luogo di consegna|consegna a|destinazione",
      es: "dirección de entrega|lugar de entrega|entregar en",
    },
  },
  {
    kinds: ["place"],
    asked: {
      en: "invoice|bill",
      de: "rechnung",
      fr: "facture",
      it: "fattura",
      es: "factura",
    },
    labels: {
      en: "invoice address|billing address|address for invoice",
      de: "rechnungsadresse|rechnungsanschrift|rechnung an",
      fr: "adresse de facturation|adresse de la facture|facturation",
      it: "indirizzo di fatturazione|indirizzo fattura|fatturazione",
      es: "dirección de facturación|facturación",
    },
  },
];
