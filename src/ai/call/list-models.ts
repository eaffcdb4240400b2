import type { Model } from "./model.ts";
import { openModel } from "./open-model.ts";
import { configuredRegistry } from "./registry.ts";
import type { ModelSettings, RegistryRow } from "./registry.ts";
import { systemClock } from "../../lib/clock.ts";
import { Failure } from "../../model/failure.ts";
import type { ModelCard } from "../../model/calls/model-card.ts";
import type { ListedModel, ModelCheck } from "../../model/calls/model-list.ts";
import { checkModel } from "../../prompts/check-model.ts";
import type { Prompt } from "../../prompts/define-prompt.ts";

const patienceMs = 60_000;

/** Every model of the registry, with whether it can be used and why not. */
export function listModels(settings: ModelSettings): ListedModel[] {
  return configuredRegistry(settings).map(({ card, ...state }) => ({ ...withoutSecrets(card), ...state }));
}

/** One tiny real call to each usable model, or to those named; all at once, told in the registry's order. */
export async function testModels(
  settings: ModelSettings,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<ModelCheck[]> {
  const chosen = choose(configuredRegistry(settings), ids);
  return Promise.all(chosen.map((row) => check(row, settings.keys, signal)));
}

function choose(rows: readonly RegistryRow[], ids: readonly string[]): readonly RegistryRow[] {
  if (ids.length === 0) return rows.filter(({ usable }) => usable);
  const unknown = ids.find((id) => rows.every(({ card }) => card.id !== id));
  if (unknown === undefined) return rows.filter(({ card }) => ids.includes(card.id));
  const known = rows.map(({ card }) => card.id).join(", ");
  throw new Failure("usage", `There is no model "${unknown}". Available models: ${known}.`);
}

async function check(
  row: RegistryRow,
  keys: ModelSettings["keys"],
  signal: AbortSignal,
): Promise<ModelCheck> {
  const { id } = row.card;
  if (!row.usable) return { id, ok: false, kind: "switched-off", message: row.why };
  if (!row.card.capabilities.includes("text"))
    return { id, ok: false, kind: "switched-off", message: "it makes pictures, which a test would cost" };
  const patience = AbortSignal.timeout(patienceMs);
  const before = systemClock.now();
  try {
    const model = await openModel(row.card, { keys });
    const result = await ask(model, AbortSignal.any([signal, patience]));
    if (result.kind === "trouble") {
      const { kind, message } = result.trouble;
      return { id, ok: false, kind, message };
    }
    if (!isExpected(result.text))
      return {
        id,
        ok: false,
        kind: "unusable-output",
        message: "It answers, but not with the JSON asked for.",
      };
    const { tokensIn, tokensOut } = result;
    return { id, ok: true, milliseconds: systemClock.now() - before, tokensIn, tokensOut };
  } catch (error) {
    if (signal.aborted || !patience.aborted) throw error;
    return { id, ok: false, kind: "timeout", message: `No answer within ${patienceMs / 1000} seconds.` };
  }
}

function ask(model: Model, signal: AbortSignal): ReturnType<Model["call"]> {
  const { instructions, sample } = checkModel;
  return model.call({
    prompt: checkModel as Prompt<unknown, unknown>,
    input: sample,
    text: { instructions, data: checkModel.render(sample) },
    jsonSchema: checkModel.jsonSchema(),
    maxOutputTokens: Math.min(checkModel.maxOutputTokens, model.card.maxTokens),
    signal,
  });
}

/** With or without words around it: what matters here is that it can answer. */
function isExpected(text: string): boolean {
  try {
    return checkModel.output.safeParse(JSON.parse(/\{[^]*\}/.exec(text)?.[0] ?? "")).success;
  } catch {
    return false;
  }
}

/** A server's address can hold a password. */
function withoutSecrets(card: ModelCard): ModelCard {
  if (card.baseUrl === undefined) return card;
  const url = new URL(card.baseUrl);
  url.username = "";
  url.password = "";
  return { ...card, baseUrl: url.href };
}
