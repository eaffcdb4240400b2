import { mkdtempSync, readFileSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createDossier } from "../../src/app/create-dossier.ts";
import { answerLikeAModel } from "../fakes/grounded-server.ts";
import { startModelServer } from "../../src/ai/testing/model-server.ts";
import type { ModelReply } from "../../src/ai/testing/model-server.ts";
import { startOtlpCollector } from "../fakes/otlp-collector.ts";

const planted = "sk-planted-4f9a7c21d8e6b350";
const samples = join(import.meta.dirname, "../../samples");

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

test("a key never gets into logs, traces, errors, events or the store, not even when the provider repeats it", async () => {
  const folder = mkdtempSync(join(tmpdir(), "dossier-secret-"));
  const collector = await startOtlpCollector();
  const body = JSON.stringify({
    error: { message: `Incorrect API key provided: ${planted}. Check ${planted}!` },
  });
  const replies: ModelReply[] = [{ kind: "raw", status: 500, body }];
  const server = await startModelServer({
    respond: (request) => replies.shift() ?? answerLikeAModel(request.body),
  });
  const dossier = await createDossier({
    ...{
      data: join(folder, "data"),
      baseUrl: server.baseUrl,
      model: "any",
      keys: { DOSSIER_API_KEY: planted },
    },
    ...{ logLevel: "debug", logFile: join(folder, "log.jsonl"), otlpEndpoint: collector.endpoint },
  });
  const handle = await dossier.start({
    prompt: "What is the daily meal allowance in 2026?",
    files: [samples],
  });
  const fine = await handle.result();
  replies.push({ kind: "raw", status: 401, body });
  const refused = await (await dossier.continue(handle.workflowId, { prompt: "And in 2025?" })).result();
  const told = JSON.stringify([fine, refused, await dossier.trace(handle.workflowId), await dossier.list()]);
  await dossier.close();
  await server.close();
  await collector.close();

  expect([fine.status, refused.status]).toEqual(["OK", "FAILED"]);
  expect(server.counts.requests).toBeGreaterThanOrEqual(4);
  expect(told).not.toContain(planted);
  const files = filesBelow(folder);
  expect(files.map((file) => file.slice(folder.length))).toContain("/log.jsonl");
  expect(files.filter((file) => readFileSync(file).includes(planted))).toEqual([]);
  expect(readFileSync(join(folder, "log.jsonl"), "utf8")).toContain("analyse-request");
  const sent = collector.bodies.join("\n");
  expect(sent).toContain("gen_ai.request.model");
  expect(sent).not.toContain(planted);
});
