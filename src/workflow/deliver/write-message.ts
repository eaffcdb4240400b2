import { refusalToken } from "../../model/grounding.ts";
import type { Evidence } from "../../model/grounding.ts";
import { longestMessage, phrasesFor } from "../../model/phrases.ts";
import type { Checked } from "../../model/round.ts";
import { printPosition } from "../../model/print-position.ts";
import { shortQuote } from "../../model/short-quote.ts";
import { pointsOf } from "../../model/sub-intent.ts";
import type { UnifiedDocument } from "../../model/unified-document.ts";
import type { TaskResult } from "../../model/work.ts";
import { renderDocument } from "../../render/render.ts";
import type { RoundVerdict } from "./judge-round.ts";

export interface MessageInput {
  verdict: RoundVerdict;
  checked: readonly Checked[];
  /** What is delivered, of each task that delivers. */
  documents: readonly UnifiedDocument[];
  fileNames: readonly string[];
  results: readonly TaskResult[];
  evidence: readonly Evidence[];
  language: string;
}

/** What a person reads: the answer with its sources, or plainly what is missing and what could be shown. */
export async function writeMessage(input: MessageInput): Promise<string> {
  const { verdict, checked, documents, fileNames, results, evidence, language } = input;
  const words = phrasesFor(language);
  if (verdict.status === "OK") {
    const texts: string[] = [];
    for (const document of documents) texts.push(await toText(document, evidence));
    const text = texts.join("\n\n");
    if (text !== "" && (text.length <= longestMessage || fileNames.length === 0)) return text;
    const brought = fileNames.length > 0 ? fileNames : results.map(({ summary }) => summary);
    return `${words.done}: ${brought.join(", ")}`;
  }
  if (results.length === 0) return words.noDocuments;
  const unsupported = checked.filter(({ reason }) => reason === "not_supported");
  const absent = checked.filter(({ decision }) => decision === "RETRY");
  const provable = checked.flatMap(provableOf);
  const closest = absent.flatMap((part) => part.closest).slice(0, mostClosest);
  const failed = results.find(({ status }) => status === "failed");
  const isAbsent = ({ intent, point }: RoundVerdict["missing"][number]) =>
    absent.some(
      (part) =>
        part.intent.id === intent &&
        part.missing.every((own) => own.point !== point || own.unproven !== true),
    );
  const missing = verdict.missing.filter(isAbsent);
  const rejected = verdict.missing.filter((item) => !missing.includes(item));
  return [
    ...(failed === undefined ? [] : [words.failed, `- ${failed.task.objective}: ${failed.reason ?? ""}`]),
    ...(missing.length > 0 ? [words.notInDocuments, ...missing.map(tellMissing)] : []),
    ...(unsupported.length > 0
      ? [words.noModel, ...unsupported.map(({ intent }) => `- ${intent.text}`)]
      : []),
    ...(rejected.length > 0 && unsupported.length === 0
      ? [words.rejected, ...rejected.map(tellMissing)]
      : []),
    ...(closest.length > 0 ? [words.closest, ...closest.map((item) => tellPassage(item, language))] : []),
    ...(provable.length > 0 ? [words.refused, words.provable, ...provable.map((text) => `- ${text}`)] : []),
    ...(missing.length > 0 && unsupported.length === 0 ? [words.nextStep] : []),
  ].join("\n");
}

const mostClosest = 3;
const longestPassage = 160;
/** In a message the words of a source are a reminder; in a file they stand at length. */
const longestSource = 80;

function shorten(quote: string): string {
  return shortQuote({ quote }, { limit: longestSource });
}

function tellMissing({ text, reason }: RoundVerdict["missing"][number]): string {
  return reason === refusalToken ? `- ${text}` : `- ${text} (${reason})`;
}

function tellPassage({ document, position, quote }: Evidence, language: string): string {
  const where = [document, printPosition(position, language)].filter((part) => part !== "").join(", ");
  const words = quote.replaceAll(/\s+/gu, " ").trim();
  return `- ${where}: "${words.length <= longestPassage ? words : `${words.slice(0, longestPassage - 1)}…`}"`;
}

/** The points of a request that could be shown alone. */
function provableOf({ intent, decision, handOff, provable }: Checked): string[] {
  const claims = decision === "ACCEPT" ? (handOff?.claims ?? []) : provable;
  if (claims.length === 0) return [];
  const points = pointsOf(intent);
  const served = new Set(claims.flatMap(({ point }) => point?.match(/[\p{L}\p{N}_]+/gu) ?? []));
  const named = points.filter(({ id }) => served.has(id));
  return named.length > 0 ? named.map(({ text }) => text) : [intent.text];
}

async function toText(document: UnifiedDocument, evidence: readonly Evidence[]): Promise<string> {
  const untitled = { ...document, metadata: { ...document.metadata, title: "" } };
  const sources = evidence.map((item) =>
    item.cell === undefined ? { ...item, quote: shorten(item.quote) } : item,
  );
  const { bytes } = await renderDocument({ document: untitled, format: "txt", sources });
  return Buffer.from(bytes).toString("utf8").trimEnd();
}
