import { numberNames } from "../../../lexicon/facts/number-names.ts";

/** What kind of thing would answer a question. */
export type AskedKind =
  | "person"
  | "year"
  | "time"
  | "place"
  | "number"
  | "reason"
  | "definition"
  | "yes-or-no"
  | "thing";

/** First match wins; en, de, fr, it, es. Tested against the lower-case question. */
export const kindCues: readonly { kind: AskedKind; pattern: RegExp }[] = [
  {
    kind: "number",
    pattern:
      /\b(was kosten?t?|how (many|much|long|far|old|large|big|high|tall|deep|fast|heavy|wide)|what (percentage|percent|share|amount|number|price|rate|size|population)|at what (age|rate|price)|wie ?viele?|wie (lange|hoch|gross|groß|weit|alt|schnell|teuer|schwer)|wie viele?|welche (anzahl|menge|summe)|welcher (betrag|preis|anteil|prozentsatz)|combien|quel (montant|prix|pourcentage|nombre|taux)|quelle (somme|quantité|durée)|quant[oiae]|quale (importo|prezzo|percentuale|numero)|cu[aá]nt[oa]s?|qué (porcentaje|cantidad|precio|importe))\b/u,
  },
  {
    kind: "year",
    pattern:
      /(^|[^\p{L}])(what year|which year|(welche[mns]?|was für ein) (jahr|jahrhundert|jahrzehnt)|quelle année|(che|quale) anno|qué año|(what|which) (century|decade))(?![\p{L}])/u,
  },
  {
    kind: "time",
    pattern:
      /(^|[^\p{L}])(when|how often|wie oft|à quelle fréquence|quante volte|con qué frecuencia|what (year|date|day|month|time|decade|century)|(in|on|by|since|until) (what|which) (year|date|day|month|decade|century)|which year|deadline|wann|(in )?welche[mnrs]? (jahr|datum|tag|monat|jahrhundert|jahrzehnt)|bis wann|seit wann|quand|(en )?quelle (année|date)|quel (jour|mois|siècle)|quando|(in )?(che|quale) (anno|data|giorno|mese|secolo)|cuándo|(en )?qué (año|fecha|día|mes|siglo))(?![\p{L}])/u,
  },
  {
    kind: "person",
    pattern:
      /(^|[^\p{L}])(who|whom|whose|wer|wen|wem|wessen|qui|chi|quién|quiénes|quien)(?![\p{L}])(?!['’]est-ce que)/u,
  },
  {
    kind: "place",
    pattern:
      /(^|[^\p{L}])(where|(what|which) (city|country|state|town|region|place|location|continent)|wo|woher|wohin|welche[mnrs]? (stadt|land|ort|region|staat)|où|quelle (ville|région)|quel (pays|lieu)|dove|(che|quale) (città|paese|luogo|regione)|dónde|qué (ciudad|país|lugar|región))(?![\p{L}])/u,
  },
  {
    kind: "reason",
    pattern:
      /(^|[^\p{L}])(why|what (caused|is the reason|was the reason)|warum|wieso|weshalb|weswegen|pourquoi|perché|por qué)(?![\p{L}])/u,
  },
];

/** Words that only ask and need not stand in the answer. */
export const askingWords: ReadonlySet<string> = new Set(
  (
    "many much long far often old name named names call called calls known term word example examples mean means meaning " +
    "thing things something describe explain list find tell say said state stated according document documents text file " +
    "used use lange hoch gross groß weit oft alt heisst heißt heissen heißen nennt genannt name namen bedeutet ding dinge " +
    "laut gemäss gemäß dokument finde nenne sage zeige nom appelle appelé nome chiama chiamato llama llamado"
  ).split(" "),
);

/** Words that name the kind of answer where they follow "what" or "which", and a subject elsewhere. */
export const kindWords: ReadonlySet<string> = new Set(
  (
    "type types kind kinds sort form year date day time number amount percentage percent share city country state place " +
    "person people group company reason cause art arten form jahr datum tag zeit zahl anzahl betrag prozent anteil stadt " +
    "land ort person personen gruppe firma grund nombre montant année date jour temps ville pays lieu personne groupe " +
    "raison type sorte forme numero anno data giorno tempo città paese luogo persona gruppo ragione tipo forma " +
    "año fecha día tiempo número ciudad país lugar grupo razón"
  ).split(" "),
);

/** What stands in front of such a word, with room for one more in between: "what French city". */
export const whichWords =
  /(?<!\p{L})(what|which|welche[mnrs]?|quel(?:le)?s?|quali?e?|che|qué|cuál(?:es)?)(?:\s+(?:is|was|are|were|ist|war|est|è|es)\s+(?:the|der|die|das|le|la|il|el))?(?:\s+\p{L}+)?\s*$/iu;

/** Forms of "one" are articles as well; "once" is mostly no eleven, and "achten" no eight. */
const named = Object.values(numberNames)
  .flatMap(({ small, tens, hundreds }) => [...small.split(" ").toSpliced(1, 1), tens, hundreds])
  .flatMap((forms) => forms.split(/[ |]/u))
  .filter((word) => word !== "once" && word !== "achten");

const germanUnits = "(?:ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun)";
const italianUnits = "(?:un[oa]?|due|tr[eé]|quattro|cinque|sei|sette|otto|nove)";
/** What is written in one word. */
const joined = [
  `(?:${germanUnits}und)?(?:zwanz|drei(?:ss|ß)|vierz|fünfz|sechz|siebz|achtz|neunz)ig`,
  `${germanUnits}?(?:hundert|tausend)\\p{L}*`,
  `(?:vent|trent|quarant|cinquant|sessant|settant|ottant|novant)[ia]?${italianUnits}`,
  `${italianUnits}?cento\\p{L}*|(?:due|tre|quattro|cinque|sei|sette|otto|nove|\\p{L}*(?:dieci|dici|venti|trenta|anta|cento))mila`,
  "veinti(?:un[oa]?|ún|d[oó]s|tr[eé]s|cuatro|cinco|s[eé]is|siete|ocho|nueve)",
];
const others =
  "hundreds?|thousands?|millions?|billions?|half|third|quarter|dozen|twice|none|million(?:en)?|milliarden?|hälfte|drittel|" +
  "viertel|mille|moitié|tiers|douzaine|milioni?|metà|terzo|dozzina|mil|mill[oó]n(?:es)?|mitad|tercio|docena|dutzend";

export const numberWords = new RegExp(
  `(^|[^\\p{L}])(?:${[...named, ...joined, others].join("|")})(?![\\p{L}])`,
  "iu",
);

/** A number that counts or measures: no year, no part of a name such as X.25. */
export const countingNumber =
  /(?<![\p{L}\p{N}.-])(?!(?:1\d|20)\d\d(?![\p{N}.,'’]))\p{N}[\p{N}.,'’]*(?![\p{L}\p{N}-])/u;

export const yearWords =
  /(^|[^\p{N}])(1\d|20)\d\ds?(?!\p{N})|\d{1,2}(st|nd|rd|th|\.|e|º)? (century|jahrhundert|siècle|secolo|siglo)|(secolo|siècle|siglo) [ivx]+|[ivx]+ (secolo|siècle|siglo)/iu;

const timeUnits =
  "days?|weeks?|months?|years?|hours?|minutes?|tage?n?|wochen?|monate?n?|jahre?n?|stunden?|minuten?|jours?|semaines?|mois|ans?|années?|heures?|giorn[oi]|settiman[ae]|mes[ei]|ann[oi]|or[ae]|días?|semanas?|meses|años?|horas?";

export const timeWords = new RegExp(
  "(?<![\\p{L}\\p{N}])(?:" +
    [
      "(?:1\\d|20)\\d\\ds?",
      "\\d{1,2}(?:st|nd|rd|th)",
      "\\d{1,2}[.:]\\d\\d",
      `(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|zwei|drei|vier|fünf|sechs|sieben|acht|zehn|deux|trois|quatre|cinq|due|tre|quattro|cinque|dos|tres|cuatro|cinco)\\s+(?:\\p{L}+\\s+)?(?:${timeUnits})`,
      "(?:\\d+|two|three|four|five|six|zwei|drei|vier|fünf|sechs|deux|trois|quatre|cinq|due|tre|quattro|cinque|dos|tres|cuatro|cinco)[\\s-]?(?:times|mal|fois|volte|veces)|twice|zweimal|dreimal|alle",
      "after|before|once|until|as soon as|nach|vor|sobald|bis|après|avant|dès|dopo|prima|entro|después|antes|hasta",
      "january|february|march|april|may \\d+|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|century|centuries|annually|yearly|monthly|weekly|daily|every|each|noon|midnight|immediately|today",
      "januar|februar|märz|mai|juni|juli|oktober|dezember|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|jahrhunderts?|jährlich|monatlich|wöchentlich|täglich|jede[nrs]?|sofort|uhr",
      "janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|siècle",
      "gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|dicembre|lunedì|martedì|mercoledì|giovedì|venerdì|secolo",
      "enero|febrero|abril|mayo|junio|julio|septiembre|octubre|noviembre|diciembre|lunes|martes|miércoles|jueves|viernes|siglo",
    ].join("|") +
    ")(?![\\p{L}\\p{N}])",
  "iu",
);

/** Roles and bodies that can be the answer to "who" without being a name. */
export const personWords =
  /(^|[^\p{L}])(manager|managers|head|director|officer|team|department|committee|board|employee|employees|staff|supervisor|owner|customer|supplier|secretary|president|minister|king|queen|emperor|bishop|author|scientists?|people|soldiers?|group|company|council|government|court|parliament|church|accounting|finance|hr|tenants?|landlord|lessor|lessee|contractor|buyer|seller|caretaker|policyholder|mieter\p{L}*|vermieter\p{L}*|käufer\p{L}*|verkäufer\p{L}*|auftraggeber\p{L}*|auftragnehmer\p{L}*|hauswart\p{L}*|eigentümer\p{L}*|versicherungsnehmer\p{L}*|locataires?|bailleur|bailleresse|fournisseur|acheteur|vendeur|prestataire|concierge|propriétaires?|assurée?|locatari[oa]|locatore|inquilin[oi]|fornitore|acquirente|venditore|custode|proprietari[oa]|condomin[oi]|arrendatari[oa]|arrendador\p{L}*|proveedor|comprador\p{L}*|vendedor\p{L}*|leiter\p{L}*|leitung|vorgesetzt\p{L}*|abteilung|mitarbeite\p{L}*|angestellt\p{L}*|team|geschäftsleitung|direktor\p{L}*|buchhaltung|personal\p{L}*|kunde\p{L}*|lieferant\p{L}*|präsident\p{L}*|könig\p{L}*|kaiser\p{L}*|regierung|gericht|responsable|directeur|directrice|chef|équipe|service|employés?|comité|roi|reine|gouvernement|responsabile|direttore|direttrice|capo|squadra|ufficio|dipendenti?|comitato|re|regina|governo|director|directora|jefe|equipo|departamento|empleados?|comité|rey|reina|gobierno)(?![\p{L}])/iu;

export const reasonWords =
  /(^|[^\p{L}])(because|since|due to|owing to|so that|in order to|as a result|therefore|caused|causes|reason|weil|da|denn|damit|um|aufgrund|wegen|deshalb|daher|parce que|car|afin|à cause|en raison|pour|perché|poiché|a causa|affinché|per|porque|debido|para|ya que|a causa)(?![\p{L}])/iu;

const negations: ReadonlySet<string> = new Set(
  (
    "not never no none nobody nothing without except cannot unless nor neither unable fail failed fails lack lacks " +
    "nicht nie niemals kein keine keinen keinem keiner ohne ausser außer weder ne jamais aucun aucune sans pas ni " +
    "non mai nessun nessuno nessuna senza né nunca jamás ningún ninguna ninguno sin tampoco"
  ).split(" "),
);

export function isNegation(word: string): boolean {
  return negations.has(word) || word.endsWith("n't");
}

/** The thing that is counted stands right after the question word. */
export const countedThing =
  /(?<!\p{L})(?:how many|wie ?viele|combien d(?:e |['’])|quant[ie]|cu[aá]nt[oa]s)\s*(?:(?:different|total|other|more|verschiedene|weitere)\s+)?(?<thing>[\p{L}-]+)/iu;

export const yesOrNo =
  /^\W*(is|are|was|were|do|does|did|can|could|may|must|should|will|has|have|am|ist|sind|war|waren|darf|dürfen|kann|können|muss|müssen|soll|wird|werden|hat|haben|gibt es|est-ce|peut-on|puis-je|dois-je|y a-t-il|posso|si può|devo|c['’]è|ci sono|es|son|puedo|se puede|debo|hay)(?!\p{L})/u;
