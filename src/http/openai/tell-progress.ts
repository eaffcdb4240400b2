import { plainLine } from "../../lib/text/plain-line.ts";
import type { WorkflowEvent } from "../../model/event.ts";
import { phrasesFor } from "../../model/phrases.ts";

/** One line for the folding "thinking" block of a chat client, or nothing for what needs no saying. */
export function tellProgress(event: WorkflowEvent, language: string): string | undefined {
  const words = phrasesFor(language);
  switch (event.type) {
    case "tasks-planned":
      return event.tasks
        .map(({ objective }, index) => `${index + 1}. ${plainLine(objective, 200)}`)
        .join("\n");
    case "action-progressed":
      return event.item === undefined
        ? undefined
        : `${words.reading} ${plainLine(event.item, 200)} (${event.done + 1}/${event.total})`;
    case "evidence-gathered":
      return `${words.searching} ${plainLine(event.text, 200)} (${event.passages})`;
    case "claims-checked":
      return event.audited.length === 0
        ? undefined
        : `${words.checking}: ${event.audited.map(({ verdict }) => verdict).join(", ")}`;
    case "task-reviewed":
      return event.review.decision === "retry"
        ? `${words.onceMore}: ${plainLine(event.review.reason, 200)}`
        : undefined;
    default:
      return undefined;
  }
}
