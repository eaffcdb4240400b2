import type { z } from "zod";
import type { ActionSelection } from "../../model/action.ts";
import { Failure } from "../../model/failure.ts";
import type { SelectInput } from "../../prompts/select-action.ts";
import { type Decision, decideActions } from "./decide-actions.ts";
import { workPhrasesFor } from "./work-phrases.ts";

/** The first thing to do for what is open, with the fields that its parameters need. */
export function selectByRules(input: SelectInput): z.input<typeof ActionSelection> {
  const [first] = decideActions(input);
  if (first === undefined) throw new Failure("unsupported", "There is nothing left to choose an action for.");
  return {
    ...describeDecision(first, input),
    parametersContext: first.text,
    parametersSchema: { fields: first.offer.fields.filter(({ required }) => required) },
  };
}

/** What both ways of deciding say about an action. */
export function describeDecision({ kind, offer, text, documents, formats }: Decision, input: SelectInput) {
  const phrases = workPhrasesFor(input.language);
  const [connection = ""] = input.connections.split("\n");
  const label = connection.split(/[\s(]/u)[0] ?? "";
  return {
    action: offer.name,
    actionObjective: text,
    ...(formats === undefined ? {} : { expectedFormats: formats }),
    userMessage: phrases[kind],
    learnings: [],
    requiredInputDocuments: documents,
    requiredConnection: offer.needs.connection === "required" && label !== "" ? label : null,
    completionCriteria: phrases[`${kind}Done`],
  };
}
