import type { Language } from "../words-by-language.ts";

/** What kind of thing would answer a question. */
export type AnswerKind =
  | "amount"
  | "count"
  | "share"
  | "date"
  | "year"
  | "period"
  | "person"
  | "organisation"
  | "place"
  | "reason"
  | "manner"
  | "yes-or-no"
  | "definition"
  | "thing";

/** How a language asks; words and phrases in lower case, parted by a bar. The one that stands first in a question decides. */
export interface AskingWords {
  kinds: Readonly<Partial<Record<AnswerKind, string>>>;
  /** "What" and "which": the noun behind them says what is asked for. */
  which: string;
  /** Those that no noun can follow at once: "que payons-nous", "was kostet". */
  alone: string;
  /** Verbs of paying; behind "what" they ask for an amount. */
  paying: string;
  /** Behind "what", a verb begins: what is asked for is no noun that follows. */
  helping: string;
  /** Between such a word and its noun: "what is the", "was sind die". */
  between: string;
  /** Nouns behind "which" that name a kind. */
  nouns: Readonly<Partial<Record<AnswerKind, string>>>;
  /** What a question that wants yes or no begins with. */
  whether: string;
  /** A question of its own beginning with these asks what something is. */
  whatIs: string;
}

export const askingWords: Readonly<Record<Language, AskingWords>> = {
  en: {
    kinds: {
      count: "how many|what number of",
      amount:
        "how much|by how much|how high|how large|how big|how heavy|how tall|how deep|how wide|how far|how fast|how old|how expensive|how low|how thick|how strong|how loud|how noisy|how quiet|how bright|how hot|how warm|how cold|how steep|how powerful|at what price|at what age|at what rate|up to what amount|up to how much|above what amount|from what amount",
      share:
        "what percentage|what percent|what share|what proportion|what fraction|which percentage|which share",
      period:
        "how long|for how long|how many years|how many days|how many months|how many weeks|how many hours|how much time|how quickly|how soon|how far in advance|how long in advance|how long before|how long beforehand|how early|how many days before|how many weeks before|how many months before|how far ahead|how much longer|within what time|within what period|in what time|how fast must|how fast do",
      date: "when|how often|what date|which date|what day|which day|what time|which month|what month|what deadline|at what time|from when|since when|as of when|from what date|until when|by when|until what time|by what time|from what time|till when|until what date|by what date",
      year: "what year|which year|what decade|which decade|what century|which century",
      person: "who|whom|whose",
      place: "where",
      reason: "why|how come|what caused|what is the reason|what was the reason|for what reason|what reason",
      manner: "how",
    },
    which: "what|which",
    alone: "",
    paying: "cost|costs|pay|paid|paying|charge|charges|charged|earn|earns|owe|owes|spend|spends|spent",
    helping: "does|do|did|will|would|can|could|may|must|should|shall|has|have|had",
    between: "is|are|was|were|the|a|an|of|kind|type|sort|name|other|first|main|two|three",
    nouns: {
      amount:
        "amount|price|cost|costs|premium|deposit|rent|surcharge|excess|deductible|compensation|fee|fees|rate|size|height|length|width|depth|weight|population|temperature|value|sum|total|ratio|distance|speed|age|salary|budget|allowance|limit|limits|penalty|discount|capacity|revenue|income|profit|sales|expenses|turnover|loss|losses|earnings|surplus|deficit|margin|debt|balance|bonus|wage|wages|fine|refund|volume|consumption|threshold|maximum|minimum|mileage",
      count: "number",
      share: "percentage|percent|share|proportion|fraction|portion",
      date: "date|day|month|season|deadline",
      year: "year|decade|century",
      period: "duration|period|notice period|notice|warranty period|trial period",
      person:
        "person|man|woman|king|queen|emperor|president|scientist|author|philosopher|leader|minister|actor|actress|writer|artist|engineer|explorer|general|officer|poet|painter|singer|mathematician|physicist|chemist|ruler|pope|bishop",
      organisation:
        "company|organisation|organization|university|agency|institution|party|team|bank|firm|church|newspaper|league|court|committee|corporation|supplier|vendor|department|authority",
      place:
        "city|country|state|town|region|place|location|continent|area|river|island|province|county|district|village|nation|street|borough|site|building|countries|cities|states|regions",
    },
    whether: "is|are|was|were|do|does|did|can|could|may|must|should|shall|will|would|has|have|had|am",
    whatIs:
      "what is|what are|what was|what were|what's|define|what does|what do they mean by|what do you mean by|what is meant by|what does it mean by",
  },
  de: {
    kinds: {
      count: "wie viele|wie vielen|wie vieler|wieviele|wievielen|welche anzahl",
      amount:
        "wie viel|wieviel|auf wie viel beläuft sich|auf wie viel belaufen sich|wie hoch beläuft sich|wie hoch belaufen sich|wie hoch|wie gross|wie groß|wie weit|wie alt|wie schnell|wie teuer|wie schwer|wie tief|wie breit|wie niedrig|was kostet|was kosten|wie stark|wie dick|wie laut|wie leise|wie hell|wie warm|wie heiss|wie heiß|wie kalt|wie steil|wie voll|wie eng|wie leicht|bis zu welchem betrag|bis zu welcher höhe|ab welchem betrag",
      share:
        "wie viel prozent|wieviel prozent|welcher anteil|welcher prozentsatz|welchen anteil|welchen prozentsatz",
      period:
        "wie lange|wie lang|wie schnell muss|wie rasch|innert welcher|innert welchem|innerhalb welcher|innerhalb welchen|in welcher zeit|wie viel zeit|wieviel zeit|wie weit im voraus|wie lange im voraus|wie lange vorher|wie lange zuvor|wie früh|wie viel früher|mit welcher frist|mit welchem vorlauf|wie viele jahre|wie viele tage|wie viele monate|wie viele wochen|wie viele stunden",
      date: "wann|bis wann|seit wann|ab wann|wie oft|an welchem tag|an welchem datum|in welchem monat|welches datum|um wie viel uhr|bis wie viel uhr|ab wie viel uhr|bis um wie viel uhr|um welche zeit|bis zu welcher uhrzeit|bis zu welcher zeit|ab welchem datum|bis zu welchem datum",
      year: "in welchem jahr|welches jahr|in welchem jahrzehnt|in welchem jahrhundert|welchem jahr",
      person: "wer|wen|wem|wessen",
      place: "wo|woher|wohin",
      reason: "warum|wieso|weshalb|weswegen|aus welchem grund|was war der grund|was ist der grund",
      manner: "wie|wodurch|womit",
      thing:
        "wie heisst|wie heißt|wie heissen|wie heißen|wie hiess|wie hieß|wie nennt|wie nennen|wie lautet|wie lauten",
    },
    which:
      "was|welche|welcher|welches|welchen|welchem|worin|woraus|worauf|wofür|wozu|worüber|woran|wovon|wogegen|was für ein|was für eine",
    alone: "was|worin|woraus|worauf|wofür|wozu|worüber|woran|wovon|wogegen",
    paying: "kostet|kosten|kostete|zahle|zahlt|zahlen|bezahle|bezahlt|bezahlen|verdient|verdienen|verdiene",
    helping: "",
    between: "ist|sind|war|waren|der|die|das|den|dem|ein|eine|art|name|anderen|andere|ersten|erste",
    nouns: {
      amount:
        "betrag|preis|kosten|prämie|miete|mietzins|zuschlag|selbstbehalt|anzahlung|pauschale|beitrag|entschädigung|gebühr|gebühren|satz|grösse|größe|höhe|länge|breite|tiefe|gewicht|bevölkerung|temperatur|wert|summe|entfernung|geschwindigkeit|alter|lohn|gehalt|budget|tagegeld|limite|obergrenze|rabatt|umsatz|gewinn|menge|verlust|ertrag|erlös|aufwand|überschuss|fehlbetrag|defizit|marge|saldo|bonus|vergütung|honorar|provision|busse|buße|skonto|verbrauch|volumen|fläche|kapazität|leistung|schwelle|höchstbetrag|mindestbetrag|maximum|minimum|ausgaben|einnahmen",
      count: "anzahl|zahl",
      share: "anteil|prozentsatz|prozent|zinssatz|steuersatz|beitragssatz|abgabesatz|mehrwertsteuersatz",
      date: "datum|tag|monat|termin|frist",
      year: "jahr|jahrzehnt|jahrhundert",
      period: "dauer|zeitraum|kündigungsfrist|laufzeit",
      person:
        "person|mann|frau|könig|königin|kaiser|präsident|wissenschaftler|autor|philosoph|anführer|minister|schauspieler|schriftsteller|künstler|ingenieur|general|papst|physiker|chemiker|herrscher",
      organisation:
        "firma|unternehmen|organisation|universität|behörde|institution|partei|mannschaft|bank|kirche|zeitung|gericht|abteilung|lieferant",
      place:
        "stadt|land|staat|ort|region|kontinent|gebiet|fluss|insel|provinz|bezirk|dorf|strasse|straße|gebäude|ländern|länder|städte|städten",
    },
    whether:
      "ist|sind|war|waren|darf|dürfen|kann|können|muss|müssen|soll|sollen|wird|werden|wurde|wurden|hat|haben|gibt es|gilt|gelten|hatte",
    whatIs:
      "was ist|was sind|was war|was waren|was bedeutet|was versteht man unter|was heisst|was heißt|was meint man mit|was meinen sie mit|was ist gemeint mit|was verstehen sie unter",
  },
  fr: {
    kinds: {
      count: "combien de|combien d",
      amount:
        "combien|combien de l'heure|combien à l'heure|quel est le montant|à combien|à combien s'élève|à combien s'élèvent|à combien se monte|à combien se montent|combien vaut|à quel prix|quel montant|quel prix|quelle somme|jusqu'à quelle somme|jusqu'à quel montant|jusqu'à combien|à partir de quel montant",
      share: "quel pourcentage|quelle part|quelle proportion|quel taux",
      period:
        "combien de temps|combien de temps avant|combien de temps à l'avance|combien de temps d'avance|combien de jours avant|combien de mois avant|avec quel préavis|en combien de temps|dans quel délai|sous quel délai|sous combien de|quelle est la durée|pendant combien|combien d'années|combien de jours|combien de mois|quelle durée",
      date: "quand|à quelle date|depuis quand|jusqu'à quand|quel jour|quelle date|à quelle fréquence|quel mois|quel est le délai|à quelle heure|jusqu'à quelle heure|dès quelle heure|avant quelle heure|avant quelle date|à partir de quelle date|à partir de quand|dès quand|jusqu'à quelle date|pour quand",
      year: "en quelle année|quelle année|quel siècle|quelle décennie",
      person: "qui|à qui|par qui",
      place: "où|d'où",
      reason: "pourquoi|pour quelle raison|quelle est la raison",
      manner: "comment",
      thing: "comment s'appelle|comment s'appellent|comment appelle|comment se nomme",
    },
    which: "quel|quelle|quels|quelles|que|qu|quoi|lequel|laquelle",
    alone: "que|qu|quoi",
    paying:
      "coûte|coûtent|coûter|coûtait|coûterait|payons|payez|paie|paye|paient|payer|paierons|gagne|gagnent|gagner",
    helping: "",
    between: "est|sont|était|le|la|les|l|un|une|de|type|nom",
    nouns: {
      amount:
        "montant|prix|coût|frais|prime|loyer|franchise|acompte|supplément|redevance|cotisation|caution|forfait|rémunération|tarif|taille|hauteur|longueur|largeur|poids|population|température|valeur|somme|distance|vitesse|âge|salaire|budget|indemnité|plafond|rabais|chiffre d'affaires|chiffre|revenu|bénéfice|perte|pertes|recette|recettes|dépense|dépenses|excédent|déficit|marge|dette|solde|honoraires|amende|remboursement|consommation|volume|capacité|seuil|maximum|minimum|superficie",
      count: "nombre",
      share: "pourcentage|part|proportion|taux",
      date: "date|jour|mois|délai|échéance",
      year: "année|siècle|décennie",
      period: "durée|période|préavis",
      person:
        "personne|homme|femme|roi|reine|empereur|président|scientifique|auteur|philosophe|chef|ministre|acteur|écrivain|artiste|ingénieur|général|pape",
      organisation:
        "entreprise|société|organisation|université|agence|institution|parti|équipe|banque|église|journal|tribunal|service|fournisseur",
      place:
        "ville|pays|état|lieu|région|endroit|continent|zone|fleuve|rivière|île|province|district|village|rue|bâtiment",
    },
    whether:
      "est-ce que|est-ce qu|peut-on|puis-je|dois-je|doit-on|y a-t-il|a-t-il|a-t-on|est-il|est-elle|sont-ils|faut-il|est-ce",
    whatIs:
      "qu'est-ce que|qu'est-ce qu|c'est quoi|que signifie|que sont|que veut dire|ça veut dire quoi|qu'entend-on par|qu'entendent-ils par|que désigne",
  },
  it: {
    kinds: {
      count: "quanti|quante|quale numero",
      amount:
        "quanto|quanta|a quanto|a quanto ammonta|a quanto ammontano|quanto costa|quale importo|quale prezzo|quanto è|fino a quale importo|fino a quanto|a partire da quale importo",
      share: "quale percentuale|che percentuale|quale quota|quale parte",
      period:
        "quanto tempo|quanto tempo prima|con quanto anticipo|con quanto preavviso|con quale anticipo|quanti giorni prima|quanti mesi prima|in quanto tempo|per quanto tempo|quanti anni|quanti giorni|quanti mesi|quale durata|da quanto",
      date: "quando|entro quando|da quando|in che data|in quale data|quale giorno|che giorno|quante volte|in quale mese|entro quale termine|a che ora|fino a che ora|entro che ora|da che ora|dopo che ora|entro che giorno|entro quale data|a partire da quando|da quale data|a partire da quale data|fino a quando|fino a quale data",
      year: "in che anno|in quale anno|che anno|quale anno|quale secolo|che secolo",
      person: "chi|a chi|da chi|di chi|con chi",
      place: "dove|da dove",
      reason: "perché|per quale motivo|per quale ragione|come mai|qual è il motivo",
      manner: "come|com'è|com'era|com'erano|com'e",
      thing:
        "come si chiama|come si chiamano|come viene chiamato|come viene chiamata|come è chiamato|come è chiamata",
    },
    which: "quale|quali|che cosa|cosa|che|qual|cos",
    alone: "che cosa|cosa|cos",
    paying: "costa|costano|costava|costerebbe|paga|paghiamo|pagate|pagano|pagare|guadagna|guadagnano",
    helping: "",
    between: "è|sono|era|erano|il|la|lo|i|gli|le|l|un|una|di|del|tipo|nome|stato|stata|altro|altra",
    nouns: {
      amount:
        "importo|prezzo|costo|premio|affitto|pigione|franchigia|acconto|supplemento|canone|cauzione|retribuzione|compenso|tariffa|dimensione|altezza|lunghezza|larghezza|peso|popolazione|temperatura|valore|somma|distanza|velocità|età|salario|stipendio|budget|indennità|limite|sconto|fatturato|ricavo|ricavi|utile|perdita|perdite|spesa|spese|eccedenza|disavanzo|margine|debito|saldo|onorario|multa|rimborso|consumo|volume|capacità|soglia|massimo|minimo|superficie|bonus",
      count: "numero",
      share: "percentuale|quota|proporzione|tasso|tassi|aliquota|aliquote",
      date: "data|giorno|mese|termine|scadenza",
      year: "anno|secolo|decennio",
      period: "durata|periodo|preavviso",
      person:
        "persona|uomo|donna|re|regina|imperatore|presidente|scienziato|autore|filosofo|capo|ministro|attore|scrittore|artista|ingegnere|generale|papa",
      organisation:
        "azienda|società|organizzazione|università|agenzia|istituzione|partito|squadra|banca|chiesa|giornale|tribunale|ufficio|fornitore|ditta",
      place:
        "città|paese|stato|luogo|regione|posto|continente|zona|fiume|isola|provincia|distretto|villaggio|via|edificio",
    },
    whether:
      "posso|può|si può|devo|deve|si deve|c'è|ci sono|è possibile|è vero|è necessario|è permesso|è consentito",
    whatIs:
      "che cos'è|cos'è|che cosa è|cosa è|che cosa sono|cosa sono|cosa significa|che cosa significa|che cosa si intende per|cosa si intende per|cosa vuol dire|che cosa vuol dire|che vuol dire|cosa intendono per",
  },
  es: {
    kinds: {
      count: "cuántos|cuántas|cuantos|cuantas|qué número",
      amount:
        "cuánto|cuánta|cuanto|cuanta|a cuánto asciende|a cuánto ascienden|cuánto cuesta|qué importe|qué precio|qué cantidad|hasta qué importe|hasta cuánto|a partir de qué importe",
      share: "qué porcentaje|qué parte|qué proporción|qué cuota",
      period:
        "cuánto tiempo|en cuánto tiempo|con cuánta antelación|con cuánto tiempo de antelación|con qué antelación|cuánto tiempo antes|cuántos días antes|cuántos meses antes|cuántos años|cuántos días|cuántos meses|qué duración",
      date: "cuándo|cuando|desde cuándo|hasta cuándo|qué fecha|en qué fecha|qué día|en qué mes|con qué frecuencia|cada cuánto|qué plazo|a qué hora|hasta qué hora|desde qué hora|antes de qué hora|a partir de cuándo|desde qué fecha|a partir de qué fecha|hasta qué fecha",
      year: "en qué año|qué año|qué siglo|qué década",
      person: "quién|quiénes|a quién|de quién|con quién|por quién",
      place: "dónde|de dónde|adónde",
      reason: "por qué|por qué motivo|por qué razón|cuál es la razón",
      manner: "cómo",
      thing: "cómo se llama|cómo se llaman|cómo se denomina",
    },
    which: "qué|cuál|cuáles|que",
    alone: "",
    paying: "cuesta|cuestan|costó|pagamos|paga|pagan|pagar|cobra|cobran|gana|ganan",
    helping: "",
    between: "es|son|era|eran|fue|el|la|los|las|lo|un|una|de|tipo|nombre",
    nouns: {
      amount:
        "importe|precio|coste|prima|alquiler|franquicia|anticipo|suplemento|fianza|retribución|costo|tarifa|tamaño|altura|longitud|anchura|peso|población|temperatura|valor|suma|distancia|velocidad|edad|salario|sueldo|presupuesto|dieta|límite|descuento|cantidad|facturación|ingresos|beneficio|pérdida|pérdidas|gasto|gastos|excedente|déficit|margen|deuda|saldo|honorarios|multa|reembolso|consumo|volumen|capacidad|umbral|máximo|mínimo|superficie",
      count: "número",
      share: "porcentaje|proporción|cuota|tasa|tasas|interés",
      date: "fecha|día|mes|plazo|vencimiento",
      year: "año|siglo|década",
      period: "duración|período|periodo|preaviso",
      person:
        "persona|hombre|mujer|rey|reina|emperador|presidente|científico|autor|filósofo|líder|ministro|actor|escritor|artista|ingeniero|general|papa",
      organisation:
        "empresa|compañía|organización|universidad|agencia|institución|partido|equipo|banco|iglesia|periódico|tribunal|departamento|proveedor",
      place:
        "ciudad|país|estado|lugar|región|sitio|continente|zona|río|isla|provincia|distrito|pueblo|calle|edificio",
    },
    whether:
      "es|son|era|puedo|puede|se puede|debo|debe|hay|está|están|tiene|existe|es posible|es cierto|es necesario",
    whatIs:
      "qué es|qué son|qué significa|qué se entiende por|qué era|qué fue|qué quiere decir|qué quieren decir con",
  },
};
