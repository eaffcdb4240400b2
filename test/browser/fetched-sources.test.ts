import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createScriptedModel } from "../../src/ai/testing/scripted-model.ts";
import type { AnswerInput } from "../../src/prompts/answer-from-evidence.ts";
import type { SelectInput } from "../../src/prompts/select-action.ts";
import { makeMail } from "../fixtures/make-mail.ts";
import { analysis, fromInput, quoting, select } from "../fakes/script-answers.ts";
import { startHttp } from "../fakes/start-http.ts";
import { cost, opened, startWorld } from "../fakes/web-world.ts";
import { openBrowser } from "./open-browser.ts";
import type { BrowserForTests } from "./open-browser.ts";
import "./patience.ts";
import { ask } from "./page-steps.ts";

let browser: BrowserForTests;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

const question = "What did the Gotthard base tunnel cost, and when was it opened? Research it on the web.";

const answers = (text: string) =>
  fromInput("answer-from-evidence", (input: AnswerInput) => ({
    claims: [{ text, supports: [quoting(input, text)] }],
  }));

const script = () => [
  analysis(question, { requiresWebResearch: true, requiresDocuments: false }),
  select("ai.webResearch", { requiredInputDocuments: [], requiredConnection: "web" }),
  {
    prompt: "plan-search",
    value: {
      queries: [
        { part: "i1", query: "gotthard tunnel cost", language: "en" },
        { part: "i2", query: "gotthard tunnel opening", language: "en" },
      ],
    },
  },
  fromInput("select-action", ({ documents }: SelectInput) => ({
    ...(select("ai.process").value as object),
    requiredInputDocuments: documents.split("\n").flatMap((line) => /^docItem:\S+/.exec(line)?.[0] ?? []),
  })),
  answers(cost),
  answers(opened),
];

test("a page of the web is shown as it was kept, with its address and the day", async () => {
  const world = await startWorld();
  const server = await startHttp({}, { models: [createScriptedModel(script())], ...world.parts });
  await world.connect(server.dossier);
  const { page, troubles, close } = await browser.open(server.url);
  await ask(page, question, []);
  await world.site.close(); // what was cited stays, whatever becomes of the site
  await page.locator("[data-mark]").first().click();
  const pane = page.getByRole("complementary");
  await pane.locator("mark").first().waitFor();
  expect(await pane.locator("mark").first().textContent()).toBe(cost);
  const link = pane.getByRole("link", { name: /^http:\/\/rail\.example\/tunnel/ });
  expect(await link.getAttribute("rel")).toContain("noreferrer");
  await pane.getByText(/^as it was on/).waitFor();
  expect(troubles).toEqual([]);
  await close();
  await server.close();
  await world.search.close();
});

test("a mail is shown as it was read, with the cited words marked", async () => {
  const server = await startHttp();
  const mail = join(mkdtempSync(join(tmpdir(), "dossier-mail-")), "offer.eml");
  const head = ["From: ann@example.com", "To: ben@example.com", "Subject: Garden house"];
  const text = "Dear Ben\r\n\r\nThe deposit for the garden house is CHF 123.\r\n\r\nAnn";
  writeFileSync(mail, makeMail(head, [{ type: "text/plain; charset=utf-8", content: text }]));
  const { page, troubles, close } = await browser.open(server.url);
  await ask(page, "What is the deposit for the garden house?", [mail]);
  await page.locator("[data-mark]").first().click();
  const pane = page.getByRole("complementary");
  await pane.locator("mark").first().waitFor();
  expect(await pane.locator("mark").first().textContent()).toContain("CHF 123");
  expect(await pane.innerText()).toContain("Garden house");
  expect(troubles).toEqual([]);
  await close();
  await server.close();
});
