import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { Config } from "../app/config.ts";
import { createDossier } from "../app/create-dossier.ts";
import type { Dossier } from "../app/create-dossier.ts";
import type { Caller } from "../model/accounts/caller.ts";
import { createMcpFetch } from "./mcp.ts";
import type { McpFetch } from "./mcp.ts";

const config = Config.parse({ data: mkdtempSync(join(tmpdir(), "dossier-mcp-http-")) });
const base64 = Buffer.from("The daily allowance in Bern is 65 CHF.").toString("base64");
const given = {
  request: "How high is the allowance in Bern?",
  documents: [{ fileName: "policy.md", base64 }],
};

let dossier: Dossier;
let handler: McpFetch;
beforeAll(async () => {
  dossier = await createDossier(config);
  handler = createMcpFetch({ dossier, config, version: "1" });
});
afterAll(async () => {
  await handler.close();
  await dossier.close();
});

async function open(
  userId: string,
  {
    scopes = ["read", "run"],
    mode = "auto",
  }: Partial<Pick<Caller, "scopes">> & { mode?: "auto" | "legacy" } = {},
) {
  const caller: Caller = { userId, role: "member", scopes };
  const transport = new StreamableHTTPClientTransport(new URL("http://dossier.example/mcp"), {
    fetch: (url, init) => handler.fetch(new Request(url, init), caller),
  });
  const client = new Client({ name: "test", version: "1" }, { versionNegotiation: { mode } });
  await client.connect(transport);
  return client;
}

const idOf = (result: { structuredContent?: unknown }) =>
  z.looseObject({ workflowId: z.string() }).parse(result.structuredContent).workflowId;

test.each(["auto", "legacy"] as const)(
  "a round over HTTP, with progress while it is waited for (%s)",
  async (mode) => {
    const client = await open("anna@example.org", { mode });
    const workflowId = idOf(await client.callTool({ name: "run", arguments: given }));
    const told: number[] = [];
    const onprogress = ({ progress }: { progress: number }) => void told.push(progress);
    const ended = await client.callTool(
      { name: "wait", arguments: { workflowId } },
      { onprogress, timeout: 60_000 },
    );
    expect(ended.structuredContent).toMatchObject({ status: "OK", evidence: [{ document: "policy.md" }] });
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    expect(told.length).toBeGreaterThan(0);
    await client.close();
  },
);

test("what is somebody else's is not there, and a token that may only look starts nothing", async () => {
  const anna = await open("anna@example.org");
  const workflowId = idOf(await anna.callTool({ name: "run", arguments: given }));
  const bert = await open("bert@example.org");
  for (const name of ["show", "wait", "stop"])
    expect(await bert.callTool({ name, arguments: { workflowId } })).toMatchObject({
      ...{ isError: true, content: [{ text: `not-found: There is no workflow ${workflowId}.` }] },
    });
  const asked = bert.readResource({ uri: `dossier://workflow/${workflowId}/result` });
  await expect(asked).rejects.toThrow(/no workflow/);
  expect((await bert.callTool({ name: "list", arguments: {} })).structuredContent).toEqual({ workflows: [] });
  const looking = await open("anna@example.org", { scopes: ["read"] });
  expect(await looking.callTool({ name: "run", arguments: given })).toMatchObject({
    ...{ isError: true, content: [{ text: expect.stringContaining("forbidden") }] },
  });
  expect(await looking.callTool({ name: "show", arguments: { workflowId } })).not.toHaveProperty(
    "isError",
    true,
  );
  for (const client of [anna, bert, looking]) await client.close();
});

test("over HTTP no path of this machine is taken or told", async () => {
  const client = await open("anna@example.org");
  const refused = await client.callTool({ name: "extract", arguments: { document: "/etc/hosts" } });
  expect(refused).toMatchObject({
    isError: true,
    content: [{ text: expect.stringContaining("paths are not taken") }],
  });
  const wanted = { ...given, formats: ["md"] };
  const workflowId = idOf(await client.callTool({ name: "run", arguments: wanted }));
  const ended = await client.callTool({ name: "wait", arguments: { workflowId } }, { timeout: 60_000 });
  expect(ended.structuredContent).toMatchObject({ documents: [{ path: "" }] });
  await client.close();
});
