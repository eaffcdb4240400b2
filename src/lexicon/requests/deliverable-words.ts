import type { WordsByLanguage } from "../words-by-language.ts";

/** Things that are handed over, by the kind of work that they are; in German also as the end of a compound. */
export const deliverables = {
  TRANSLATE: {
    en: "translation|translations",
    de: "übersetzung|übersetzungen",
    fr: "traduction|traductions",
    it: "traduzione|traduzioni",
    es: "traducción|traducciones",
  },
  SUMMARIZE: {
    en: "summary|summaries|overview|abstract|synopsis|recap|key points|main points",
    de: "zusammenfassung|zusammenfassungen|überblick|kurzfassung|kernaussagen|kernpunkte",
    fr: "résumé|résumés|synthèse|aperçu|points clés",
    it: "riassunto|riassunti|sintesi|riepilogo|panoramica|punti chiave",
    es: "resumen|resúmenes|síntesis|sinopsis|puntos clave",
  },
  COMPARE: {
    en: "comparison|comparisons|side-by-side",
    de: "vergleich|gegenüberstellung",
    fr: "comparaison|comparaisons|comparatif",
    it: "confronto|confronti|comparazione|paragone",
    es: "comparación|comparaciones|comparativa",
  },
  EXTRACT: {
    en: "table|tables|list|lists|spreadsheet|spreadsheets|workbook|excel|csv|json|xlsx|file|inventory|register|timeline|checklist|glossary",
    de: "tabelle|tabellen|liste|listen|aufstellung|verzeichnis|übersicht|excel|csv|json|xlsx|datei|arbeitsmappe|glossar",
    fr: "tableau|tableaux|liste|listes|feuille de calcul|classeur|excel|csv|json|xlsx|fichier|registre|relevé|chronologie",
    it: "tabella|tabelle|elenco|elenchi|lista|liste|foglio di calcolo|excel|csv|json|xlsx|file|registro|prospetto|cronologia",
    es: "tabla|tablas|lista|listas|hoja de cálculo|excel|csv|json|xlsx|archivo|fichero|registro|cuadro|listado",
  },
  DRAFT: {
    en: "letter|letters|mail|mails|e-mail|email|emails|e-mails|memo|memos|note|notes|report|reports|presentation|deck|slides|slide deck|article|post|speech|reply|response|invitation|announcement|statement|essay|paper|brochure|newsletter|press release|proposal|agenda|minutes|contract|text|blog post|leaflet|message",
    de: "brief|briefe|mail|mails|e-mail|e-mails|memo|notiz|notizen|bericht|berichte|präsentation|folien|foliensatz|artikel|beitrag|rede|antwort|einladung|ankündigung|mitteilung|schreiben|aufsatz|broschüre|newsletter|medienmitteilung|pressemitteilung|vorschlag|traktandenliste|protokoll|vertrag|text|merkblatt|nachricht|absage|zusage|vermerk",
    fr: "lettre|lettres|courriel|courriels|e-mail|mail|courrier|mémo|note|notes|rapport|rapports|présentation|diapositives|diaporama|article|billet|discours|réponse|invitation|annonce|communiqué|essai|brochure|proposition|ordre du jour|procès-verbal|contrat|texte|message|aide-mémoire",
    it: "lettera|lettere|mail|e-mail|email|memo|promemoria|nota|note|rapporto|relazione|presentazione|diapositive|articolo|discorso|risposta|invito|annuncio|comunicato|saggio|opuscolo|proposta|ordine del giorno|verbale|contratto|testo|messaggio",
    es: "carta|cartas|correo|correos|mail|e-mail|email|memorando|memo|nota|notas|informe|informes|presentación|diapositivas|artículo|discurso|respuesta|invitación|anuncio|comunicado|ensayo|folleto|propuesta|orden del día|acta|contrato|texto|mensaje",
  },
} as const satisfies Record<string, WordsByLanguage>;
