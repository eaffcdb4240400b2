import { afterEach, expect, test } from "vitest";
import type { ScriptedCall } from "../../src/ai/testing/scripted-model.ts";
import type { SelectInput } from "../../src/prompts/select-action.ts";
import { startGraph } from "../fakes/graph-server.ts";
import { issue } from "../fakes/graph-sign-in-routes.ts";
import { addFile } from "../fakes/graph-state.ts";
import { claim, closeAll, limit, only, openScripted } from "../fakes/play-script.ts";
import { analysis, cite, fromInput, parameters, select } from "../fakes/script-answers.ts";

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await closeAll();
  for (const close of closing.splice(0)) await close();
});

async function openWith(script: ScriptedCall[], settings: object = {}) {
  const server = await startGraph();
  closing.push(server.close);
  const all = await openScripted(script);
  const connections = await all.dossier.connections();
  const connection = await connections.add({
    ...{ type: "microsoft", label: "office", owner: "local", secrets: {} },
    settings: { ...server.settings, ...settings },
  });
  const opening = { user: "local", action: "connect login", effect: "read" as const };
  const opened = connections.open(connection, opening, limit());
  return { ...all, server, connections, connection, opened };
}

const fields = [{ name: "query", type: "string", required: false, description: "" }];
const prompt = "What is the daily meal allowance? Look into SharePoint.";

test("a file of SharePoint proves an answer, and the answer says where it lies", async () => {
  const { server, dossier, model, opened } = await openWith([
    analysis(prompt),
    select("sharepoint.readDocuments", {
      ...{ requiredInputDocuments: [], requiredConnection: "office", parametersSchema: { fields } },
    }),
    parameters({ query: "allowance" }),
    fromInput("select-action", ({ documents }: SelectInput) => ({
      ...(select("ai.process").value as object),
      requiredInputDocuments: documents
        .split("\n")
        .flatMap((line) => /^docItem:[^:\s]+/.exec(line)?.[0] ?? []),
    })),
    cite(claim),
  ]);
  const { access_token: accessToken, refresh_token: refreshToken } = issue(server.state);
  await opened.saveToken({ accessToken, refreshToken, scopes: [], expiresAt: Date.now() + 1_000 });
  const file = addFile(server.state, "Policies/travel.md", `${claim}\n\nParking is paid by the driver.\n`);
  const handle = await dossier.start({ prompt });
  const result = await handle.result(limit());
  model.done();
  expect(result).toMatchObject({
    status: "OK",
    claims: [{ text: claim }],
    evidence: [{ document: "travel.md" }],
  });
  const { messages } = await dossier.workflow(handle.workflowId);
  const [read] = messages.flatMap(({ documents }) => documents);
  expect(read).toMatchObject({
    provenance: "corpus",
    origin: {
      kind: "drive",
      driveId: "drive-1",
      itemId: file.id,
      webUrl: expect.stringContaining("travel.md"),
    },
  });
  // the token was near its end: it was renewed once, and the new refresh token is the one that counts
  expect([...server.state.refreshTokens.values()].filter(({ used }) => used)).toHaveLength(1);
  const events = (await dossier.trace(handle.workflowId)).map(({ event }) => event);
  expect(only(events, "connection-used").every(({ use }) => use.result === "ok")).toBe(true);
});

test("a sign-in that has ended says so in one sentence, and the connection waits for a person", async () => {
  const { server, dossier, opened, connections } = await openWith([
    analysis(prompt),
    select("sharepoint.readDocuments", {
      ...{ requiredInputDocuments: [], requiredConnection: "office", parametersSchema: { fields } },
    }),
    parameters({ query: "allowance" }),
    { prompt: "select-action", value: { outcome: "cannot", reason: "nobody is signed in" } },
  ]);
  const { access_token: accessToken } = issue(server.state);
  await opened.saveToken({ accessToken, refreshToken: "revoked", scopes: [], expiresAt: Date.now() - 1 });
  const handle = await dossier.start({ prompt });
  const result = await handle.result(limit());
  expect(result.status).not.toBe("OK");
  const events = (await dossier.trace(handle.workflowId)).map(({ event }) => event);
  expect(only(events, "action-finished")[0]).toMatchObject({
    success: false,
    summary: expect.stringMatching(/sign in again/i),
  });
  expect((await connections.find("office", "local")).state).toBe("signin");
});

test("a person signs in by browser or by a code, and what was granted is kept with the connection", async () => {
  for (const signIn of ["browser", "device"]) {
    const { server, connections, opened } = await openWith([], { signIn });
    const told: string[] = [];
    await connections.login(opened, {
      tell: (line) => void told.push(line),
      openPage: async (url) => (await fetch(url)).ok,
      ask: async () => "",
    });
    const record = await connections.find("office", "local");
    expect(record).toMatchObject({ state: "ready", scopes: server.state.scopes });
    if (signIn === "device") expect(told.join()).toContain("ABCD-EFGH");
    const opening = { user: "local", action: "connect test", effect: "read" as const };
    const reports = await connections.test(record, opening, limit());
    expect(reports.map(({ ability, works }) => [ability, works])).toEqual([
      ...["sign in", "read mail", "read files", "write drafts", "upload files"].map((ability) => [
        ability,
        true,
      ]),
    ]);
    server.state.scopes = [];
  }
});
