import type { WorkflowEvent } from "../model/event.ts";
import { phrasesFor } from "../model/phrases.ts";

/** One line of progress in the reader's language, or nothing for what needs no saying. */
export function describeEvent(event: WorkflowEvent, language: string): string | undefined {
  const words = phrasesFor(language);
  switch (event.type) {
    case "message-added":
      return describeMessage(event.message, words);
    case "tasks-planned":
      return describePlan(event);
    case "action-chosen":
      return event.chosen.userMessage === "" ? undefined : `  ${oneLine(event.chosen.userMessage)}`;
    case "action-started":
      if (event.action === "document.extractContent") return `${words.reading} …`;
      if (event.action === "document.search") return `${words.searching} “${event.objective}” …`;
      return undefined;
    case "evidence-gathered":
      return `${words.searching} “${oneLine(event.text)}” …`;
    case "evidence-added":
      return `  + ${oneLine(event.wish)} (${event.found})`;
    case "action-progressed":
      return `  ${event.done} / ${event.total}`;
    case "action-finished":
      return event.success ? undefined : `  ✗ ${event.summary}`;
    case "claims-checked":
      return event.audited.length === 0
        ? `${words.checking} …`
        : `${words.checking}: ${event.audited.map(({ verdict }) => verdict).join(", ")}`;
    case "task-reviewed":
      return event.review.decision === "retry" ? `↻ ${words.onceMore}: ${event.review.reason}` : undefined;
    case "warning-raised":
      // what was typed did not fit, and is asked for again
      return event.code === "approval" ? `! ${event.message}` : undefined;
    default:
      return undefined;
  }
}

/** What the plan says to the person, and its tasks where there are several. */
function describePlan({ userMessage, tasks }: Extract<WorkflowEvent, { type: "tasks-planned" }>) {
  const several =
    tasks.length < 2 ? [] : tasks.map(({ objective }, index) => `  ${index + 1}. ${oneLine(objective)}`);
  const lines = [...(userMessage === "" ? [] : [userMessage]), ...several];
  return lines.length === 0 ? undefined : lines.join("\n");
}

type Message = Extract<WorkflowEvent, { type: "message-added" }>["message"];

function describeMessage(message: Message, words: ReturnType<typeof phrasesFor>): string | undefined {
  const names = message.documents.map(({ fileName }) => fileName).join(", ");
  if (message.role === "system") return names === "" ? undefined : `${words.writing} ${names}`;
  // blocks of the message that became documents are no new request
  return message.text === "" ? undefined : `${words.understanding} …`;
}

function oneLine(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.length <= 120 ? line : `${line.slice(0, 119)}…`;
}
