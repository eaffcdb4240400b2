import fc from "fast-check";
import { expect, test } from "vitest";
import { findContextBlocks } from "./find-context-blocks.ts";

const article =
  "The old mill stands at the river and was built in 1780. It ground flour for the whole valley until the railway came. " +
  "After the fire of 1911 the owners moved to the town, and the building stood empty for many years. " +
  "Today it houses a small museum, which is run by volunteers and opens on the first Sunday of every month from April to October, and in winter on request.";
const artikel =
  "Die alte Mühle steht am Fluss und wurde 1780 gebaut. Sie mahlte Mehl für das ganze Tal, bis die Eisenbahn kam. " +
  "Nach dem Brand von 1911 zogen die Besitzer in die Stadt, und das Haus stand viele Jahre leer. " +
  "Heute ist darin ein kleines Museum, das von Freiwilligen geführt wird.";
const mail =
  "From: Ann Lee <ann@example.com>\nTo: Bob Ray <bob@example.com>\nSubject: Budget review\n\nBob,\n\n" +
  "The numbers for the second quarter do not match the ledger. Row 14 is off by 2,300 and the travel line is missing.\n\n" +
  "Who approved the new vendor?\n\nAnn";
const code = `def read_all(names):\n${Array.from({ length: 8 }, (_, at) => `    value_${at} = read(names[${at}])`).join("\n")}\n    return value_7`;

function cut(message: string): string[] {
  return findContextBlocks(message).map(({ start, end }) => message.slice(start, end));
}

test.each([
  ["after a request", `Summarize this article.\n\n${article}`],
  ["before a question", `${article}\n\nWhen was the mill built?`],
  ["after a label", `What is this about?\n\nText:\n${article}`],
  ["under a label, before a plain sentence", `Text:\n${article}\n\nThree points will do.`],
  ["on the line after the request", `Translate the following text into German.\n${article}`],
  ["behind a colon", `Please summarize the following article: ${article}`],
])("cuts a pasted text %s", (_, message) => {
  expect(cut(message)).toEqual([article]);
});

test("tells request and document apart by their languages, with the heading of the document", () => {
  const document = `Mill House\n\n${artikel}\n\n${artikel}`;
  expect(cut(`De quoi s'agit-il ?\n\n${document}`)).toEqual([document]);
  expect(cut(`${document}\n\nDe quoi s'agit-il ?`)).toEqual([document]);
});

test("keeps the questions of a mail in the mail, and the request out of it", () => {
  expect(cut(`Answer this for me.\n\nEmail:\n${mail}`)).toEqual([mail]);
  expect(cut(`${mail}\n\nAnswer this for me.`)).toEqual([mail]);
});

test("cuts each of several blocks and leaves the words between them", () => {
  const fence = `\`\`\`\n${code}\n\`\`\``;
  expect(cut(`I run this:\n\n${fence}\n\nand with this it fails:\n\n${fence}\n\nWhy?`)).toEqual([
    fence,
    fence,
  ]);
});

test("takes a text with tables in it as one document", () => {
  const table = `Table: Person\n| id | name |\n| 1 | Ann |\n| 2 | Bob |\nEach row is one person, and the id is unique in this table.\nTable: City\n| id | name |\n| 1 | Bern |\n| 2 | Chur |\nA person lives in at most one city, which may be unknown or empty.`;
  expect(cut(`Explain the problem.\n\n${table}`)).toEqual([table]);
});

test("takes the blanks after a last block with it", () => {
  expect(cut(`What does this text say?\n\n${article}\n \t \n`)).toEqual([`${article}\n \t \n`]);
});

test("gives titles and media types", () => {
  const rows = Array.from({ length: 40 }, (_, at) => `${at},${at * 2},${at * 3}`).join("\n");
  const message = `Which is the largest?\n\nSales 2024:\na,b,c\n${rows}\n\nAnd this?\n\n${mail}`;
  expect(findContextBlocks(message)).toMatchObject([
    { kind: "csv", title: "Sales 2024", mimeType: "text/csv" },
    { kind: "mail", title: "Budget review", mimeType: "text/plain" },
  ]);
});

test.each([
  ["a small block", "Why does it fail?\n\n```\nlet x = 1;\n```\n\nPlease explain."],
  [
    "one long paragraph of request",
    `Write a story about a mill. ${"The miller should be kind and must not leave. ".repeat(12)}`,
  ],
  [
    "what people tell of themselves",
    "I am planning a trip with my wife and our two kids. We like hiking, food and trains, and we do not like museums. We will arrive on April 3 and leave on April 17. We have 6000 dollars without flights, and we would like to stay in small hotels. I do not drive, and my wife does not fly.\n\nCan you make an itinerary?",
  ],
  [
    "what a text to be written should be like",
    "Build me an application for expenses.\n\nThe application should have a login page, a dashboard and a settings page. Users can add expenses with an amount, a category and a date. The dashboard shows a chart by month and by category. There should be a way to export everything to CSV, and it must work on phones. Passwords must be stored safely, and the page should load in less than a second even with ten thousand entries.",
  ],
  [
    "points to work off",
    `Please:\n${Array.from({ length: 9 }, (_, at) => `${at + 1}. Write a memo about topic number ${at}`).join("\n")}`,
  ],
  [
    "addresses",
    `Compare these pages:\n${Array.from({ length: 9 }, (_, at) => `- https://example.com/reports/year/20${at}1`).join("\n")}`,
  ],
])("leaves %s in the request", (_, message) => {
  expect(cut(message)).toEqual([]);
});

test("blocks that grow into each other are one block", () => {
  const message = [code, article, "$", code, "+"].join("\n");
  const blocks = findContextBlocks(message);
  for (const [at, { start }] of blocks.entries())
    expect(start).toBeGreaterThanOrEqual(blocks[at - 1]?.end ?? 0);
  expect(blocks.length).toBeGreaterThan(0);
});

test("never throws, and blocks and rest together are the message", () => {
  const piece = fc.oneof(
    fc.constantFrom(article, artikel, mail, code, "Summarize this text.", "Text:", "What is it?", "```"),
    fc.string(),
  );
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 6 }),
      fc.constantFrom("\n", "\n\n", "\r\n\r\n", " "),
      (pieces, joint) => {
        const message = pieces.join(joint);
        let rebuilt = "";
        for (const { start, end } of findContextBlocks(message)) {
          expect(start).toBeGreaterThanOrEqual(rebuilt.length);
          expect(end).toBeGreaterThan(start);
          rebuilt += message.slice(rebuilt.length, start) + message.slice(start, end);
        }
        expect(rebuilt + message.slice(rebuilt.length)).toBe(message);
        expect(rebuilt.length).toBeLessThanOrEqual(message.length);
      },
    ),
    { numRuns: 60 },
  );
});
