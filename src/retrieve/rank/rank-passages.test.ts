import { expect, test } from "vitest";
import type { ContentPart } from "../../model/document.ts";
import { createIndex, rankLexically } from "../retrieve.ts";

function page(id: string, text: string, title: string): ContentPart {
  const [document = "", number = ""] = id.split("#");
  return { id, document, type: "text", text, heading: [title], position: { page: Number(number) } };
}

/** Yearly reports of one office that say the same in other numbers. */
const family = [2016, 2017, 2018, 2019].flatMap((year) => {
  const title = `National Office for Bridges: Annual report FY ${year}`;
  const at = (number: number, text: string) => page(`report-${year}#${number}`, text, title);
  return [
    at(
      1,
      `Contents\n\nBridges built ....... 2\nRent and premises ....... 3\nStaff ....... 4\nTravel ....... 5\nAudit ....... 6\nNotes ....... 7`,
    ),
    at(
      2,
      `Bridges built. In ${year} the office built ${year - 2000} bridges over rivers and rails, ${year - 2001} in ${year - 1}.`,
    ),
    at(3, `Rent and premises. The office paid ${year - 1500} thousand francs for its premises in ${year}.`),
    at(
      4,
      `Staff. At the end of ${year} the office had ${year - 1900} people, among them engineers and clerks.`,
    ),
    at(5, `Cash flows. Purchases of property, plant and equipment came to ${year - 1000} thousand francs.`),
  ];
});

const index = createIndex(family);
const best = (text: string, language?: string) =>
  rankLexically(index, { text, ...(language !== undefined && { language }) })[0]?.id;

test.each([
  ["How many bridges were built in FY2018?", "report-2018#2"],
  ["FY17: rent for the premises", "report-2017#3"],
  ["bridges built in 2018-19", "report-2019#2"],
  ["NOB 2016, how many people in staff?", "report-2016#4"],
  ["capex in fiscal year 2019", "report-2019#5"],
  ["What were premises paid in FY2016?", "report-2016#3"],
])("chooses year and page for %s", (question, id) => {
  expect(best(question, "en")).toBe(id);
});

test("finds a metric by its name in another language", () => {
  expect(best("Wie hoch waren die Investitionen im Geschäftsjahr 2018?", "de")).toBe("report-2018#5");
});

test("does not take the table of contents for the page", () => {
  expect(best("Rent and premises 2018")).toBe("report-2018#3");
});

test("finds a word that is misspelt by a letter", () => {
  expect(best("How many enginers in 2017?")).toBe("report-2017#4");
});

test("leaves out the stop words of the question's language in documents of another", () => {
  const parts = [
    page("d#1", "The council must die or go to war, said the poem about an old hat.", "Poems"),
    page("d#2", "The bridge over the Aare was built by Meier in 1921.", "Bridges"),
  ];
  const ranked = rankLexically(createIndex(parts), {
    text: "Wer war der, die an die Aare kam?",
    language: "de",
  });
  expect(ranked.map(({ id }) => id)).toEqual(["d#2"]);
});

test("counts what stands on one page though not in one passage", () => {
  const part = (id: string, number: number, text: string): ContentPart => {
    return { id, document: "d", type: "text", text, position: { page: number } };
  };
  const parts = [
    part("d#1", 1, "Grants to harbours are listed below."),
    part("d#2", 1, "Zürich received 12, Basel received 30."),
    part("d#3", 2, "Subsidies to railways are listed below."),
    part("d#4", 2, "Zürich received 44, Basel received 51."),
  ];
  const ranked = rankLexically(createIndex(parts), { text: "What did Basel receive for harbours?" });
  const order = ranked.map(({ id }) => id);
  expect(order.indexOf("d#2")).toBeLessThan(order.indexOf("d#4"));
});

test("reads hostile text of a megabyte, in the index and in the question", () => {
  for (const text of ["a", "a ", "-", "1.", "| ", "\n", "ü", "中", "FY 1-", "a’"].map((unit) =>
    unit.repeat(200_000),
  )) {
    const big = createIndex([page("d#1", `${text} needle`, "T")]);
    expect(rankLexically(big, { text: `needle ${text}` }).length).toBeGreaterThan(0);
  }
});
