import type { AnswerKind } from "../../../../lexicon/answers/answer-kinds.ts";
import { lightOf } from "../../../../lexicon/answers/light-words.ts";
import type { EvidenceItem } from "../../../../prompts/answer-from-evidence.ts";
import { tellRow } from "../../cells/tell-row.ts";
import type { Quoted } from "../quoted.ts";
import { givesReason, holdsKind, meansDayBefore, opensWithPronoun, pointsBack } from "./holds-kind.ts";
import { tellsCover } from "../../records/is-sound.ts";
import { asksForPrice } from "./holds-money.ts";
import { lacksComputed } from "./lacks-computed.ts";
import { createPassesOver, findStatus, leadOf } from "./particular/find-status.ts";
import { findLimit } from "./particular/find-limit.ts";
import { asksSuccessor, findSuccessor } from "./particular/find-successor.ts";
import { findYear } from "./particular/find-year.ts";
import { bestMatch } from "./match-word.ts";
import { createPricesOther } from "./priced-thing.ts";
import { nearestItems } from "./nearest-items.ts";
import { isOther, speaksOfIt } from "./speaks-of.ts";
import { isReadAsOther } from "./weigh/is-read-as-other.ts";
import { onlyLikely } from "./weigh/only-likely.ts";
import { readRow } from "./weigh/read-row.ts";
import type { Sight } from "./weigh/read-features.ts";
import { fewSentences } from "./weigh/word-groups.ts";
import { onlySure, type ScoredPlace } from "./only-sure.ts";
import { readAsked, type Asked } from "./read-asked.ts";
import { languagesOf, readPlaces, type AnswerPlace } from "./read-places.ts";
import { isThere, readSignals, scoreSignals, weighByRarity, weighUnheard } from "./read-signals.ts";
import { scoreRows } from "./score-row.ts";
import { tellsOther } from "./tells-other.ts";
import { wordReaderOf } from "./word-readers.ts";
import { repeatsQuestion } from "./words/repeats-question.ts";

/** Another sentence that answers as well is quoted beside the first, from the same document or from another one. */
const asGood = { document: 0.4, all: 0.2 };
const mostClaims = { document: 2, all: 3 };

/** What is longer is no question any more. */
const longestQuestion = 2_000;

/** A question and everything that is shown, read word by word. */
interface Reading {
  sight: Sight;
  places: readonly AnswerPlace[];
}

export function readSight(
  { text, language }: { text: string; language: string },
  evidence: readonly EvidenceItem[],
): Reading {
  const asked = readAsked(text.slice(0, longestQuestion), wordReaderOf(language));
  const languages = languagesOf(evidence, language);
  const places = readPlaces(nearestItems(asked, evidence, languages), languages);
  const unheard = weighUnheard(asked, places);
  const isOfOther = createPricesOther(asked, places, unheard);
  const sentences = places.filter(
    (place) =>
      place.isStatement &&
      place.sentence.kind !== "row" &&
      holdsKind(asked, place) !== "never" &&
      !lacksComputed(asked, place) &&
      !repeatsQuestion(asked, place) &&
      !isOfOther(place),
  );
  const sight = {
    ...{ asked, places: sentences, passesOver: createPassesOver(asked, places) },
    isPaper: places.filter(({ isStatement }) => isStatement).length > fewSentences,
    ...{ rarity: weighByRarity(asked, places), unheard },
  };
  return { places, sight: { ...sight, ruled: byRules(sight) } };
}

/** The sentence or row that states the answer, whole and with its subject; none where nothing does. */
export function findAnswers(
  question: { text: string; language: string },
  evidence: readonly EvidenceItem[],
): Quoted[] {
  const { sight, places } = readSight(question, evidence);
  const { asked } = sight;
  if (asksSuccessor(asked)) {
    const place = findSuccessor(asked, places);
    return place === undefined
      ? []
      : [
          withBefore(
            place,
            !asked.wanted.some((word) => word.isName && bestMatch(word, place.words) >= isThere),
          ),
        ];
  }
  const dated = findYear(asked, places);
  if (dated !== undefined) return [toQuoted(dated, asked)];
  const tables = Map.groupBy(
    places.filter(({ sentence }) => sentence.kind === "row"),
    ({ item }) => item,
  );
  const rows = [...tables.values()].flatMap((own) =>
    [...scoreRows(asked, own, own[0]?.language ?? question.language)]
      .map(([place, score]) => ({ place, score }))
      .filter(
        ({ place }) =>
          namesAsked(asked, place) &&
          !tellsCover(asked, place.sentence.cells?.[0] ?? "") &&
          !(asksForPrice(asked) && holdsKind(asked, place) === "never"),
      ),
  );
  const limit = findLimit(asked, places);
  if (limit !== undefined) return [toQuoted(limit, asked)];
  const likely = onlyLikely(sight);
  const fitting = rows.filter(({ place, score }) => score > 0 && !isOtherRow(asked, place));
  const sure = [...likely.sure, ...fitting];
  if (sure.length === 0 && likely.pair !== undefined) return [withBefore(likely.pair, true)];
  const row = sure.length === 0 ? readRow(asked, places, sight.rarity) : undefined;
  if (row !== undefined) return [toQuoted(row, asked)];
  const chosen = withSequel(choose(sure, asked), places, asked).flatMap((place) => {
    // whether it is so is said by the line over the list
    const lead = asked.kind === "yes-or-no" ? leadOf(places.indexOf(place), places) : undefined;
    return lead === undefined ? [toQuoted(place, asked)] : toListed(place, lead);
  });
  const status = chosen.length > 0 ? undefined : findStatus(asked, places);
  if (status === undefined) return chosen;
  return status.lead === undefined ? [toQuoted(status.place, asked)] : toListed(status.place, status.lead);
}

function isOtherRow(asked: Asked, { item, sentence, language }: AnswerPlace): boolean {
  return isReadAsOther(asked, { text: tellRow(item, sentence)?.text ?? sentence.text, language });
}

/** The sentences that rules alone take for the answer. */
function byRules({ asked, places, rarity, unheard, passesOver }: Omit<Sight, "ruled">): ScoredPlace[] {
  const scored = places
    .filter(
      (place) =>
        speaksOfIt(asked, place) && !isOther(asked, place) && !passesOver(place) && !tellsOther(asked, place),
    )
    .map((place) => ({ place, score: unheard.weight + scoreSignals(readSignals(asked, place, rarity)) }));
  return onlySure(scored, asked, unheard);
}

/** "From which supplier": a row that has neither a column nor a word for one names none. */
function namesAsked(
  { kind, wanted, language }: Asked,
  { words, sentence, language: own }: AnswerPlace,
): boolean {
  const [first] = wanted;
  // a row of numbers names nobody
  if (kind === "person" && sentence.cells?.slice(1).every((cell) => !/\p{Lu}\p{L}/u.test(cell)) === true)
    return false;
  if (kind !== "organisation" || first?.isLight !== true || lightOf.get(language)?.has(first.word) === true)
    return true;
  const heads = wordReaderOf(own).read((sentence.headers ?? []).join(" ; "));
  return bestMatch(first, [...words, ...heads]) >= isThere;
}

/** The best, and those that are as good: one of each document, or two where one document alone has them. */
function choose(scored: readonly ScoredPlace[], asked: Asked): ScoredPlace[] {
  const ranked = scored.toSorted((a, b) => b.score - a.score);
  const best = ranked[0]?.score ?? 0;
  const good = ranked.filter(({ score }) => best - score <= asGood.all);
  const only = new Set(good.map(({ place }) => place.item.document));
  if (only.size === 1 && asked.kind === "thing") {
    const siblings = findSiblings(good);
    if (siblings.length > mostClaims.document) return siblings.slice(0, mostSiblings);
  }
  if (only.size === 1) {
    // two fields of a form are two things: which one is meant cannot be told
    if (single.has(asked.kind) && areRivals(good.map(({ place }) => place))) return [];
    const [first, ...others] = ranked.filter(
      ({ place, score }) => only.has(place.item.document) && best - score <= reachOf(place, asked),
    );
    if (first === undefined) return [];
    const alike = others.filter(({ place }) => !leavesOut(asked, first.place, place));
    return [first, ...alike].slice(0, mostClaims.document);
  }
  const byDocument = [...Map.groupBy(good, ({ place }) => place.item.document).values()];
  return byDocument.flatMap((own) => own.slice(0, 1)).slice(0, mostClaims.all);
}

/** Fields that do not say the same: neither holds the value of the other. */
function areRivals(places: readonly AnswerPlace[]): boolean {
  const [first, ...others] = places.flatMap(({ sentence: { text, field } }) =>
    field === undefined ? [] : [{ text, value: field.value.replaceAll(/\s+/gu, " ") }],
  );
  return others.some(
    (other) => first !== undefined && !first.text.includes(other.value) && !other.text.includes(first.value),
  );
}

/** A second sentence that lacks a thing which the first one names speaks of something else, unless it goes on with it. */
function leavesOut(asked: Asked, first: AnswerPlace, second: AnswerPlace): boolean {
  if (!single.has(asked.kind) && asked.kind !== "reason") return false;
  const isNext = second.item === first.item && second.index === first.index + 1;
  if (isNext && (opensWithPronoun(second.words) || givesReason(asked, second))) return false;
  return asked.wanted.some(
    (word) =>
      !word.isLight &&
      !word.isVerb &&
      !word.isNumber &&
      bestMatch(word, first.words) >= isThere &&
      bestMatch(word, second.words) < isThere,
  );
}

const mostSiblings = 5;
const openingWords = 2;

/** "On a fixed-price contract …", "On a cost-plus contract …": sentences that fit alike and begin alike each tell one of several. */
function findSiblings(good: readonly ScoredPlace[]): ScoredPlace[] {
  const groups = Map.groupBy(
    good.filter(({ place }) => place.sentence.kind === "sentence"),
    ({ place }) =>
      place.words
        .slice(0, openingWords)
        .map(({ word }) => word)
        .join(" "),
  );
  const [most = []] = [...groups.values()].toSorted((a, b) => b.length - a.length);
  return most.toSorted((a, b) => a.place.sentence.start - b.place.sentence.start);
}

/** Instead of another sentence that fits nearly as well: the one that goes on with the first, "these costs are …". */
function withSequel(
  chosen: readonly ScoredPlace[],
  places: readonly AnswerPlace[],
  asked: Asked,
): AnswerPlace[] {
  const [first, ...others] = chosen.map(({ place }) => place);
  if (first === undefined) return [];
  const next = places.find(({ item, index }) => item === first.item && index === first.index + 1);
  const isSequel =
    others.length === 1 &&
    (asked.kind === "thing" || asked.kind === "definition") &&
    next?.isStatement === true &&
    next.sentence.kind === "sentence" &&
    pointsBack(next.words, asked);
  // a sentence that points back brings along the one before
  return isSequel ? [next] : [first, ...others];
}

const single: ReadonlySet<AnswerKind> = new Set(["amount", "count", "share", "year", "period", "date"]);

/** A second row, and a second amount, is another answer; a second sentence mostly goes on with the first. */
function reachOf(place: AnswerPlace, asked: Asked): number {
  const isOther =
    place.sentence.kind === "row" || (single.has(asked.kind) && holdsKind(asked, place) === "yes");
  return isOther ? asGood.all : asGood.document;
}

/** An item of a list with everything from the line that leads to it; where that is another passage, each for itself. */
function toListed(place: AnswerPlace, lead: AnswerPlace): Quoted[] {
  const { item, sentence } = place;
  if (item !== lead.item) return [withBefore(lead, false), withBefore(place, false)];
  const quote = item.text.slice(lead.sentence.start, sentence.end);
  return [
    {
      text: quote.replaceAll(/\s*\n\s*(?:[-•*–]\s+)?/gu, " "),
      supports: [{ evidence: item.id, quote }],
    },
  ];
}

/** A sentence that refers to the one before brings it along: that one says who or what is meant. */
function toQuoted(place: AnswerPlace, asked: Asked): Quoted {
  const { item, sentence, words } = place;
  const row = tellRow(item, sentence);
  if (row !== undefined) return row;
  const isLeaning =
    opensWithPronoun(words) || pointsBack(words, asked) || givesReason(asked, place) || meansDayBefore(place);
  return withBefore(place, isLeaning);
}

function withBefore({ item, sentence, before: [last] }: AnswerPlace, isLeaning: boolean): Quoted {
  const [start, text] =
    isLeaning && last?.isStatement === true && last.sentence.kind === "sentence"
      ? [last.sentence.start, `${last.sentence.text} ${sentence.text}`]
      : [sentence.start, sentence.text];
  const quotes = sentence.field?.pieces ?? [item.text.slice(start, sentence.end)];
  return { text, supports: quotes.map((quote) => ({ evidence: item.id, quote })) };
}
