// Draws every screen of the page for docs/gallery, light, dark and on a phone: node test/browser/draw-gallery.ts [folder]
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContextOptions, Page } from "playwright-core";
import { startHttp } from "../fakes/start-http.ts";
import { startApproving } from "./approving-server.ts";
import { openBrowser } from "./open-browser.ts";
import { ask, paste, samples, send } from "./page-steps.ts";
import { shrinkPng } from "./shrink-png.ts";

const folder = process.argv[2] ?? join(import.meta.dirname, "../../docs/gallery");
mkdirSync(folder, { recursive: true });
const browser = await openBrowser();
const server = await startHttp();
const approving = await startApproving({
  request: "Tell anna@example.org what the hotel limits are in 2026.",
  objective: "send the hotel limits to Anna",
  values: {
    recipient: "anna@example.org",
    subject: "Hotel limits 2026",
    text: "Dear Anna,\n\nIn 2026 hotels are paid up to CHF 210 per night in Switzerland and up to EUR 170 abroad.",
  },
});
const shared = await startHttp({ publicUrl: "http://dossier.example.org" });

const places: Record<string, string> = {};
const asked: [string, string, string[]][] = [
  ["pdf", "What is the notice period, and how high is the deposit?", [samples.lease]],
  ["sheet", "List all moving costs with month and amount", [samples.costs]],
  ["word", "What does storage cost a day?", [samples.offer]],
  [
    "refusal",
    "What is the meal allowance in 2026, and who is the chief executive?",
    [samples.policy2025, samples.policy2026],
  ],
  [
    "report",
    "Compare the hotel limits of 2025 and 2026 and draft a report as Word.",
    [samples.policy2025, samples.policy2026],
  ],
];
const seeding = await browser.open(server.url);
for (const [name, prompt, files] of asked) {
  await seeding.page.goto(server.url);
  await ask(seeding.page, prompt, files);
  places[name] = seeding.page.url();
}
await seeding.close();
await server.json("/api/v1/connections", {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({
    ...{ type: "imap", label: "office-mail", secrets: { password: "only for the picture" } },
    settings: { host: "imap.example.org", user: "anna@example.org" },
  }),
});
const waiting = await browser.open(approving.server.url);
await send(waiting.page, "Tell anna@example.org what the hotel limits are in 2026.", []);
await waiting.page.locator("[data-approval]").waitFor();
places["approval"] = waiting.page.url();
await waiting.close();

const password = "a long enough password";
const first = await browser.open(`${shared.url}/setup${new URL(shared.setUpUrl ?? "").hash}`);
await first.page.getByLabel("Name").fill("anna");
await first.page.getByLabel("Password").fill(password);
await first.page.getByRole("button", { name: "Continue" }).click();
await first.page.locator("[data-composer]").waitFor();
await ask(first.page, "What is the daily meal allowance in 2026?", [samples.policy2026]);
await first.page.getByRole("button", { name: "More", exact: true }).click();
await first.page.getByRole("menuitem", { name: "Share …" }).click();
await first.page.getByRole("checkbox", { name: "Include the source files" }).check();
await first.page.getByRole("button", { name: "Make a link" }).click();
const link = new URL((await first.page.locator("dialog code").textContent()) ?? "");
places["shared"] = `${shared.url}${link.pathname}${link.hash}`;
await first.close();
const empty = await startHttp({ publicUrl: "http://dossier.example.org" });

/** A page of the settings of the server with accounts, signed in. */
async function showAccount(page: Page, tab: string): Promise<void> {
  await page.goto(`${shared.url}/settings/${tab}`);
  await page.getByLabel("Name").fill("anna");
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

/** The recorded events of the report up to the first claims: the round as it was then. */
async function showRunning(page: Page): Promise<void> {
  const id = /\/w\/([^?]+)/.exec(places["report"] ?? "")?.[1] ?? "";
  const { body } = await server.json(`/api/v1/workflows/${id}/events`, {
    headers: { accept: "application/json" },
  });
  const { events } = body as { events: { offset: number; event: { type: string } }[] };
  const until = events.findIndex(({ event }) => event.type === "claims-checked");
  const lines = events
    .slice(0, until + 3)
    .map(
      (stored) => `id: ${stored.offset}\nevent: ${stored.event.type}\ndata: ${JSON.stringify(stored)}\n\n`,
    );
  await page.route("**/events*", (route) =>
    route.fulfill({ contentType: "text/event-stream", body: lines.join("") }),
  );
  await page.goto(places["report"] ?? "");
  await page.locator("[data-status=running]").first().waitFor();
}

const mark = async (page: Page, place: string, found: string) => {
  await page.goto(places[place] ?? "");
  await page
    .locator("[data-mark]")
    .nth(place === "sheet" ? 2 : 0)
    .click();
  await page.locator(found).first().waitFor();
};

const screens: Record<string, (page: Page) => Promise<unknown>> = {
  start: (page) => page.getByRole("button", { name: /Compare the hotel limits/ }).waitFor(),
  async composer(page) {
    await page.locator("input[data-files]").first().setInputFiles([samples.lease, samples.offer]);
    await page.locator("[data-composer]").fill("Summarise the lease and the offer as a report");
    await page.locator("[data-composer]").focus();
    await paste(page, "Notes of the meeting. ".repeat(120));
    await page.getByRole("button", { name: "Model, mode and budget" }).click();
    await page.getByLabel("At most").waitFor();
  },
  running: showRunning,
  pdf: (page) => mark(page, "pdf", "[data-found]"),
  sheet: (page) => mark(page, "sheet", "[data-cell]"),
  word: (page) => mark(page, "word", "aside mark"),
  async refusal(page) {
    await page.goto(places["refusal"] ?? "");
    await page.getByText("Not in your documents").waitFor();
  },
  async deliverable(page) {
    await page.goto(places["report"] ?? "");
    await page.getByRole("button", { name: "Open", exact: true }).click();
    await page.locator("aside [data-mark]").first().waitFor();
  },
  async how(page) {
    await page.goto(places["report"] ?? "");
    await page.getByText("How it was made").click();
    await page.getByRole("button", { name: /Answer from the documents/ }).click();
  },
  async approval(page) {
    await page.goto(places["approval"] ?? "");
    await page.locator("[data-approval]").waitFor();
  },
  async workflows(page) {
    await page.goto(`${server.url}/workflows`);
    await page
      .getByRole("link", { name: /Compare the hotel/ })
      .last()
      .waitFor({ state: "attached" });
  },
  async files(page) {
    await page.goto(`${server.url}/files`);
    await page.getByRole("link", { name: "office-lease.pdf" }).waitFor();
  },
  async check(page) {
    await page.goto(`${server.url}/check`);
    await page.locator("input[data-files]").nth(0).setInputFiles(samples.policy2025);
    await page.locator("input[data-files]").nth(1).setInputFiles(samples.policy2026);
    await page.getByRole("button", { name: "Check every statement" }).click();
    await page.locator("li[data-verdict]").first().waitFor();
  },
  async models(page) {
    await page.goto(`${server.url}/settings/models`);
    await page.getByRole("button", { name: "Test" }).first().click();
    await page.getByRole("status").waitFor();
  },
  async connections(page) {
    await page.goto(`${server.url}/settings/connections`);
    await page.getByRole("button", { name: "Add a connection" }).click();
  },
  async usage(page) {
    await page.goto(`${server.url}/settings/usage`);
    await page.getByRole("cell", { name: "offline" }).waitFor();
  },
  async fork(page) {
    await page.goto(places["report"] ?? "");
    await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("menuitem", { name: "Do again from a step …" }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /Answer/ })
      .first()
      .waitFor();
  },
  async account(page) {
    await showAccount(page, "account");
    await page.getByText("this one").waitFor();
  },
  async users(page) {
    await showAccount(page, "users");
    await page.getByRole("button", { name: "Invite somebody" }).click();
    await page.getByText("it works once").waitFor();
  },
  async setup(page) {
    await page.goto(`${empty.url}/setup${new URL(empty.setUpUrl ?? "").hash}`);
    await page.getByLabel("Password").waitFor();
  },
  async shared(page) {
    await page.goto(places["shared"] ?? "");
    await page.locator("[data-mark]").first().click();
    await page.getByRole("complementary").locator("mark").first().waitFor();
  },
  async permissions(page) {
    await page.goto(`${server.url}/settings/connections`);
    await page.getByText("Permissions").first().click();
    await page.getByRole("combobox").first().waitFor();
  },
  async "sign-in"(page) {
    await page.goto(shared.url);
    await page.getByRole("heading", { name: "Sign in" }).waitFor();
  },
};

const looks: Record<string, BrowserContextOptions> = {
  light: { viewport: { width: 1200, height: 750 } },
  dark: { viewport: { width: 1200, height: 750 }, colorScheme: "dark" },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};
const only = process.argv[3] ?? "";
for (const [look, options] of Object.entries(looks))
  for (const [name, show] of Object.entries(screens)) {
    if (!`${name}-${look}`.includes(only)) continue;
    const { page, close } = await browser.open(server.url, options);
    await show(page);
    writeFileSync(join(folder, `page-${name}-${look}.png`), await shrinkPng(await page.screenshot()));
    await close();
  }
await browser.close();
for (const one of [server, shared, empty, approving]) await one.close();
