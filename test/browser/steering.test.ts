import { afterAll, beforeAll, expect, test } from "vitest";
import { startHttp, upload } from "../fakes/start-http.ts";
import type { HttpForTests } from "../fakes/start-http.ts";
import { openBrowser } from "./open-browser.ts";
import type { BrowserForTests } from "./open-browser.ts";
import "./patience.ts";
import { ask, samples } from "./page-steps.ts";

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

test("a finished round is done again from one of its steps, as a workflow of its own", async () => {
  const { page, troubles, close } = await browser.open(server.url);
  await ask(page, "What is the daily meal allowance in 2026?", [samples.policy2026]);
  const before = page.url();
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Do again from a step …" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /Answer/ })
    .first()
    .click();
  await page.waitForURL((url) => url.pathname.startsWith("/w/") && url.href !== before);
  await page.getByText("The daily meal allowance is CHF 55.").first().waitFor();
  expect(await page.getByRole("link", { name: /What is the daily meal allowance/ }).count()).toBe(2);
  expect(troubles).toEqual([]);
  await close();
});

test("@ offers files by name; what is chosen stands in the request and goes along", async () => {
  await upload(server.url, "parking-rules.md", "The fee for parking is CHF 12 a day.");
  const { page, troubles, close } = await browser.open(server.url);
  const field = page.locator("[data-composer]");
  await field.pressSequentially("mail anna@example.org the fee of @park");
  const offer = page.getByRole("option", { name: "parking-rules.md" });
  await offer.waitFor();
  await field.press("Escape");
  await offer.waitFor({ state: "detached" });
  await field.fill("");
  await field.pressSequentially("What is the fee by @park");
  await offer.waitFor();
  await field.press("Enter");
  expect(await field.inputValue()).toBe("What is the fee by parking-rules.md ");
  await page.getByRole("button", { name: "Remove parking-rules.md" }).waitFor();
  await field.press("Enter");
  await page.waitForURL(/\/w\//);
  await page.getByText("The fee for parking is CHF 12 a day.").first().waitFor();
  expect(troubles).toEqual([]);
  await close();
});

test("what an action may do over a connection is set, kept, and taken back", async () => {
  const { page, troubles, close } = await browser.open(`${server.url}/settings/connections`);
  await page.getByRole("button", { name: "Add a connection" }).click();
  await page.getByLabel("Label").fill("find");
  await page.getByLabel("url").fill("http://127.0.0.1:1");
  await page.getByRole("button", { name: "Add a connection" }).click();
  await page.getByRole("button", { name: "Permissions of find" }).click();
  const choice = page.getByLabel("web.search");
  const allowed = async () => {
    const { body } = await server.json("/api/v1/connections");
    return (body as { connections: { allow: unknown }[] }).connections[0]?.allow;
  };
  for (const [word, kept] of [
    ["Never", { "web.search": "never" }],
    ["As usual", {}],
  ] as const) {
    const saved = page.waitForResponse((response) => response.url().endsWith("/allow"));
    await choice.selectOption(word);
    await saved;
    expect(await allowed()).toEqual(kept);
  }
  expect(troubles).toEqual([]);
  await close();
});
