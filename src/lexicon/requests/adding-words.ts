/** An order to go on with a text that was made before: "add it to the note", "ergänze es in der Notiz". */
export const addsToText =
  /(?<!\p{L})(?:add|append|include|insert|ergänze|ergänzen sie|füge|fügen sie|nimm|ajoute|ajoutez|complète|complétez|aggiungi|aggiunga|inserisci|añade|añada|agrega|incluye)(?!\p{L})[^.!?]{0,80}(?<!\p{L})(?:note|memo|letter|report|summary|mail|e-mail|text|notiz|brief|bericht|schreiben|zusammenfassung|lettre|rapport|résumé|courriel|texte|nota|promemoria|lettera|rapporto|relazione|testo|carta|informe|resumen|correo|texto)(?!\p{L})/iu;
