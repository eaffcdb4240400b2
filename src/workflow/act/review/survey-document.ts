import { detectLanguage } from "../../../lib/text/detect-language.ts";
import { segmentWords } from "../../../lib/text/segment-words.ts";
import type { CriteriaFacts } from "../../../model/criteria/check-criteria.ts";
import { countDocument, documentTexts } from "../../../model/documents/count-document.ts";
import { formatOf } from "../../../model/documents/format-of.ts";
import type { UnifiedDocument } from "../../../model/unified-document.ts";
import type { Made, Work } from "../../../model/work.ts";

/** What can be counted and compared in what a task made. */
export function surveyDocument(
  document: UnifiedDocument,
  { work, made }: { work: Work; made: Made },
): CriteriaFacts {
  const checked = [...work.earlier.flatMap((result) => result.checked), ...work.checked];
  const { produced = [] } = made;
  return {
    counts: countDocument(document),
    formats: made.files.map(({ fileName }) => formatOf(fileName)),
    language: languageOf(document),
    isProven: checked.some(({ handOff }) => handOff !== undefined),
    files: produced,
    contents: anyOf(produced.map((file) => file.contents)),
    numbering: isNumberedByHand(document) || anyOf(produced.map((file) => file.numbering)),
  };
}

const sureWords = 20;

/** What it is in counts, not what it says it is in; a few words are no proof against that. */
function languageOf(document: UnifiedDocument): string {
  const [said = "unknown"] = document.metadata.language.split("-");
  const text = documentTexts(document).join("\n");
  const found = detectLanguage(text);
  if (found === "unknown" || found === said) return said;
  return segmentWords(text).length < sureWords ? "unknown" : found;
}

/** True where one has it, false where none that could have it does. */
function anyOf(known: readonly (boolean | undefined)[]): boolean | undefined {
  const told = known.filter((one) => one !== undefined);
  return told.length === 0 ? undefined : told.includes(true);
}

function isNumberedByHand({ sections }: UnifiedDocument): boolean {
  const headings = sections.flatMap((section) =>
    section.content_type === "heading" ? section.elements : [],
  );
  const numbered = headings.filter(({ text }) =>
    /^\s*(?:\d{1,2}(?:\.\d{1,2})*[.)]?|[IVX]{1,5}\.)\s+\S/u.test(text),
  );
  // the first may be the title
  return headings.length > 1 && numbered.length >= headings.length - 1;
}
