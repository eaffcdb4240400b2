import { expect, test } from "vitest";
import { createActionContext } from "../../test/fakes/action-context.ts";
import type { GivenDocument } from "../../test/fakes/action-context.ts";
import { createActionList } from "./actions.ts";
import type { ParameterHints } from "./define-action.ts";

const list = createActionList();

test("every action says what it does, what it needs and what can be set", () => {
  expect(list.offers.map(({ name }) => name)).toEqual([
    ...["document.extractContent", "document.search", "document.render"],
    ...["ai.process", "ai.processDocuments", "data.query", "ai.generateReport"],
    ...["ai.generateImage", "ai.lookAtPictures"],
    ...["web.search", "web.crawl", "ai.webResearch"],
    ...["mail.searchEmails", "mail.readEmails", "mail.composeAndDraftEmailWithContext"],
    ...["outlook.searchEmails", "outlook.readEmails", "outlook.composeAndDraftEmailWithContext"],
    ...["sharepoint.findDocuments", "sharepoint.readDocuments", "sharepoint.uploadDocument"],
  ]);
  for (const { summary } of list.offers) expect(summary).toMatch(/^[A-Z].*\.$/);
  expect(list.find("ai.process").offer.fields).toMatchObject([
    { name: "instruction", type: "string", required: true },
    { name: "query", type: "string", required: false },
  ]);
  expect(() => list.find("ai.dance")).toThrow('There is no action "ai.dance"');
});

const wanted = { objective: "Find the allowance", context: "for meals" } as ParameterHints;

test.each([
  ["document.extractContent", {}],
  ["document.search", { query: "Find the allowance" }],
  ["ai.process", { instruction: "Find the allowance" }],
  ["data.query", { instruction: "Find the allowance" }],
  ["ai.processDocuments", { instruction: "Find the allowance\nfor meals" }],
])("%s needs no model for its parameters", (name, parameters) => {
  const action = list.find(name);
  expect(action.infer(wanted)).toEqual(parameters);
  expect(action.complain(parameters)).toBeUndefined();
});

const pool = [
  { id: "a#1", documentId: "a", document: "a.md", position: {}, heading: ["Meals"], quote: "65 CHF" },
];
const documents = [{ fileName: "a.md" }];

test("ai.process says what it asks, and that there is nothing to do where nothing was open", async () => {
  const action = list.find("ai.process");
  expect(action.asks?.({ instruction: "How much?", query: "rates" })).toEqual({
    ...{ instruction: "How much?", query: "rates", besides: true },
  });
  const { context } = await createActionContext({ pool, documents });
  expect(await action.run({ instruction: "How much?" }, context)).toMatchObject({ kind: "answered" });
  await expect(async () =>
    action.run({ instruction: "How much?" }, { ...context, answered: 0 }),
  ).rejects.toMatchObject({
    code: "invalid",
    message: expect.stringContaining("Nothing was answered"),
  });
});

test("data.query hands its plan on as it is, and says that there is nothing to do where nothing was open", async () => {
  const action = list.find("data.query");
  const plan = { from: "t1", aggregates: [{ fn: "count" }] };
  expect(action.asks?.({ instruction: "How many?", plan })).toEqual({
    ...{ instruction: "How many?", plan, besides: true },
  });
  expect(action.asks?.({ instruction: "How many?" })).toEqual({ instruction: "How many?", besides: true });
  expect(action.complain({ instruction: "How many?", plan: "select 1" })).toContain("plan");
  expect(action.offer.fields.map(({ name, type }) => `${name}: ${type}`)).toEqual([
    ...["instruction: string", "plan: object"],
  ]);
  const { context } = await createActionContext({ pool, documents });
  await expect(async () =>
    action.run({ instruction: "How many?" }, { ...context, answered: 0 }),
  ).rejects.toMatchObject({ code: "invalid", message: expect.stringContaining("Nothing was computed") });
});

/** Ten sections of two passages each. */
const long = (fileName: string): GivenDocument => ({
  fileName,
  parts: Array.from({ length: 20 }, (_, at) => ({
    ...{ id: `${fileName}#${at + 1}`, type: "text" as const, position: {} },
    ...{ heading: [`Part ${Math.floor(at / 2)}`], text: `Sentence ${at} tells of desks and lamps.` },
  })),
});

async function search(files: GivenDocument[], parameters: object) {
  const { context } = await createActionContext({ documents: files });
  const read = await list.find("document.extractContent").run({}, context);
  if (read.kind !== "extracted") throw new Error("not read");
  const found = await list.find("document.search").run(parameters, { ...context, extracted: read.extracted });
  if (found.kind !== "found") throw new Error("not found");
  return found.pool.map(({ id }) => id);
}

test("a survey shares its passages fairly and begins with the openings of sections, in order", async () => {
  const found = await search([long("a"), long("b")], { query: "x", width: "survey" });
  expect(found).toHaveLength(16);
  expect(found.filter((id) => id.startsWith("a#"))).toHaveLength(8);
  const own = found.filter((id) => id.startsWith("a#")).map((id) => Number(id.slice(2)));
  expect(own).toEqual(own.toSorted((a, b) => a - b));
  expect(own.every((number) => number % 2 === 1)).toBe(true);
  expect(own[0]).toBe(1);
  expect(own.at(-1)).toBeGreaterThanOrEqual(17);
});

test("a short document leaves its share to a long one, and all of few passages are taken", async () => {
  const short = {
    fileName: "s",
    parts: [{ id: "s#1", type: "text" as const, text: "Only this.", position: {} }],
  };
  const found = await search([short, long("a")], { query: "x", width: "survey" });
  expect(found).toHaveLength(16);
  expect(found[0]).toBe("s#1");
  expect(await search([short], { query: "x", width: "survey" })).toEqual(["s#1"]);
  expect(await search([{ fileName: "e", parts: [] }], { query: "x", width: "survey" })).toEqual([]);
});

test.each([
  "Summarise this document",
  "Give me a short overview of a.pdf in five sentences",
  "Fasse das Dokument in 5 Sätzen zusammen",
  "Résume ce document en trois points",
  "Riassumi il documento",
  "Resume el documento en tres frases",
])("%j names no topic, and looks through the whole", async (query) => {
  expect(await search([long("a.pdf"), long("b")], { query })).toHaveLength(16);
});

test("what names a topic is looked for, and found or not", async () => {
  expect(await search([long("a")], { query: "Summarise what it says about lamps" })).not.toEqual([]);
  expect(await search([long("a")], { query: "Summarise the passages about quantum physics" })).toEqual([]);
});
