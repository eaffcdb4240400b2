import type { AnswerKind } from "../../../../lexicon/answers/answer-kinds.ts";
import {
  factAsked,
  holdsHour,
  opensFact,
  standsAlone,
  wantsDay,
  wantsHour,
} from "../../../../lexicon/requests/delivered/fact-nouns.ts";
import { largest } from "../../../../lib/largest.ts";
import type { EvidenceItem } from "../../../../prompts/answer-from-evidence.ts";
import { namesDay } from "../look-up/holds-kind.ts";
import { bestMatch } from "../look-up/match-word.ts";
import { readAsked, type Wanted } from "../look-up/read-asked.ts";
import { wordReaderOf } from "../look-up/word-readers.ts";
import type { Quoted } from "../quoted.ts";
import { toldWith } from "./told-with.ts";
import { datedThing } from "./dated-thing.ts";
import { withDayBefore } from "./with-day-before.ts";
import { withNewerDay } from "./with-newer-day.ts";

interface PointClaim {
  text: string;
  supports: readonly object[];
}

interface Ground {
  language: string;
  evidence: readonly EvidenceItem[];
}

interface Point<Claim> {
  text: string;
  kind: AnswerKind;
  /** What it is about, without the word for the fact itself. */
  things: readonly Wanted[];
  claims: readonly Claim[];
}

/** Kinds of which one thing has one. */
const single: ReadonlySet<AnswerKind> = new Set(["amount", "count", "share", "year", "period", "date"]);
/** "Pro" and "day" name no thing. */
const shortest = 3;
/** The same word, its stem, or one that means the same. */
const isSaid = 0.7;

/**
 * What was found for several points, held against each other: a day that is asked for is named and holds at the end of
 * a thread, one fact has one sentence, and a sentence that speaks of the thing of one point does not answer another.
 */
export function settlePoints<Claim extends PointClaim>(
  found: readonly { text: string; claims: readonly Claim[] }[],
  ground: Ground,
): (Claim | Quoted)[][] {
  const asked = found.map(({ text }) => readAsked(text, wordReaderOf(ground.language)));
  const points = found.map(({ text, claims }, at): Point<Claim | Quoted> => {
    const { kind = "thing", wanted = [] } = asked[at] ?? {};
    const things = wanted.filter(
      ({ word, isLight, isVerb, isNumber }) =>
        !isLight && !isVerb && !isNumber && word.length > shortest && !opensFact.test(word),
    );
    return settleTime({ text, kind, things, claims }, ground);
  });
  const all = points.flatMap(({ claims }) => claims);
  const whole = points.map((point, at) => {
    const own = asked[at];
    if (point.claims.length > 0 || own === undefined) return point;
    const beside = toldBeside(point, all, ground);
    const before = points[at - 1]?.claims ?? [];
    return { ...point, claims: beside.length > 0 ? beside : toldWith(own, before, ground.evidence) };
  });
  return whole.map((point) => point.claims.filter((claim) => !isOfAnother(claim, point, { whole, ground })));
}

/** Kinds of figures that a paper is full of: one that names nothing of the point is mostly that of something else. */
const figures: ReadonlySet<AnswerKind> = new Set(["amount", "count", "share"]);

/** Whether a figure is told of something else: the thing stands elsewhere in the papers, and neither beside nor over it. */
function isOfNothing<Claim extends PointClaim>(
  claim: Claim,
  { kind, things }: Point<Claim>,
  ground: Ground,
): boolean {
  if (!figures.has(kind) || things.length === 0 || !isQuote(claim)) return false;
  const item = ground.evidence.find(({ id }) =>
    claim.supports.some((support) => "evidence" in support && support.evidence === id),
  );
  const over = [item?.document.replaceAll(/[._-]+/gu, " "), ...(item?.heading ?? [])].join(" ");
  if (countSaid(things, { ...claim, text: `${over} ${claim.text}` }, ground) > 0) return false;
  return ground.evidence.some(
    ({ text, table }) =>
      countSaid(things, { ...claim, text: `${text} ${(table?.rows ?? []).flat().join(" ")}` }, ground) > 0,
  );
}

/** A day or time where one is asked for, and of one document the sentence that speaks of the thing. */
function settleTime<Claim extends PointClaim>(point: Point<Claim>, ground: Ground): Point<Claim | Quoted> {
  const { text, kind, things } = point;
  // "the price", of which nobody said what it is of: a paper has many
  const isBare = things.length === 0 && isLoneFact(text);
  const own = point.claims.filter(
    (claim) => !(isBare && isQuote(claim)) && givesTime(text, claim) && !isOfNothing(claim, point, ground),
  );
  const held = wantsDay.test(text) ? withCalled(own, things, ground) : own;
  const isTime = wantsDay.test(text) || wantsHour.test(text);
  const said = (claim: Claim | Quoted) => countSaid(things, claim, ground);
  const most = largest(held.map(said), 0);
  const near = isTime ? held.filter((claim) => said(claim) === most) : held;
  const one = single.has(kind) ? firstOfDocument(near, ground.evidence) : near;
  const claims =
    kind === "date" || isTime ? one.flatMap((claim) => timeOf(claim, text, ground.evidence)) : one;
  return { ...point, claims };
}

/** Where a thing is called by its day, that is its day, unless what was found says the same. */
function withCalled<Claim extends PointClaim>(
  claims: readonly Claim[],
  things: readonly Wanted[],
  ground: Ground,
): readonly (Claim | Quoted)[] {
  const called = datedThing(things, ground);
  const isHeld = claims.some(
    (claim) => !isQuote(claim) || countSaid(things, claim, ground) === things.length,
  );
  return called === undefined || isHeld ? claims : [called];
}

/** A noun with its article, and nothing that says of what it is. */
function isLoneFact(text: string): boolean {
  const fact = text.replace(factAsked, "").replace(/[\s?]+$/u, "");
  return opensFact.test(fact) && !standsAlone.test(fact) && fact.split(/\s+|['’]/u).length <= 2;
}

/** When and at what time is mostly said at once: what was found for another point names the same thing, and the time. */
function toldBeside<Claim extends PointClaim>(
  { text, things }: Point<Claim>,
  all: readonly Claim[],
  ground: Ground,
): Claim[] {
  if (things.length === 0 || (!wantsDay.test(text) && !wantsHour.test(text))) return [];
  const isTold = (claim: Claim) =>
    isQuote(claim) && givesTime(text, claim) && countSaid(things, claim, ground) === things.length;
  return all.filter(isTold).slice(0, 1);
}

/** The same sentence answers another point of the kind, whose thing it names, and of this one it names nothing. */
function isOfAnother<Claim extends PointClaim>(
  claim: Claim,
  point: Point<Claim>,
  { whole, ground }: { whole: readonly Point<Claim>[]; ground: Ground },
): boolean {
  const names = ({ things }: Point<Claim>) => things.length === 0 || countSaid(things, claim, ground) > 0;
  if (!single.has(point.kind) || names(point)) return false;
  return whole.some(
    (other) =>
      other.text !== point.text &&
      other.kind === point.kind &&
      other.claims.some(({ text }) => text === claim.text) &&
      names(other),
  );
}

function countSaid(things: readonly Wanted[], { text }: PointClaim, { language }: Ground): number {
  const words = wordReaderOf(language).read(text);
  return things.filter((word) => bestMatch(word, words) >= isSaid).length;
}

/** With the day that a time belongs to, or the one that took the place of a day. */
function timeOf<Claim extends PointClaim>(
  claim: Claim,
  text: string,
  evidence: readonly EvidenceItem[],
): Claim[] {
  const newer = isQuote(claim) ? withNewerDay(claim, evidence) : claim;
  if (newer === undefined) return [];
  return [wantsHour.test(text) ? newer : withDayBefore(newer, evidence)];
}

/** "The date of the trip" is answered by a day, "at what time" by a time of day, and by nothing else. */
function givesTime(point: string, claim: PointClaim): boolean {
  if (!isQuote(claim)) return true;
  if (wantsDay.test(point)) return namesDay(claim.text);
  return !wantsHour.test(point) || holdsHour.test(claim.text);
}

/** A second sentence of the same document tells another fact; other documents tell theirs. */
function firstOfDocument<Claim extends PointClaim>(
  claims: readonly Claim[],
  evidence: readonly EvidenceItem[],
): Claim[] {
  const documentOf = ({ supports: [support] }: Claim) => {
    const id = support !== undefined && "evidence" in support ? support.evidence : undefined;
    return evidence.find((item) => item.id === id)?.document;
  };
  return claims.filter((claim, at) => {
    if (!isQuote(claim)) return true;
    const before = claims.slice(0, at).filter(isQuote);
    return before.every((other) => documentOf(other) !== documentOf(claim));
  });
}

function isQuote({ supports: [support] }: PointClaim): boolean {
  return support !== undefined && "quote" in support;
}
