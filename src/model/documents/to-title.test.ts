import { expect, test } from "vitest";
import { isOrder, toTitle } from "./to-title.ts";

test.each([
  ["Rédige une note sur les voyages sous forme de fichier Word", "Note sur les voyages"],
  ["Draft a memo about trains as a Word file, please", "Memo about trains"],
  ["Summarise the travel policy 2026 as PDF", "Travel policy 2026"],
  ["Please write a short report on hotels as Word and PDF.", "Short report on hotels"],
  ["Fasse die Reiserichtlinie 2026 zusammen", "Reiserichtlinie 2026"],
  ["Erstelle einen Bericht über Hotels als Word-Datei", "Bericht über Hotels"],
  ["Verfasse einen kurzen Bericht über Hotels als Word", "Bericht über Hotels"],
  ["Résume la politique de voyage en PDF", "Politique de voyage"],
  ["Riassumi il contratto", "Contratto"],
  ["Redacta un informe sobre hoteles como PDF", "Informe sobre hoteles"],
  ["What is the daily meal allowance in 2026?", "Daily meal allowance in 2026"],
  ["Wie hoch ist die Tagespauschale?", "Tagespauschale"],
  ["And what is the fee for parking", "Fee for parking"],
  ["Does the hotel have a pool?", "Does the hotel have a pool?"],
  ["List all prices. Sort them by item.", "Prices"],
  ["write", "Write"],
  [
    "Draft an e-mail to Ann that tells her the parking fee and the opening hours.",
    "Parking fee and the opening hours",
  ],
  ["Make slides that compare the leases of 2025 and 2026", "Leases of 2025 and 2026"],
  ["Make and model of the vehicle", "Make and model of the vehicle"],
  ["Vergleiche die beiden Angebote und gib mir eine Tabelle als Excel.", "Beide Angebote"],
  ["Compare the two offers and give me a table in Excel.", "Two offers"],
  ["Summarise the minutes and send me a Word file.", "Minutes"],
])("%s is headed %s", (request, title) => {
  expect(toTitle(request)).toBe(title);
});

test.each([
  [
    "Using water-use.csv, write a short Word report that gives (a) the use of each canton and (b) the total.",
    "Use of each canton",
  ],
  [
    "Erstelle aus der Gebührenordnung 1) eine Excel-Tabelle der Gebühren und 2) eine Notiz.",
    "Tabelle der Gebühren",
  ],
  ["From the attached list, deliver 1) an Excel file of all suppliers, 2) a note.", "File of all suppliers"],
  ["Extraire du registre les noms des membres", "Noms des membres"],
  ["Dall'elenco allegato ricava una tabella dei prezzi", "Tabella dei prezzi"],
  ["Eine Tabelle der Preise erstellen", "Tabelle der Preise"],
  ["Einen kurzen Brief an die Mieter schreiben, der die Miete erklärt", "Brief an die Mieter"],
  ["In der Hausordnung nachschlagen: 1) die Ruhezeiten, 2) die Gebühr", "Ruhezeiten"],
  [
    "Erstelle aus der Hausordnung (haus.md) eine Tabelle der Ruhezeiten: Tag, Beginn, Ende",
    "Tabelle der Ruhezeiten: Tag, Beginn, Ende",
  ],
  ["Stelle aus der Hausordnung die Ruhezeiten zusammen", "Ruhezeiten"],
  ["In the attached list, how many rooms are free?", "How many rooms are free?"],
  [
    "Explain the difference between a CSV file and a JSON file",
    "Difference between a CSV file and a JSON file",
  ],
  ["Compare Bern's rules with those of Basel", "Bern's rules with those of Basel"],
  ["Which rooms does rooms.html list?", "Which rooms does rooms.html list?"],
])("the material and the format are no title: %s", (request, title) => {
  expect(toTitle(request)).toBe(title);
});

test.each([
  "Write a memo on hotels",
  "Erstelle aus der Verordnung eine Tabelle",
  "Bitte die Preise nennen",
  "Using prices.csv, write a short report",
  "List all prices",
  "Liste alle Preise auf",
  "Eine Tabelle der Preise erstellen",
  "Ricavare dall'ordinanza una tabella",
  "Extraire du procès-verbal les noms",
  "Could you tell me the price",
])("%s is an order", (text) => {
  expect(isOrder(text)).toBe(true);
});

test.each([
  "List of prices",
  "Report on hotels",
  "Liste der Preise",
  "Schreiben vom 3. Mai",
  "Comparison of the offers",
  "Analyse des prix",
  "From Bern to Geneva, by train",
  "Décision sur la demande",
  "Zinssätze 2011 bis 2024",
  "Nota sui prezzi",
  "Resumen de los precios",
  "State budget 2026",
  "Kosten, die wir berechnen",
  "In der Schweiz, in Zahlen",
])("%s is none", (text) => {
  expect(isOrder(text)).toBe(false);
});

test("a long request is cut at a word", () => {
  const title = toTitle(`Explain ${"every word of the long policy ".repeat(10)}`);
  expect(title.length).toBeLessThanOrEqual(80);
  expect(title).toMatch(/^Every .* \p{L}+…$/u);
});

test("a text of a megabyte is no trouble", () => {
  expect(toTitle("using the list of the list of the ".repeat(30_000)).length).toBeLessThanOrEqual(80);
  expect(isOrder("aus der liste, aus der liste ".repeat(30_000))).toBeTypeOf("boolean");
});

test.each([
  ["Preparami una breve nota per il consiglio", "Breve nota per il consiglio"],
  ["Prépare-moi une note pour le comité", "Note pour le comité"],
  ["Prepárame una nota para el comité", "Nota para el comité"],
])("an order to do something for me is no title: %s", (order, title) => {
  expect(toTitle(order)).toBe(title);
});
