import { formatOf } from "../../model/format-of.ts";
import type { Observation } from "../../model/action.ts";
import type { Checked } from "../../model/round.ts";
import type { Document } from "../../model/document.ts";
import type { Performed } from "../../model/work.ts";

/** What came of an action, told without a model: what it produced, and what is wrong with that. */
export function observe(
  { chosen, result, failure }: Pick<Performed, "chosen" | "result" | "failure">,
  {
    checked,
    files,
    problems,
  }: { checked: readonly Checked[]; files: readonly Document[]; problems: string[] },
): Observation {
  const trouble = [
    ...(failure === undefined ? [] : [failure.message]),
    ...checked.flatMap(({ intent, decision, reason }) =>
      decision === "ACCEPT" ? [] : [`${intent.id}: ${reason ?? decision}`],
    ),
    ...problems,
  ];
  const claims = checked.reduce((sum, { handOff }) => sum + (handOff?.claims.length ?? 0), 0);
  const told = [
    ...(result === undefined ? [] : [result.summary]),
    ...(claims === 0 ? [] : [`${claims} checked claims`]),
    ...files.map(({ fileName }) => fileName),
  ];
  return {
    action: chosen.action,
    success: trouble.length === 0,
    summary: (failure === undefined ? told.join("; ") : failure.message) || "nothing new",
    produced: files.map(({ fileName, bytes }) => ({
      ...{ fileName, bytes },
      format: formatOf(fileName),
    })),
    problems: trouble,
  };
}
