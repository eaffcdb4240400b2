import { z } from "zod";
import type { ReadAnswer } from "../../ai/call/ai-call.ts";
import { dropNulls } from "../../lib/json/drop-nulls.ts";
import { toJson } from "../../lib/json/to-json.ts";
import { ActionPlan } from "../../model/action.ts";
import type { ChosenAction } from "../../model/action.ts";
import { inheritIntent } from "../../model/intent.ts";
import { openIntents } from "../../model/work.ts";
import type { Work } from "../../model/work.ts";
import { planActions as planActionsPrompt } from "../../prompts/plan-actions.ts";
import { askModel } from "../ask-model.ts";
import type { RoundDeps } from "../round-deps.ts";
import { complainOfNeeds, connectionGround } from "./select-action.ts";
import { toSelectInput } from "./to-select-input.ts";
import { bindConnection, usableOffers } from "../usable-connections.ts";

/** All actions of a task in one call, parameters included; by the same rules as one at a time. */
export async function planActions(work: Work, deps: RoundDeps): Promise<ChosenAction[]> {
  const input = toSelectInput(work, deps);
  const open = openIntents(work).map(({ id }) => id);
  const read = (text: string) => checkActions(text, open, deps);
  const { actions } = await askModel("plan actions", { prompt: planActionsPrompt, input, read }, deps);
  return actions.map((planned): ChosenAction => {
    const { action, actionObjective, userMessage, learnings, completionCriteria, parameters, serves } =
      planned;
    const { dataType, expectedFormats, qualityRequirements, successCriteria } = planned;
    const own = { dataType, expectedFormats, qualityRequirements, successCriteria };
    return {
      ...{
        action,
        objective: actionObjective,
        userMessage,
        learnings,
        completionCriteria,
        parameters,
        serves,
      },
      intent: inheritIntent(work.task.intent, own),
      documents: planned.requiredInputDocuments,
      connection: bindConnection(planned, deps),
      by: "plan",
    };
  });
}

function checkActions(text: string, open: readonly string[], deps: RoundDeps): ReadAnswer<ActionPlan> {
  const { value, status } = toJson(text);
  if (status === "hopeless" || status === "repaired")
    return { ok: false, complaint: "Its JSON is missing, broken or cut off." };
  const parsed = ActionPlan.safeParse(dropNulls(value));
  if (!parsed.success) return { ok: false, complaint: z.prettifyError(parsed.error) };
  const { messages } = deps.workflow();
  const ground = { offers: usableOffers(deps), messages, open, ...connectionGround(deps) };
  for (const planned of parsed.data.actions) {
    const complaint =
      complainOfNeeds(planned, ground) ?? deps.actions.find(planned.action).complain(planned.parameters);
    if (complaint !== undefined) return { ok: false, complaint: `${planned.action}: ${complaint}` };
  }
  return { ok: true, value: parsed.data };
}
