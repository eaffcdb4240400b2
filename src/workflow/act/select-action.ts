import { z } from "zod";
import type { ReadAnswer } from "../../ai/call/ai-call.ts";
import { dropNulls } from "../../lib/json/drop-nulls.ts";
import { ActionSelection, Ending } from "../../model/action.ts";
import type { ActionOffer, Selection } from "../../model/action.ts";
import { Failure } from "../../model/failure.ts";
import type { Message } from "../../model/message.ts";
import { resolveDocuments } from "../../model/documents/resolve-documents.ts";
import { openIntents } from "../../model/work.ts";
import type { Work } from "../../model/work.ts";
import { selectAction as selectActionPrompt } from "../../prompts/select-action.ts";
import { askModel } from "../ask-model.ts";
import type { RoundDeps } from "../round-deps.ts";
import { readSelection } from "./read-action-answer.ts";
import type { JsonObject } from "../../lib/json/json-scanner-state.ts";
import { knownMessages } from "./known-messages.ts";
import { toSelectInput } from "./to-select-input.ts";
import { usableConnections, usableOffers } from "../usable-connections.ts";

/** Stage 1: which action is next, on which documents, or that the task ends. An answer that breaks a rule is asked for again. */
export function selectAction(work: Work, deps: RoundDeps): Promise<Selection> {
  const input = toSelectInput(work, deps);
  const messages = knownMessages(work, deps);
  const open = openIntents(work).map(({ id }) => id);
  const ground = { offers: usableOffers(deps), messages, open, ...connectionGround(deps) };
  const read = (text: string) => checkSelection(text, ground);
  return askModel("select", { prompt: selectActionPrompt, input, read }, deps);
}

export interface SelectionGround {
  offers: readonly ActionOffer[];
  messages: readonly Message[];
  /** The ids of the parts that are still to be served. */
  open: readonly string[];
  /** The labels of the connections that an action can use. */
  labelsFor(offer: ActionOffer): readonly string[];
}

export function connectionGround(deps: Pick<RoundDeps, "outside">): Pick<SelectionGround, "labelsFor"> {
  return { labelsFor: (offer) => usableConnections(offer, deps).map(({ label }) => label) };
}

/** Stage 1's answer read and judged: a selection that can be carried out, or what is wrong with it. */
export function checkSelection(text: string, ground: SelectionGround): ReadAnswer<Selection> {
  const { offers } = ground;
  const verdict = readSelection(
    text,
    offers.map(({ name }) => name),
  );
  if (verdict.kind === "continue")
    return { ok: false, complaint: "It was cut off before its JSON ended. Answer again, and shorter." };
  if (verdict.kind === "reject") return { ok: false, complaint: verdict.reason };
  const said = dropNulls(verdict.value) as JsonObject;
  const ending = said["action"] === undefined ? Ending.safeParse(said) : undefined;
  if (ending?.success === true) {
    const early = ending.data.outcome === "finished" ? ground.open : [];
    return early.length === 0
      ? { ok: true, value: ending.data }
      : { ok: false, complaint: `These parts are not served yet: ${early.join(", ")}.` };
  }
  const parsed = ActionSelection.safeParse(said);
  if (!parsed.success) return { ok: false, complaint: z.prettifyError(parsed.error) };
  const complaint = complainOfNeeds(parsed.data, ground);
  return complaint === undefined ? { ok: true, value: parsed.data } : { ok: false, complaint };
}

type Needs = Pick<ActionSelection, "action" | "requiredInputDocuments" | "requiredConnection" | "serves">;

/** What an action needs must be named, and what is named must be there. */
export function complainOfNeeds(selected: Needs, ground: SelectionGround): string | undefined {
  const { offers, messages, open } = ground;
  const { action, requiredInputDocuments: references, requiredConnection, serves } = selected;
  const offer = offers.find(({ name }) => name === action);
  if (offer === undefined)
    return `There is no action "${action}". There are: ${offers.map(({ name }) => name).join(", ")}.`;
  const strange = serves.find((id) => !open.includes(id));
  if (strange !== undefined)
    return open.length === 0
      ? `serves names "${strange}", but no part of the request is open; leave it out.`
      : `serves names "${strange}", which is no open part. Open are: ${open.join(", ")}.`;
  try {
    for (const reference of references) resolveDocuments(reference, messages);
  } catch (error) {
    if (error instanceof Failure) return error.message;
    throw error;
  }
  if (offer.needs.documents === "required" && references.length === 0)
    return `${action} needs documents; name them in requiredInputDocuments.`;
  return complainOfConnection(offer, requiredConnection, ground);
}

/** Where there is only one that fits, it is taken without being named. */
function complainOfConnection(
  offer: ActionOffer,
  label: string | null,
  { labelsFor }: SelectionGround,
): string | undefined {
  const labels = labelsFor(offer);
  const there = labels.length === 0 ? "There are none." : `There are: ${labels.join(", ")}.`;
  if (label !== null && !labels.includes(label))
    return `There is no connection "${label}" for ${offer.name}. ${there}`;
  if (offer.needs.connection !== "required" || label !== null || labels.length === 1) return undefined;
  return labels.length === 0
    ? `${offer.name} needs a connection, and there is none; choose another action.`
    : `${offer.name} needs a connection; name one in requiredConnection. ${there}`;
}
