import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { Socket } from "node:net";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { posting } from "../fakes/start-http.ts";
import { startApproving } from "./approving-server.ts";
import type { ApprovingServer } from "./approving-server.ts";
import { openBrowser } from "./open-browser.ts";
import type { BrowserForTests } from "./open-browser.ts";
import "./patience.ts";
import { send } from "./page-steps.ts";

let browser: BrowserForTests;
const opened: ApprovingServer[] = [];

beforeAll(async () => {
  browser = await openBrowser();
});

afterEach(async () => {
  for (const one of opened.splice(0)) {
    await one.close();
    expect(one.server.defects).toEqual([]);
  }
});

afterAll(() => browser.close());

const request = "Write a note that says: buy milk.";

async function prepare(): Promise<ApprovingServer> {
  const started = await startApproving({
    request,
    objective: "Keep the note.",
    values: { line: "buy milk" },
  });
  opened.push(started);
  return started;
}

/** Every connection to servers of this process, so that a test can cut them and keep them cut. */
function createScissors() {
  const sockets = new Set<Socket>();
  let isCut = false;
  const onRequest = (message: unknown) => {
    const { socket } = message as { socket: Socket };
    sockets.add(socket);
    if (isCut) socket.destroy();
  };
  subscribe("http.server.request.start", onRequest);
  return {
    cut() {
      isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    mend() {
      isCut = false;
    },
    close: () => unsubscribe("http.server.request.start", onRequest),
  };
}

test("an approval shows what will happen, and what was changed is what happens", async () => {
  const { server, written } = await prepare();
  const { page, troubles, close } = await browser.open(server.url);
  await send(page, request, []);
  const card = page.locator("[data-approval]");
  await card.getByText("buy milk").waitFor();
  await card.getByText("Nothing has been sent.").waitFor();
  await page.getByRole("link", { name: "waits for you" }).waitFor(); // the list says so too
  expect(written()).toBe("");
  await card.getByRole("button", { name: "Change …" }).click();
  await card.getByLabel("Line").fill("buy oat milk");
  await card.getByRole("button", { name: "Do it", exact: true }).click();
  await page.locator("span[data-verdict]").first().waitFor();
  expect(written()).toBe("buy oat milk");
  expect(troubles).toEqual([]);
  await close();
});

test("a reload in the middle and a cut line lose nothing: the round goes on and the page catches up", async () => {
  const { server, written } = await prepare();
  const { page, troubles, close } = await browser.open(server.url);
  await send(page, request, []);
  await page.locator("[data-approval]").waitFor();
  await page.reload();
  await page.locator("[data-approval]").getByText("buy milk").waitFor();
  const scissors = createScissors();
  await page.reload();
  await page.locator("[data-approval]").waitFor();
  scissors.cut();
  await page.getByText("Connection lost. Trying again; nothing is lost.").waitFor();
  const id = /\/w\/([^?]+)/.exec(page.url())?.[1] ?? "";
  scissors.mend();
  await server.json(`/api/v1/workflows/${id}/approval`, posting({ decision: "approve" }));
  await page.locator("span[data-verdict]").first().waitFor();
  expect(await page.getByText("Connection lost").count()).toBe(0);
  expect(written()).toBe("buy milk");
  expect(troubles).toEqual([]);
  scissors.close();
  await close();
});
