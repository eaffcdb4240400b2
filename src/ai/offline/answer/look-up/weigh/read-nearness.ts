import { largest } from "../../../../../lib/largest.ts";
import { nearness } from "../../../encode/nearness.ts";
import type { Asked } from "../read-asked.ts";
import type { AnswerPlace } from "../read-places.ts";
import type { Features } from "./word-groups.ts";

interface Nearness {
  /** Of each sentence, in their order. */
  places: readonly Features[];
  /** Of the question as a whole. */
  none: Features;
}

/** Where texts that have nothing to do with each other mostly lie, and how much counts as one step. */
const [middle, step] = [0.35, 0.5];
const few = 3;

/** How near in meaning each sentence is to the question, by itself and among the others. */
export function readNearness({ text, language }: Asked, places: readonly AnswerPlace[]): Nearness {
  const values = places.map(
    (place) =>
      (nearness({ text, language }, { text: place.sentence.text, language: place.language }) - middle) / step,
  );
  const best = largest(values, Number.NEGATIVE_INFINITY);
  const ranked = values.toSorted((a, b) => b - a);
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  // word for word in English tells less than English itself
  const isGlossed = language !== "en" || places.some((place) => place.language !== "en");
  const named = (features: Record<string, number | boolean>): Features =>
    new Map(
      Object.entries(features).map(([name, value]) => [
        `${name}${isGlossed ? " glossed" : ""}`,
        Number(value),
      ]),
    );
  return {
    places: values.map((value) =>
      named({
        ...{ near: value, "near by far": value === best ? value - (ranked[1] ?? value) : 0 },
        ...{ nearest: value === best, "near the best": value - best, "near the mean": value - mean },
        "near few": value >= (ranked[few - 1] ?? value),
      }),
    ),
    none: values.length === 0 ? new Map() : named({ near: best, "near the mean": best - mean }),
  };
}
