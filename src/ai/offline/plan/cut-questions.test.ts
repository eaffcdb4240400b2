import { expect, test } from "vitest";
import { cutQuestions } from "./cut-questions.ts";

test.each([
  [
    "en",
    "When does the fair open and is there a discount for families?",
    ["is there a discount for families?"],
  ],
  ["en", "Who repaired the roof and with whom was the price agreed?", ["with whom was the price agreed?"]],
  ["en", "When does the shop open and do they take cards?", ["do they take cards?"]],
  ["de", "Wann beginnt der Kurs und muss man sich anmelden?", ["muss man sich anmelden?"]],
  ["de", "Wie hoch ist die Kaution und wird sie verzinst?", ["wird die Kaution verzinst?"]],
  ["fr", "Jusqu'à quand peut-on réserver, et y a-t-il des frais ?", ["y a-t-il des frais ?"]],
  ["fr", "Quand commence le cours et faut-il s'inscrire ?", ["faut-il s'inscrire ?"]],
  ["it", "A che ora apre la piscina e quanto costa l'ingresso?", ["quanto costa l'ingresso?"]],
  ["it", "Quando inizia il corso e bisogna iscriversi?", ["bisogna iscriversi?"]],
  ["es", "¿A quién se paga la cuota y hay descuento?", ["hay descuento?"]],
])("behind the joint a second question begins (%s): %s", (language, text, rest) => {
  expect(cutQuestions(text, language).slice(1)).toEqual(rest);
});

test.each([
  ["en", "Who built the bridge and when?"],
  ["en", "Which rooms are heated and are open on Sunday?"],
  ["en", "I moved in May and is it right that I pay for June?"],
  ["de", "Wer hat den Vertrag gekündigt und wann?"],
  ["de", "Wer hat angerufen und hat nichts gesagt?"],
  ["fr", "Qui paie l'eau et le gaz ?"],
  ["fr", "Combien de places y a-t-il au garage ?"],
  ["fr", "Quels cours il y a en mai ?"],
  ["it", "Che cosa comprende il prezzo e la tassa?"],
])("a clause that goes on with the question stays with it (%s): %s", (language, text) => {
  expect(cutQuestions(text, language)).toEqual([]);
});
