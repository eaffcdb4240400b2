import { actionConcepts } from "./action-concepts.ts";
import { deedConcepts } from "./deed-concepts.ts";
import { dailyConcepts } from "./everyday/daily-concepts.ts";
import { commonConcepts } from "./everyday/common-concepts.ts";
import { idiomConcepts } from "./everyday/idiom-concepts.ts";
import { moreCommonConcepts } from "./everyday/more-common-concepts.ts";
import { moreQualityConcepts } from "./everyday/more-quality-concepts.ts";
import { objectConcepts } from "./everyday/object-concepts.ts";
import { pairConcepts } from "./everyday/pair-concepts.ts";
import { plainConcepts } from "./everyday/plain-concepts.ts";
import { qualityConcepts } from "./everyday/quality-concepts.ts";
import { verbConcepts } from "./everyday/verb-concepts.ts";
import { bodyConcepts } from "./life/body-concepts.ts";
import { livingConcepts } from "./life/living-concepts.ts";
import { natureConcepts } from "./life/nature-concepts.ts";
import { speciesConcepts } from "./life/species-concepts.ts";
import { matterConcepts } from "./matter-concepts.ts";
import { moneyConcepts } from "./money-concepts.ts";
import { contractConcepts } from "./office/contract-concepts.ts";
import { householdConcepts } from "./office/household-concepts.ts";
import { officeConcepts } from "./office/office-concepts.ts";
import { workdayConcepts } from "./office/workday-concepts.ts";
import { peopleConcepts } from "./people-concepts.ts";
import { phraseConcepts } from "./phrase-concepts.ts";
import { placeConcepts } from "./place-concepts.ts";
import { authorityConcepts } from "./public/authority-concepts.ts";
import { personConcepts } from "./public/person-concepts.ts";
import { societyConcepts } from "./public/society-concepts.ts";
import { questionConcepts } from "./question-concepts.ts";
import { readConcepts, type Concept } from "./read-concepts.ts";
import { ruleConcepts } from "./rule-concepts.ts";
import { thingConcepts } from "./thing-concepts.ts";
import { tradeConcepts } from "./trade-concepts.ts";
import { travelConcepts } from "./travel-concepts.ts";
import { workConcepts } from "./work-concepts.ts";

const common = readTables([
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
]);

/** Words that are said less often. */
const rarer = readTables([
  verbConcepts,
  qualityConcepts,
  moreQualityConcepts,
  bodyConcepts,
  livingConcepts,
  objectConcepts,
  natureConcepts,
  societyConcepts,
  contractConcepts,
  officeConcepts,
  idiomConcepts,
  personConcepts,
  commonConcepts,
  moreCommonConcepts,
  plainConcepts,
  householdConcepts,
  authorityConcepts,
  speciesConcepts,
  pairConcepts,
  workdayConcepts,
  dailyConcepts,
]);

/** Every idea of the lexicon that has words in five languages; its place in this list is its number. */
export const concepts: readonly Concept[] = [...common, ...rarer];

/** The first idea of rarer words: where one of them has the stem of a common word, the stem is not theirs. */
export const firstRarer = common.length;

function readTables(tables: readonly string[]): Concept[] {
  return tables.flatMap((table) => readConcepts(table));
}
