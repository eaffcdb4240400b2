import { z } from "zod";
import { ActionOffer } from "../../model/action.ts";
import { defineRoute } from "../define-route.ts";

const ListedModelAnswer = z
  .object({
    id: z.string(),
    provider: z.string(),
    default: z.boolean(),
    usable: z.boolean(),
    reason: z.string().optional(),
    priceIn: z.number(),
    priceOut: z.number(),
    contextLength: z.number(),
    maxTokens: z.number(),
  })
  .meta({ id: "Model" });

const getModels = defineRoute({
  name: "listModels",
  method: "GET",
  path: "/api/v1/models",
  tag: "Setup",
  summary: "The models, which of them are usable, and what they cost per million tokens",
  scope: "read",
  answers: { 200: z.object({ models: z.array(ListedModelAnswer) }) },
  async handler({ services }) {
    const { config } = services;
    const { listModels } = await import("../../app/list-models.ts");
    const models = (await listModels(config)).map((model) => {
      const { id, provider, usable, why, priceIn, priceOut, contextLength, maxTokens } = model;
      const isDefault = config.model !== undefined && (config.model === id || config.model === model.modelId);
      return {
        ...{ id, provider, usable, priceIn, priceOut, contextLength, maxTokens, default: isDefault },
        ...(why !== undefined && { reason: why }),
      };
    });
    return { status: 200, body: { models } };
  },
});

const ModelCheckAnswer = z.object({
  id: z.string(),
  ok: z.boolean(),
  milliseconds: z.number().optional(),
  tokensIn: z.number().optional(),
  tokensOut: z.number().optional(),
  kind: z.string().optional(),
  message: z.string().optional(),
});

const testModel = defineRoute({
  name: "testModel",
  method: "POST",
  path: "/api/v1/models/{model}/test",
  tag: "Setup",
  summary: "One tiny real call to a model",
  scope: "run",
  params: z.object({ model: z.string().min(1).max(200) }),
  answers: { 200: ModelCheckAnswer },
  async handler({ params, services, signal }) {
    const { testModels } = await import("../../app/list-models.ts");
    const [check] = await testModels(services.config, [params.model], signal);
    return { status: 200, body: check };
  },
});

const getActions = defineRoute({
  name: "listActions",
  method: "GET",
  path: "/api/v1/actions",
  tag: "Setup",
  summary: "The actions, what each one needs and whether it changes something",
  scope: "read",
  answers: { 200: z.object({ actions: z.array(ActionOffer) }) },
  async handler({ services }) {
    // the list brings every action with it, and a server is up without them
    const { listActions } = await import("../../app/list-actions.ts");
    return { status: 200, body: { actions: await listActions(services.config) } };
  },
});

export const setupRoutes = [getModels, testModel, getActions] as const;
