import type { Checked } from "../model/round.ts";
import { answerIntent } from "./act/answer-intent.ts";
import type { Prove } from "./act/perform.ts";
import { checkAnswer } from "./verify/check-answer.ts";

/** Has a grounded part answered and checked. Two answers in a row that are not in the documents are a refusal; the second looks wider. */
export const proveIntent: Prove = async ({ intent, material }, deps): Promise<Checked> => {
  const near = await answerIntent({ intent, material, width: "near" }, deps);
  const first = await checkAnswer(near, deps);
  if (first.decision !== "RETRY") return first;
  return checkAnswer(await answerIntent({ intent, material, width: "wide", before: near }, deps), deps);
};
