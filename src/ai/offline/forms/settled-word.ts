import { agreedAsked, agreementSaid, changeSaid } from "../../../lexicon/answers/settled-words.ts";
import { choiceDenied, settledWords } from "../../../lexicon/answers/office-choices.ts";
import { personTitle } from "../../../lexicon/answers/person-questions.ts";
import { amountNouns } from "../../../lexicon/tables/record-words.ts";
import { foldText } from "../../../lib/text/fold-text.ts";
import type { EvidenceItem } from "../../../prompts/answer-from-evidence.ts";
import { readSight } from "../answer/look-up/find-answers.ts";
import { holdsKind } from "../answer/look-up/holds-kind.ts";
import { bestMatch } from "../answer/look-up/match-word.ts";
import type { Asked, Wanted } from "../answer/look-up/read-asked.ts";
import type { AnswerPlace } from "../answer/look-up/read-places.ts";
import type { Quoted } from "../answer/quoted.ts";

const isThere = 0.5;
/** Kinds of answers that can be seen in a sentence. */
const seen: ReadonlySet<string> = new Set(["date", "amount", "count", "period", "person", "place", "share"]);
const amounts = new Set(amountNouns.split("|"));

/**
 * What holds now, and what was agreed: the one sentence of the newest mail that agrees to something, or says that it is
 * another thing than before, of the kind that is asked for. Undefined where the question does not ask for the last word.
 */
export function settledWord(
  question: { text: string; language: string },
  newest: readonly EvidenceItem[],
  whole: readonly EvidenceItem[],
): Quoted | undefined {
  if (!asksSettled(question.text) || choiceDenied.test(question.text)) return undefined;
  const { sight, places } = readSight(question, newest);
  const { asked } = sight;
  if (!seen.has(asked.kind) && asked.kind !== "thing" && asked.kind !== "organisation") return undefined;
  const said = foldText(whole.map(({ text }) => text).join("\n"));
  const found = places.filter(
    (place) =>
      place.isStatement &&
      (agreementSaid.test(place.sentence.text) || changeSaid.test(place.sentence.text)) &&
      holdsAsked(asked, place) &&
      speaksOfIt(asked, place, said),
  );
  const [only, ...more] = found;
  if (only === undefined || more.length > 0) return undefined;
  const { item, sentence } = only;
  return {
    text: sentence.text,
    supports: [{ evidence: item.id, quote: item.text.slice(sentence.start, sentence.end) }],
  };
}

/** "Now", "in the end", "did we agree on". */
export function asksSettled(text: string): boolean {
  return agreedAsked.test(text) || text.replaceAll(settledWords, "") !== text;
}

/** Something of the kind, or the thing that "which" asks for by its name. */
function holdsAsked(asked: Asked, place: AnswerPlace): boolean {
  if (seen.has(asked.kind)) return holdsKind(asked, place) === "yes";
  const [noun] = asked.wanted;
  return noun !== undefined && !noun.isName && bestMatch(noun, place.words) >= isThere;
}

/** Whatever else the question names stands in the sentence, beside it or in the subject; whoever it names, somewhere in the thread. */
function speaksOfIt({ wanted }: Asked, { words, heading, passage }: AnswerPlace, said: string): boolean {
  const isBeside = ({ word, isVerb, isLight, isNumber }: Wanted) =>
    isVerb || isLight || isNumber || amounts.has(word) || personTitle.test(word) || asksSettled(word);
  return wanted.every((one) => {
    if (one.isName) return [one, ...one.sameName].some(({ word }) => said.includes(foldText(word)));
    return (
      isBeside(one) || bestMatch(one, [...words, ...heading]) >= isThere || passage.match(one) >= isThere
    );
  });
}
