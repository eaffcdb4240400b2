import type { z } from "zod";
import type { ActionSelection, Ending } from "../../../model/action.ts";
import { Failure } from "../../../model/failure.ts";
import type { SelectInput } from "../../../prompts/select-action.ts";
import { chooseSources } from "./choose-documents.ts";
import { type ActionDecision, decideActions, isUsual } from "./decide-actions.ts";
import { fitAction } from "./fit-action.ts";
import { readIndex } from "../answer/read-index.ts";
import { workPhrasesFor } from "./work-phrases.ts";

type Selected = z.input<typeof ActionSelection> | (Ending & { action: null });

/** Why nothing can be done, for the person who asked. */
const english = {
  noDocuments: "This can only be done with documents, and there are none.",
  noAction: "None of the available actions can do this.",
};
const reasons: ReadonlyMap<string, typeof english> = new Map([
  ["en", english],
  [
    "de",
    {
      noDocuments: "Das geht nur mit Dokumenten, und es sind keine da.",
      noAction: "Keine der verfügbaren Aktionen kann das.",
    },
  ],
  [
    "fr",
    {
      noDocuments: "Cela n'est possible qu'avec des documents, et il n'y en a pas.",
      noAction: "Aucune des actions disponibles ne peut le faire.",
    },
  ],
  [
    "it",
    {
      noDocuments: "Questo è possibile solo con documenti, e non ce ne sono.",
      noAction: "Nessuna delle azioni disponibili può farlo.",
    },
  ],
  [
    "es",
    {
      noDocuments: "Esto solo es posible con documentos, y no hay ninguno.",
      noAction: "Ninguna de las acciones disponibles puede hacerlo.",
    },
  ],
]);

/** The first thing to do for what is open, with the fields that its parameters need; or that it cannot be done, and why. */
export function selectByRules(input: SelectInput): Selected {
  const first = decide(input);
  if ("reason" in first) return { action: null, outcome: "cannot", reason: first.reason };
  return {
    ...describeDecision(first, input),
    parametersContext: first.text,
    parametersSchema: { fields: first.offer.fields.filter(({ required }) => required) },
  };
}

/** The usual ways first; what they cannot do, an action may that speaks of the same things. */
function decide(input: SelectInput): ActionDecision | { reason: string } {
  try {
    const [first] = decideActions(input);
    return first ?? { reason: "There is nothing left to choose an action for." };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const { noDocuments, noAction } = reasons.get(input.language) ?? english;
    const lacksDocuments =
      readIndex(input.documents).length === 0 && input.actions.some(({ name }) => isUsual(name));
    return decideByWords(input) ?? { reason: lacksDocuments ? noDocuments : noAction };
  }
}

function decideByWords(input: SelectInput): ActionDecision | undefined {
  const { open, task, request, language } = input;
  const index = readIndex(input.documents);
  const text = open[0]?.text ?? (task.objective === "" ? request : task.objective);
  const offers = input.actions.filter(
    ({ name, needs }) =>
      !isUsual(name) &&
      (needs.connection !== "required" || input.connections.trim() !== "") &&
      (needs.documents !== "required" || index.length > 0),
  );
  const offer = fitAction(text, { offers, language });
  if (offer === undefined) return undefined;
  const documents = offer.needs.documents === "none" ? [] : chooseSources(text, index);
  return { kind: "other", offer, text, documents };
}
/** What both ways of deciding say about an action. */
export function describeDecision(
  { kind, offer, text, documents, formats }: ActionDecision,
  input: SelectInput,
) {
  const phrases = workPhrasesFor(input.language);
  // a line names what can be done with its connection
  const lines = input.connections.split("\n");
  const connection = lines.find((line) => line.includes(offer.name)) ?? lines[0] ?? "";
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
