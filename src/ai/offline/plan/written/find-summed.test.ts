import { expect, test } from "vitest";
import { findSummed } from "./find-summed.ts";

test.each([
  [
    "Summarise what the minutes say about the roof, the garden and the fees.",
    ["the roof", "the garden", "the fees"],
  ],
  ["Sum up what was decided on fees and parking, please.", ["fees", "parking"]],
  ["Fass mir kurz zusammen, was zu Dach, Garten und Beitrag herauskam.", ["Dach", "Garten", "Beitrag"]],
  ["Fasse zusammen, was zum Dach und zur Heizung beschlossen wurde.", ["Dach", "Heizung"]],
  ["Résume ce qui a été dit sur le loyer et l'ascenseur.", ["le loyer", "l'ascenseur"]],
  ["Riassumi che cosa è stato deciso su mensa, gita e festa.", ["mensa", "gita", "festa"]],
  ["Resume lo que se decidió sobre la cuota y el jardín.", ["la cuota", "el jardín"]],
])("each topic of a summary by itself: %s", (order, topics) => {
  expect(findSummed(order)).toEqual(topics);
});

test.each([
  "Summarise the report and the minutes.",
  "Fasse das Protokoll in drei Sätzen zusammen.",
  "What was decided on fees and parking?",
  "Riassumi il verbale.",
])("no list of topics: %s", (order) => {
  expect(findSummed(order)).toEqual([]);
});
