import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import { mkdtempSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { loadImage } from "@napi-rs/canvas";
import { afterEach, expect, test } from "vitest";
import type { Model } from "../../src/ai/call/model.ts";
import { openModel } from "../../src/ai/call/open-model.ts";
import { createScriptedModel } from "../../src/ai/testing/scripted-model.ts";
import type { ScriptedCall } from "../../src/ai/testing/scripted-model.ts";
import { createDossier } from "../../src/app/create-dossier.ts";
import type { Dossier } from "../../src/app/create-dossier.ts";
import type { NewRound } from "../../src/app/rounds/new-round.ts";
import { drawWords } from "../fixtures/make-picture.ts";
import { limit, only } from "../fakes/play-script.ts";
import { analysis, cite, parameters, seen, select } from "../fakes/script-answers.ts";

const opened: Dossier[] = [];
afterEach(async () => {
  for (const dossier of opened.splice(0)) await dossier.close();
});

const capabilities = ["text", "jsonSchema", "vision", "imageOutput"] as const;

interface Play {
  draw?: Model["draw"];
  perImage?: Record<string, number>;
  budget?: number;
}

async function play(script: readonly ScriptedCall[], round: NewRound, { draw, perImage, budget }: Play = {}) {
  const card = { capabilities: [...capabilities], ...(perImage && { perImage }) };
  const model = createScriptedModel(script, { card });
  const data = mkdtempSync(join(tmpdir(), "dossier-pictures-"));
  const models = [{ ...model, ...(draw && { draw }) }];
  const dossier = await createDossier({ data, budget }, { models });
  opened.push(dossier);
  const handle = await dossier.start(round);
  const result = await handle.result(limit());
  const events = (await dossier.trace(handle.workflowId)).map(({ event }) => event);
  return { model, result, events };
}

test("a chart is shown to a model that can see: numbers that the text confirms are cited, others are marked", async () => {
  const chart = await drawWords(["Lamps sold", "2024 120", "2025 140"], {
    size: 60,
    width: 2400,
    height: 900,
  }).encode("png");
  const fact = "140 lamps were sold in 2025.";
  const prompt = "How many lamps were sold in 2025?";
  const { model, result } = await play(
    [
      analysis(prompt),
      select("ai.lookAtPictures"),
      {
        prompt: "look-at-picture",
        value: {
          kind: "chart",
          statements: ["The chart shows lamps.", fact, "155 lamps were sold in 2026."],
        },
        check: ({ pictures = [], input }) => {
          expect(pictures).toHaveLength(1);
          expect(pictures[0]?.mediaType).toBe("image/png");
          expect(JSON.stringify(input)).toContain("2025 140");
        },
      },
      select("ai.process"),
      cite(fact),
    ],
    { prompt, files: [{ fileName: "lamps.png", content: chart }] },
  );
  model.done();
  expect(result).toMatchObject({
    status: "OK",
    claims: [{ text: fact }],
    evidence: [{ document: "lamps.png" }],
  });
  const told = JSON.stringify(result.warnings);
  expect(told).toContain("155");
  expect(told).toContain("2026");
  expect(told).not.toContain("140,");
});

test("a picture is reduced to what providers look at before it is sent", async () => {
  const photo = await drawWords(["wide"], { size: 80, width: 4000, height: 1000 }).encode("png");
  let size: number[] = [];
  const script: ScriptedCall[] = [
    analysis("What is in it?"),
    select("ai.lookAtPictures"),
    {
      prompt: "look-at-picture",
      value: { kind: "photo", statements: ["It shows a word."] },
      check({ pictures = [] }) {
        const header = Buffer.from(pictures[0]?.data ?? []);
        size = [header.readUInt32BE(16), header.readUInt32BE(20)];
      },
    },
    select("ai.process"),
    cite("It shows a word."),
  ];
  await play(script, { prompt: "What is in it?", files: [{ fileName: "wide.png", content: photo }] });
  expect(size).toEqual([1568, 392]);
});

test("a generated picture is a file that says what it is, is paid for by the piece, and is no evidence", async () => {
  const drawing = await drawWords(["house"]).encode("png");
  const prompt = "Draw a house for the cover.";
  const { result, events, model } = await play(
    [
      analysis(prompt, { requiresDocuments: false }),
      select("ai.generateImage", { requiredInputDocuments: [] }, (request) => {
        expect(seen(request).actions.map(({ name }) => name)).toContain("ai.generateImage");
      }),
      parameters({ prompt: "A house with a red roof.", alt: "A house with a red roof", size: "1024x1024" }),
    ],
    { prompt },
    {
      perImage: { "1024x1024/low": 0.01, "*": 0.04 },
      draw: async ({ prompt: words, count, size }) => {
        expect([words, count, size]).toEqual(["A house with a red roof.", 1, "1024x1024"]);
        return {
          kind: "images",
          images: [drawing],
          warnings: ['"size" was passed over'],
          tokensIn: 9,
          tokensOut: 90,
        };
      },
    },
  );
  expect(result.status).toBe("OK");
  expect(result.documents).toMatchObject([
    { mediaType: "image/png", fileName: "A-house-with-a-red-roof.png" },
  ]);
  expect(result.usage).toMatchObject({ price: 0.04, images: 1 });
  expect(JSON.stringify(result.warnings)).toContain("was passed over");
  const [message] = only(events, "message-added").flatMap(({ message: { documents } }) => documents);
  expect(message).toMatchObject({ provenance: "generated", madeFrom: { sha256: expect.any(String) } });
  model.done();
});

test("without money for the dearest picture nothing is drawn", async () => {
  let calls = 0;
  const prompt = "Draw a house.";
  const { result } = await play(
    [
      analysis(prompt, { requiresDocuments: false }),
      select("ai.generateImage", { requiredInputDocuments: [] }),
      parameters({ prompt: "A house.", alt: "A house", count: 2 }),
    ],
    { prompt },
    {
      ...{ budget: 0.05, perImage: { "1024x1024/low": 0.01, "1024x1024/high": 0.03 } },
      draw: async () => {
        calls += 1;
        return { kind: "images", images: [], warnings: [], tokensIn: 0, tokensOut: 0 };
      },
    },
  );
  expect(result.status).toBe("STOPPED");
  expect(calls).toBe(0);
});

test("where no model can draw or see, neither is offered", async () => {
  const prompt = "Draw a house.";
  const ending = { action: null, outcome: "cannot", reason: "no model can draw" };
  const script = [
    analysis(prompt, { requiresDocuments: false }),
    {
      ...{ prompt: "select-action", value: ending },
      check: (request: Parameters<typeof seen>[0]) => {
        const names = seen(request).actions.map(({ name }) => name);
        expect(names).not.toContain("ai.generateImage");
        expect(names).not.toContain("ai.lookAtPictures");
      },
    },
  ];
  const model = createScriptedModel(script);
  const data = mkdtempSync(join(tmpdir(), "dossier-pictures-"));
  const dossier = await createDossier({ data }, { models: [model] });
  opened.push(dossier);
  await (await dossier.start({ prompt })).result(limit());
  model.done();
});

test("the provider's package draws by its own protocol, several calls where one does not make enough", async () => {
  const drawing = await drawWords(["house"]).encode("png");
  const asked: unknown[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = (await json(request)) as { n: number };
    asked.push({ path: request.url, ...body });
    const data = Array.from({ length: body.n }, () => ({ b64_json: drawing.toString("base64") }));
    response.setHeader("content-type", "application/json").end(JSON.stringify({ created: 1, data }));
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
    const model = await openModel(
      {
        ...{
          id: "painter",
          provider: "openai",
          modelId: "gpt-image-1.5",
          baseUrl,
          contextLength: 9,
          maxTokens: 9,
        },
        ...{ priceIn: 0, priceOut: 0, capabilities: ["imageOutput"], ratings: {} },
      },
      { keys: { OPENAI_API_KEY: "key" } },
    );
    const drawn = await model.draw?.({
      prompt: "A house.",
      count: 2,
      size: "1024x1024",
      quality: "low",
      signal: limit(),
    });
    expect(drawn).toMatchObject({ kind: "images", images: [expect.anything(), expect.anything()] });
    expect(asked[0]).toMatchObject({ path: "/v1/images/generations", prompt: "A house.", quality: "low" });
    if (drawn?.kind === "images")
      expect((await loadImage(Buffer.from(drawn.images[0] ?? []))).width).toBeGreaterThan(1);
  } finally {
    server.close();
  }
});
