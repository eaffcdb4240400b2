import { expect, test } from "vitest";
import { readListOrder } from "./read-list-order.ts";

test.each([
  ["Mach mir eine Excel-Datei mit allen Kursen, die im Mai beginnen.", "Kursen, die im Mai beginnen"],
  ["Kannst du mir alle Kurse im Mai als Excel geben?", "Kurse im Mai"],
  ["Liste alle Kurse im Mai als Excel auf.", "Kurse im Mai"],
  ["Fais-moi un fichier Excel avec tous les membres de Vevey.", "membres de Vevey"],
  ["Liste en Excel tous les membres de Vevey, s'il te plaît.", "membres de Vevey"],
  ["Puoi farmi un Excel con i lavori di Rossi?", "lavori di Rossi"],
  ["Esporta in Excel gli interventi di marzo.", "interventi di marzo"],
  ["Hazme una hoja de Excel con todos los socios de Cádiz.", "socios de Cádiz"],
  ["Put all articles from Hull into an Excel file.", "articles from Hull"],
])("%s", (order, rows) => {
  expect(readListOrder(order)?.rows).toBe(rows);
});

test("what may be columns is told with what stands before it", () => {
  expect(readListOrder("Give me a spreadsheet of the courses in May: code, name and fee.")?.cuts).toEqual([
    { rows: "courses in May", columns: ["code", "name", "fee"] },
  ]);
});
