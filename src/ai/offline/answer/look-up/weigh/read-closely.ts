import { largest } from "../../../../../lib/largest.ts";
import { readTogether } from "../../../encode/read-together.ts";
import { isPersonal } from "../is-personal.ts";
import type { AnswerPlace } from "../read-places.ts";
import type { Sight } from "./read-features.ts";
import { classes, type Features } from "./word-groups.ts";

interface Weighed {
  place: AnswerPlace;
  chance: number;
}

/** Reading takes its time: only what is likely at first sight is read. */
const mostRead = 10;
const headings = 2;
const least = 1e-5;

/** The places that are worth reading, the likeliest first. */
export function closest<T extends { chance: number }>(weighed: readonly T[]): T[] {
  return weighed.toSorted((one, other) => other.chance - one.chance).slice(0, mostRead);
}

/** The nearest headings over a sentence. */
export const headingOf = ({ item }: AnswerPlace) => (item.heading ?? []).slice(-headings).join(" : ");

/** What is seen of the likeliest sentences once each was read together with the question. */
export function readClosely(
  { asked, isPaper }: Pick<Sight, "asked" | "isPaper">,
  near: readonly Weighed[],
): { places: { features: Features }[]; none: Features } {
  const { text, language } = asked;
  const read = near.map(({ place }) =>
    readTogether(
      { text, language },
      { text: place.sentence.text, language: place.language },
      headingOf(place),
    ),
  );
  const isGlossed = language !== "en" || near.some(({ place }) => place.language !== "en");
  const ranked = read.toSorted((one, other) => other - one);
  const [best = 0, next = 0] = ranked;
  const left = Math.max(least, 1 - near.reduce((sum, { chance }) => sum + chance, 0));
  const named = (features: Record<string, number | boolean>): Features =>
    new Map(Object.entries(features).map(([name, value]) => [name, Number(value)]));
  const likeliest = largest(
    near.map(({ chance }) => chance),
    0,
  );
  return {
    places: near.map(({ chance }, at) => {
      const own = read[at] ?? 0;
      return {
        features: named({
          ...{ seen: Math.log(Math.max(least, chance)), read: own, "read glossed": isGlossed ? own : 0 },
          ...{ "read best": own === best, "ahead in reading": own === best ? best - next : 0 },
          "best at both": own === best && chance === likeliest,
        }),
      };
    }),
    none: named({
      ...{ always: 1, seen: Math.log(left), paper: isPaper, personal: isPersonal(asked) },
      ...{ [`asks ${classes[asked.kind]}`]: 1, glossed: isGlossed, read: best },
      ...{ "read glossed": isGlossed ? best : 0, "few read": Math.log(1 + near.length) },
    }),
  };
}
