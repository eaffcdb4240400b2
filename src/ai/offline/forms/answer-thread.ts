import {
  choiceAsked,
  choiceDenied,
  choiceMade,
  chooserNouns,
  olderAsked,
  settledWords,
} from "../../../lexicon/answers/office-choices.ts";
import { openSaid, wishAsked } from "../../../lexicon/answers/settled-words.ts";
import { money } from "../../../lexicon/answers/sentence-words.ts";
import { detectLanguage } from "../../../lib/text/detect-language.ts";
import { foldText } from "../../../lib/text/fold-text.ts";
import { splitSentences } from "../../../lib/text/split-sentences.ts";
import type { AnswerInput, EvidenceItem } from "../../../prompts/answer-from-evidence.ts";
import { findAnswers, readSight } from "../answer/look-up/find-answers.ts";
import { asksForPrice } from "../answer/look-up/holds-money.ts";
import { holdsKind } from "../answer/look-up/holds-kind.ts";
import { bestMatch } from "../answer/look-up/match-word.ts";
import { readAsked } from "../answer/look-up/read-asked.ts";
import { languagesOf } from "../answer/look-up/read-places.ts";
import { wordReaderOf } from "../answer/look-up/word-readers.ts";
import { isAskedThing } from "../records/is-sound.ts";
import type { Quoted } from "../answer/quoted.ts";
import { asMails } from "./as-mails.ts";
import type { FieldClaim } from "./field-claim.ts";
import { likelyInMail } from "./likely-in-mail.ts";
import { settledWord } from "./settled-word.ts";
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
  const read = asMails(evidence);
  const thread = readThread(evidence, read);
  if (thread === undefined || olderAsked.test(text)) return undefined;
  const chosen = chosenOffer(text, thread);
  if (chosen !== undefined) return [chosen];
  const language = given === "unknown" ? detectLanguage(text) : given;
  const settled = settledWord({ text, language }, thread.newest, evidence);
  if (settled !== undefined) return toClaims([settled]);
  const plain = text.replaceAll(settledWords, " ");
  const found = newestWord({ text: plain, language }, read, thread);
  // what holds now is not told by an older mail
  return found?.isOld === true && plain !== text ? [] : found?.claims;
}

/** What is left of an answer where the question asks what holds now: an older mail of a thread does not say it. */
export function withoutOlder<Claim extends { supports: readonly object[] }>(
  text: string,
  claims: readonly Claim[],
  evidence: readonly EvidenceItem[],
): Claim[] {
  const isNow = text.replaceAll(settledWords, "") !== text && !olderAsked.test(text);
  const thread = isNow ? readThread(evidence, asMails(evidence)) : undefined;
  if (thread === undefined) return [...claims];
  const past = new Set(thread.older.map(({ id }) => id));
  const isOld = (support: object) => "evidence" in support && past.has(String(support.evidence));
  return claims.filter(({ supports }) => !supports.every(isOld));
}

/** The sentence of the newest mail that takes one of the offers, and names no other. */
function chosenOffer(text: string, { newest, older }: MailThread): FieldClaim | undefined {
  if (!chooserNouns.test(text) || !choiceAsked.test(text) || choiceDenied.test(text)) return undefined;
  const offers = [...new Set([...newest, ...older].flatMap(bidders))];
  if (offers.length < fewestOffers) return undefined;
  const taken = newest.flatMap((item) =>
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

/** Where an older mail seems to answer and a newer one does as well, or says the same of another day, the newer one holds. */
function newestWord(
  question: { text: string; language: string },
  evidence: readonly EvidenceItem[],
  { newest, older }: MailThread,
): { claims: FieldClaim[] | undefined; isOld: boolean } | undefined {
  const now = answersIn(question, newest);
  if (now.length > 0) return { claims: toClaims(now), isOld: false };
  const past = new Set(older.map(({ id }) => id));
  const then = answersIn(question, evidence);
  const isPast = then.every(({ supports }) => supports.some((support) => past.has(support.evidence)));
  if (then.length === 0 || !isPast) return undefined;
  const newer = newerWord(question, evidence, then);
  // what was only wished for or offered in an older mail holds nothing
  const isWish = !wishAsked.test(question.text) && then.every(({ text }) => openSaid.test(text));
  if (newer === undefined && isWish) return { claims: [], isOld: true };
  return { claims: toClaims(newer ?? then), isOld: newer === undefined };
}

function answersIn(
  question: { text: string; language: string },
  evidence: readonly EvidenceItem[],
): Quoted[] {
  const asked = readAsked(question.text, wordReaderOf(question.language));
  const [spoken = question.language] = languagesOf(evidence, question.language).values();
  // "which model" is not told by a sentence that speaks of no model
  const sure = findAnswers(question, evidence).filter(
    ({ text, supports }) =>
      (asked.kind !== "thing" || isAskedThing(asked, wordReaderOf(spoken).read(text))) &&
      !(asksForPrice(asked) && supports.some(isRow) && !money.test(text)),
  );
  const likely = sure.length > 0 ? undefined : likelyInMail(question, evidence);
  return likely === undefined ? sure : [likely];
}

/** A row of a file that came with the mail. */
function isRow(support: Quoted["supports"][number]): boolean {
  return "quote" in support && support.quote.includes(" | ");
}

function toClaims(found: readonly Quoted[]): FieldClaim[] | undefined {
  const claims = found.flatMap(({ text, supports }): FieldClaim[] => {
    const quotes = supports.flatMap((support) => ("quote" in support ? [support] : []));
    return quotes.length === 0 ? [] : [{ text, supports: quotes }];
  });
  return claims.length > 0 ? claims : undefined;
}

/** The one sentence of a newer mail with another such value, and with every word that the older one has of the question. */
function newerWord(
  question: { text: string; language: string },
  evidence: readonly EvidenceItem[],
  then: readonly Quoted[],
): Quoted[] | undefined {
  const { sight } = readSight(question, evidence);
  const { asked, places } = sight;
  if (!changing.has(asked.kind)) return undefined;
  const told = places.filter(({ item, sentence }) =>
    then.some(({ text, supports }) =>
      supports.some((support) => support.evidence === item.id && text.includes(sentence.text)),
    ),
  );
  const heldBy = (words: (typeof told)[number]["words"]) =>
    asked.wanted.filter((word) => !word.isLight && bestMatch(word, words) >= isThere);
  const held = new Set(told.flatMap(({ words }) => heldBy(words)));
  const first = evidence.findIndex((item) => told.some((place) => place.item === item));
  const newer = places.filter(
    (place) =>
      evidence.indexOf(place.item) < first &&
      held.size > 0 &&
      [...held].every((word) => heldBy(place.words).includes(word)) &&
      holdsKind(asked, place) === "yes",
  );
  const [only, ...more] = newer;
  if (only === undefined || more.length > 0) return undefined;
  const { item, sentence } = only;
  const quote = item.text.slice(sentence.start, sentence.end);
  return [{ text: sentence.text, supports: [{ evidence: item.id, quote }] }];
}

/** What a later mail may change. */
const changing: ReadonlySet<string> = new Set(["date", "amount", "count", "period", "place", "share"]);
const isThere = 0.5;
