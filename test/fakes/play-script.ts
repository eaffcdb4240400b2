/** Plays a round against a scripted model, and gives back everything that happened. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Model } from "../../src/ai/call/model.ts";
import { createScriptedModel } from "../../src/ai/testing/scripted-model.ts";
import type { ScriptedCall, ScriptedModelOptions } from "../../src/ai/testing/scripted-model.ts";
import { createDossier } from "../../src/app/create-dossier.ts";
import type { Dossier, DossierParts } from "../../src/app/create-dossier.ts";
import type { NewRound } from "../../src/app/rounds/new-round.ts";
import type { ConfigInput } from "../../src/app/config.ts";
import type { WorkflowEvent } from "../../src/model/event.ts";

const opened: Dossier[] = [];

/** For `afterEach`. */
export async function closeAll(): Promise<void> {
  for (const dossier of opened.splice(0)) await dossier.close();
}

export const limit = () => AbortSignal.timeout(30_000);

export async function openScripted(
  script: readonly ScriptedCall[],
  config: ConfigInput = {},
  { parts, ...options }: ScriptedModelOptions & { parts?: DossierParts } = {},
) {
  const model = createScriptedModel(script, options);
  return { ...(await openModel(model, config, parts)), model };
}

export async function openModel(model: Model, config: ConfigInput = {}, parts: DossierParts = {}) {
  const data = mkdtempSync(join(tmpdir(), "dossier-script-"));
  const dossier = await createDossier({ data, ...config }, { models: [model], ...parts });
  opened.push(dossier);
  return { dossier, data };
}

export async function playScript(script: readonly ScriptedCall[], round: NewRound, config: ConfigInput = {}) {
  const { dossier, model } = await openScripted(script, config);
  const handle = await dossier.start(round);
  const result = await handle.result(limit());
  model.done();
  const events = (await dossier.trace(handle.workflowId)).map(({ event }) => event);
  return { dossier, result, events, workflowId: handle.workflowId };
}

export function only<Type extends WorkflowEvent["type"]>(events: readonly WorkflowEvent[], type: Type) {
  return events.filter((event): event is Extract<WorkflowEvent, { type: Type }> => event.type === type);
}

export const claim = "The daily meal allowance is CHF 55.";
export const files = [
  {
    fileName: "policy.md",
    content: `${claim}\n\nHotels cost at most CHF 180 per night.\n\nParking is paid by the driver.\n`,
  },
];
export const meals = { prompt: "What is the daily meal allowance?", files };
