import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startHttp } from "../fakes/start-http.ts";
import type { HttpForTests } from "../fakes/start-http.ts";
import { startApproving } from "./approving-server.ts";
import type { ApprovingServer } from "./approving-server.ts";
import { lookWithAxe } from "./look-with-axe.ts";
import { openBrowser } from "./open-browser.ts";
import type { BrowserForTests } from "./open-browser.ts";
import "./patience.ts";
import { ask, samples, send } from "./page-steps.ts";

let approving: ApprovingServer;
let server: HttpForTests;
let browser: BrowserForTests;
const request = "Write a note that says: buy milk.";
const password = "a long enough password for a test";

beforeAll(async () => {
  browser = await openBrowser();
  const values = { line: "buy milk", to: "anna@example.org" };
  approving = await startApproving({ request, objective: "Keep the note.", values });
  server = await startHttp({ publicUrl: "http://dossier.example.org" });
});

afterAll(async () => {
  await browser.close();
  await approving.close();
  await server.close();
  expect([...approving.server.defects, ...server.defects]).toEqual([]);
});

type Screen = readonly [string, (page: Page) => Promise<unknown>];

const settings = (page: Page, tab: string) => page.goto(`${server.url}/settings/${tab}`);

/** What only a server with accounts shows, in the order in which its first person meets it. */
const screens: readonly Screen[] = [
  ["the first account", (page) => page.getByRole("heading", { name: "Set up Dossier" }).waitFor()],
  [
    "the account with a session and a new token",
    async (page) => {
      await page.getByLabel("Name").fill("anna");
      await page.getByLabel("Password").fill(password);
      await page.getByRole("button", { name: "Continue" }).click();
      await page.getByRole("heading", { name: "What should be proven from your documents?" }).waitFor();
      await settings(page, "account");
      await page.getByText("this one").waitFor();
      await page.getByLabel("What it is for").fill("reports");
      await page.getByRole("button", { name: "Make a token" }).click();
      await page.getByText("Copy it now; it is not shown again.").waitFor();
      await page.getByRole("button", { name: "Revoke" }).waitFor();
    },
  ],
  [
    "the people with an invitation",
    async (page) => {
      await settings(page, "users");
      await page.getByRole("button", { name: "Invite somebody" }).click();
      await page.getByText("it works once").waitFor();
    },
  ],
  [
    "the dialog to share",
    async (page) => {
      await page.goto(server.url);
      await ask(page, "What is the daily meal allowance in 2026?", [samples.policy2026]);
      await page.getByRole("button", { name: "More", exact: true }).click();
      await page.getByRole("menuitem", { name: "Share …" }).click();
      await page.getByRole("checkbox", { name: "Include the source files" }).check();
      await page.getByRole("button", { name: "Make a link" }).click();
      await page.locator("dialog code").waitFor();
    },
  ],
];

/** A card that waits for an answer, and the same with its fields open. */
const approvals: readonly Screen[] = [
  [
    "an approval",
    async (page) => {
      await page.goto(approving.server.url);
      await send(page, request, []);
      await page.locator("[data-approval]").getByText("buy milk").waitFor();
    },
  ],
  [
    "an approval that is being changed",
    async (page) => {
      await page.getByRole("button", { name: "Change …" }).click();
      await page.getByLabel("Line").waitFor();
    },
  ],
];

/** The same for who has no account. */
function outside(link: URL): readonly Screen[] {
  return [
    ["signing in", (page) => page.getByRole("heading", { name: "Sign in" }).waitFor()],
    [
      "a refused sign-in",
      async (page) => {
        await page.getByLabel("Name").fill("anna");
        await page.getByLabel("Password").fill("not this one");
        await page.getByRole("button", { name: "Sign in" }).click();
        await page.getByRole("alert").waitFor();
      },
    ],
    [
      "what was shared, with a source",
      async (page) => {
        await page.goto(`${server.url}${link.pathname}${link.hash}`);
        await page.locator("[data-mark]").first().click();
        await page.getByRole("complementary").locator("mark").first().waitFor();
        await page.setViewportSize({ width: 390, height: 844 });
        const { width = 0 } = (await page.getByRole("main").boundingBox()) ?? {};
        expect(width).toBe(390);
        await page.setViewportSize({ width: 1200, height: 750 });
      },
    ],
  ];
}

async function lookAtAll(page: Page, list: readonly Screen[]): Promise<string[]> {
  const found: string[] = [];
  for (const [name, go] of list) {
    await go(page);
    found.push(...(await lookWithAxe(page, name)));
  }
  return found;
}

test("everything around accounts is clean for axe, light and dark", async () => {
  const { url, setUpUrl = "" } = server;
  const anna = await browser.open(`${url}/setup${new URL(setUpUrl).hash}`);
  expect(await lookAtAll(anna.page, screens)).toEqual([]);
  expect(anna.troubles).toEqual([]);
  const link = new URL((await anna.page.locator("dialog code").textContent()) ?? "");
  const foreign = await browser.open(url);
  expect(await lookAtAll(foreign.page, outside(link))).toEqual([]);
  await anna.close();
  await foreign.close();
});

test("an approval is clean for axe, light and dark", async () => {
  const { page, troubles, close } = await browser.open(approving.server.url);
  expect(await lookAtAll(page, approvals)).toEqual([]);
  expect(troubles).toEqual([]);
  await close();
});
