import { z } from "zod";
import { Failure } from "../failure.ts";

/** `docList:` names the documents of a message by label, `docItem:` one document by id. */
export const DocumentReference = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("list"), label: z.string(), messageId: z.string().optional() }),
  z.object({ kind: z.literal("item"), documentId: z.string(), fileName: z.string().optional() }),
]);
export type DocumentReference = z.infer<typeof DocumentReference>;

/** Labels and ids are plain words: no colon, no white space at the ends, no control characters. */
export function isReferenceName(text: string): boolean {
  return text.length > 0 && text.trim() === text && !/[:\p{Cc}]/u.test(text);
}

export function parseReference(text: string): DocumentReference {
  const [prefix = "", first = "", ...others] = text.split(":");
  const rest = others.length > 0 ? others.join(":") : undefined;
  if (!isReferenceName(first)) throw unreadable(text);
  if (prefix === "docItem") {
    if (rest === undefined) return { kind: "item", documentId: first };
    if (rest === "") throw unreadable(text);
    return { kind: "item", documentId: first, fileName: rest };
  }
  if (prefix === "docList") {
    if (rest === undefined) return { kind: "list", label: first };
    if (!isReferenceName(rest)) throw unreadable(text);
    return { kind: "list", label: rest, messageId: first };
  }
  throw unreadable(text);
}

export function printReference(reference: DocumentReference): string {
  switch (reference.kind) {
    case "list":
      return ["docList", reference.messageId, reference.label].filter((part) => part !== undefined).join(":");
    case "item":
      return ["docItem", reference.documentId, reference.fileName]
        .filter((part) => part !== undefined)
        .join(":");
  }
}

function unreadable(text: string): Failure {
  return new Failure(
    "reference",
    `"${text}" is not a document reference. Write docList:label, docList:messageId:label, ` +
      "docItem:documentId or docItem:documentId:fileName; ids and labels hold no colon.",
  );
}
