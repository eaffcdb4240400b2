import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newFolder, runCli } from "../fakes/start-cli.ts";

const samples = join(import.meta.dirname, "../../samples");
const toLines = (values: readonly unknown[]) => values.map((value) => `${JSON.stringify(value)}\n`).join("");
const chunks = [
  { id: "c1", text: "Lunch is served at noon in the hall." },
  { id: "c2", text: "The notice period is three months." },
];
const gold = [
  {
    qid: "meal",
    q: "What is the daily meal allowance in 2026?",
    answerable: true,
    gold_documents: ["travel-policy-2026.md"],
    gold_claim: "CHF 55",
  },
  { qid: "notice", q: "How long is the notice period?", answerable: true, gold_ids: ["c2"], chunks },
  { qid: "boss", q: "Who is the chief executive?", answerable: false, chunks },
];
const write = (lines: readonly unknown[]) => {
  const folder = newFolder();
  writeFileSync(join(folder, "gold.jsonl"), toLines(lines));
  return folder;
};

test("asks every question, prints rates and ends with 0 when all gates pass", async () => {
  const folder = write(gold);
  const { code, stdout, stderr } = await runCli(folder, ["eval", "gold.jsonl", samples]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout).toMatch(
    /^role +questions +precision +CHR +over +under +compliance\nLOOKUP +3 +1\.00 +1\.00 +0\.00 +0\.00 +1\.00\n/,
  );
  expect(stdout).toContain("All gates passed.");
});

test("prints one JSON value, with a row for each question", async () => {
  const { code, stdout } = await runCli(write(gold), ["eval", "gold.jsonl", samples, "--json"]);
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({
    ...{ pass: true, complete: true, missing: [], duplicates: [], unmatched: [], failures: [] },
    total: {
      questions: 3,
      precision: 1,
      chr_answerable: 1,
      over_refusal: 0,
      under_refusal: 0,
      compliance: 1,
    },
    rows: [
      { qid: "meal", outcome: "OK", triage: "ok" },
      { qid: "notice", outcome: "OK", citations: ["c2"] },
      { qid: "boss", outcome: "REFUSAL_OK", triage: "refusal_ok" },
    ],
  });
});

test("judges recorded answers without asking, names what is wrong and ends with 4", async () => {
  const folder = write(gold);
  const given = [
    {
      id: "meal",
      status: "OK",
      claims: [{ text: "The allowance is CHF 900.", citations: ["e1"] }],
      evidence: [
        { id: "e1", text: "The daily meal allowance is CHF 55.", document: "travel-policy-2026.md" },
      ],
    },
    { id: "notice", status: "REFUSAL", claims: [], evidence: [] },
    { id: "notice", status: "REFUSAL", claims: [], evidence: [] },
    { id: "elsewhere", status: "REFUSAL", claims: [], evidence: [] },
  ];
  writeFileSync(join(folder, "trace.jsonl"), toLines(given));
  const { code, stdout } = await runCli(folder, ["eval", "gold.jsonl", "--predictions", "trace.jsonl"]);
  expect(code).toBe(4);
  expect(stdout).toContain("- meal What is the daily meal allowance in 2026?: ANS_WRONG, generation_drift.");
  expect(stdout).toContain("- notice How long is the notice period?: OVER_REFUSAL, refusal_suspect.");
  expect(stdout).toContain(
    "Not answered: boss\nAnswered twice: notice\nNot in the gold file: elsewhere\nThe run is incomplete",
  );
});

test("the answers of ask --batch can be judged as they are", async () => {
  const folder = write(gold.slice(1));
  writeFileSync(
    join(folder, "batch.jsonl"),
    toLines(gold.slice(1).map(({ qid, q }) => ({ id: qid, question: q, chunks }))),
  );
  const asked = await runCli(folder, ["ask", "--batch", "batch.jsonl"]);
  writeFileSync(join(folder, "trace.jsonl"), asked.stdout);
  const { code, stdout } = await runCli(folder, [
    "eval",
    "gold.jsonl",
    "--predictions",
    "trace.jsonl",
    "--json",
  ]);
  expect({ code, pass: (JSON.parse(stdout) as { pass: boolean }).pass }).toEqual({ code: 0, pass: true });
});

test("an empty run, a question that cannot be asked and a bad line do not pass", async () => {
  const empty = await runCli(write([]), ["eval", "gold.jsonl", samples]);
  expect(empty).toMatchObject({ code: 4, stdout: expect.stringContaining("There were no questions") });
  const lost = await runCli(write([{ ...gold[0], files: ["nowhere.md"] }]), ["eval", "gold.jsonl"]);
  expect(lost).toMatchObject({ code: 4, stdout: expect.stringMatching(/meal: .*nowhere\.md/) });
  const bad = await runCli(write([gold[0], { qid: "b", q: "Why?", answerable: true }]), [
    "eval",
    "gold.jsonl",
  ]);
  expect(bad).toMatchObject({
    code: 4,
    stderr: expect.stringContaining("gold.jsonl, line 2: an answerable question needs"),
  });
  expect(await runCli(newFolder(), ["eval"])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("Name the gold file"),
  });
  expect(await runCli(newFolder(), ["eval", "nowhere.jsonl"])).toMatchObject({ code: 2 });
});
