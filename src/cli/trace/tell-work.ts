import type { ApprovalAnswer, ChosenAction, Observation } from "../../model/action.ts";
import type { WorkflowEvent } from "../../model/event.ts";
import { oneLine } from "./print-figures.ts";

/** What happens inside a task: choices, approvals, verdicts of the gate, observations, reviews. */
export function tellWork(event: WorkflowEvent): string[] {
  switch (event.type) {
    case "action-chosen":
      return tellChoice(event.chosen);
    case "approval-asked": {
      const { id, action, effect, parameters } = event.approval;
      return [`Approval requested (${id}): ${action}, ${effect}`, `  ${JSON.stringify(parameters)}`];
    }
    case "approval-answered":
      return tellAnswer(event.answer);
    case "evidence-gathered": {
      const { intent, passages, isWhole } = event;
      return [`Evidence for ${intent}: ${passages} passages, ${isWhole ? "all of them" : "a selection"}`];
    }
    case "evidence-added":
      return [
        `More evidence wanted for ${event.intent}: ${oneLine(event.wish, 300)} (${event.found} more passages)`,
      ];
    case "claims-checked":
      return tellVerdicts(event);
    case "action-observed":
      return tellObservation(event.observation);
    case "task-reviewed": {
      const { decision, reason, unmetCriteria } = event.review;
      return [
        `Review by ${event.by}: ${decision}, ${oneLine(reason, 400)}`,
        ...unmetCriteria.map((criterion) => `  not met: ${oneLine(criterion, 300)}`),
      ];
    }
    default:
      return [];
  }
}

const ways = {
  host: "found without a model",
  stage2: "from stage 2",
  plan: "from the plan of all actions",
} satisfies Record<ChosenAction["by"], string>;

function tellChoice(chosen: ChosenAction): string[] {
  const { action, objective, userMessage, documents, connection, completionCriteria, parameters, by } =
    chosen;
  return [
    `Chose ${action}: ${oneLine(objective, 300)}`,
    ...(userMessage === "" ? [] : [`  the model said: “${oneLine(userMessage, 300)}”`]),
    ...(documents.length === 0 ? [] : [`  on: ${documents.join(", ")}`]),
    ...(connection === null ? [] : [`  over: ${connection}`]),
    `  parameters ${ways[by]}: ${oneLine(JSON.stringify(parameters), 1_000)}`,
    ...(completionCriteria === "" ? [] : [`  complete when: ${oneLine(completionCriteria, 300)}`]),
    ...chosen.learnings.map((learning) => `  learned: ${oneLine(learning, 300)}`),
  ];
}

function tellAnswer({ decision, reason, parameters }: ApprovalAnswer): string[] {
  return [
    [decision === "approve" ? "Approved" : "Rejected", reason].filter(Boolean).join(": "),
    ...(parameters === undefined ? [] : [`  with ${JSON.stringify(parameters)}`]),
  ];
}

type Verdicts = Extract<WorkflowEvent, { type: "claims-checked" }>;

function tellVerdicts({ intent, audited, decision, problems }: Verdicts): string[] {
  return [
    `Gate for ${intent}${decision === undefined ? "" : `: ${decision}`}`,
    ...problems.map((problem) => `  ${oneLine(problem, 300)}`),
    ...audited.map(
      ({ text, verdict, stage, reason }) =>
        `  ${verdict} by stage ${stage}: “${oneLine(text, 300)}” (${oneLine(reason, 200)})`,
    ),
  ];
}

function tellObservation({ success, summary, produced, problems }: Observation): string[] {
  return [
    `Observed: ${success ? "" : "with problems, "}${oneLine(summary, 400)}`,
    ...produced.map(({ fileName, format, bytes }) => `  ${fileName} (${format}, ${bytes} bytes)`),
    ...problems.map((problem) => `  problem: ${oneLine(problem, 300)}`),
  ];
}
