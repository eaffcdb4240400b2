/** The few words Dossier says by itself, in the languages it has them in; English elsewhere. */
const english = {
  sources: "Sources",
  contents: "Contents",
  table: "table",
  figure: "figure",
  note: "note",
  place: "place",
  yes: "Yes",
  no: "No",
  page: "page",
  sheet: "sheet",
  slide: "slide",
  line: "line",
  answer: "Answer",
  notInDocuments: "The documents do not say this:",
  refused: "I answer only what the documents state, so I give no partial answer.",
  provable: "What can be shown from the documents (ask for it alone):",
  noDocuments:
    "I can only answer from documents. Attach the files that hold the answer, or configure a language model.",
  notYet: "This version looks things up in documents; it does not write, rewrite or translate yet:",
  rejected: "An answer was found, but it did not pass the check against its sources, so it is not shown.",
  failed: "This could not be finished:",
  stopped: "Stopped. What is finished is kept; resume it with:",
  reading: "Reading",
  understanding: "Understanding the request",
  searching: "Looking in the documents for",
  checking: "Checking the answer against its sources",
  writing: "Writing",
  done: "Done",
};
export type Phrases = typeof english;

const german: Phrases = {
  sources: "Quellen",
  contents: "Inhalt",
  table: "Tabelle",
  figure: "Abbildung",
  note: "Anmerkung",
  place: "Stelle",
  yes: "Ja",
  no: "Nein",
  page: "Seite",
  sheet: "Blatt",
  slide: "Folie",
  line: "Zeile",
  answer: "Antwort",
  notInDocuments: "Das steht nicht in den Dokumenten:",
  refused: "Ich antworte nur, was die Dokumente belegen, und gebe keine halbe Antwort.",
  provable: "Was sich aus den Dokumenten belegen lässt (einzeln fragen):",
  noDocuments:
    "Ich kann nur aus Dokumenten antworten. Fügen Sie die Dateien an, die die Antwort enthalten, oder richten Sie ein Sprachmodell ein.",
  notYet: "Diese Version schlägt in Dokumenten nach; sie verfasst, überarbeitet und übersetzt noch nicht:",
  rejected:
    "Eine Antwort wurde gefunden, hat aber die Prüfung gegen ihre Quellen nicht bestanden und wird deshalb nicht gezeigt.",
  failed: "Das konnte nicht abgeschlossen werden:",
  stopped: "Angehalten. Was fertig ist, bleibt; weiter mit:",
  reading: "Lese",
  understanding: "Verstehe die Anfrage",
  searching: "Suche in den Dokumenten nach",
  checking: "Prüfe die Antwort gegen ihre Quellen",
  writing: "Schreibe",
  done: "Fertig",
};

const french: Phrases = {
  sources: "Sources",
  contents: "Sommaire",
  table: "tableau",
  figure: "figure",
  note: "note",
  place: "endroit",
  yes: "Oui",
  no: "Non",
  page: "page",
  sheet: "feuille",
  slide: "diapositive",
  line: "ligne",
  answer: "Réponse",
  notInDocuments: "Les documents ne le disent pas :",
  refused: "Je ne réponds que ce que les documents attestent, et ne donne pas de réponse partielle.",
  provable: "Ce que les documents permettent de prouver (à demander séparément) :",
  noDocuments:
    "Je ne peux répondre qu'à partir de documents. Joignez les fichiers qui contiennent la réponse, ou configurez un modèle de langage.",
  notYet:
    "Cette version cherche dans les documents ; elle ne rédige, ne reformule et ne traduit pas encore :",
  rejected:
    "Une réponse a été trouvée, mais elle n'a pas passé la vérification de ses sources ; elle n'est donc pas montrée.",
  failed: "Ceci n'a pas pu être terminé :",
  stopped: "Arrêté. Ce qui est fini est conservé ; reprendre avec :",
  reading: "Lecture de",
  understanding: "Analyse de la demande",
  searching: "Recherche dans les documents :",
  checking: "Vérification de la réponse avec ses sources",
  writing: "Écriture de",
  done: "Terminé",
};

const italian: Phrases = {
  sources: "Fonti",
  contents: "Indice",
  table: "tabella",
  figure: "figura",
  note: "nota",
  place: "punto",
  yes: "Sì",
  no: "No",
  page: "pagina",
  sheet: "foglio",
  slide: "diapositiva",
  line: "riga",
  answer: "Risposta",
  notInDocuments: "I documenti non lo dicono:",
  refused: "Rispondo solo ciò che i documenti attestano e non do risposte parziali.",
  provable: "Ciò che si può provare con i documenti (da chiedere da solo):",
  noDocuments:
    "Posso rispondere solo a partire da documenti. Allegate i file che contengono la risposta, o configurate un modello linguistico.",
  notYet: "Questa versione cerca nei documenti; non scrive, non riscrive e non traduce ancora:",
  rejected:
    "Una risposta è stata trovata, ma non ha superato il controllo con le sue fonti e quindi non viene mostrata.",
  failed: "Non è stato possibile finire:",
  stopped: "Fermato. Ciò che è finito resta; riprendere con:",
  reading: "Leggo",
  understanding: "Analizzo la richiesta",
  searching: "Cerco nei documenti:",
  checking: "Controllo la risposta con le sue fonti",
  writing: "Scrivo",
  done: "Fatto",
};

const spanish: Phrases = {
  sources: "Fuentes",
  contents: "Índice",
  table: "tabla",
  figure: "figura",
  note: "nota",
  place: "lugar",
  yes: "Sí",
  no: "No",
  page: "página",
  sheet: "hoja",
  slide: "diapositiva",
  line: "línea",
  answer: "Respuesta",
  notInDocuments: "Los documentos no lo dicen:",
  refused: "Solo respondo lo que consta en los documentos y no doy respuestas a medias.",
  provable: "Lo que se puede probar con los documentos (pídalo por separado):",
  noDocuments:
    "Solo puedo responder a partir de documentos. Adjunte los archivos que contienen la respuesta o configure un modelo de lenguaje.",
  notYet: "Esta versión busca en documentos; todavía no redacta, reescribe ni traduce:",
  rejected:
    "Se encontró una respuesta, pero no pasó la comprobación con sus fuentes, por lo que no se muestra.",
  failed: "No se pudo terminar:",
  stopped: "Detenido. Lo terminado se conserva; continúe con:",
  reading: "Leyendo",
  understanding: "Analizando la petición",
  searching: "Buscando en los documentos:",
  checking: "Comprobando la respuesta con sus fuentes",
  writing: "Escribiendo",
  done: "Hecho",
};

const byLanguage: ReadonlyMap<string, Phrases> = new Map([
  ["en", english],
  ["de", german],
  ["fr", french],
  ["it", italian],
  ["es", spanish],
]);

export function phrasesFor(language: string): Phrases {
  const [base = ""] = language.toLowerCase().split("-");
  return byLanguage.get(base) ?? english;
}
