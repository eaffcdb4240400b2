import { expect, test } from "vitest";
import { timesRate } from "./times-rate.ts";

const ask = (text: string, said: string, language: string) => {
  const found = timesRate({ text, language, computed: new Set() }, [
    { id: "e1", document: "offer.txt", text: said },
  ]);
  return found === undefined
    ? undefined
    : [found.expression, ...found.inputs.map((input) => ("quote" in input ? input.quote : ""))];
};
const containers =
  "Die Miete beträgt 780 Franken pro Container und Monat. Der Aufbau kostet einmalig 900 Franken.";

test.each([
  [
    "Was kostet die Miete der zwei Container für sechs Monate?",
    containers,
    "de",
    ["a * 2 * 6", "780 Franken"],
  ],
  [
    "Was kostet die Miete für beide Container für 14 Monate?",
    containers,
    "de",
    ["a * 2 * 14", "780 Franken"],
  ],
  [
    "What does the boat cost for 4 nights?",
    "The boat is hired at £210 per night. Linen is included.",
    "en",
    ["a * 4", "£210"],
  ],
  [
    "Quanto costa in tutto il burro?",
    "Il burro è finito, ne ho ordinati 40 kg a 8,60 euro al kg. Arriva presto.",
    "it",
    ["a * b", "8,60 euro", "40"],
  ],
  [
    "Quanto è costato in tutto l'hotel?",
    "Ho dormito due notti all'Hotel Fontana, a 94 euro a notte, colazione compresa.",
    "it",
    ["a * 2", "94 euro"],
  ],
  [
    "Combien rapportent les douze stands ?",
    "Chaque stand paie 40 francs ; douze stands sont annoncés.",
    "fr",
    ["a * 12", "40 francs"],
  ],
  [
    "What does the entrance come to for 28 pupils?",
    "Entrance is £8.50 per pupil. The coach costs £640 for the day.",
    "en",
    ["a * 28", "£8.50"],
  ],
  [
    "Combien coûte l'assistant pour 5 heures ?",
    "Un assistant peut être réservé à 28 euros l'heure.",
    "fr",
    ["a * 5", "28 euros"],
  ],
])("so many times what one costs: %s", (question, ...[said, language, answer]) => {
  expect(ask(question, said as string, language as string)).toEqual(answer);
});

test.each([
  ["not every unit is counted", "Was kostet die Miete für sechs Monate?", containers, "de"],
  ["something else is counted", "Was kostet die Miete der zwei Zelte für sechs Monate?", containers, "de"],
  [
    "whoever takes so many pays less",
    "Was kostet die Miete der zwei Container für zwölf Monate?",
    `${containers} Ab zehn Monaten gewähren wir 10 Prozent Rabatt.`,
    "de",
  ],
  [
    "nobody knows what is for four nights",
    "What does it cost for 4 nights?",
    "Parking is £12 per night.",
    "en",
  ],
  [
    "another thing is asked for",
    "What does the canoe cost for 4 nights?",
    "The boat is hired at £210 per night.",
    "en",
  ],
  [
    "one of them is asked for",
    "What does the boat cost per night?",
    "The boat is hired at £210 per night.",
    "en",
  ],
  [
    "it goes on week by week",
    "What does the cleaning cost in total?",
    "The cleaning costs £20 an hour, three hours a week.",
    "en",
  ],
  [
    "two amounts are stated",
    "What does the boat cost for 4 nights?",
    "The boat is £210 per night, or £180 per night in winter.",
    "en",
  ],
])("nothing where %s", (_why, question, ...[said, language]) => {
  expect(ask(question, said as string, language as string)).toBeUndefined();
});
