import { refusalToken } from "../../model/grounding.ts";
import type { Answered, PoolWidth } from "../../model/round.ts";
import type { SubIntent } from "../../model/sub-intent.ts";
import type { RoundDeps } from "../round-deps.ts";
import { executeAction } from "./execute-action.ts";
import type { Material } from "./prepare-task.ts";

export interface AnswerRequest {
  intent: SubIntent;
  material: Material;
  width: PoolWidth;
  /** An earlier answer from a smaller pool, so that the same question is not paid for twice. */
  before?: Answered;
}

/** Finds the sub-intent's own pool and has it answered from that alone. */
export async function answerIntent(
  { intent, material, width, before }: AnswerRequest,
  deps: RoundDeps,
): Promise<Answered> {
  const objective = intent.text;
  const found = {
    kind: "found",
    action: "document.search",
    objective,
    parameters: { query: intent.text, width },
  } as const;
  const { pool } = await executeAction({ ...found, bound: material }, deps);
  const seen = new Set(before?.pool.map(({ id }) => id));
  if (before !== undefined && pool.every(({ id }) => seen.has(id))) return before;
  if (pool.length === 0) return { intent, pool, answer: refusalToken };
  const answered = { kind: "answered", action: "ai.process", objective, parameters: { intent } } as const;
  const { answer } = await executeAction({ ...answered, bound: { ...material, pool } }, deps);
  return { intent, pool, answer };
}
