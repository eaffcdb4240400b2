import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import type { Model, ModelAnswer } from "../../src/ai/call/model.ts";
import { createOfflineModel } from "../../src/ai/offline/offline-model.ts";
import { createDossier } from "../../src/app/create-dossier.ts";
import type { Dossier, DossierParts } from "../../src/app/create-dossier.ts";

const samples = join(import.meta.dirname, "../../samples");
const opened: Dossier[] = [];

async function open(
  parts: DossierParts = {},
  data = mkdtempSync(join(tmpdir(), "dossier-flow-")),
): Promise<Dossier> {
  const dossier = await createDossier({ data }, parts);
  opened.push(dossier);
  return dossier;
}

afterEach(async () => {
  for (const dossier of opened.splice(0)) await dossier.close();
});

function answer(text: string): ModelAnswer {
  const counts = { tokensIn: 1, tokensOut: 1, tokensCached: 0, tokensReasoning: 0 };
  return { kind: "answer", text, ...counts, finishReason: "stop" };
}

const meals = { prompt: "What is the daily meal allowance in 2026?", files: [samples] };

test("answers from the samples with a citation that leads to document, line and words", async () => {
  const dossier = await open();
  const result = await (await dossier.start(meals)).result();
  expect(result).toMatchObject({
    status: "OK",
    language: "en",
    round: 1,
    missing: [],
    intents: [{ role: "LOOKUP", status: "OK" }],
  });
  const [claim] = result.claims;
  const source = result.evidence.find(({ id }) => id === claim?.citations[0]);
  expect(source?.document).toBe("travel-policy-2026.md");
  const lines = readFileSync(join(samples, "travel-policy-2026.md"), "utf8").split("\n");
  const line = source?.position.line ?? 0;
  expect(lines.slice(line - 1).join("\n")).toContain(source!.quote);
  expect(result.message.text).toContain("travel-policy-2026.md");
  expect(result.usage).toMatchObject({ aiCalls: 3, price: 0 });
});

test("refuses what the samples do not say, and names it", async () => {
  const dossier = await open();
  const result = await (
    await dossier.start({ prompt: "Who is the chief executive of the company?", files: [samples] })
  ).result();
  expect(result).toMatchObject({
    status: "REFUSAL",
    reason: "grounding_failed",
    claims: [],
    evidence: [],
    documents: [],
  });
  expect(result.missing).toEqual([
    { intent: "i1", point: "p1", text: expect.stringContaining("chief executive"), reason: "not in context" },
  ]);
});

test("without documents it declines in the language of the request, after one AI call", async () => {
  const dossier = await open();
  const result = await (await dossier.start({ prompt: "Was ist die Hauptstadt von Frankreich?" })).result();
  expect(result).toMatchObject({
    status: "REFUSAL",
    reason: "no_documents",
    language: "de",
    usage: { aiCalls: 1 },
  });
  expect(result.message.text).toContain("Fügen Sie die Dateien bei");
});

test("delivers the formats asked for, citations inside, and never writes over a file", async () => {
  const dossier = await open();
  const outFolder = mkdtempSync(join(tmpdir(), "dossier-out-"));
  const ask = async () => (await dossier.start({ ...meals, formats: ["md", ".TXT"], outFolder })).result();
  const first = await ask();
  expect(first.documents.map(({ format }) => format)).toEqual(["md", "txt"]);
  expect(readFileSync(first.documents[0]!.path, "utf8")).toMatch(
    /\[\^1\]: travel-policy-2026\.md, line \d+: “/,
  );
  const second = await ask();
  expect(second.documents.map(({ path }) => path)).toEqual(first.documents.map(({ path }) => path)); // the same bytes are the same file
  await expect(dossier.start({ ...meals, formats: ["odt"] })).rejects.toMatchObject({ code: "unsupported" });
});

test("continues: the next round knows the documents, and what Dossier wrote is no evidence", async () => {
  const dossier = await open();
  const first = await dossier.start({ ...meals, formats: ["md"] });
  await first.result();
  const second = await dossier.continue(first.workflowId, {
    prompt: "How long does delivery of the standing desk take?",
  });
  const result = await second.result();
  expect(result).toMatchObject({ status: "OK", round: 2 });
  expect(result.evidence.every(({ document }) => document === "price-list.md")).toBe(true);
  const workflow = await dossier.workflow(first.workflowId);
  expect(workflow).toMatchObject({
    round: 2,
    rounds: [
      { number: 1, status: "OK" },
      { number: 2, status: "OK" },
    ],
  });
  const generated = workflow.messages
    .flatMap(({ documents }) => documents)
    .filter(({ provenance }) => provenance === "generated");
  expect(generated).toHaveLength(1);
});

test("tells what it does while it runs, and the same again later from any offset", async () => {
  const dossier = await open();
  const handle = await dossier.start(meals);
  const live: number[] = [];
  for await (const { offset } of handle.events()) live.push(offset);
  const told = await dossier.trace(handle.workflowId);
  expect(live).toEqual(told.map(({ offset }) => offset));
  const types = told.map(({ event }) => event.type);
  const reading = types.slice(types.indexOf("action-started"), types.indexOf("documents-read"));
  expect(reading).toContain("action-progressed"); // file by file
  expect(types.filter((type) => type !== "action-progressed")).toEqual([
    ...["workflow-created", "round-started", "message-added", "ai-called", "request-understood"],
    ...["intents-split", "request-routed", "tasks-planned", "task-started"],
    ...["ai-called", "action-chosen"], // stage 1; the parameters are known without a model
    ...["action-started", "action-finished", "documents-read"],
    ...["evidence-gathered", "ai-called", "claims-checked"], // answering, and the gate
    ...["action-started", "action-finished"],
    ...["action-observed", "task-reviewed", "message-added", "task-finished"],
    ...["message-added", "round-finished"],
  ]);
});

test("a document is read once, whatever is asked of it later", async () => {
  const dossier = await open();
  const first = await dossier.start(meals);
  await first.result();
  const again = await dossier.continue(first.workflowId, { prompt: "What is the daily meal allowance?" });
  expect((await again.result()).status).toBe("OK");
  const read = (await dossier.trace(first.workflowId)).filter(({ event }) => event.type === "documents-read");
  expect(read).toHaveLength(1);
});

test("a failed step is told, and resumed alone without asking any finished question again", async () => {
  const offline = createOfflineModel();
  const asked: string[] = [];
  let broken = true;
  const model: Model = {
    card: offline.card,
    call: async (request) => {
      asked.push(request.prompt.name);
      if (!broken || request.prompt.name !== "answer-from-evidence") return offline.call(request);
      return { kind: "trouble", trouble: { kind: "bad-request", message: "The model is out of service." } };
    },
  };
  const dossier = await open({ models: [model] });
  const handle = await dossier.start(meals);
  const failed = await handle.result();
  expect(failed).toMatchObject({
    status: "FAILED",
    reason: "unavailable",
    message: { text: expect.stringContaining("out of service") },
  });
  expect((await dossier.list())[0]).toMatchObject({ status: "FAILED" });
  broken = false;
  const resumed = await (await dossier.resume(handle.workflowId)).result();
  expect(resumed.status).toBe("OK");
  expect(asked).toEqual([
    ...["analyse-request", "select-action", "answer-from-evidence", "answer-from-evidence"],
  ]);
});

test("an unusable analysis does not end the round", async () => {
  const offline = createOfflineModel();
  const call = async (request: Parameters<typeof offline.call>[0]) =>
    request.prompt.name === "analyse-request" ? answer("I think…") : offline.call(request);
  const dossier = await open({ models: [{ card: offline.card, call }] });
  const result = await (await dossier.start(meals)).result();
  expect(result).toMatchObject({ status: "OK", warnings: [{ code: "analysis" }] });
});

test("rejects, and shows nothing of, an answer whose words are not in what it cites", async () => {
  const offline = createOfflineModel();
  const call = async (request: Parameters<typeof offline.call>[0]) => {
    if (request.prompt.name !== "answer-from-evidence") return offline.call(request);
    const { evidence } = request.input as { evidence: { id: string; text: string }[] };
    const text = JSON.stringify({
      claims: [
        {
          text: "The allowance is 999 CHF.",
          supports: [{ evidence: evidence[0]!.id, quote: evidence[0]!.text }],
        },
      ],
      refusal: null,
    });
    return answer(text);
  };
  const dossier = await open({ models: [{ card: offline.card, call }] });
  const result = await (await dossier.start(meals)).result();
  expect(result).toMatchObject({
    status: "REJECT",
    reason: "grounding_failed",
    claims: [],
    evidence: [],
    documents: [],
  });
  expect(result.message.text).toContain("failed the check");
  expect(result.warnings).toMatchObject([{ code: "claim-dropped", message: expect.stringContaining("999") }]);
});

test("stops on request and goes on later", async () => {
  const offline = createOfflineModel();
  const reached = Promise.withResolvers<void>();
  let hold = true;
  const call = async (request: Parameters<typeof offline.call>[0]) => {
    if (hold && request.prompt.name === "answer-from-evidence") {
      reached.resolve();
      await new Promise((_resolve, reject) =>
        request.signal.addEventListener("abort", () => reject(new Error("aborted"))),
      );
    }
    return offline.call(request);
  };
  const dossier = await open({ models: [{ card: offline.card, call }] });
  const handle = await dossier.start(meals);
  await reached.promise;
  await handle.stop();
  expect(await handle.result()).toMatchObject({
    status: "STOPPED",
    message: { text: expect.stringContaining("dossier resume") },
  });
  await expect(dossier.stop(handle.workflowId)).rejects.toMatchObject({ code: "usage" });
  hold = false;
  const resumed = await dossier.resume(handle.workflowId);
  expect(await resumed.result()).toMatchObject({ status: "OK" });
});

test("keeps step results small however large the document", async () => {
  const data = mkdtempSync(join(tmpdir(), "dossier-large-"));
  const dossier = await open({}, data);
  const filler = Array.from(
    { length: 40_000 },
    (_, n) => `Paragraph ${n} speaks of nothing in particular.\n\n`,
  ).join("");
  const content = `${filler}The tide table hangs beside the harbour office.\n`;
  const handle = await dossier.start({
    prompt: "Where does the tide table hang?",
    files: [{ fileName: "long.txt", content }],
  });
  expect(await handle.result()).toMatchObject({
    status: "OK",
    claims: [{ text: expect.stringContaining("harbour office") }],
  });
  const { DatabaseSync } = await import("node:sqlite");
  const row = new DatabaseSync(join(data, "dossier.db"), { readOnly: true })
    .prepare("SELECT max(length(output)) AS longest FROM steps")
    .get();
  expect(Number(row?.["longest"])).toBeLessThan(65_536);
});

test("clear words for an empty request, a missing file and an unknown workflow", async () => {
  const dossier = await open();
  await expect(dossier.start({ prompt: "  " })).rejects.toMatchObject({ code: "usage" });
  await expect(dossier.start({ prompt: "What?", files: ["nowhere.md"] })).rejects.toMatchObject({
    code: "not-found",
    message: "There is no file nowhere.md.",
  });
  await expect(dossier.resume("wf_none")).rejects.toMatchObject({ code: "not-found" });
});
