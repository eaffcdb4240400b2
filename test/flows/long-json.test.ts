import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createAccumulator } from "../../src/ai/long-json/merge-answer.ts";
import { type ModelReply, startModelServer } from "../../src/ai/testing/model-server.ts";
import { createDossier } from "../../src/app/create-dossier.ts";
import { createRandomWriter } from "../fakes/continue-until-whole.ts";
import { randomDocument } from "../fakes/random-document.ts";
import { createSeededRandom } from "../fakes/seeded-random.ts";

interface Served {
  seed: number;
  size: number;
  /** About how long an answer is. */
  limit: number;
}

/** Knows what it wants to say and what has arrived of it; is cut anywhere, goes on in any style, and lies about why it ended. */
function createLyingModel({ seed, size, limit }: Served) {
  const random = createSeededRandom(seed);
  const document = randomDocument(random, size);
  const indent = random.chance(0.4) ? { indent: random.between(1, 2) } : {};
  const writer = createRandomWriter({ document, random, limit, ...indent });
  // what the other side has put together so far: the same answers in the same order
  const arrived = createAccumulator();
  let wasUnclear = false;
  const respond = (): ModelReply => {
    const answer = writer.write(arrived.told(), wasUnclear);
    const taken = arrived.take(answer.answer);
    wasUnclear = taken.kind === "no-progress" && taken.isUnclear === true;
    if (taken.kind !== "no-progress") writer.merged(answer, arrived.text());
    return { kind: "answer", text: answer.answer, finish: random.pick(["stop", "length"]) };
  };
  return { respond, document };
}

async function generateFrom(served: Served, isStreamed: boolean) {
  const { respond, document } = createLyingModel(served);
  const server = await startModelServer({ respond });
  const folder = mkdtempSync(join(tmpdir(), "dossier-long-"));
  const dossier = await createDossier({ data: folder, baseUrl: server.baseUrl, model: "any" });
  try {
    const out = join(folder, "out.json");
    const onGrow = isStreamed ? { onGrow: () => undefined } : {};
    const handle = await dossier.generate({ instruction: "Write the report.", out, ...onGrow });
    const result = await handle.result();
    const isSse = server.requests.every(({ stream }) => stream === isStreamed);
    return { result, document, isSse, requests: server.counts.requests, text: readFileSync(out, "utf8") };
  } finally {
    await dossier.close();
    await server.close();
  }
}

const sizes = [2_000, 5_000, 20_000, 60_000, 200_000];

test.each([false, true])(
  "over HTTP, cut anywhere, in any style and with lying reasons, every document is the one that was meant (streamed: %s)",
  async (isStreamed) => {
    for (let seed = 0; seed < 20; seed += 1) {
      const size = sizes[seed % sizes.length] ?? 2_000;
      const served = { seed: seed * 31 + (isStreamed ? 7 : 3), size, limit: Math.max(1_000, size / 15) };
      const { result, document, isSse, requests, text } = await generateFrom(served, isStreamed);
      expect(result, `seed ${served.seed}`).toMatchObject({ complete: true, answers: requests });
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(document)));
      expect(isSse).toBe(true);
    }
  },
  300_000,
);

test.each([false, true])(
  "a document of 2 MB comes whole from a hundred answers (streamed: %s)",
  async (isStreamed) => {
    const served = { seed: isStreamed ? 41 : 42, size: 2_000_000, limit: 20_000 };
    const { result, document, requests, text } = await generateFrom(served, isStreamed);
    expect(result).toMatchObject({ complete: true });
    expect(requests).toBeGreaterThan(90);
    expect(text.length).toBeGreaterThan(2_000_000);
    expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(document)));
  },
  300_000,
);

test("after an answer that can be read in two ways, a model that goes on from where it is told gets the document whole", async () => {
  const rows = [
    ["first", 0],
    ["the same row", 1],
    ["the same row", 1],
    ["the same row", 1],
    ["last", 2],
  ];
  const table = { id: "t", content_type: "table", elements: [{ headers: ["A", "B"], rows }] };
  const document = { metadata: { title: "T", language: "en" }, sections: [table] };
  const whole = JSON.stringify(document);
  const cut = whole.indexOf(JSON.stringify(rows.slice(3)).slice(1));
  /** Counts the rows that the prompt says have arrived, and goes on behind them. */
  const goOn = (body: unknown) => {
    const told = Number(/table \\*"t\\*" with (\d+) rows?/.exec(JSON.stringify(body))?.[1]);
    return whole.slice(whole.indexOf(JSON.stringify(rows.slice(told)).slice(1)) - 1);
  };
  const prompts: string[] = [];
  const server = await startModelServer({
    respond: ({ body }) => {
      prompts.push(JSON.stringify(body));
      if (prompts.length === 1) return { kind: "answer", text: whole.slice(0, cut), finish: "length" };
      // a third row that is the same, or the second once more?
      const text = prompts.length === 2 ? whole.slice(cut) : goOn(body);
      return { kind: "answer", text, finish: "stop" };
    },
  });
  const folder = mkdtempSync(join(tmpdir(), "dossier-long-"));
  const dossier = await createDossier({ data: folder, baseUrl: server.baseUrl, model: "any" });
  try {
    const out = join(folder, "out.json");
    const handle = await dossier.generate({ instruction: "Write the table.", out });
    expect(await handle.result()).toMatchObject({ complete: true, answers: 3 });
    expect(JSON.parse(readFileSync(out, "utf8"))).toEqual(document);
    expect(prompts[1]).not.toContain("read in two ways");
    expect(prompts[2]).toContain("read in two ways");
  } finally {
    await dossier.close();
    await server.close();
  }
});
