import { checkForm } from "./check-form.ts";
import { checkLimits } from "./check-limits.ts";
import { checkMentions } from "./check-mentions.ts";
import type { CheckedConstraint, ConstrainedResult } from "./checked-constraint.ts";

const longestConstraint = 500;
/** Each may mean a walk through the result; of more than anybody sets the rest stays open. */
const mostConstraints = 200;
type Verdict = Omit<CheckedConstraint, "constraint">;

const rules = [checkLimits, checkForm, checkMentions];

/**
 * The user's rules once more, at the end, as far as nobody has to be asked. "Kept" speaks of what could be checked
 * of a rule; a rule is violated only where words of the result show it.
 */
export function checkConstraints(
  constraints: readonly string[],
  result: ConstrainedResult,
): CheckedConstraint[] {
  return constraints.map((constraint, at) => {
    if (constraint.length > longestConstraint || at >= mostConstraints) return { constraint, ...open };
    const whole = check(constraint, result);
    return {
      constraint,
      ...(whole.state === "unknown" ? (checkClauses(constraint, result) ?? whole) : whole),
    };
  });
}

const open: Verdict = { state: "unknown", words: "" };

function check(constraint: string, result: ConstrainedResult): Verdict {
  return settle(rules.flatMap((rule) => rule(constraint, result) ?? []));
}

function settle(found: readonly Verdict[]): Verdict {
  const worst = (["violated", "unknown", "kept"] as const).flatMap((wanted) =>
    found.filter(({ state }) => state === wanted),
  );
  return worst[0] ?? open;
}

const joint = /[,;]|(?<![\p{L}-])(?:and|und|et|e|y)(?![\p{L}-])/iu;

/** "At most 3 sentences and no names": two rules, if each of the two can be read alone. */
function checkClauses(constraint: string, result: ConstrainedResult): Verdict | undefined {
  const clauses = constraint.split(joint).filter((clause) => clause.trim() !== "");
  if (clauses.length < 2) return undefined;
  const found = clauses.map((clause) => check(clause, result));
  return found.every(({ state }) => state !== "unknown") ? settle(found) : undefined;
}
