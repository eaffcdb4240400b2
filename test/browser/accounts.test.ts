import { afterAll, beforeAll, expect, test } from "vitest";
import { startHttp } from "../fakes/start-http.ts";
import type { HttpForTests } from "../fakes/start-http.ts";
import { openBrowser } from "./open-browser.ts";
import type { BrowserForTests } from "./open-browser.ts";
import "./patience.ts";
import { ask, samples } from "./page-steps.ts";

let server: HttpForTests;
let browser: BrowserForTests;

beforeAll(async () => {
  browser = await openBrowser();
  server = await startHttp({ publicUrl: "http://dossier.example.org" });
});

afterAll(async () => {
  await browser.close();
  await server.close();
  expect(server.defects).toEqual([]);
});

const password = "a long enough password for a test";

async function setUp(link: string, name: string) {
  const opened = await browser.open(`${server.url}/setup${new URL(link).hash}`);
  const { page } = opened;
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("heading", { name: "What should be proven from your documents?" }).waitFor();
  return opened;
}

test("two people on one server do not see each other; a shared link shows one workflow and nothing else", async () => {
  const anna = await setUp(server.setUpUrl ?? "", "anna");
  await ask(anna.page, "What is the daily meal allowance in 2026?", [samples.policy2026]);
  const place = new URL(anna.page.url()).pathname;

  await anna.page.getByRole("link", { name: "Settings" }).click();
  await anna.page.getByRole("link", { name: "Users" }).click();
  await anna.page.getByRole("button", { name: "Invite somebody" }).click();
  const link = (await anna.page.locator("code").textContent()) ?? "";
  const ben = await setUp(link, "ben");
  await ben.page.getByText("Nothing yet. Start with a question or a sample.").waitFor();
  await ben.page.goto(`${server.url}/files`);
  await ben.page.getByText("Files you add appear here once and can be used again.").waitFor();
  const foreign = await browser.open(`${server.url}/`);
  await foreign.page.getByRole("heading", { name: "Sign in" }).waitFor(); // nobody is signed in there

  const before = ben.troubles.length;
  await ben.page.goto(`${server.url}${place}`);
  await ben.page.getByRole("heading", { name: "There is nothing here" }).waitFor();
  expect(ben.troubles.slice(before).every((text) => text.includes("404"))).toBe(true);

  await anna.page.goto(`${server.url}${place}`);
  await anna.page.getByRole("button", { name: "More", exact: true }).click();
  await anna.page.getByRole("menuitem", { name: "Share …" }).click();
  await anna.page.getByRole("checkbox", { name: "Include the source files" }).check();
  await anna.page.getByRole("button", { name: "Make a link" }).click();
  const shared = new URL((await anna.page.locator("dialog code").textContent()) ?? "");
  await foreign.page.goto(`${server.url}${shared.pathname}${shared.hash}`);
  await foreign.page.getByText("The daily meal allowance is CHF 55.").first().waitFor();
  expect(await foreign.page.locator("[data-composer]").count()).toBe(0);
  await foreign.page.locator("[data-mark]").first().click();
  const pane = foreign.page.getByRole("complementary");
  expect(await pane.locator("mark").first().textContent()).toBe("The daily meal allowance is CHF 55.");
  expect(anna.troubles).toEqual([]);
  for (const opened of [anna, ben, foreign]) await opened.close();
});

test("signing in and out by name and password", async () => {
  const { page, close } = await browser.open(server.url);
  await page.getByLabel("Name").fill("anna");
  await page.getByLabel("Password").fill("wrong password");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("alert").waitFor();
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("link", { name: /What is the daily meal allowance/ }).waitFor();
  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await page.getByRole("heading", { name: "Sign in" }).waitFor();
  await close();
});

test("an admin changes roles, makes and revokes tokens, and ends a session that is open elsewhere", async () => {
  const signIn = async () => {
    const opened = await browser.open(server.url);
    await opened.page.getByLabel("Name").fill("anna");
    await opened.page.getByLabel("Password").fill(password);
    await opened.page.getByRole("button", { name: "Sign in" }).click();
    await opened.page.getByRole("link", { name: "Settings" }).waitFor();
    return opened;
  };
  const elsewhere = await signIn();
  const { page, close } = await signIn();
  await page.goto(`${server.url}/settings/users`);
  await page.getByLabel("Role of ben").selectOption("admin");
  await page.reload();
  expect(await page.getByLabel("Role of ben").inputValue()).toBe("admin");

  await page.goto(`${server.url}/settings/account`);
  await page.getByLabel("What it is for").fill("reports");
  await page.getByRole("button", { name: "Make a token" }).click();
  const secret = await page.locator("code").textContent();
  const use = () => server.json("/api/v1/me", { headers: { authorization: `Bearer ${secret}` } });
  expect((await use()).status).toBe(200);
  await page.getByRole("button", { name: "Revoke" }).click();
  await page.getByRole("button", { name: "Revoke" }).waitFor({ state: "detached" });
  expect((await use()).status).toBe(401);

  const ends = page.getByRole("button", { name: "End", exact: true });
  await ends.first().waitFor();
  while ((await ends.count()) > 0) {
    const before = await ends.count();
    await ends.first().click();
    await ends.nth(before - 1).waitFor({ state: "detached" });
  }
  await elsewhere.page.reload();
  await elsewhere.page.getByRole("heading", { name: "Sign in" }).waitFor();
  for (const opened of [elsewhere, { close }]) await opened.close();
});
