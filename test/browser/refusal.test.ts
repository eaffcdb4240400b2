import { afterAll, beforeAll, expect, test } from "vitest";
import { startHttp } from "../fakes/start-http.ts";
import type { HttpForTests } from "../fakes/start-http.ts";
import { openBrowser } from "./open-browser.ts";
import type { BrowserForTests } from "./open-browser.ts";
import "./patience.ts";
import { ask, samples } from "./page-steps.ts";

let server: HttpForTests;
let browser: BrowserForTests;
const question = "What is the meal allowance in 2026, and who is the chief executive?";

beforeAll(async () => {
  browser = await openBrowser();
  server = await startHttp();
});

afterAll(async () => {
  await browser.close();
  await server.close();
  expect(server.defects).toEqual([]);
});

test("a refusal says what is missing and what comes nearest, and one click answers what is proven", async () => {
  const { page, troubles, close } = await browser.open(server.url);
  await ask(page, question, [samples.policy2026]);
  await page.getByText("Not in your documents").waitFor();
  await page.getByText("Who is the chief executive?", { exact: true }).waitFor();
  expect(await page.locator("[data-answer]").count()).toBe(0);
  await page.getByRole("button", { name: /travel-policy-2026\.md line 19/ }).click();
  await page
    .getByRole("complementary")
    .getByText("The nearest passage. It does not answer the question.")
    .waitFor();
  await page.getByRole("button", { name: "Answer the provable part" }).click();
  const second = page.locator("[data-round='2']");
  await second.getByText("The daily meal allowance is CHF 55.").waitFor();
  await second.locator("[data-mark]").first().click();
  await page.getByRole("complementary").locator("mark").first().waitFor();
  expect(troubles).toEqual([]);
  await close();
});

test("in German, in the words of the page and of the answer", async () => {
  const { page, troubles, close } = await browser.open(server.url, { locale: "de-CH" });
  await page.getByRole("heading", { name: "Was soll aus Ihren Dokumenten belegt werden?" }).waitFor();
  await ask(page, "Wer ist die Geschäftsführerin?", [samples.policy2026]);
  await page.getByText("Steht nicht in Ihren Dokumenten").waitFor();
  await page.getByText("Durchsucht: 1 Datei.").waitFor();
  expect(await page.locator("html").getAttribute("lang")).toBe("de");
  expect(troubles).toEqual([]);
  await close();
});

test("on a phone of 390 pixels nothing is cut off, and the source slides up over the text", async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const { page, troubles, close } = await browser.open(server.url, phone);
  const isCut = () => page.evaluate("document.documentElement.scrollWidth > innerWidth");
  expect(await isCut()).toBe(false);
  await ask(page, "What is the daily meal allowance in 2026?", [samples.policy2026]);
  expect(await isCut()).toBe(false);
  await page.locator("[data-mark]").first().tap();
  const pane = page.getByRole("complementary");
  await pane.locator("mark").first().waitFor();
  const box = await pane.boundingBox();
  expect(box).toMatchObject({ x: 0, width: 390 });
  expect(box?.y).toBeGreaterThan(100);
  await pane.getByRole("button", { name: "Close" }).tap();
  const sending = await page.getByRole("button", { name: "Send" }).boundingBox();
  expect((sending?.x ?? 0) + (sending?.width ?? 0)).toBeLessThanOrEqual(390);
  expect(sending?.height).toBeGreaterThanOrEqual(44);
  await page.getByRole("button", { name: "Open the list" }).tap();
  await page.getByRole("link", { name: "Files" }).tap();
  await page.getByRole("heading", { name: "Files" }).waitFor();
  expect(await isCut()).toBe(false);
  expect(troubles).toEqual([]);
  await close();
});
