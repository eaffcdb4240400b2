import { afterAll, beforeAll, expect, test } from "vitest";
import { startHttp } from "../fakes/start-http.ts";
import type { HttpForTests } from "../fakes/start-http.ts";
import { openBrowser } from "./open-browser.ts";
import type { BrowserForTests } from "./open-browser.ts";
import "./patience.ts";
import { ask, bare, samples } from "./page-steps.ts";

let server: HttpForTests;
let browser: BrowserForTests;

beforeAll(async () => {
  browser = await openBrowser();
  server = await startHttp();
});

afterAll(async () => {
  await browser.close();
  await server.close();
  expect(server.defects).toEqual([]);
});

async function evidenceOf(
  url: string,
): Promise<{ quote: string; position: { page?: number; range?: string } }[]> {
  const id = /\/w\/([^?]+)/.exec(url)?.[1] ?? "";
  const { body } = await server.json(`/api/v1/workflows/${id}/rounds/1`);
  return (body as { evidence: { quote: string; position: { page?: number; range?: string } }[] }).evidence;
}

test("a mark in a PDF: the words on the drawn page are those of the quote, over the end of a line", async () => {
  const { page, troubles, close } = await browser.open(server.url);
  await ask(page, "What is the notice period?", [samples.lease]);
  const [evidence] = await evidenceOf(page.url());
  await page.locator("[data-mark]").first().click();
  await page.locator('[data-page="1"] [data-found="words"]').first().waitFor();
  const text = page.locator("[data-text]").first();
  expect(evidence?.position.page).toBe(1);
  expect(bare(await text.getAttribute("data-quote"))).toBe(bare(evidence?.quote ?? ""));
  const boxes = await page.locator("[data-found]").all();
  const sheet = await page.locator('[data-page="1"]').boundingBox();
  for (const box of boxes) {
    const place = await box.boundingBox();
    expect(place?.x).toBeGreaterThanOrEqual(sheet?.x ?? 0);
    expect(place?.width).toBeGreaterThan(20);
  }
  expect(boxes.length).toBe(2); // the quote stands on two lines
  expect(troubles).toEqual([]);
  await close();
});

test("a mark in a sheet: the very cells of the row are marked", async () => {
  const { page, troubles, close } = await browser.open(server.url);
  await ask(page, "List all moving costs with month and amount", [samples.costs]);
  const evidence = await evidenceOf(page.url());
  await page.locator("[data-mark='2']").click();
  await page.locator("[data-cell]").first().waitFor();
  const cells = await page
    .locator("[data-cell]")
    .evaluateAll((marks) => marks.map((mark) => [mark.getAttribute("data-cell"), mark.textContent]));
  expect(cells.map(([address]) => address)).toEqual(["A3", "D3"]);
  for (const [address, value] of cells) {
    const cited = evidence.find(({ position }) => position.range === address);
    expect(bare(cited?.quote ?? "")).toContain(bare(value ?? ""));
  }
  expect(troubles).toEqual([]);
  await close();
});

test("a computed value leads to its plan in words and to the cells that it was computed from", async () => {
  const { page, troubles, close } = await browser.open(server.url);
  await ask(page, "What is the total of the moving costs?", [samples.costs]);
  await page.locator("[data-mark]").first().click();
  const pane = page.getByRole("complementary");
  await pane.getByText(/Computed: Sum of Amount \(CHF\)/).waitFor();
  const cells = pane.locator("[data-cell]");
  await cells.first().waitFor();
  const marked = await cells.evaluateAll((found) => found.map((cell) => cell.getAttribute("data-cell")));
  expect(marked).toEqual(["D2", "D3", "D4", "D5", "D6", "D7"]);
  const values = (await cells.allTextContents()).map((text) => Number(text));
  expect(values.reduce((sum, value) => sum + value, 0)).toBe(60_970);
  expect(troubles).toEqual([]);
  await close();
});

test("a mark in a Word file, as it was read; keys lead on, and focus comes back", async () => {
  const { page, troubles, close } = await browser.open(server.url);
  await ask(page, "What does storage cost a day?", [samples.offer]);
  const [evidence] = await evidenceOf(page.url());
  await page.keyboard.press("Tab");
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  const mark = page.getByRole("complementary").locator("mark").first();
  await mark.waitFor();
  expect(bare(await mark.textContent())).toBe(bare(evidence?.quote ?? ""));
  expect(await page.getByRole("complementary").innerText()).toContain("moving-offer.docx");
  await page.keyboard.press("Escape");
  await mark.waitFor({ state: "detached" });
  expect(
    await page.locator("[data-mark='1']").evaluate((own) => own === own.ownerDocument.activeElement),
  ).toBe(true);
  expect(troubles).toEqual([]);
  await close();
});

test("hovering shows the words, and an address with a citation opens at them", async () => {
  const { page, troubles, close } = await browser.open(server.url);
  await ask(page, "What is the daily meal allowance in 2026?", [samples.policy2026]);
  await page.locator("[data-mark]").first().hover();
  await page.getByRole("tooltip").getByText("The daily meal allowance is CHF 55.").waitFor();
  await page.locator("[data-mark]").first().click();
  await page.getByRole("complementary").locator("mark").first().waitFor();
  await page.reload();
  const mark = page.getByRole("complementary").locator("mark").first();
  expect(await mark.textContent()).toBe("The daily meal allowance is CHF 55.");
  expect(troubles).toEqual([]);
  await close();
});
