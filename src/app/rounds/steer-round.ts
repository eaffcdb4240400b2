import type { Engine } from "../../engine/engine-port.ts";
import type { Json, StepInfo } from "../../engine/run-info.ts";
import type { Approval, ApprovalAnswer } from "../../model/action.ts";
import { Failure } from "../../model/failure.ts";
import { currentRound } from "../../model/workflow.ts";
import type { Round, Workflow } from "../../model/workflow.ts";
import type { Store } from "../../store/store.ts";
import { announceRound } from "./announce-round.ts";

export interface SteerDeps {
  store: Store;
  engine: Engine;
}

/** Answers what the round waits for; whoever carries it out goes on, now or when it is resumed. */
export async function answerApproval(
  workflow: Workflow,
  answer: ApprovalAnswer,
  { engine }: SteerDeps,
): Promise<Approval> {
  const round = needRound(workflow);
  const { waiting } = round;
  if (waiting === undefined)
    throw new Failure("usage", `Workflow ${workflow.id} is not waiting for an approval.`);
  await engine.send(round.runId, waiting.id, answer as unknown as Json);
  return waiting;
}

/** The recorded steps of the last round, in order. */
export async function listSteps(workflow: Workflow, { engine }: SteerDeps): Promise<StepInfo[]> {
  return engine.steps(needRound(workflow).runId);
}

export interface RoundFork {
  workflowId: string;
  beforeStep: number;
}

/** A copy of the workflow up to a step of its last round; the rest of that round is done anew. Returns the run's id. */
export async function forkRound(
  workflow: Workflow,
  fork: RoundFork,
  { store, engine }: SteerDeps,
): Promise<string> {
  const round = needRound(workflow);
  const steps = await engine.steps(round.runId);
  if (!Number.isInteger(fork.beforeStep) || fork.beforeStep < 0 || fork.beforeStep > steps.length)
    throw new Failure(
      "usage",
      `${round.runId} has no step ${fork.beforeStep}; its steps are 0 to ${steps.length}.`,
    );
  const events = await store.read(workflow.id);
  const own = events.findIndex(({ key }) => key.startsWith(`${round.runId}/`));
  for (const { key, event } of events.slice(0, own === -1 ? 0 : own)) {
    const moved = event.type === "workflow-created" ? { ...event, workflowId: fork.workflowId } : event;
    await store.append(fork.workflowId, key, moved);
  }
  const id = `${fork.workflowId}-r${round.number}`;
  await engine.fork(round.runId, { id, beforeStep: fork.beforeStep, stream: fork.workflowId });
  const { user, mode } = workflow;
  await announceRound(store, { workflowId: fork.workflowId, runId: id, user, mode, prompt: round.prompt });
  return id;
}

function needRound(workflow: Workflow): Round {
  const round = currentRound(workflow);
  if (round === undefined) throw new Failure("not-found", `Workflow ${workflow.id} has no round.`);
  return round;
}
