import { uniqueById } from "../../lib/unique-by-id.ts";
import { formatOf } from "../../model/documents/format-of.ts";
import type { Document } from "../../model/document.ts";
import type { Evidence } from "../../model/grounding.ts";
import type { Analysis } from "../../model/intent.ts";
import type { Message } from "../../model/message.ts";
import type { Checked, RoundRequest } from "../../model/round.ts";
import type { CitedPassage, RoundResult } from "../../model/round-result.ts";
import type { Split } from "../../model/sub-intent.ts";
import type { Task } from "../../model/task.ts";
import { sumUsage } from "../../model/calls/usage.ts";
import { withoutTwin } from "../../model/work.ts";
import type { Made, TaskResult } from "../../model/work.ts";
import type { Section } from "../../model/unified-document.ts";
import { currentRound } from "../../model/workflow.ts";
import { auditConstraints } from "../../ground/ground.ts";
import type { RoundDeps } from "../round-deps.ts";
import { judgeRound } from "./judge-round.ts";
import type { RoundVerdict } from "./judge-round.ts";
import { documentsAsText } from "./message/documents-as-text.ts";
import { answerSections } from "./message/tell-answers.ts";
import { pickDelivered } from "./pick-delivered.ts";
import { writeMessage } from "./write-message.ts";

export interface DeliverInput {
  request: RoundRequest;
  analysis: Analysis;
  split: Split;
  tasks: readonly Task[];
  /** Of the tasks that were begun; the last may have ended the round. */
  results: readonly TaskResult[];
  /** What was answered at once, where no task was needed. */
  answered: Made | undefined;
}

type Published = Document & { path: string };

/** Publishes the finished files and says what came of the round, in the language of the request. */
export async function deliver(input: DeliverInput, deps: RoundDeps): Promise<RoundResult> {
  const { request, analysis, tasks, results, answered } = input;
  const checkedOf = (some: readonly TaskResult[]) => some.flatMap((result) => result.checked.map(asAsked));
  const checked = checkedOf(results);
  const isAnswered = (answered?.document ?? null) !== null;
  const verdict = judgeRound({
    ...{ results, checked, isAnswered, asksProven: analysis.provenOf !== undefined },
  });
  // what other tasks finished is delivered though a later one failed; what is not in the documents refuses the whole
  const finished = verdict.status === "REFUSAL" ? [] : results.filter(({ status }) => status === "done");
  const delivered = checkedOf(finished);
  const evidence = uniqueById(checked.flatMap((item) => item.evidence));
  const picked = pickDelivered({ analysis, tasks, results: finished, answered });
  const files = await publish(picked.files, request, deps);
  const fileNames = files.map(({ fileName }) => fileName);
  const language = analysis.detectedLanguage;
  const { split } = input;
  const byWords = deps.ai.card.provider === "offline";
  const told = { verdict, checked, results, fileNames, evidence, language, byWords };
  const [parts, workflowId] = [split.intents, deps.workflow().id];
  const isTold = verdict.status === "OK" && request.mode !== "automation";
  const sections = isTold ? answerSections({ ...told, parts, finished, answered: answered?.document }) : [];
  const written = await writeMessage({ ...told, parts, workflowId, answered: answered?.document });
  const ruled = (await documentsAsText(picked.documents)) || written;
  if (verdict.status === "OK") await tellBroken({ text: ruled, files, language, input }, deps);
  const text = request.mode === "automation" ? "" : written;
  const id = deps.newId("msg");
  const message = await deps.run.step("deliver", async (): Promise<Message> => {
    const { round, task, action } = deps.workflow();
    const label = files.length === 0 ? {} : { documentsLabel: "result" };
    const said = { id, role: "system" as const, text, summary: verdict.summary };
    const stored = files.map(({ path: _path, ...stays }) => stays);
    return { ...said, ...label, documents: stored, round, task, action, at: deps.clock.now() };
  });
  await deps.emit({ type: "message-added", message });
  const result = toResult(input, { verdict, text, sections, checked, delivered, files, deps });
  await deps.emit({ type: "round-finished", result });
  return result;
}

/** The rules that the person set, checked once more on what is delivered; one that is broken is told. */
async function tellBroken(
  {
    text,
    files,
    language,
    input,
  }: { text: string; files: readonly Published[]; language: string; input: DeliverInput },
  deps: RoundDeps,
): Promise<void> {
  const constraints = [...new Set(input.split.intents.flatMap((intent) => intent.constraints ?? []))];
  const documents = files.map(({ fileName }) => ({ format: formatOf(fileName) }));
  for (const { constraint, state, words } of auditConstraints(constraints, { text, language, documents })) {
    if (state !== "violated") continue;
    const message = `${constraint} (${words})`;
    await deps.emit({ type: "warning-raised", code: "constraint", message });
  }
}

async function publish(
  picked: readonly Document[],
  { outFolder }: RoundRequest,
  deps: RoundDeps,
): Promise<Published[]> {
  const files: Published[] = [];
  for (const file of picked) {
    const { path, problem } = await deps.run.step(`publish ${file.fileName}`, ({ signal }) =>
      deps.publish(file, outFolder, signal),
    );
    if (problem !== undefined) await deps.emit({ type: "warning-raised", code: "output", message: problem });
    files.push({ ...file, path });
  }
  return files;
}

/** What was found for a draft counts for the part of the request that asked for the draft. */
function asAsked(checked: Checked): Checked {
  const id = withoutTwin(checked.intent.id);
  if (id === checked.intent.id) return checked;
  const handOff = checked.handOff && {
    ...checked.handOff,
    claims: checked.handOff.claims.map((claim) => ({ ...claim, intent: id })),
  };
  return { ...checked, intent: { ...checked.intent, id }, ...(handOff && { handOff }) };
}

interface ResultParts {
  verdict: RoundVerdict;
  text: string;
  sections: Section[];
  checked: Checked[];
  /** The verdicts on what is delivered. */
  delivered: Checked[];
  files: Published[];
  deps: RoundDeps;
}

function toResult({ analysis, split }: DeliverInput, parts: ResultParts): RoundResult {
  const { verdict, text, sections, checked, delivered, files, deps } = parts;
  const workflow = deps.workflow();
  const isOk = verdict.status === "OK";
  const evidence = uniqueById(delivered.flatMap((item) => item.evidence));
  const statuses = new Map(checked.map(({ intent, decision }) => [intent.id, statusOf(decision)]));
  const called = [...deps.paid, ...(currentRound(workflow)?.usage ?? [])];
  const usage = [...new Map(called.map((call) => [call.id, call])).values()];
  return {
    workflowId: workflow.id,
    round: workflow.round,
    status: verdict.status,
    ...(verdict.reason === undefined ? {} : { reason: verdict.reason }),
    language: analysis.detectedLanguage,
    message: { text, summary: verdict.summary, ...(sections.length > 0 && { sections }) },
    intents: split.intents.map(({ id, role, text: asked }) => {
      return { id, role, text: asked, status: statuses.get(id) ?? verdict.status };
    }),
    claims: delivered.flatMap(({ handOff }) => handOff?.claims ?? []),
    provable: isOk ? [] : checked.flatMap(({ handOff, provable }) => handOff?.claims ?? provable),
    evidence: evidence.map(toPassage),
    ...(verdict.status === "REFUSAL" && { closest: closestOf(checked).map(toPassage) }),
    missing: verdict.missing,
    documents: files.map(({ id, fileName, mediaType, bytes, path }) => {
      return { id, fileName, mediaType, format: formatOf(fileName), bytes, path };
    }),
    usage: sumUsage(usage, usage[0]?.currency ?? "USD"),
    warnings: workflow.warnings,
  };
}

function toPassage({ id, documentId, document, position, quote, origin }: Evidence): CitedPassage {
  return { id, documentId, document, position, quote, ...(origin && { origin }) };
}

const mostClosest = 3;

function closestOf(checked: readonly Checked[]): Evidence[] {
  const absent = checked.filter(({ decision }) => decision === "RETRY");
  return uniqueById(absent.flatMap(({ closest }) => closest)).slice(0, mostClosest);
}

function statusOf(decision: Checked["decision"]): string {
  switch (decision) {
    case "ACCEPT":
      return "OK";
    case "RETRY":
      return "REFUSAL";
    case "REJECT":
      return "REJECT";
  }
}
