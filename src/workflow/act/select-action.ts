import { z } from "zod";
import type { ReadAnswer } from "../../ai/ai.ts";
import { dropNulls } from "../../lib/drop-nulls.ts";
import { ActionSelection } from "../../model/action.ts";
import type { ActionOffer } from "../../model/action.ts";
import { Failure } from "../../model/failure.ts";
import type { Message } from "../../model/message.ts";
import { resolveDocuments } from "../../model/resolve-documents.ts";
import type { Work } from "../../model/work.ts";
import { selectAction as selectActionPrompt } from "../../prompts/select-action.ts";
import { askModel } from "../ask-model.ts";
import type { RoundDeps } from "../round-deps.ts";
import { readSelection } from "./read-action-answer.ts";
import { toSelectInput } from "./to-select-input.ts";

/** Stage 1: which action is next, on which documents. An answer that breaks a rule is asked for again. */
export function selectAction(work: Work, deps: RoundDeps): Promise<ActionSelection> {
  const input = toSelectInput(work, deps);
  const { messages } = deps.workflow();
  const read = (text: string) => checkSelection(text, { offers: deps.actions.offers, messages });
  return askModel("select", { prompt: selectActionPrompt, input, read }, deps);
}

export interface SelectionGround {
  offers: readonly ActionOffer[];
  messages: readonly Message[];
}

function checkSelection(text: string, { offers, messages }: SelectionGround): ReadAnswer<ActionSelection> {
  const verdict = readSelection(
    text,
    offers.map(({ name }) => name),
  );
  if (verdict.kind === "continue")
    return { ok: false, complaint: "It was cut off before its JSON ended. Answer again, and shorter." };
  if (verdict.kind === "reject") return { ok: false, complaint: verdict.reason };
  const parsed = ActionSelection.safeParse(dropNulls(verdict.value));
  if (!parsed.success) return { ok: false, complaint: z.prettifyError(parsed.error) };
  const complaint = complainOfNeeds(parsed.data, { offers, messages });
  return complaint === undefined ? { ok: true, value: parsed.data } : { ok: false, complaint };
}

type Needs = Pick<ActionSelection, "action" | "requiredInputDocuments" | "requiredConnection">;

/** What an action needs must be named, and what is named must be there. */
export function complainOfNeeds(selected: Needs, { offers, messages }: SelectionGround): string | undefined {
  const { action, requiredInputDocuments: references, requiredConnection } = selected;
  const offer = offers.find(({ name }) => name === action);
  if (offer === undefined)
    return `There is no action "${action}". There are: ${offers.map(({ name }) => name).join(", ")}.`;
  try {
    for (const reference of references) resolveDocuments(reference, messages);
  } catch (error) {
    if (error instanceof Failure) return error.message;
    throw error;
  }
  if (offer.needs.documents === "required" && references.length === 0)
    return `${action} needs documents; name them in requiredInputDocuments.`;
  if (requiredConnection !== null) return `There is no connection "${requiredConnection}". There are none.`;
  return offer.needs.connection === "required"
    ? `${action} needs a connection, and there is none; choose another action.`
    : undefined;
}
