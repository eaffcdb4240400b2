import { deadlineAsked, deadlineSaid, rulingWords } from "../../../../../lexicon/answers/ruling-words.ts";
import { largest, smallest } from "../../../../../lib/largest.ts";
import { holdsKind, ownWords } from "../holds-kind.ts";
import { isPersonal } from "../is-personal.ts";
import { bestMatch } from "../match-word.ts";
import { isNarrowed, type ScoredPlace } from "../only-sure.ts";
import type { Asked, Wanted } from "../read-asked.ts";
import { isHinted } from "../read-clues.ts";
import type { AnswerPlace } from "../read-places.ts";
import { readBars } from "./read-bars.ts";
import { readNearness } from "./read-nearness.ts";
import { readNone } from "./read-none.ts";
import { classes, groupOf, groups, type Features, type FoundWord, type Group } from "./word-groups.ts";
import { isThere, readSignals, scoreSignals, type Signals, type Unheard } from "../read-signals.ts";

export interface Seen {
  places: readonly { place: AnswerPlace; features: Features }[];
  /** What speaks for there being no answer. */
  none: Features;
}

export interface Sight {
  asked: Asked;
  /** Whether a sentence leaves out what the question is about, where that is ruled elsewhere. */
  passesOver: (place: AnswerPlace) => boolean;
  /** Whether what is shown is more than a paragraph, however little of it can answer. */
  isPaper: boolean;
  places: readonly AnswerPlace[];
  rarity: readonly number[];
  unheard: Unheard;
  /** The sentences that rules alone take for the answer. */
  ruled: readonly ScoredPlace[];
}

/** Everything that the weights are about: of every sentence that may answer, and of the question as a whole. */
export function readFeatures({
  asked,
  places,
  rarity,
  unheard,
  passesOver,
  isPaper,
}: Omit<Sight, "ruled">): Seen {
  const groupsOf = asked.wanted.map(groupOf);
  const looked = places.map((place) => {
    const own = ownWords(asked, place);
    const found = asked.wanted.map((wanted) => findWord(wanted, place, own));
    return { place, found, signals: readSignals(asked, place, rarity), kind: holdsKind(asked, place) };
  });
  // a hint at one sentence alone says more than one at many
  const hints = asked.wanted.map((_, at) => looked.filter(({ found }) => found[at]?.hinted === 1).length);
  const most = Math.max(
    0.001,
    largest(
      looked.map(({ signals }) => signals.inSentence),
      0,
    ),
  );
  const near = readNearness(asked, places);
  return {
    places: looked.map((one, at) => ({
      place: one.place,
      features: new Map([
        ...toFeatures({
          ...one,
          asked,
          rarity,
          groupsOf,
          unheard,
          hints,
          most,
          isPaper,
          isPassing: passesOver(one.place),
        }),
        ...(near.places[at] ?? []),
      ]),
    })),
    none: new Map([...readNone({ asked, groupsOf, unheard, looked, isPaper }), ...near.none]),
  };
}

const share = { heading: 0.9, passage: 0.9, topic: 0.7, before: 0.6, near: 0.85 };

function findWord(
  wanted: Wanted,
  place: AnswerPlace,
  own: readonly AnswerPlace["words"][number][],
): FoundWord {
  const held = bestMatch(wanted, own);
  const hinted = held < isThere && isHinted(wanted, own) ? 1 : 0;
  const left = 1 - Math.max(held, hinted);
  const over =
    left * Math.max(bestMatch(wanted, place.above), share.heading * bestMatch(wanted, place.heading));
  const last = (left - over) * bestMatch(wanted, place.before[0]?.words ?? []);
  const around =
    (left - over - last) *
    Math.max(share.passage * place.passage.match(wanted), place.document.isTopic(wanted) ? share.topic : 0);
  return { own: held, hinted, over, before: last, around };
}

interface Looked {
  asked: Asked;
  place: AnswerPlace;
  found: readonly FoundWord[];
  signals: Signals;
  kind: ReturnType<typeof holdsKind>;
  rarity: readonly number[];
  groupsOf: readonly Group[];
  unheard: Unheard;
  /** For each word of the question, how many sentences it hints at. */
  hints: readonly number[];
  isPassing: boolean;
  isPaper: boolean;
  /** The most of the question that any sentence holds. */
  most: number;
}

function toFeatures(looked: Looked): Features {
  const { asked, place, signals, kind, most } = looked;
  const features = new Map<string, number>();
  const set = (name: string, value: number | boolean) => {
    if (Number(value) !== 0) features.set(name, Number(value));
  };
  for (const group of groups) {
    const { total, ...shares } = shareOf(looked, group);
    if (total === 0) continue;
    for (const [where, value] of Object.entries(shares)) set(`${where} ${group}`, value);
  }
  const head = headOf(looked);
  if (head !== undefined) {
    set("head own", head.own);
    set("head hinted", head.hinted);
    set("head over", head.over);
    set("head missing", Math.max(head.own, head.hinted, head.over, head.before) < isThere);
  }
  const { held, hinted, leftOut } = countWords(looked);
  for (const least of [1, 2, 3, 4]) set(`held ${least}`, held >= least);
  set("hinted", hinted > 0);
  const fewest = smallest(
    looked.found.flatMap(({ hinted: isMeant }, at) => (isMeant === 1 ? [looked.hints[at] ?? 0] : [])),
  );
  set("hinted alone", fewest === 1);
  set("hinted of few", fewest <= 3);
  set("hinted 2", hinted > 1);
  set("silent", held + hinted === 0);
  set("left out", Math.min(2, leftOut));
  for (const name of taken) set(name, signals[name]);
  const score = scoreSignals(signals) + looked.unheard.weight;
  const regime = isPersonal(asked) ? "personal" : looked.isPaper ? "large" : "small";
  set(`score ${regime}`, score);
  set(`high ${regime}`, Math.max(0, score - 1));
  set(`complete ${regime}`, signals.complete);
  set(`mass ${regime}`, signals.mass);
  set("kind no", kind === "no");
  set("kind never", kind === "never");
  set(`kind ${classes[asked.kind]}`, kind === "yes");
  set("of the most", signals.inSentence / most);
  set("narrowed", isNarrowed(asked, place, looked.unheard));
  set("passes over", looked.isPassing);
  for (const [name, isSo] of Object.entries(readBars(asked, place))) set(name, isSo);
  set("item", place.sentence.kind === "item");
  set("length", Math.min(3, Math.log(1 + place.sentence.text.length / 40)));
  if (classes[asked.kind] === "ruling") set("rules", rulingWords.test(place.sentence.text));
  if (classes[asked.kind] === "time" && deadlineAsked.test(asked.text))
    set("deadline", deadlineSaid.test(place.sentence.text));
  return features;
}

const taken = [
  ...(["inSentence", "nearby", "inPassage", "complete", "mass", "worstGap"] as const),
  ...([
    "missingNames",
    "missingNumber",
    "pairs",
    "countedMissing",
    "onlyMentions",
    "negated",
    "opposed",
  ] as const),
];

/** How much of the question's words of a group is found, by where it is found. */
function shareOf({ asked, found, rarity, groupsOf }: Looked, group: Group) {
  const sum = { total: 0, own: 0, hinted: 0, over: 0, before: 0, around: 0 };
  for (const at of asked.wanted.keys()) {
    const one = found[at];
    if (groupsOf[at] !== group || one === undefined) continue;
    const weight = rarity[at] ?? 0;
    sum.total += weight;
    for (const where of ["own", "hinted", "over", "before", "around"] as const)
      sum[where] += weight * one[where];
  }
  const { total } = sum;
  const part = (value: number) => (total === 0 ? 0 : value / total);
  return {
    ...{ total, own: part(sum.own), hinted: part(sum.hinted), over: part(sum.over) },
    ...{ before: part(sum.before), around: part(sum.around) },
  };
}

/** The first thing that a question names is mostly what it asks about. */
function headOf({ found, groupsOf }: Looked): FoundWord | undefined {
  return found[groupsOf.findIndex((group) => group === "noun" || group === "name")];
}

/** Carrying words that the sentence holds, those that it hints at, and things that only other sentences speak of. */
function countWords({ asked, place, found, groupsOf, unheard }: Looked) {
  const count = { held: 0, hinted: 0, leftOut: 0 };
  for (const [at, wanted] of asked.wanted.entries()) {
    const one = found[at];
    const group = groupsOf[at];
    if (one === undefined || group === "light" || group === "number") continue;
    if (one.own < isThere) count.hinted += one.hinted;
    else if (group !== "told") count.held += 1;
    const near = Math.max(
      ...[one.own, one.hinted, share.near * bestMatch(wanted, place.heading)],
      share.before * bestMatch(wanted, place.before[0]?.words ?? []),
    );
    if (group === "noun" && near < isThere && !unheard.words.has(wanted)) count.leftOut += 1;
  }
  return count;
}
