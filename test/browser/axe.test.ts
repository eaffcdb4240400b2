import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startHttp } from "../fakes/start-http.ts";
import type { HttpForTests } from "../fakes/start-http.ts";
import { lookWithAxe } from "./look-with-axe.ts";
import { openBrowser } from "./open-browser.ts";
import type { BrowserForTests } from "./open-browser.ts";
import "./patience.ts";
import { ask, samples } from "./page-steps.ts";

let server: HttpForTests;
let browser: BrowserForTests;
const places: Record<string, string> = {};

beforeAll(async () => {
  browser = await openBrowser();
  server = await startHttp();
  const { page, close } = await browser.open(server.url);
  const made: [string, string, string[]][] = [
    ["pdf", "What is the notice period?", [samples.lease]],
    ["sheet", "List all moving costs with month and amount", [samples.costs]],
    ["refusal", "What is the meal allowance in 2026, and who is the chief executive?", [samples.policy2026]],
    [
      "report",
      "Compare the hotel limits of 2025 and 2026 and draft a report as Word.",
      [samples.policy2025, samples.policy2026],
    ],
  ];
  for (const [name, prompt, files] of made) {
    await page.goto(server.url);
    await ask(page, prompt, files);
    places[name] = page.url();
  }
  await close();
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

/** Every screen, with what can be open on it. */
const screens: readonly [string, (page: Page) => Promise<unknown>][] = [
  [
    "the first page with its panel open",
    async (page) => {
      await page.goto(server.url);
      await page.getByRole("button", { name: "Model, mode and budget" }).click();
      await page.getByLabel("At most").waitFor();
    },
  ],
  [
    "an answer with its PDF",
    async (page) => {
      await page.goto(places["pdf"] ?? "");
      await page.locator("[data-mark]").first().click();
      await page.locator("[data-found]").first().waitFor();
    },
  ],
  [
    "an answer with its sheet",
    async (page) => {
      await page.goto(places["sheet"] ?? "");
      await page.locator("[data-mark]").first().click();
      await page.locator("[data-cell]").first().waitFor();
    },
  ],
  [
    "a refusal",
    async (page) => {
      await page.goto(places["refusal"] ?? "");
      await page.getByText("Not in your documents").waitFor();
    },
  ],
  [
    "a file with its menu open",
    async (page) => {
      await page.goto(places["report"] ?? "");
      await page.getByRole("button", { name: "Open", exact: true }).click();
      await page.getByRole("complementary").getByRole("heading", { name: "Report", exact: true }).waitFor();
      await page.getByRole("button", { name: "Download in another format" }).first().click();
    },
  ],
  [
    "how it was made",
    async (page) => {
      await page.goto(places["report"] ?? "");
      await page.getByText("How it was made").click();
      await page.getByRole("button", { name: /Answer from the documents/ }).click();
    },
  ],
  [
    "all workflows",
    async (page) => {
      await page.goto(`${server.url}/workflows`);
      await page
        .getByRole("link", { name: /Compare the hotel/ })
        .first()
        .waitFor();
    },
  ],
  [
    "files with a dialog",
    async (page) => {
      await page.goto(`${server.url}/files`);
      await page.getByRole("button", { name: "Delete office-lease.pdf" }).click();
    },
  ],
  [
    "checking a document",
    async (page) => {
      await page.goto(`${server.url}/check`);
      await page.locator("input[data-files]").nth(0).setInputFiles(samples.policy2025);
      await page.locator("input[data-files]").nth(1).setInputFiles(samples.policy2026);
      await page.getByRole("button", { name: "Check every statement" }).click();
      await page.locator("li[data-verdict]").first().waitFor();
    },
  ],
  [
    "models",
    async (page) => {
      await page.goto(`${server.url}/settings/models`);
      await page.getByRole("button", { name: "Test" }).first().click();
      await page.getByRole("status").waitFor();
    },
  ],
  [
    "connections with the form open",
    async (page) => {
      await page.goto(`${server.url}/settings/connections`);
      await page.getByRole("button", { name: "Add a connection" }).click();
      await page.getByLabel("Label").waitFor();
    },
  ],
  [
    "usage",
    async (page) => {
      await page.goto(`${server.url}/settings/usage`);
      await page.getByRole("img", { name: "By day" }).waitFor();
    },
  ],
  [
    "the list of keys",
    async (page) => {
      await page.goto(`${server.url}/workflows`);
      await page.getByRole("heading", { name: "Workflows" }).click();
      await page.keyboard.press("?");
      await page.getByRole("dialog").waitFor();
    },
  ],
];

test("every screen is clean for axe, light and dark", async () => {
  const { page, troubles, close } = await browser.open(server.url);
  const found: string[] = [];
  for (const [name, go] of screens) {
    await go(page);
    found.push(...(await lookWithAxe(page, name)));
  }
  expect(found).toEqual([]);
  expect(troubles).toEqual([]);
  await close();
});
