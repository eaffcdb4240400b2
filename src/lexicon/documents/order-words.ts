/** Verbs with which people give an order to write, find or make something, as they stand at its beginning. */
export const orderVerbs: Readonly<Record<string, string>> = {
  en: "write|draft|summari[sz]e|sum up|compose|create|generate|prepare|make|give|produce|deliver|provide|build|compile|put together|find|look up|look for|search|extract|list|name|state|tell|show|compare|translate|rewrite|rephrase|convert|turn|explain|describe|calculate|compute|determine|identify|collect|gather|analy[sz]e|check|read|take|get|pull|set out|outline|report|answer|cite|quote|use|add|update|change|send|export|save|format|contrast|review|assess|evaluate|count|sort|fill|complete|draw|derive|know|do",
  de: "schreibe?n?|verfassen?|entwirf|entwerfen|erstellen?|formulieren?|generieren?|mache?n?|gib|geben|nennen?|finden?|suchen?|schlage?n?|extrahieren?|listen?|zeigen?|vergleichen?|stellen?|übersetzen?|erklären?|erläutern?|beschreiben?|berechnen?|ermitteln?|bestimmen?|sammeln?|analysieren?|prüfen?|lies|lesen|nimm|nehmen|ziehen?|bereiten?|liefern?|fassen?|fass|sage?n?|beantworten?|zitieren?|ergänzen?|ändern?|ändere|sende?n?|wandeln?|wandle|formatieren?|zähle?n?|erarbeiten?|leiten?|fülle?n?|erfassen?",
  fr: "rédige[rz]?|résume[rz]?|écris|écri[rv]ez|écrivez|écrire|crée[rz]?|génère|générez|générer|prépare[rz]?|fai(?:s|re|tes)|donne[rz]?|trouve[rz]?|cherche[rz]?|extrai(?:s|re|t)|extrayez|liste[rz]?|nomme[rz]?|indique[rz]?|montre[rz]?|compare[rz]?|tradui(?:s|re|sez)|explique[rz]?|décri(?:s|re|vez)|calcule[rz]?|détermine[rz]?|analyse[rz]?|vérifie[rz]?|établi(?:s|r|ssez)|dresse[rz]?|transforme[rz]?|converti(?:s|r|ssez)|reformule[rz]?|cite[rz]?|ajoute[rz]?|complète|complétez|compléter|fourni(?:s|r|ssez)|envoie|envoyez|envoyer|répond(?:s|re|ez)|veuillez|relève[rz]?|relever|élabore[rz]?|connaître|obtenir",
  it: "scriv[iae]|scrivere|redig[ia]|redigere|riassum[ia]|riassumere|crea(?:re)?|genera(?:re)?|prepara(?:re)?|fa(?:i|re)|dammi|dare|trova(?:re)?|cerca(?:re)?|estra[ei]|estragga|estrarre|elenca(?:re)?|nomina(?:re)?|indica(?:re)?|mostra(?:re)?|confronta(?:re)?|traduci|traduca|tradurre|spiega(?:re)?|descriv[ia]|descrivere|calcola(?:re)?|determina(?:re)?|analizza(?:re)?|verifica(?:re)?|ricava(?:re)?|trasforma(?:re)?|converti(?:re)?|riformula(?:re)?|cita(?:re)?|aggiung[ia]|aggiungere|completa(?:re)?|fornisc[ia]|fornire|invia(?:re)?|rispond[ia]|rispondere|stil[ai]|stilare|compila(?:re)?|produrre|produci|conoscere|ottenere|(?:prepara|scrivi|redigi|riassumi|elenca|trova|mostra|manda|crea|cerca|calcola|estrai|confronta|spiega|dai|fam)mi",
  es: "escrib[ea]|escribir|redact[ae]|redactar|resum[ea]|resumir|cre[ae]|crear|gener[ae]|generar|prepar[ae]|preparar|haz|haga|hacer|da(?:me|r)|encuentr[ae]|encontrar|busc[a]|busque|buscar|extrae|extraiga|extraer|list[ae]|listar|nombr[ae]|nombrar|indi(?:ca|que|car)|muestr[ae]|mostrar|compar[ae]|comparar|traduc[e]|traduzca|traducir|expli(?:ca|que|car)|describ[ea]|describir|calcul[ae]|calcular|determin[ae]|determinar|analiz[a]|analice|analizar|verifi(?:ca|que|car)|transform[ae]|transformar|conviert[ea]|convertir|reformul[ae]|cit[ae]|añad[ea]|añadir|complet[ae]|completar|proporcion[ae]|envía|envíe|enviar|respond[ea]|responder|elabor[ae]|elaborar|enumer[ae]|enumerar|conocer|obtener|(?:prepára|escríbe|redácta|resúme|búsca|muéstra|enuméra|compára|explíca|crea|créa|haz|envía)me",
};

/** Those of them that are names of things as well: "List of prices", "Report on hotels", "Liste der Preise". */
export const alsoNouns: ReadonlySet<string> = new Set(
  (
    "draft list name state show report answer quote use outline review search check change export format contrast make read take count " +
    "liste listen suche frage sage fülle schreiben " +
    "fait analyse " +
    "nomina verifica mostra " +
    "lista cita nombre muestra"
  ).split(" "),
);

/** What follows such a word where it is an order after all. */
export const afterOrder =
  "all|every|each|the|an?|me|us|which|what|how|who|where|when|whether|this|these|those|that|it|them|any|both|alle|jede[nrs]?|die|das|den|mir|uns|sie|ihm|was|wie|wer|tous|toutes|le|la|les|chaque|moi|nous|une?|tutt[ei]|il|lo|i|gli|ogni|mi|ci|una|tod[oa]s|el|los|las|cada|nos";

/** Words before the verb that are only polite. */
export const politeness =
  "please|kindly|(?:can|could|would|will) you(?: please)?|i (?:would like|want|need)(?: you)?(?: to)?|i'd like(?: you)? to|bitte|könntest du|könnten sie|kannst du|können sie|ich möchte|ich brauche|merci de|s'il (?:te|vous) plaît|peux-tu|pouvez-vous|pourriez-vous|je (?:voudrais|veux)|per favore|potresti|puoi|può|vorrei|por favor|puedes|podrías|puede|quiero|quisiera";

/** What somebody names first: the material. "Using the list, write …" */
export const sourceOpenings =
  "using|from|based on|according to|with the help of|on the basis of|given|with|aus|anhand|gestützt auf|auf (?:der )?(?:grundlage|basis)|laut|gemäss|gemäß|mit|mithilfe|nach|à partir d|d['’]après|selon|sur la base d|avec|en (?:te|vous) basant sur|dall|dal|dalla|dai|dalle|da|in base a|secondo|a partire da|sulla base d|con|a partir d|según|con base en|sobre la base d|basándo(?:te|se) en|in (?:the|this|these|your|der|dem|den|dieser|diesem)|im|nel(?:la|l['’])?|nei|nelle|dans (?:le|la|les|l['’]|ce|cette|ces)|en (?:el|la|los|las)";

/** Things that a file is called by where they say nothing of what is in it. */
export const fileFormatWords =
  "pdf|word|docx|excel|xlsx|csv|html|markdown|powerpoint|pptx|json|txt|plain[- ]text";

/** German orders may end in their verb: "Eine Tabelle erstellen". */
export const germanInfinitives =
  "schreiben|verfassen|entwerfen|erstellen|formulieren|generieren|machen|nennen|finden|heraussuchen|nachschlagen|extrahieren|auflisten|zeigen|vergleichen|gegenüberstellen|darstellen|übersetzen|erklären|erläutern|beschreiben|berechnen|ermitteln|zusammenfassen|zusammenstellen|analysieren|prüfen|liefern|beantworten|ergänzen|umwandeln|ausgeben|auslesen|erarbeiten";
