import { largest } from "../../../../../lib/largest.ts";
import { readTogether } from "../../../encode/read-together.ts";
import { isPersonal } from "../is-personal.ts";
import type { AnswerPlace } from "../read-places.ts";
import { readBars } from "./read-bars.ts";
import type { Sight } from "./read-features.ts";
import { classes, fewSentences, type Features } from "./word-groups.ts";

/** A sentence, how likely it is at first sight, and by what. */
interface Weighed {
  place: AnswerPlace;
  chance: number;
  features: Features;
}

/** Reading takes its time: only what is likely at first sight is read. */
const mostRead = 10;
const headings = 2;
const least = 1e-5;
/** From here on a sentence reads as an answer. */
const readsWell = 1.5;

/** The places that are worth reading, the likeliest first. */
export function closest<T extends { chance: number }>(weighed: readonly T[]): T[] {
  return weighed.toSorted((one, other) => other.chance - one.chance).slice(0, mostRead);
}

/** The nearest headings over a sentence. */
export const headingOf = ({ item }: AnswerPlace) => (item.heading ?? []).slice(-headings).join(" : ");

/** What is seen of the likeliest sentences once each was read together with the question. */
export function readClosely(
  sight: Sight,
  near: readonly Weighed[],
): { places: { features: Features }[]; none: Features } {
  const { asked } = sight;
  const { text, language } = asked;
  const read = near.map(({ place }) =>
    readTogether(
      { text, language },
      { text: place.sentence.text, language: place.language },
      headingOf(place),
    ),
  );
  const isGlossed = language !== "en" || near.some(({ place }) => place.language !== "en");
  const [best = 0, next = 0] = read.toSorted((one, other) => other - one);
  const ruled = new Set(sight.ruled.map(({ place }) => place));
  const likeliest = largest(
    near.map(({ chance }) => chance),
    0,
  );
  return {
    places: near.map(({ place, chance, features }, at) => {
      const own = read[at] ?? 0;
      return {
        features: named({
          ...{ seen: Math.log(Math.max(least, chance)), read: own, "read glossed": isGlossed ? own : 0 },
          ...{ "read low": Math.min(0, own), "read well": Math.max(0, own - readsWell) },
          ...{ "read best": own === best, "ahead in reading": own === best ? best - next : 0 },
          "best at both": own === best && chance === likeliest,
          ...{ ruled: ruled.has(place), "passes over": sight.passesOver(place) },
          ...{ [`as ${place.sentence.kind}`]: true, ...readBars(asked, place) },
          "kind yes": features.has(`kind ${classes[asked.kind]}`),
          ...Object.fromEntries(taken.map((name) => [name, features.get(name) ?? 0])),
        }),
      };
    }),
    none: named({
      ...{ read: best, "next read": next, glossed: isGlossed, "read glossed": isGlossed ? best : 0 },
      ...readWhole(sight, near),
    }),
  };
}

/** What counted at first sight and counts once more. */
const taken = [
  ...["noun", "verb", "name", "number"].flatMap((group) => [
    `own ${group}`,
    `hinted ${group}`,
    `over ${group}`,
  ]),
  ...["kind no", "left out", "head missing", "length"],
];

/** What of the question and of what could answer it speaks for there being no answer. */
function readWhole(
  { asked, places, isPaper, unheard, ruled }: Sight,
  near: readonly Weighed[],
): Record<string, number | boolean> {
  const left = Math.max(least, 1 - near.reduce((sum, { chance }) => sum + chance, 0));
  return {
    ...{ always: 1, seen: Math.log(left), paper: isPaper, personal: isPersonal(asked) },
    ...{ [`asks ${classes[asked.kind]}`]: 1, [`asks for ${asked.kind}`]: 1 },
    ...{ "few sentences": places.length <= fewSentences, sentences: Math.log(1 + places.length) },
    ...{ "few read": Math.log(1 + near.length), ruled: ruled.length > 0 },
    words: Math.log(1 + asked.text.split(/\s+/u).length),
    // a thing that no document names
    unnamed: asked.wanted.some((word) => !word.isVerb && !word.isLight && unheard.words.has(word)),
  };
}

/** What is not there counts nothing. */
function named(features: Record<string, number | boolean>): Features {
  return new Map(
    Object.entries(features).flatMap(([name, value]): [string, number][] =>
      Number(value) === 0 ? [] : [[name, Number(value)]],
    ),
  );
}
