import { actionConcepts } from "./action-concepts.ts";
import { deedConcepts } from "./deed-concepts.ts";
import { matterConcepts } from "./matter-concepts.ts";
import { moneyConcepts } from "./money-concepts.ts";
import { peopleConcepts } from "./people-concepts.ts";
import { phraseConcepts } from "./phrase-concepts.ts";
import { placeConcepts } from "./place-concepts.ts";
import { questionConcepts } from "./question-concepts.ts";
import { readConcepts, type Concept } from "./read-concepts.ts";
import { ruleConcepts } from "./rule-concepts.ts";
import { thingConcepts } from "./thing-concepts.ts";
import { tradeConcepts } from "./trade-concepts.ts";
import { travelConcepts } from "./travel-concepts.ts";
import { workConcepts } from "./work-concepts.ts";

/** Every idea of the lexicon that has words in five languages; its place in this list is its number. */
export const concepts: readonly Concept[] = [
  actionConcepts,
  deedConcepts,
  matterConcepts,
  moneyConcepts,
  peopleConcepts,
  phraseConcepts,
  placeConcepts,
  questionConcepts,
  ruleConcepts,
  thingConcepts,
  tradeConcepts,
  travelConcepts,
  workConcepts,
].flatMap((table) => readConcepts(table));
