/** Columns that say where something stands, and words for the file itself: the host adds places, and nothing is named so. */
export const placeColumns: ReadonlySet<string> = new Set(
  [
    "source|sources|citation|citations|page|place|article|section|reference|file|table|list|sheet|every|each|all|create|make|deliver|give|attached|extract|following",
    "fundstelle|quelle|quellen|seite|artikel|absatz|beleg|datei|tabelle|liste|blatt|erstelle|erstellen|liefere|gib|alle|jede|jeden|jedes|beigefügten|beigefügte|extrahiere|je|jeweils|aufstellung",
    "source|sources|page|article|référence|fichier|tableau|liste|feuille|crée|créer|prépare|donne|tous|toutes|chaque|joint|jointe|extrais|procès-verbal",
    "fonte|fonti|pagina|articolo|riferimento|file|tabella|elenco|foglio|crea|ricava|prepara|dammi|ogni|tutti|tutte|allegato|allegata|estrai",
    "fuente|fuentes|página|artículo|referencia|archivo|tabla|lista|hoja|crea|prepara|dame|cada|todos|todas|adjunto|adjunta|extrae",
  ].flatMap((words) => words.split("|")),
);
