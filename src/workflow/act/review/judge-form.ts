import { checkCriteria } from "../../../model/criteria/check-criteria.ts";
import type { CriteriaFacts, Unmet } from "../../../model/criteria/check-criteria.ts";
import { readCriterion } from "../../../model/criteria/read-criterion.ts";
import { isTwin } from "../../../model/work.ts";
import type { Work } from "../../../model/work.ts";
import { segmentWords } from "../../../lib/text/segment-words.ts";

export interface JudgedForm {
  met: string[];
  unmet: Unmet[];
  /** Criteria of the task that only somebody who reads can judge. */
  undecided: string[];
  /** Wishes of the person about the whole of which the same is true. */
  wishes: string[];
}

/** The task's criteria, and what the person said of length, slides and language, as far as counting can tell. */
export function judgeForm(work: Work, facts: CriteriaFacts): JudgedForm {
  const named = { ...facts, subject: segmentWords(work.task.deliverable.type).map(({ text }) => text) };
  const criteria = criteriaOf(work);
  const own = checkCriteria(criteria, named);
  const wishes = wishesOf(work).filter((wish) => !criteria.includes(wish));
  const asked = checkCriteria(wishes, named);
  return {
    met: [...own.met, ...asked.met],
    unmet: [...own.unmet, ...asked.unmet],
    undecided: own.undecided,
    wishes: asked.undecided,
  };
}

export function criteriaOf({ task }: Work): string[] {
  return [...new Set(task.intent.successCriteria)];
}

/** Of a file as a whole, however many parts of the request it serves. */
const ofFiles = new Set<string>(["pages", "slides", "sheets"]);

/** Constraints that speak of the document as a whole: files, formats and parts of it are checked elsewhere. */
function wishesOf({ intents }: Work): string[] {
  const asked = intents.filter((intent) => !isTwin(intent) && intent.helps !== true);
  const all = [...new Set(intents.flatMap(({ constraints = [] }) => constraints))];
  const languages = new Set(all.flatMap((wish) => languagesOf(wish)));
  return all.filter((wish) => {
    const { conditions } = readCriterion(wish);
    return (
      conditions.length > 0 &&
      conditions.every((condition) => {
        if (condition.kind === "count") return ofFiles.has(condition.unit) || asked.length === 1;
        if (condition.kind === "language") return languages.size === 1;
        return condition.kind === "feature";
      })
    );
  });
}

function languagesOf(wish: string): string[] {
  return readCriterion(wish).conditions.flatMap((condition) =>
    condition.kind === "language" ? [condition.language] : [],
  );
}
