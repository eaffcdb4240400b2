import type { Approval } from "../../model/action.ts";
import { phrasesFor } from "../../model/phrases.ts";

/** What a person is asked: what would be done, to what end, with which values. */
export function tellApproval(approval: Approval, language: string): string {
  const { action, effect, objective, parameters, documents, connection } = approval;
  const words = phrasesFor(language);
  const effects = { write: words.effectWrite, send: words.effectSend } satisfies Record<
    Approval["effect"],
    string
  >;
  return [
    `${words.approvalAsked}: ${action} (${effect})`,
    `  ${effects[effect]}`,
    `  ${objective}`,
    `  ${JSON.stringify(parameters)}`,
    ...(documents.length === 0 ? [] : [`  ${words.documents}: ${documents.join(", ")}`]),
    ...(connection === null ? [] : [`  → ${connection}`]),
  ].join("\n");
}

/** How it can be answered from anywhere. */
export function tellHow(workflowId: string, language: string): string {
  return [
    `${phrasesFor(language).answerWith}:`,
    `  dossier approve ${workflowId} [--parameters JSON]`,
    `  dossier reject ${workflowId} [--reason TEXT]`,
  ].join("\n");
}
