import { addAll } from "../../lib/add-all.ts";
import { z } from "zod";
import { Failure } from "../../model/failure.ts";
import { ModelCard } from "../../model/calls/model-card.ts";
import file from "./models.json" with { type: "json" };
import { createOfflineModel } from "../offline/offline-model.ts";
import { keyVariableOf } from "./open-model.ts";

export type RegistryRow = { card: ModelCard; usable: true } | { card: ModelCard; usable: false; why: string };

export interface RegistrySettings {
  /** The user's rows: one whose id is known overrides field by field, another one must be complete. */
  rows?: readonly unknown[];
  /** Ready cards, such as a custom model; they take the place of a known row with the same id. */
  extra?: readonly ModelCard[];
  /** What the environment holds, by variable. */
  keys: Readonly<Record<string, string | undefined>>;
  /** Addresses of OpenAI-compatible servers, by the beginning of the ids they serve: `ollama` for `ollama/llama3.1`. */
  baseUrls?: Readonly<Record<string, string>>;
}

const Row = ModelCard.strict();
const customKey = "DOSSIER_API_KEY";
const local = /^(localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0)$/;

interface Entry {
  card: ModelCard;
  /** Somebody said where its server is, so that it is not a guess of ours. */
  placed: boolean;
}

/** Every model there is, with whether it can be used and why not; the built-in offline one last. */
export function buildRegistry({
  rows = [],
  extra = [],
  keys,
  baseUrls = {},
}: RegistrySettings): RegistryRow[] {
  const entries = new Map<string, Entry>();
  for (const card of Row.array().parse(file)) entries.set(card.id, place({ card, placed: false }, baseUrls));
  const mistakes: string[] = [];
  for (const card of extra) take(card, { entries, mistakes, placed: true });
  applyRows(rows, { entries, mistakes, baseUrls });
  if (mistakes.length > 0) throw new Failure("configuration", describeMistakes(mistakes));
  const known = [...entries.values()].map((entry) => judge(entry, keys));
  return [...known, { card: createOfflineModel().card, usable: true }];
}

/** Puts a row where the configured server is. */
function place(entry: Entry, baseUrls: Readonly<Record<string, string>>): Entry {
  const baseUrl = serverOf(entry.card.id, baseUrls);
  if (entry.card.provider !== "openai-compatible" || baseUrl === undefined) return entry;
  return { card: { ...entry.card, baseUrl }, placed: true };
}

function serverOf(id: string, baseUrls: Readonly<Record<string, string>>): string | undefined {
  const baseUrl = baseUrls[prefixOf(id)];
  if (baseUrl === undefined) return undefined;
  // other tools take the address of the same server without its path
  const { origin, pathname } = new URL(baseUrl);
  return pathname === "/" ? `${origin}/v1` : baseUrl;
}

interface Building {
  entries: Map<string, Entry>;
  mistakes: string[];
}

function applyRows(
  rows: readonly unknown[],
  { entries, mistakes, baseUrls }: Building & { baseUrls: Readonly<Record<string, string>> },
): void {
  const seen = new Set<string>();
  for (const [index, row] of rows.entries()) {
    const named = z.looseObject({ id: z.string().min(1) }).safeParse(row);
    if (!named.success) {
      mistakes.push(`row ${index + 1} is no object with an id`);
      continue;
    }
    const { id } = named.data;
    if (seen.has(id)) mistakes.push(`"${id}" is given twice`);
    seen.add(id);
    const known = entries.get(id);
    const stated = named.data["baseUrl"] !== undefined;
    const server = known === undefined && !stated ? serverOf(id, baseUrls) : undefined;
    const whole = { ...known?.card, ...(server !== undefined && { baseUrl: server }), ...named.data };
    take(whole, {
      entries,
      mistakes,
      placed: stated || server !== undefined || (known?.placed ?? false),
    });
  }
}

/** Takes a whole row in, or notes everything that is wrong with it. */
function take(row: { id: string }, { entries, mistakes, placed }: Building & { placed: boolean }): void {
  const { card, wrong } = readRow(row);
  if (card !== undefined && wrong.length === 0) entries.set(card.id, { card, placed });
  addAll(
    mistakes,
    wrong.map((mistake) => `"${row.id}": ${mistake}`),
  );
}

function readRow(row: { id: string }): { card?: ModelCard; wrong: string[] } {
  const builtIn = "the offline model is built in and stays as it is";
  if (row.id === "offline") return { wrong: [builtIn] };
  const parsed = Row.safeParse(row);
  if (!parsed.success) return { wrong: parsed.error.issues.map((issue) => describeIssue(issue, row)) };
  const card = parsed.data;
  const wrong = [
    card.provider === "offline" && builtIn,
    card.provider === "openai-compatible" &&
      card.baseUrl === undefined &&
      "baseUrl is missing: the address of the OpenAI-compatible server",
    card.maxTokens > card.contextLength && "maxTokens is larger than contextLength",
  ];
  return { card, wrong: wrong.filter((mistake) => mistake !== false) };
}

function describeIssue(issue: z.core.$ZodIssue, row: object): string {
  if (issue.code === "unrecognized_keys")
    return `unknown ${[...issue.path, ""].join(".")}${issue.keys.join(", ")}`;
  const [field] = issue.path;
  const isMissing = issue.path.length === 1 && field !== undefined && !Object.hasOwn(row, field);
  return isMissing ? `${String(field)} is missing` : `${issue.path.join(".")}: ${issue.message}`;
}

function describeMistakes(mistakes: readonly string[]): string {
  const count = `${mistakes.length} mistake${mistakes.length === 1 ? "" : "s"}`;
  return `The models of the configuration have ${count}: ${mistakes.join("; ")}.`;
}

function judge({ card, placed }: Entry, keys: RegistrySettings["keys"]): RegistryRow {
  if (card.provider === "openai-compatible" && !placed && isLocal(card.baseUrl)) {
    const variable = `${prefixOf(card.id)
      .toUpperCase()
      .replaceAll(/[^A-Z0-9]+/g, "_")}_BASE_URL`;
    return { card, usable: false, why: `set ${variable} to the server's address` };
  }
  const variable = keyVariableOf(card);
  if (variable === undefined || (keys[variable] ?? "") !== "") return { card, usable: true };
  return { card, usable: false, why: `set ${variable} to your key` };
}

function isLocal(baseUrl: string | undefined): boolean {
  return baseUrl !== undefined && local.test(new URL(baseUrl).hostname);
}

function prefixOf(id: string): string {
  return (id.split("/", 1)[0] ?? id).toLowerCase();
}

/** What the configuration says about models. */
export interface ModelSettings extends Pick<RegistrySettings, "keys" | "baseUrls"> {
  models: readonly unknown[];
  /** An OpenAI-compatible server, and the name that it knows the model by. */
  baseUrl?: string | undefined;
  model?: string | undefined;
  /** What a US dollar is worth in the currency that prices are recorded in. */
  usdRate?: number;
}

/** The registry as it is configured, with the one model of a server that is named by its address. */
export function configuredRegistry({ usdRate = 1, ...settings }: ModelSettings): RegistryRow[] {
  return registryInDollars(settings).map((row) => ({ ...row, card: convert(row.card, usdRate) }));
}

function convert(card: ModelCard, rate: number): ModelCard {
  const { priceIn, priceOut, priceCached, perImage } = card;
  const cached = priceCached === undefined ? {} : { priceCached: priceCached * rate };
  const prices = Object.entries(perImage ?? {}).map(([key, price]) => [key, price * rate] as const);
  const drawn = perImage === undefined ? {} : { perImage: Object.fromEntries(prices) };
  return { ...card, priceIn: priceIn * rate, priceOut: priceOut * rate, ...cached, ...drawn };
}

function registryInDollars({ models, baseUrl, model, ...rest }: ModelSettings): RegistryRow[] {
  if (baseUrl === undefined) return buildRegistry({ rows: models, ...rest });
  if (model === undefined)
    throw new Failure(
      "configuration",
      `Name the model that ${new URL(baseUrl).host} shall use: --model NAME.`,
    );
  const hasKey = (rest.keys[customKey] ?? "") !== "";
  const custom = customModel({ baseUrl, model, ...(hasKey && { keyVariable: customKey }) });
  return buildRegistry({ rows: models, extra: [custom], ...rest });
}

const middling = { speed: 5, quality: 5, cost: 5 };

/** A model of an OpenAI-compatible server that nothing is known of but its name; a user's row of that id refines it. */
export function customModel(server: { baseUrl: string; model: string; keyVariable?: string }): ModelCard {
  const { baseUrl, model, keyVariable } = server;
  return {
    id: model,
    provider: "openai-compatible",
    modelId: model,
    baseUrl,
    ...(keyVariable !== undefined && { keyVariable }),
    contextLength: 32_768,
    maxTokens: 4096,
    priceIn: 0,
    priceOut: 0,
    capabilities: ["text"],
    ratings: {
      plan: middling,
      text: middling,
      dataExtract: middling,
      dataAnalyse: middling,
      documentGenerate: middling,
    },
  };
}
