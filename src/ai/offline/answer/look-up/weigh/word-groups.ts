import type { AnswerKind } from "../../../../../lexicon/answers/answer-kinds.ts";
import type { Wanted } from "../read-asked.ts";

/** A paragraph rather than a paper. */
export const fewSentences = 14;

export type Group = "noun" | "verb" | "name" | "number" | "told" | "light";
export const groups: readonly Group[] = ["noun", "verb", "name", "number", "told", "light"];
const toldWeight = 0.4;

/** What a word of the question is to it. */
export function groupOf({ isNumber, isName, isLight, isVerb, weight }: Wanted): Group {
  if (isNumber) return "number";
  if (isName) return "name";
  if (isLight) return weight >= toldWeight ? "told" : "light";
  return isVerb ? "verb" : "noun";
}

export type KindClass = "number" | "time" | "name" | "reason" | "ruling" | "definition" | "thing";
export const classes: Readonly<Record<AnswerKind, KindClass>> = {
  ...{ amount: "number", count: "number", share: "number", period: "time", date: "time", year: "time" },
  ...{ person: "name", organisation: "name", place: "name", reason: "reason", "yes-or-no": "ruling" },
  ...{ manner: "thing", definition: "definition", thing: "thing" },
};

/** Where one word of the question is found for one sentence, from 0 to 1. */
export interface FoundWord {
  own: number;
  hinted: number;
  over: number;
  before: number;
  around: number;
}

/** What can be seen of a sentence or a question, by name; what is not there counts nothing. */
export type Features = ReadonlyMap<string, number>;
