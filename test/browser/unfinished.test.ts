import { afterAll, beforeAll, expect, test } from "vitest";
import { startModelServer } from "../../src/ai/testing/model-server.ts";
import type { ModelServer } from "../../src/ai/testing/model-server.ts";
import { analysis } from "../fakes/script-answers.ts";
import { startHttp } from "../fakes/start-http.ts";
import type { HttpForTests } from "../fakes/start-http.ts";
import { openBrowser } from "./open-browser.ts";
import type { BrowserForTests } from "./open-browser.ts";
import "./patience.ts";
import { samples, send } from "./page-steps.ts";

let model: ModelServer;
let server: HttpForTests;
let browser: BrowserForTests;
const question = "What is the daily meal allowance in 2026?";
const understood = { kind: "answer" as const, text: JSON.stringify(analysis(question).value) };

beforeAll(async () => {
  browser = await openBrowser();
  model = await startModelServer();
  const rating = { speed: 5, quality: 10, cost: 5 };
  const dear = {
    ...{ id: "dear", provider: "openai-compatible", modelId: "d", baseUrl: model.baseUrl },
    ...{ priceIn: 100, priceOut: 100, contextLength: 100_000, maxTokens: 4_000, capabilities: ["text"] },
    ratings: { plan: rating, dataAnalyse: rating },
  };
  server = await startHttp({ models: [dear], model: "dear" });
});

afterAll(async () => {
  await browser.close();
  await server.close();
  await model.close();
  expect(server.defects).toEqual([]);
});

test("a round that is stopped says so, nothing in it seems to run, and it goes on", async () => {
  const { page, troubles, close } = await browser.open(server.url);
  const answered = Promise.withResolvers<void>();
  model.enqueue({ ...understood, after: answered.promise }, understood);
  await send(page, question, [samples.policy2026]);
  await model.arrived(1);
  await page.getByRole("button", { name: "Stop" }).click();
  await page.locator("span[data-verdict=stopped]").waitFor();
  expect(await page.locator("[data-round] [data-status=running]").count()).toBe(0);
  await page.reload();
  await page.getByRole("button", { name: "Continue" }).click();
  answered.resolve();
  await page.locator("span[data-verdict]:not([data-verdict=stopped])").waitFor();
  expect(troubles).toEqual([]);
  await close();
});

test("a round that its budget stopped asks for a larger one in the page's own words, and goes on with it", async () => {
  const { page, troubles, close } = await browser.open(server.url);
  model.enqueue({ ...understood, tokensIn: 3_000, tokensOut: 2_500 });
  await page.getByRole("button", { name: "Model, mode and budget" }).click();
  await page.getByLabel("At most").fill("0.6");
  await page.keyboard.press("Escape");
  await send(page, question, [samples.policy2026]);
  await page.getByText("Stopped by the budget").waitFor();
  const round = page.locator("[data-round='1']");
  expect(await round.textContent()).not.toContain("--budget");
  const goOn = page.getByRole("button", { name: "Continue" });
  expect(await goOn.isDisabled()).toBe(true);
  await round.getByLabel("At most").fill("5");
  await goOn.click();
  await page.locator("span[data-verdict]:not([data-verdict=stopped])").waitFor();
  expect(troubles).toEqual([]);
  await close();
});
