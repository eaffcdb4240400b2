import type { WordsByLanguage } from "../words-by-language.ts";

/** What a result can be written as. */
export const formatNames: WordsByLanguage = {
  en: "json|csv|xml|yaml|html|markdown|md|pdf|docx|xlsx|pptx|txt|word|excel|powerpoint|latex|plain text|table|tables|list|lists|bullet list|bulleted list|numbered list|bullet points|bullets|spreadsheet|workbook|slides|slide deck|presentation|word document|word file|pdf file|excel file|excel sheet|csv file|json file|json object|text file|chart|diagram|tabular form|note form|prose",
  de: "json|csv|xml|yaml|html|markdown|pdf|docx|xlsx|pptx|txt|word|excel|powerpoint|tabelle|tabellen|liste|aufzählung|stichworten|stichwörtern|stichpunkten|stichpunkte|folien|foliensatz|präsentation|datei|dokument|diagramm|tabellenform|fliesstext|fließtext|word-dokument|word-datei|pdf-datei|pdf-dokument|excel-datei|excel-tabelle|csv-datei|json-datei|json-objekt|textdatei|arbeitsmappe|e-mail",
  fr: "json|csv|xml|yaml|html|markdown|pdf|docx|xlsx|pptx|txt|word|excel|powerpoint|tableau|tableaux|liste|liste à puces|puces|points|diapositives|présentation|fichier|fichier json|fichier csv|fichier excel|fichier word|fichier pdf|document word|graphique|prose",
  it: "json|csv|xml|yaml|html|markdown|pdf|docx|xlsx|pptx|txt|word|excel|powerpoint|tabella|tabelle|elenco|elenco puntato|lista|punti|diapositive|presentazione|file|file json|file csv|file excel|file word|file pdf|documento word|foglio excel|grafico|prosa",
  es: "json|csv|xml|yaml|html|markdown|pdf|docx|xlsx|pptx|txt|word|excel|powerpoint|tabla|tablas|lista|viñetas|puntos|diapositivas|presentación|archivo|archivo json|archivo csv|archivo excel|archivo word|archivo pdf|documento word|hoja de excel|gráfico|prosa",
};

/** Before the name of a format. */
export const formatLeads: WordsByLanguage = {
  en: "as|in the form of|in form of|formatted as|in|into",
  de: "als|in form von|in form einer|im format|in",
  fr: "en|sous forme de|sous forme d'|sous la forme de|sous la forme d'|au format|en format|comme|dans",
  it: "come|in forma di|sotto forma di|in formato|nel formato|in",
  es: "como|en forma de|en formato|en el formato|en",
};

/** Between "as" and the name of a format, and behind it. */
export const formatArticles: WordsByLanguage = {
  en: "a|an|one|valid|single|plain|short|simple|small|separate",
  de: "ein|eine|einem|einer|einen|einfache|einfacher|kurze|kurzer|gültiges",
  fr: "un|une|un seul|une seule|simple|petit|petite",
  it: "un|una|uno|un solo|una sola|semplice|piccola",
  es: "un|una|un solo|una sola|simple|pequeña",
};

/** Countable things that an answer is measured in. */
export const lengthUnits: WordsByLanguage = {
  en: "word|words|sentence|sentences|page|pages|line|lines|bullet|bullets|bullet points|paragraph|paragraphs|character|characters|slide|slides|points",
  de: "wort|wörter|wörtern|worte|worten|satz|sätze|sätzen|seite|seiten|zeile|zeilen|punkt|punkte|punkten|stichpunkte|stichpunkten|absatz|absätze|absätzen|zeichen|folie|folien",
  fr: "mot|mots|phrase|phrases|page|pages|ligne|lignes|paragraphe|paragraphes|caractères|diapositive|diapositives|puces|points",
  it: "parola|parole|frase|frasi|pagina|pagine|riga|righe|paragrafo|paragrafi|caratteri|diapositiva|diapositive|punti",
  es: "palabra|palabras|frase|frases|oración|oraciones|página|páginas|línea|líneas|párrafo|párrafos|caracteres|diapositiva|diapositivas|puntos|viñetas",
};

export const lengthNumbers: WordsByLanguage = {
  en: "one|two|three|four|five|six|seven|eight|nine|ten|half a|a single|a|a few",
  de: "ein|eine|einen|einem|einer|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|eine halbe|einer halben|wenigen|ein paar",
  fr: "un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|une demi|une seule|un seul|quelques",
  it: "un|una|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|mezza|una sola|un solo|poche",
  es: "un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|media|una sola|un solo|pocas",
};

/** Before a number that bounds a length. */
export const lengthLeads: WordsByLanguage = {
  en: "in|within|under|at most|at least|no more than|not more than|fewer than|less than|more than|up to|maximum|max|max.|exactly|about|around|of",
  de: "in|mit|auf|höchstens|maximal|mindestens|genau|etwa|rund|bis zu|nicht mehr als|weniger als|von|max.",
  fr: "en|au plus|au maximum|maximum|au moins|pas plus de|moins de|environ|d'|de|sur|exactement|max.",
  it: "in|al massimo|massimo|almeno|non più di|meno di|circa|di|su|esattamente|max.",
  es: "en|como máximo|máximo|al menos|no más de|menos de|unas|de|exactamente|máx.",
};

/** Behind a length: it holds for each result. */
export const eachWords: WordsByLanguage = {
  en: "each|per item|apiece",
  de: "je|jeweils|pro stück",
  fr: "chacun|chacune",
  it: "ciascuno|ciascuna|ognuno|ognuna",
  es: "cada uno|cada una",
};

/** The language that an answer is wanted in. */
export const outputLanguages: WordsByLanguage = {
  en: "in english|in german|in french|in italian|in spanish|in portuguese|in dutch",
  de: "auf deutsch|auf englisch|auf französisch|auf italienisch|auf spanisch|in deutsch|in englisch|in englischer sprache|in deutscher sprache|in französischer sprache",
  fr: "en français|en anglais|en allemand|en italien|en espagnol|en langue française|en langue anglaise",
  it: "in italiano|in inglese|in tedesco|in francese|in spagnolo|in lingua italiana|in lingua inglese",
  es: "en español|en inglés|en alemán|en francés|en italiano|en lengua española",
};

/** Tone and manner. */
export const toneWords: WordsByLanguage = {
  en: "in a formal tone|in an informal tone|in a friendly tone|in a neutral tone|in a polite tone|in a professional tone|in plain language|in plain english|in simple words|in simple terms|in plain words|formally|politely|formal tone|friendly tone|neutral tone|professional tone|in a formal style|in the style of a news report",
  de: "in förmlichem ton|in formellem ton|in freundlichem ton|in sachlichem ton|im sachlichen ton|im formellen ton|in einfacher sprache|in leichter sprache|in einfachen worten|in höflicher form|sachlich|förmlich|höflich|in du-form|in sie-form|formeller ton|freundlicher ton|sachlicher ton",
  fr: "sur un ton formel|sur un ton neutre|sur un ton amical|sur un ton poli|dans un style formel|en langage simple|en termes simples|dans un langage simple|poliment|ton formel|ton neutre|ton amical",
  it: "in tono formale|in tono neutro|in tono amichevole|con tono formale|con un tono formale|in modo formale|in linguaggio semplice|in parole semplici|in un linguaggio semplice|tono formale|tono neutro",
  es: "en tono formal|en tono neutro|en tono amistoso|con tono formal|con un tono formal|de manera formal|en lenguaje sencillo|en palabras sencillas|en un lenguaje sencillo|tono formal|tono neutro",
};

/** Parts of a finished document that say how it is made, not what it says. */
export const partNouns: WordsByLanguage = {
  en: "table of contents|contents page|page numbers|headings|numbered headings|subheadings|title page|cover page|index|footnotes|citation|citations|source|sources|reference|references|quotes|header row|line numbers|bullet points|page breaks|executive summary on top",
  de: "inhaltsverzeichnis|seitenzahlen|überschriften|nummerierten überschriften|zwischentiteln|zwischentitel|titelblatt|deckblatt|fussnoten|fußnoten|quelle|quellen|quellenangabe|quellenangaben|zitaten|zitate|belegen|belege|fundstelle|fundstellen|kopfzeile|fusszeile|fußzeile|seitenumbrüchen",
  fr: "table des matières|sommaire|numéros de page|titres|intertitres|page de titre|notes de bas de page|citation|citations|source|sources|référence|références|en-tête|sauts de page",
  it: "indice|sommario|numeri di pagina|titoli|copertina|frontespizio|note a piè di pagina|citazione|citazioni|fonte|fonti|riferimenti|intestazione",
  es: "índice|tabla de contenido|tabla de contenidos|números de página|títulos|portada|notas al pie|cita|citas|fuente|fuentes|referencias|encabezado",
};

/** Before such a part. */
export const partLeads: WordsByLanguage = {
  en: "with|including|plus",
  de: "mit|inklusive|samt",
  fr: "avec|y compris",
  it: "con|compreso",
  es: "con|incluyendo",
};

/** Verbs that put something into a text that is already asked for. */
export const contentVerbs: WordsByLanguage = {
  en: "provide|include|mention|discuss|focus|give|add|highlight|describe|use|end|start|make sure|put|set|name|state|cite|list|insert|number|begin|close|sign",
  de: "erwähne|erwähnen sie|nenne|nennen sie|füge|fügen sie|beschreibe|beschreiben sie|betone|gib|geben sie|verwende|verwenden sie|nutze|schliesse|schließe|beginne|weise|erkläre|zitiere|nummeriere|setze",
  fr: "mentionne|mentionnez|inclus|incluez|ajoute|ajoutez|décris|décrivez|souligne|soulignez|utilise|utilisez|cite|citez|indique|indiquez|précise|précisez|termine|terminez|commence|commencez|numérote",
  it: "menziona|menzioni|includi|includa|aggiungi|aggiunga|descrivi|sottolinea|usa|utilizza|cita|indica|precisa|termina|concludi|inizia|numera|inserisci",
  es: "menciona|mencione|incluye|incluya|añade|añada|describe|destaca|usa|utiliza|cita|indica|precisa|termina|concluye|empieza|numera|inserta",
};

/** What must be, of a text that is asked for. */
export const mustVerbs: WordsByLanguage = {
  en: "must|should|shall|has to|have to|needs to|need to|may not|cannot|is to|are to|ought to",
  de: "muss|müssen|soll|sollen|sollte|sollten|darf|dürfen",
  fr: "doit|doivent|devrait|devraient|ne doit",
  it: "deve|devono|dovrebbe|dovrebbero|non deve",
  es: "debe|deben|debería|deberían|no debe|tiene que",
};

/** Verbs that hand over or shape a result that is already asked for. */
export const handingVerbs: WordsByLanguage = {
  en: "give|give me|give us|deliver|return|provide|send|send me|output|write|put|format|present|show|show me|make|save|export|keep|print|render|answer|respond|reply|do|hand|hand over|state|lay out|structure|arrange|turn|get|get me|let me have|i want|i need|i'd like|i would like",
  de: "gib|gib mir|geben sie|geben sie mir|liefere|liefere mir|liefern sie|schicke|schick mir|sende|schreibe|schreib|schreiben sie|mach|mache|machen sie|formatiere|formatieren sie|stelle|stell|stellen sie|zeige|zeig mir|speichere|speichern sie|exportiere|halte|halten sie|antworte|antworten sie|verfasse|verfassen sie|formuliere|formulieren sie|erstelle|ich möchte|ich brauche|ich hätte gerne|ich hätte gern",
  fr: "donne|donne-moi|donnez|donnez-moi|livre|livrez|renvoie|renvoyez|fournis|fournissez|envoie|envoie-moi|envoyez|écris|écrivez|rédige|rédigez|mets|mettez|présente|présentez|montre|fais|faites|enregistre|exporte|garde|formate|formatez|réponds|répondez|je veux|je voudrais|il me faut|rends",
  it: "dai|dammi|dia|consegna|consegnami|consegni|restituisci|fornisci|fornisca|invia|inviami|scrivi|scriva|metti|metta|presenta|presenti|mostra|fai|salva|esporta|tieni|formatta|formatti|rispondi|risponda|vorrei|mi serve|voglio|redigi",
  es: "da|dame|deme|entrega|entrégame|entregue|devuelve|proporciona|envía|envíame|escribe|escriba|pon|ponlo|presenta|presente|muestra|haz|guarda|exporta|mantén|formatea|responde|responda|quiero|necesito|quisiera|redacta",
};

/** Words for the result itself, as against its matter. */
export const resultWords: WordsByLanguage = {
  en: "it|this|that|them|these|everything|all of it|all of this|it all|both|the result|the results|the answer|the answers|your answer|your answers|the output|your output|your response|the response|the whole|the whole thing|all answers|each answer|each|the text|the document|the file|the report|the letter|the email|the e-mail|the mail|the memo|the note|the summary|the list|the table|the findings|the comparison|the translation|the count|the counts|the figures|the numbers|me the result|me the results|me the answer|me everything",
  de: "es|das|dies|sie|alles|beides|das ganze|das ergebnis|die ergebnisse|die antwort|die antworten|deine antwort|ihre antwort|die ausgabe|den text|das dokument|die datei|den bericht|den brief|die e-mail|das mail|die mail|das memo|die notiz|die zusammenfassung|die liste|die tabelle|den vergleich|die übersetzung|jede antwort|jeweils|daraus|die zahlen|die auszählung|die übersicht|mir das ergebnis|mir die ergebnisse|mir die antwort|mir alles|mir das|mir es|ihn|mir das ganze",
  fr: "le|la|les|le tout|tout|cela|ça|le résultat|les résultats|la réponse|les réponses|ta réponse|votre réponse|le texte|le document|le fichier|le rapport|la lettre|le courriel|l'e-mail|le mémo|la note|le résumé|la liste|le tableau|la comparaison|la traduction|chaque réponse|le décompte|les chiffres|moi le résultat|moi le tout|moi la réponse",
  it: "lo|la|li|le|tutto|il tutto|ciò|questo|il risultato|i risultati|la risposta|le risposte|la tua risposta|il testo|il documento|il file|il rapporto|la relazione|la lettera|l'e-mail|l'email|la mail|il memo|la nota|il riassunto|l'elenco|la tabella|il confronto|la traduzione|ogni risposta|mi il risultato|il conteggio",
  es: "lo|la|los|las|todo|esto|eso|el resultado|los resultados|la respuesta|las respuestas|tu respuesta|su respuesta|el texto|el documento|el archivo|el informe|la carta|el correo|la nota|el resumen|la lista|la tabla|la comparación|la traducción|cada respuesta|el recuento|las cifras|me el resultado",
};

/** Who wishes for a thing names it right behind: "I'd like a PDF". */
export const wishingVerbs: WordsByLanguage = {
  en: "i'd like|i’d like|i would like|i need|i want|i'll need|i prefer",
  de: "ich möchte|ich hätte gern|ich hätte gerne|ich hätte das gern|ich hätte das gerne|ich brauche|ich brauche das|ich will",
  fr: "je voudrais|j'aimerais|j’aimerais|je veux|il me faut|il me faudrait",
  it: "vorrei|voglio|mi serve|mi servirebbe|lo vorrei",
  es: "quiero|quisiera|me gustaría|necesito|lo quiero|lo necesito",
};
