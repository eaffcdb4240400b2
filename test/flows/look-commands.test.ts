import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { startModelServer } from "../../src/ai/testing/model-server.ts";
import type { ModelServer } from "../../src/ai/testing/model-server.ts";
import { Analysis } from "../../src/model/intent.ts";
import { Split } from "../../src/model/sub-intent.ts";
import { analysis } from "../fakes/script-answers.ts";
import { startGroundedServer } from "../fakes/grounded-server.ts";
import { newFolder, runCli } from "../fakes/start-cli.ts";

const samples = join(import.meta.dirname, "../../samples");
const question = "What is the daily meal allowance in 2026?";
const toLines = (values: readonly unknown[]) => values.map((value) => `${JSON.stringify(value)}\n`).join("");
const readLines = (text: string) =>
  text
    .trimEnd()
    .split("\n")
    .map((line): unknown => JSON.parse(line));

const servers: ModelServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

test("ask answers from files with citations into them, and leaves nothing behind", async () => {
  const folder = newFolder();
  const { code, stdout, stderr } = await runCli(folder, ["ask", question, samples, "--json", "--quiet"]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  const asked = JSON.parse(stdout) as { claims: { citations: string[] }[]; evidence: { id: string }[] };
  expect(asked).toMatchObject({
    status: "OK",
    answer: "The daily meal allowance is CHF 55.",
    claims: [{ text: "The daily meal allowance is CHF 55." }],
    evidence: [{ document: "travel-policy-2026.md", position: { line: 19 } }],
  });
  expect(asked.claims[0]?.citations).toEqual(asked.evidence.map(({ id }) => id));
  expect(Object.keys(asked)).toEqual(["status", "answer", "claims", "evidence"]);
  expect(readdirSync(folder)).toEqual([]);
  const told = await runCli(folder, ["ask", question, samples]);
  expect(told.stdout).toMatch(
    /^The daily meal allowance is CHF 55\. \[1\]\n\nSources\n\[1\] travel-policy-2026\.md, line 19: /,
  );
});

test("ask refuses what the files do not say, with exit code 3 and in the question's language", async () => {
  const folder = newFolder();
  const asked = "Wie heisst die Geschäftsführerin der Firma?";
  const json = await runCli(folder, ["ask", asked, samples, "--json"]);
  expect(json.code).toBe(3);
  expect(JSON.parse(json.stdout)).toMatchObject({ status: "REFUSAL", claims: [], evidence: [] });
  const told = await runCli(folder, ["ask", asked, samples]);
  expect(told.code).toBe(3);
  expect(told.stdout).toContain(`Bei der Suche nach Wörtern habe ich das nicht gefunden:\n- ${asked}\n`);
});

const chunks = [
  { id: "c1", text: "Lunch is served at noon in the hall." },
  {
    id: "c2",
    text: `${"The hall has many rooms and they are all painted blue. ".repeat(60)}The notice period is three months.`,
  },
];

test("ask takes ready-made passages; a long one is cited by its own id, with its whole text", async () => {
  const folder = newFolder();
  writeFileSync(join(folder, "chunks.json"), JSON.stringify(chunks));
  const { stdout } = await runCli(folder, [
    "ask",
    "How long is the notice period?",
    "--chunks",
    "chunks.json",
    "--json",
  ]);
  expect(JSON.parse(stdout)).toMatchObject({
    status: "OK",
    claims: [{ text: "The notice period is three months.", citations: ["c2"] }],
    evidence: [{ ...chunks[1], document: "c2", position: {} }],
  });
});

test("ask --batch gives one line per line, in order; a bad line says so and the rest goes on", async () => {
  const folder = newFolder();
  const good = { question: "When is lunch served?", chunks };
  const lines = [
    JSON.stringify({ id: "a", ...good }),
    "{ broken",
    JSON.stringify({ id: 3, question: "Who is the chief executive?", chunks }),
    JSON.stringify({ id: "d", chunks }),
    JSON.stringify({ id: "e", question, files: ["nowhere.md"] }),
    JSON.stringify({ id: "f", question, files: [samples] }),
  ];
  writeFileSync(join(folder, "batch.jsonl"), `${lines.join("\n")}\n\n`);
  const { code, stdout, stderr } = await runCli(folder, ["ask", "--batch", "batch.jsonl"]);
  expect({ code, stderr }).toEqual({ code: 4, stderr: "" });
  expect(readLines(stdout)).toMatchObject([
    { id: "a", status: "OK", claims: [{ citations: ["c1"] }] },
    { id: null, error: { code: "invalid", message: "The line is not valid JSON." } },
    { id: 3, status: "REFUSAL" },
    { id: "d", error: { code: "invalid" } },
    { id: "e", error: { code: "not-found", message: expect.stringContaining("nowhere.md") } },
    { id: "f", status: "OK", answer: "The daily meal allowance is CHF 55." },
  ]);
  const whole = await runCli(
    folder,
    ["ask", "--batch", "-"],
    toLines([
      { id: 1, ...good },
      { id: 2, ...good },
    ]),
  );
  expect(whole.code).toBe(0);
  expect(readLines(whole.stdout)).toMatchObject([
    { id: 1, status: "OK" },
    { id: 2, status: "OK" },
  ]);
});

test("ask goes to the model that is named, and its claims through the same gate", async () => {
  const server = await startGroundedServer();
  servers.push(server);
  const model = ["--base-url", `${server.baseUrl}/v1`, "--model", "served", "--json"];
  const good = await runCli(newFolder(), ["ask", question, samples, ...model]);
  expect(JSON.parse(good.stdout)).toMatchObject({
    status: "OK",
    answer: "The daily meal allowance is CHF 55.",
  });
  expect(server.counts.requests).toBe(1);
  const invented = {
    claims: [
      {
        text: "The allowance is CHF 900.",
        supports: [{ evidence: "nowhere#1", quote: "The allowance is CHF 900." }],
      },
    ],
    refusal: null,
  };
  server.enqueue({ kind: "answer", text: JSON.stringify(invented) });
  // told what is wrong, it says the same again
  server.enqueue({ kind: "answer", text: JSON.stringify(invented) });
  const bad = await runCli(newFolder(), ["ask", question, samples, ...model]);
  expect(bad.code).toBe(3);
  expect(JSON.parse(bad.stdout)).toMatchObject({
    status: "REJECT",
    reason: "citation_out_of_scope",
    claims: [],
  });
});

const csv = `name,amount,city\n${Array.from({ length: 40 }, (_, n) => `person ${n},${n * 10},Bern`).join("\n")}`;
const bulky = `Which city occurs most often in this table?\n\n${csv}\n`;

test("understand prints the analysis; --threshold decides from where on blocks become documents", async () => {
  const folder = newFolder();
  const cut = await runCli(folder, ["understand", bulky, "--threshold", "10", "--json"]);
  const { contextItems, ...rest } = Analysis.parse(JSON.parse(cut.stdout));
  expect(rest).toMatchObject({ detectedLanguage: "en" });
  expect(contextItems.map(({ start, end }) => bulky.slice(start, end).trim())).toEqual([csv]);
  expect(contextItems).toMatchObject([{ mimeType: "text/csv" }]);
  const whole = await runCli(folder, ["understand", bulky, "--threshold", "100000", "--json"]);
  expect(Analysis.parse(JSON.parse(whole.stdout)).contextItems).toEqual([]);
  expect(existsSync(join(folder, ".dossier"))).toBe(false);
});

test("understand takes a message from a file and asks the named model once", async () => {
  const server = await startModelServer();
  servers.push(server);
  const folder = newFolder();
  const { value } = analysis("Say hello.", {
    primaryGoal: "a greeting",
    complexity: "simple",
    answer: "Hello!",
  });
  server.enqueue({ kind: "answer", text: JSON.stringify(value) });
  const model = ["--base-url", `${server.baseUrl}/v1`, "--model", "served"];
  writeFileSync(join(folder, "message.txt"), "Say hello.");
  const said = await runCli(folder, ["understand", "--prompt-file", "message.txt", ...model]);
  expect(said).toMatchObject({ code: 0, stdout: expect.stringMatching(/^goal +a greeting$/m) });
  expect(said.stdout).toMatch(/^answer +Hello!$/m);
  expect(server.counts.requests).toBe(1);
});

test("understand --batch and split --batch keep ids and order", async () => {
  const folder = newFolder();
  const lines = [
    { id: "x1", text: "Find the price and write a mail to Bob." },
    { id: "x2", text: "Wie lange ist die Kündigungsfrist?" },
  ];
  writeFileSync(join(folder, "batch.jsonl"), toLines(lines));
  const understood = await runCli(folder, ["understand", "--batch", "batch.jsonl", "--json"]);
  expect(readLines(understood.stdout)).toMatchObject([
    { id: "x1", detectedLanguage: "en" },
    { id: "x2", detectedLanguage: "de" },
  ]);
  const split = await runCli(folder, ["split", "--batch", "batch.jsonl"]);
  expect(readLines(split.stdout)).toMatchObject([
    {
      id: "x1",
      multiIntent: true,
      intents: [
        { role: "LOOKUP", grounded: true },
        { role: "DRAFT", grounded: false },
      ],
    },
    { id: "x2", multiIntent: false, intents: [{ id: "i1" }] },
  ]);
});

test("split prints the promised shape, and plain lines for a person", async () => {
  const request = "Find the price and write a mail to Bob. Never mention names.";
  const json = await runCli(newFolder(), ["split", request, "--json"]);
  expect(Split.parse(JSON.parse(json.stdout)).intents.map(({ role }) => role)).toEqual(["LOOKUP", "DRAFT"]);
  const told = await runCli(newFolder(), ["split", request]);
  expect(told.stdout).toMatch(/^i1 {2}LOOKUP +Find the price\n {4}! Never mention names\.\ni2 {2}DRAFT /);
});

test.each([
  [["ask"], /The question is missing\.\nUsage: dossier ask/],
  [["ask", "What?"], /Name the files that hold the answer/],
  [["ask", "What?", "nowhere.md"], /There is no file nowhere\.md/],
  [["ask", "What?", "--chunks", "nowhere.json"], /--chunks: nowhere\.json cannot be read/],
  [["ask", "--batch", "nowhere.jsonl"], /--batch: nowhere\.jsonl cannot be read/],
  [["understand", "What?", "--threshold", "many"], /--threshold takes a number of tokens/],
  [["understand", "one", "two"], /Give exactly one message/],
  [["split"], /The request is missing\.\nUsage: dossier split/],
])("dossier %j ends with 2 and one clear line", async (args, line) => {
  const { code, stdout, stderr } = await runCli(newFolder(), args);
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toMatch(line);
});
