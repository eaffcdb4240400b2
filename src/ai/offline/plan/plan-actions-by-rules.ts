import type { z } from "zod";
import type { ActionPlan } from "../../../model/action.ts";
import type { SelectInput } from "../../../prompts/select-action.ts";
import { decideActions } from "./decide-actions.ts";
import { describeDecision } from "./select-by-rules.ts";
import { setByRules } from "./set-by-rules.ts";

/** The same decisions as one at a time, all at once. */
export function planActionsByRules(input: SelectInput): z.input<typeof ActionPlan> {
  const actions = decideActions(input).map((decision) => {
    const { offer, text, formats = input.task.intent.expectedFormats } = decision;
    const { parameters } = setByRules({
      action: offer.name,
      objective: text,
      parametersContext: [text, ...formats.slice(0, 1).map((format) => `format ${format}`)].join("\n"),
      completionCriteria: "",
      fields: offer.fields.filter(({ required }) => required),
      schema: {},
    });
    return { ...describeDecision(decision, input), parameters };
  });
  return { overview: input.task.objective, actions };
}
