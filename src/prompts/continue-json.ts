import { fence } from "./define-prompt.ts";

export interface ContinuationInput {
  /** One line per section that was received. */
  delivered: readonly string[];
  /** The last whole element, as it was received. */
  lastElement?: string;
  /** What was received of the element after it. */
  cutElement?: string;
  /** 1 for the first time at this place; more after answers that could not be used. */
  attempt: number;
  /** The answer before could be read in two ways; what is shown may end earlier than it did then. */
  wasUnclear?: boolean;
}

/** Asks for the rest of a JSON document. The same words again might get the same answer, so they change. */
export function renderContinuation({
  delivered,
  lastElement,
  cutElement,
  attempt,
  wasUnclear = false,
}: ContinuationInput): string {
  const isCut = cutElement !== undefined && cutElement !== "";
  return [
    "Your JSON document stopped before its end: the length limit of one answer was reached. All of it that arrived is kept.",
    ...(delivered.length === 0 ? [] : [fence("sections received so far", delivered.join("\n"))]),
    ...(lastElement === undefined ? [] : [fence("last whole element, as received", lastElement)]),
    ...(isCut ? [fence("element that was cut off, as received", cutElement)] : []),
    wasUnclear ? clearWish(isCut) : wish(isCut, attempt),
    "Reply with JSON text only: no remark, no code fence. Stop when the document is complete and every bracket is closed.",
  ].join("\n\n");
}

/** Who begins at the very place that is shown cannot be misread: what comes next there is known. */
function clearWish(isCut: boolean): string {
  const before = "Your previous answer could be read in two ways, so it was not used.";
  return isCut
    ? `${before} This time begin with exactly the character that follows the last one of the cut-off element as it is shown here, even if that is in the middle of a word, and write on to the end. Write nothing before that place again.`
    : `${before} This time begin with the comma or bracket that follows the last whole element as it is shown here, and write on to the end. Write nothing before that place again.`;
}

function wish(isCut: boolean, attempt: number): string {
  if (attempt <= 1) {
    return isCut
      ? "Go on at the very next character after the cut-off element, then write everything that is still missing. Repeat nothing that arrived."
      : "Go on with the very next character after the last whole element, then write everything that is still missing. Repeat nothing that arrived.";
  }
  const before = "Your previous answer could not be joined to what is there.";
  if (attempt % 2 === 0) {
    return isCut
      ? `${before} This time write the cut-off element again in full, from its first character and word for word, and then all that comes after it.`
      : `${before} This time begin with the comma or bracket that follows the last whole element, and then write all that comes after it. The last whole element itself must not come again.`;
  }
  return `${before} This time write a new JSON object {"sections": […]} that begins with the section that was cut off, repeated in full under its own id, followed by all the sections after it.`;
}
