import { expect, test } from "vitest";
import { readKind } from "./read-kind.ts";

test.each([
  ["en", "How many desks are there?", "count"],
  ["en", "How much is the fee?", "amount"],
  ["en", "What share of the staff cycles?", "share"],
  ["en", "In which year was it founded?", "year"],
  ["en", "How long is the notice period?", "period"],
  ["en", "When it rains, what is closed?", "thing"],
  ["en", "What happens when it rains?", "thing"],
  ["en", "Which company delivers the paper?", "organisation"],
  ["en", "In what small town is the archive?", "place"],
  ["en", "Is smoking allowed?", "yes-or-no"],
  ["en", "What is a dry dock?", "definition"],
  ["en", "What is the dry dock made of?", "thing"],
  ["de", "Wie viele Zimmer hat das Haus?", "count"],
  ["de", "Wie hoch ist die Gebühr?", "amount"],
  ["de", "Was kostet der Eintritt?", "amount"],
  ["de", "Bis wann ist die Rechnung zu zahlen?", "date"],
  ["de", "Wie heisst die Leiterin?", "thing"],
  ["de", "Was enthält das Paket?", "thing"],
  ["de", "Darf man hier parkieren?", "yes-or-no"],
  ["fr", "Combien de bureaux y a-t-il ?", "count"],
  ["fr", "Pourquoi le musée est-il fermé ?", "reason"],
  ["fr", "Où se trouve le dépôt ?", "place"],
  ["it", "Quanto costa il biglietto?", "amount"],
  ["it", "Chi approva le spese?", "person"],
  ["it", "In quale anno è stato costruito?", "year"],
  ["es", "¿Cuánto tiempo dura el contrato?", "period"],
  ["es", "¿Cuántos empleados hay?", "count"],
  ["es", "¿Quién firma el contrato?", "person"],
])("%s: %s asks for %s", (language, question, kind) => {
  expect(readKind(question, language).kind).toBe(kind);
});
