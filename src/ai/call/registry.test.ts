import fc from "fast-check";
import { expect, test } from "vitest";
import type { ModelCard } from "../../model/calls/model-card.ts";
import { buildRegistry, configuredRegistry, customModel } from "./registry.ts";
import type { RegistryRow } from "./registry.ts";

const keyVariables = [
  "OPENAI_API_KEY",
  "ANTHROPIC_API_KEY",
  "GOOGLE_GENERATIVE_AI_API_KEY",
  "MISTRAL_API_KEY",
] as const;
const providers = ["openai", "anthropic", "google", "mistral"] as const;
const textOperations = ["plan", "text", "dataExtract", "dataAnalyse", "documentGenerate"] as const;

const find = (rows: readonly RegistryRow[], id: string) => rows.find(({ card }) => card.id === id);
const complete = {
  id: "house/writer",
  provider: "openai-compatible",
  modelId: "writer-7b",
  baseUrl: "https://models.example.org/v1",
  contextLength: 16_000,
  maxTokens: 2_000,
  priceIn: 0.1,
  priceOut: 0.2,
  capabilities: ["text"],
  ratings: {},
};

test("the file's rows are sound: known to all four providers and local servers, cached input never dearer, ratings where they belong", () => {
  const cards = buildRegistry({ keys: {} }).map(({ card }) => card);
  expect(new Set(cards.map(({ provider }) => provider))).toEqual(
    new Set([...providers, "openai-compatible", "offline"]),
  );
  for (const card of cards.slice(0, -1)) {
    const { id, priceIn, priceCached, ratings, capabilities } = card;
    expect({ id, dearer: (priceCached ?? 0) > priceIn }).toEqual({ id, dearer: false });
    const writes = [...textOperations, ...(capabilities.includes("vision") ? ["imageAnalyse"] : [])];
    const rated = capabilities.includes("text") ? writes : ["imageGenerate"];
    expect({ id, rated: Object.keys(ratings) }).toEqual({ id, rated });
  }
});

test("among hosted models, what costs less is rated no worse for cost", () => {
  const cards = buildRegistry({ keys: {} }).map(({ card }) => card);
  const byPrice = cards.toSorted((a, b) => 3 * a.priceIn + a.priceOut - 3 * b.priceIn - b.priceOut);
  const writers = byPrice.filter(({ capabilities }) => capabilities.includes("text"));
  const ratings = writers.map(({ ratings: { plan } }) => plan?.cost ?? 0);
  expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
});

test("a provider's models are usable exactly when its key is set, and no row holds a key", () => {
  fc.assert(
    fc.property(fc.subarray([...keyVariables]), (set) => {
      const keys = Object.fromEntries(set.map((name) => [name, `secret-${name}`]));
      const rows = buildRegistry({ keys });
      for (const row of rows) {
        const variable = keyVariables[providers.findIndex((provider) => provider === row.card.provider)];
        if (variable === undefined) continue;
        if (set.includes(variable)) expect(row).toMatchObject({ usable: true });
        else expect(row).toMatchObject({ usable: false, why: `set ${variable} to your key` });
      }
      expect(JSON.stringify(rows)).not.toContain("secret-");
      expect(rows.at(-1)).toMatchObject({ card: { id: "offline" }, usable: true });
    }),
  );
});

test("an empty key is none", () => {
  expect(find(buildRegistry({ keys: { OPENAI_API_KEY: "" } }), "gpt-6-luna")).toMatchObject({
    usable: false,
  });
});

test("a user's row overrides the fields it states and leaves all else as it was", () => {
  const before = buildRegistry({ keys: {} });
  const known = before.slice(0, -1).map(({ card }) => card);
  const fields = fc.record(
    {
      priceIn: fc.integer({ min: 0, max: 99 }),
      priceOut: fc.integer({ min: 0, max: 99 }),
      priceCached: fc.integer({ min: 0, max: 9 }),
      maxTokens: fc.integer({ min: 1, max: 4_000 }),
      modelId: fc.stringMatching(/^[a-z]{1,9}$/),
      keyVariable: fc.constant("HOUSE_API_KEY"),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.constantFrom(...known), fields, (card, changes) => {
      const after = buildRegistry({ keys: {}, rows: [{ id: card.id, ...changes }] });
      const expected = before.map((row) =>
        row.card.id === card.id ? { ...row.card, ...changes } : row.card,
      );
      expect(after.map((row) => row.card)).toEqual(expected);
    }),
  );
});

test("a new id adds a row, before the offline model", () => {
  const rows = buildRegistry({ keys: {}, rows: [complete] });
  expect(rows.slice(-2)).toMatchObject([{ card: complete, usable: true }, { card: { id: "offline" } }]);
});

test.each<[string, unknown, string]>([
  ["a new row that is not complete", { id: "x", provider: "openai" }, '"x": modelId is missing'],
  ["a wrong value", { id: "gpt-6-luna", priceIn: -1 }, '"gpt-6-luna": priceIn: '],
  ["a value of the wrong kind", { id: "gpt-6-luna", maxTokens: "many" }, '"gpt-6-luna": maxTokens: '],
  ["a mistyped field", { id: "gpt-6-luna", priceinn: 1 }, '"gpt-6-luna": unknown priceinn'],
  ["an unknown operation", { id: "gpt-6-luna", ratings: { sing: 1 } }, '"gpt-6-luna": '],
  ["a provider that does not exist", { ...complete, provider: "acme" }, '"house/writer": provider: '],
  ["a server without address", { ...complete, baseUrl: undefined }, '"house/writer": baseUrl is missing'],
  ["an address that is none", { ...complete, baseUrl: "here" }, '"house/writer": baseUrl: '],
  ["more output than context", { ...complete, maxTokens: 99_999 }, "maxTokens is larger than contextLength"],
  ["the offline model", { id: "offline", priceIn: 1 }, "built in"],
  ["a second offline model", { ...complete, provider: "offline" }, "built in"],
  ["no id", { priceIn: 1 }, "row 1 is no object with an id"],
  ["no object", 5, "row 1 is no object with an id"],
])("%s is a mistake of the configuration, named with its row", (_what, row, message) => {
  expect(() => buildRegistry({ keys: {}, rows: [row] })).toThrow(
    expect.objectContaining({ code: "configuration", message: expect.stringContaining(message) as string }),
  );
});

test("all mistakes of all rows are named at once", () => {
  const rows = [{ id: "a" }, { id: "gpt-6-luna", maxTokens: 0 }, { id: "gpt-6-luna" }];
  expect(() => buildRegistry({ keys: {}, rows })).toThrow(
    /have \d+ mistakes: "a": .*; "gpt-6-luna": maxTokens: .*; "gpt-6-luna" is given twice\.$/,
  );
});

test.each<[string, Record<string, string>, object]>([
  ["nothing", {}, { usable: false, why: "set OLLAMA_BASE_URL to the server's address" }],
  [
    "an address",
    { ollama: "http://10.0.0.5:11434/v1" },
    { usable: true, card: { baseUrl: "http://10.0.0.5:11434/v1" } },
  ],
  [
    "an address without its path",
    { ollama: "http://box:11434" },
    { usable: true, card: { baseUrl: "http://box:11434/v1" } },
  ],
  ["another server", { vllm: "http://box:8000/v1" }, { usable: false }],
])("a local model with %s configured", (_what, baseUrls, expected) => {
  expect(find(buildRegistry({ keys: {}, baseUrls }), "ollama/llama3.1")).toMatchObject(expected);
});

test("a user who says where a server is need not say it again", () => {
  const stated = { id: "ollama/llama3.1", baseUrl: "http://localhost:9999/v1" };
  const refined = { id: "ollama/llama3.1", contextLength: 131_072 };
  const { baseUrl: _none, ...placeless } = { ...complete, id: "vllm/writer" };
  expect(find(buildRegistry({ keys: {}, rows: [stated] }), stated.id)).toMatchObject({
    usable: true,
    card: stated,
  });
  expect(find(buildRegistry({ keys: {}, rows: [refined] }), refined.id)).toMatchObject({ usable: false });
  const rows = buildRegistry({ keys: {}, rows: [placeless], baseUrls: { vllm: "http://box:8000/v1" } });
  expect(find(rows, "vllm/writer")).toMatchObject({ usable: true, card: { baseUrl: "http://box:8000/v1" } });
});

test("a custom model is usable without a key, needs the one it names, and is refined by a row of its id", () => {
  const server = { baseUrl: "http://localhost:8080/v1", model: "my-model" };
  const open = buildRegistry({ keys: {}, extra: [customModel(server)] });
  expect(find(open, "my-model")).toMatchObject({
    usable: true,
    card: { contextLength: 32_768, maxTokens: 4096, capabilities: ["text"] } satisfies Partial<ModelCard>,
  });
  const locked = customModel({ ...server, keyVariable: "DOSSIER_API_KEY" });
  expect(find(buildRegistry({ keys: {}, extra: [locked] }), "my-model")).toMatchObject({
    usable: false,
    why: "set DOSSIER_API_KEY to your key",
  });
  const rows = [{ id: "my-model", contextLength: 8_192 }];
  expect(find(buildRegistry({ keys: {}, extra: [locked], rows }), "my-model")).toMatchObject({
    card: { ...locked, contextLength: 8_192 },
  });
});

test("a server named by its address takes the place of a known model of that name, and must have a model named", () => {
  const settings = { models: [], keys: { DOSSIER_API_KEY: "k" }, baseUrl: "https://proxy.example.org/v1" };
  const rows = configuredRegistry({ ...settings, model: "gpt-6-luna" });
  expect(rows.filter(({ card }) => card.id === "gpt-6-luna")).toMatchObject([
    { usable: true, card: { provider: "openai-compatible", keyVariable: "DOSSIER_API_KEY" } },
  ]);
  expect(() => configuredRegistry(settings)).toThrow(/Name the model that proxy\.example\.org shall use/);
});

test("a password inside the address of a row is refused and not repeated", () => {
  const rows = [{ ...complete, baseUrl: "https://ann:opensesame@models.example.org/v1" }];
  expect(() => buildRegistry({ rows, keys: {} })).toThrow(
    /"house\/writer": baseUrl: must not hold a name or password/,
  );
  expect(() => buildRegistry({ rows, keys: {} })).not.toThrow(/opensesame/);
});
