import type { ContentPart } from "../../src/model/document.ts";

/** A question over made-up pages, and the value that answers it. */
export interface MadeQuestion {
  text: string;
  answer: string;
}

const towns = "Adlisburg Brenwil Corvent Dalmare Estrova Fellbruck Garnheim Hollwil Irstadt Jolimont".split(
  " ",
);
const offices = "archive library laboratory workshop nursery canteen".split(" ");
const fillers = [
  "The committee meets in the large hall, and the minutes are kept for everybody to read.",
  "Visitors are asked to leave their coats at the entrance and to keep the corridors free.",
  "A yearly report tells what was done, what was left open and what comes next.",
  "Keys are handed out against a signature and are returned before the summer.",
  "Broken lamps are replaced by the caretaker, who can be reached in the mornings.",
  "The garden is open to all, and dogs are kept on a leash between the beds.",
];

/** So many pages of plain text about offices in towns; each states a fee and a time that no other page states. */
export function makePages(count: number): { parts: ContentPart[]; questions: MadeQuestion[] } {
  const pages = Array.from({ length: count }, (_, at) => {
    const place = `${towns[at % towns.length]} ${Math.floor(at / (towns.length * offices.length)) + 1}`;
    const office = offices[Math.floor(at / towns.length) % offices.length] ?? "";
    const fee = 100 + at;
    const text = [
      ...[0, 1, 2, 3].map((n) => fillers[(at + n) % fillers.length] ?? ""),
      `The entrance fee of the ${office} in ${place} is CHF ${fee} per person.`,
      ...[4, 5, 6, 7].map((n) => fillers[(at + n) % fillers.length] ?? ""),
      `The ${office} in ${place} opens at ${7 + (at % 4)}.15 in the morning.`,
    ].join(" ");
    return {
      text,
      question: { text: `How high is the entrance fee of the ${office} in ${place}?`, answer: `CHF ${fee}` },
    };
  });
  return {
    parts: pages.map(({ text }, at) => ({
      ...{ id: `p${at}`, document: `doc${Math.floor(at / 10)}`, type: "text", text },
      position: { page: (at % 10) + 1 },
    })),
    questions: pages.map(({ question }) => question),
  };
}
