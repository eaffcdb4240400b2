import type { WordsByLanguage } from "../words-by-language.ts";

/** Words of a question over a table that ask, point or fill and change nothing of what is computed. */
export const neutralWords: WordsByLanguage = {
  en:
    "a|an|the|this|that|these|those|all|any|of|in|on|at|for|with|from|to|as|is|are|was|were|be|been|being|do|does|did|has|have|had|having|" +
    "there|it|its|they|their|them|we|us|our|i|me|my|you|your|which|what|who|whose|where|how|much|high|large|big|great|please|can|could|would|" +
    "show|give|list|name|tell|find|calculate|compute|determine|display|return|get|see|say|know|want|need|me the|and|" +
    "value|values|figure|figures|column|table|sheet|file|document|data|according|recorded|listed|shown|stated|reported|made|placed|" +
    "come|comes|came|coming|belong|belongs|belonging|account|accounts|accounted|located|situated|based|found|held|hold|get|got|" +
    "amount to|amounts to|result|so|then|whole|entire|respective|made up|represent|represents|correspond|corresponds|occur|occurs|occurred|happened|contain|contains|exist|exists|up|down|by|score|scored|still|currently|now|at the moment|right now|so far|to date|yet|already|win|wins|won|sold|work|works|worked|working",
  de:
    "der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines|dieser|diese|dieses|diesen|diesem|aller|alle|allen|alles|von|vom|in|im|an|am|auf|aus|bei|beim|mit|zu|zum|zur|für|es|" +
    "ist|sind|war|waren|sei|wird|werden|wurde|wurden|worden|hat|haben|hatte|hatten|gibt|gab|gibt es|wie|hoch|gross|groß|was|welche|welcher|welches|welchen|welchem|wer|wo|und|sich|noch|bitte|" +
    "nenne|nennen|zeige|zeig|zeigen|gib|berechne|berechnen|bestimme|liste|finde|ermittle|sag|sage|mir|uns|wir|ich|die werte|wert|werte|werten|" +
    "spalte|tabelle|blatt|datei|dokument|daten|laut|gemäss|gemäß|erfasst|aufgeführt|gestellt|gemacht|liegt|liegen|lag|lagen|beträgt|betragen|betrug|" +
    "entfällt|entfallen|stammt|stammen|kommt|kommen|gehört|gehören|befindet|befinden|macht|machen|aufweisen|weist|denn|dabei|davon|daran|dort|ganze|ganzen|jeweils|man|existieren|vorhanden|enthält|enthalten|auf|finden statt|findet statt|fanden statt|fand statt|statt|finden|findet|fanden|derzeit|aktuell|momentan|zurzeit|zur zeit|jetzt|bisher|bereits|schon|noch immer|gewonnen|gewann|gewinnt|verkauft|verkaufte|verkauften|verkaufen|arbeitet|arbeiten|gearbeitet|fürs",
  fr:
    "le|la|les|l|un|une|des|du|de|d|au|aux|à|ce|cet|cette|ces|tous|toutes|tout|toute|en|dans|sur|avec|pour|est|sont|était|étaient|été|être|sera|a|as|ont|avait|avaient|avoir|y|il|elle|ils|elles|t|on|" +
    "quel|quelle|quels|quelles|qui|que|qu|quoi|où|combien|et|ou se|se|s|c|donne|donnez|montre|montrez|liste|calcule|calculez|indique|indiquez|trouve|affiche|nomme|moi|nous|je|svp|" +
    "valeur|valeurs|colonne|tableau|feuille|fichier|document|données|selon le|enregistrés|enregistrées|indiqués|trouve|trouvent|situe|situent|appartient|appartiennent|provient|proviennent|représente|représentent|revient|" +
    "s élève|élève|concerne|concernent|existe|existent|contient|versé|versée|versés|versées|dont|fait|faite|faits|faites|actuellement|encore|toujours|en ce moment|maintenant|déjà|à ce jour|jusqu ici|avons|avez|ai|vendu|vendue|vendus|vendues|gagné|gagnés|travaille|travaillent|moment",
  it:
    "il|lo|la|i|gli|le|l|un|uno|una|di|del|dello|della|dei|degli|delle|dell|a|al|allo|alla|ai|agli|alle|all|in|nel|nello|nella|nei|negli|nelle|nell|da|dal|dalla|dai|dalle|con|su|sul|sulla|per la|" +
    "è|e|sono|era|erano|stato|stata|stati|state|ha|hanno|aveva|avevano|avere|c|ci|vi|che|chi|cosa|quale|quali|qual|quanto|quanta|questo|questa|questi|queste|tutto|tutta|tutti|tutte|si|" +
    "mostra|mostrami|dammi|elenca|calcola|indica|trova|dimmi|nomina|valore|valori|colonna|tabella|foglio|file|documento|dati|trova|trovano|appartiene|appartengono|proviene|provengono|rappresenta|rappresentano|" +
    "corrisponde|corrispondono|ammonta|esiste|esistono|contiene|presenti|presente|registrati|registrate|fatto|fatta|fatti|fatte|vogliono|vuole|tra gli|tra i|tra le|fra gli|fra i|attualmente|ancora|al momento|adesso|finora|già|abbiamo|avete|ho|venduto|venduta|venduti|vendute|vinto|vinti|lavora|lavorano",
  es:
    "el|la|los|las|lo|un|una|unos|unas|de|del|a|al|en|con|para|es|son|era|eran|fue|fueron|sido|ser|está|están|estaba|hay|había|ha|han|tiene|tienen|tenía|tener|que|qué|quién|cuál|cuáles|cuánto|cuánta|cómo|dónde|" +
    "este|esta|estos|estas|ese|esa|todo|toda|todos|todas|se|su|sus|y|muestra|muéstrame|dame|lista|enumera|calcula|indica|encuentra|dime|nombra|valor|valores|columna|tabla|hoja|archivo|documento|datos|" +
    "pertenece|pertenecen|proviene|provienen|representa|representan|corresponde|corresponden|existe|existen|contiene|registrados|registradas|encuentran|asciende|hecho|hecha|hechos|hechas|actualmente|todavía|aún|en este momento|ahora|ya|hasta ahora|hemos|habéis|vendido|vendida|vendidos|vendidas|ganado|trabaja|trabajan",
};

/** Words for the rows of a table as such. */
export const rowWords: WordsByLanguage = {
  en: "row|rows|entry|entries|record|records|line|lines|item lines|lines of data|rows of data",
  de: "zeile|zeilen|eintrag|einträge|einträgen|datensatz|datensätze|datensätzen",
  fr: "ligne|lignes|entrée|entrées|enregistrement|enregistrements",
  it: "riga|righe|voce|voci|record|registrazioni",
  es: "fila|filas|entrada|entradas|registro|registros|línea|líneas",
};

/** Periods that rows may be grouped by. */
export const periodWords: Readonly<Record<"year" | "quarter" | "month" | "week" | "day", WordsByLanguage>> = {
  year: { en: "year|years", de: "jahr|jahre|jahren", fr: "année|années|an", it: "anno|anni", es: "año|años" },
  quarter: {
    en: "quarter|quarters",
    de: "quartal|quartale",
    fr: "trimestre|trimestres",
    it: "trimestre|trimestri",
    es: "trimestre|trimestres",
  },
  month: { en: "month|months", de: "monat|monate", fr: "mois", it: "mese|mesi", es: "mes|meses" },
  week: {
    en: "week|weeks",
    de: "woche|wochen",
    fr: "semaine|semaines",
    it: "settimana|settimane",
    es: "semana|semanas",
  },
  day: { en: "day|days", de: "tag|tage", fr: "jour|jours", it: "giorno|giorni", es: "día|días" },
};

/** Verbs that say of a row that something began or was dated: they point to its only date. */
export const datingVerbs: WordsByLanguage = {
  en: "dated|issued|started|began|begun|start|begin|created|closed on|posted|joined|join|hired|entered|opened",
  de: "datiert|ausgestellt|begonnen|gestartet|begannen|starteten|erstellt|eingetreten|eingestellt|angefangen|eröffnet|gekommen",
  fr: "daté|datés|datée|datées|émis|émise|émises|commencé|débuté|commencent|entré|entrés|entrée|entrées|engagé|engagés|engagée|engagées|arrivé|arrivés",
  it: "datato|datati|datata|datate|emesso|emessi|emessa|emesse|iniziato|iniziati|iniziata|iniziate|cominciati|entrato|entrati|entrata|entrate|assunto|assunti|assunta|assunte|arrivati",
  es: "fechado|fechados|emitido|emitidos|emitida|emitidas|empezó|empezaron|comenzó|comenzaron|iniciado|iniciados|iniciaron|entrado|entraron|contratado|contratados|contratada|contratadas|incorporado|incorporados",
};

/** Verbs that ask for a price where the table has one such column. */
export const costVerbs: WordsByLanguage = {
  en: "cost|costs|costing|priced|pay|pays|how expensive",
  de: "wie teuer|kostet|kosten|kostete|kosteten|zahlt|zahle|zahlen|bezahlt man|bezahle|zahlst",
  fr: "coûte|coûtent|coûtait|coûtaient|paie|paient|paye|payent|payer|payons",
  it: "quanto viene|quanto vengono|costa|costano|costava|costavano|paga|pagano|pagare|paghiamo|pago",
  es: "cuesta|cuestan|costaba|costaban|costó|paga|pagan|pagar|pagamos",
};

/** Verbs that ask for the total of the prices where the table has one such column. */
export const spendingVerbs: WordsByLanguage = {
  en: "spend|spends|spending|spent|pay|pays|paid|charge|charged|charges",
  de: "ausgegeben|geben aus|gibt aus|ausgeben|ausgab|ausgaben wir|bezahlt|bezahlte|gezahlt|verrechnet|berechnet|verlangt",
  fr: "dépensons|dépense|dépensent|dépenser|dépensé|dépensée|dépensés|dépense t|payé|payée|payés|facturé|facturée|facturés",
  it: "spendiamo|spende|spendono|spendere|speso|spesa in|spesi|pagato|pagata|pagati|fatturato|addebitato|addebitati",
  es: "gastamos|gasta|gastan|gastar|gastado|gastó|gastaron|pagado|pagó|pagaron|cobrado|cobró|facturado",
};

/** What the rows of a table with prices may be called. */
export const entryNouns: WordsByLanguage = {
  en: "expense|expenses|cost item|cost items|payment|payments|booking|bookings|receipt|receipts|invoice|invoices|bill|bills|purchase|purchases",
  de: "ausgabe|ausgaben|posten|position|positionen|zahlung|zahlungen|buchung|buchungen|beleg|belege|rechnung|rechnungen|spesen|kosten|auslagen",
  fr: "dépense|dépenses|poste|postes|paiement|paiements|facture|factures|frais|achat|achats|justificatif|justificatifs",
  it: "spesa|spese|pagamento|pagamenti|fattura|fatture|acquisto|acquisti|ricevuta|ricevute",
  es: "gasto|gastos|partida|partidas|pago|pagos|factura|facturas|compra|compras|recibo|recibos",
};

/** What the rows of a table of persons may be called. */
export const peopleNouns: WordsByLanguage = {
  en: "person|persons|people|colleague|colleagues|employee|employees|staff|staff member|staff members|member|members|team members",
  de: "person|personen|leute|kollege|kollegen|kollegin|kolleginnen|mitarbeiter|mitarbeitende|mitarbeitenden|mitarbeiterin|mitarbeiterinnen|angestellte|angestellten|mitglied|mitglieder",
  fr: "personne|personnes|collègue|collègues|employé|employés|employée|employées|collaborateur|collaborateurs|collaboratrice|collaboratrices|membre|membres",
  it: "persona|persone|collega|colleghi|colleghe|dipendente|dipendenti|collaboratore|collaboratori|membro|membri",
  es: "persona|personas|colega|colegas|empleado|empleados|empleada|empleadas|colaborador|colaboradores|miembro|miembros",
};

/** What the people of a list may be, where its rows are people. */
export const listedPeople: WordsByLanguage = {
  en: "child|children|kids|pupils|students|participants|attendees|guests|volunteers|players",
  de: "kind|kinder|kindern|schüler|schülerinnen|teilnehmer|teilnehmende|teilnehmenden|teilnehmerinnen|gäste|freiwillige|spieler|spielerinnen",
  fr: "enfant|enfants|élèves|étudiants|participants|participantes|invités|bénévoles|joueurs|joueuses",
  it: "bambino|bambini|ragazzi|alunni|allievi|studenti|partecipanti|ospiti|volontari|giocatori",
  es: "niño|niños|alumnos|estudiantes|participantes|invitados|voluntarios|jugadores",
};

/** In the title of such a list: who is in it has put down his name for something. */
export const enrolling =
  /^(?:registr|enrol|sign-?up|attend|particip|class|camp|course|inscri|anmeld|teilnehm|kurs|klasse|lager|cours|iscri|partecip|corso|classe|campo|matr[ií]cul|curso|clase)/iu;

/** Heads of the names of persons alone. */
export const givenNames =
  "first name|given name|surname|last name|family name|vorname|nachname|familienname|prénom|nom de famille|cognome|nombre de pila|apellido|apellidos";

/** Heads of columns that name persons, in any language. */
export const personHeads =
  "name|names|full name|employee|person|colleague|member|vorname|nachname|mitarbeiter|mitarbeiterin|mitarbeitende|nom|prénom|collaborateur|employé|personne|nome|cognome|dipendente|persona|nombre|apellido|empleado";

/** What a request begins with that wants rows listed, as "which" does. */
export const listingVerbs: WordsByLanguage = {
  en: "list|show all|show me all|name all|give me all",
  de: "liste|zeige alle|zeig alle|zeige mir alle|nenne alle|nenne mir alle|gib mir alle",
  fr: "liste|listez|montre tous|montre toutes|montre moi tous|montre moi toutes|donne moi tous|donne moi toutes",
  it: "elenca|elencami|mostra tutti|mostra tutte|mostrami tutti|mostrami tutte|dammi tutti|dammi tutte",
  es: "enumera|lista|muestra todos|muestra todas|muéstrame todos|muéstrame todas|dame todos|dame todas",
};

/** Behind a year: that one and all that come after it, or before it. */
export const openEnds: Readonly<Record<"later" | "earlier", WordsByLanguage>> = {
  later: {
    en: "or later|or after|and later|or newer|onwards|and after",
    de: "oder später|oder danach|und später|oder neuer",
    fr: "ou plus tard|ou après|et après|et plus tard",
    it: "o dopo|o più tardi|e dopo|o successivamente|in poi",
    es: "o después|o más tarde|y después|en adelante",
  },
  earlier: {
    en: "or earlier|or before|and earlier|or older",
    de: "oder früher|oder davor|und früher|oder älter",
    fr: "ou plus tôt|ou avant|et avant",
    it: "o prima|e prima",
    es: "o antes|y antes",
  },
};

/** How questions begin that want a yes or no. */
export const yesNoOpenings: WordsByLanguage = {
  en: "is|are|was|were|do|does|did|has|have|had|can|could|will|would|should",
  de: "ist|sind|war|waren|hat|haben|hatte|hatten|gibt es|gab es|kann|können|wird|werden|wurde|wurden|liegt|liegen",
  fr: "est ce|est il|est elle|a t il|a t elle|ont ils|y a t il|sont ils",
  it: "ci sono|c è|è vero|esiste|esistono",
  es: "es|son|hay|está|están|tiene|tienen|existe|existen",
};

/** A stretch of time, beside how many years it has. */
export const spanNouns: WordsByLanguage = {
  en: "period|time period|span|time span",
  de: "zeitraum|zeitspanne|periode",
  fr: "période",
  it: "periodo",
  es: "período|periodo",
};

/** Which side of nought a number is on. */
export const signWords: Readonly<Record<"negative" | "positive", WordsByLanguage>> = {
  negative: {
    en: "negative|a negative|below zero|less than zero",
    de: "negativ|negative|negativen|negativer|negatives|eine negative|einen negativen|unter null|kleiner als null",
    fr: "négatif|négative|négatifs|négatives|inférieur à zéro|en dessous de zéro",
    it: "negativo|negativa|negativi|negative|sotto zero|inferiore a zero",
    es: "negativo|negativa|negativos|negativas|bajo cero|por debajo de cero",
  },
  positive: {
    en: "positive|a positive|above zero|more than zero",
    de: "positiv|positive|positiven|positiver|positives|eine positive|einen positiven|über null|grösser als null|größer als null",
    fr: "positif|positive|positifs|positives|supérieur à zéro|au dessus de zéro",
    it: "positivo|positiva|positivi|positive|sopra zero|superiore a zero",
    es: "positivo|positiva|positivos|positivas|sobre cero|por encima de cero",
  },
};

/** Superlatives that name what is measured, and how the same is said of a column; the words stand in the order of `languages`. */
export const impliedMeasures: readonly {
  said: string;
  meant: string;
  language: "en" | "de" | "fr" | "it" | "es";
}[] = [
  { language: "en", said: "most populous|most populated", meant: "highest population" },
  { language: "en", said: "least populous|least populated", meant: "lowest population" },
  {
    language: "de",
    said: "bevölkerungsreichste|bevölkerungsreichsten|bevölkerungsreichster|einwohnerstärkste|einwohnerstärksten",
    meant: "höchste Bevölkerung",
  },
  {
    language: "fr",
    said: "le plus peuplé|la plus peuplée|les plus peuplés|les plus peuplées",
    meant: "la plus grande population",
  },
  {
    language: "it",
    said: "il più popoloso|la più popolosa|più popoloso|più popolosa|il più popolato|più popolato",
    meant: "la popolazione più alta",
  },
  {
    language: "es",
    said: "el más poblado|la más poblada|más poblado|más poblada",
    meant: "la mayor población",
  },
];

/** "… and with how many inhabitants": the value is told anyhow. */
export const valueToo =
  /,?(?<!\s)\s+(?:and(?: with)?|und(?: mit)?|et(?: avec)?|e(?: con)?|y(?: con)?)\s+(?:how many|how much|what|wie vielen?|wie viel|welche[mnr]?|combien(?: de| d['’])?|quel(?:le)?s?|quant[ioae]|qual[ei]?|cuánt[oa]s?|qué)(?:\s+\p{L}+)?\s*\??$/iu;
