import { expect, test } from "vitest";
import type { EvidenceItem } from "../../../../prompts/answer-from-evidence.ts";
import { findAnswers } from "./find-answers.ts";

const ask = (text: string, language: string, ...said: string[]) =>
  findAnswers({ text, language }, [
    { id: "e", document: "notes.md", text: said.join(" ") } satisfies EvidenceItem,
  ]).map((found) => found.text);

const library = [
  "The library stays shut on Fridays in June, because the shelves are being painted.",
  "Readers may borrow six books at a time.",
  "Late books cost 20 cents a day.",
];

test.each([
  ["Why can nobody get into the library on Fridays in June?", "en", library],
  [
    "Why was the ferry service given up?",
    "en",
    ["The ferry was stopped in 2019 for lack of passengers.", "It had two decks."],
  ],
  [
    "Wieso hat die Kantine neuerdings nur noch zwei Menüs?",
    "de",
    [
      "Die Kantine bietet seit März zwei Menüs an, damit weniger Essen weggeworfen wird.",
      "Ein Menü kostet 12 Franken.",
    ],
  ],
  [
    "Pourquoi la piscine ferme-t-elle plus tôt ?",
    "fr",
    ["La piscine ferme à 18 heures en raison du manque de surveillants.", "L'entrée coûte 7 francs."],
  ],
  [
    "Perché il parcheggio non è aperto di notte?",
    "it",
    [
      "Di notte il parcheggio resta chiuso, perché i vicini hanno bisogno di quiete.",
      "Un'ora costa 2 franchi.",
    ],
  ],
  [
    "¿Por qué se trasladó el taller?",
    "es",
    ["El taller se mudó a Lugo porque el alquiler era más barato.", "Tiene doce empleados."],
  ],
])("a sentence that tells a cause of what is asked about answers: %s", (question, language, said) => {
  expect(ask(question, language, ...said)).toEqual([said[0]]);
});

test.each([
  ["tells no cause", "Why may readers borrow books?", "en", library],
  ["tells the cause of something else", "Why do late books cost money?", "en", library],
  [
    "has per cent and no purpose",
    "Pourquoi le loyer de la cave augmente-t-il ?",
    "fr",
    ["Le loyer monte de 3 pour cent.", "La cave est sèche, parce que le mur a été isolé."],
  ],
])("nothing is answered where the sentence %s", (_why, question, ...[language, said]) => {
  expect(ask(question, language, ...said)).toEqual([]);
});

test.each([
  [
    "Why does the canteen close at two?",
    "en",
    "The canteen closes at two.",
    "The reason is a shortage of cooks.",
  ],
  [
    "Warum schliesst die Kantine schon um zwei?",
    "de",
    "Die Kantine schliesst um zwei.",
    "Grund dafür ist der Umbau der Küche.",
  ],
  [
    "Pourquoi la cantine ferme-t-elle à deux heures ?",
    "fr",
    "La cantine ferme à deux heures.",
    "La raison en est le manque de cuisiniers.",
  ],
  [
    "Perché la mensa chiude alle due?",
    "it",
    "La mensa chiude alle due.",
    "Il motivo è la mancanza di cuochi.",
  ],
])(
  "a reason that stands in a sentence of its own is quoted with what it explains: %s",
  (question, language, ...[said, reason]) => {
    expect(ask(question, language, said, reason)).toEqual([`${said} ${reason}`]);
  },
);
