import type { RegisteredAction } from "../../actions/registered-action.ts";
import { dropNulls } from "../../lib/json/drop-nulls.ts";
import type { ReadAnswer } from "../../ai/call/ai-call.ts";
import type { ActionParameters, ActionSelection, ChosenAction, ParameterField } from "../../model/action.ts";
import { inheritIntent } from "../../model/intent.ts";
import type { Work } from "../../model/work.ts";
import { setParameters as setParametersPrompt } from "../../prompts/set-parameters.ts";
import { askModel } from "../ask-model.ts";
import type { RoundDeps } from "../round-deps.ts";
import { readParameters } from "./read-action-answer.ts";
import type { JsonObject } from "../../lib/json/json-scanner-state.ts";
import { bindConnection } from "../usable-connections.ts";

export interface Selected {
  work: Work;
  selection: ActionSelection;
}

/** Stage 2, where one is needed: what the registry can infer without a model is not asked for. */
export async function setParameters({ work, selection }: Selected, deps: RoundDeps): Promise<ChosenAction> {
  const action = deps.actions.find(selection.action);
  const connection = bindConnection(selection, deps);
  const chosen = { ...toChosen(selection, work), connection };
  const inferred = inferParameters({ work, selection }, action, deps);
  if (inferred !== undefined) return { ...chosen, parameters: inferred, by: "host" };
  const { actionObjective: objective, parametersContext, completionCriteria } = selection;
  const fields = narrow(action.offer.fields, selection.parametersSchema.fields);
  const input = {
    ...{ action: selection.action, objective, parametersContext, completionCriteria },
    fields,
    schema: action.schema,
  };
  const read = (text: string) => checkParameters(text, action);
  const { parameters } = await askModel("parameters", { prompt: setParametersPrompt, input, read }, deps);
  return { ...chosen, parameters, by: "stage2" };
}

function inferParameters({ work, selection }: Selected, action: RegisteredAction, deps: RoundDeps) {
  if (action.offer.fields.length === 0) return {};
  const { actionObjective: objective, parametersContext: context } = selection;
  const { deliverable } = work.task;
  const language = deps.workflow().rounds.at(-1)?.analysis?.detectedLanguage ?? "unknown";
  const { intent } = toChosen(selection, work);
  const wanted = { objective, context, intent, deliverable, documents: work.documents, language };
  const inferred = action.infer(wanted);
  if (inferred === undefined || action.complain(inferred) !== undefined) return undefined;
  // what stage 1 wants settled, and the host cannot settle, is for stage 2
  const known = new Set(action.offer.fields.map(({ name }) => name));
  const asked = selection.parametersSchema.fields.filter(({ name, required }) => required && known.has(name));
  return asked.every(({ name }) => name in inferred) ? inferred : undefined;
}

/** The registry's own fields, less the optional ones that stage 1 has no use for. */
function narrow(own: readonly ParameterField[], asked: readonly ParameterField[]): ParameterField[] {
  if (asked.length === 0) return [...own];
  const names = new Set(asked.map(({ name }) => name));
  return own.filter(({ name, required }) => required || names.has(name));
}

function checkParameters(text: string, action: RegisteredAction): ReadAnswer<ActionParameters> {
  const verdict = readParameters(
    text,
    action.offer.fields.map(({ name }) => name),
  );
  if (verdict.kind === "continue")
    return { ok: false, complaint: "It was cut off before its JSON ended. Answer again, and shorter." };
  if (verdict.kind === "reject") return { ok: false, complaint: verdict.reason };
  if (action.complain(verdict.value) === undefined) return accept(verdict.value);
  const said = dropNulls(verdict.value) as JsonObject;
  const complaint = action.complain(said);
  return complaint === undefined ? accept(said) : { ok: false, complaint };
}

function accept(parameters: JsonObject): ReadAnswer<ActionParameters> {
  return { ok: true, value: { schema: "parameters_v1", parameters } };
}

function toChosen(selection: ActionSelection, { task }: Work): Omit<ChosenAction, "parameters" | "by"> {
  const { action, actionObjective, userMessage, learnings, completionCriteria, serves } = selection;
  const { dataType, expectedFormats, qualityRequirements, successCriteria } = selection;
  return {
    ...{ action, objective: actionObjective, userMessage, learnings, completionCriteria, serves },
    intent: inheritIntent(task.intent, { dataType, expectedFormats, qualityRequirements, successCriteria }),
    documents: selection.requiredInputDocuments,
    connection: selection.requiredConnection,
  };
}
