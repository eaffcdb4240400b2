import { afterEach, expect, test } from "vitest";
import type { AnswerInput } from "../../src/prompts/answer-from-evidence.ts";
import { closeAll, only, playScript } from "../fakes/play-script.ts";
import { analysis, fromInput, judge, quoting, select } from "../fakes/script-answers.ts";
import { attackFiles } from "../fixtures/attack-documents.ts";

afterEach(closeAll);

/** A support in the table of prices. */
const cell = ({ evidence }: AnswerInput, address: string) => ({
  evidence: evidence.find(({ document }) => document === "prices.csv")?.id,
  cell: address,
});

const answers = (answer: (input: AnswerInput) => unknown) => fromInput("answer-from-evidence", answer);

async function prove(prompt: string, answer: (input: AnswerInput) => unknown, language = "en") {
  const script = [
    analysis(prompt, { detectedLanguage: language }),
    select("ai.process"),
    answers(answer),
    judge("VALID"),
  ];
  return playScript(script, { prompt, files: attackFiles });
}

test("a yes-or-no question is answered by what settles it", async () => {
  const { result } = await prove("Are receipts required below CHF 20?", (input) => ({
    claims: [
      {
        text: "No, receipts are not needed below CHF 20.",
        supports: [quoting(input, "Receipts are not required below CHF 20.")],
      },
    ],
  }));
  expect(result).toMatchObject({ status: "OK", usage: { aiCalls: 4 }, claims: [{ verdict: "VALID" }] });
  expect(result.evidence).toMatchObject([
    { document: "policy.md", position: { line: 7 }, quote: "Receipts are not required below CHF 20." },
  ]);
});

test("a German answer rests on an English document", async () => {
  const { result } = await prove(
    "Wie hoch ist die Tagespauschale für Mahlzeiten im Jahr 2026?",
    (input) => ({
      claims: [
        {
          text: "Die Tagespauschale für Mahlzeiten beträgt 2026 55 Franken.",
          supports: [quoting(input, "The daily meal allowance is CHF 55 in 2026.")],
        },
      ],
    }),
    "de",
  );
  expect(result).toMatchObject({
    status: "OK",
    language: "de",
    claims: [{ text: expect.stringContaining("55 Franken") }],
  });
});

test("an Italian answer rests on a cell, which its row and column name", async () => {
  const { result } = await prove(
    "Quanto costa la sedia da ufficio (office chair) secondo il listino?",
    (input) => ({
      claims: [{ text: "La sedia da ufficio (office chair) costa 389,00.", supports: [cell(input, "B4")] }],
    }),
    "it",
  );
  expect(result).toMatchObject({
    status: "OK",
    language: "it",
    evidence: [{ document: "prices.csv", quote: expect.stringMatching(/^Office chair · price: 389/u) }],
  });
});

test("a percent change of two cited values is computed by the host", async () => {
  const change = (input: AnswerInput) => [
    { name: "old", ...quoting(input, "CHF 45") },
    { name: "new", ...quoting(input, "CHF 55") },
  ];
  const claims = (said: string) => [
    { text: `The allowance rose by ${said} % from 2025 to 2026.`, supports: [{ computation: "k1" }] },
  ];
  const { result } = await prove("By how many percent did the meal allowance rise?", (input) => ({
    claims: claims("22.2"),
    computations: [{ id: "k1", expression: "change(old, new)", inputs: change(input) }],
  }));
  expect(result).toMatchObject({
    status: "OK",
    claims: [{ verdict: "VALID", computation: { plan: "change(old, new)", rows: 2 } }],
  });
  expect(result.evidence.map(({ quote }) => quote).toSorted()).toEqual(["CHF 45", "CHF 55"]);
});

test("a wish for passages and a computation is served before the answer, and told", async () => {
  const prompt = "By how many percent did the meal allowance rise?";
  const { result, events } = await playScript(
    [
      analysis(prompt),
      select("ai.process"),
      answers((input) => ({
        claims: [],
        wish: {
          compute: [
            {
              ...{ id: "k1", expression: "change(old, new)" },
              inputs: [
                { name: "old", ...quoting(input, "CHF 45") },
                { name: "new", ...quoting(input, "CHF 55") },
              ],
            },
          ],
        },
      })),
      answers(({ computed }) => {
        expect(computed).toMatchObject([{ id: "k1", value: expect.stringMatching(/^22\.2/u) }]);
        return { claims: [{ text: "It rose by 22.2 %.", supports: [{ computation: "k1" }] }] };
      }),
      judge("VALID"),
    ],
    { prompt, files: attackFiles },
  );
  expect(result).toMatchObject({ status: "OK", usage: { aiCalls: 5 } });
  expect(only(events, "evidence-added")).toMatchObject([{ wish: "compute change(old, new)" }]);
});

test("a wrong result of a right computation is sent back, with the right one", async () => {
  const prompt = "By how many percent did the meal allowance rise?";
  const answer = (said: string) => (input: AnswerInput) => ({
    claims: [{ text: `The allowance rose by ${said} %.`, supports: [{ computation: "k1" }] }],
    computations: [
      {
        ...{ id: "k1", expression: "change(old, new)" },
        inputs: [
          { name: "old", ...quoting(input, "CHF 45") },
          { name: "new", ...quoting(input, "CHF 55") },
        ],
      },
    ],
  });
  const { result } = await playScript(
    [
      analysis(prompt),
      select("ai.process"),
      answers(answer("18.2")),
      answers((input) => {
        expect(input.judged).toMatchObject([{ complaint: expect.stringContaining("18.2") }]);
        return answer("22.2")(input);
      }),
      judge("VALID"),
    ],
    { prompt, files: attackFiles },
  );
  expect(result).toMatchObject({ status: "OK", claims: [{ text: "The allowance rose by 22.2 %." }] });
});

test("the same input twice is the same story but for times and names", async () => {
  const play = async () => {
    const prompt = "How high is the meal allowance?";
    const quote = "The daily meal allowance is CHF 55 in 2026.";
    const answer = (text: string) =>
      answers((input) => ({ claims: [{ text, supports: [quoting(input, quote)] }] }));
    const { events } = await playScript(
      [
        analysis(prompt),
        select("ai.process"),
        answer("It is CHF 65."),
        answer("In 2026 you get CHF 55 a day."),
        judge("VALID"),
      ],
      { prompt, files: attackFiles },
    );
    const names = new Map<string, string>();
    const plain = JSON.stringify(events).replaceAll(/\b(?:wf|msg|doc|ho)_[0-9a-f]{8,}/gu, (name) => {
      if (!names.has(name)) names.set(name, `name${names.size}`);
      return names.get(name) ?? name;
    });
    return plain.replaceAll(
      /"(?:at|milliseconds|seconds)":[\d.]+|"id":"[^"]*-[0-9a-f]{32}"|"path":"[^"]*"|"partsSha256":"[^"]*"|"checked":\{"sha256":"[^"]*"/gu,
      "",
    );
  };
  expect(await play()).toBe(await play());
});
