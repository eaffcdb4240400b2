import type { ReadingProgress, Taking } from "../../app/files/given-file.ts";
import { plainLine } from "../../lib/text/plain-line.ts";
import type { WorkflowEvent } from "../../model/event.ts";
import { phrasesFor } from "../../model/phrases.ts";
import { progressWordsFor } from "./progress-words.ts";

/** What is known of work that goes on. */
export interface Progress {
  /** What is being done, in words; empty before anything is known. */
  doing: string;
  /** The file that is read. */
  file?: { name: string; at: number; of: number } | undefined;
  /** How far inside of it, or in whatever is done. */
  within?: { done: number; total?: number | undefined; isPages: boolean } | undefined;
  /** Files given, read, and passed over in folders. */
  given: number;
  read: number;
  /** Ids of those a round has read: a second task reads none of them anew. */
  known: ReadonlySet<string>;
  skipped: number;
  calls: number;
  tokens: number;
  price: number;
  currency: string;
}

export const noProgress: Progress = {
  ...{
    doing: "",
    given: 0,
    read: 0,
    known: new Set<string>(),
    skipped: 0,
    calls: 0,
    tokens: 0,
    price: 0,
    currency: "USD",
  },
};

/** The same after an event. */
export function foldProgress(before: Progress, event: WorkflowEvent, language: string): Progress {
  const words = phrasesFor(language);
  const at = (doing: string): Progress => ({ ...before, doing, file: undefined, within: undefined });
  switch (event.type) {
    case "message-added":
      if (event.message.role === "system")
        return event.message.documents.length === 0 ? before : at(words.writing);
      return event.message.text === "" ? before : at(words.understanding);
    case "action-started":
      return at(nameAction(event, language));
    case "action-progressed": {
      const { item, done, total } = event;
      if (item === undefined) return { ...before, within: { done, total, isPages: false } };
      const file = { name: plainLine(item, 80), at: done + 1, of: total };
      return { ...before, doing: words.reading, file, within: undefined };
    }
    case "action-finished":
      return { ...before, file: undefined, within: undefined };
    case "documents-read":
      return foldRead(
        before,
        event.extracted.map(({ documentId }) => documentId),
      );
    case "evidence-gathered":
      return at(progressWordsFor(language).asking);
    case "claims-checked":
      return at(words.checking);
    case "ai-called": {
      const { tokensIn, tokensOut, price, currency } = event.usage;
      const tokens = before.tokens + tokensIn + tokensOut;
      return { ...before, calls: before.calls + 1, tokens, price: before.price + price, currency };
    }
    default:
      return before;
  }
}

function foldRead(before: Progress, ids: readonly string[]): Progress {
  const fresh = ids.filter((id) => !before.known.has(id));
  return { ...before, read: before.read + fresh.length, known: new Set([...before.known, ...fresh]) };
}

function nameAction({ action, objective }: { action: string; objective: string }, language: string): string {
  const words = phrasesFor(language);
  if (action === "document.extractContent") return words.reading;
  const said = plainLine(objective, 60);
  return action === "document.search" ? `${words.searching} ${said}` : said || action;
}

/** While files are copied, before anything is read. */
export function foldTaking(before: Progress, taking: Taking, language: string): Progress {
  if (taking.kind === "listed")
    return { ...before, given: before.given + taking.files, skipped: before.skipped + taking.skipped };
  if (taking.kind === "taken") return before;
  const { fileName, file: at, files: of } = taking;
  const file = { name: plainLine(fileName, 80), at, of };
  return { ...before, doing: progressWordsFor(language).taking, file };
}

/** What a reader says of a file's inside: pages where the format has them. */
export function foldReading(
  before: Progress,
  { fileName, done, total, isFailed }: ReadingProgress,
): Progress {
  if (isFailed === true) return { ...before, read: Math.max(0, before.read - 1) };
  if (before.file?.name !== plainLine(fileName, 80) || done === undefined) return before;
  return { ...before, within: { done, total, isPages: /\.(?:pdf|tiff?|djvu)$/i.test(fileName) } };
}
