import type { WordsByLanguage } from "../words-by-language.ts";

/** Words, per role, that open or mark a request. A space stands for any white space. */
export const roleVerbs = {
  TRANSLATE: {
    en: "translate|translation of",
    de: "übersetze|übersetz|übersetzen|übersetzen sie|übersetzung",
    fr: "traduis|traduisez|traduire|traduction",
    it: "traduci|traduca|traducete|tradurre|traduzione",
    es: "traduce|traduzca|traducir|traducción",
  },
  REWRITE: {
    en: "rewrite|rephrase|reword|paraphrase|simplify|shorten|proofread|polish|improve the wording|make it shorter|edit|revise|update|amend",
    de: "formuliere um|umformulieren|schreibe um|umschreiben|überarbeite|überarbeiten sie|kürze|kürzen sie|vereinfache|vereinfachen sie|korrigiere|korrigieren sie|ergänze|ergänzen sie|aktualisiere|aktualisieren sie",
    fr: "réécris|réécrivez|réécrire|reformule|reformulez|reformuler|simplifie|simplifiez|simplifier|raccourcis|raccourcissez|raccourcir|corrige|corrigez|complète|complétez|mets à jour|mettez à jour",
    it: "riscrivi|riscriva|riscrivere|riformula|riformuli|riformulare|semplifica|semplifichi|semplificare|accorcia|accorci|accorciare|correggi|aggiorna|aggiorni",
    es: "reescribe|reescriba|reescribir|reformula|reformule|reformular|simplifica|simplifique|simplificar|acorta|acorte|acortar|corrige|actualiza|actualice",
  },
  SUMMARIZE: {
    en: "summarize|summarise|sum up|summary of|key points|main points|write a summary|write me a summary|give a summary|tl;dr|overview of|condense|recap",
    de: "fasse|fass|fassen sie|zusammenfassen|zusammenfassung|wichtigsten punkte|kernaussagen|überblick über",
    fr: "résume|résumez|résumer|résumé|points clés|points essentiels|synthétise|synthétisez|synthétiser",
    it: "riassumi|riassumimi|fammi un riassunto|fammi una sintesi|riassuma|riassumere|riassunto|sintetizza|sintetizzi|sintetizzare|punti chiave|punti principali",
    es: "resume|resúmeme|hazme un resumen|resuma|resumir|resumen|puntos clave|puntos principales|sintetiza|sintetice|sintetizar",
  },
  EXTRACT: {
    en: "extract|list all|list every|list the|collect|pull out|pull all|pull every|pull the|gather|enumerate|compile a list|compile a table|make a list|make me a list|make us a list|write a list|write me a list|create a list|draw up a list|prepare a list|put together a list",
    de: "extrahiere|extrahieren|extrahieren sie|liste auf|liste alle|liste sämtliche|auflisten|suche alle|sammle|trage zusammen|stelle alle|lies aus|auslesen|mach eine liste|mache eine liste|mach mir eine liste|mache mir eine liste|erstelle eine liste|erstell mir eine liste|erstelle mir eine liste|schreib mir eine liste",
    fr: "extrais|extrayez|extraire|liste toutes|liste tous|liste les|listez|relève|relevez|relever|recense|recensez|recenser|fais une liste|fais-moi une liste|faites une liste|faites-moi une liste|dresse une liste|dresse-moi une liste|dresse la liste|établis une liste|établis la liste",
    it: "estrai|estragga|estraete|estrarre|elenca|elenchi|elencare|raccogli|raccolga|raccogliere|fai un elenco|fammi un elenco|fammi una lista|prepara un elenco|preparami un elenco|crea un elenco",
    es: "extrae|extraiga|extraer|enumera|enumere|recopila|recopile|lista todos|lista todas|haz una lista|hazme una lista|prepara una lista|prepárame una lista|elabora una lista",
  },
  COMPARE: {
    en: "compare|comparison|contrast|vs|versus|difference between|differences between|what changed|pros and cons|differ from|comparing",
    de: "vergleiche|vergleich|vergleichen|vergleichen sie|gegenüberstellen|gegenüberstellung|stelle gegenüber|unterschied zwischen|unterschiede zwischen|was hat sich geändert",
    fr: "compare|comparez|comparer|comparaison|différence entre|différences entre",
    it: "confronta|confronti|confrontare|confronto|paragona|paragoni|paragonare|differenza tra|differenze tra",
    es: "compara|compare|comparar|comparación|diferencia entre|diferencias entre",
  },
  DRAFT: {
    en: "draft|write|compose|generate|create|prepare|design|brainstorm|implement|develop|code|build|make a presentation|make a report|make me a|produce|prepare me|put together",
    de: "entwirf|entwerfe|entwerfen sie|verfasse|verfassen|verfassen sie|schreibe|schreib|schreiben sie|erstelle|erstellen|erstellen sie|formuliere|formulieren sie|generiere|entwickle|bereite vor|mach eine|mache eine|mach mir|mache mir",
    fr: "rédige|rédigez|rédiger|écris|écrivez|écrire|crée|créez|créer|génère|générez|prépare|préparez|préparer|établis|établissez|établir",
    it: "scrivi|scrivimi|preparami|redigimi|fammi una nota|fammi una lettera|scriva|scrivete|scrivere|redigi|rediga|redigere|crea|creare|genera|prepara|prepari|preparare|componi|elabora",
    es: "redacta|redáctame|escríbeme|prepárame|hazme una nota|hazme una carta|redacte|redactar|escribe|escriba|escribir|elabora|elabore|elaborar|genera|genere|crea|cree|crear|prepara|prepare|preparar",
  },
  LOOKUP: {
    en: "find|look up|lookup|look for|search|check|tell|show|explain|describe|give|get|list|identify|determine|calculate|compute|convert|analyze|analyse|predict|fetch|retrieve|display|provide|cite|quote|state|name|answer|define|suggest|recommend|plan|book|play|add|rate|put|perform|solve|make|order|set|send|schedule|reserve|outline|verify|work out|figure out|deliver|evaluate|assess|estimate|count|classify",
    de: "finde|finden sie|suche|such mir|such nach|such die|such den|such das|such alle|such in|such im|suchen sie|zeige|zeig|zeigen sie|erkläre|erklär|erklären sie|beschreibe|beschreiben sie|gib|geben sie|nenne|nennen sie|sage|sag|sagen sie|prüfe|prüfen sie|ermittle|ermitteln sie|berechne|berechnen sie|liste|zitiere|analysiere|analysieren sie|schlage nach|schlag|schlage|schlagen sie|liefere|liefern sie|klassifiziere|bewerte|zähle|erläutere|erläutern sie|begründe",
    fr: "trouve|trouvez|trouver|cherche|cherchez|chercher|recherche|recherchez|montre|montrez|montrer|explique|expliquez|expliquer|décris|décrivez|décrire|donne|donnez|donner|indique|indiquez|indiquer|dis|dites|vérifie|vérifiez|vérifier|calcule|calculez|calculer|citez|analysez|analyse|analyser|livrez|fournis|fournissez",
    it: "trova|trovi|trovare|cerca|cerchi|cercare|mostra|mostri|mostrare|spiega|spieghi|spiegare|descrivi|descriva|descrivere|dammi|dimmi|mi dica|indica|indichi|indicare|verifica|verifichi|verificare|calcola|calcoli|calcolare|cita|analizza|analizzi|analizzare|ricava|ricavi|fornisci|fornisca|consegnami|consegni",
    es: "encuentra|encuentre|encontrar|busca|busque|buscar|muestra|muestre|mostrar|explica|explique|explicar|describe|describa|describir|da el|da la|da los|da las|da un|da una|dame|deme|dime|dígame|indica|indique|indicar|verifica|comprueba|compruebe|calcula|calcule|calcular|analiza|analice|analizar|entrégame|entregue|proporciona",
  },
} as const satisfies Record<string, WordsByLanguage>;

/** Words anywhere in a question or after "give me" that tell what is done; nothing opens with them. */
export const roleMarks = {
  COMPARE: {
    en: "difference|differences|differ|differs|in common|better than|how similar|changed between|changes between",
    de: "unterscheiden sich|unterscheidet sich|worin unterscheiden|worin unterscheidet|unterschied|unterschiede|gemeinsam haben|was hat sich zwischen|geändert zwischen",
    fr: "diffèrent|diffère|diffèrent-ils|diffèrent-elles|différence|différences|se distinguent|se distingue|changé entre|changements entre",
    it: "differiscono|differisce|differenza|differenze|si distinguono|si distingue|cambiato tra|cambiato fra|cambia tra",
    es: "difieren|difiere|diferencia|diferencias|se diferencian|se diferencia|se distinguen|cambiado entre|cambios entre",
  },
  SUMMARIZE: {
    en: "takeaways|takeaway|gist|highlights|in a nutshell",
    de: "das wichtigste|wesentliche|kernpunkte|quintessenz",
    fr: "l'essentiel|grandes lignes|points principaux",
    it: "l'essenziale|linee generali",
    es: "lo esencial|lo más importante|líneas generales",
  },
} as const satisfies Record<string, WordsByLanguage>;

/** Verbs that part: "stelle … gegenüber", "boil it down". The first word, its particle, its role. */
export const partedVerbs: readonly { verb: string; particle: string; role: keyof typeof roleVerbs }[] = [
  { verb: "stell|stelle|stellen sie", particle: "gegenüber", role: "COMPARE" },
  {
    verb: "stell|stelle|stellen sie|trag|trage|tragen sie|such|suche|suchen sie",
    particle: "zusammen",
    role: "EXTRACT",
  },
  { verb: "boil|break", particle: "down(?: (?:to|into) [^.,;:?!\\n]{1,60})?", role: "SUMMARIZE" },
  { verb: "bring|get", particle: "up to speed(?: [^.,;:?!\\n]{1,60})?", role: "SUMMARIZE" },
  { verb: "lies|lesen sie", particle: "aus|heraus", role: "EXTRACT" },
  { verb: "liste|listen sie|zähle|zählen sie", particle: "auf", role: "EXTRACT" },
  { verb: "schreib|schreibe|schreiben sie|formuliere|formulieren sie", particle: "um", role: "REWRITE" },
  { verb: "passe|passen sie", particle: "an", role: "REWRITE" },
  { verb: "bereite|bereiten sie|arbeite|arbeiten sie", particle: "vor|aus", role: "DRAFT" },
  { verb: "setze|setzen sie", particle: "auf", role: "DRAFT" },
];

/** German infinitives that stand last: "kannst du mir eine Mail schreiben". */
export const finalInfinitives: Readonly<Partial<Record<keyof typeof roleVerbs, string>>> = {
  TRANSLATE: "übersetzen",
  REWRITE:
    "überarbeiten|kürzen|umformulieren|umschreiben|korrigieren|vereinfachen|ergänzen|aktualisieren|anpassen",
  SUMMARIZE: "zusammenfassen",
  EXTRACT: "extrahieren|auflisten|herausschreiben|heraussuchen|zusammenstellen|zusammentragen|auslesen",
  COMPARE: "vergleichen|gegenüberstellen",
  DRAFT: "schreiben|verfassen|erstellen|entwerfen|formulieren|ausarbeiten|vorbereiten|aufsetzen|generieren",
  LOOKUP: "sagen|erklären|zeigen|nennen|nachschlagen|suchen|finden|prüfen|berechnen|beschreiben|ermitteln",
};

/** Data words: with an action word beside them they make the third family of signals. */
export const dataWords: WordsByLanguage = {
  en: "find|look up|lookup|search|cite|with citations|with sources|according to|extract|collect",
  de: "finde|suche|nachschlagen|zitiere|mit quellen|mit quellenangaben|laut|gemäss|gemäß|extrahiere",
  fr: "trouve|cherche|avec sources|avec citations|selon|extrais",
  it: "trova|cerca|cita|con fonti|con citazioni|secondo|estrai",
  es: "encuentra|busca|con fuentes|con citas|según|extrae",
};

/** A comparison as something done, not as a thing: "a report comparing", "ein Bericht, der … vergleicht". */
export const comparingVerbs: WordsByLanguage = {
  en: "comparing|compares|contrasting|contrasts",
  de: "vergleicht|vergleichend|gegenüberstellt",
  fr: "comparant|compare",
  it: "confrontando|confronta|che paragona",
  es: "comparando|compara",
};
