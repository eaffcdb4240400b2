import { readFileSync } from "node:fs";
import { afterEach, expect, test } from "vitest";
import type { ReviewTaskInput } from "../../src/prompts/review-task.ts";
import { claim, closeAll, files, only, playScript } from "../fakes/play-script.ts";
import {
  analysis,
  cite,
  fromInput,
  paragraph,
  quoting,
  report,
  review,
  seen,
  select,
} from "../fakes/script-answers.ts";
import type { AnswerInput } from "../../src/prompts/answer-from-evidence.ts";

afterEach(closeAll);

const prompt = "Draft a memo on the meal allowance.";
const asked = (changes: Parameters<typeof analysis>[1]) =>
  analysis(prompt, { expectedFormats: ["pdf"], expectedOutputType: "document", ...changes });
const memo = { prompt, files };
const short = () => report("Meals", [paragraph(claim, ["c1"])]);
const long = (count: number) =>
  report(
    "Meals",
    Array.from({ length: count }, () => paragraph(claim, ["c1"])),
  );
const textOf = ({ documents }: { documents: { path: string }[] }) =>
  readFileSync(documents[0]?.path ?? "", "utf8");

test("the sources of a matter are no citations: such a criterion is read by a model, with the numbers before it", async () => {
  const criterion = "The memo gives the allowance of each source.";
  let shown: ReviewTaskInput | undefined;
  const { result } = await playScript(
    [
      asked({ successCriteria: [criterion, "at most 2 pages"] }),
      select("ai.generateReport"),
      cite(claim),
      short(),
      fromInput("review-task", (input: ReviewTaskInput) => {
        shown = input;
        return { decision: "done", reason: "it does" };
      }),
    ],
    memo,
  );
  expect(result).toMatchObject({ status: "OK", documents: [{ format: "pdf" }], warnings: [] });
  expect(shown).toMatchObject({
    criteria: [criterion],
    met: ["at most 2 pages"],
    claims: [claim],
    observation: {
      claims: 1,
      produced: [{ format: "pdf", pages: 1 }],
      points: { covered: [prompt], lost: [] },
    },
  });
  expect(shown?.counts.join("\n")).toMatch(/\.pdf: 1 page,[^]*words: \d+[^]*language of the text: en/);
});

test("a file with more pages than asked for is written again, and the writer is told how many there were", async () => {
  const { result, events } = await playScript(
    [
      asked({ parts: [{ role: "DRAFT", text: prompt, points: [], constraints: ["one page"] }] }),
      select("ai.generateReport"),
      cite(claim),
      long(90),
      select("ai.generateReport", {}, (request) =>
        expect(seen(request).learnings.join()).toMatch(
          /one page \(\d pages, asked for at most 1\).*would fit/,
        ),
      ),
      short(),
    ],
    memo,
  );
  expect(result).toMatchObject({ status: "OK", documents: [{ format: "pdf" }], warnings: [] });
  expect(only(events, "task-reviewed").map(({ by, review: { decision } }) => [by, decision])).toEqual([
    ["host", "retry"],
    ["host", "done"],
  ]);
  expect(only(events, "action-observed").at(-1)?.observation.produced).toMatchObject([{ pages: 1 }]);
});

test("slides are counted in the file, in a criterion of another language too", async () => {
  const headed = (count: number) =>
    report(
      "Meals",
      Array.from({ length: count }, (_, at) => [
        { content_type: "heading", id: `h${at}`, elements: [{ level: 1, text: "Meals" }] },
        paragraph(claim, ["c1"]),
      ]).flat(),
    );
  const { result, events } = await playScript(
    [
      asked({ expectedFormats: ["pptx"], successCriteria: ["da 2 a 3 diapositive"] }),
      select("ai.generateReport"),
      cite(claim),
      headed(24),
      select("ai.generateReport"),
      headed(2),
    ],
    memo,
  );
  expect(result.status).toBe("OK");
  const [first, second] = only(events, "task-reviewed").map((event) => event.review);
  expect(first?.reason).toMatch(/^da 2 a 3 diapositive \(\d+ slides, asked for 2–3\)$/);
  expect(second?.decision).toBe("done");
});

test("after a review that says go on, the newer text is the one delivered", async () => {
  const { result } = await playScript(
    [
      asked({ successCriteria: ["friendly in tone"], expectedFormats: ["md"] }),
      select("ai.generateReport"),
      cite(claim),
      short(),
      review("continue", "a greeting is wanted"),
      select("ai.generateReport", { actionObjective: "Write it with a greeting." }),
      report("Meals", [paragraph(`Hello! ${claim}`, ["c1"])]),
      review("done"),
    ],
    memo,
  );
  expect(result.status).toBe("OK");
  expect(result.documents).toHaveLength(1);
  expect(textOf(result)).toContain("Hello!");
});

test("a point that vanished is looked for again, and is named by its words", async () => {
  const points = ["What is the daily meal allowance?", "What do hotels cost?"];
  const question = "State the daily meal allowance and the price of hotels.";
  const hotels = "Hotels cost at most CHF 180 per night.";
  const both = fromInput("answer-from-evidence", (input: AnswerInput) => ({
    claims: [claim, hotels].map((text, at) => ({
      ...{ text, point: `p${at + 1}`, supports: [quoting(input, text)] },
    })),
  }));
  const { result, events } = await playScript(
    [
      analysis(question, { parts: [{ role: "LOOKUP", text: question, points, constraints: [] }] }),
      select("ai.process"),
      cite(claim),
      select("ai.process", {}, (request) =>
        expect(seen(request).learnings).toContain(`Nothing is said about: ${points[1]}`),
      ),
      both,
    ],
    { prompt: question, files },
  );
  expect(result).toMatchObject({ status: "OK", claims: [{ text: claim }, { text: hotels }] });
  expect(only(events, "action-observed")[0]?.observation).toMatchObject({
    success: false,
    points: { covered: [points[0]], lost: [points[1]] },
  });
});

test("five figures are numbers: a text without a picture is not sent back for them", async () => {
  const { result, events } = await playScript(
    [
      asked({ successCriteria: ["The memo holds five figures."] }),
      select("ai.generateReport"),
      cite(claim),
      short(),
      review("done"),
    ],
    memo,
  );
  expect(result).toMatchObject({ status: "OK", documents: [{ format: "pdf" }] });
  expect(only(events, "task-reviewed").map((event) => event.review.decision)).toEqual(["done"]);
});

test("a quarter in a title that the request names is no unproven number", async () => {
  const { result } = await playScript(
    [
      asked({ expectedFormats: ["pptx"] }),
      select("ai.generateReport"),
      cite(claim),
      report("Meals in Q1", [paragraph(claim, ["c1"])]),
    ],
    { ...memo, prompt: "Draft slides on the meal allowance in Q1." },
  );
  expect(result).toMatchObject({ status: "OK", documents: [{ format: "pptx" }] });
});

test("pages of a Word file are an estimate: that it is too long is for a model to say", async () => {
  const { result } = await playScript(
    [
      asked({
        expectedFormats: ["docx"],
        parts: [{ role: "DRAFT", text: prompt, points: [], constraints: ["one page"] }],
      }),
      select("ai.generateReport"),
      cite(claim),
      long(90),
      fromInput("review-task", ({ criteria, counts, observation }: ReviewTaskInput) => {
        expect(criteria).toEqual(["one page"]);
        expect(observation.produced).toMatchObject([{ format: "docx", isEstimate: true }]);
        expect(counts.join("\n")).toMatch(/about [2-9] pages/);
        return { decision: "done", reason: "it is what was wished" };
      }),
    ],
    memo,
  );
  expect(result).toMatchObject({ status: "OK", documents: [{ format: "docx" }] });
});

test("what was proven in an earlier task counts where every number is to be proven", async () => {
  const request = "Look up the daily meal allowance in the policy; then draft a report on travel costs.";
  const look = {
    ...{ id: "figures", objective: "Collect the amounts.", deliverable: { type: "table", format: "csv" } },
    ...{ requiresDocumentAnalysis: true, requiredDocuments: ["docList:input"], serves: ["i1"] },
    ...{ expectedFormats: ["csv"], successCriteria: [] },
  };
  const write = {
    ...{ id: "report", objective: "Write the report.", deliverable: { type: "report", format: "md" } },
    ...{ requiresContentGeneration: true, dependsOn: ["figures"], serves: ["i2"] },
    successCriteria: ["Every number is proven.", "jede Aussage ist mit Quelle belegt"],
  };
  const { result, events } = await playScript(
    [
      analysis(request, { complexity: "complex", expectedFormats: ["md"], expectedOutputType: "document" }),
      { prompt: "plan-tasks", value: { overview: "", userMessage: "", tasks: [look, write] } },
      select("ai.process"),
      cite(claim),
      select("ai.generateReport", { requiredInputDocuments: [] }),
      report("Travel costs", [
        { content_type: "bullet_list", id: "l1", elements: [{ items: [claim] }], uses: ["c1"] },
      ]),
    ],
    { prompt: request, files },
  );
  expect(result.status).toBe("OK");
  expect(only(events, "task-reviewed").map(({ by, review: { decision } }) => [by, decision])).toEqual([
    ["host", "done"],
    ["host", "done"],
  ]);
});
