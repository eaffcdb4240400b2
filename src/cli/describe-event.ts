import type { WorkflowEvent } from "../model/event.ts";
import { phrasesFor } from "../model/phrases.ts";

/** One line of progress in the reader's language, or nothing for what needs no saying. */
export function describeEvent(event: WorkflowEvent, language: string): string | undefined {
  const words = phrasesFor(language);
  switch (event.type) {
    case "message-added":
      if (event.message.role === "user") return `${words.understanding} …`;
      return event.message.documents.length === 0
        ? undefined
        : `${words.writing} ${event.message.documents.map(({ fileName }) => fileName).join(", ")}`;
    case "action-started":
      if (event.action === "document.extractContent") return `${words.reading} …`;
      if (event.action === "document.search") return `${words.searching} “${event.objective}” …`;
      return undefined;
    case "action-progressed":
      return `  ${event.done} / ${event.total}`;
    case "action-finished":
      return event.success ? undefined : `  ✗ ${event.summary}`;
    case "claims-checked":
      return `${words.checking}: ${event.audited.map(({ verdict }) => verdict).join(", ") || "–"}`;
    default:
      return undefined;
  }
}
