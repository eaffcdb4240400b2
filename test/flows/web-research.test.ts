import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterEach, expect, test } from "vitest";
import type { ScriptedCall } from "../../src/ai/testing/scripted-model.ts";
import type { SelectInput } from "../../src/prompts/select-action.ts";
import type { NewRound } from "../../src/app/rounds/new-round.ts";
import { openBlobs } from "../../src/store/store.ts";
import { closeAll, limit, only, openModel, openScripted } from "../fakes/play-script.ts";
import { analysis, fromInput, paragraph, quoting, report, seen, select } from "../fakes/script-answers.ts";
import type { AnswerInput } from "../../src/prompts/answer-from-evidence.ts";
import { cost, opened, searchKey, startWorld, worldPages } from "../fakes/web-world.ts";
import type { World } from "../fakes/web-world.ts";

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await closeAll();
  for (const close of closing.splice(0)) await close();
});

async function openWorld(script: ScriptedCall[], { parts, connect }: World, config = {}) {
  const all = await openScripted(script, config, { parts });
  await connect(all.dossier);
  return all;
}

async function newWorld(): Promise<World> {
  const world = await startWorld();
  closing.push(world.close);
  return world;
}

const prompt = "What did the Gotthard base tunnel cost, and when was it opened? Research it on the web.";
const research = { requiresWebResearch: true, requiresDocuments: false } as const;

const planned = (check?: (text: string) => void): ScriptedCall => ({
  prompt: "plan-search",
  value: {
    queries: [
      { part: "i1", query: "gotthard tunnel cost", language: "en" },
      { part: "i2", query: "gotthard tunnel opening", language: "en" },
    ],
  },
  check: (request) => check?.(request.text.data),
});

/** Names every document that there is by now. */
const onAll = (action = "ai.process") =>
  fromInput("select-action", ({ documents }: SelectInput) => ({
    ...(select(action).value as object),
    requiredInputDocuments: documents.split("\n").flatMap((line) => /^docItem:\S+/.exec(line)?.[0] ?? []),
  }));

const answers = (text: string) =>
  fromInput("answer-from-evidence", (input: AnswerInput) => ({
    claims: [{ text, supports: [quoting(input, text)] }],
  }));

async function play(script: ScriptedCall[], world: World, round: Partial<NewRound> = {}) {
  const all = await openWorld(script, world);
  const handle = await all.dossier.start({ prompt, ...round });
  const result = await handle.result(limit());
  all.model.done();
  const events = (await all.dossier.trace(handle.workflowId)).map(({ event }) => event);
  return { ...all, result, events, workflowId: handle.workflowId };
}

const script = () => [
  analysis(prompt, research),
  select("ai.webResearch", { requiredInputDocuments: [], requiredConnection: "web" }, (request) => {
    expect(seen(request).connections).toBe("web (brave): web.search, ai.webResearch");
    expect(request.text.data).not.toContain(searchKey);
  }),
  planned(),
  onAll(),
  answers(cost),
  answers(opened),
];

test("a question is researched, answered from two pages with citations, and the snapshots outlive the site", async () => {
  const world = await newWorld();
  const { result, events, data, dossier, workflowId } = await play(script(), world, { formats: ["md"] });
  expect(result).toMatchObject({ status: "OK", claims: [{ text: cost }, { text: opened }] });
  expect(result.evidence.map(({ origin }) => origin)).toMatchObject([
    {
      ...{ kind: "web", url: "http://rail.example/tunnel?utm_source=x", title: "What the tunnel cost" },
      ...{ fetchedAt: expect.any(Number), etag: '"v1"' },
    },
    { kind: "web", finalUrl: "http://news.example/opening" },
  ]);
  const file = readFileSync(result.documents[0]!.path, "utf8");
  expect(file).toContain("What the tunnel cost");
  expect(file).toContain("http://rail.example/tunnel");
  expect(file).toMatch(/fetched 20\d\d-\d\d-\d\d/u);
  // one search was paid for, and is on the bill
  expect(only(events, "ai-called").map(({ usage }) => usage)).toContainEqual(
    expect.objectContaining({ operation: "webSearch", model: "brave", units: { searches: 1 }, price: 0.005 }),
  );
  const use = { label: "web", action: "ai.webResearch", effect: "read", result: "ok" };
  expect(only(events, "connection-used")).toMatchObject([{ use }, { use }]);
  expect(result.usage).toMatchObject({ aiCalls: 6, searches: 2, price: 0.01 });
  await world.site.close();
  const documents = (await dossier.workflow(workflowId)).messages.flatMap((message) => message.documents);
  const kept = documents.filter(({ provenance }) => provenance === "web");
  expect(kept.map(({ fileName }) => fileName)).toEqual([
    "rail.example-tunnel.html",
    "news.example-opening.html",
  ]);
  const blobs = await openBlobs(undefined, data);
  expect((await buffer(await blobs.open(kept[0]!.sha256))).toString()).toBe(
    worldPages["rail.example/tunnel"],
  );
});

test("what was blocked is told, orders in a page are flagged, and nothing of them is done", async () => {
  const world = await newWorld();
  const { result, events } = await play(script(), world);
  const warnings = result.warnings.map(({ message }) => message).join("\n");
  expect(warnings).toContain("trap.example/challenge (The page is behind a check for people");
  expect(warnings).toContain("trap.example/private/report (trap.example does not want this page");
  expect(warnings).toContain("trap.example/to-private");
  expect(result.warnings.map(({ code }) => code)).toContain("instructions");
  expect(world.site.asked).not.toContain("trap.example/private/report");
  expect(only(events, "action-chosen").map(({ chosen }) => chosen.action)).toEqual([
    "ai.webResearch",
    "ai.process",
  ]);
});

test("no action that needs a connection is offered without one, and a research question is then refused", async () => {
  const { site } = await newWorld();
  const { dossier, model } = await openScripted(
    [analysis(prompt, research)],
    {},
    { parts: { network: site.network } },
  );
  const result = await (await dossier.start({ prompt })).result(limit());
  model.done();
  expect(result.claims).toEqual([]);
  expect(site.asked).toEqual([]);
});

test("searches count in the budget: the one that would pass it is not made", async () => {
  const world = await newWorld();
  const all = await openWorld(
    [
      analysis(prompt, research),
      select("ai.webResearch", { requiredInputDocuments: [], requiredConnection: "web" }),
      planned(),
    ],
    world,
    { budget: 0.004 },
  );
  const result = await (await all.dossier.start({ prompt })).result(limit());
  expect(result).toMatchObject({ status: "STOPPED", reason: "budget" });
  expect(world.search.queries).toEqual([]);
});

test("the key of the search is found nowhere in the data folder", async () => {
  const world = await newWorld();
  const { data } = await play(script(), world);
  await closeAll();
  const files = readdirSync(data, { recursive: true, encoding: "utf8" }).map((name) => join(data, name));
  const held = files.filter((path) => statSync(path).isFile() && readFileSync(path).includes(searchKey));
  expect(files.length).toBeGreaterThan(5);
  expect(held).toEqual([]);
});

test("an address that the person names is read by web.crawl and cited", async () => {
  const { site } = await newWorld();
  const named = "What does http://rail.example/tunnel say the tunnel cost?";
  const fields = [{ name: "urls", type: "array", required: true, description: "addresses" }];
  const all = await openScripted(
    [
      analysis(named, { requiresWebResearch: true, requiresDocuments: false }),
      select("web.crawl", { requiredInputDocuments: [], parametersSchema: { fields } }),
      {
        prompt: "set-parameters",
        value: { schema: "parameters_v1", parameters: { urls: ["http://rail.example/tunnel"] } },
      },
      onAll(),
      answers(cost),
    ],
    {},
    { parts: { network: site.network } },
  );
  const result = await (await all.dossier.start({ prompt: named })).result(limit());
  all.model.done();
  expect(result).toMatchObject({
    status: "OK",
    evidence: [{ origin: { kind: "web", url: "http://rail.example/tunnel" } }],
  });
});

test("without a language model the built-in one researches too", async () => {
  const world = await newWorld();
  const { createOfflineModel } = await import("../../src/ai/offline/offline-model.ts");
  const { dossier } = await openModel(createOfflineModel(), {}, world.parts);
  await world.connect(dossier);
  const asked = "What did the Gotthard base tunnel cost? Search the web.";
  const found = await (await dossier.start({ prompt: asked })).result(limit());
  expect(found.message.text).toContain("12.2 billion francs");
  expect(found).toMatchObject({
    status: "OK",
    evidence: [{ origin: { kind: "web", title: "What the tunnel cost" } }],
  });
});

test("a text that is to be written from the web rests on what was fetched and proven", async () => {
  const world = await newWorld();
  const wanted = "Write a short report on what the Gotthard base tunnel cost. Search the web.";
  const { result } = await play(
    [
      analysis(wanted, { ...research, expectedOutputType: "document", expectedFormats: ["md"] }),
      select("ai.webResearch", { requiredInputDocuments: [], requiredConnection: "web" }),
      {
        prompt: "plan-search",
        value: { queries: [{ part: "i1.evidence", query: "gotthard tunnel cost" }] },
      },
      onAll("ai.generateReport"),
      answers(cost),
      report("The tunnel", [paragraph(cost, ["c1"])]),
    ],
    world,
    { prompt: wanted, formats: ["md"] },
  );
  expect(result).toMatchObject({ status: "OK", claims: [{ text: cost }] });
  expect(readFileSync(result.documents[0]!.path, "utf8")).toContain("http://rail.example/tunnel");
});

test("stopped in the middle and resumed, no search is paid for twice and no page is fetched again", async () => {
  const world = await newWorld();
  const { dossier, model } = await openWorld(script(), world);
  const handle = await dossier.start({ prompt });
  for await (const { event } of handle.events(limit()))
    if (event.type === "action-progressed" && event.done === 1) break;
  await dossier.stop(handle.workflowId);
  await handle.result(limit());
  const result = await (await dossier.resume(handle.workflowId)).result(limit());
  model.done();
  expect(result).toMatchObject({ status: "OK", usage: { searches: 2, price: 0.01 } });
  expect(world.search.queries).toEqual(["gotthard tunnel cost", "gotthard tunnel opening"]);
  expect(world.site.asked.filter((place) => place.startsWith("rail.example/tunnel"))).toHaveLength(1);
});

test("a later round takes the pages as they were kept, and fetches nothing again", async () => {
  const world = await newWorld();
  const second = "And when was the Gotthard base tunnel opened? Research it on the web.";
  const all = await openWorld(
    [
      ...script(),
      analysis(second, research),
      select("ai.webResearch", { requiredInputDocuments: [], requiredConnection: "web" }),
      planned(),
      onAll(),
      answers(opened),
    ],
    world,
  );
  const { workflowId, ...first } = await all.dossier.start({ prompt });
  const before = await first.result(limit());
  await world.site.close();
  const result = await (await all.dossier.continue(workflowId, { prompt: second })).result(limit());
  all.model.done();
  expect(result).toMatchObject({ status: "OK", claims: [{ text: opened }] });
  expect(result.evidence[0]?.documentId).toBe(before.evidence[1]?.documentId);
});
