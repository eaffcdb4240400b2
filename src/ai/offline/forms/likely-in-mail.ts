import { deadlineSaid } from "../../../lexicon/answers/ruling-words.ts";
import { durations } from "../../../lexicon/answers/sentence-words.ts";
import type { EvidenceItem } from "../../../prompts/answer-from-evidence.ts";
import { readSight } from "../answer/look-up/find-answers.ts";
import { countsNear, holdsKind } from "../answer/look-up/holds-kind.ts";
import { bestMatch } from "../answer/look-up/match-word.ts";
import type { Asked } from "../answer/look-up/read-asked.ts";
import { isHinted } from "../answer/look-up/read-clues.ts";
import type { AnswerPlace } from "../answer/look-up/read-places.ts";
import { contradicts, isOpposite } from "../answer/look-up/says-no.ts";
import { isOther } from "../answer/look-up/speaks-of.ts";
import { tellsOther } from "../answer/look-up/tells-other.ts";
import { weighPlaces } from "../answer/look-up/weigh/weigh-places.ts";
import type { Quoted } from "../answer/quoted.ts";

/** How likely the best sentence must be, and how much likelier than the next. */
const enough = { chance: 0.4, times: 2.5 };
const isThere = 0.5;
/** Kinds of answers that can be seen in a sentence. */
const seen: ReadonlySet<string> = new Set(["date", "amount", "count", "period", "person", "place", "share"]);

/**
 * The one sentence of a mail that is far likelier than all others. A mail has few sentences and says each thing once:
 * where what is asked for is in it, and the mail or its head speaks of everything that the question names, it is meant.
 */
export function likelyInMail(
  question: { text: string; language: string },
  evidence: readonly EvidenceItem[],
): Quoted | undefined {
  const { sight } = readSight(question, evidence);
  const { asked, passesOver } = sight;
  if (!seen.has(asked.kind) || asked.asksMore) return undefined;
  const [best, next] = weighPlaces(sight).toSorted((one, other) => other.chance - one.chance);
  if (best === undefined || best.chance < enough.chance) return undefined;
  if (best.chance < enough.times * (next?.chance ?? 0)) return undefined;
  const { place } = best;
  const isBarred =
    passesOver(place) ||
    (asked.kind === "period" && !lasts(place.sentence.text)) ||
    isOther(asked, place) ||
    tellsOther(asked, place) ||
    contradicts(asked, place) ||
    isOpposite(asked, place) ||
    (asked.counted !== undefined && !countsNear(asked.counted, place));
  if (isBarred || holdsKind(asked, place) !== "yes" || !speaksOfAll(asked, place)) return undefined;
  const { item, sentence } = place;
  const quote = item.text.slice(sentence.start, sentence.end);
  return { text: sentence.text, supports: [{ evidence: item.id, quote }] };
}

/** So many days, or until then: a year by itself is no time that something takes. */
function lasts(text: string): boolean {
  return durations.test(text.replaceAll(namedYear, " ")) || deadlineSaid.test(text);
}

const namedYear = /(?<!\p{L})(?:jahre?|year|années?|anno|año)\s(?:1[5-9]|20)\d\d/giu;

/** One thing or deed in the sentence itself, and every other thing in it, or in the head of its mail. */
function speaksOfAll(asked: Asked, place: AnswerPlace): boolean {
  const open = asked.wanted.filter(({ isLight }) => !isLight);
  const isSaid = (word: (typeof open)[number]) =>
    bestMatch(word, place.words) >= isThere || isHinted(word, place.words);
  const over = [...place.heading, ...place.above];
  return (
    open.some(isSaid) && open.every((word) => word.isVerb || isSaid(word) || bestMatch(word, over) >= isThere)
  );
}
