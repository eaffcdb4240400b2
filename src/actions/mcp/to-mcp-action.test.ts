import { expect, test } from "vitest";
import { createActionContext } from "../../../test/fakes/action-context.ts";
import type { McpAnswer } from "../../connect/mcp/mcp-answer.ts";
import type { McpTools } from "../../connect/mcp/mcp-tools.ts";
import type { RunContext } from "../../engine/run-context.ts";
import { systemClock } from "../../lib/clock.ts";
import type { OfferedTool } from "../../model/connections/mcp-tool.ts";
import { Failure } from "../../model/failure.ts";
import { toMcpAction } from "./to-mcp-action.ts";

const inputSchema = { type: "object", properties: { text: { type: "string" } }, required: ["text"] };
const offered: OfferedTool = {
  ...{ tool: { name: "note", inputSchema }, action: "mcp.notes.note", label: "notes", summary: "Keeps." },
  ...{ schema: inputSchema, effect: "write", isRepeatable: false, isDestructive: false },
};
const empty: McpAnswer = { isError: false, texts: [], files: [], notes: [] };

/** A server that does what it is told, and a run whose finished steps are on record. */
async function prepare(
  tool: OfferedTool,
  answer: (count: number) => Promise<McpAnswer>,
  values: Record<string, unknown> = { text: "hello" },
) {
  let calls = 0;
  const tools: McpTools = {
    look: () => Promise.reject(new Error("not here")),
    call({ onSent }) {
      onSent();
      calls += 1;
      return answer(calls);
    },
    check: () => () => undefined,
    close: async () => undefined,
  };
  const recorded = new Map<string, unknown>();
  const step: RunContext["step"] = async (name, work, { attempts = 3 } = {}) => {
    if (recorded.has(name)) return recorded.get(name) as never;
    for (let attempt = 1; ; attempt += 1)
      try {
        const value = await work({ signal: AbortSignal.timeout(5_000), attempt, key: name });
        recorded.set(name, value);
        return value;
      } catch (error) {
        if (!(error instanceof Failure) || !error.retryable || attempt >= attempts) throw error;
      }
  };
  const { context } = await createActionContext({ openConnection: async () => ({}) as never });
  const run = { ...context.run, step };
  const action = toMcpAction(tool, { tools, clock: systemClock });
  return { run: () => action.run(values, { ...context, run }), calls: () => calls, action };
}

const broken = () => Promise.reject(new Failure("unavailable", "The line broke.", { retryable: true }));

test("what changes something is called once: neither a broken line nor a second life repeats it", async () => {
  const { run, calls } = await prepare(offered, broken);
  await expect(run()).rejects.toThrow(/is not known/);
  expect(calls()).toBe(1);
  await expect(run()).rejects.toThrow(/is not known/);
  expect(calls()).toBe(1);
});

test("what may be repeated is tried again", async () => {
  const answer = (count: number) => (count === 1 ? broken() : Promise.resolve({ ...empty, texts: ["kept"] }));
  const { run, calls } = await prepare({ ...offered, isRepeatable: true }, answer);
  expect(await run()).toMatchObject({ kind: "done", findings: ["kept"], documents: [] });
  expect(calls()).toBe(2);
});

test("an error of the tool is told as its words, and known to have been answered", async () => {
  const { run } = await prepare(offered, async () => ({ ...empty, isError: true, texts: ["no such book"] }));
  await expect(run()).rejects.toMatchObject({ code: "invalid", message: "mcp.notes.note: no such book" });
});

test("what a reading tool says becomes documents of the outside world, each with a name of its own", async () => {
  const file = (uri: string) => ({
    fileName: "a.txt",
    mediaType: "text/plain",
    content: Buffer.from(uri),
    uri,
  });
  const answer = async () => ({ ...empty, texts: ["Bern is a city."], files: [file("x:/1"), file("x:/2")] });
  const { run } = await prepare({ ...offered, effect: "read", isRepeatable: true }, answer);
  const result = await run();
  const documents = result.kind === "done" ? result.documents : [];
  expect(documents.map(({ fileName }) => fileName)).toEqual(["notes note hello.txt", "a.txt", "a-2.txt"]);
  expect(documents.map(({ provenance }) => provenance)).toEqual(["web", "web", "web"]);
  expect(documents[2]?.origin).toMatchObject({
    kind: "tool",
    connection: "notes",
    tool: "note",
    uri: "x:/2",
  });
});

const reading: OfferedTool = { ...offered, effect: "read", isRepeatable: true };

/** What a call with these values brings. */
async function bring(values: Record<string, unknown>, tool: Partial<OfferedTool> = {}) {
  const json = { fileName: "notes-note.json", mediaType: "application/json", content: Buffer.from("{}") };
  const answer = async () => ({ ...empty, texts: ["Bern is a city."], files: [json] });
  const result = await (await prepare({ ...reading, ...tool }, answer, values)).run();
  return result.kind === "done" ? result.documents : [];
}

test("a document is named by server, tool and the argument that tells where it came from", async () => {
  const files = { tool: { name: "read_text_file", inputSchema }, action: "mcp.files.read_text_file" };
  const [text, json] = await bring({ head: 5, path: "notes.txt" }, { ...files, label: "files" });
  expect(text?.fileName).toBe("files read_text_file notes.txt");
  expect(json?.fileName).toBe("files read_text_file notes.txt.json");
  expect(text?.origin).toMatchObject({ tool: "read_text_file", arguments: { head: "5", path: "notes.txt" } });
});

test("of a path its end counts, and nothing that no file system takes is in the name", async () => {
  const path = `/srv/${"deep/".repeat(60)}minutes\n2026.docx`;
  const [text] = await bring({ mode: "plain", file_path: path });
  expect(text?.fileName).toMatch(/^notes note ….*deep minutes 2026\.docx\.txt$/u);
  expect(text?.fileName.length).toBeLessThanOrEqual(120);
  expect(text?.fileName).not.toMatch(/[/\\]/);
});

test("arguments are kept without secrets, and no longer than they tell something", async () => {
  const [text] = await bring({
    ...{
      query: "chairs",
      apiKey: "k-123",
      auth: { token: "t-456" },
      filter: { password: "p-789", year: 2026 },
    },
    ...{ header: "Bearer abcdef0123456789", long: "x".repeat(5_000) },
  });
  expect(text?.fileName).toBe("notes note chairs.txt");
  const kept = text?.origin?.kind === "tool" ? (text.origin.arguments ?? {}) : {};
  expect(kept).toMatchObject({ query: "chairs", filter: '{"year":2026}' });
  expect(JSON.stringify(kept)).not.toMatch(/k-123|t-456|p-789|abcdef/);
  expect(JSON.stringify(kept).length).toBeLessThan(2_000);
  expect((await bring({ password: "p-789" }))[0]?.fileName).toBe("notes note.txt");
});
