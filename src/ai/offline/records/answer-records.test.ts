import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { answerRecords } from "./answer-records.ts";

const tasks = {
  ...{ id: "e1", document: "minutes.md", heading: ["Tasks"] },
  text: "| Task | Person | Deadline |\n| --- | --- | --- |\n| Order the grey boat | Ada Sample | 10 April 2026 |\n| Sell the old tent | Ben Dummy | 29 May 2026 |",
  table: {
    ...{ headRow: 1, firstRow: 2, firstColumn: 1 },
    head: [["Task", "Person", "Deadline"]],
    rows: [
      ["Order the grey boat", "Ada Sample", "10 April 2026"],
      ["Sell the old tent", "Ben Dummy", "29 May 2026"],
    ],
  },
};
const policy = {
  ...{ id: "e2", document: "policy.txt" },
  text: "Policy number: BP-77\nReplaces policy: BP-12\nExcess for theft: GBP 1,000\nExcess for water: GBP 500\nBroker: Ida Blank",
};
const ask = (text: string, evidence = [tasks, policy], language = "en") =>
  answerRecords({ text, language }, evidence).map((claim) => claim.text);

describe("the row or line that a question is about", () => {
  test.each([
    [
      "Who has to order the new boat, and until when?",
      "Task: Order the grey boat; Person: Ada Sample; Deadline: 10 April 2026",
    ],
    ["I need our policy number for a claim form.", "Policy number: BP-77"],
    ["How high is our deductible after a theft?", "Excess for theft: GBP 1,000"],
  ])("%s", (question, answer) => {
    expect(ask(question)).toEqual([answer]);
  });
});

describe("nothing is said where", () => {
  test.each([
    ["two records fit as well", "How high is the excess?"],
    ["a name is another one", "Who has to order the boat for Zoe?"],
    ["a name stands in another record", "When does Ben order the boat?"],
    ["something would have to be computed", "How much more is the excess for theft than for water?"],
    ["a year is another one", "What was the excess for theft in 2019?"],
    ["a number is another one", "What is the excess for 40 cases of theft?"],
    ["no date is stated", "When was the theft?"],
    ["the value is what was asked with", "What is the mail address of Ida Blank?"],
    ["a reason is asked for", "Why is there an excess for theft?"],
  ])("%s: %s", (_why, question) => {
    expect(ask(question)).toEqual([]);
  });
});

test("a row about the foundation is no answer to which profit it made", () => {
  const balance = {
    id: "e3",
    document: "bilan.txt",
    text: "Capital de la fondation : 465 550\nCaisse : 196 300",
  };
  expect(ask("Quel capital la fondation a-t-elle ?", [balance], "fr")).toHaveLength(1);
  expect(ask("Quel bénéfice la fondation a-t-elle ?", [balance], "fr")).toEqual([]);
});

test("what an hour costs is told in money, never in hours", () => {
  const repair = (value: string) => ({
    id: "e4",
    document: "lift.txt",
    text: `Repair of the lift: ${value}\nSmall parts: none`,
  });
  const question = "Repair of the lift: what is it per hour?";
  expect(ask(question, [repair("142")])).toHaveLength(1);
  expect(ask(question, [repair("4 hours")])).toEqual([]);
});

test("any question and any text go through, and only what stands there is told", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 80 }), fc.string({ maxLength: 120 }), (question, text) => {
      const found = answerRecords({ text: question, language: "en" }, [{ id: "e", document: "a.txt", text }]);
      for (const { supports } of found)
        for (const support of supports) expect(text).toContain("quote" in support ? support.quote : "");
    }),
    { numRuns: 200 },
  );
});
