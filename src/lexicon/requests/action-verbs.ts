import type { WordsByLanguage } from "../words-by-language.ts";

/** Verbs by what they do to the world; a tool that does another thing than was asked for does not fit. */
export const actionVerbs = {
  make: {
    en: "create|generate|make|build|write|compose|draw|design|draft|produce|add|new|schedule|plan",
    de: "erstelle|erzeuge|generiere|mache|baue|schreibe|verfasse|zeichne|entwirf",
    fr: "crée|créer|génère|générer|fais|construis|écris|rédige|dessine",
    it: "crea|genera|fai|costruisci|scrivi|redigi|disegna",
    es: "crea|genera|haz|construye|escribe|redacta|dibuja",
  },
  find: {
    en: "find|search|lookup|get|fetch|retrieve|show|list|query|tell|discover|browse|explore|check|read|looking|display|view|locate|identify",
    de: "finde|suche|hole|zeige|liste|nenne|lies|prüfe|sage",
    fr: "trouve|cherche|obtiens|montre|liste|donne|lis|vérifie|dis",
    it: "trova|cerca|ottieni|mostra|elenca|leggi|verifica|dimmi",
    es: "encuentra|busca|obtén|muestra|lista|lee|comprueba|dime",
  },
  reckon: {
    en: "calculate|compute|estimate|determine|evaluate|solve|predict|analyze|analyse|measure|count|run",
    de: "berechne|rechne|schätze|bestimme|löse|analysiere|zähle",
    fr: "calcule|estime|détermine|résous|analyse|compte",
    it: "calcola|stima|determina|risolvi|analizza|conta",
    es: "calcula|estima|determina|resuelve|analiza|cuenta",
  },
  change: {
    en: "update|edit|set|modify|change|rename|convert|translate|mix|combine|adjust",
    de: "aktualisiere|ändere|setze|wandle|übersetze|mische",
    fr: "modifie|change|convertis|traduis|mélange",
    it: "modifica|cambia|converti|traduci|mescola",
    es: "modifica|cambia|convierte|traduce|mezcla",
  },
  remove: {
    en: "delete|remove|cancel|clear|drop",
    de: "lösche|entferne|storniere",
    fr: "supprime|efface|annule",
    it: "elimina|cancella|annulla",
    es: "elimina|borra|cancela",
  },
  send: {
    en: "send|share|post|mail|email|forward|upload",
    de: "sende|schicke|teile|leite",
    fr: "envoie|partage|transfère",
    it: "invia|condividi|inoltra",
    es: "envía|comparte|reenvía",
  },
  order: {
    en: "book|reserve|order|buy|purchase|rent",
    de: "buche|reserviere|bestelle|kaufe|miete",
    fr: "réserve|commande|achète|loue",
    it: "prenota|ordina|compra|noleggia",
    es: "reserva|pide|compra|alquila",
  },
  play: {
    en: "play|stream|start|open",
    de: "spiele|starte|öffne",
    fr: "joue|lance|ouvre",
    it: "riproduci|avvia|apri",
    es: "reproduce|inicia|abre",
  },
} as const satisfies Record<string, WordsByLanguage>;

/** Everyday words that stand for each other in requests and in what tools say of themselves. */
export const everydaySynonyms: readonly string[] = [
  "film|films|movie|movies|cinema",
  "song|songs|track|tracks|music",
  "shop|shops|store|stores",
  "picture|pictures|image|images|photo|photos",
  "mail|mails|email|emails|message|messages",
  "car|cars|vehicle|vehicles|auto",
  "town|towns|city|cities",
  "soccer|football",
  "flight|flights|plane|airline",
  "doctor|doctors|physician",
  "company|companies|firm|business|organization|organizations|organisation",
  "job|jobs|work|employment|experience|experiences|internship|internships",
  "price|prices|cost|costs",
  "weather|forecast|temperature",
  "actor|actors|star|stars|starring|cast",
  "hotel|hotels|accommodation|room|rooms",
  "restaurant|restaurants|food|dining",
  "date|dates|day|days|time|when",
];
