import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller } from "../../src/model/accounts/caller.ts";
import { goodPassword, startAccountServer } from "../fakes/account-server.ts";
import type { AccountServer } from "../fakes/account-server.ts";
import { sendRaw } from "../fakes/raw-request.ts";
import type { RawAnswer } from "../fakes/raw-request.ts";

const here = { address: "192.0.2.1" };
const secret = "What is the daily meal allowance in Zanzibar?";
let running: AccountServer;
let victims: { workflow: string; document: string; cookie: string };
let attacker: Record<"cookie" | "expired" | "revoked" | "read", string>;

async function signUp(name: string): Promise<{ caller: Caller; cookie: string }> {
  const { accounts } = running.dossier;
  const user = await accounts.users.add({ name, role: "member", password: goodPassword }, here);
  const { secret: held } = await accounts.sessions.open(user, { ...here, agent: "" });
  return {
    caller: { userId: user.id, role: "member", scopes: ["read", "run"] },
    cookie: `dossier=${held}`,
  };
}

beforeAll(async () => {
  running = await startAccountServer({ requestsPerSecond: 0 });
  const { accounts } = running.dossier;
  await accounts.users.add({ name: "boss", role: "admin", password: goodPassword }, here);
  const victim = await signUp("victim");
  const own = running.dossier.as(victim.caller);
  const content = (async function* () {
    yield Buffer.from("The daily meal allowance in Zanzibar is CHF 4711.\n");
  })();
  const file = await own.documents.add({ fileName: "Zanzibar.md", content }, AbortSignal.timeout(10_000));
  const { workflowId } = await own.start({ prompt: secret, documents: [file.id] });
  victims = { workflow: workflowId, document: file.id, cookie: victim.cookie };
  const { caller, cookie } = await signUp("attacker");
  const token = async (scopes: ("read" | "run")[], expiresInMs?: number) =>
    accounts.tokens.create(caller.userId, { name: "t", scopes, expiresInMs }, here);
  const ended = await token(["read", "run"]);
  await accounts.tokens.end(caller.userId, ended.token.id, here);
  const [old, read] = [await token(["read", "run"], 1), await token(["read"])];
  attacker = { cookie, revoked: ended.secret, expired: old.secret, read: read.secret };
}, 60_000);
afterAll(() => running.close());

/** A call of a tool, as a client without a session sends it. */
function call(name: string, given: object, headers: Record<string, string>): Promise<RawAnswer> {
  const params = { name, arguments: given };
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params });
  return sendRaw(running.server.url, {
    method: "POST",
    path: "/mcp",
    headers: {
      "content-type": "application/json",
      "content-length": String(Buffer.byteLength(body)),
      accept: "application/json, text/event-stream",
      ...headers,
    },
    body,
  });
}

const own = { "sec-fetch-site": "same-origin" };

/** The same to the end of its stream, where the answer stands. */
async function answerOf(
  name: string,
  given: object,
  cookie: string,
): Promise<{ status: number; text: string }> {
  const params = { name, arguments: given };
  const response = await fetch(`${running.server.url}/mcp`, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json, text/event-stream", cookie },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params }),
  });
  return { status: response.status, text: await response.text() };
}

test("/mcp answers nobody, no token that has ended, no other site and under no other name", async () => {
  const show = (headers: Record<string, string>) => call("show", { workflowId: victims.workflow }, headers);
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const evil = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
  const answers = {
    nobody: await show(own),
    expired: await show(bearer(attacker.expired)),
    revoked: await show(bearer(attacker.revoked)),
    "read only": await show(bearer(attacker.read)),
    "cross-site": await show({ ...evil, cookie: victims.cookie }),
    "other host": await show({ ...own, cookie: victims.cookie, host: "evil.example" }),
  };
  expect(Object.fromEntries(Object.entries(answers).map(([who, { status }]) => [who, status]))).toEqual({
    ...{ nobody: 401, expired: 401, revoked: 401 },
    ...{ "read only": 403, "cross-site": 403, "other host": 403 },
  });
  for (const { text, headers } of Object.values(answers)) {
    expect(text).not.toMatch(/Zanzibar|4711/);
    expect(headers["access-control-allow-origin"]).toBeUndefined();
  }
});

test("whoever it belongs to is answered", async () => {
  const { status, text } = await answerOf("show", { workflowId: victims.workflow }, victims.cookie);
  expect(status).toBe(200);
  expect(text).toContain(victims.workflow);
});

test.each([
  ["show", (id: { workflow: string; document: string }) => ({ workflowId: id.workflow })],
  ["wait", (id: { workflow: string; document: string }) => ({ workflowId: id.workflow, seconds: 1 })],
  [
    "continue",
    (id: { workflow: string; document: string }) => ({ workflowId: id.workflow, request: "More?" }),
  ],
  ["extract", (id: { workflow: string; document: string }) => ({ document: id.document })],
  ["ask", (id: { workflow: string; document: string }) => ({ question: "What?", documents: [id.document] })],
  ["stop", (id: { workflow: string; document: string }) => ({ workflowId: id.workflow })],
  ["list", () => ({})],
])("the tool %s gives away nothing of somebody else's, not even that it is there", async (name, given) => {
  const nobodys = { workflow: "wf_0000000000000000", document: "file_0000000000000000" };
  const ask = async (ids: { workflow: string; document: string }) => {
    const { status, text } = await answerOf(name, given(ids), attacker.cookie);
    expect(text).toContain('"result"');
    expect(text).not.toContain("Invalid arguments");
    return { status, text: text.replaceAll(ids.workflow, "ID").replaceAll(ids.document, "ID") };
  };
  const [theirs, none] = [await ask(victims), await ask(nobodys)];
  expect(theirs.text).not.toMatch(/Zanzibar|4711/);
  expect(theirs).toEqual(none);
  expect(theirs.status).toBeLessThan(500);
  expect(running.defects).toEqual([]);
});
