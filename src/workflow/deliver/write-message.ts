import type { Evidence } from "../../model/grounding.ts";
import { longestMessage, phrasesFor } from "../../model/phrases.ts";
import { otherLanguages } from "../../model/wording/other-languages.ts";
import type { Checked } from "../../model/round.ts";
import type { UnifiedDocument } from "../../model/unified-document.ts";
import type { SubIntent } from "../../model/sub-intent.ts";
import type { TaskResult } from "../../model/work.ts";
import { nothingProven } from "./judge-round.ts";
import type { RoundVerdict } from "./judge-round.ts";
import { tellAnswers } from "./message/tell-answers.ts";
import { tellRefusal } from "./message/tell-refusal.ts";

export interface MessageInput {
  verdict: RoundVerdict;
  /** The parts of the request, in the order of the request. */
  parts: readonly SubIntent[];
  checked: readonly Checked[];
  results: readonly TaskResult[];
  answered?: UnifiedDocument | null | undefined;
  /** What the person gets. */
  fileNames: readonly string[];
  evidence: readonly Evidence[];
  language: string;
  workflowId: string;
  /** Whether a model answered that only compares words. */
  byWords: boolean;
}

/** What a person reads: every part answered with its sources and each file told, or plainly what is missing and what can be done. */
export async function writeMessage(input: MessageInput): Promise<string> {
  const { verdict, results, fileNames, language } = input;
  const words = phrasesFor(language);
  const finished = results.filter(({ status }) => status === "done");
  const files = tellFiles(fileNames, finished, input.answered);
  if (verdict.status !== "OK") {
    if (verdict.reason === nothingProven) return words.nothingProven;
    if (results.length === 0) return words.noDocuments;
    const told = tellRefusal(input);
    const done = verdict.status === "REFUSAL" ? [] : [...files];
    return [...told, ...(done.length > 0 ? [words.finished, ...done] : [])].join("\n");
  }
  const { parts, answered, evidence } = input;
  const text = await tellAnswers({ parts, finished, answered, fileNames, evidence, language });
  const isShown = text !== "" && (text.length <= longestMessage || files.length === 0);
  const placed = finished.flatMap((result) => result.placed ?? []);
  if (isShown) {
    const said = input.byWords ? [text, ...tellOtherLanguages(evidence, language)] : [text];
    return [...said, ...placed, ...(files.length > 0 ? [lead(words.files, files, language)] : [])].join(
      "\n\n",
    );
  }
  if (files.length > 0) return [lead(words.done, files, language), ...placed].join("\n\n");
  return `${words.done}: ${results.map(({ summary }) => summary).join(", ")}`;
}

/** Quoted as it stands: whoever asked in another language is told which one it is. */
function tellOtherLanguages(evidence: readonly Evidence[], language: string): string[] {
  const others = otherLanguages(
    evidence.map((item) => item.language),
    language,
  );
  return others.length === 0 ? [] : [`${phrasesFor(language).otherLanguage} ${others.join(", ")}`];
}

/** Each file with what it holds. */
function tellFiles(
  fileNames: readonly string[],
  finished: readonly TaskResult[],
  answered: UnifiedDocument | null | undefined,
): string[] {
  return fileNames.map((fileName) => {
    const result = finished.find(({ files }) => files.some((file) => file.fileName === fileName));
    const title = (result?.document ?? answered)?.metadata.title ?? "";
    return title === "" ? `- ${fileName}` : `- ${fileName}: ${title}`;
  });
}

function lead(word: string, lines: readonly string[], language: string): string {
  return [`${word}${language.startsWith("fr") ? " :" : ":"}`, ...lines].join("\n");
}
