import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Dossier } from "../../src/app/create-dossier.ts";
import type { ModelRequest } from "../../src/ai/call/model.ts";
import type { AnswerInput } from "../../src/prompts/answer-from-evidence.ts";
import { createScriptedModel } from "../../src/ai/testing/scripted-model.ts";
import type { MendInput } from "../../src/prompts/mend-statements.ts";
import type { SelectInput } from "../../src/prompts/select-action.ts";
import type { ReportInput } from "../../src/prompts/write-report.ts";
import { attackFiles, claimAttacks } from "../fixtures/attack-documents.ts";
import type { ClaimAttack } from "../fixtures/attack-documents.ts";
import { draftAttacks, draftClaims } from "../fixtures/draft-attacks.ts";
import type { DraftAttack } from "../fixtures/draft-attacks.ts";
import { closeAll, limit, only, openModel } from "../fakes/play-script.ts";
import { analysis, judge, select } from "../fakes/script-answers.ts";

/** What the model of the moment says to each request, by its words. */
const attacks = new Map<string, (input: AnswerInput) => unknown>();
const drafts = new Map<string, DraftAttack["document"]>();
let dossier: Dossier;

/** It answers with the same attack whenever it is asked, and finds every claim it is shown VALID. */
beforeAll(async () => {
  const { card } = createScriptedModel([]);
  const said: Record<string, (request: ModelRequest) => unknown> = {
    "analyse-request": ({ input }) => analysis((input as { message: string }).message).value,
    "select-action": ({ input }) => {
      const { task } = input as SelectInput;
      const action = drafts.has(task.objective) ? "ai.generateReport" : "ai.process";
      return select(action, { actionObjective: task.objective }).value;
    },
    "write-report": ({ input }) => {
      const { instruction, handOffId } = input as ReportInput;
      const draft = [...drafts].find(([prompt]) => instruction.startsWith(prompt))?.[1];
      return {
        sections: [],
        ...draft,
        metadata: { title: "News", language: "en", ...draft?.metadata, handoff_id: handOffId },
      };
    },
    // it says the same again
    "mend-statements": ({ input }) => ({
      statements: (input as MendInput).statements.map(({ id, text }) => ({ id, text })),
    }),
    "review-task": () => ({ decision: "done", reason: "as it is" }),
    "answer-from-evidence": ({ input }) => {
      const asked = input as AnswerInput;
      return attacks.get(asked.intent.text)?.(asked);
    },
    "audit-claims": (request) => {
      const verdicts = judge("VALID");
      verdicts.check?.(request);
      return verdicts.value;
    },
  };
  ({ dossier } = await openModel({
    card,
    async call(request) {
      const value = said[request.prompt.name]?.(request);
      if (value === undefined) throw new Error(`Not expected: ${request.prompt.name}`);
      const text = typeof value === "string" ? value : JSON.stringify(value);
      const counts = { tokensIn: 1, tokensOut: 1, tokensCached: 0, tokensReasoning: 0 };
      return { kind: "answer", text, ...counts, finishReason: "stop" };
    },
  }));
});

afterAll(closeAll);

async function attack(answer: (input: AnswerInput) => unknown) {
  const prompt = `What do the documents say about matter ${attacks.size + 1}?`;
  attacks.set(prompt, answer);
  const handle = await dossier.start({ prompt, files: attackFiles });
  const result = await handle.result(limit());
  const events = (await dossier.trace(handle.workflowId)).map(({ event }) => event);
  return { result, audited: only(events, "claims-checked").flatMap((event) => event.audited) };
}

function supportsOf({ quotes = [], cells = [] }: ClaimAttack, { evidence }: AnswerInput): unknown[] {
  const table = evidence.find(({ document }) => document === "prices.csv");
  return [
    ...quotes.map((quote) => ({
      // what is nowhere is cited from the first passage, as a careless model would
      evidence: evidence.find(({ text }) => text.includes(quote))?.id ?? evidence[0]?.id,
      quote,
    })),
    ...cells.map((cell) => ({ evidence: table?.id, cell })),
  ];
}

/** These need a judge that reads: rules alone cannot tell, and must not call them proven. */
const undecidable = new Set([
  "two sentences made one",
  "a condition cut away",
  "a report made a fact",
  "a denial cut away",
]);

test.each(
  claimAttacks.filter(({ name }) => !undecidable.has(name)).map((given) => [given.name, given] as const),
)("catches %s, whatever a careless judge says", async (_name, given) => {
  const { result, audited } = await attack((input) => ({
    claims: [{ text: given.text, supports: supportsOf(given, input) }],
  }));
  expect([result.status, result.claims, result.documents]).toEqual(["REJECT", [], []]);
  expect(audited.map(({ verdict }) => verdict)).not.toContain("VALID");
  expect(audited[0]?.reason).toMatch(given.says);
});

test.each(
  claimAttacks.filter(({ name }) => undecidable.has(name)).map((given) => [given.name, given] as const),
)("no rule calls %s proven: a model has to judge it", async (_name, given) => {
  const { audited } = await attack((input) => ({
    claims: [{ text: given.text, supports: supportsOf(given, input) }],
  }));
  expect(audited.map(({ verdict, stage }) => verdict === "VALID" && stage < 4)).not.toContain(true);
  expect(audited.length).toBeGreaterThan(0);
});

test.each([
  ["prose in the place of JSON", "The daily meal allowance is CHF 65 in 2026.", "no_json"],
  ["a refusal with a full stop", { claims: [], refusal: "not in context." }, "no_json"],
  ["JSON of another shape", { answer: "CHF 65" }, "no_json"],
])("does not deliver %s", async (_name, said, reason) => {
  const { result } = await attack(() => said);
  expect(result).toMatchObject({ status: "REJECT", reason, claims: [], documents: [] });
});

test.each([
  [
    "a passage that was never shown",
    { evidence: "e99", quote: "The daily meal allowance is CHF 55 in 2026." },
  ],
  [
    "a passage by a made-up id",
    { evidence: "doc_0000#1", quote: "The daily meal allowance is CHF 55 in 2026." },
  ],
  ["a computation that nobody asked for", { computation: "k7" }],
])("a claim that cites %s is out of scope, however true", async (_name, support) => {
  const { result } = await attack(() => ({
    claims: [{ text: "The daily meal allowance is CHF 55 in 2026.", supports: [support] }],
  }));
  expect(result).toMatchObject({ status: "REJECT", reason: "citation_out_of_scope", claims: [] });
});

test("a refusal is the refusal, and nothing else is delivered beside it", async () => {
  const { result } = await attack(() => ({ claims: [], missing: [], refusal: "not in context" }));
  expect(result).toMatchObject({ status: "REFUSAL", reason: "grounding_failed", claims: [], documents: [] });
});

test.each(draftAttacks.map((given) => [given.name, given] as const))(
  "a text with %s loses it, or is not delivered at all",
  async (_name, { document, gone }) => {
    const prompt = `Draft a text about matter ${drafts.size + 1}.`;
    drafts.set(prompt, document);
    attacks.set(prompt, ({ evidence }) => ({
      claims: draftClaims.map((text) => ({
        text,
        supports: [{ evidence: evidence.find((item) => item.text.includes(text))?.id, quote: text }],
      })),
    }));
    const handle = await dossier.start({ prompt, files: attackFiles, formats: ["json", "txt"] });
    const result = await handle.result(limit());
    const delivered = result.documents.map(({ path }) => readFileSync(path, "utf8")).join("\n");
    const names = result.documents.map(({ fileName }) => fileName).join("\n");
    // names of documents are made of digits and letters of any sort
    const seen = [result.message.text, delivered, names].join("\n").replaceAll(/doc_[0-9a-f]+/gu, "");
    expect(seen).not.toMatch(gone);
    // what was taken out, or refused, is told
    const events = (await dossier.trace(handle.workflowId)).map(({ event }) => event);
    const told = [
      ...result.warnings.map(({ message }) => message),
      ...only(events, "claims-checked").flatMap(({ problems }) => problems),
    ];
    expect(told.join("\n")).not.toBe("");
  },
);
