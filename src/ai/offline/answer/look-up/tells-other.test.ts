import { expect, test } from "vitest";
import { findAnswers } from "./find-answers.ts";

const ask = (language: string, text: string, paper: string) =>
  findAnswers({ text, language }, [{ id: "e", document: "paper.md", text: paper }]).map((one) => one.text);

const minutes = {
  en: "Present: Ada Sample (chair), Tom Mock (shop). Tom Mock leaves the shop on 30 June 2026. The treasurer and the chair sign payments jointly. Tea is free.",
  de: "Entschuldigt: Karl Schablone (Verkauf). Herr Muster geht Ende September 2026 in Pension. Das Sommerfest findet am 18. Juli 2026 auf dem Sportplatz statt. 23 Mitglieder haben den Beitrag noch nicht bezahlt.",
  fr: "Mme Modèle quitte l'association le 30 juin 2026 pour prendre sa retraite. Le poste sera publié le 10 avril.",
  it: "Dopo dodici anni lascia il comitato Renzo Prova. Il comitato propone di aumentare il contributo da CHF 30 a CHF 35, perché nel 2027 va rifatto il ponticello sul riale Nero.",
};

test.each([
  ["en", "Who replaces Tom Mock in the shop?", minutes.en],
  ["en", "Who is the treasurer?", minutes.en],
  ["de", "Wer ersetzt Karl Schablone?", minutes.de],
  ["de", "Wer wird Nachfolger von Herrn Muster?", minutes.de],
  ["de", "Wann findet die Hauptversammlung statt?", minutes.de],
  ["de", "Wie viele Mitglieder hat der Verein?", minutes.de],
  ["fr", "Qui remplace Mme Modèle à la direction ?", minutes.fr],
  ["it", "Chi sostituisce Renzo Prova nel comitato?", minutes.it],
  ["it", "Quanto costerà il nuovo ponticello sul riale Nero?", minutes.it],
])("what is told of the same thing is no answer: %s %s", (language, text, paper) => {
  expect(ask(language, text, paper)).toEqual([]);
});

test.each([
  ["en", "How long is the waiting list?", "A place on the waiting list costs £130 a year."],
  ["en", "How tall is the person?", "The person has filled in form 3.4 by hand."],
  ["de", "Wie schwer ist das Gerät?", "Das Gerät hat 3 Stufen und 2 Filter."],
  ["fr", "Quel âge a la propriétaire ?", "La propriétaire habite chemin du Test 8, 1530 Payerne."],
  [
    "it",
    "Quanto costa un posteggio nell'autorimessa?",
    "L'autorimessa ha 24 posti, di cui due per visitatori.",
  ],
  ["de", "Was kostet der TE 75?", "Das Datenblatt gilt für die Geräte TE 40 und TE 75."],
  ["en", "What is the last day for handing in our bid?", "We look for a bid for the daily cleaning."],
])("a number of another kind is no answer: %s %s", (language, text, paper) => {
  expect(ask(language, text, paper)).toEqual([]);
});

test.each([
  ["it", "Chi sostituisce Renzo Prova?", `${minutes.it} Al suo posto è eletta Noemi Bozza.`, []],
  [
    "it",
    "Chi sostituisce Renzo Prova?",
    "Dopo dodici anni lascia il comitato Renzo Prova. Al suo posto è eletta Noemi Bozza.",
    ["Dopo dodici anni lascia il comitato Renzo Prova. Al suo posto è eletta Noemi Bozza."],
  ],
  [
    "de",
    "Wer ersetzt Herrn Kobel im Ausschuss?",
    "Neu gewählt wird Frau Wüthrich anstelle von Herrn Kobel.",
    ["Neu gewählt wird Frau Wüthrich anstelle von Herrn Kobel."],
  ],
  [
    "fr",
    "Qui succède à M. Yerly ?",
    "Mme Crausaz est nommée en remplacement de M. Yerly.",
    ["Mme Crausaz est nommée en remplacement de M. Yerly."],
  ],
  ["en", "Who replaces Ms Mockup?", "Ms Mockup is elected in place of Mr Sample.", []],
  [
    "en",
    "Who replaces Mr Sample?",
    "Ms Mockup is elected in place of Mr Sample.",
    ["Ms Mockup is elected in place of Mr Sample."],
  ],
])("who comes in another one's place: %s %s %s", (language, text, ...[paper, said]) => {
  expect(ask(language, text, paper)).toEqual(said);
});

test.each([
  [
    "en",
    "From what age can I join?",
    "You may join from 16. Members are insured up to the age of 80.",
    "from 16",
  ],
  [
    "fr",
    "À partir de quel âge peut-on devenir moniteur ?",
    "Les moniteurs sont assurés jusqu'à l'âge de 70 ans. Pour devenir moniteur, l'âge minimum est de 18 ans.",
    "minimum",
  ],
  [
    "en",
    "How much notice is needed once the trial period is over?",
    "During the trial period the notice is one week. After the trial period the notice is two months.",
    "two months",
  ],
])("one end of a range is not the other: %s %s", (...[language, text, paper, said]) => {
  expect(ask(language, text, paper)[0]).toContain(said);
});

test.each([
  [
    "fr",
    "Pourquoi les feux de bois sont-ils interdits au camping ?",
    "Les feux de bois sont interdits au camping, parce que la forêt est sèche. Les motos sont interdites, car elles réveillent les enfants.",
    1,
  ],
  [
    "en",
    "What does a lost locker key cost?",
    "A lost locker key costs 45 pounds. A lost towel costs 12 pounds.",
    1,
  ],
])(
  "what another thing costs or is forbidden for is not told besides: %s %s",
  (...[language, text, paper, count]) => {
    expect(ask(language, text, paper)).toHaveLength(count);
  },
);
