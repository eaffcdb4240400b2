import { formatOf } from "../../model/documents/format-of.ts";
import type { Observation, PointsTold, Produced } from "../../model/action.ts";
import { reviewPhrases, tellCounts } from "../../model/phrases/review-phrases.ts";
import type { Made, Performed, Verified, Work } from "../../model/work.ts";

export interface ObserveInput {
  /** With what the action brought. */
  work: Work;
  performed: Pick<Performed, "chosen" | "result" | "failure">;
  verified: Pick<Verified, "checked">;
  made: Made;
  points: PointsTold;
}

/** What came of an action, told without a model: what it produced, and what is wrong with that. */
export function observeAction({ work, performed, verified, made, points }: ObserveInput): Observation {
  const { chosen, result, failure } = performed;
  const { covered, missing, lost } = points;
  const words = reviewPhrases("en");
  const trouble = [
    ...(failure === undefined ? [] : [failure.message]),
    ...verified.checked.flatMap(({ intent, decision, reason = "grounding_failed" }) =>
      decision === "ACCEPT" ? [] : [`${intent.text}: ${words.reasons[reason]}`],
    ),
    ...made.problems,
    ...lost.map((text) => `${words.nothingOn} ${text}`),
  ];
  const found = claimsIn(verified.checked);
  const produced = producedOf(made);
  const told = [
    ...(result === undefined ? [] : [result.summary]),
    ...(found === 0 ? [] : [`${found} checked claims`]),
    ...produced.map((file) => [file.fileName, ...tellCounts(file)].join(", ")),
  ];
  return {
    action: chosen.action,
    success: trouble.length === 0,
    summary: (failure === undefined ? told.join("; ") : failure.message) || "nothing new",
    produced,
    claims: claimsIn([...work.earlier.flatMap(({ checked }) => checked), ...work.checked]),
    points: { covered, missing, lost },
    problems: trouble,
  };
}

function claimsIn(checked: Verified["checked"]): number {
  return checked.reduce((sum, { handOff }) => sum + (handOff?.claims.length ?? 0), 0);
}

/** Every file, whether anybody counted in it or not. */
function producedOf({ files, produced = [] }: Made): Produced[] {
  return files.map(({ fileName, bytes }) => {
    const counted = produced.find((one) => one.fileName === fileName && one.bytes === bytes);
    return counted ?? { fileName, bytes, format: formatOf(fileName) };
  });
}
