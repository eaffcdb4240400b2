/** Beginnings of words by which people ask that something be written, sent, made or changed somewhere. */
const verbs = [
  "send|write|draft|repl[yi]|answer|respon|forward|post|creat|add|upload|sav|put|store|book|delet|remov|updat|chang|mov|prepar|make|file",
  "schreib|schick|send|antwort|beantwort|weiterleit|leite|erstell|entw[iu]rf|verfass|leg|ablegen|speicher|lösch|änder|buch|trag|mach|lade",
  "envoi|envoy|écri|rédig|répon|transf|cré|ajout|dépos|téléver|enregistr|mett|mets|suppri|modifi|prépar|fais|fait",
  "invi|scriv|redig|rispon|inoltr|cre|aggiung|caric|salv|mett|elimin|modific|prepar|fai|fate",
  "enví|envia|envie|escrib|redact|respond|contest|reenví|cre|añad|sub[ea]|guard|pon|elimin|borr|modific|prepar|haz",
].join("|");
const wanted = new RegExp(`(?<!\\p{L})(?:${verbs})`, "iu");

/** Whether a request may ask for more than to be told something; false only where no such word stands in it. */
export function mayAskToWrite(request: string): boolean {
  return wanted.test(request);
}
