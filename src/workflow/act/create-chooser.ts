import type { ChosenAction, Ending } from "../../model/action.ts";
import { Failure } from "../../model/failure.ts";
import type { RoundRequest } from "../../model/round.ts";
import type { Work } from "../../model/work.ts";
import type { RoundDeps } from "../round-deps.ts";
import { planActions } from "./plan-actions.ts";
import { selectAction } from "./select-action.ts";
import { setParameters } from "./set-parameters.ts";

/** Says what a task does next; a mode is one of these. */
export type Chooser = (work: Work, deps: RoundDeps) => Promise<ChosenAction | Ending>;

export function createChooser(planner: RoundRequest["planner"]): Chooser {
  switch (planner) {
    case "dynamic":
      return async (work, deps) => {
        const selection = await selectAction(work, deps);
        return "outcome" in selection ? selection : setParameters({ work, selection }, deps);
      };
    case "actionplan":
      return createPlanFollower();
  }
}

/** One call for all actions of the task, then one after the other; a new plan where the old one led astray or ended too early. */
function createPlanFollower(): Chooser {
  let planned: ChosenAction[] = [];
  return async (work, deps) => {
    const wentWrong = work.done.at(-1)?.review.decision === "retry";
    const [next, ...rest] = planned.length === 0 || wentWrong ? await planActions(work, deps) : planned;
    planned = rest;
    if (next === undefined) throw new Failure("internal", "A plan without actions was accepted.");
    return next;
  };
}
