import { spawn } from "node:child_process";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { expect, test } from "vitest";
import { z } from "zod";
import { newFolder } from "../fakes/start-cli.ts";

const bin = join(import.meta.dirname, "../../bin/dossier.js");
const limit = { timeout: 55_000 };
const Round = z.looseObject({
  workflowId: z.string(),
  round: z.number(),
  status: z.string(),
  message: z.looseObject({ text: z.string() }),
  claims: z.array(z.looseObject({ text: z.string() })),
  evidence: z.array(z.looseObject({ document: z.string(), quote: z.string() })),
  documents: z.array(z.looseObject({ id: z.string(), fileName: z.string(), path: z.string() })),
});

/** A folder with a document that may be read, and one beside it that may not. */
function prepare(): { folder: string; papers: string; env: Record<string, string> } {
  const folder = newFolder();
  const papers = join(folder, "papers");
  mkdirSync(papers);
  writeFileSync(join(papers, "policy.md"), "# Travel\n\nThe daily allowance in Bern is 65 CHF.\n");
  writeFileSync(join(folder, "secret.md"), "# Secret\n\nThe code is 4711.\n");
  symlinkSync(join(folder, "secret.md"), join(papers, "link.md"));
  const { PATH = "", HOME = "" } = process.env;
  return { folder, papers, env: { PATH, HOME, XDG_CONFIG_HOME: join(folder, ".config") } };
}

async function withClient<T>(
  { args = [], mode = "legacy" }: { args?: readonly string[]; mode?: "legacy" | "auto" },
  work: (client: Client, papers: string) => Promise<T>,
): Promise<T> {
  const { folder, papers, env } = prepare();
  const transport = new StdioClientTransport({
    ...{ command: process.execPath, args: [bin, "mcp", "--folder", papers, ...args], cwd: folder },
    ...{ env, stderr: "ignore" },
  });
  const client = new Client({ name: "test", version: "1" }, { versionNegotiation: { mode } });
  await client.connect(transport, limit);
  try {
    return await work(client, papers);
  } finally {
    await client.close();
  }
}

async function call(client: Client, name: string, parameters: object) {
  const result = await client.callTool({ name, arguments: { ...parameters } }, limit);
  const [first] = result.content;
  const text = first?.type === "text" ? first.text : "";
  return { ...result, text, links: result.content.filter((block) => block.type === "resource_link") };
}

async function waitForEnd(client: Client, workflowId: string) {
  for (let tries = 0; tries < 20; tries += 1) {
    const waited = await call(client, "wait", { workflowId, seconds: 20 });
    const round = Round.parse(waited.structuredContent);
    if (round.status !== "RUNNING") return { round, links: waited.links };
  }
  throw new Error("The round does not end.");
}

test.each(["legacy", "auto"] as const)(
  "the official client runs a request and reads what it brought (%s handshake)",
  async (mode) => {
    await withClient({ mode }, async (client, papers) => {
      expect(client.getProtocolEra()).toBe(mode === "auto" ? "modern" : "legacy");
      const { tools } = await client.listTools();
      const names = ["run", "continue", "stop", "wait", "show", "list", "ask", "extract"];
      expect(tools.map(({ name }) => name)).toEqual(names);
      expect(tools.every(({ outputSchema }) => outputSchema?.["additionalProperties"] === false)).toBe(true);

      const wanted = { request: "How high is the daily allowance in Bern?", formats: ["docx"] };
      const begun = await call(client, "run", { ...wanted, documents: [join(papers, "policy.md")] });
      const { workflowId, status } = Round.parse(begun.structuredContent);
      expect(["RUNNING", "OK"]).toContain(status);
      expect(begun.links).toMatchObject([{ uri: `dossier://workflow/${workflowId}/result` }]);
      const { round, links } = await waitForEnd(client, workflowId);
      expect(round).toMatchObject({ status: "OK", evidence: [{ document: "policy.md" }] });
      expect(round.message.text).toContain("65 CHF");
      const [file] = round.documents;
      expect(file?.fileName).toMatch(/\.docx$/);
      expect(links.map((link) => link.type === "resource_link" && link.uri)).toContain(
        `dossier://document/${file?.id}`,
      );
      const { contents } = await client.readResource({ uri: `dossier://document/${file?.id}` });
      const [content] = contents;
      const bytes =
        content !== undefined && "blob" in content ? Buffer.from(content.blob, "base64") : Buffer.of();
      expect(bytes.subarray(0, 2).toString()).toBe("PK");
      const result = await client.readResource({ uri: `dossier://workflow/${workflowId}/result` });
      expect(JSON.stringify(result)).toContain("65 CHF");
      expect((await call(client, "list", {})).text).toContain(workflowId);
      expect(Round.parse((await call(client, "show", { workflowId })).structuredContent)).toEqual(round);
    });
  },
);

test("single questions, the content of a document, and what a client may not do", async () => {
  await withClient({}, async (client, papers) => {
    const document = join(papers, "policy.md");
    const asked = await call(client, "ask", {
      question: "How high is the daily allowance?",
      documents: [document],
    });
    expect(asked.structuredContent).toMatchObject({
      status: "OK",
      claims: [{ citations: [expect.any(String)] }],
    });
    const inline = {
      fileName: "note.txt",
      base64: Buffer.from("The key is under the mat.").toString("base64"),
    };
    const noted = await call(client, "ask", { question: "Where is the key?", documents: [inline] });
    expect(noted.text).toContain("under the mat");
    const extracted = await call(client, "extract", { document: "policy.md" });
    expect(extracted.structuredContent).toMatchObject({
      document: { fileName: "policy.md" },
      parts: [{ text: "Travel" }, { text: "The daily allowance in Bern is 65 CHF." }],
      next: null,
    });

    for (const outside of ["../secret.md", "link.md", "/etc/passwd", papers])
      expect(await call(client, "extract", { document: outside })).toMatchObject({
        isError: true,
        text: expect.stringContaining("folder that may be read"),
      });
    const approval = call(client, "approve", { workflowId: "wf_1", decision: "approve" });
    await expect(approval).rejects.toThrow(/not found/);
    expect(await call(client, "show", { workflowId: "wf_ffff" })).toMatchObject({
      ...{ isError: true, text: "not-found: There is no workflow wf_ffff." },
    });
    await expect(client.readResource({ uri: "dossier://document/doc_ffff" })).rejects.toThrow(/no document/);
    const { prompts } = await client.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual(["brief", "compare", "table"]);
    const brief = await client.getPrompt({ name: "brief", arguments: { document: "policy.md" } });
    expect(JSON.stringify(brief)).toContain("policy.md");
  });
});

test("approvals are offered only where the start says so", async () => {
  await withClient({ args: ["--allow-approve"] }, async (client) => {
    expect((await client.listTools()).tools.map(({ name }) => name)).toContain("approve");
  });
});

test("standard output holds the protocol and nothing else, however much is logged", async () => {
  const { folder, papers, env } = prepare();
  const child = spawn(process.execPath, [bin, "mcp", "--folder", papers], {
    cwd: folder,
    env: { ...env, DOSSIER_LOG_LEVEL: "debug" },
  });
  let out = "";
  const answered = (id: number) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (out.split("\n").some((line) => line.includes(`"id":${id}`))) resolve();
      };
      child.stdout.on("data", look);
      look();
    });
  child.stdout.setEncoding("utf8").prependListener("data", (text: string) => (out += text));
  const send = (message: object) => child.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
  const clientInfo = { name: "test", version: "1" };
  send({
    id: 1,
    method: "initialize",
    params: { protocolVersion: "2025-11-25", capabilities: {}, clientInfo },
  });
  await answered(1);
  send({ method: "notifications/initialized" });
  const ask = { question: "How high is the allowance?", documents: ["policy.md", "/nowhere"] };
  send({
    id: 2,
    method: "tools/call",
    params: { name: "ask", arguments: { ...ask, documents: ["policy.md"] } },
  });
  send({ id: 3, method: "tools/call", params: { name: "ask", arguments: ask } });
  child.stdin.write("this is no JSON\n");
  await Promise.all([answered(2), answered(3)]);
  const ended = new Promise<number | null>((resolve) => child.once("close", (code) => resolve(code)));
  child.stdin.end();
  expect(await ended).toBe(0);
  const lines = out.split("\n").filter((line) => line !== "");
  expect(lines.length).toBeGreaterThanOrEqual(3);
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ jsonrpc: "2.0" });
});
