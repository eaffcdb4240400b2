import { fence } from "./define-prompt.ts";

export interface ContinuationInput {
  /** One line per section that was received. */
  delivered: readonly string[];
  /** The last whole element, as it was received. */
  lastElement?: string;
  /** What was received of the element after it. */
  cutElement?: string;
  /** The last characters that were received. */
  ending: string;
  /** The section that is open can be named. */
  hasId?: boolean;
  /** 1 for the first time at this place; more after answers that brought nothing. */
  attempt: number;
  /** The answer before could be read in two ways; what is shown may end earlier than it did then. */
  wasUnclear?: boolean;
}

const stopped =
  "Your JSON document stopped before its end: the length limit of one answer was reached. All of it that arrived is kept.";
const only =
  "Reply with JSON text only: no remark, no code fence. Stop when the document is complete and every bracket is closed.";

/** Asks for the rest of a JSON document. The same words again might get the same answer, so they change. */
export function renderContinuation(input: ContinuationInput): string {
  const { delivered, lastElement, attempt, wasUnclear = false } = input;
  const cutElement = input.cutElement === "" ? undefined : input.cutElement;
  const isShort = !wasUnclear && wayOf(attempt) === "from the end";
  const isEmpty = lastElement === undefined && cutElement === undefined;
  const show = (title: string, text: string | undefined) =>
    text === undefined || text === "" ? [] : [fence(title, text)];
  const elements = [
    ...show("last whole element, as received", lastElement),
    ...show("element that was cut off, as received", cutElement),
  ];
  return [
    stopped,
    ...show("sections received so far", delivered.join("\n")),
    ...(isShort || isEmpty ? show("end of what was received", input.ending) : elements),
    wasUnclear ? clearWish(input) : wish(input),
    only,
  ].join("\n\n");
}

/** Asks for the document once more, when nothing of it has arrived. */
export function renderBeginning(attempt: number): string {
  const before = "Your previous answer held no JSON document, so nothing of it could be used.";
  const wishes = [
    "Write the document now, as one JSON object, and begin your answer with its opening bracket {.",
    'Begin your answer with {"metadata": and write nothing before it: no greeting, no heading, no code fence. If the document is long, write on until you are cut off; you will be asked to go on.',
    'Write at least its beginning: {"metadata": {"title": …, "language": …}, "sections": [ and then the first sections. The rest will be asked for later.',
  ];
  return `${before} ${wishes[(attempt - 2) % wishes.length] ?? ""}`;
}

type Way = "next character" | "element again" | "new object" | "from the end";
const ways: readonly Way[] = ["next character", "element again", "new object", "from the end"];

function wayOf(attempt: number): Way {
  return ways[(Math.max(1, attempt) - 1) % ways.length] ?? "next character";
}

function wish(input: ContinuationInput): string {
  const before = "Your previous answer could not be joined to what is there. This time";
  const isCut = hasCut(input);
  switch (wayOf(input.attempt)) {
    case "next character":
      return isCut
        ? "Go on at the very next character after the cut-off element, then write everything that is still missing. Repeat nothing that arrived."
        : `${upper(placeOf(input))}, then write everything that is still missing. Repeat nothing that arrived.`;
    case "element again":
      return isCut
        ? `${before} write the cut-off element again in full, from its first character and word for word, and then all that comes after it.`
        : `${before} ${placeOf(input)}, and then write all that comes after it. What is shown here must not come again.`;
    case "new object":
      return `${before} write a new JSON object {"sections": […]} that begins with the section that was cut off, ${
        input.hasId === true
          ? "under its own id and with only those of its elements, rows, items or lines that have not arrived whole"
          : "repeated in full"
      }, followed by all the sections after it.`;
    case "from the end":
      return `${before} look only at the end of what was received, as it is shown here, and write what comes right after its last character. Write at least to the end of the element that is open there; the rest can be asked for later.`;
  }
}

/** Who begins at the very place that is shown cannot be misread: what comes next there is known. */
function clearWish(input: ContinuationInput): string {
  const before = "Your previous answer could be read in two ways, so it was not used. This time";
  const wanted = hasCut(input)
    ? "begin with exactly the character that follows the last one of the cut-off element as it is shown here, even if that is in the middle of a word"
    : placeOf(input);
  return `${before} ${wanted}, and write on to the end. Write nothing before that place again.`;
}

function hasCut({ cutElement }: ContinuationInput): boolean {
  return cutElement !== undefined && cutElement !== "";
}

/** Where to begin between two elements: what separates them may have arrived or not. */
function placeOf({ lastElement, ending }: ContinuationInput): string {
  const last = ending.trimEnd().slice(-1);
  const arrived = last === "," ? "The comma behind it has arrived: " : "";
  if (lastElement === undefined)
    return "begin with what comes right after the last character of the end that is shown here";
  return arrived === ""
    ? "after the last whole element as it is shown here, begin with the comma or bracket that follows it"
    : `look at the last whole element as it is shown here. ${arrived}begin with the element that comes next`;
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
