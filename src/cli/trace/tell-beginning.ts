import type { WorkflowEvent } from "../../model/event.ts";
import type { Analysis } from "../../model/intent.ts";
import type { Message } from "../../model/message.ts";
import { printReference } from "../../model/documents/document-reference.ts";
import type { Task } from "../../model/task.ts";
import { oneLine, printDuration, printPrice } from "./print-figures.ts";

/** What can happen in any part of a round: messages, understanding, planning, AI calls, stops. */
export function tellBeginning(event: WorkflowEvent): string[] {
  switch (event.type) {
    case "message-added":
      return tellMessage(event.message);
    case "request-understood":
      return tellAnalysis(event.analysis);
    case "intents-split":
      return [
        "Parts",
        ...event.split.intents.flatMap(({ id, role, grounded, text, constraints = [] }) => [
          `  ${id} ${role}${grounded ? ", to be proven" : ""}: ${oneLine(text, 200)}`,
          ...constraints.map((rule) => `    rule: ${oneLine(rule, 200)}`),
        ]),
      ];
    case "request-routed":
      return [`Route: ${event.route} (${event.reason})`];
    case "tasks-planned":
      return event.tasks.length === 0 ? [] : tellPlan(event.tasks, event.overview);
    case "ai-called": {
      const { model, prompt, promptVersion, tokensIn, tokensOut, price, currency, milliseconds } =
        event.usage;
      const sizes = `${tokensIn} tokens in, ${tokensOut} out, ${printPrice(price, currency)}`;
      return [`Asked ${model}: ${prompt} v${promptVersion}, ${sizes}, ${printDuration(milliseconds)}`];
    }
    case "answer-rejected":
      return [`Answer rejected (${event.prompt}): ${oneLine(event.complaint, 400)}`];
    case "warning-raised":
      return [`Warning ${event.code}: ${oneLine(event.message, 400)}`];
    case "budget-raised":
      return [`Budget set to ${event.round}`];
    case "round-stopped":
      return ["Stopped"];
    case "round-resumed":
      return ["Resumed"];
    case "round-retried":
      return ["Retried from the failed step"];
    default:
      return [];
  }
}

/** Documents with the references that lead to them. What was said is told elsewhere. */
function tellMessage({ id, role, documents, documentsLabel, learnings = [] }: Message): string[] {
  const learned = learnings.map((learning) => `Learned: ${oneLine(learning, 300)}`);
  if (documents.length === 0) return learned;
  const list =
    documentsLabel === undefined
      ? id
      : printReference({ kind: "list", messageId: id, label: documentsLabel });
  return [
    ...learned,
    `${role === "user" ? "Documents" : "Files written"} (${list})`,
    ...documents.map(({ id: documentId, fileName, mediaType, bytes }) => {
      const reference = printReference({ kind: "item", documentId, fileName });
      return `  ${reference} (${mediaType}, ${bytes} bytes)`;
    }),
  ];
}

function tellAnalysis(analysis: Analysis): string[] {
  const { detectedLanguage, complexity, primaryGoal, expectedFormats, successCriteria, contextItems } =
    analysis;
  const { dataType, expectedOutputType, constraints, topics } = analysis;
  const list = (name: string, items: readonly string[]) =>
    items.length === 0 ? [] : [`  ${name}: ${items.map((item) => oneLine(item, 200)).join("; ")}`];
  return [
    `Understood: ${detectedLanguage}, ${complexity}, ${expectedOutputType}, ${dataType}`,
    `  Goal: ${oneLine(primaryGoal, 400)}`,
    ...list("Formats", expectedFormats),
    ...list("Criteria", successCriteria),
    ...list("Constraints", constraints),
    ...list("Topics", topics),
    ...list(
      "Blocks",
      contextItems.map(({ title, mimeType, start, end }) => `${title} (${mimeType}, ${start} to ${end})`),
    ),
  ];
}

function tellPlan(tasks: readonly Task[], overview: string): string[] {
  return [
    `Plan${overview === "" ? "" : `: ${oneLine(overview, 400)}`}`,
    ...tasks.flatMap(({ id, objective, deliverable, dependsOn, intent, subIntents, requiredDocuments }) => [
      `  ${id}: ${oneLine(objective, 200)}`,
      `    makes ${deliverable.type} as ${intent.expectedFormats.join(", ") || deliverable.format}`,
      ...(dependsOn.length === 0 ? [] : [`    after ${dependsOn.join(", ")}`]),
      ...(subIntents.length === 0 ? [] : [`    for ${subIntents.join(", ")}`]),
      ...(requiredDocuments.length === 0 ? [] : [`    from ${requiredDocuments.join(", ")}`]),
    ]),
  ];
}
