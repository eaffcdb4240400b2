import { appendFileSync, writeFileSync } from "node:fs";
import { readSight } from "../../src/ai/offline/answer/look-up/find-answers.ts";
import { headingOf } from "../../src/ai/offline/answer/look-up/weigh/read-closely.ts";
import { readFeatures } from "../../src/ai/offline/answer/look-up/weigh/read-features.ts";
import { weighFeatures } from "../../src/ai/offline/answer/look-up/weigh/weigh-features.ts";
import { noneWeights, placeWeights } from "../../src/ai/offline/answer/look-up/weigh/weights.ts";
import { glossText } from "../../src/ai/offline/encode/gloss.ts";
import { base } from "../../src/ai/offline/encode/read-base.ts";
import { isAnswerTo, isUnread, readQuestions } from "./read-examples.ts";

const mostPlaces = 14;
const mostTokens = 120;

/** Writes what `tools/fit-reader.py` learns from: each question with its likeliest sentences, as word pieces. */
export async function writeReadings(target: string, sets: readonly string[]): Promise<number> {
  const pieces = (text: string, language: string) =>
    base().tokenize(glossText(text, language), mostTokens).slice(1, -1);
  writeFileSync(target, "");
  let count = 0;
  for await (const { question, evidence } of readQuestions(sets)) {
    const { text, language, answers } = question;
    const { sight } = readSight({ text, language }, evidence);
    const seen = readFeatures(sight);
    const chances = weighFeatures(seen, { place: placeWeights, none: noneWeights });
    const isAnswer = isAnswerTo(answers);
    const places = seen.places
      .map(({ place }, at) => ({ place, chance: chances[at] ?? 0 }))
      .toSorted((one, other) => other.chance - one.chance)
      .filter(({ place }, at) => at < mostPlaces || isAnswer(place))
      .map(({ place }) => ({
        isAnswer: isAnswer(place),
        heading: pieces(headingOf(place), place.language),
        sentence: pieces(place.sentence.text, place.language),
      }));
    const line = { isLeftOut: isUnread(question), question: pieces(text, language), places };
    appendFileSync(target, `${JSON.stringify(line)}\n`);
    count += 1;
  }
  return count;
}
