import { isGrounded } from "../model/sub-intent.ts";
import type { Checked, RoundRequest } from "../model/round.ts";
import type { RoundResult } from "../model/round-result.ts";
import { answerIntent } from "./act/answer-intent.ts";
import { prepareTask } from "./act/prepare-task.ts";
import { deliver } from "./deliver/deliver.ts";
import { receive } from "./deliver/receive.ts";
import { generateDocument } from "./generate/generate-document.ts";
import { planTasks } from "./plan/plan-tasks.ts";
import { createRoundDeps } from "./round-deps.ts";
import type { RoundBinding } from "./round-deps.ts";
import { splitRequest } from "./understand/split-request.ts";
import { understand } from "./understand/understand.ts";
import { checkAnswer, leaveUnserved } from "./verify/check-answer.ts";

/** The whole product on one page: a request and its documents in, finished and checked files out. */
export async function runRound(request: RoundRequest, binding: RoundBinding): Promise<RoundResult> {
  const deps = createRoundDeps(binding);
  const { analysis, received } = await understand(await receive(request, deps), deps);
  const split = await splitRequest(analysis, deps);
  const tasks = await planTasks({ received, analysis, split }, deps);

  const checked: Checked[] = [];
  for (const task of tasks) {
    const material = await prepareTask({ task, received }, deps);
    for (const intent of split.intents.filter(({ id }) => task.subIntents.includes(id))) {
      checked.push(isGrounded(intent.role) ? await prove(intent) : leaveUnserved(intent));
    }
    await deps.emit({ type: "task-finished", taskId: task.id, summary: task.objective });

    // two answers in a row that are not in the documents are a refusal; the second looks wider
    async function prove(intent: (typeof split.intents)[number]): Promise<Checked> {
      const near = await answerIntent({ intent, material, width: "near" }, deps);
      const first = await checkAnswer(near, deps);
      if (first.decision !== "RETRY") return first;
      return checkAnswer(await answerIntent({ intent, material, width: "wide", before: near }, deps), deps);
    }
  }

  const document = await generateDocument({ request, analysis, checked }, deps);
  return deliver({ request, received, analysis, split, checked, document }, deps);
}
