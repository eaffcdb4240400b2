import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { startModelServer } from "../../src/ai/testing/model-server.ts";
import type { ModelServer } from "../../src/ai/testing/model-server.ts";
import { newFolder, runCli } from "../fakes/start-cli.ts";

const readLines = (text: string) =>
  text
    .trimEnd()
    .split("\n")
    .map((line): unknown => JSON.parse(line));

const servers: ModelServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

const text =
  "The harbour office opens at 8. The berth fee is 42 francs a day. Dogs are not allowed on the pier.";
const evidence = [{ id: "p1", text, document: "harbour.md", position: { line: 3 } }];
const rows = [
  ["Berth", "Length", "Fee"],
  ["North", 12, 42],
  ["South", 9, 30],
];
const prices = [{ id: "t1", table: { rows }, heading: "Berths" }];

function writeBatch(folder: string, lines: readonly (object | string)[]): void {
  const written = lines.map((line) => (typeof line === "string" ? line : JSON.stringify(line)));
  writeFileSync(join(folder, "claims.jsonl"), `${written.join("\n")}\n\n`);
}

test("audit --batch judges each line by the passages it brings, in order", async () => {
  const folder = newFolder();
  writeBatch(folder, [
    {
      id: "a",
      claim: "The berth fee is 42 francs a day.",
      evidence,
      supports: [{ evidence: "p1", quote: "The berth fee is 42 francs a day." }],
    },
    {
      id: "b",
      claim: "The berth fee is 47 francs a day.",
      evidence,
      supports: [{ evidence: "p1", quote: "The berth fee is 42 francs a day." }],
    },
    { id: 3, claim: "Dogs are allowed on the pier.", language: "en", evidence },
    {
      id: "d",
      claim: "The berth fee is 42 francs a day.",
      evidence,
      supports: [{ evidence: "p9", quote: "42 francs" }],
    },
    {
      id: "e",
      claim: "The fee of North is 42.",
      evidence: prices,
      supports: [{ evidence: "t1", cell: "C2" }],
    },
    {
      id: "f",
      claim: "The fee of South is 42.",
      evidence: prices,
      supports: [{ evidence: "t1", cell: "C2" }],
    },
    { id: "g", claim: "The office of the harbour begins its day at eight.", evidence },
  ]);
  const { code, stdout, stderr } = await runCli(folder, ["audit", "--batch", "claims.jsonl", "--json"]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  const lines = readLines(stdout);
  expect(lines).toMatchObject([
    { id: "a", verdict: "VALID", stage: 3 },
    { id: "b", verdict: "INVALID", stage: 2, reason: expect.stringContaining("47") },
    { id: 3, verdict: "INVALID" },
    { id: "d", verdict: "NOT_IN_CONTEXT", stage: 1, reason: expect.stringContaining("p9") },
    { id: "e", verdict: "VALID", stage: 3 },
    { id: "f", verdict: "INVALID" },
    { id: "g", verdict: "UNDECIDED" },
  ]);
  for (const line of lines) expect(Object.keys(line as object)).toEqual(["id", "verdict", "stage", "reason"]);
});

test("audit --batch says of a bad line what is wrong with it, in its place, and ends with 4", async () => {
  const folder = newFolder();
  writeBatch(folder, [
    "{ broken",
    { id: "b", evidence },
    { id: "c", claim: "Dogs bark.", evidence: [{ id: "p1" }] },
    { id: "d", claim: "Dogs bark.", evidence: [...evidence, ...evidence] },
    { id: "e", claim: "The berth fee is 42 francs a day.", evidence },
  ]);
  const { code, stdout } = await runCli(folder, ["audit", "--batch", "claims.jsonl"]);
  expect(code).toBe(4);
  expect(readLines(stdout)).toMatchObject([
    { id: null, error: { code: "invalid", message: "The line is not valid JSON." } },
    { id: "b", error: { code: "invalid", message: expect.stringContaining("claim") } },
    { id: "c", error: { code: "invalid", message: expect.stringContaining("evidence.0") } },
    { id: "d", error: { code: "invalid", message: "Two passages have the same id." } },
    { id: "e", verdict: "VALID" },
  ]);
});

test("what rules leave open goes to the model that is named, all of it in one call", async () => {
  const server = await startModelServer({});
  servers.push(server);
  const folder = newFolder();
  const open = (id: string, claim: string) => ({
    id,
    claim,
    evidence,
    supports: [{ evidence: "p1", quote: "The harbour office opens at 8." }],
  });
  writeBatch(folder, [
    open("a", "The office of the harbour begins its day at eight."),
    { id: "b", claim: "The berth fee is 42 francs a day.", evidence },
    open("c", "Whoever comes to the harbour office at eight finds it open."),
  ]);
  const verdicts = [
    { id: "c1", subject: "office", support: "The harbour office opens at 8.", verdict: "VALID", fails: "" },
    { id: "c3", subject: "office", support: "opens at 8", verdict: "NOT_IN_CONTEXT", fails: "finds it open" },
  ];
  server.enqueue({ kind: "answer", text: JSON.stringify({ verdicts }) });
  const model = ["--base-url", `${server.baseUrl}/v1`, "--model", "served"];
  const { code, stdout } = await runCli(folder, ["audit", "--batch", "claims.jsonl", ...model]);
  expect(code).toBe(0);
  expect(readLines(stdout)).toMatchObject([
    { id: "a", verdict: "VALID", stage: 4 },
    { id: "b", verdict: "VALID", stage: 3 },
    { id: "c", verdict: "NOT_IN_CONTEXT", stage: 4, reason: expect.stringContaining("finds it open") },
  ]);
  expect(server.counts.requests).toBe(1);
});

test("audit of one statement looks through the files by itself and says where it stands", async () => {
  const folder = newFolder();
  writeFileSync(join(folder, "harbour.md"), `# Harbour\n\n${text}\n`);
  const proven = await runCli(folder, ["audit", "The berth fee is 42 francs a day.", "harbour.md", "--json"]);
  expect(proven.code).toBe(0);
  expect(JSON.parse(proven.stdout)).toMatchObject({
    verdict: "VALID",
    stage: 3,
    supports: [{ document: "harbour.md", position: { line: 3 }, quote: "The berth fee is 42 francs a day." }],
  });
  const told = await runCli(folder, ["audit", "The berth fee is 47 francs a day.", "harbour.md"]);
  expect(told.code).toBe(3);
  expect(told.stdout).toMatch(/^(INVALID|NOT_IN_CONTEXT): /);
});

test("a mistake in the call is answered with the usage", async () => {
  const folder = newFolder();
  expect(await runCli(folder, ["audit", "Dogs bark."])).toMatchObject({ code: 2 });
  expect(await runCli(folder, ["audit"])).toMatchObject({ code: 2 });
  expect(await runCli(folder, ["audit", "--batch", "nowhere.jsonl"])).toMatchObject({ code: 2 });
});
