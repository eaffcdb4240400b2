import type { RoundRequest } from "../model/round.ts";
import type { RoundResult } from "../model/round-result.ts";
import type { Task } from "../model/task.ts";
import { canBegin, isRefused, partsFor } from "../model/work.ts";
import type { Performed, Proven, TaskResult, Verified, Work } from "../model/work.ts";
import { approve } from "./act/approve.ts";
import { bindAction } from "./act/bind-action.ts";
import { createChooser } from "./act/create-chooser.ts";
import { endTask } from "./act/end-task.ts";
import { offerTools } from "./act/offer-tools.ts";
import { perform } from "./act/perform.ts";
import { place } from "./act/place.ts";
import { prepareTask } from "./act/prepare-task.ts";
import { review } from "./act/review.ts";
import { fallBack } from "./act/review/fall-back.ts";
import { answerParts } from "./answer/answer-parts.ts";
import type { AnswerStage } from "./answer/answer-parts.ts";
import { deliver } from "./deliver/deliver.ts";
import { keepResult } from "./deliver/keep-result.ts";
import { makeAnswer } from "./write/make-answer.ts";
import { makeDocument } from "./write/make-document.ts";
import { mendText } from "./write/mend-text.ts";
import { makeProven } from "./write/make-proven.ts";
import { planTasks } from "./plan/plan-tasks.ts";
import { recall } from "./receive/recall.ts";
import { receive } from "./receive/receive.ts";
import { createRoundDeps } from "./round-deps.ts";
import type { RoundBinding, RoundDeps } from "./round-deps.ts";
import { splitRequest } from "./understand/split-request.ts";
import { understand } from "./understand/understand.ts";
import { admitProven } from "./verify/admit-proven.ts";
import { verifyClaims } from "./verify/verify-claims.ts";
import { verifyText } from "./verify/verify-text.ts";

/** The whole product on one page: a request and its documents in, finished and checked files out. */
export async function runRound(request: RoundRequest, binding: RoundBinding): Promise<RoundResult> {
  const deps = createRoundDeps(binding, request.origin);
  const given = await recall(await receive(request, deps), deps);
  const { analysis, received } = await understand({ request, received: given }, deps);
  const split = await splitRequest({ request, analysis }, deps);
  await offerTools({ request, analysis }, deps);
  const tasks = await planTasks({ received, analysis, split }, deps);

  const results: TaskResult[] = await makeProven(admitProven({ analysis, received }, deps), deps);
  for (const task of tasks) {
    if (!canBegin(task, results)) continue; // what rests on a task that failed would rest on nothing
    results.push(await carryOut(task));
    if (isRefused(results.at(-1))) break; // one part that is not proven refuses the whole
  }
  const answered = results.length === 0 ? await makeAnswer({ request, analysis }, deps) : undefined;
  return deliver({ request, analysis, split, tasks, results, answered }, deps);

  /** Choose, bind, prove, perform, check, make, review: until the review says that it is done, or cannot be. */
  async function carryOut(task: Task): Promise<TaskResult> {
    const choose = createChooser(request.planner);
    let work = await prepareTask({ task, split, received, results }, deps);
    while (work.status === "open") {
      const chosen = await choose(work, deps);
      if ("outcome" in chosen) {
        work = await endTask({ work, ending: chosen }, deps);
        continue;
      }
      const allowed = await approve({ chosen, request }, deps);
      const bound = await bindAction({ allowed, work }, deps);
      const proven = await prove(
        { parts: partsFor(work, bound), material: bound, question: bound.question },
        deps,
      );
      const performed = await perform({ bound, work, proven }, deps);
      const verified = await check({ work, performed, proven }, deps);
      const made = await makeDocument({ work, performed, verified }, deps);
      work = await review({ work, performed, verified, made, request }, deps);
    }
    work = await place({ work: await fallBack(work, deps), request }, deps);
    return keepResult({ work, request }, deps);
  }
}

/** Answered, verified, and what failed once more with the exact complaint; what fails again is dropped, and said to be. */
export async function prove(given: AnswerStage, deps: RoundDeps): Promise<Proven> {
  const proven = await verifyClaims({ answered: await answerParts(given, deps) }, deps);
  if (proven.back.length === 0) return proven;
  const again = await answerParts({ ...given, before: proven }, deps);
  return verifyClaims({ answered: again, before: proven }, deps);
}

/** The same for what was written: statements that fail are mended once, the rest of the text stays. */
async function check(
  given: { work: Work; performed: Performed; proven: Proven },
  deps: RoundDeps,
): Promise<Verified> {
  const verified = await verifyText(given, deps);
  if (verified.back === undefined) return verified;
  const mended = await mendText({ ...given, back: verified.back }, deps);
  return verifyText({ ...given, mended, approved: verified.back.approved }, deps);
}
