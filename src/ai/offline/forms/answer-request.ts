import {
  replyAsked,
  replySaid,
  requestAsked,
  requestBeside,
  requestSaid,
  whenAsked,
} from "../../../lexicon/forms/request-words.ts";
import { personTitle } from "../../../lexicon/answers/person-questions.ts";
import { deadlineSaid } from "../../../lexicon/answers/ruling-words.ts";
import { detectLanguage } from "../../../lib/text/detect-language.ts";
import { findDates } from "../../../lib/text/find-dates.ts";
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
const sameWord = 0.85;
/** More than these are no answer any more, but the mail. */
const mostRequests = 3;

/** What the writer of a mail asks for, in the words of the mail: every such sentence, or those about what the question names. */
export function answerRequest(
  text: string,
  { language: given, evidence }: Pick<AnswerInput, "language" | "evidence">,
): FieldClaim[] | undefined {
  if (text.length <= longestQuestion && replyAsked.test(text))
    return answerBy(text, { language: given, evidence });
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
  const head = wordReaderOf(language).read(evidence[0]?.text ?? "");
  // what the head says, such as to whom it is written, no sentence repeats
  const about = words.filter(
    (word) => !names.includes(word) && !word.isLight && bestMatch(word, head) < sameWord,
  );
  if (own.length === 0 || others.some((name) => !isSaid(name, evidence))) return undefined;
  const spoken = languagesOf(evidence, language);
  const asking = own
    .map((mail) =>
      requestsOf(mail).filter(({ said, item }) => {
        const read = wordReaderOf(spoken.get(item.document) ?? language).read(said);
        // until when somebody will deliver is not told by what he asks for
        const mayMiss = (word: Wanted) => word.isVerb && !whenAsked.test(text);
        return about.every((word) => mayMiss(word) || bestMatch(word, read) >= isThere);
      }),
    )
    .find((found) => found.length > 0);
  if (asking === undefined) return undefined;
  // until when it is wanted is told by a sentence with a day
  const timed = whenAsked.test(text) ? asking.filter(({ said }) => isTimed(said)) : asking;
  if (timed.length === 0 || timed.length > mostRequests) return undefined;
  return timed.map(({ said, quote, item }) => ({
    ...{ text: said, supports: [{ evidence: item.id, quote }] },
  }));
}

/** Until when one has to answer: the one sentence of the newest mail that asks for it and names a day. */
function answerBy(
  text: string,
  { language: given, evidence }: Pick<AnswerInput, "language" | "evidence">,
): FieldClaim[] | undefined {
  const [newest] = readMessages(evidence);
  if (newest === undefined || new Set(evidence.map(({ document }) => document)).size > 1) return undefined;
  const language = given === "unknown" ? detectLanguage(text) : given;
  const { wanted } = readAsked(text, wordReaderOf(language));
  const spoken = languagesOf(evidence, language);
  const said = evidence.flatMap((item) =>
    wordReaderOf(spoken.get(item.document) ?? language).read(item.text),
  );
  const about = wanted.filter(
    ({ word, isLight, isVerb }) => !isLight && !isVerb && !personTitle.test(word) && !/['’]/u.test(word),
  );
  const told = about.filter((word) => isSaid(word, evidence) || bestMatch(word, said) >= isThere);
  const isAbout =
    about.every((word) => !word.isName || told.includes(word)) && told.length * 2 >= about.length;
  const asking = sentencesOf(newest).filter((one) => replySaid.test(one.said) && isTimed(one.said));
  const [only, ...more] = asking;
  if (only === undefined || more.length > 0 || !isAbout) return undefined;
  return [{ text: only.said, supports: [{ evidence: only.item.id, quote: only.quote }] }];
}

/** By the head, or by whoever signed it for an office. */
function isBy({ writer, signature }: MailMessage, name: Wanted): boolean {
  const said = foldText([writer, ...signature.slice(0, 2).map(({ text }) => text)].join("\n"));
  return [name, ...name.sameName].some(({ word }) => said.includes(foldText(word)));
}

function isTimed(said: string): boolean {
  return findDates(said).length > 0 || deadlineSaid.test(said);
}

function isSaid({ word, sameName }: Wanted, evidence: readonly EvidenceItem[]): boolean {
  return evidence.some(({ text }) => {
    const said = foldText(text);
    return [word, ...sameName.map((one) => one.word)].some((own) => said.includes(foldText(own)));
  });
}

interface MailSentence {
  said: string;
  quote: string;
  item: EvidenceItem;
}

function requestsOf(mail: MailMessage): MailSentence[] {
  return sentencesOf(mail).filter(({ said }) => requestSaid.test(said));
}

function sentencesOf({ body }: MailMessage): MailSentence[] {
  const items = Map.groupBy(body, ({ item }) => item);
  return [...items].flatMap(([item, lines]) => {
    const [from, to] = [lines[0]?.start ?? 0, lines.at(-1)?.end ?? 0];
    return splitSentences(item.text)
      .filter(({ start, end, kind }) => kind !== "row" && start >= from && end <= to)
      .map(({ start, end, text }) => ({ said: text, quote: item.text.slice(start, end), item }));
  });
}
