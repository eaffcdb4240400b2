import { expect, test } from "vitest";
import { splitIntents } from "../split-intents.ts";

const roles = (text: string) =>
  splitIntents(text)
    .intents.map(({ role }) => role)
    .join(" ");
const constraints = (text: string) =>
  splitIntents(text).intents.flatMap((intent) => intent.constraints ?? []);

/** Role, what must be among the constraints, message. */
test.each([
  // own sentence
  ["SUMMARIZE", "as JSON", "Summarise the lease. Give it to me as JSON."],
  ["SUMMARIZE", "As JSON", "Summarise the lease. As JSON, please."],
  ["LOOKUP", "In English", "What does the lease say about pets? In English, please."],
  ["EXTRACT", "as an Excel file", "Extract all fees from the contract. Deliver the result as an Excel file."],
  ["DRAFT", "One page", "Draft a letter to the landlord. One page, formal tone."],
  ["DRAFT", "table of contents", "Write a report on the audit. Add a table of contents."],
  [
    "DRAFT",
    "The report should",
    "Write a report on the audit. The report should have page numbers and be in English.",
  ],
  ["SUMMARIZE DRAFT", "One page each", "Summarise the minutes and draft an invitation. One page each."],
  ["SUMMARIZE", "als PDF", "Fasse den Mietvertrag zusammen. Bitte als PDF."],
  [
    "EXTRACT",
    "als JSON-Datei",
    "Extrahiere alle Gebühren. Gib mir das Ergebnis als JSON-Datei und als Excel-Datei.",
  ],
  [
    "DRAFT",
    "Der Brief soll",
    "Schreibe einen Brief an die Mieterin. Der Brief soll höchstens eine Seite lang sein.",
  ],
  [
    "DRAFT",
    "Füge ein Inhaltsverzeichnis",
    "Erstelle einen Bericht zur Prüfung. Füge ein Inhaltsverzeichnis ein.",
  ],
  ["LOOKUP", "Auf Englisch", "Was sagt der Vertrag zu Haustieren? Auf Englisch bitte."],
  [
    "SUMMARIZE DRAFT",
    "Je eine Seite",
    "Fasse das Protokoll zusammen und verfasse eine Einladung. Je eine Seite.",
  ],
  ["SUMMARIZE", "en JSON", "Résume le bail. Donne le résultat en JSON."],
  ["LOOKUP", "Une seule phrase", "Que dit le bail sur les animaux ? Une seule phrase, s'il te plaît."],
  ["DRAFT", "La lettre doit", "Rédige une lettre au bailleur. La lettre doit tenir sur une page."],
  ["DRAFT", "Ajoute une table des matières", "Rédige un rapport sur l'audit. Ajoute une table des matières."],
  ["LOOKUP", "come file CSV", "Quanti contratti ci sono per regione? Consegna il risultato come file CSV."],
  ["DRAFT", "La lettera deve", "Scrivi una lettera al proprietario. La lettera deve essere di una pagina."],
  ["SUMMARIZE", "In italiano", "Riassumi il contratto. In italiano, per favore."],
  ["SUMMARIZE", "en formato PDF", "Resume el contrato. Dame el resultado en formato PDF."],
  ["DRAFT", "La carta debe", "Redacta una carta al propietario. La carta debe ocupar una página."],
  // after a comma or a joint
  ["SUMMARIZE", "as a table", "Summarise the lease and give it to me as a table."],
  ["COMPARE", "in a table", "Compare both leases and put it in a table."],
  ["DRAFT", "in English", "Draft a letter to the landlord, write it in English and keep it short."],
  ["SUMMARIZE DRAFT", "as JSON", "Summarise the lease and give it to me as JSON, then draft a letter."],
  ["EXTRACT", "in a formal tone", "List all fees, one page, in a formal tone."],
  ["SUMMARIZE", "als Tabelle", "Fasse den Vertrag zusammen und gib es mir als Tabelle."],
  ["DRAFT", "auf Englisch", "Verfasse einen Brief an die Mieterin und schreibe ihn auf Englisch."],
  [
    "DRAFT",
    "mit Inhaltsverzeichnis",
    "Erstelle einen Bericht, zwei Seiten, mit Inhaltsverzeichnis und als PDF.",
  ],
  ["COMPARE", "sous forme de tableau", "Compare les deux baux et donne le tout sous forme de tableau."],
  ["DRAFT", "en anglais", "Rédige une lettre au bailleur et écris-la en anglais."],
  [
    "COMPARE",
    "in forma di tabella",
    "Confronta i due contratti e presenta il risultato in forma di tabella.",
  ],
  ["COMPARE", "como tabla", "Compara los dos contratos y presenta el resultado como tabla."],
  // relative clause and inside the request
  ["DRAFT", "in English", "Write a report which is in English and has a table of contents."],
  ["DRAFT", "with page numbers", "Can you write a report that is short and has headings, with page numbers?"],
  [
    "DRAFT",
    "in einfacher Sprache",
    "Schreibe ein Merkblatt, das in einfacher Sprache verfasst ist und eine Seite hat.",
  ],
  ["DRAFT", "en langage simple", "Rédige une note qui soit en langage simple et qui tienne sur une page."],
  ["DRAFT", "in parole semplici", "Scrivi un promemoria che sia in parole semplici e che abbia un indice."],
  ["LOOKUP", "In two sentences", "In two sentences, please: what is the notice period?"],
])("takes no output wish for a request: %s, %s: %s", (expected, constraint, text) => {
  expect(roles(text)).toBe(expected);
  expect(
    constraints(text).some((own) => own.includes(constraint)),
    constraints(text).join(" | "),
  ).toBe(true);
});

test.each([
  ["DRAFT", "Write a report with a comparison of both years."],
  ["DRAFT", "Draft a memo on the tenders and a comparison of the prices."],
  ["LOOKUP", "Look up the fees of both banks and a comparison with last year."],
  ["DRAFT", "Erstelle einen Bericht mit einem Vergleich der beiden Jahre."],
  ["DRAFT", "Schreibe eine Notiz zu den Offerten und einen Vergleich der Preise."],
  ["DRAFT", "Rédige un rapport avec une comparaison des deux années."],
  ["DRAFT", "Scrivi una relazione con un confronto dei due anni."],
  ["DRAFT", "Redacta un informe con una comparación de los dos años."],
  ["DRAFT", "Write an essay comparing cats and dogs."],
  ["LOOKUP", "What do the devs say about the canvas?"],
  ["COMPARE", "Give me a comparison of both leases."],
  ["COMPARE DRAFT", "Compare both leases and draft a letter to the landlord."],
])("a comparison as a thing is part of what it belongs to: %s: %s", (expected, text) => {
  expect(roles(text)).toBe(expected);
});

test.each([
  ["SUMMARIZE TRANSLATE", "Summarise the lease and translate it into English."],
  ["LOOKUP DRAFT", "Find the notice period and write a letter about it."],
  ["LOOKUP LOOKUP", "How long is the notice period, and who has to be told?"],
  ["EXTRACT DRAFT", "Elenca le tariffe e scrivi una lettera ai soci."],
  ["LOOKUP DRAFT", "Prüfe, ob die Frist eingehalten ist, und schreibe eine Antwort, da die Mieterin wartet."],
])("what is asked for besides stays a request: %s: %s", (expected, text) => {
  expect(roles(text)).toBe(expected);
});
