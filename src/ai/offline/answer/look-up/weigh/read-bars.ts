import type { AnswerKind } from "../../../../../lexicon/answers/answer-kinds.ts";
import { countsNear, refersBack } from "../holds-kind.ts";
import { bestMatch } from "../match-word.ts";
import { tellsCause } from "../only-sure.ts";
import type { Asked } from "../read-asked.ts";
import { isHinted } from "../read-clues.ts";
import type { AnswerPlace } from "../read-places.ts";
import { isThere } from "../read-signals.ts";
import { contradicts, isOpposite } from "../says-no.ts";
import { isOther, speaksOfIt } from "../speaks-of.ts";
import { tellsOther } from "../tells-other.ts";

/** What speaks against a sentence, however well its words fit. */
export interface Bars {
  "other label": boolean;
  "tells other": boolean;
  "says no": boolean;
  opposite: boolean;
  "counts other": boolean;
  "no cause": boolean;
  "leaves out thing": boolean;
  unspoken: boolean;
}

export function readBars(asked: Asked, place: AnswerPlace): Bars {
  const isAsking = asked.kind !== "yes-or-no";
  return {
    "other label": isOther(asked, place),
    "tells other": tellsOther(asked, place),
    "says no": isAsking && contradicts(asked, place),
    opposite: isAsking && isOpposite(asked, place),
    "counts other": asked.counted !== undefined && !countsNear(asked.counted, place),
    "no cause": asked.kind === "reason" && !tellsCause(asked, place),
    "leaves out thing": ownKinds.has(asked.kind) && leavesOutThing(asked, place),
    unspoken: !(speaksOfIt(asked, place) || asked.wanted.some((word) => isHinted(word, place.words))),
  };
}

/** Every thing has its own amount, its own time and its own cause. */
const ownKinds: ReadonlySet<AnswerKind> = new Set(["amount", "count", "share", "period", "date", "reason"]);

/** A thing of the question that neither the sentence nor what stands over and before it names or hints at. */
function leavesOutThing({ wanted }: Asked, place: AnswerPlace): boolean {
  // what the sentence before names has its own amount or time, unless this one goes on with it
  const last = refersBack(place.words) ? place.before[0]?.words : undefined;
  const near = [...place.words, ...place.heading, ...(last ?? [])];
  return wanted.some(
    (word) =>
      !word.isLight &&
      !word.isVerb &&
      !word.isNumber &&
      bestMatch(word, near) < isThere &&
      !isHinted(word, near) &&
      !place.document.isTopic(word),
  );
}
