import { refusalToken } from "../../model/grounding.ts";
import type { Evidence, GroundedAnswer } from "../../model/grounding.ts";
import type { PoolWidth } from "../../model/pool-width.ts";
import type { Answered } from "../../model/round.ts";
import type { SubIntent } from "../../model/sub-intent.ts";
import type { RoundDeps } from "../round-deps.ts";
import { isTwin } from "../../model/work.ts";
import { executeAction } from "./execute-action.ts";
import type { Material } from "./read-material.ts";

export interface AnswerRequest {
  intent: SubIntent;
  material: Material & { query?: string };
  width: PoolWidth;
  /** An earlier answer from a smaller pool, so that the same question is not paid for twice. */
  before?: Answered;
}

/** Finds the sub-intent's own pool and has it answered from that alone. */
export async function answerIntent(
  { intent, material, width, before }: AnswerRequest,
  deps: RoundDeps,
): Promise<Answered> {
  const { documents, extracted, query = intent.text } = material;
  const wanted = { objective: intent.text, query };
  const near = await findPool({ documents, extracted }, { ...wanted, width });
  // whoever wants something summed up or written has the documents before them, not words of them
  const looksThrough = near.length === 0 && (intent.role === "SUMMARIZE" || isTwin(intent));
  const pool = looksThrough ? await findPool({ documents, extracted }, { ...wanted, width: "survey" }) : near;
  const seen = new Set(before?.pool.map(({ id }) => id));
  if (before !== undefined && pool.every(({ id }) => seen.has(id))) return before;
  if (pool.length === 0) return { intent, pool, answer: refusalToken };
  return { intent, pool, answer: await answer() };

  async function findPool(
    bound: Material,
    { objective, ...parameters }: { objective: string; query: string; width: PoolWidth },
  ): Promise<Evidence[]> {
    const call = { action: "document.search", objective, parameters, connection: null, bound };
    const result = await executeAction(call, deps);
    return result.kind === "found" ? result.pool : [];
  }

  async function answer(): Promise<GroundedAnswer | null> {
    const objective = intent.text;
    const parameters = { instruction: intent.text };
    const bound = { documents, extracted, pool, intent };
    const call = { action: "ai.process", objective, parameters, connection: null, bound };
    const result = await executeAction(call, deps);
    return result.kind === "answered" ? result.answer : null;
  }
}
