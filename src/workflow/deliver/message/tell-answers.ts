import { foldText } from "../../../lib/text/fold-text.ts";
import { claimSections } from "../../../model/claims/claim-sections.ts";
import { lettersIn } from "../../../model/documents/walk-members.ts";
import type { Evidence } from "../../../model/grounding.ts";
import type { Checked } from "../../../model/round.ts";
import { phrasesFor } from "../../../model/phrases.ts";
import { shortQuote } from "../../../model/documents/short-quote.ts";
import type { SubIntent } from "../../../model/sub-intent.ts";
import { toTitle } from "../../../model/documents/to-title.ts";
import type { Section, UnifiedDocument } from "../../../model/unified-document.ts";
import { withoutTwin } from "../../../model/work.ts";
import type { TaskResult } from "../../../model/work.ts";
import { readDocumentKind } from "../../../model/wording/document-kind.ts";
import { renderDocument } from "../../../render/render.ts";

export interface AnswersInput {
  /** The parts of the request, in the order of the request. */
  parts: readonly SubIntent[];
  /** The tasks that are done. */
  finished: readonly TaskResult[];
  /** What was answered at once, where no task was needed. */
  answered?: UnifiedDocument | null | undefined;
  /** The names of the files that the person gets. */
  fileNames: readonly string[];
  evidence: readonly Evidence[];
  language: string;
}

interface Entry {
  heading: string;
  sections: Section[];
}

/** Every part of the request answered, each once, in its order; what stands in a file is read there, but for short answers. */
export async function tellAnswers(input: AnswersInput): Promise<string> {
  const sections = answerSections(input);
  if (sections.length === 0) return "";
  const document = { metadata: { title: "", language: input.language }, sections };
  const { bytes } = await renderDocument({ document, format: "txt", sources: shortSources(input.evidence) });
  return Buffer.from(bytes).toString("utf8").trimEnd();
}

/** The same before it is made into text: a page draws it, with what each piece rests on. */
export function answerSections(input: AnswersInput): Section[] {
  const entries = toEntries(input);
  return entries.flatMap(({ heading, sections: own }, at): Section[] => {
    if (entries.length === 1 || heading === "") return own;
    return [
      { content_type: "heading", id: `part-${at + 1}`, elements: [{ level: 3, text: heading }] },
      ...own,
    ];
  });
}

function toEntries({ parts, finished, answered, fileNames, language }: AnswersInput): Entry[] {
  if (answered !== undefined && answered !== null)
    return fileNames.length > 0 && lettersIn(answered.sections) > longestShort
      ? []
      : [toEntry(answered, language)];
  const [told, drafted] = [new Set<TaskResult>(), new Set<TaskResult>()];
  const isFiled = ({ files }: TaskResult) => files.some(({ fileName }) => fileNames.includes(fileName));
  const entries = parts.flatMap((part): Entry[] => {
    const result = finished.find((one) => servesPart(one, part));
    if (result === undefined || part.helps === true) return [];
    const leftOut = result.checked.some((one) => one.intent.id === part.id && isLeftOut(one));
    if (leftOut) {
      told.add(result);
      const own = result.checked.filter(
        ({ intent, handOff }) => intent.id === part.id && handOff !== undefined,
      );
      return [{ heading: toTitle(part.text), sections: own.flatMap((one) => claimSections(one, language)) }];
    }
    if (!part.grounded) {
      if (drafted.has(result) || result.document === null) return [];
      told.add(result);
      drafted.add(result);
      const isLong = lettersIn(result.document.sections) > longestShort;
      return isFiled(result) && isLong ? [] : [toEntry(result.document, language)];
    }
    const checked = result.checked.find(
      ({ intent, handOff }) => intent.id === part.id && handOff !== undefined,
    );
    if (checked === undefined) return [];
    told.add(result);
    if (isWritten(part, checked.handOff?.claims ?? [], { parts, finished })) return [];
    const sections = claimSections(checked, language);
    return isFiled(result) && !isShortAnswer(part, sections)
      ? []
      : [{ heading: toTitle(part.text), sections }];
  });
  const others = finished.filter((result) => !told.has(result) && !isFiled(result));
  return [
    ...entries,
    ...others.flatMap(({ document }) => (document === null ? [] : [toEntry(document, language)])),
  ];
}

/** Beside what is proven of a refused round. */
function isLeftOut({ decision, handOff }: Checked): boolean {
  return decision !== "ACCEPT" && handOff !== undefined;
}

/** What a text was asked to tell is read there: "a mail that says when …", where the mail holds all that was found. */
function isWritten(
  part: SubIntent,
  claims: readonly { text: string }[],
  { parts, finished }: Pick<AnswersInput, "parts" | "finished">,
): boolean {
  const asked = wordsOf([part.text, ...(part.points ?? []).map(({ text }) => text)].join(" "));
  return parts.some((other) => {
    if (other.role !== "DRAFT" || asked.size === 0) return false;
    const order = wordsOf(other.text);
    const document = finished.find((one) => servesPart(one, other))?.document;
    if (document === null || document === undefined || lettersIn(document.sections) > longestShort)
      return false;
    const text = JSON.stringify(document.sections);
    const isAll = claims.every((claim) => text.includes(JSON.stringify(claim.text).slice(1, -1)));
    return isAll && [...asked].every((word) => order.has(word));
  });
}

const shortestWord = 5;

function wordsOf(text: string): Set<string> {
  return new Set(
    foldText(text)
      .match(/[\p{L}\p{N}]+/gu)
      ?.filter((word) => word.length >= shortestWord),
  );
}

/** Of an answer that is in a file too: what is said in a breath. */
const longestShort = 1_500;
const mostRows = 6;

/** Facts that were asked as questions are read in the message, wherever else they stand. */
function isShortAnswer({ role }: SubIntent, sections: readonly Section[]): boolean {
  const isAsked = role === "LOOKUP" || role === "COMPARE";
  const rows = sections.flatMap((section) =>
    section.content_type === "table" ? section.elements.map((element) => element.rows.length) : [],
  );
  return isAsked && lettersIn(sections) <= longestShort && rows.every((count) => count <= mostRows);
}

function servesPart({ checked, task }: TaskResult, { id }: SubIntent): boolean {
  return task.subIntents.includes(id) || checked.some(({ intent }) => withoutTwin(intent.id) === id);
}

/** A mail is read with its subject, and a letter; any other text is headed by its title. */
function toEntry({ metadata, sections }: UnifiedDocument, language: string): Entry {
  const kind = readDocumentKind(metadata["kind"]);
  // above the greeting; a letter that opens with addresses has it in its file
  const isLetter = kind === "letter" && sections[0]?.id === "greeting";
  if ((kind !== "mail" && !isLetter) || metadata.title === "")
    return { heading: metadata.title, sections: [...sections] };
  const text = `${phrasesFor(metadata.language || language).subject}: ${metadata.title}`;
  return { heading: "", sections: [{ content_type: "paragraph", elements: [{ text }] }, ...sections] };
}

/** In a message the words of a source are a reminder; in a file they stand at length. */
const longestSource = 80;

function shortSources(evidence: readonly Evidence[]): Evidence[] {
  return evidence.map((item) =>
    item.cell === undefined
      ? { ...item, quote: shortQuote({ quote: item.quote }, { limit: longestSource }) }
      : item,
  );
}
