import { existsSync, readFileSync } from "node:fs";
import { createRequire, findPackageJSON } from "node:module";
import { dirname, isAbsolute, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import { createActionList, register } from "../../actions/actions.ts";
import type { RegisteredAction } from "../../actions/registered-action.ts";
import { ActionOffer } from "../../model/action.ts";
import { Failure } from "../../model/failure.ts";
import { ActionResult } from "../../model/round.ts";

type AnyAction = Parameters<typeof register<unknown>>[0];

const isFunction = z.custom<unknown>((value) => typeof value === "function", "must be a function");

const PluginAction = z.object({
  name: z.string().regex(/^[a-zA-Z]+(\.[A-Za-z0-9_-]+)+$/, 'must be like "method.action"'),
  summary: z.string().min(1),
  effect: ActionOffer.shape.effect,
  needs: ActionOffer.shape.needs,
  parameters: z.custom<unknown>(isSchema, "must be an object schema of zod 4"),
  inferParameters: isFunction.optional(),
  run: isFunction,
});

const PluginModule = z.looseObject({ actions: z.array(PluginAction).min(1) });

/**
 * The actions that plug-ins bring along: each name is a path, seen from the folder, or a package that is installed
 * there. Its module exports `actions`, a list of what defineAction makes.
 */
export async function loadPlugins(names: readonly string[], folder: string): Promise<RegisteredAction[]> {
  const taken = new Map(createActionList().offers.map(({ name }) => [name, "Dossier itself"]));
  const loaded: RegisteredAction[] = [];
  for (const plugin of names) {
    for (const action of await readModule(plugin, folder)) {
      const { name } = action.offer;
      const owner = taken.get(name);
      if (owner !== undefined)
        throw refuse(plugin, `brings an action "${name}", which ${owner} has already. Rename one of them`);
      taken.set(name, `the plug-in "${plugin}"`);
      loaded.push(action);
    }
  }
  return loaded;
}

async function readModule(plugin: string, folder: string): Promise<RegisteredAction[]> {
  const path = findModule(plugin, folder);
  let module: unknown;
  try {
    module = await import(pathToFileURL(path).href);
  } catch (cause) {
    throw refuse(
      plugin,
      `cannot be loaded: ${cause instanceof Error ? cause.message : String(cause)}. Mend it`,
      cause,
    );
  }
  const parsed = PluginModule.safeParse({ ...(module as object) });
  if (!parsed.success)
    throw refuse(
      plugin,
      `must export "actions", a list of actions: ${z.prettifyError(parsed.error)}. Mend it`,
    );
  // the objects as they are, since their functions may use each other
  const { actions } = module as { actions: AnyAction[] };
  return actions.map((action) => toRegistered(action, plugin));
}

function toRegistered(action: AnyAction, plugin: string): RegisteredAction {
  const registered = register(action);
  return {
    ...registered,
    async run(parameters, context) {
      const result = ActionResult.safeParse(await registered.run(parameters, context));
      if (result.success) return result.data;
      throw refuse(
        plugin,
        `gave a wrong result for ${action.name}: ${z.prettifyError(result.error)}. Mend it`,
      );
    },
  };
}

function isSchema(value: unknown): boolean {
  if (!(typeof value === "object" && value !== null && "safeParse" in value && "_zod" in value)) return false;
  try {
    return z.toJSONSchema(value as z.ZodType, { unrepresentable: "any", io: "input" }).type === "object";
  } catch {
    return false;
  }
}

function findModule(plugin: string, folder: string): string {
  const path = resolve(folder, plugin);
  if (existsSync(path) && /\.[cm]?[jt]s$/.test(path)) return path;
  if (/^\.{1,2}[\\/]/.test(plugin) || isAbsolute(plugin))
    throw refuse(plugin, `is not there: ${path} does not exist or is no module. Correct its path`);
  const found = findPackage(plugin, folder);
  if (found !== undefined) return found;
  throw refuse(plugin, `is not installed: neither a file nor a package in ${folder}. Install it with npm`);
}

function findPackage(plugin: string, folder: string): string | undefined {
  const from = join(folder, "package.json");
  try {
    return createRequire(from).resolve(plugin);
  } catch {
    return findEntry(plugin, from);
  }
}

/** The main file of a package that can only be imported. */
function findEntry(plugin: string, from: string): string | undefined {
  try {
    const described = findPackageJSON(plugin, pathToFileURL(from));
    if (described === undefined) return undefined;
    const { exports: given, main } = JSON.parse(readFileSync(described, "utf8")) as {
      exports?: unknown;
      main?: unknown;
    };
    const entry = entryOf(given) ?? main;
    return typeof entry === "string" ? resolve(dirname(described), entry) : undefined;
  } catch {
    return undefined; // there is no such package
  }
}

function entryOf(given: unknown): string | undefined {
  if (typeof given === "string") return given;
  if (typeof given !== "object" || given === null) return undefined;
  const choices = given as Record<string, unknown>;
  return entryOf(choices["."] ?? choices["import"] ?? choices["node"] ?? choices["default"]);
}

function refuse(plugin: string, problem: string, cause?: unknown): Failure {
  const message = `The plug-in "${plugin}" ${problem}, or take it out of the configuration.`;
  return new Failure("configuration", message, cause === undefined ? {} : { cause });
}
