import { expect, test } from "vitest";
import { smallTalkReplies } from "../../../lexicon/requests/small-talk-words.ts";
import { vagueReplies } from "../../../lexicon/messages/vague-words.ts";
import { answerVague } from "./answer-vague.ts";

test.each([
  ["en", "Could you please take a look at the attached file?"],
  ["en", "Hello, I need some help with this document."],
  ["en", "Make something nice out of it"],
  ["de", "Schau dir bitte mal das Dokument an."],
  ["de", "Mach was Schönes draus!"],
  ["de", "Guten Tag, könnten Sie mir damit helfen?"],
  ["fr", "Peux-tu jeter un coup d’œil à ce document, s'il te plaît ?"],
  ["fr", "Fais-en quelque chose de beau"],
  ["it", "Puoi dare un'occhiata a questo documento?"],
  ["it", "Ciao, mi puoi aiutare per favore?"],
  ["es", "¿Puedes echar un vistazo a esto?"],
] as const)("who does not say what is wanted is asked (%s): %s", (language, text) => {
  expect(answerVague(text, true)).toBe(vagueReplies[language]);
});

test("without documents help is offered", () => {
  expect(answerVague("Hey, can you help us?", false)).toContain(smallTalkReplies.en.offer);
  expect(answerVague("Bonjour, pourriez-vous m'aider ?", false)).toContain(smallTalkReplies.fr.greeting);
});

test.each([
  "Can you look at the notice period?",
  "Take a look at this and tell me the price.",
  "Look at lease.pdf",
  "What can you do with a broken key?",
  "Who can help me with my badge?",
  "Kannst du mir helfen, die Miete zu berechnen?",
  "Schau dir die Preise an",
  "Mach eine Tabelle daraus",
  "Pouvez-vous m'aider à résumer le bail ?",
  "Guarda la scadenza",
])("a real request is left alone: %s", (text) => {
  expect(answerVague(text, true)).toBeUndefined();
});
