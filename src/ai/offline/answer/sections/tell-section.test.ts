import { expect, test } from "vitest";
import { tellTopic } from "./tell-section.ts";
import { titleOf } from "./title-of.ts";

const tell = (topic: string, language: string, texts: readonly string[]) =>
  tellTopic(
    topic,
    language,
    texts.map((text, at) => ({ id: `e${at}`, document: "minutes.txt", text })),
  ).map(({ text }) => text);

test.each([
  [
    "Garten",
    "de",
    "TOP 2 Gartenpflege\nDie Hecke wird im Mai geschnitten.\nHerr Muster bestellt den Gärtner.",
  ],
  ["the fees", "en", "3. Fees\nThe yearly rate goes up to 40 pounds.\nPupils pay half of that."],
  [
    "il tetto",
    "it",
    "Punto 4 Tetto\nIl preventivo di 12 000 euro è accettato.\nI lavori cominciano a giugno.",
  ],
  ["le loyer", "fr", "Article 2 Loyer\nIl est payé le premier du mois.\nUn retard coûte 20 francs."],
])("a topic is told by the section that is called so: %s", (topic, language, section) => {
  const [, ...said] = section.split("\n");
  expect(tell(topic, language, ["1. Other things\nTea was served at four.", section])).toEqual(said);
});

test("where no section is called so, the sentence that speaks of it", () => {
  expect(
    tell("the hedge", "en", ["1. Other things\nThe hedge is cut in May. Tea was served at four."]),
  ).toEqual(["The hedge is cut in May."]);
});

test.each([
  ["TOP 4  Lift\nIt stays in use.", "TOP 4  Lift"],
  ["§ 2 Rent\nIt is paid monthly.", "§ 2 Rent"],
  ["Two quotes have come in.\nBoth are dear.", ""],
  ["12 chairs are broken.\nThey are sold.", ""],
])("what a passage of plain text is called: %s", (text, title) => {
  expect(titleOf({ text })).toBe(title);
});
