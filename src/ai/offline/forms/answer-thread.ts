import {
  choiceAsked,
  choiceDenied,
  choiceMade,
  chooserNouns,
  olderAsked,
} from "../../../lexicon/answers/office-choices.ts";
import { detectLanguage } from "../../../lib/text/detect-language.ts";
import { foldText } from "../../../lib/text/fold-text.ts";
import { splitSentences } from "../../../lib/text/split-sentences.ts";
import type { AnswerInput, EvidenceItem } from "../../../prompts/answer-from-evidence.ts";
import { findAnswers } from "../answer/look-up/find-answers.ts";
import type { FieldClaim } from "./field-claim.ts";
import { readThread } from "./read-thread.ts";
import type { MailThread } from "./read-thread.ts";

/**
 * What holds at the end of a thread of mails: which of the offers was taken, and what the newest mail says where only
 * an older one seemed to answer. Undefined where it is asked for something else.
 */
export function answerThread(
  text: string,
  { language: given, evidence }: Pick<AnswerInput, "language" | "evidence">,
): FieldClaim[] | undefined {
  const thread = readThread(evidence);
  if (thread === undefined || olderAsked.test(text)) return undefined;
  const chosen = chosenOffer(text, thread);
  if (chosen !== undefined) return [chosen];
  const language = given === "unknown" ? detectLanguage(text) : given;
  return newestWord({ text, language }, evidence, thread);
}

/** The sentence of the newest mail that takes one of the offers, and names no other. */
function chosenOffer(text: string, { newest, older }: MailThread): FieldClaim | undefined {
  if (!chooserNouns.test(text) || !choiceAsked.test(text) || choiceDenied.test(text)) return undefined;
  const offers = [...new Set([...newest, ...older].flatMap(bidders))];
  if (offers.length < fewestOffers) return undefined;
  const taken = newest.slice(1).flatMap((item) =>
    splitSentences(item.text)
      .filter((sentence) => choiceMade.test(sentence.text) && !choiceDenied.test(sentence.text))
      .filter((sentence) => offers.filter((offer) => names(sentence.text, offer)).length === 1)
      .map(({ start, end, text: said }) => ({
        text: said,
        supports: [{ evidence: item.id, quote: item.text.slice(start, end) }],
      })),
  );
  const [only, ...more] = taken;
  return more.length === 0 ? only : undefined;
}

const fewestOffers = 2;

/** "- Sample Coaches: £780 …": who heads an item with an amount in it. */
function bidders({ text }: EvidenceItem): string[] {
  return [
    ...text.matchAll(/^[>\s]*(?:[-•*–]|\p{N}{1,2}[.)])\s+(\p{Lu}[^:\n]{2,50}?)\s?:\s[^\n]*\p{N}/gmu),
  ].flatMap(([, name]) => name ?? []);
}

/** One word of the name that no other word begins with may stand for it: "we take Lemarchand". */
function names(sentence: string, offer: string): boolean {
  const said = foldText(sentence);
  return foldText(offer)
    .split(/[^\p{L}\p{N}]+/u)
    .some((word) => word.length >= shortestName && said.split(/[^\p{L}\p{N}]+/u).includes(word));
}

const shortestName = 4;

/** Where an older mail seems to answer and the newest one does as well, the newest holds. */
function newestWord(
  question: { text: string; language: string },
  evidence: readonly EvidenceItem[],
  { newest, older }: MailThread,
): FieldClaim[] | undefined {
  const now = findAnswers(question, newest);
  if (now.length === 0) return undefined;
  const past = new Set(older.map(({ id }) => id));
  const isPast = findAnswers(question, evidence).some(({ supports }) =>
    supports.some((support) => past.has(support.evidence)),
  );
  const claims = now.flatMap(({ text, supports }): FieldClaim[] => {
    const quotes = supports.flatMap((support) => ("quote" in support ? [support] : []));
    return quotes.length === 0 ? [] : [{ text, supports: quotes }];
  });
  return isPast && claims.length > 0 ? claims : undefined;
}
