import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { z } from "zod";
import { judge, printTable } from "../../bench/print-table.ts";
import { shortHash } from "../../src/lib/hash.ts";
import type { RuledVerdict } from "../../src/model/grounding.ts";
import { AuditAnswer, auditClaims } from "../../src/prompts/audit-claims.ts";
import { readVerdicts, toPromptInput } from "../../src/workflow/verify/ask-auditor.ts";
import type { AuditQuestion } from "../../src/workflow/verify/ask-auditor.ts";
import { showSupports } from "../../src/ground/audit/show/show-supports.ts";
import type { Audited } from "./audit-gate.ts";
import { groupBy, percent, rejected, tally, toCells } from "./tally.ts";

const mostInOneBatch = 20;

const Scenario = z.object({ id: z.string(), rounds: z.array(z.object({ message: z.string() })) });
const scenarios = resolve(import.meta.dirname, "../../../shared/eval/scenarios/scenarios.jsonl");

/** What a claim of a scenario answers, as a round would say. */
function createQuestions(): (scenario: string | undefined) => string {
  const lines = readFileSync(scenarios, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "");
  const known = new Map(
    lines.map((line) => {
      const { id, rounds } = Scenario.parse(JSON.parse(line));
      return [id, rounds.map(({ message }) => message).join("\n")];
    }),
  );
  return (scenario) => known.get(scenario ?? "") ?? "";
}

/** What stage 4 would be asked, batch by batch, in an order that says nothing. */
function toBatches(audited: readonly Audited[]): AuditQuestion[][] {
  const questionOf = createQuestions();
  const open = audited
    .filter(({ ruled }) => ruled.verdict === "UNDECIDED")
    .map(({ row, input, ruled }) => ({
      ...{ id: row.id, text: row.claim, question: questionOf(row.scenario), doubts: ruled.doubts },
      supports: showSupports(ruled.located, {
        ...{ evidence: input.evidence, computations: [] },
        claim: { text: row.claim, language: row.language },
      }),
    }))
    .toSorted((a, b) => (shortHash(a.id) < shortHash(b.id) ? -1 : 1));
  const count = Math.ceil(open.length / mostInOneBatch);
  return Array.from({ length: count }, (_, at) => open.slice(at * mostInOneBatch, (at + 1) * mostInOneBatch));
}

/** One JSON line per batch: the prompt as a model would get it, and the claims by themselves. */
export function writeQuestions(audited: readonly Audited[], path: string): Record<string, number> {
  const batches = toBatches(audited);
  const lines = batches.map((batch, at) => {
    const asked = toPromptInput(batch);
    return JSON.stringify({
      ...{ batch: at + 1, claims: asked.claims, instructions: auditClaims.instructions },
      data: auditClaims.render(asked),
    });
  });
  writeFileSync(path, lines.map((line) => `${line}\n`).join(""));
  console.log(`${batches.flat().length} claims in ${batches.length} batches are in ${path}.`);
  return { claims: batches.flat().length, batches: batches.length };
}

const AnswerLine = z.union([AuditAnswer, AuditAnswer.shape.verdicts.element]);

/** The verdicts of a file in place of stage 4, held to the same rules as a model's. */
export function playAnswers(audited: readonly Audited[], path: string): Record<string, number> {
  const lines = readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "");
  const given = lines
    .map((line) => AnswerLine.parse(JSON.parse(line)))
    .flatMap((line) => ("verdicts" in line ? line.verdicts : [line]));
  const said = new Map<string, RuledVerdict>();
  const complaints: string[] = [];
  for (const batch of toBatches(audited)) {
    // question by question, so that one bad verdict does not spoil its neighbours
    for (const question of batch) {
      const verdicts = given.filter(({ id }) => id === question.id);
      const read = readVerdicts(JSON.stringify({ verdicts }), [question]);
      const verdict = read.ok ? read.value.verdicts[0]?.verdict : undefined;
      if (!read.ok) complaints.push(`${question.id}: ${read.complaint}`);
      said.set(question.id, verdict ?? "NOT_IN_CONTEXT");
    }
  }
  return report(audited, said, complaints);
}

function report(
  audited: readonly Audited[],
  said: ReadonlyMap<string, RuledVerdict>,
  complaints: readonly string[],
): Record<string, number> {
  const final = audited.map(({ row, ruled }) => ({ row, verdict: said.get(row.id) ?? ruled.verdict }));
  const rows = [...groupBy(final, ({ row }) => row.kind), ["all", final] as const].map(([kind, own]) => {
    const counts = (label: string) =>
      tally(own.filter(({ row }) => row.label === label).map(({ verdict }) => verdict));
    return [kind, ...toCells(counts("supported")), ...toCells(counts("unsupported"))];
  });
  const head = [
    "with stage 4",
    "true VALID",
    "UNDECIDED",
    "rejected",
    "false VALID",
    "UNDECIDED",
    "rejected",
  ];
  printTable("Final verdicts", [head, ...rows]);
  for (const complaint of complaints) console.log(`  rejected unread: ${complaint}`);
  const wrong = final.filter(({ row, verdict }) => (row.label === "supported") !== (verdict === "VALID"));
  for (const { row, verdict } of wrong)
    console.log(`  ${row.id} ${row.kind} ${row.label}: ${verdict}  ${row.claim}`);
  const held = final.filter(({ row }) => row.label === "supported");
  const failed = final.filter(({ row }) => row.label === "unsupported");
  const validOf = (own: typeof final) => own.filter(({ verdict }) => verdict === "VALID").length;
  const figures = {
    falseValidPercent: percent(validOf(failed), failed.length),
    trueValidPercent: percent(validOf(held), held.length),
    trueRejectedPercent: percent(rejected(tally(held.map(({ verdict }) => verdict))), held.length),
    unread: complaints.length,
  };
  console.log(
    `\nFalse VALID, %: ${figures.falseValidPercent} ${judge(figures.falseValidPercent, { atMost: 3 })}`,
  );
  console.log(
    `True VALID, %: ${figures.trueValidPercent} ${judge(figures.trueValidPercent, { atLeast: 92 })}`,
  );
  return figures;
}
