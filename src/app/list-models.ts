import { loadModelList } from "../ai/ai.ts";
import type { ListedModel, ModelCheck } from "../model/calls/model-list.ts";
import type { Config } from "./config.ts";

/** Every model of the registry, with whether it can be used and why not. */
export async function listModels(config: Config): Promise<ListedModel[]> {
  return (await loadModelList()).listModels(config);
}

/** One tiny real call to each usable model, or to those named. */
export async function testModels(
  config: Config,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<ModelCheck[]> {
  return (await loadModelList()).testModels(config, ids, signal);
}
