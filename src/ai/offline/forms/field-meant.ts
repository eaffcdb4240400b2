import { detectLanguage } from "../../../lib/text/detect-language.ts";
import type { AnswerInput } from "../../../prompts/answer-from-evidence.ts";
import { asksForSeveral } from "../answer/asks-for-several.ts";
import { readAsked } from "../answer/look-up/read-asked.ts";
import { languagesOf } from "../answer/look-up/read-places.ts";
import { wordReaderOf } from "../answer/look-up/word-readers.ts";
import type { FieldClaim } from "./field-claim.ts";
import { bareLabel } from "../records/bare-label.ts";
import { hintedField } from "../records/hinted-field.ts";
import { namedField } from "../records/named-field.ts";
import { readRecords } from "../records/read-records.ts";

const longestQuestion = 400;

/** The field that a question names, or means by what it asks, where the form speaks of the rest; undefined where none does. */
export function fieldMeant(
  text: string,
  { language: given, evidence }: Pick<AnswerInput, "language" | "evidence">,
): FieldClaim[] | undefined {
  const language = given === "unknown" ? detectLanguage(text) : given;
  if (text.length > longestQuestion || asksForSeveral(text, language)) return undefined;
  const asked = readAsked(text, wordReaderOf(language));
  const spoken = languagesOf(evidence, language);
  const records = readRecords(evidence, spoken);
  const around = (document: string) =>
    evidence
      .filter((item) => item.document === document)
      .flatMap((item) => wordReaderOf(spoken.get(document) ?? "en").read(item.text));
  const field = bareLabel(text, records) ?? hintedField(asked, records) ?? namedField(asked, records, around);
  const told = field?.tell();
  if (told === undefined) return undefined;
  const supports = told.supports.flatMap((support) => ("quote" in support ? [support] : []));
  return supports.length === 0 ? undefined : [{ text: told.text, supports }];
}
