import { requestAsked, requestBeside, requestSaid } from "../../../lexicon/forms/request-words.ts";
import { personTitle } from "../../../lexicon/answers/person-questions.ts";
import { detectLanguage } from "../../../lib/text/detect-language.ts";
import { foldText } from "../../../lib/text/fold-text.ts";
import { splitSentences } from "../../../lib/text/split-sentences.ts";
import type { AnswerInput, EvidenceItem } from "../../../prompts/answer-from-evidence.ts";
import { bestMatch } from "../answer/look-up/match-word.ts";
import { readAsked, type Wanted } from "../answer/look-up/read-asked.ts";
import { languagesOf } from "../answer/look-up/read-places.ts";
import { wordReaderOf } from "../answer/look-up/word-readers.ts";
import type { FieldClaim } from "./field-claim.ts";
import { readMessages } from "./read-messages.ts";
import type { MailMessage } from "./read-messages.ts";

const longestQuestion = 160;
const isThere = 0.5;
/** More than these are no answer any more, but the mail. */
const mostRequests = 3;

/** What the writer of a mail asks for, in the words of the mail: every such sentence, or those about what the question names. */
export function answerRequest(
  text: string,
  { language: given, evidence }: Pick<AnswerInput, "language" | "evidence">,
): FieldClaim[] | undefined {
  if (text.length > longestQuestion || !requestAsked.test(text)) return undefined;
  const messages = readMessages(evidence);
  if (messages.length === 0 || new Set(evidence.map(({ document }) => document)).size > 1) return undefined;
  const language = given === "unknown" ? detectLanguage(text) : given;
  const { wanted } = readAsked(text, wordReaderOf(language));
  const words = wanted.filter(({ word }) => !requestBeside.test(word) && !personTitle.test(word));
  const names = words.filter(({ isName }) => isName);
  const [first, ...others] = names;
  // whoever is named first asks; somebody else whom the question names gets the mail
  const own = first === undefined ? messages : messages.filter((mail) => isBy(mail, first));
  const about = words.filter((word) => !names.includes(word) && !word.isLight);
  if (own.length === 0 || others.some((name) => !isSaid(name, evidence))) return undefined;
  const spoken = languagesOf(evidence, language);
  const asking = own
    .map((mail) =>
      requestsOf(mail).filter(({ said, item }) => {
        const read = wordReaderOf(spoken.get(item.document) ?? language).read(said);
        return about.every((word) => word.isVerb || bestMatch(word, read) >= isThere);
      }),
    )
    .find((found) => found.length > 0);
  if (asking === undefined || asking.length > mostRequests) return undefined;
  return asking.map(({ said, quote, item }) => ({
    ...{ text: said, supports: [{ evidence: item.id, quote }] },
  }));
}

function isBy({ writer }: MailMessage, name: Wanted): boolean {
  const said = foldText(writer);
  return [name, ...name.sameName].some(({ word }) => said.includes(foldText(word)));
}

function isSaid({ word, sameName }: Wanted, evidence: readonly EvidenceItem[]): boolean {
  return evidence.some(({ text }) => {
    const said = foldText(text);
    return [word, ...sameName.map((one) => one.word)].some((own) => said.includes(foldText(own)));
  });
}

function requestsOf({ body }: MailMessage): { said: string; quote: string; item: EvidenceItem }[] {
  const items = Map.groupBy(body, ({ item }) => item);
  return [...items].flatMap(([item, lines]) => {
    const [from, to] = [lines[0]?.start ?? 0, lines.at(-1)?.end ?? 0];
    return splitSentences(item.text)
      .filter(
        ({ start, end, kind, text }) =>
          kind !== "row" && start >= from && end <= to && requestSaid.test(text),
      )
      .map(({ start, end, text }) => ({ said: text, quote: item.text.slice(start, end), item }));
  });
}
