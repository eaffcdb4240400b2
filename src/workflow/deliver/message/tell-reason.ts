import { inQuotationMarks } from "../../../model/documents/short-quote.ts";
import { phrasesFor } from "../../../model/phrases.ts";

type Why = Extract<keyof ReturnType<typeof phrasesFor>, `why${string}`>;

/** The closed reasons of the gate. */
const codes: Readonly<Record<string, Why>> = {
  grounding_failed: "whyUnproven",
  citation_out_of_scope: "whyUncited",
  draft_without_grounding: "whyHandOff",
  handoff_mismatch: "whyHandOff",
  new_facts_in_draft: "whyDraft",
  no_json: "whyUnreadable",
  "no readable answer": "whyUnreadable",
};

/** What the audit says to a writer, by kind; the words that failed stay out: what is not proven reaches nobody. */
const kinds: readonly (readonly [RegExp, Why])[] = [
  [
    /not among the evidence|not in the evidence|names no support|no computation|cell \S+ is not in|cites nothing/iu,
    "whyUncited",
  ],
  [
    /stands in the (?:row|column)|another row|stands at|does not speak of|belongs to|not among those named/iu,
    "whyPlace",
  ],
  [/is computed|computes|the result is|calculat/iu, "whyComputed"],
  [/is left out|is not said|", not "/iu, "whyLimit"],
  [/"[^"]*\d[^"]*" (?:is not in|stands)/iu, "whyNumber"],
  [/"[^"]*" (?:is not in|stands|mixes)/iu, "whyWords"],
];

/** Why a statement did not pass, in a few words of the reader's language. */
export function tellReason(reason: string, language: string): string {
  const words = phrasesFor(language);
  const code = codes[reason.trim()];
  if (code !== undefined) return words[code];
  return words[kinds.find(([pattern]) => pattern.test(reason))?.[1] ?? "whyMeaning"];
}

/** What a reader of a message cannot know by name: parts, tasks, points, prompts and actions of ours. */
export function withoutOwnNames(text: string, names: ReadonlyMap<string, string>, language: string): string {
  const known = text.replaceAll(/\b(?:[ipec]\d+(?:\.(?:evidence|more\d+))?|task[_-]?\d+)\b/gu, (name) => {
    const said = names.get(name);
    return said === undefined ? "" : inQuotationMarks(said, language);
  });
  return known
    .replaceAll(
      /\b(?:select-action|set-parameters|plan-actions|plan-tasks|analyse-request|answer-from-evidence|audit-claims|write-report|mend-statements|process-chunk|review-task|rework-document)\b[:,]?/gu,
      "",
    )
    .replaceAll(
      // not the name of a file, such as data.csv
      /\b(?:ai|document|data|web|mail|outlook|sharepoint|mcp)\.(?![a-z]{1,4}\b)[a-z][a-zA-Z.]*\b/gu,
      phrasesFor(language).thisStep,
    )
    .replaceAll(/\([\s,;]*\)/gu, "")
    .replaceAll(/ {2,}/gu, " ")
    .replaceAll(/ ([,.;:)])/gu, "$1")
    .trim();
}
