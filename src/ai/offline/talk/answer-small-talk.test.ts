import { expect, test } from "vitest";
import { answerSmallTalk } from "./answer-small-talk.ts";

test.each([
  ["en", "Hello there!", "Hello!"],
  ["de", "Guten Morgen zusammen", "Guten Tag!"],
  ["fr", "Merci beaucoup pour le tableau", "Avec plaisir !"],
  ["it", "Ciao, come va?", "Buongiorno!"],
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
  "Thank you, now make it a PDF",
])("whoever asks for something is not only greeted: %s", (text) => {
  expect(answerSmallTalk(text, "en")).toBeUndefined();
});
