import { afterEach, expect, test } from "vitest";
import type { AnswerInput } from "../../src/prompts/answer-from-evidence.ts";
import type { ReportInput } from "../../src/prompts/write-report.ts";
import { claim, closeAll, files, limit, only, openScripted, playScript } from "../fakes/play-script.ts";
import { analysis, cite, paragraph, parameters, report, seen, select } from "../fakes/script-answers.ts";
import type { Answer } from "../fakes/script-answers.ts";

afterEach(closeAll);

const hotel = "The hotel limit is CHF 180 a night.";
const twoFiles = [
  ...files,
  { fileName: "hotels.md", content: `# Hotels\n\n${hotel}\n\nBreakfast is not covered.\n` },
];
/** The same answer, and what was asked is looked at. */
function watched<Input>(answer: Answer, look: (input: Input) => void): Answer {
  return {
    prompt: answer.prompt,
    check(request) {
      look(request.input as Input);
      answer.check?.(request);
    },
    get value() {
      return answer.value;
    },
  };
}

const question = "What is the daily meal allowance?";

test("the instruction and the query that were chosen are what runs", async () => {
  const asked: AnswerInput[] = [];
  const { result } = await playScript(
    [
      analysis(question),
      select("ai.process", {
        parametersSchema: {
          fields: [{ name: "query", type: "string", required: true, description: "words" }],
        },
      }),
      parameters({ instruction: "Find the amount for one day.", query: "allowance" }),
      watched(cite(claim), (input: AnswerInput) => void asked.push(input)),
    ],
    { prompt: question, files: twoFiles },
  );
  expect(result).toMatchObject({ status: "OK", claims: [{ text: claim }] });
  expect(asked[0]?.instruction).toBe("Find the amount for one day.");
});

const both = "What is the daily meal allowance? What is the hotel limit?";
const twoParts = ["daily meal allowance", "hotel limit"].map((what) => ({
  ...{ role: "LOOKUP" as const, text: `What is the ${what}?`, points: [], constraints: [] },
}));

test("an action serves the parts that it was chosen for, and the others stay open", async () => {
  const { result, events } = await playScript(
    [
      analysis(both, { parts: twoParts }),
      select("ai.process", { serves: ["i2"] }, (request) =>
        expect(seen(request).open.map(({ id }) => id)).toEqual(["i1", "i2"]),
      ),
      cite(hotel),
      select("ai.process", {}, (request) => {
        expect(seen(request).open.map(({ id }) => id)).toEqual(["i1"]);
        expect(seen(request).results).toContain(`proven: ${hotel}`);
      }),
      cite(claim),
    ],
    { prompt: both, files: twoFiles },
  );
  expect(result).toMatchObject({ status: "OK" });
  expect(only(events, "evidence-gathered").map(({ intent }) => intent)).toEqual(["i2", "i1"]);
});

test("a part that is not open cannot be served", async () => {
  const { result, events } = await playScript(
    [
      analysis(question),
      select("ai.process", { serves: ["i7"] }),
      select("ai.process", { serves: ["i1"] }),
      cite(claim),
    ],
    { prompt: question, files },
  );
  expect(result.status).toBe("OK");
  expect(only(events, "answer-rejected")).toMatchObject([
    { prompt: "select-action", complaint: expect.stringContaining("Open are: i1") },
  ]);
});

test("stage 1 may say that a task cannot be done, and its reason reaches the person", async () => {
  const { result } = await playScript(
    [
      analysis(question),
      {
        prompt: "select-action",
        value: { action: null, outcome: "cannot", reason: "No action can ring up the hotel." },
      },
    ],
    { prompt: question, files },
  );
  expect(result).toMatchObject({ status: "FAILED", claims: [], documents: [] });
  expect(result.message.text).toContain("No action can ring up the hotel.");
});

test("nothing is finished while a part is open", async () => {
  const { result, events } = await playScript(
    [
      analysis(question),
      { prompt: "select-action", value: { action: null, outcome: "finished", reason: "Done." } },
      select("ai.process"),
      cite(claim),
    ],
    { prompt: question, files },
  );
  expect(result.status).toBe("OK");
  expect(only(events, "answer-rejected")).toMatchObject([
    { complaint: expect.stringContaining("not served yet: i1") },
  ]);
});

test("what a search found is shown to whoever answers next", async () => {
  const long = Array.from({ length: 4000 }, (_, at) => `Paragraph ${at} is about the weather in week ${at}.`);
  const odd = "Zibeline coats are kept in room 12.";
  const content = [...long.slice(0, 2000), odd, ...long.slice(2000)].join("\n\n");
  const asked: AnswerInput[] = [];
  const prompt = "Where is the winter clothing stored?";
  const { result } = await playScript(
    [
      analysis(prompt),
      select("document.search", {
        actionObjective: "zibeline coats",
        parametersContext: "zibeline coats",
      }),
      select("ai.process"),
      watched(cite(odd), (input: AnswerInput) => void asked.push(input)),
    ],
    { prompt, files: [{ fileName: "book.md", content }] },
  );
  expect(asked[0]?.isWhole).toBe(false);
  expect(asked[0]?.evidence.some(({ text }) => text.includes("Zibeline"))).toBe(true);
  expect(result.status).toBe("OK");
});

const letter = "Write a letter on travel costs: the meal allowance and the hotel limit.";

test("a later task sees what was proven before it and its own documents", async () => {
  const written: ReportInput[] = [];
  const tasks = [
    {
      ...{ id: "task_1", objective: "Find the meal allowance.", serves: ["i1"], dependsOn: [] },
      deliverable: { type: "answer", format: "md" },
      ...{ requiresDocumentAnalysis: true, requiredDocuments: ["docList:input"], expectedFormats: [] },
    },
    {
      ...{ id: "task_2", objective: "Write the letter.", serves: ["i2"], dependsOn: ["task_1"] },
      deliverable: { type: "letter", format: "docx" },
      ...{ requiresDocumentAnalysis: true, requiresContentGeneration: true },
      requiredDocuments: ["docList:input"],
    },
  ];
  const { result } = await playScript(
    [
      analysis(letter, {
        ...{ complexity: "complex", expectedFormats: ["docx"], expectedOutputType: "document" },
        parts: [
          { role: "LOOKUP", text: "What is the daily meal allowance?", points: [], constraints: [] },
          { role: "DRAFT", text: letter, points: [], constraints: [] },
        ],
      }),
      { prompt: "plan-tasks", value: { overview: "", userMessage: "", tasks } },
      select("ai.process"),
      cite(claim),
      select("ai.generateReport"),
      cite(hotel),
      report(
        "Travel costs",
        [paragraph(claim, ["c1"]), paragraph(hotel, ["c2"])],
        (input) => void written.push(input),
      ),
    ],
    { prompt: letter, files: twoFiles },
  );
  expect(written[0]?.claims.map(({ text }) => text)).toEqual([claim, hotel]);
  expect(result).toMatchObject({ status: "OK", documents: [{ format: "docx" }] });
});

test("rendering without a named document never converts what was attached", async () => {
  const prompt = "Write a note on the meal allowance as a Word file.";
  const { result, events } = await playScript(
    [
      analysis(prompt, { expectedFormats: ["docx"], expectedOutputType: "document" }),
      select("document.render", { requiredInputDocuments: [], expectedFormats: ["docx"] }),
      select("ai.generateReport"),
      cite(claim),
      report("Meals", [paragraph(claim, ["c1"])]),
    ],
    { prompt, files },
  );
  expect(only(events, "action-observed")[0]).toMatchObject({
    observation: { success: false, summary: expect.stringContaining("nothing to write") },
  });
  expect(result).toMatchObject({ status: "OK", claims: [{ text: claim }] });
});

test("an attached file in another format is no text that was to be written", async () => {
  const prompt = "Write a note on the meal allowance as a Word file.";
  const { result, events } = await playScript(
    [
      analysis(prompt, { expectedFormats: ["docx"], expectedOutputType: "document" }),
      select("document.render", { expectedFormats: ["docx"] }),
      select("ai.generateReport"),
      cite(claim),
      report("Meals", [paragraph(claim, ["c1"])]),
    ],
    { prompt, files },
  );
  expect(only(events, "task-reviewed")[0]).toMatchObject({ review: { decision: "continue" } });
  expect(result).toMatchObject({ status: "OK", claims: [{ text: claim }] });
});

test("with every part answered, what an action still wants to know becomes a statement too", async () => {
  const written: ReportInput[] = [];
  const prompt = "Write a note on the meal allowance, friendly in tone.";
  const { result } = await playScript(
    [
      analysis(prompt, {
        ...{ expectedFormats: ["docx"], expectedOutputType: "document" },
        parts: [
          { role: "LOOKUP", text: "What is the daily meal allowance?", points: [], constraints: [] },
          { role: "DRAFT", text: prompt, points: [], constraints: [] },
        ],
      }),
      select("ai.process", { serves: ["i1"] }),
      cite(claim),
      select("ai.process", { actionObjective: "Find the hotel limit." }),
      cite(hotel),
      select("ai.generateReport"),
      report(
        "Meal allowance",
        [paragraph(claim, ["c1"]), paragraph(hotel, ["c2"])],
        (input) => void written.push(input),
      ),
    ],
    { prompt, files: twoFiles },
  );
  expect(written[0]?.claims.map(({ text }) => text)).toEqual([claim, hotel]);
  expect(result).toMatchObject({ status: "OK", claims: [{ intent: "i1" }, { intent: "i1" }] });
});

test("files of a finished task are delivered though a later one fails", async () => {
  const prompt = "Give the meal allowance as a table, and ring up the hotel.";
  const tasks = [
    {
      ...{ id: "task_1", objective: "The meal allowance.", serves: ["i1"], dependsOn: [] },
      deliverable: { type: "table", format: "csv" },
      ...{ requiresDocumentAnalysis: true, requiredDocuments: ["docList:input"], expectedFormats: ["csv"] },
    },
    {
      ...{ id: "task_2", objective: "Ring up the hotel.", serves: ["i2"], dependsOn: [] },
      deliverable: { type: "letter", format: "docx" },
      requiresContentGeneration: true,
    },
  ];
  const { dossier, model } = await openScripted([
    analysis(prompt, {
      ...{ complexity: "complex", expectedFormats: ["csv", "docx"], expectedOutputType: "document" },
      parts: [
        { role: "LOOKUP", text: "What is the daily meal allowance?", points: [], constraints: [] },
        { role: "DRAFT", text: "Ring up the hotel.", points: [], constraints: [] },
      ],
    }),
    { prompt: "plan-tasks", value: { overview: "", userMessage: "", tasks } },
    select("ai.process"),
    cite(claim),
    {
      prompt: "select-action",
      value: { action: null, outcome: "cannot", reason: "Nobody can be rung up." },
    },
  ]);
  const handle = await dossier.start({ prompt, files });
  const result = await handle.result(limit());
  expect(result).toMatchObject({
    status: "FAILED",
    documents: [{ format: "csv" }],
    claims: [{ text: claim }],
  });
  expect(result.message.text).toContain("Nobody can be rung up.");
  model.done();
});
