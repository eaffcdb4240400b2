import { afterEach, expect, test } from "vitest";
import { clientSecret } from "../../../test/fakes/graph-sign-in-routes.ts";
import { startGraph } from "../../../test/fakes/graph-server.ts";
import type { GraphForTests } from "../../../test/fakes/graph-server.ts";
import { systemClock } from "../../lib/clock.ts";
import { Failure } from "../../model/failure.ts";
import { createGuardedFetch } from "../fetch/guarded-fetch.ts";
import { GraphSettings } from "./graph-settings.ts";
import { beginBrowserSignIn, renewSignIn, signInAsApp, signInByDevice } from "./sign-in.ts";
import { waitForBrowser } from "../wait-for-browser.ts";

const running: GraphForTests[] = [];
afterEach(async () => {
  for (const one of running.splice(0)) await one.close();
});

async function start() {
  const server = await startGraph();
  running.push(server);
  const settings = GraphSettings.parse(server.settings);
  const fetch = createGuardedFetch({ allowPrivate: server.settings.allowPrivate });
  return { server, settings, deps: { fetch, clock: systemClock, signal: AbortSignal.timeout(10_000) } };
}

const failing = (work: Promise<unknown>) =>
  work.then(
    () => new Failure("internal", "it worked"),
    (error: unknown) => (error instanceof Failure ? error : new Failure("internal", String(error))),
  );

test("a browser comes back with a code, which only the one who began can redeem", async () => {
  const { settings, deps } = await start();
  const browser = await waitForBrowser(deps.signal);
  const begun = await beginBrowserSignIn(settings, browser.redirect);
  expect(new URL(begun.url).searchParams.get("scope")).toBe(
    "User.Read Mail.ReadWrite Sites.ReadWrite.All offline_access",
  );
  expect(new URL(begun.url).searchParams.has("prompt")).toBe(false);
  const page = await fetch(begun.url);
  expect(await page.text()).toContain("close this window");
  const answer = await browser.answer;
  browser.close();
  const token = await begun.finish(answer, deps);
  expect(token).toMatchObject({
    accessToken: expect.stringMatching(/^access-/),
    scopes: ["User.Read", "Mail.ReadWrite", "Sites.ReadWrite.All"],
  });
  expect(await failing(begun.finish(answer, deps))).toMatchObject({ code: "reconnect" });
  const other = await beginBrowserSignIn(settings, browser.redirect);
  expect((await failing(other.finish(answer, deps))).message).not.toBe("it worked");
});

test("the page on this machine answers to nothing but a sign-in", async () => {
  const browser = await waitForBrowser(AbortSignal.timeout(5_000));
  expect((await fetch(`${browser.redirect}/other?code=1`)).status).toBe(404);
  expect((await fetch(browser.redirect)).status).toBe(404);
  browser.close();
});

test("a device code is waited for until the person has typed it in", async () => {
  const { server, settings, deps } = await start();
  server.state.devicePolls = 2;
  const shown: object[] = [];
  const token = await signInByDevice(settings, (prompt) => shown.push(prompt), deps);
  expect(shown).toEqual([{ url: "https://microsoft.com/devicelogin", code: "ABCD-EFGH" }]);
  expect(token.refreshToken).toMatch(/^refresh-/);
});

test("where the organisation forbids device codes, that is said with the other way", async () => {
  const { server, settings, deps } = await start();
  server.state.deviceForbidden = true;
  const failure = await failing(signInByDevice(settings, () => undefined, deps));
  expect(failure).toMatchObject({ code: "configuration" });
  expect(failure.message).toContain("browser");
});

test("each renewal brings a new refresh token; one that was used before ends the sign-in", async () => {
  const { settings, deps } = await start();
  const first = await signInByDevice(settings, () => undefined, deps);
  const old = first.refreshToken ?? "";
  const second = await renewSignIn(settings, old, deps);
  expect(second.refreshToken).not.toBe(old);
  const failure = await failing(renewSignIn(settings, old, deps));
  expect(failure).toMatchObject({ code: "reconnect" });
  expect(failure.message).not.toContain(old);
});

test("an app signs in by itself, with its secret and its own tenant", async () => {
  const { settings, deps } = await start();
  const app = { ...settings, signIn: "app" as const };
  expect((await signInAsApp(app, clientSecret, deps)).accessToken).toMatch(/^access-/);
  const failure = await failing(signInAsApp(app, "wrong-secret", deps));
  expect(failure).toMatchObject({ code: "configuration", message: expect.stringContaining("client secret") });
  expect(failure.message).not.toContain("wrong-secret");
  expect(GraphSettings.safeParse({ clientId: "x", signIn: "app" }).success).toBe(false);
});
