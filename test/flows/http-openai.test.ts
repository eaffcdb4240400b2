import { readFileSync } from "node:fs";
import { join } from "node:path";
import OpenAI, { APIError, NotFoundError, toFile } from "openai";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startHttp } from "../fakes/start-http.ts";
import type { HttpForTests } from "../fakes/start-http.ts";

const policy = readFileSync(join(import.meta.dirname, "../../samples/travel-policy-2026.md"));
const question = "What is the daily meal allowance in 2026?";
let server: HttpForTests;
let client: OpenAI;

beforeAll(async () => {
  server = await startHttp();
  client = new OpenAI({ baseURL: `${server.url}/v1`, apiKey: "unused", maxRetries: 0 });
});

afterAll(async () => {
  await server.close();
  expect(server.defects).toEqual([]);
});

/** A question with the policy attached; a nonce keeps the calls of tests apart. */
async function ask(text = question, nonce = "") {
  const file = await client.files.create({
    file: await toFile(policy, `policy${nonce}.md`),
    purpose: "user_data",
  });
  return [
    {
      role: "user" as const,
      content: [
        { type: "text" as const, text },
        { type: "file" as const, file: { file_id: file.id } },
      ],
    },
  ];
}

test("lists the models that a client can choose", async () => {
  const ids: string[] = [];
  for await (const model of client.models.list()) ids.push(model.id);
  expect(ids).toEqual(expect.arrayContaining(["dossier", "dossier-actionplan", "dossier/offline"]));
});

test("answers with citations that stand where the text has their marks", async () => {
  const chat = await client.chat.completions.create({ model: "dossier", messages: await ask() });
  const { message, finish_reason: end } = chat.choices[0] ?? expect.unreachable();
  expect(end).toBe("stop");
  expect(message.content).toContain("CHF 55");
  const [citation] = message.annotations ?? [];
  const { start_index: start, end_index: stop, url, title } = citation?.url_citation ?? expect.unreachable();
  expect(message.content?.slice(start, stop)).toBe("[1]");
  expect(title).toBe("policy.md, line 19");
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/w\/wf_\w+\?round=1&evidence=/);
  expect(message.content).toContain(`[1] [${title}](${url})`);
  expect(chat.usage?.total_tokens).toBeGreaterThan(0);
  expect(chat).toMatchObject({ dossier: { status: "OK", round: 1, evidence: [{ document: "policy.md" }] } });
});

test("streams the plan as reasoning, then the answer, its annotations and the usage that was asked for", async () => {
  const messages = await ask(question, "-stream");
  const options = {
    model: "dossier",
    messages,
    stream: true,
    stream_options: { include_usage: true },
  } as const;
  const chunks = [];
  for await (const chunk of await client.chat.completions.create(options)) chunks.push(chunk);
  expect(chunks[0]?.choices[0]?.delta).toEqual({ role: "assistant", content: "" });
  const text = chunks.map((chunk) => chunk.choices[0]?.delta.content ?? "").join("");
  expect(text).toContain("CHF 55");
  const reasoning = chunks
    .map((chunk) => JSON.stringify(chunk.choices[0]?.delta))
    .filter((delta) => delta?.includes("reasoning_content"));
  expect(reasoning.length).toBeGreaterThan(0);
  expect(chunks.at(-1)).toMatchObject({ choices: [], usage: { total_tokens: expect.any(Number) } });
  expect(new Set(chunks.map(({ id }) => id)).size).toBe(1);
  expect(chunks.some((chunk) => JSON.stringify(chunk).includes("url_citation"))).toBe(true);
});

test("the stream helper of the client puts the whole message together", async () => {
  const stream = client.chat.completions.stream({
    model: "dossier",
    messages: await ask(question, "-helper"),
  });
  const final = await stream.finalChatCompletion();
  expect(final.choices[0]?.message).toMatchObject({
    role: "assistant",
    content: expect.stringContaining("CHF 55"),
    annotations: [expect.objectContaining({ type: "url_citation" })],
  });
});

test("says a refusal in words, and not as an error", async () => {
  const messages = await ask("Who is the chief executive?");
  const chat = await client.chat.completions.create({ model: "dossier", messages });
  expect(chat.choices[0]).toMatchObject({
    finish_reason: "stop",
    message: {
      content: expect.stringContaining("chief executive"),
      refusal: expect.stringContaining("chief executive"),
    },
  });
});

test("the same call twice, or tried again, is one round", async () => {
  const messages = await ask(question, "-twice");
  const call = () => client.chat.completions.create({ model: "dossier", messages });
  const [one, two] = await Promise.all([call(), call()]);
  expect(two).toMatchObject({ dossier: { workflowId: one && "dossier" in one ? expect.anything() : "" } });
  const ids = [one, two, await call()].map(
    (chat) => JSON.stringify(chat).match(/"workflowId":"(wf_\w+)"/)?.[1],
  );
  expect(new Set(ids).size).toBe(1);
});

test("a conversation goes on in the same workflow", async () => {
  const messages = await ask(question, "-talk");
  const first = await client.chat.completions.create({ model: "dossier", messages });
  const answer = { role: "assistant" as const, content: first.choices[0]?.message.content ?? "" };
  const next = { role: "user" as const, content: "What is the limit for hotels in Switzerland?" };
  const second = await client.chat.completions.create({
    model: "dossier",
    messages: [...messages, answer, next],
  });
  expect(second).toMatchObject({ dossier: { round: 2 } });
  expect(second.choices[0]?.message.content).toContain("CHF");
});

test("files that come along in a message are read", async () => {
  const content = [
    { type: "text" as const, text: "How high is the parking fee?" },
    {
      type: "file" as const,
      file: {
        filename: "fees.txt",
        file_data: `data:text/plain;base64,${Buffer.from("The parking fee is CHF 12 per day.").toString("base64")}`,
      },
    },
  ];
  const chat = await client.chat.completions.create({
    model: "dossier",
    messages: [{ role: "user", content }],
  });
  expect(chat.choices[0]?.message.content).toContain("CHF 12");
});

test("titles, tags and follow-ups that a client wants for itself start no round", async () => {
  const task =
    "### Task:\nGenerate a concise, 3-5 word title with an emoji summarizing the chat history.\n### Chat History:\n<chat_history>\nUSER: How high is the parking fee in Bern?\n</chat_history>";
  const before = (await server.dossier.list({ limit: 1_000 })).length;
  const chat = await client.chat.completions.create({
    model: "dossier",
    messages: [{ role: "user", content: task }],
  });
  expect(JSON.parse(chat.choices[0]?.message.content ?? "")).toEqual({ title: "How high is the parking" });
  expect(await server.dossier.list({ limit: 1_000 })).toHaveLength(before);
});

test("errors come as the client expects them, with words", async () => {
  const hello = [{ role: "user" as const, content: "Hello" }];
  const unknown = client.chat.completions.create({ model: "gpt-none", messages: hello });
  await expect(unknown).rejects.toThrow(NotFoundError);
  await expect(unknown).rejects.toThrow(/"gpt-none" does not exist/);
  const two = client.chat.completions.create({ model: "dossier", messages: hello, n: 2 });
  await expect(two).rejects.toMatchObject({ status: 400, code: "invalid", type: "invalid_request_error" });
  await expect(client.files.retrieve("file-none")).rejects.toThrow(APIError);
  const nowhere = await fetch(`${server.url}/v1/nowhere`);
  expect(await nowhere.json()).toMatchObject({ error: { message: expect.any(String), code: "not-found" } });
});

test("unknown parameters and tools are let be", async () => {
  const messages = await ask(question, "-tools");
  const chat = await client.chat.completions.create({
    ...{ model: "dossier/offline", messages, temperature: 0.2, seed: 1, user: "anna@example.org" },
    tools: [{ type: "function", function: { name: "f", parameters: {} } }],
  });
  expect(chat.choices[0]?.message.content).toContain("CHF 55");
});

test("files can be uploaded, listed, fetched and taken out again", async () => {
  const file = await client.files.create({ file: await toFile(policy, "to go.md"), purpose: "assistants" });
  expect(file).toMatchObject({
    object: "file",
    filename: "to go.md",
    bytes: policy.length,
    purpose: "assistants",
  });
  const names: string[] = [];
  for await (const one of client.files.list()) names.push(one.filename);
  expect(names).toContain("to go.md");
  const content = await client.files.content(file.id);
  expect(Buffer.from(await content.arrayBuffer())).toEqual(policy);
  expect(await client.files.delete(file.id)).toMatchObject({ deleted: true });
  await expect(client.files.retrieve(file.id)).rejects.toThrow(NotFoundError);
});

test("a response object is read by the client, and a next one goes on from it", async () => {
  const file = await client.files.create({
    file: await toFile(policy, "p-response.md"),
    purpose: "user_data",
  });
  const input = [
    {
      role: "user" as const,
      content: [
        { type: "input_text" as const, text: question },
        { type: "input_file" as const, file_id: file.id },
      ],
    },
  ];
  const response = await client.responses.create({ model: "dossier", input });
  expect(response.output_text).toContain("CHF 55");
  const next = await client.responses.create({
    ...{ model: "dossier", previous_response_id: response.id },
    input: "What is the limit for hotels in Switzerland?",
  });
  expect(next).toMatchObject({ dossier: { round: 2 } });
});
