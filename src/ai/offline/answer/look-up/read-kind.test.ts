import { expect, test } from "vitest";
import { readKind } from "./read-kind.ts";

test.each([
  ["en", "How many desks are there?", "count"],
  ["en", "How much is the fee?", "amount"],
  ["en", "What share of the staff cycles?", "share"],
  ["en", "In which year was it founded?", "year"],
  ["en", "How long is the notice period?", "period"],
  ["en", "How much notice must a tenant give?", "period"],
  ["fr", "À combien s'élève la caution ?", "amount"],
  ["it", "Quanto preavviso serve?", "period"],
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
  ["de", "Zahlt der Betrieb eine Busse?", "yes-or-no"],
  ["de", "Ab welchem Zinsbetrag wird gemahnt?", "amount"],
  ["fr", "Est-ce que l'employeur paie le repas ?", "yes-or-no"],
  ["fr", "Le papier est-il compris ?", "yes-or-no"],
  ["fr", "À partir de quelle date le plan est-il valable ?", "date"],
  ["it", "A che ora chiude lo sportello?", "date"],
  ["fr", "Combien de bureaux y a-t-il ?", "count"],
  ["fr", "Pourquoi le musée est-il fermé ?", "reason"],
  ["fr", "Où se trouve le dépôt ?", "place"],
  ["it", "Quanto costa il biglietto?", "amount"],
  ["it", "Chi approva le spese?", "person"],
  ["it", "In quale anno è stato costruito?", "year"],
  ["es", "¿Cuánto tiempo dura el contrato?", "period"],
  ["es", "¿Cuántos empleados hay?", "count"],
  ["es", "¿Quién firma el contrato?", "person"],
  ["en", "What does the firm chip in for a bike?", "thing"],
  ["en", "What does the parking space cost per month?", "amount"],
  ["en", "What will we be paying for a kilowatt hour?", "amount"],
  ["en", "How much time do I have to report a loss?", "period"],
  ["en", "How quickly do we have to tell the supplier?", "period"],
  ["en", "By how much do wages go up?", "amount"],
  ["en", "What does the cost of sales consist of?", "thing"],
  ["de", "Nach wie vielen Bezügen muss ich den Filter wechseln?", "count"],
  ["de", "Welche Kündigungsfrist hat die Firma?", "period"],
  ["de", "Was würde uns die Wartung im Monat kosten?", "amount"],
  ["de", "Innert welcher Zeit muss man das melden?", "period"],
  ["fr", "Que payons-nous par mois pour le dépôt ?", "amount"],
  ["fr", "Le courant est-il compris dans les charges qu'on paie ?", "yes-or-no"],
  ["fr", "On ajouterait combien d'appartements ?", "count"],
  ["fr", "Combien de l'heure gagne un membre ?", "amount"],
  ["it", "Cosa paghiamo al mese per il magazzino?", "amount"],
  ["it", "In quanto tempo arriva la merce?", "period"],
  ["es", "¿Qué cuesta el aparcamiento al mes?", "amount"],
  ["fr", "Quelle prime payons-nous pour le bris de glaces ?", "amount"],
  ["de", "Welche Prämie zahlen wir für den Wagen?", "amount"],
  ["it", "Qual è il tasso d'interesse nel 2025?", "share"],
  ["it", "Qual era l'utile della cooperativa?", "amount"],
  ["de", "Welcher Zinssatz gilt bei Verzug?", "share"],
  ["es", "¿Cuál es la tasa de interés de demora?", "share"],
  ["fr", "Quel était le bénéfice de l'exercice ?", "amount"],
  ["en", "What was the loss in March?", "amount"],
])("%s: %s asks for %s", (language, question, kind) => {
  expect(readKind(question, language).kind).toBe(kind);
});

test.each([
  ["en", "How long before the wedding can we cancel?", "period"],
  ["en", "Until what time may I practise the drums?", "date"],
  ["de", "Wie lange im Voraus muss ich den Saal buchen?", "period"],
  ["de", "Bis wie viel Uhr darf ich trommeln?", "date"],
  ["fr", "Combien de temps à l'avance faut-il réserver ?", "period"],
  ["fr", "Jusqu'à quelle heure peut-on jouer ?", "date"],
  ["it", "Con quanto anticipo bisogna prenotare?", "period"],
  ["it", "Fino a che ora si può suonare?", "date"],
  ["es", "¿Con qué antelación hay que reservar?", "period"],
  ["es", "¿Hasta qué hora se puede tocar?", "date"],
])("how long before and until what time ask for a time (%s): %s", (language, question, kind) => {
  expect(readKind(question, language).kind).toBe(kind);
});

test.each([
  ["en", "By how much does the rent go up, and from what date?", "from what date"],
  ["de", "Um wie viel steigt die Miete, und ab wann?", "ab wann"],
  ["fr", "Combien coûte la salle, et à partir de quand ?", "à partir de quand"],
])("what is asked for besides only asks (%s)", (language, question, words) => {
  const { asking } = readKind(question, language);
  expect(asking.map(([from, to]) => question.slice(from, to))).toContain(words);
});
