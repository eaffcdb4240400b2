import { readClues, type Clue } from "../concepts/read-concepts.ts";
import { askingClues } from "./asking-clues.ts";
import { deedsClues } from "./deeds-clues.ts";
import { eventsClues } from "./events-clues.ts";
import { healthClues } from "./health-clues.ts";
import { measuresClues } from "./measures-clues.ts";
import { meetingsClues } from "./meetings-clues.ts";
import { peopleClues } from "./people-clues.ts";
import { premisesClues } from "./premises-clues.ts";
import { technologyClues } from "./technology-clues.ts";
import { thingsClues } from "./things-clues.ts";
import { tradeClues } from "./trade-clues.ts";
import { workClues } from "./work-clues.ts";

/** From what people ask to what papers say: no synonyms, but words that lead to the sentence that answers. */
export const clues: readonly Clue[] = [
  askingClues,
  deedsClues,
  eventsClues,
  healthClues,
  measuresClues,
  meetingsClues,
  peopleClues,
  premisesClues,
  technologyClues,
  thingsClues,
  tradeClues,
  workClues,
].flatMap((table) => readClues(table));
