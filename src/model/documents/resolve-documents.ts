import type { Document } from "../document.ts";
import { parseReference, printReference } from "./document-reference.ts";
import { Failure } from "../failure.ts";
import type { Message } from "../message.ts";

/** The documents that a reference names. A label used twice without a message id means the newest. */
export function resolveDocuments(reference: string, messages: readonly Message[]): Document[] {
  const parsed = parseReference(reference);
  const documents =
    parsed.kind === "item"
      ? messages
          .flatMap((message) => message.documents)
          .filter(({ id }) => id === parsed.documentId)
          .slice(-1)
      : (messages.findLast(
          ({ id, documentsLabel }) =>
            documentsLabel === parsed.label && (parsed.messageId === undefined || parsed.messageId === id),
        )?.documents ?? []);
  if (documents.length === 0) throw unresolved(reference, messages);
  const [only] = documents;
  if (parsed.kind === "item" && parsed.fileName !== undefined && only?.fileName !== parsed.fileName)
    throw new Failure(
      "reference",
      `"${reference}" names document ${parsed.documentId}, but that is ${only?.fileName ?? "missing"}, not ${parsed.fileName}.`,
    );
  return documents;
}

const mostShown = 20;

function unresolved(reference: string, messages: readonly Message[]): Failure {
  const known = messages.flatMap(({ documentsLabel, documents }) => [
    ...(documentsLabel === undefined ? [] : [printReference({ kind: "list", label: documentsLabel })]),
    ...documents.map(({ id }) => printReference({ kind: "item", documentId: id })),
  ]);
  const shown = [...new Set(known)].slice(-mostShown).join(", ");
  return new Failure(
    "reference",
    `"${reference}" leads to no document. ${shown === "" ? "There are none." : `There are: ${shown}.`}`,
  );
}
