import { propertyLead } from "../../../lexicon/answers/asked-properties.ts";
import { ticked } from "../../../lexicon/answers/office-fields.ts";
import { detectLanguage } from "../../../lib/text/detect-language.ts";
import type { AnswerInput, EvidenceItem } from "../../../prompts/answer-from-evidence.ts";
import type { ReadWord } from "../answer/look-up/create-word-reader.ts";
import { bestMatch } from "../answer/look-up/match-word.ts";
import { readAsked } from "../answer/look-up/read-asked.ts";
import { languagesOf } from "../answer/look-up/read-places.ts";
import { wordReaderOf } from "../answer/look-up/word-readers.ts";
import type { FieldClaim } from "./field-claim.ts";
import { linesOf, type MailLine } from "./read-messages.ts";

const longestQuestion = 200;
const longestLine = 200;
const sameWord = 0.85;
const isThere = 0.5;

/** A line with a box before it and no other in it. */
const option = /^(?:[-*•]\s+)?(?:\[[\sx✓✔]?\]|[☐☑☒])\s*(?<said>[^[\]☐☑☒]+)$/iu;

/**
 * "For which week is Ada registered": of the lines with boxes that name a week, the one that is ticked. Undefined where
 * none or several are, and where whoever is named does not stand in the form.
 */
export function answerTicked(
  text: string,
  { language: given, evidence }: Pick<AnswerInput, "language" | "evidence">,
): FieldClaim[] | undefined {
  const lead = text.length <= longestQuestion ? propertyLead.exec(text) : null;
  if (lead === null) return undefined;
  const language = given === "unknown" ? detectLanguage(text) : given;
  const asked = readAsked(text, wordReaderOf(language));
  const noun = asked.all.find(({ start }) => start >= lead.index + lead[0].length);
  if (noun === undefined || noun.isStop) return undefined;
  const spoken = languagesOf(evidence, language);
  const readerOf = ({ document }: EvidenceItem) => wordReaderOf(spoken.get(document) ?? language);
  const groups = evidence.flatMap((item) => groupsOf(item)).filter((group) => offers(group, noun, readerOf));
  const [only, ...more] = groups;
  const first = only?.[0];
  if (only === undefined || first === undefined || more.length > 0) return undefined;
  const form = evidence
    .filter(({ document }) => document === first.item.document)
    .flatMap((item) => readerOf(item).read(item.text));
  const isKnown = asked.wanted
    .filter(({ isName, isNumber }) => isName || isNumber)
    .every((word) => [word, ...word.sameName].some((one) => bestMatch(one, form) >= isThere));
  const [picked, ...others] = only.filter((line) => ticked.test(line.text));
  if (!isKnown || picked === undefined || others.length > 0) return undefined;
  return [{ text: picked.text, supports: [{ evidence: picked.item.id, quote: picked.text }] }];
}

/** Lines with boxes, one below the other. */
function groupsOf(item: EvidenceItem): MailLine[][] {
  const groups: MailLine[][] = [];
  let isOpen = false;
  for (const line of linesOf(item)) {
    const isOption = line.text.length <= longestLine && option.test(line.text);
    if (isOption && isOpen) groups.at(-1)?.push(line);
    else if (isOption) groups.push([line]);
    isOpen = isOption;
  }
  return groups.filter(({ length }) => length > 1);
}

/** Most of them say what is asked for, or the title over them does. */
function offers(
  group: readonly MailLine[],
  noun: ReadWord,
  readerOf: (item: EvidenceItem) => ReturnType<typeof wordReaderOf>,
): boolean {
  const [first] = group;
  if (first === undefined) return false;
  const reader = readerOf(first.item);
  const lines = linesOf(first.item);
  const title = lines[lines.findIndex(({ start }) => start === first.start) - 1]?.text;
  const above = reader.read(title ?? first.item.heading?.at(-1) ?? "");
  const saying = group.filter(({ text }) => bestMatch(noun, reader.read(text)) >= sameWord);
  return saying.length * 2 > group.length || bestMatch(noun, above) >= sameWord;
}
