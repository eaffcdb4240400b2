import type { Evidence } from "../../model/grounding.ts";
import type { Answered } from "../../model/round.ts";
import { pointsOf } from "../../model/sub-intent.ts";
import type { SubIntent } from "../../model/sub-intent.ts";
import type { Material, Proven, ActionQuestion, SentBack } from "../../model/work.ts";
import { currentRound } from "../../model/workflow.ts";
import type { RoundDeps } from "../round-deps.ts";
import { askWriter } from "./ask-writer.ts";
import { cutMaterial, gatherEvidence } from "./gather-evidence.ts";
import { mergeAnswers } from "./merge-answers.ts";
import { openMaterial } from "./open-material.ts";
import type { OpenMaterial } from "./open-material.ts";
import { queryTables } from "./query-tables.ts";
import type { QueriedTables } from "./query-tables.ts";
import { withOrigins } from "./with-origins.ts";

export interface AnswerStage {
  /** The grounded parts that are to be answered. */
  parts: readonly SubIntent[];
  /** What they are answered from. */
  material: Material;
  /** What the chosen action wants to know besides. */
  question?: ActionQuestion | undefined;
  /** What the gate sent back of an earlier answer, with its reasons: only that is answered then. */
  before?: Proven;
}

/** Has every part answered from evidence of its own, or what was sent back answered once more. */
export async function answerParts(stage: AnswerStage, deps: RoundDeps): Promise<Answered[]> {
  const { question, before } = stage;
  const parts = before === undefined ? stage.parts : [];
  const back = before?.back ?? [];
  if (parts.length === 0 && back.length === 0) return [];
  const material = await openMaterial(stage.material, queriesOf(stage), deps);
  const planned = await runPlan(question, material, deps);
  const answered: Answered[] = [];
  for (const intent of parts) {
    const evidence = gatherEvidence({ intent, material, question }, deps);
    await deps.emit({
      ...{ type: "evidence-gathered", intent: intent.id, text: intent.text },
      ...{ passages: evidence.evidence.length, isWhole: evidence.isWhole },
    });
    answered.push(
      await answerPart({ intent, ...evidence, evidence: [...planned.passages, ...evidence.evidence] }),
    );
  }
  for (const sent of back) answered.push(await again(sent));
  return answered.map((part) => withOrigins(part, material.documents));

  async function answerPart(
    part: Pick<Answered, "intent" | "evidence" | "isWhole" | "closest">,
  ): Promise<Answered> {
    if (question?.everything === true && !part.isWhole) return readEverything(part);
    // nothing to answer from is a refusal that needs no model
    if (part.evidence.length === 0)
      return { ...part, computed: [], answer: { claims: [], computations: [], missing: [], wish: null } };
    return askWriter({ ...part, material, question, served: planned.served }, deps);
  }

  /** However long the documents are: each piece is answered by itself, and the answers are put together in order. */
  async function readEverything(part: Pick<Answered, "intent" | "closest">): Promise<Answered> {
    const pieces = cutMaterial(material, deps);
    const said: Answered[] = [];
    for (const [at, evidence] of pieces.entries()) {
      const piece = { number: at + 1, of: pieces.length, tables: tablesIn(said) };
      said.push(await askWriter({ ...part, evidence, isWhole: false, material, question, piece }, deps));
      await deps.emit({ type: "action-progressed", done: at + 1, total: pieces.length });
    }
    const writer = said.find((one) => one.writer !== undefined)?.writer;
    const all = { ...part, evidence: said.flatMap(({ evidence }) => evidence), isWhole: true };
    return { ...all, ...mergeAnswers(said), ...(writer !== undefined && { writer }) };
  }

  /** The same evidence, and more of it where nothing was found in a selection. */
  async function again(sent: SentBack): Promise<Answered> {
    const { intent, isWhole, closest, computed } = sent.answered;
    const evidence = question?.everything === true ? citedByFailed(sent) : sent.answered.evidence;
    const known = { evidence, isWhole, closest };
    const wider = sent.wantsMore ? gatherEvidence({ intent, material, question, known }, deps) : known;
    if (sent.wantsMore && wider.evidence.length === evidence.length) return sent.answered;
    return askWriter({ ...wider, intent, computed, material, question, sent }, deps);
  }
}

/** What the parts ask for, in all their words: of long documents that is held. */
function queriesOf({ parts, question }: AnswerStage): string[] {
  const { query = "", instruction = "" } = question ?? {};
  const texts = parts.flatMap((part) => [part.text, ...pointsOf(part).map(({ text }) => text)]);
  return [...new Set([...texts, query, instruction])].filter((text) => text !== "");
}

/** The plan that came with the question is run first: its result is evidence, or the writer is told what is wrong with it. */
async function runPlan(
  question: ActionQuestion | undefined,
  material: OpenMaterial,
  deps: RoundDeps,
): Promise<QueriedTables> {
  if (question?.plan === undefined) return { passages: [], served: [] };
  const language = currentRound(deps.workflow())?.analysis?.detectedLanguage ?? "unknown";
  return queryTables([question.plan], { material, language }, deps);
}

/** Of all that was read, only what the claims that failed rest on is shown again. */
function citedByFailed({ answered: { evidence, answer }, judged }: SentBack): Evidence[] {
  const failed = new Set(judged.flatMap(({ text, complaint }) => (complaint === undefined ? [] : [text])));
  const claims = (answer?.claims ?? []).filter(({ text }) => failed.has(text));
  const cited = new Set(
    claims.flatMap(({ supports }) => supports.flatMap((one) => ("evidence" in one ? [one.evidence] : []))),
  );
  return evidence.filter(({ id }) => cited.has(id));
}

/** The heads of the tables so far, so that a later piece goes on with them. */
function tablesIn(said: readonly Answered[]): { name: string; columns: string[] }[] {
  const rows = (mergeAnswers(said).answer?.claims ?? []).flatMap(({ row }) => row ?? []);
  const tables = new Map(rows.map(({ table, columns }) => [table, { name: table, columns }]));
  return [...tables.values()];
}
