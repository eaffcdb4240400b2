import { expect, test } from "vitest";
import { surveySections } from "./survey-sections.ts";

const evidence = [
  {
    id: "a",
    document: "rules.md",
    heading: ["Rules", "Rooms"],
    text: "Rooms are cleaned every day. A room costs CHF 90 a night.",
  },
  {
    id: "b",
    document: "rules.md",
    heading: ["Rules", "Meals"],
    text: "1 Breakfast is at seven.\n2 Dinner costs CHF 25.",
  },
  {
    id: "c",
    document: "rules.md",
    heading: ["Rules", "Imprint"],
    text: "All rights reserved, Sample House 2026.",
  },
  { id: "d", document: "rules.md", heading: ["Rules", "Meals"], text: "2 Dinner costs CHF 25." },
];
const survey = (order: string) => surveySections(order, "en", evidence).map(({ text }) => text);

test("every section says its figures once, and page furniture says nothing", () => {
  expect(survey("Write a short note for the guests")).toEqual([
    "Rooms are cleaned every day. A room costs CHF 90 a night.",
    "1 Breakfast is at seven.",
    "2 Dinner costs CHF 25.",
  ]);
});

test("as many statements as were asked for, those with figures first", () => {
  expect(survey("Write a note of two sentences for the guests")).toEqual([
    "A room costs CHF 90 a night.",
    "2 Dinner costs CHF 25.",
  ]);
});

test("a text about one section is made of that section", () => {
  expect(survey("Write a memo about the meals")).toEqual([
    "1 Breakfast is at seven.",
    "2 Dinner costs CHF 25.",
  ]);
});

test("who was there, when and where is left out; decisions, dates and amounts are told", () => {
  const minutes = [
    {
      id: "m1",
      document: "minutes.md",
      heading: ["Minutes"],
      text: "Sample Ltd. Thursday, 12 March 2026, 14:00 to 16:20, room 4, Leeds.\nPresent: Eve Mockup, Jane Sample. Apologies: Tom Specimen.",
    },
    {
      id: "m2",
      document: "minutes.md",
      heading: ["Minutes", "Van"],
      text: "The talk was long and friendly all the time. The board decides to buy a van for GBP 41,900. Last year it was turned down at GBP 40,000.",
    },
    {
      id: "m3",
      document: "minutes.md",
      heading: ["Minutes", "Decisions"],
      text: "- The old office closes on 31 October 2026.\n- Coffee stays free for all who work here.",
    },
  ];
  expect(
    surveySections("Summarise the minutes in two sentences", "en", minutes).map(({ text }) => text),
  ).toEqual(["The board decides to buy a van for GBP 41,900.", "The old office closes on 31 October 2026."]);
});

test("of a mail in few lines what is confirmed comes before whom to call", () => {
  const texts = [
    "Thank you for your order. I confirm it to you at 412 francs a ton.",
    "Our driver is Mr Wilfried Sample, who can be called on 0555 79 14 33.",
    "The delivery is moved to Tuesday 6 October at 7.15.",
    "The dust in the silo is taken away free of charge.",
  ];
  const mail = texts.map((text, at) => ({ id: `m${at}`, document: "mail.eml", text }));
  const told = surveySections("Summarise it in two sentences", "en", mail).map(({ text }) => text);
  expect(told).toEqual(["I confirm it to you at 412 francs a ton.", texts[2]]);
});
