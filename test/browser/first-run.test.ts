import { afterAll, beforeAll, expect, test } from "vitest";
import { createExtractor } from "../../src/extract/extract.ts";
import { startHttp } from "../fakes/start-http.ts";
import type { HttpForTests } from "../fakes/start-http.ts";
import { openBrowser } from "./open-browser.ts";
import type { BrowserForTests } from "./open-browser.ts";
import "./patience.ts";
import { ask, paste, samples } from "./page-steps.ts";

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

async function readWords(path: string): Promise<string> {
  const extractor = createExtractor();
  try {
    const signal = AbortSignal.timeout(30_000);
    const { parts } = await extractor.extract({ documentId: "doc_1", fileName: "report.docx", path, signal });
    return parts.map(({ text }) => text).join("\n");
  } finally {
    await extractor.close();
  }
}

test("from the first page by a sample to a downloaded, cited Word file that opens", async () => {
  const { page, troubles, close } = await browser.open(server.url);
  await page.getByRole("heading", { name: "What should be proven from your documents?" }).waitFor();
  await page.getByRole("button", { name: /Compare the hotel limits/ }).click();
  await page.getByText(/^Proven/).waitFor();
  await page.getByText("report.docx").waitFor();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download report.docx" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("report.docx");
  const words = await readWords((await download.path()) ?? "");
  expect(words).toMatch(/CHF 180[^]*CHF 210/);
  expect(words).toContain("travel-policy-2026.md");
  expect(troubles).toEqual([]);
  await close();
});

test("a file opens beside the text with its marks, as pages, and in every other format", async () => {
  const { page, troubles, close } = await browser.open(server.url);
  await ask(page, "Compare the hotel limits of 2025 and 2026 and draft a report as Word.", [
    samples.policy2025,
    samples.policy2026,
  ]);
  await page.getByRole("button", { name: "Open", exact: true }).click();
  const pane = page.getByRole("complementary");
  await pane.getByRole("heading", { name: "Travel policy 2026" }).waitFor();
  expect(await pane.locator("[data-mark]").count()).toBeGreaterThan(5);
  await pane.getByRole("button", { name: "As page" }).click();
  await pane.locator('[data-page="1"][data-drawn="true"]').waitFor();
  await pane.getByRole("button", { name: "Download in another format" }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "Markdown" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.md$/);
  expect(troubles).toEqual([]);
  await close();
});

test("a long paste becomes a file, and one click makes it text again", async () => {
  const { page, troubles, close } = await browser.open(server.url);
  const field = page.locator("[data-composer]");
  const long = "The meal allowance is CHF 55 a day. ".repeat(80);
  await field.focus();
  await paste(page, long);
  await page.getByText("Pasted text 1").waitFor();
  expect(await field.inputValue()).toBe("");
  await page.getByRole("button", { name: "Turn Pasted text 1 back into text" }).click();
  expect(await field.inputValue()).toBe(long);
  expect(troubles).toEqual([]);
  await close();
});
