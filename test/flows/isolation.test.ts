import { afterAll, beforeAll, expect, test } from "vitest";
import type { HttpRoute } from "../../src/http/define-route.ts";
import { openAiRoutes } from "../../src/http/openai/openai-routes.ts";
import { apiRoutes } from "../../src/http/routes.ts";
import type { Caller } from "../../src/model/accounts/caller.ts";
import { goodPassword, startAccountServer } from "../fakes/account-server.ts";
import type { AccountServer } from "../fakes/account-server.ts";
import { attackedRoutes } from "../fakes/attacked-routes.ts";
import type { Attack, Targets } from "../fakes/attacked-routes.ts";
import { sendRaw } from "../fakes/raw-request.ts";
import type { RawAnswer } from "../fakes/raw-request.ts";

const routes: readonly HttpRoute[] = [...apiRoutes, ...openAiRoutes];
const here = { address: "192.0.2.1" };
/** Words that only the victim knows. */
const marks = ["Zanzibar", "4711"];

let running: AccountServer;
let victim: { caller: Caller; cookie: string };
let attacker: { caller: Caller; cookie: string; read: string };
let expired: string;
let revoked: string;
let foreign: Targets;
const nobodys: Targets = {
  workflow: "wf_0000000000000000",
  document: "file_0000000000000000",
  deliverable: "doc_0000000000000000",
  evidence: "doc_0000000000000000/p1",
  user: "usr_000000000000000000",
  session: "ses_000000000000000000",
  token: "tok_000000000000000000",
  share: "shr_000000000000000000",
  connection: "nobodys",
};

async function signUp(name: string): Promise<{ caller: Caller; cookie: string }> {
  const { accounts } = running.dossier;
  const user = await accounts.users.add({ name, role: "member", password: goodPassword }, here);
  const { secret } = await accounts.sessions.open(user, { ...here, agent: "" });
  const caller: Caller = { userId: user.id, role: "member", scopes: ["read", "run"] };
  return { caller, cookie: `dossier=${secret}` };
}

beforeAll(async () => {
  running = await startAccountServer({ requestsPerSecond: 0 });
  const { accounts } = running.dossier;
  await accounts.users.add({ name: "boss", role: "admin", password: goodPassword }, here);
  victim = await signUp("victim");
  const { caller, cookie } = await signUp("attacker");
  const token = async (expiresInMs?: number, scopes: ("read" | "run")[] = ["read", "run"]) =>
    accounts.tokens.create(caller.userId, { name: "t", scopes, expiresInMs }, here);
  const ended = await token();
  await accounts.tokens.end(caller.userId, ended.token.id, here);
  revoked = ended.secret;
  expired = (await token(1)).secret;
  attacker = { caller, cookie, read: (await token(undefined, ["read"])).secret };
  foreign = await makeTargets();
}, 60_000);
afterAll(() => running.close());

/** A finished workflow of the victim with everything that can be asked for. */
async function makeTargets(): Promise<Targets> {
  const { dossier } = running;
  const { accounts } = dossier;
  const own = dossier.as(victim.caller);
  const signal = AbortSignal.timeout(30_000);
  const content = (async function* () {
    yield Buffer.from("# Travel\n\nThe daily meal allowance in Zanzibar is CHF 4711.\n");
  })();
  const file = await own.documents.add({ fileName: "Zanzibar.md", content }, signal);
  const { workflowId } = await own.start({
    prompt: "What is the daily meal allowance in Zanzibar?",
    documents: [file.id],
    formats: ["md"],
  });
  for await (const { event } of own.follow(workflowId, { after: 0, signal }))
    if (event.type === "round-finished") break;
  const round = await own.round(workflowId, 1);
  await own.connections.add({
    ...{ type: "searxng", label: "victims-search", secrets: {} },
    settings: { url: "https://search.example.org" },
  });
  const { userId } = victim.caller;
  const [session] = await accounts.sessions.list(userId);
  const made = await accounts.tokens.create(userId, { name: "mine", scopes: ["read"] }, here);
  const wish = { workflowId, upTo: 1_000, sources: true, expiresInMs: 3_600_000 };
  const { share } = await accounts.shares.create(userId, wish, here);
  return {
    workflow: workflowId,
    document: file.id,
    deliverable: round.documents[0]!.id,
    evidence: round.evidence[0]!.id,
    user: userId,
    session: session!.id,
    token: made.token.id,
    share: share.id,
    connection: "victims-search",
  };
}

function send(route: HttpRoute, attack: Attack, headers: Record<string, string>): Promise<RawAnswer> {
  const { params = {}, query = "", body, raw } = attack;
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(params[name] ?? "x"),
  );
  const sent =
    raw ?? (body === undefined ? undefined : { type: "application/json", text: JSON.stringify(body) });
  return sendRaw(running.server.url, {
    method: route.method,
    path: `${path}${query}`,
    headers: {
      ...(sent && { "content-type": sent.type, "content-length": String(Buffer.byteLength(sent.text)) }),
      ...headers,
    },
    ...(sent && { body: sent.text }),
  });
}

const attackOn = (route: HttpRoute, targets: Targets) => attackedRoutes[route.name]!(targets);
const isSafe = ({ method }: HttpRoute) => method === "GET";
const own = { "sec-fetch-site": "same-origin" };

/** The same words for what is somebody else's and what is nobody's. */
function plain({ text }: RawAnswer): string {
  return [...Object.values(foreign), ...Object.values(nobodys)]
    .reduce((all, id) => all.replaceAll(id, "ID"), text)
    .replaceAll(/"requestId":"[^"]*"/g, "");
}

type Column = (route: HttpRoute) => Promise<RawAnswer>;
const columns: Record<string, Column> = {
  nobody: (route) => send(route, attackOn(route, foreign), own),
  foreign: (route) => send(route, attackOn(route, foreign), { ...own, cookie: attacker.cookie }),
  expired: (route) => send(route, attackOn(route, foreign), { authorization: `Bearer ${expired}` }),
  revoked: (route) => send(route, attackOn(route, foreign), { authorization: `Bearer ${revoked}` }),
  "read only": (route) => send(route, attackOn(route, foreign), { authorization: `Bearer ${attacker.read}` }),
  "cross-site": (route) =>
    send(route, attackOn(route, foreign), {
      ...{ cookie: victim.cookie, origin: "https://evil.example", "sec-fetch-site": "cross-site" },
    }),
  "other host": (route) =>
    send(route, attackOn(route, foreign), { ...own, cookie: victim.cookie, host: "evil.example" }),
};

test("every route has a row, and every row a route", () => {
  expect(Object.keys(attackedRoutes).toSorted()).toEqual(routes.map(({ name }) => name).toSorted());
});

test("no route gives anything away, changes anything or breaks, whoever asks", async () => {
  const table: string[][] = [];
  const wrong: string[] = [];
  for (const route of routes.filter(({ name }) => name in attackedRoutes)) {
    const cells: string[] = [];
    for (const [column, attack] of Object.entries(columns)) {
      // these two would end the session that the rest of the table is asked with
      const isOwnEnd = column === "foreign" && route.name === "signOut";
      const answer = isOwnEnd ? { status: 204, headers: {}, text: "" } : await attack(route);
      cells.push(String(answer.status));
      for (const complaint of complaintsOf(route, column, answer))
        wrong.push(`${route.name}, ${column}: ${complaint}`);
    }
    table.push([`${route.method} ${route.path}`, route.scope, ...cells]);
  }
  printTable(table);
  expect(wrong).toEqual([]);
  expect(running.defects).toEqual([]);
}, 120_000);

function complaintsOf(route: HttpRoute, column: string, answer: RawAnswer): string[] {
  const { status, text, headers } = answer;
  const complaints: string[] = [];
  const say = (isWrong: boolean, words: string) => {
    if (isWrong) complaints.push(`${words} (${status})`);
  };
  say(status >= 500 && status !== 503, "broke");
  say(headers["access-control-allow-origin"] !== undefined, "lets other origins read it");
  const isOpen = route.scope === "none";
  if (column !== "cross-site")
    say(
      marks.some((mark) => text.includes(mark)),
      "leaks",
    );
  if (column === "nobody") say(!isOpen && status !== 401, "answers nobody");
  if (["expired", "revoked"].includes(column)) say(!isOpen && status !== 401, "takes a token that has ended");
  if (column === "read only") say(["run", "admin"].includes(route.scope) && status !== 403, "ignores scopes");
  if (column === "foreign") say(route.scope === "admin" && status !== 403, "takes a member for an admin");
  if (column === "cross-site") say(!isSafe(route) && status !== 403, "does what another site asks");
  if (column === "cross-site" && isSafe(route))
    say(headers["cross-origin-resource-policy"] !== "same-origin", "can be embedded elsewhere");
  if (column === "other host") say(status !== 403, "answers under any name");
  return complaints;
}

function printTable(rows: readonly string[][]): void {
  const head = ["route", "needs", ...Object.keys(columns)];
  const all = [head, ...rows];
  const widths = head.map((_name, at) => Math.max(...all.map((row) => (row[at] ?? "").length)));
  const lines = all.map((row) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join("  "));
  console.log(`${lines.join("\n")}\n${rows.length} routes, ${Object.keys(columns).length} attacks each`);
}

test("what is somebody else's and what is nobody's look the same", async () => {
  const different: string[] = [];
  const named = routes.filter((route) => {
    const { params = {}, body } = attackOn(route, foreign);
    const ids = Object.values(foreign);
    const said = JSON.stringify([params, body ?? null]);
    return route.scope !== "admin" && ids.some((id) => said.includes(id));
  });
  expect(named.length).toBeGreaterThan(25);
  for (const route of named) {
    const ask = (targets: Targets) =>
      send(route, attackOn(route, targets), { ...own, cookie: attacker.cookie });
    const [theirs, none] = [await ask(foreign), await ask(nobodys)];
    if (theirs.status !== 404 || none.status !== 404 || plain(theirs) !== plain(none))
      different.push(`${route.name}: ${theirs.status} ${plain(theirs)} | ${none.status} ${plain(none)}`);
  }
  expect(different).toEqual([]);
});

test("a stream of one's own workflows tells nothing of others", async () => {
  const { dossier } = running;
  const gone = new AbortController();
  const seen: string[] = [];
  const stream = await fetch(`${running.server.url}/api/v1/events`, {
    headers: { cookie: attacker.cookie },
    signal: gone.signal,
  });
  const reading = (async () => {
    for await (const chunk of stream.body!.pipeThrough(new TextDecoderStream())) {
      seen.push(chunk);
      if (seen.join("").includes("event: workflow")) return;
    }
  })();
  const prompt = "What is the daily meal allowance in Zanzibar?";
  await dossier.as(victim.caller).start({ prompt });
  const { workflowId } = await dossier.as(attacker.caller).start({ prompt: "What is mine?" });
  await reading;
  gone.abort();
  expect(seen.join("")).toContain(workflowId);
  expect(seen.join("")).not.toContain("Zanzibar");
});

test("after all this the victim has lost nothing", async () => {
  const { dossier } = running;
  const signal = AbortSignal.timeout(10_000);
  const mine = dossier.as(victim.caller);
  const workflow = await mine.workflow(foreign.workflow);
  expect(workflow.rounds).toHaveLength(1);
  expect(await mine.documents.find(foreign.document)).toMatchObject({ fileName: "Zanzibar.md" });
  expect((await mine.documents.content(foreign.deliverable, signal)).bytes).toBeGreaterThan(0);
  expect((await mine.connections.list()).map(({ label }) => label)).toContain(foreign.connection);
  const { accounts } = dossier;
  const { userId } = victim.caller;
  expect((await accounts.sessions.list(userId)).map(({ id }) => id)).toContain(foreign.session);
  expect((await accounts.tokens.list(userId)).map(({ id }) => id)).toEqual([foreign.token]);
  expect((await accounts.shares.list(userId, foreign.workflow)).map(({ id }) => id)).toEqual([foreign.share]);
  expect(await accounts.users.get(userId)).toMatchObject({ disabledAt: null, role: "member" });
  expect((await accounts.users.list()).map(({ name }) => name).toSorted()).toEqual([
    "attacker",
    "boss",
    "victim",
  ]);
  expect(running.defects).toEqual([]);
});
