import type { Fact } from "../../facts/fact.ts";
import { brief, doubt, fault, type AuditFinding } from "../finding.ts";
import type { ReadClaim } from "../read-claim.ts";
import { findContrasts } from "../text/find-contrasts.ts";
import type { Binding } from "./bind-facts.ts";

type Limit = NonNullable<Fact["limit"]>;

const directions: Readonly<Record<Limit, "up" | "down" | "none">> = {
  atLeast: "up",
  moreThan: "up",
  atMost: "down",
  lessThan: "down",
  exactly: "none",
};
/** "Within 30 days" and "30 days" are said of the same term. */
const terms: ReadonlySet<string> = new Set(["day", "month", "s"]);

/** "At least", "at most", "more than", "exactly" and "about" of a number must be those of its support. */
export function checkLimits(bindings: readonly Binding[], claim: ReadClaim): AuditFinding[] {
  return bindings.flatMap(({ fact, hold, held }): AuditFinding[] => {
    if (hold !== "same" || held.length === 0 || fact.kind === "name") return [];
    if (
      held.some((other) => other.limit === fact.limit && (other.hedge === undefined || fact.hedge === true))
    )
      return [];
    const [other] = held;
    if (other === undefined) return [];
    const said = `the passage says "${brief(sayLimit(other))}"`;
    if (other.limit === fact.limit)
      return fact.limit === "exactly"
        ? [fault(fact.text, `${said}: about`)]
        : [doubt(fact.text, `${said} with "about" or the like`)];
    if (fact.limit === "exactly" && (other.limit !== undefined || other.hedge === true))
      return [fault(fact.text, said)];
    if (fact.limit !== undefined && other.limit !== undefined) {
      const isTurned = directions[fact.limit] !== directions[other.limit];
      return [(isTurned ? fault : doubt)(fact.text, `${said}, not "${sayLimit(fact)}"`)];
    }
    if (fact.limit !== undefined) return [doubt(fact.text, `${said}, without "${sayLimit(fact)}"`)];
    const isTerm = fact.kind !== "number" || terms.has(fact.dimension ?? "");
    const isSaid = findContrasts(claim.statement, claim.signals.tokens, claim.language).some(
      ({ name }) => name === "more or less" || name === "minimum or maximum",
    );
    return [
      (isTerm || isSaid || other.limit === "exactly" ? doubt : fault)(
        fact.text,
        `${said}, not "${fact.text}"`,
      ),
    ];
  });
}

const words: Readonly<Record<Limit, string>> = {
  atLeast: "at least",
  atMost: "at most",
  moreThan: "more than",
  lessThan: "less than",
  exactly: "exactly",
};

function sayLimit({ limit, text }: Fact): string {
  return limit === undefined ? text : `${words[limit]} ${text}`;
}
