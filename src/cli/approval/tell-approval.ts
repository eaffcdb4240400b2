import type { Approval } from "../../model/action.ts";
import { plainLine } from "../../lib/text/plain-line.ts";
import { phrasesFor } from "../../model/phrases.ts";

/** What a person is asked: what would be done, to what end, with which values. */
export function tellApproval(approval: Approval, language: string): string {
  const {
    action,
    effect,
    objective,
    parameters,
    documents,
    connection,
    warnings = [],
    notes = [],
  } = approval;
  const words = phrasesFor(language);
  const effects = {
    read: words.effectRead,
    write: words.effectWrite,
    send: words.effectSend,
  } satisfies Record<Approval["effect"], string>;
  return [
    `${words.approvalAsked}: ${action} (${effect})`,
    `  ${effects[effect]}`,
    `  ${plainLine(objective, longest)}`,
    `  ${showAll(parameters)}`,
    ...warnings.map((warning) => `  ! ${plainLine(warning, longest)}`),
    ...notes.map((note) => `  · ${plainLine(note, longest)}`),
    ...(documents.length === 0
      ? []
      : [`  ${words.documents}: ${documents.map((name) => plainLine(name, longest)).join(", ")}`]),
    ...(connection === null ? [] : [`  → ${plainLine(connection, longest)}`]),
  ].join("\n");
}

const longest = 400;
const unseen = /[\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

/** Nothing is left out of what is approved; what a terminal obeys or does not draw is shown as its number. */
function showAll(parameters: unknown): string {
  const hex = (sign: string) => sign.charCodeAt(0).toString(16).padStart(4, "0");
  return JSON.stringify(parameters).replaceAll(unseen, (sign) => `\\u${hex(sign)}`);
}

/** How it can be answered from anywhere. */
export function tellHow(workflowId: string, language: string): string {
  return [
    `${phrasesFor(language).answerWith}:`,
    `  dossier approve ${workflowId} [--parameters JSON]`,
    `  dossier reject ${workflowId} [--reason TEXT]`,
  ].join("\n");
}
