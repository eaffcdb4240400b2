import { ApprovalAnswer } from "../../model/action.ts";
import type { Approval, ChosenAction } from "../../model/action.ts";
import type { RoundRequest } from "../../model/round.ts";
import type { RoundDeps } from "../round-deps.ts";
import { judgePermission } from "./allow/judge-permission.ts";

export type Allowed =
  | { kind: "go"; chosen: ChosenAction }
  | { kind: "rejected"; chosen: ChosenAction; reason: string };

const minuteMs = 60_000;

export interface ApproveInput {
  chosen: ChosenAction;
  request: RoundRequest;
  /** Whether what was written is finished now, and is to be put where it goes. */
  isPlacing?: boolean;
}

/** What changes the world waits for a person, unless it was allowed beforehand. Edited parameters are checked like any. */
export async function approve(
  { chosen, request, isPlacing = false }: ApproveInput,
  deps: RoundDeps,
): Promise<Allowed> {
  if (!isPlacing) await deps.emit({ type: "action-chosen", chosen });
  const action = deps.actions.find(chosen.action);
  const complain = isPlacing && action.place !== undefined ? action.place.complain : action.complain;
  const { effect } = action.offer;
  const judged = await judgePermission({ chosen, request }, deps);
  if (judged.kind === "go") return { kind: "go", chosen };
  if (judged.kind === "never") return { kind: "rejected", chosen, reason: judged.reason };
  // writing changes nothing yet: a person is asked when they can see what was written
  if (action.place !== undefined && !isPlacing) return { kind: "go", chosen };
  const told = {
    ...(judged.warnings.length > 0 && { warnings: judged.warnings }),
    ...(judged.notes.length > 0 && { notes: judged.notes }),
  };
  const { objective, parameters, documents, connection } = chosen;
  for (let number = 1; ; number += 1) {
    const id = `${approvalTopic(deps)}-${number}`;
    const asked = {
      id,
      action: chosen.action,
      effect,
      objective,
      parameters,
      documents,
      connection,
      ...told,
    };
    const answer = await waitForAnswer(asked, request, deps);
    if (answer.decision === "reject")
      return { kind: "rejected", chosen, reason: answer.reason ?? "a person said no to it" };
    const edited = answer.parameters ?? parameters;
    const complaint = complain(edited);
    if (complaint === undefined) return { kind: "go", chosen: { ...chosen, parameters: edited } };
    await deps.emit({ type: "warning-raised", code: "approval", message: `${chosen.action}: ${complaint}` });
  }
}

async function waitForAnswer(
  approval: Approval,
  request: RoundRequest,
  deps: RoundDeps,
): Promise<ApprovalAnswer> {
  await deps.emit({ type: "approval-asked", approval });
  const timeoutMs = request.limits.approvalMinutes * minuteMs;
  const said = await deps.run.waitFor(approval.id, { timeoutMs });
  const parsed = ApprovalAnswer.safeParse(said);
  const answer: ApprovalAnswer = parsed.success
    ? parsed.data
    : {
        decision: "reject",
        reason: said === undefined ? "nobody answered in time" : "the answer was unreadable",
      };
  await deps.emit({ type: "approval-answered", id: approval.id, answer });
  return answer;
}

function approvalTopic(deps: RoundDeps): string {
  const { round, task, action } = deps.workflow();
  return `approval-${round}-${task}-${action + 1}`;
}
