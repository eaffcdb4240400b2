import { resolve } from "node:path";
import { createActionList } from "../actions/actions.ts";
import type { ActionOffer } from "../model/action.ts";
import type { Config } from "./config.ts";
import { loadPlugins } from "./settings/load-plugins.ts";

/** Every action there is, those of plug-ins included. */
export async function listActions({ plugins }: Config): Promise<readonly ActionOffer[]> {
  return createActionList(await loadPlugins(plugins, resolve("."))).offers;
}
