import { expect, test } from "vitest";
import { tellTextTopic } from "./tell-text-topic.ts";

const evidence = (title: string, sections: readonly string[]) =>
  sections.map((text, at) => ({
    ...{ id: `e${at}`, document: "minutes.md", text },
    heading: [title, `${at + 1}. Item`],
  }));

test.each([
  [
    ["en", "Write a letter to the parents about the new bread counter."],
    ["Tea is free. From 3 May the bread is handed out at the counter.", "The fee stays at 40 pounds a year."],
    ["From 3 May the bread is handed out at the counter."],
  ],
  [
    ["fr", "Rédige un courriel aux familles sur le nouveau service du pain."],
    ["Dès le 3 mai, le pain est servi au comptoir.", "La cotisation reste à 40 francs par année."],
    ["Dès le 3 mai, le pain est servi au comptoir."],
  ],
  [
    ["de", "Schreib einen Brief über die neue Brotausgabe."],
    ["Ab 3. Mai gibt es eine neue Brotausgabe am Tresen.", "Der Beitrag bleibt bei 40 Franken im Jahr."],
    ["Ab 3. Mai gibt es eine neue Brotausgabe am Tresen."],
  ],
  [
    ["it", "Scrivi un avviso ai soci sulla chiusura della palestra."],
    ["La palestra resta chiusa dal 3 al 9 maggio.", "La quota resta di 40 franchi all'anno."],
    ["La palestra resta chiusa dal 3 al 9 maggio."],
  ],
] as const)("a text on one subject holds what is said of it: %s", ([language, order], sections, said) => {
  expect(tellTextTopic(order, language, evidence("Board", sections))?.map(({ text }) => text)).toEqual(said);
});

test("of a subject that nobody speaks of nothing is written", () => {
  const order = "Write a letter to the parents about the swimming course.";
  expect(tellTextTopic(order, "en", evidence("Board", ["The fee stays at 40 pounds a year."]))).toEqual([]);
});

test.each([
  "Write a letter to the parents.",
  "Write a memo about the main points of the minutes.",
  "Write a notice to all with the opening times and the rules on waste.",
  "Write a memo about the board and its latest decisions.",
])("a paper as a whole is no such subject: %s", (order) => {
  expect(tellTextTopic(order, "en", evidence("Board", ["The fee stays at 40 pounds."]))).toBeUndefined();
});

test("a subject with a section of its own is told by that section", () => {
  const items = [
    {
      id: "a",
      document: "house.md",
      heading: ["House rules", "1. Bins"],
      text: "The bins are emptied on Monday at seven.",
    },
    {
      id: "b",
      document: "house.md",
      heading: ["House rules", "2. Visitors"],
      text: "They may stay for three nights in a row.",
    },
  ];
  expect(
    tellTextTopic("Write a note to all tenants about visitors.", "en", items)?.map(({ text }) => text),
  ).toEqual(["They may stay for three nights in a row."]);
});
