import type { StoredEvent } from "../../model/event.ts";
import { sumUsageBy } from "../../model/calls/usage.ts";
import { oneLine } from "./print-figures.ts";

/** Every event in one line, then what each action cost. */
export function listEvents(told: readonly StoredEvent[]): string[] {
  return [...told.map(describe), ...listCosts(told)];
}

/** What each action cost, by round.task.action. */
function listCosts(told: readonly StoredEvent[]): string[] {
  const calls = told.flatMap(({ event }) => (event.type === "ai-called" ? [event.usage] : []));
  return [...sumUsageBy("action", calls, calls[0]?.currency ?? "USD")].map(([place, total]) => {
    const { aiCalls, tokensIn, tokensOut, price, currency } = total;
    return `${place}: ${aiCalls} AI calls, ${tokensIn} tokens in, ${tokensOut} out, ${price} ${currency}`;
  });
}

function describe({ offset, at, event }: StoredEvent): string {
  const time = new Date(at).toISOString().slice(11, 23);
  return `${String(offset).padStart(4)}  ${time}  ${event.type.padEnd(18)} ${detailOf(event)}`.trimEnd();
}

function detailOf(event: StoredEvent["event"]): string {
  switch (event.type) {
    case "workflow-created":
      return `${event.user}, ${event.mode}`;
    case "round-started":
      return `${event.runId}: ${oneLine(event.prompt)}`;
    case "message-added":
      return `${event.message.role}: ${oneLine(event.message.summary ?? event.message.text)} (${event.message.documents.length} documents)`;
    case "request-understood":
      return `${event.analysis.detectedLanguage}, ${event.analysis.complexity}: ${oneLine(event.analysis.intent)}`;
    case "intents-split":
      return event.split.intents.map(({ id, role, text }) => `${id} ${role} ${oneLine(text)}`).join(" | ");
    case "request-routed":
      return `${event.route}: ${oneLine(event.reason)}`;
    case "tasks-planned":
      return event.tasks.map(({ id, objective }) => `${id} ${oneLine(objective)}`).join(" | ");
    case "ai-called": {
      const { model, prompt, promptVersion, tokensIn, tokensOut, price, currency, milliseconds } =
        event.usage;
      return `${model} ${prompt} v${promptVersion}, ${tokensIn} in, ${tokensOut} out, ${price} ${currency}, ${milliseconds} ms`;
    }
    case "connection-used": {
      const { label, action, effect, target, bytes, result } = event.use;
      return `${label}: ${action} (${effect}), ${oneLine(target)}, ${bytes} bytes, ${result}`;
    }
    case "budget-raised":
      return String(event.round);
    case "output-moved":
      return oneLine(event.folder);
    case "warning-raised":
      return `${event.code}: ${oneLine(event.message)}`;
    case "round-finished":
      return [event.result.status, event.result.reason].filter(Boolean).join(": ");
    case "round-stopped":
    case "round-resumed":
    case "round-retried":
      return "";
    default:
      return detailOfWork(event);
  }
}

type WorkEvent = Extract<
  StoredEvent["event"],
  {
    type:
      | `task-${string}`
      | `action-${string}`
      | `approval-${string}`
      | "claims-checked"
      | "answer-rejected"
      | "documents-read"
      | `evidence-${string}`;
  }
>;

function detailOfWork(event: WorkEvent): string {
  switch (event.type) {
    case "task-started":
    case "task-finished":
      return event.taskId;
    case "answer-rejected":
      return `${event.prompt}: ${oneLine(event.complaint)}`;
    case "action-chosen":
      return `${event.chosen.action}: ${oneLine(event.chosen.objective)} (parameters by ${event.chosen.by})`;
    case "approval-asked":
      return `${event.approval.id} ${event.approval.action}: ${oneLine(event.approval.objective)}`;
    case "approval-answered":
      return [`${event.id} ${event.answer.decision}`, event.answer.reason].filter(Boolean).join(": ");
    case "action-started":
      return `${event.action}: ${oneLine(event.objective)}`;
    case "action-progressed":
      return `${event.done} of ${event.total}`;
    case "action-finished":
      return `${event.success ? "done" : "failed"}: ${oneLine(event.summary)}`;
    case "documents-read":
      return event.extracted
        .map(({ documentId, partCount }) => `${documentId}: ${partCount} parts`)
        .join(", ");
    case "action-observed":
      return `${event.observation.success ? "good" : "with problems"}: ${oneLine(event.observation.summary)}`;
    case "task-reviewed":
      return `${event.review.decision} by ${event.by}: ${oneLine(event.review.reason)}`;
    case "evidence-gathered":
      return `${event.intent}: ${event.passages} passages${event.isWhole ? ", all of them" : ", a selection"}`;
    case "evidence-added":
      return `${event.intent}: ${oneLine(event.wish)}, ${event.found} passages`;
    case "claims-checked":
      return event.audited
        .map(
          ({ verdict, text, stage, reason }) =>
            `${verdict} by stage ${stage} “${oneLine(text)}” (${oneLine(reason)})`,
        )
        .join(" | ");
  }
}
