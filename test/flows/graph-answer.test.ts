import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import type { ScriptedCall } from "../../src/ai/testing/scripted-model.ts";
import type { Dossier, RoundHandle } from "../../src/app/create-dossier.ts";
import type { Approval } from "../../src/model/action.ts";
import type { SelectInput } from "../../src/prompts/select-action.ts";
import { clientSecret } from "../fakes/graph-sign-in-routes.ts";
import { startGraph } from "../fakes/graph-server.ts";
import type { GraphForTests } from "../fakes/graph-server.ts";
import { addFile, addMessage } from "../fakes/graph-state.ts";
import { claim, closeAll, files, limit, openScripted } from "../fakes/play-script.ts";
import { analysis, cite, fromInput, paragraph, parameters, report, select } from "../fakes/script-answers.ts";

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await closeAll();
  for (const close of closing.splice(0)) await close();
});

/** Signed in as an app, so that tokens come and go without a person. */
async function openWith(script: ScriptedCall[], settings: object = {}) {
  const server = await startGraph();
  closing.push(server.close);
  const all = await openScripted(script, {}, { parts: { env: { MS_SECRET: clientSecret } } });
  const connections = await all.dossier.connections();
  const connection = await connections.add({
    ...{ type: "microsoft", label: "office", owner: "local" },
    settings: { ...server.settings, signIn: "app", mailbox: "anna@contoso.example", ...settings },
    secrets: { clientSecret: { env: "MS_SECRET" } },
  });
  return { ...all, server, connections, connection };
}

async function answerFirst(dossier: Dossier, handle: RoundHandle): Promise<Approval> {
  for await (const { event } of handle.events(limit())) {
    if (event.type !== "approval-asked") continue;
    await dossier.approve(handle.workflowId, { decision: "approve" });
    return event.approval;
  }
  throw new Error("nobody asked");
}

const fields = [{ name: "subject", type: "string", required: false, description: "" }];
const on = (action: string, choose: (line: string) => boolean = () => true) =>
  fromInput("select-action", ({ documents }: SelectInput) => ({
    ...(select(action).value as object),
    ...{ requiredConnection: "office", parametersSchema: { fields } },
    requiredInputDocuments: documents
      .split("\n")
      .filter(choose)
      .flatMap((line) => /^docItem:[^:\s]+/.exec(line)?.[0] ?? []),
  }));

const sender = { name: "Beat Kunde", address: "beat@customer.example" };

test("a mail in Outlook is answered from the policy: one draft in its conversation, with its attachment", async () => {
  const prompt = "Answer the mail of Beat about meals from our policy.";
  const { server, dossier, model } = await openWith([
    analysis(prompt),
    select("outlook.readEmails", {
      requiredInputDocuments: [],
      requiredConnection: "office",
      parametersSchema: { fields },
    }),
    parameters({ subject: "meals", limit: 1 }),
    on("outlook.composeAndDraftEmailWithContext"),
    parameters({ instruction: "Say what the allowance is.", attachments: ["policy.md"] }),
    cite(claim),
    report("Meals", [paragraph("Dear Beat,"), paragraph(claim, ["c1"]), paragraph("Kind regards")]),
  ]);
  addMessage(server.state, {
    ...{ subject: "Meals last year", from: sender, receivedDateTime: "2025-01-01T08:00:00Z" },
    body: { contentType: "text", content: "Thanks for the meals." },
  });
  const asked = addMessage(server.state, {
    ...{ subject: "Meals", from: sender, conversationId: "talk-7" },
    body: { contentType: "text", content: "How much may I spend on meals?" },
  });
  server.break({ on: "createReply", times: 1, kind: "429", retryAfter: "0" });
  const handle = await dossier.start({ prompt, files });
  const approval = await answerFirst(dossier, handle);
  expect(approval.parameters).toMatchObject({
    to: ["Beat Kunde <beat@customer.example>"],
    subject: "RE: Meals",
  });
  expect(approval.notes).toEqual([
    "beat@customer.example is the sender of the mail being answered: “Meals”.",
  ]);
  expect(approval.warnings).toHaveLength(1);
  const result = await handle.result(limit());
  expect(result.status).toBe("OK");
  expect(result.warnings.map(({ message }) => message)).toContainEqual(
    expect.stringContaining("more mails fit, only the newest was read"),
  );
  model.done();
  const drafts = server.state.messages.filter(({ isDraft }) => isDraft);
  expect(drafts).toMatchObject([
    {
      ...{ conversationId: "talk-7", inReplyTo: asked.internetMessageId, to: [{ emailAddress: sender }] },
      attachments: [{ name: "policy.md" }],
    },
  ]);
  expect(drafts[0]?.body.content).toContain(`<p>${claim}</p>`);
  expect(drafts[0]?.attachments[0]?.content.toString()).toBe(files[0]?.content);
  const { messages } = await dossier.workflow(handle.workflowId);
  const read = messages.flatMap(({ documents }) => documents).find(({ provenance }) => provenance === "mail");
  expect(read?.origin).toMatchObject({ kind: "mail", itemId: asked.id, messageId: asked.internetMessageId });
});

const uploadPlan = {
  overview: "First the report, then its upload.",
  userMessage: "I write the report and put it into SharePoint.",
  tasks: [
    {
      ...{ id: "report", objective: "Write a report on the meal allowance.", requiresDocumentAnalysis: true },
      ...{ deliverable: { type: "report", format: "docx" }, requiredDocuments: ["docList:input"] },
      ...{ requiresContentGeneration: true, expectedFormats: ["docx"], serves: ["i1"] },
    },
    {
      ...{ id: "upload", objective: "Put the report into SharePoint." },
      ...{ deliverable: { type: "upload", format: "docx" }, dependsOn: ["report"], serves: ["i2"] },
    },
  ],
};

const uploadPrompt = "Draft a report on the meal allowance as Word file and put it into SharePoint.";
const uploadScript = (wish: object = {}): ScriptedCall[] => [
  analysis(uploadPrompt, { expectedFormats: ["docx"] }),
  { prompt: "plan-tasks", value: uploadPlan },
  select("ai.generateReport"),
  cite(claim),
  report("Meals", [paragraph(claim, ["c1"])]),
  on("sharepoint.uploadDocument", (line) => line.includes(".docx")),
  parameters({ site: "https://contoso.example/sites/team", folder: "Reports", ...wish }),
];

async function playUpload(prepare: (server: GraphForTests) => void, settings: object = {}) {
  const all = await openWith(uploadScript(), settings);
  prepare(all.server);
  const handle = await all.dossier.start({ prompt: uploadPrompt, files });
  const approval = await answerFirst(all.dossier, handle);
  const result = await handle.result(limit());
  return { ...all, approval, result };
}

test("a report is written and put into SharePoint after a person said yes, through throttling and an expired token", async () => {
  const { server, approval, result, model, data } = await playUpload((graph) => {
    graph.break({ on: "GET /v1.0/sites", times: 1, kind: "429", retryAfter: "0" });
    graph.break({ on: "GET /v1.0/drives", times: 1, kind: "401" });
    graph.break({ on: "PUT /v1.0/drives", times: 1, kind: "503", retryAfter: "0" });
    addFile(graph.state, "Reports/other.txt", "x");
  });
  model.done();
  expect(approval).toMatchObject({
    ...{ action: "sharepoint.uploadDocument", effect: "write", connection: "office" },
    parameters: { site: "https://contoso.example/sites/team", folder: "Reports" },
  });
  expect(result).toMatchObject({ status: "OK", documents: [{ format: "docx" }] });
  const [, uploaded, ...more] = server.state.files;
  expect(more).toEqual([]);
  const delivered = readFileSync(result.documents[0]?.path ?? "");
  expect(uploaded?.path).toBe(`Reports/${result.documents[0]?.fileName}`);
  expect(uploaded?.content.equals(delivered)).toBe(true);
  expect(server.state.log.filter(({ port, hasToken }) => port === "files" && hasToken)).toEqual([]);
  expect(
    plantedIn(data, [clientSecret, ...server.state.tokens.keys(), ...server.state.refreshTokens.keys()]),
  ).toEqual([]);
});

test("a file that a task has made can be put somewhere by the same task, and the person is told where it is", async () => {
  const criterion = "the file is in the folder Reports";
  const [first] = uploadPlan.tasks;
  const whole = { ...first, objective: uploadPrompt, serves: ["i1", "i2"], successCriteria: [criterion] };
  const review = (decision: string, unmetCriteria: string[]): ScriptedCall => {
    return { prompt: "review-task", value: { decision, reason: "r", unmetCriteria, learnings: [] } };
  };
  const start = uploadScript();
  const script = [
    ...start.slice(0, 1),
    { prompt: "plan-tasks", value: { ...uploadPlan, tasks: [whole] } },
    ...start.slice(2, 5),
    ...start.slice(5), // the host sees by itself that a part is still open
    review("done", []),
  ];
  const { dossier, server, model } = await openWith(script);
  addFile(server.state, "Reports/other.txt", "x");
  const handle = await dossier.start({ prompt: uploadPrompt, files });
  await answerFirst(dossier, handle);
  const result = await handle.result(limit());
  model.done();
  expect(result).toMatchObject({ status: "OK", documents: [{ format: "docx" }] });
  expect(result.warnings).toEqual([]);
  expect(result.message.text).toContain("uploaded, https://");
  expect(server.state.files.map(({ path }) => path)).toContain(`Reports/${result.documents[0]?.fileName}`);
});

test("an upload whose answer got lost leaves one file; a file that is there is not replaced", async () => {
  const lost = await playUpload((graph) => {
    addFile(graph.state, "Reports/other.txt", "x");
    graph.break({ on: "PUT /v1.0/drives", times: 1, kind: "drop", happens: true });
  });
  expect(lost.result).toMatchObject({ status: "OK" });
  expect(lost.server.state.files).toHaveLength(2);
  expect(lost.server.state.log.filter(({ method }) => method === "PUT")).toHaveLength(1);
});

test("a missing permission is named, to the person and by connect test", async () => {
  const { server, connections, connection } = await openWith([]);
  server.state.scopes = ["User.Read", "Mail.Read"];
  const opening = { user: "local", action: "connect test", effect: "read" as const };
  const reports = await connections.test(connection, opening, limit());
  expect(reports).toMatchObject([
    { ability: "sign in", works: true },
    { ability: "read mail", works: true },
    { ability: "read files", works: false, detail: expect.stringContaining("Sites.Read.All") },
  ]);
});

/** Which files below a folder hold one of the secrets. */
function plantedIn(folder: string, secrets: readonly string[]): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .filter((path) => {
      const content = readFileSync(path).toString("latin1");
      return secrets.some((secret) => content.includes(secret));
    });
}
