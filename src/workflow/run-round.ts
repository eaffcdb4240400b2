import type { RoundRequest } from "../model/round.ts";
import type { RoundResult } from "../model/round-result.ts";
import type { Task } from "../model/task.ts";
import type { TaskResult } from "../model/work.ts";
import { approve } from "./act/approve.ts";
import { createChooser } from "./act/create-chooser.ts";
import { perform } from "./act/perform.ts";
import { prepareTask } from "./act/prepare-task.ts";
import { review } from "./act/review.ts";
import { deliver } from "./deliver/deliver.ts";
import { keepResult } from "./deliver/keep-result.ts";
import { receive } from "./deliver/receive.ts";
import { makeAnswer } from "./generate/make-answer.ts";
import { makeDocument } from "./generate/make-document.ts";
import { planTasks } from "./plan/plan-tasks.ts";
import { proveIntent } from "./prove-intent.ts";
import { createRoundDeps } from "./round-deps.ts";
import type { RoundBinding } from "./round-deps.ts";
import { splitRequest } from "./understand/split-request.ts";
import { understand } from "./understand/understand.ts";
import { verifyResult } from "./verify/verify-result.ts";

/** The whole product on one page: a request and its documents in, finished and checked files out. */
export async function runRound(request: RoundRequest, binding: RoundBinding): Promise<RoundResult> {
  const deps = createRoundDeps(binding, request.origin);
  const { analysis, received } = await understand({ request, received: await receive(request, deps) }, deps);
  const split = await splitRequest(analysis, deps);
  const tasks = await planTasks({ received, analysis, split }, deps);

  const results: TaskResult[] = [];
  for (const task of tasks) {
    results.push(await carryOut(task));
    if (results.at(-1)?.status !== "done") break; // what rests on it would rest on nothing
  }
  const answered = tasks.length === 0 ? await makeAnswer({ request, analysis }, deps) : undefined;
  return deliver({ request, analysis, split, tasks, results, answered }, deps);

  /** Choose, perform, verify, make, review: until the review says that it is done, or cannot be. */
  async function carryOut(task: Task): Promise<TaskResult> {
    const choose = createChooser(request.planner);
    let work = await prepareTask({ task, split, received, results }, deps);
    while (work.status === "open") {
      const chosen = await choose(work, deps);
      const allowed = await approve({ chosen, request }, deps);
      const performed = await perform({ allowed, work, prove: proveIntent }, deps);
      const verified = await verifyResult({ work, performed }, deps);
      const made = await makeDocument({ work, performed, verified }, deps);
      work = await review({ work, performed, verified, made, request }, deps);
    }
    return keepResult({ work, request }, deps);
  }
}
