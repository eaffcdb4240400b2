/** What the built-in model says about its steps, and when each is complete. */
const english = {
  look: "I am looking in the documents.",
  lookDone: "complete when every answer is quoted from a document, or it is certain that none holds it",
  write: "I am writing the text from what the documents say.",
  writeDone: "complete when the text is written and states only what was checked",
  change: "I am working through the documents.",
  changeDone: "complete when every piece of the documents is done",
  render: "I am writing the file.",
  renderDone: "complete when the file is there and opens",
  other: "I am doing the next step.",
  otherDone: "complete when the step has brought its result",
  plan: "I will do this in steps:",
  one: "I will do this in one step.",
};
export type WorkPhrases = typeof english;

const byLanguage: ReadonlyMap<string, WorkPhrases> = new Map([
  ["en", english],
  [
    "de",
    {
      look: "Ich suche in den Dokumenten.",
      lookDone:
        "fertig, wenn jede Antwort aus einem Dokument zitiert ist oder feststeht, dass keines sie enthält",
      write: "Ich schreibe den Text aus dem, was die Dokumente sagen.",
      writeDone: "fertig, wenn der Text geschrieben ist und nur Geprüftes enthält",
      change: "Ich arbeite die Dokumente durch.",
      changeDone: "fertig, wenn jeder Teil der Dokumente bearbeitet ist",
      render: "Ich schreibe die Datei.",
      renderDone: "fertig, wenn die Datei da ist und sich öffnen lässt",
      other: "Ich mache den nächsten Schritt.",
      otherDone: "fertig, wenn der Schritt sein Ergebnis gebracht hat",
      plan: "Ich gehe in Schritten vor:",
      one: "Ich erledige das in einem Schritt.",
    },
  ],
  [
    "fr",
    {
      look: "Je cherche dans les documents.",
      lookDone:
        "terminé quand chaque réponse est citée d'un document, ou qu'il est sûr qu'aucun ne la contient",
      write: "Je rédige le texte à partir de ce que disent les documents.",
      writeDone: "terminé quand le texte est écrit et ne contient que ce qui est vérifié",
      change: "Je parcours les documents.",
      changeDone: "terminé quand chaque partie des documents est traitée",
      render: "J'écris le fichier.",
      renderDone: "terminé quand le fichier est là et s'ouvre",
      other: "Je passe à l'étape suivante.",
      otherDone: "terminé quand l'étape a donné son résultat",
      plan: "Je procède par étapes :",
      one: "Je le fais en une étape.",
    },
  ],
  [
    "it",
    {
      look: "Cerco nei documenti.",
      lookDone: "finito quando ogni risposta è citata da un documento, o è certo che nessuno la contiene",
      write: "Scrivo il testo da ciò che dicono i documenti.",
      writeDone: "finito quando il testo è scritto e contiene solo ciò che è verificato",
      change: "Lavoro sui documenti.",
      changeDone: "finito quando ogni parte dei documenti è elaborata",
      render: "Scrivo il file.",
      renderDone: "finito quando il file c'è e si apre",
      other: "Faccio il passo successivo.",
      otherDone: "finito quando il passo ha dato il suo risultato",
      plan: "Procedo per passi:",
      one: "Lo faccio in un passo.",
    },
  ],
  [
    "es",
    {
      look: "Busco en los documentos.",
      lookDone:
        "terminado cuando cada respuesta está citada de un documento, o es seguro que ninguno la contiene",
      write: "Escribo el texto a partir de lo que dicen los documentos.",
      writeDone: "terminado cuando el texto está escrito y solo contiene lo comprobado",
      change: "Trabajo con los documentos.",
      changeDone: "terminado cuando cada parte de los documentos está hecha",
      render: "Escribo el archivo.",
      renderDone: "terminado cuando el archivo está y se abre",
      other: "Hago el paso siguiente.",
      otherDone: "terminado cuando el paso ha dado su resultado",
      plan: "Lo haré por pasos:",
      one: "Lo haré en un paso.",
    },
  ],
]);

export function workPhrasesFor(language: string): WorkPhrases {
  return byLanguage.get(language) ?? english;
}
