import { refusalToken } from "../../../model/grounding.ts";
import type { Evidence } from "../../../model/grounding.ts";
import { phrasesFor } from "../../../model/phrases.ts";
import { printPosition } from "../../../model/documents/print-position.ts";
import type { Checked } from "../../../model/round.ts";
import { inQuotationMarks, shortQuote } from "../../../model/documents/short-quote.ts";
import { pointsOf } from "../../../model/sub-intent.ts";
import type { TaskResult } from "../../../model/work.ts";
import type { RoundVerdict } from "../judge-round.ts";
import { tellReason, withoutOwnNames } from "./tell-reason.ts";

export interface RefusalInput {
  verdict: RoundVerdict;
  checked: readonly Checked[];
  results: readonly TaskResult[];
  language: string;
  workflowId: string;
  /** Whether a model answered that only compares words: what it does not find may be there all the same. */
  byWords: boolean;
}

type MissingPoint = RoundVerdict["missing"][number];

/** What is missing and what was looked for, what did not stand and why, what comes closest, and what can be done now. */
export function tellRefusal(input: RefusalInput): string[] {
  const { verdict, checked, results, language, workflowId, byWords } = input;
  const words = phrasesFor(language);
  const unsupported = checked.filter(({ reason }) => reason === "not_supported");
  const absent = checked.filter(({ decision }) => decision === "RETRY");
  const missing = verdict.missing.filter((item) => isAbsent(item, absent));
  const rejected = verdict.missing.filter(
    (item) => !missing.includes(item) && unsupported.every(({ intent }) => intent.id !== item.intent),
  );
  const closest = absent.flatMap((part) => part.closest).slice(0, byWords ? mostByWords : mostClosest);
  const provable = [...new Set(checked.flatMap(provableOf))];
  const names = namesOf(checked, results);
  const tellGap = ({ text, reason }: MissingPoint) => {
    const why = reason === refusalToken ? "" : withoutOwnNames(reason, names, language);
    return why === "" ? `- ${capital(text)}` : `- ${capital(text)} (${why})`;
  };
  return [
    ...tellFailed(results, names, language),
    ...(missing.length > 0
      ? [byWords ? words.notFoundByWords : words.notInDocuments, ...missing.map(tellGap)]
      : []),
    ...(unsupported.length > 0
      ? [byWords ? words.cannotWrite : words.noModel, ...unsupported.map(({ intent }) => `- ${intent.text}`)]
      : []),
    ...(rejected.length > 0
      ? [
          words.rejected,
          ...rejected.map(({ text, reason }) => `- ${capital(text)} (${tellReason(reason, language)})`),
        ]
      : []),
    ...(closest.length > 0 ? [words.closest, ...closest.map((item) => tellPassage(item, language))] : []),
    ...(missing.length > 0 && byWords ? [words.nextModel] : []),
    ...(missing.length > 0 && unsupported.length === 0 ? [words.nextAttach] : []),
    ...(provable.length > 0 && verdict.status !== "FAILED"
      ? [
          ...[words.refused, words.nextProvable, ...provable.map((text) => `- ${capital(text)}`)],
          `(${words.nextProvableHow} dossier continue ${workflowId} --provable)`,
        ]
      : []),
  ];
}

/** What could not be finished, by what it was to be. */
function tellFailed(
  results: readonly TaskResult[],
  names: ReadonlyMap<string, string>,
  language: string,
): string[] {
  const failed = results.filter(({ status }) => status === "failed");
  if (failed.length === 0) return [];
  const words = phrasesFor(language);
  return [
    words.failed,
    ...failed.map(({ task, reason = words.tooOften }) => {
      const own = new Map([...names].filter(([id]) => id !== task.id));
      return `- ${withoutOwnNames(task.objective, own, language)}: ${withoutOwnNames(reason, names, language) || words.tooOften}`;
    }),
  ];
}

function isAbsent({ intent, point }: MissingPoint, absent: readonly Checked[]): boolean {
  return absent.some(
    (part) =>
      part.intent.id === intent && part.missing.every((own) => own.point !== point || own.unproven !== true),
  );
}

/** What a reader knows a part or a task by. */
function namesOf(checked: readonly Checked[], results: readonly TaskResult[]): Map<string, string> {
  return new Map([
    ...checked.map(({ intent }) => [intent.id, intent.text] as const),
    ...results.map(({ task }) => [task.id, task.objective] as const),
  ]);
}

const mostClosest = 3;
const mostByWords = 2;

function tellPassage(passage: Evidence, language: string): string {
  const { document, position } = passage;
  const where = [document, printPosition(position, language)].filter((part) => part !== "").join(", ");
  return `- ${where}: ${inQuotationMarks(shortQuote(passage), language)}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The points of a request that could be shown alone. */
function provableOf({ intent, decision, handOff, provable }: Checked): string[] {
  const claims = decision === "ACCEPT" ? (handOff?.claims ?? []) : provable;
  if (claims.length === 0 || intent.helps === true) return [];
  const points = pointsOf(intent);
  const served = new Set(claims.flatMap(({ point }) => point?.match(/[\p{L}\p{N}_]+/gu) ?? []));
  const named = points.filter(({ id }) => served.has(id));
  return named.length > 0 ? named.map(({ text }) => text) : [intent.text];
}
