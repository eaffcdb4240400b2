import { getEventListeners } from "node:events";
import type { LanguageModelV4 } from "@ai-sdk/provider";
import { describe, expect, test } from "vitest";
import { makeCityCard, makeCityRequest } from "../../../test/fakes/ask-city.ts";
import { createSdkModel } from "./sdk-model.ts";
import { startModelServer } from "../testing/model-server.ts";

describe("the time limit", () => {
  /** A provider that overlooks its signal, so that only our own race ends the wait. */
  const deaf = {
    specificationVersion: "v4",
    provider: "deaf",
    modelId: "deaf",
    supportedUrls: {},
    doGenerate: () => new Promise<never>(() => {}),
    doStream: () => new Promise<never>(() => {}),
  } satisfies LanguageModelV4;

  test("an attempt that takes too long is a timeout", async () => {
    const server = await startModelServer({ respond: () => ({ kind: "silence" }) });
    const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
    const provider = createOpenAICompatible({ name: "slow", baseURL: server.baseUrl });
    const model = createSdkModel(makeCityCard(), provider("slow"), { timeLimitMs: 5 });
    expect(await model.call(makeCityRequest())).toEqual({
      kind: "trouble",
      trouble: { kind: "timeout", message: "no answer within 5 ms" },
    });
    await server.close();
  });

  test("it holds, and so does the caller's signal, for a provider that overlooks both", async () => {
    const model = createSdkModel(makeCityCard(), deaf, { timeLimitMs: 5 });
    expect(await model.call(makeCityRequest())).toMatchObject({ trouble: { kind: "timeout" } });
    const controller = new AbortController();
    const patient = createSdkModel(makeCityCard(), deaf);
    const call = patient.call(makeCityRequest({ signal: controller.signal }));
    controller.abort(new Error("enough"));
    await expect(call).rejects.toThrow("enough");
  });

  test("neither timer nor listener stays behind", async () => {
    const controller = new AbortController();
    const timers = () => process.getActiveResourcesInfo().filter((name) => name === "Timeout").length;
    const before = timers();
    const answers = { ...deaf, doGenerate: () => Promise.reject(new Error("broken")) };
    const model = createSdkModel(makeCityCard(), answers);
    await model.call(makeCityRequest({ signal: controller.signal }));
    expect(getEventListeners(controller.signal, "abort")).toHaveLength(0);
    expect(timers()).toBe(before);
  });
});
