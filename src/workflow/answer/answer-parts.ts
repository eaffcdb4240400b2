import type { Answered } from "../../model/round.ts";
import type { SubIntent } from "../../model/sub-intent.ts";
import type { Material, Proven, Question, SentBack } from "../../model/work.ts";
import type { RoundDeps } from "../round-deps.ts";
import { askWriter } from "./ask-writer.ts";
import { gatherEvidence, openMaterial } from "./gather-evidence.ts";

export interface AnswerStage {
  /** The grounded parts that are to be answered. */
  parts: readonly SubIntent[];
  /** What they are answered from. */
  material: Material;
  /** What the chosen action wants to know besides. */
  question?: Question | undefined;
  /** What the gate sent back of an earlier answer, with its reasons: only that is answered then. */
  before?: Proven;
}

/** Has every part answered from evidence of its own, or what was sent back answered once more. */
export async function answerParts(stage: AnswerStage, deps: RoundDeps): Promise<Answered[]> {
  const { question, before } = stage;
  const parts = before === undefined ? stage.parts : [];
  const back = before?.back ?? [];
  if (parts.length === 0 && back.length === 0) return [];
  const material = await openMaterial(stage.material, deps);
  const answered: Answered[] = [];
  for (const intent of parts) {
    const evidence = gatherEvidence({ intent, material, question }, deps);
    await deps.emit({
      ...{ type: "evidence-gathered", intent: intent.id, text: intent.text },
      ...{ passages: evidence.evidence.length, isWhole: evidence.isWhole },
    });
    answered.push(await answerPart({ intent, ...evidence }));
  }
  for (const sent of back) answered.push(await again(sent));
  return answered;

  async function answerPart(
    part: Pick<Answered, "intent" | "evidence" | "isWhole" | "closest">,
  ): Promise<Answered> {
    // nothing to answer from is a refusal that needs no model
    if (part.evidence.length === 0)
      return { ...part, computed: [], answer: { claims: [], computations: [], missing: [], wish: null } };
    return askWriter({ ...part, material, question }, deps);
  }

  /** The same evidence, and more of it where nothing was found in a selection. */
  async function again(sent: SentBack): Promise<Answered> {
    const { intent, evidence, isWhole, closest, computed } = sent.answered;
    const known = { evidence, isWhole, closest };
    const wider = sent.wantsMore ? gatherEvidence({ intent, material, question, known }, deps) : known;
    if (sent.wantsMore && wider.evidence.length === evidence.length) return sent.answered;
    return askWriter({ ...wider, intent, computed, material, question, sent }, deps);
  }
}
