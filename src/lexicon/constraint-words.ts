import type { WordsByLanguage } from "./words-by-language.ts";

/** How people forbid something to be named; {X} is what. A bar parts phrases. */
export const unnamed: WordsByLanguage = {
  en: "do not mention {X}|don't mention {X}|never mention {X}|must not mention {X}|should not mention {X}|may not mention {X}|without mentioning {X}|no mention of {X}|avoid mentioning {X}|do not name {X}|don't name {X}|never name {X}|must not name {X}|without naming {X}",
  de: "erwähne {X} nicht|erwähne nicht {X}|erwähne nie {X}|erwähne niemals {X}|erwähne keine {X}|erwähne keinen {X}|erwähnen sie {X} nicht|nenne {X} nicht|nenne keine {X}|nenne keinen {X}|nenne nie {X}|nennen sie {X} nicht|ohne {X} zu erwähnen|ohne {X} zu nennen|{X} nicht erwähnen|{X} nicht nennen|{X} darf nicht vorkommen|{X} dürfen nicht vorkommen",
  fr: "ne mentionne pas {X}|ne mentionnez pas {X}|ne mentionne jamais {X}|ne mentionnez jamais {X}|ne pas mentionner {X}|ne jamais mentionner {X}|sans mentionner {X}|ne nomme pas {X}|ne nommez pas {X}|sans nommer {X}|sans citer {X}|ne cite pas {X}|ne citez pas {X}|ne parle pas de {X}|sans parler de {X}",
  it: "non menzionare {X}|non menzionate {X}|non menzionare mai {X}|senza menzionare {X}|non nominare {X}|non nominare mai {X}|senza nominare {X}|non citare {X}|senza citare {X}",
  es: "no menciones {X}|no mencione {X}|no mencionar {X}|nunca menciones {X}|sin mencionar {X}|no nombres {X}|no nombrar {X}|sin nombrar {X}|no cites {X}|sin citar {X}",
};

/** How people forbid things of a kind; only their shape or quoted words can be looked for. */
export const excluded: WordsByLanguage = {
  en: "do not include {X}|don't include {X}|never include {X}|must not contain {X}|must not include {X}|should not contain {X}|do not use {X}|don't use {X}|never use {X}|must not use {X}|without using {X}|avoid using {X}|avoid {X}|do not write {X}|never write {X}|leave out {X}|omit {X}|exclude {X}|without {X}|no {X}",
  de: "darf {X} nicht enthalten|darf keine {X} enthalten|verwende keine {X}|verwende kein {X}|verwende nie {X}|benutze keine {X}|verwende {X} nicht|vermeide {X}|lass {X} weg|lasse {X} weg|ohne {X}|keine {X}|keinen {X}|kein {X}",
  fr: "n'utilise pas {X}|n'utilisez pas {X}|ne pas utiliser {X}|sans utiliser {X}|n'emploie pas {X}|évite {X}|évitez {X}|omets {X}|sans {X}|pas de {X}|aucun {X}|aucune {X}",
  it: "non usare {X}|non utilizzare {X}|senza usare {X}|evita {X}|evitare {X}|non includere {X}|ometti {X}|senza {X}|nessun {X}|nessuna {X}|niente {X}",
  es: "no uses {X}|no use {X}|no utilices {X}|no utilizar {X}|sin usar {X}|sin utilizar {X}|evita {X}|evite {X}|no incluyas {X}|no incluir {X}|omite {X}|sin {X}|ningún {X}|ninguna {X}",
};

/** What follows "no" where a limit is meant. */
export const limitWords: WordsByLanguage = {
  en: "more|less|fewer|longer|later|earlier|other|doubt",
  de: "mehr|weniger|länger|anderen|andere",
  fr: "plus|moins|autre|autres",
  it: "più|meno|altro|altri",
  es: "más|menos|otro|otros",
};

/** How people ask for something to be said. */
export const required: WordsByLanguage = {
  en: "must mention {X}|must include {X}|must contain {X}|must name {X}|should mention {X}|should include {X}|should contain {X}|be sure to mention {X}|be sure to include {X}|make sure to mention {X}|make sure to include {X}|always mention {X}|include {X}|mention {X}|contain {X}",
  de: "muss {X} enthalten|muss {X} erwähnen|muss {X} nennen|soll {X} enthalten|soll {X} erwähnen|soll {X} nennen|erwähne {X}|erwähne unbedingt {X}|nenne {X}|füge {X} ein",
  fr: "doit contenir {X}|doit mentionner {X}|doit inclure {X}|mentionne {X}|mentionnez {X}|inclus {X}|incluez {X}",
  it: "deve contenere {X}|deve menzionare {X}|deve includere {X}|menziona {X}|menzionate {X}|includi {X}|includete {X}",
  es: "debe contener {X}|debe mencionar {X}|debe incluir {X}|menciona {X}|mencione {X}|incluye {X}|incluya {X}",
};

/** Before the very words that are meant. */
export const theWord: WordsByLanguage = {
  en: "the words|the word|the phrase|the sentence|the term|the name|the expression",
  de: "das wort|die wörter|die worte|den satz|den ausdruck|den begriff|den namen|die wendung",
  fr: "le mot|les mots|la phrase|l'expression|le terme|le nom",
  it: "la parola|le parole|la frase|l'espressione|il termine|il nome",
  es: "la palabra|las palabras|la frase|la expresión|el término|el nombre",
};

/** Kinds of things that are found by their shape. */
export const shapeNames = {
  names: {
    en: "names|any names|personal names|names of people|names of persons|people's names|proper names",
    de: "namen|personennamen|eigennamen|namen von personen",
    fr: "noms|noms propres|noms de personnes|les noms",
    it: "nomi|nomi propri|nomi di persone|i nomi",
    es: "nombres|nombres propios|nombres de personas|los nombres",
  },
  numbers: {
    en: "numbers|any numbers|figures|digits|numerals",
    de: "zahlen|ziffern",
    fr: "chiffres|nombres|les chiffres",
    it: "numeri|cifre|i numeri",
    es: "números|cifras|los números",
  },
  amounts: {
    en: "prices|any prices|amounts|amounts of money|costs",
    de: "preise|beträge|geldbeträge",
    fr: "prix|montants|les prix",
    it: "prezzi|importi|i prezzi",
    es: "precios|importes|los precios",
  },
  dates: {
    en: "dates|any dates",
    de: "daten|datumsangaben|datum",
    fr: "dates|les dates",
    it: "date|le date",
    es: "fechas|las fechas",
  },
  links: {
    en: "links|urls|hyperlinks|web addresses",
    de: "links|urls|verweise|webadressen",
    fr: "liens|urls|adresses web",
    it: "link|collegamenti|indirizzi web",
    es: "enlaces|urls|direcciones web",
  },
  mails: {
    en: "email addresses|e-mail addresses|mail addresses",
    de: "e-mail-adressen|mailadressen|emailadressen",
    fr: "adresses e-mail|adresses électroniques|adresses mail",
    it: "indirizzi e-mail|indirizzi email|indirizzi di posta",
    es: "direcciones de correo|correos electrónicos",
  },
  emojis: {
    en: "emojis|emoji|emoticons",
    de: "emojis|smileys",
    fr: "émojis|emojis",
    it: "emoji|faccine",
    es: "emojis|emoticonos",
  },
  lists: {
    en: "lists|bullet points|bullets|bulleted lists|enumerations",
    de: "listen|aufzählungen|stichpunkte|aufzählungspunkte",
    fr: "listes|puces|listes à puces",
    it: "elenchi|elenchi puntati|punti elenco",
    es: "listas|viñetas|listas con viñetas",
  },
  headings: {
    en: "headings|headlines|headers",
    de: "überschriften|titel",
    fr: "titres|intertitres",
    it: "titoli|intestazioni",
    es: "títulos|encabezados",
  },
  commas: { en: "commas|any commas", de: "kommas|kommata", fr: "virgules", it: "virgole", es: "comas" },
  exclamations: {
    en: "exclamation marks|exclamation points",
    de: "ausrufezeichen",
    fr: "points d'exclamation",
    it: "punti esclamativi",
    es: "signos de exclamación",
  },
  questions: {
    en: "questions|question marks",
    de: "fragen|fragezeichen",
    fr: "questions|points d'interrogation",
    it: "domande|punti interrogativi",
    es: "preguntas|signos de interrogación",
  },
} as const satisfies Record<string, WordsByLanguage>;
export type ShapeName = keyof typeof shapeNames;

/** How the text must begin or end, {X} being the words. */
export const beginnings: WordsByLanguage = {
  en: "start with {X}|begin with {X}|starts with {X}|begins with {X}|starting with {X}|beginning with {X}",
  de: "beginne mit {X}|beginnt mit {X}|mit {X} beginnen|beginnend mit {X}",
  fr: "commence par {X}|commencez par {X}|commencer par {X}",
  it: "inizia con {X}|iniziate con {X}|iniziare con {X}|comincia con {X}",
  es: "comienza con {X}|empieza con {X}|comenzar con {X}|empezar con {X}",
};
export const endings: WordsByLanguage = {
  en: "end with {X}|ends with {X}|finish with {X}|ending with {X}|close with {X}",
  de: "ende mit {X}|endet mit {X}|mit {X} enden|schliesse mit {X}|schließe mit {X}|beende mit {X}",
  fr: "termine par {X}|terminez par {X}|finis par {X}|terminer par {X}",
  it: "termina con {X}|terminate con {X}|finisci con {X}|terminare con {X}",
  es: "termina con {X}|termine con {X}|terminar con {X}|acaba con {X}",
};

export const upperCase: WordsByLanguage = {
  en: "in capital letters|in all caps|all caps|in capitals|in uppercase|all uppercase",
  de: "in grossbuchstaben|in großbuchstaben|nur grossbuchstaben|nur großbuchstaben",
  fr: "en majuscules|en lettres majuscules",
  it: "in maiuscolo|in lettere maiuscole",
  es: "en mayúsculas|en letras mayúsculas",
};
export const lowerCase: WordsByLanguage = {
  en: "in lowercase|all lowercase|in lower case|no capital letters|without capital letters",
  de: "in kleinbuchstaben|nur kleinbuchstaben|alles klein geschrieben",
  fr: "en minuscules|en lettres minuscules",
  it: "in minuscolo|in lettere minuscole",
  es: "en minúsculas|en letras minúsculas",
};

export const yesOrNo: WordsByLanguage = {
  en: "only yes or no|with yes or no|just yes or no|yes or no only|only with yes or no",
  de: "nur ja oder nein|mit ja oder nein|nur mit ja oder nein",
  fr: "par oui ou non|seulement oui ou non|uniquement par oui ou non|uniquement oui ou non",
  it: "solo sì o no|solo con sì o no|con sì o no",
  es: "solo sí o no|sólo sí o no|con sí o no|solo con sí o no",
};
export const yesAndNo: WordsByLanguage = {
  en: "yes|no",
  de: "ja|nein",
  fr: "oui|non",
  it: "sì|no",
  es: "sí|no",
};

/** The text is to have this form. */
export const asForms = {
  table: {
    en: "as a table|in a table|in table form|in tabular form|table only|only a table|only the table",
    de: "als tabelle|in einer tabelle|in tabellenform|tabellarisch|nur eine tabelle|nur die tabelle",
    fr: "sous forme de tableau|en tableau|dans un tableau|uniquement un tableau",
    it: "in forma di tabella|come tabella|in una tabella|in tabella|solo una tabella",
    es: "en forma de tabla|como tabla|en una tabla|solo una tabla",
  },
  list: {
    en: "as a list|as bullet points|in bullet points|as a bulleted list|as a numbered list|as bullets",
    de: "als liste|als aufzählung|in stichpunkten|als stichpunkte|stichpunktartig|als nummerierte liste",
    fr: "sous forme de liste|en liste|sous forme de puces|en points",
    it: "come elenco|in forma di elenco|come elenco puntato|per punti",
    es: "como lista|en forma de lista|en viñetas|en puntos",
  },
  json: {
    en: "as json|in json|json only|only json|valid json",
    de: "als json|im json-format|nur json",
    fr: "en json|au format json",
    it: "in json|in formato json|come json",
    es: "en json|en formato json|como json",
  },
} as const satisfies Record<string, WordsByLanguage>;

/** Counted as well, where somebody knows how many there are. */
export const pageWords: WordsByLanguage = {
  en: "pages?",
  de: "seiten?",
  fr: "pages?",
  it: "pagin[ae]",
  es: "páginas?",
};
export const slideWords: WordsByLanguage = {
  en: "slides?",
  de: "folien?",
  fr: "diapositives?|diapos?",
  it: "diapositiv[ae]|slide",
  es: "diapositivas?",
};
export const letterWords: WordsByLanguage = {
  en: "characters?|letters",
  de: "zeichen|buchstaben",
  fr: "caractères?|signes",
  it: "caratteri",
  es: "caracteres?",
};

/** "In three sentences" is a limit. */
export const inBefore: WordsByLanguage = {
  en: "in|within|using",
  de: "in|mit|auf|innerhalb von",
  fr: "en|dans|avec",
  it: "in|con|entro",
  es: "en|con",
};

export const onlyWords: WordsByLanguage = {
  en: "only|solely|exclusively",
  de: "nur|ausschliesslich|ausschließlich|lediglich",
  fr: "seulement|uniquement|exclusivement|ne que",
  it: "solo|soltanto|solamente|esclusivamente",
  es: "solo|sólo|solamente|únicamente|exclusivamente",
};

/** Forms of address before a person's name. */
export const honorifics: WordsByLanguage = {
  en: "mr|mrs|ms|miss|dr|prof|professor|sir",
  de: "herr|herrn|frau|dr|prof",
  fr: "m|mme|mlle|monsieur|madame|dr|pr",
  it: "signor|signora|sig|sig.ra|dott|dott.ssa|dr",
  es: "señor|señora|sr|sra|don|doña|dr|dra",
};
