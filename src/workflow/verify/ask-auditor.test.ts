import { expect, test } from "vitest";
import type { Evidence, SubmittedClaim } from "../../model/grounding.ts";
import type { Answered } from "../../model/round.ts";
import type { AuditPromptInput } from "../../prompts/audit-claims.ts";
import type { RoundDeps } from "../round-deps.ts";
import { tellWords } from "../../ground/ground.ts";
import { readVerdicts, toPromptInput } from "./ask-auditor.ts";
import type { AuditQuestion } from "./ask-auditor.ts";
import { judgeClaims } from "./judge-claims.ts";

const log = 'GET /icon.png HTTP/1.1" 404 324';
const question = (id: string, text: string, words: string): AuditQuestion => ({
  ...{ id, text, doubts: [], supports: [tellWords(words)] },
});
const batch = [
  question("c2", "Two requests met a 404.", log),
  question("c1", "The fee is 40.", "The fee is 40 francs."),
  question("c3", "It is due in May.", "The fee is 40 francs."),
];

test("claims keep their order, and a passage of several claims is shown once", () => {
  const { passages, claims } = toPromptInput(batch);
  expect(claims.map(({ id }) => id)).toEqual(["c2", "c1", "c3"]);
  expect(passages).toEqual([
    { id: "P1", text: log },
    { id: "P2", text: "The fee is 40 francs." },
  ]);
  expect(claims[2]?.supports).toEqual(["P2: ⟦The fee is 40 francs.⟧"]);
});

test("a question that several claims answer is shown once, and cut where it brings its data along", () => {
  const about = (id: string, asked: string) => ({ ...question(id, "The fee is 40.", log), question: asked });
  const long = `How many? ${"row ".repeat(1_000)}`;
  const { questions, claims } = toPromptInput([
    about("c1", "How much?"),
    about("c2", long),
    about("c3", "How much?"),
    about("c4", ""),
  ]);
  expect(claims.map((claim) => claim.question)).toEqual(["Q1", "Q2", "Q1", undefined]);
  expect(questions[0]).toEqual({ id: "Q1", text: "How much?" });
  expect(questions[1]?.text.length).toBeLessThan(1_300);
});

const read = (support: string) =>
  readVerdicts(
    JSON.stringify({
      verdicts: batch.map(({ id }) => ({
        ...{ id, verdict: id === "c2" ? "VALID" : "INVALID", fails: "" },
        support: id === "c2" ? support : "",
      })),
    }),
    batch,
  ).ok;

test("the words that prove a claim are copied from its own passages; a remark may follow them", () => {
  expect(read('HTTP/1.1" 404 324')).toBe(true);
  expect(read('HTTP/1.1" 404 in each of the cited lines')).toBe(true);
  expect(read("it is so in each of the cited lines")).toBe(false);
  expect(read('HTTP/1.1" 404, 7 times')).toBe(false);
  expect(read("The fee is 40 francs.")).toBe(false);
  expect(read("")).toBe(false);
});

const goods: Evidence = {
  ...{ id: "t", documentId: "d", document: "goods.csv", position: {}, language: "en" },
  quote: "Name of item | Sales price\nLamp | 39\nDesk | 749\nChair | 120",
  table: {
    ...{ head: [["Name of item", "Sales price"]], headRow: 1, firstRow: 2, firstColumn: 1 },
    rows: [
      ["Lamp", "39"],
      ["Desk", "749"],
      ["Chair", "120"],
    ],
  },
};

function rowOf(at: number): SubmittedClaim {
  const columns = ["Product", "What it costs"];
  const cells = goods.table?.rows[at] ?? [];
  const cellSupports = ["A", "B"].map((letter) => [{ evidence: "t", cell: `${letter}${at + 2}` }]);
  const text = columns.map((column, index) => `${column}: ${cells[index]}`).join("; ");
  return {
    text,
    point: "p1",
    supports: cellSupports.flat(),
    cellSupports,
    row: { table: "Goods", columns, cells },
  };
}

/** Answers every claim alike, and keeps what it was asked. */
function createDeps(verdict: "VALID" | "INVALID") {
  const asked: AuditPromptInput[] = [];
  const deps = {
    ai: {
      canDo: () => true,
      content: async ({ input }: { input: AuditPromptInput }) => {
        asked.push(input);
        const verdicts = input.claims.map(({ id, text, supports }) => ({
          ...{ id, subject: "", verdict, fails: verdict === "VALID" ? "" : text, support: supports[0] ?? "" },
        }));
        return { kind: "value", value: { verdicts }, usage: [], complaints: [] };
      },
    },
    run: {
      runId: "r",
      step: async (_: string, work: (one: unknown) => unknown) => work({ signal: undefined, key: "k" }),
    },
    workflow: () => ({ round: 1, task: 1, action: 1 }),
    used: () => {},
    emit: async () => {},
  };
  return { asked, deps: deps as unknown as RoundDeps };
}

const part: Answered = {
  intent: { id: "i1", role: "EXTRACT", grounded: true, text: "goods and prices" },
  ...{ evidence: [goods], isWhole: true, computed: [], closest: [] },
  answer: { claims: [0, 1, 2].map(rowOf), computations: [], missing: [], wish: null },
};

test("rows that were copied alike are put to a model once, and its verdict is that of all", async () => {
  for (const verdict of ["VALID", "INVALID"] as const) {
    const { asked, deps } = createDeps(verdict);
    const judged = await judgeClaims({ part, language: "en", isLast: false }, deps);
    expect(asked.flatMap(({ claims }) => claims.map(({ id }) => id))).toEqual(["c1"]);
    expect(judged.map((claim) => claim.verdict)).toEqual([verdict, verdict, verdict]);
  }
});

test("a row with a wrong value is not saved by the others, and what it loses is told", async () => {
  const wrong = rowOf(1);
  const claims = [rowOf(0), { ...wrong, row: { ...wrong.row, cells: ["Desk", "750"] } } as SubmittedClaim];
  const { deps } = createDeps("VALID");
  const own = { ...part, answer: { claims, computations: [], missing: [], wish: null } };
  const judged = await judgeClaims({ part: own, language: "en", isLast: false }, deps);
  expect(judged.map(({ verdict }) => verdict)).toEqual(["VALID", "INVALID"]);
});
