import { expect, test } from "vitest";
import { answerSmallTalk } from "./answer-small-talk.ts";

test.each([
  ["en", "Hello there!", "Hello!"],
  ["de", "Guten Morgen zusammen", "Guten Tag!"],
  ["fr", "Merci beaucoup pour le tableau", "Avec plaisir !"],
  ["it", "Ciao, come va?", "Buongiorno!"],
  ["fr", "Bonjour, comment ça va ce matin ?", "Bonjour !"],
  ["en", "Hi all, how are you doing today?", "Hello!"],
  ["de", "Guten Morgen, wie geht's euch denn heute?", "Guten Tag!"],
  ["it", "Buongiorno a tutti, tutto bene oggi?", "Buongiorno!"],
  ["es", "Buenas tardes, ¿cómo va todo hoy?", "¡Hola!"],
  ["es", "Muchas gracias", "¡De nada!"],
  ["unknown", "Danke", "Gern geschehen!"],
])("a greeting or thanks is answered in its language (%s): %s", (language, text, opening) => {
  expect(answerSmallTalk(text, language)?.startsWith(opening)).toBe(true);
});

test.each([
  "Hello, please summarise the contract",
  "Thanks, and in 2025?",
  "Hi, what is the notice period",
  "Perfect match of the two contracts",
  "Hello, the invoices?",
  "Hi, the total of this week?",
  "Thank you, now make it a PDF",
])("whoever asks for something is not only greeted: %s", (text) => {
  expect(answerSmallTalk(text, "en")).toBeUndefined();
});
