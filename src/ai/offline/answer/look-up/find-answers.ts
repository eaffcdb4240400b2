import type { AnswerKind } from "../../../../lexicon/answers/answer-kinds.ts";
import type { EvidenceItem } from "../../../../prompts/answer-from-evidence.ts";
import { tellRow } from "../../cells/tell-row.ts";
import type { Quoted } from "../quoted.ts";
import { holdsKind, opensWithPronoun, pointsBack } from "./holds-kind.ts";
import { lacksComputed } from "./lacks-computed.ts";
import { nearestItems } from "./nearest-items.ts";
import { personalWords } from "../../../../lexicon/answers/personal-words.ts";
import { languages as known } from "../../../../lexicon/words-by-language.ts";
import { readAsked, type Asked } from "./read-asked.ts";
import { languagesOf, readPlaces, type AnswerPlace } from "./read-places.ts";
import { readSignals, scoreSignals, weighByRarity, weighUnheard } from "./read-signals.ts";
import { scoreRows } from "./score-row.ts";
import { wordReaderOf } from "./word-readers.ts";

/**
 * From here on a sentence is taken to state the answer, and what the best gains by being ahead of the next. A name is
 * found in many sentences that tell something else of it; words of other languages are less often known to mean the same.
 */
const enough = { en: { least: 1.45, named: 0.25, ahead: 0 }, other: { least: 1.4, named: 0, ahead: 0.3 } };
/** Who asks for a rule that binds him seldom asks for what the rules leave out. */
const bound = { allHeard: 0.85, least: 1.2, ahead: 0.4 };
const mostAhead = 1;
/** Another sentence that answers as well is quoted beside the first, from the same document or from another one. */
const asGood = { document: 0.4, all: 0.2 };
const mostClaims = { document: 2, all: 3 };

/** What is longer is no question any more. */
const longestQuestion = 2_000;

interface Scored {
  place: AnswerPlace;
  score: number;
}

/** The sentence or row that states the answer, whole and with its subject; none where nothing does. */
export function findAnswers(
  { text, language }: { text: string; language: string },
  evidence: readonly EvidenceItem[],
): Quoted[] {
  const asked = readAsked(text.slice(0, longestQuestion), wordReaderOf(language));
  const languages = languagesOf(evidence, language);
  const places = readPlaces(nearestItems(asked, evidence, languages), languages);
  const rarity = weighByRarity(asked, places);
  const unheard = weighUnheard(asked, places);
  const sentences = places
    .filter((place) => place.isStatement && place.sentence.kind !== "row" && !lacksComputed(asked, place))
    .map((place) => ({ place, score: unheard + scoreSignals(readSignals(asked, place, rarity)) }));
  const tables = Map.groupBy(
    places.filter(({ sentence }) => sentence.kind === "row"),
    ({ item }) => item,
  );
  const rows = [...tables.values()].flatMap((own) =>
    [...scoreRows(asked, own, own[0]?.language ?? language)].map(([place, score]) => ({ place, score })),
  );
  const sure = [...onlySure(sentences, asked, unheard < 0), ...rows.filter(({ score }) => score > 0)];
  return choose(sure, asked).map(({ place }) => toQuoted(place, asked));
}

/** The sentences that are as good as an answer must be; the best of them may be so by standing alone. */
function onlySure(sentences: readonly Scored[], asked: Asked, isUnheard: boolean): Scored[] {
  const [best, next] = sentences.toSorted((a, b) => b.score - a.score);
  if (best === undefined) return [];
  const { least, ahead } = askFor(asked, isUnheard);
  const lead = Math.min(mostAhead, best.score - (next?.score ?? 0));
  if (best.score + ahead * lead < least) return [];
  return sentences.filter(({ score }) => score >= Math.min(least, best.score));
}

function askFor(asked: Asked, isUnheard: boolean): { least: number; ahead: number } {
  if (isPersonal(asked)) return { least: isUnheard ? bound.least : bound.allHeard, ahead: bound.ahead };
  const { least, named, ahead } = asked.language === "en" ? enough.en : enough.other;
  return { least: asked.wanted.some(({ isName }) => isName) ? least + named : least, ahead };
}

const personal = new Map<string, ReadonlySet<string>>(
  known.map((own) => [own, new Set(personalWords[own].split("|"))]),
);

function isPersonal({ all, language }: Asked): boolean {
  return all.some(({ word }) => personal.get(language)?.has(word) === true);
}

/** The best, and those that are as good: one of each document, or two where one document alone has them. */
function choose(scored: readonly Scored[], asked: Asked): Scored[] {
  const ranked = scored.toSorted((a, b) => b.score - a.score);
  const best = ranked[0]?.score ?? 0;
  const good = ranked.filter(({ score }) => best - score <= asGood.all);
  const only = new Set(good.map(({ place }) => place.item.document));
  if (only.size === 1)
    return ranked
      .filter(({ place, score }) => only.has(place.item.document) && best - score <= reachOf(place, asked))
      .slice(0, mostClaims.document);
  const byDocument = [...Map.groupBy(good, ({ place }) => place.item.document).values()];
  return byDocument.flatMap((own) => own.slice(0, 1)).slice(0, mostClaims.all);
}

const single: ReadonlySet<AnswerKind> = new Set(["amount", "share", "year", "period"]);

/** A second row, and a second amount, is another answer; a second sentence mostly goes on with the first. */
function reachOf(place: AnswerPlace, asked: Asked): number {
  const isOther =
    place.sentence.kind === "row" || (single.has(asked.kind) && holdsKind(asked, place) === "yes");
  return isOther ? asGood.all : asGood.document;
}

/** A sentence that refers to the one before brings it along: that one says who or what is meant. */
function toQuoted({ item, sentence, words, before: [last] }: AnswerPlace, asked: Asked): Quoted {
  const row = tellRow(item, sentence);
  if (row !== undefined) return row;
  const [start, text] =
    last?.isStatement === true &&
    last.sentence.kind === "sentence" &&
    (opensWithPronoun(words) || pointsBack(words, asked))
      ? [last.sentence.start, `${last.sentence.text} ${sentence.text}`]
      : [sentence.start, sentence.text];
  return { text, supports: [{ evidence: item.id, quote: item.text.slice(start, sentence.end) }] };
}
