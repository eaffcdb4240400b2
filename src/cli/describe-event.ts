import type { WorkflowEvent } from "../model/event.ts";
import { plainLine } from "../lib/text/plain-line.ts";
import { inQuotationMarks } from "../model/documents/short-quote.ts";
import { phrasesFor } from "../model/phrases.ts";
import { fill, progressWordsFor } from "./progress/progress-words.ts";

type Words = ReturnType<typeof phrasesFor>;
type Progressed = Extract<WorkflowEvent, { type: "action-progressed" }>;
type Planned = Extract<WorkflowEvent, { type: "tasks-planned" }>;
type Message = Extract<WorkflowEvent, { type: "message-added" }>["message"];

const longestSaid = 160;
const longestReason = 400;

/** One line of progress in the reader's language, or nothing for what needs no saying. */
export function describeEvent(event: WorkflowEvent, language: string): string | undefined {
  const words = phrasesFor(language);
  switch (event.type) {
    case "message-added":
      return describeMessage(event.message, words);
    case "tasks-planned":
      return describePlan(event, language);
    case "action-chosen": {
      const said = quoteModel(event.chosen.userMessage, language);
      return said === undefined ? undefined : `  ${said}`;
    }
    case "action-started":
      if (event.action === "document.search") return describeSearch(event.objective, language);
      return undefined;
    case "evidence-gathered":
      return describeSearch(event.text, language);
    case "evidence-added":
      return `  + ${plainLine(event.wish)} (${event.found})`;
    case "action-progressed":
      return describeSteps(event, language);
    case "action-finished":
      return event.success ? undefined : `  ✗ ${plainLine(event.summary, longestReason)}`;
    case "claims-checked":
      return event.audited.length === 0
        ? `${words.checking} …`
        : `${words.checking}: ${event.audited.map(({ verdict }) => verdict).join(", ")}`;
    case "task-reviewed":
      return event.review.decision === "retry"
        ? `↻ ${words.onceMore}: ${plainLine(event.review.reason, longestReason)}`
        : undefined;
    case "warning-raised":
      // what was typed did not fit, and is asked for again
      return event.code === "approval" ? `! ${plainLine(event.message, longestReason)}` : undefined;
    default:
      return undefined;
  }
}

/** Which file is read, or how far a long action is. */
function describeSteps({ item, done, total }: Progressed, language: string): string {
  const { fileOf, of } = progressWordsFor(language);
  if (item === undefined) return `  ${fill(of, done, total)}`;
  return `${phrasesFor(language).reading} ${plainLine(item)} (${fill(fileOf, done + 1, total)})`;
}

/** What a model says to the person is its own: plain, short, and told apart from what Dossier knows. */
function quoteModel(userMessage: string, language: string): string | undefined {
  const said = plainLine(userMessage, longestSaid);
  if (said === "") return undefined;
  return `${phrasesFor(language).modelSays}: ${inQuotationMarks(said, language)}`;
}

function describeSearch(text: string, language: string): string {
  return `${phrasesFor(language).searching} ${inQuotationMarks(plainLine(text), language)} …`;
}

/** What the plan says to the person, and its tasks where there are several. */
function describePlan({ userMessage, tasks }: Planned, language: string): string | undefined {
  const several =
    tasks.length < 2 ? [] : tasks.map(({ objective }, index) => `  ${index + 1}. ${plainLine(objective)}`);
  const said = quoteModel(userMessage, language);
  const lines = [...(said === undefined ? [] : [said]), ...several];
  return lines.length === 0 ? undefined : lines.join("\n");
}

function describeMessage(message: Message, words: Words): string | undefined {
  const names = message.documents.map(({ fileName }) => plainLine(fileName)).join(", ");
  if (message.role === "system") return names === "" ? undefined : `${words.writing} ${names}`;
  // blocks of the message that became documents are no new request
  return message.text === "" ? undefined : `${words.understanding} …`;
}
