import type { Evidence, LocatedSupport, RuledClaim } from "../../model/grounding.ts";
import type { Fact } from "../facts/fact.ts";
import { findFacts } from "../facts/find-facts.ts";
import type { AuditInput } from "./audit-input.ts";
import { lazy } from "../../lib/lazy.ts";
import { createContext } from "./context.ts";
import { brief } from "./finding.ts";
import { judgeClaim } from "./judge-claim.ts";
import { findSupports } from "./locate/find-supports.ts";
import { placeSupport, toLocated, type SupportPlace } from "./locate/locate-support.ts";
import { createSource, type AuditSource } from "./locate/source.ts";
import { provesColumn } from "./prove/prove-column.ts";
import { provesField } from "./prove/prove-field.ts";
import { provesSegment } from "./prove/prove-segment.ts";
import { readClaim } from "./read-claim.ts";

/** What is longer is no single statement, and nobody could say which of its words fail. */
const longestClaim = 4_000;

/** Judges one claim by rules alone: scope, facts, and what proves itself. Every rule may only take away. */
export function auditByRules(input: AuditInput): RuledClaim {
  if (input.claim.length > longestClaim)
    return {
      ...rejected(`it is longer than ${longestClaim} characters: one claim is one statement`),
      located: [],
    };
  const sources = new Map(
    input.evidence.map((evidence) => [evidence.id, lazy(() => createSource(evidence))]),
  );
  const claim = readClaim(input);
  const scope = findScope(input, sources);
  if ("missing" in scope) return { ...rejected(scope.missing), located: scope.located };
  const supports = input.supports ?? [];
  if (
    provesField(input.claim, supports, input.evidence) ||
    provesColumn(input.claim, supports, input.evidence) ||
    provesSegment(input.claim, supports, input.evidence)
  )
    return { ...proven, located: scope.located };
  const places =
    input.supports === undefined || input.supports.length === 0
      ? findSupports(
          claim,
          [...sources.values()].map((open) => open()),
        )
      : scope.places;
  const cited = new Set(
    scope.located.flatMap((support) => (support.kind === "computation" ? [support.computation] : [])),
  );
  const computed = (input.computations ?? []).filter(({ id }) => cited.has(id));
  if (places.length + computed.length === 0)
    return { ...rejected("nothing in the evidence speaks of it"), located: [] };
  const located = scope.located.length > 0 ? scope.located : places.map(toLocated);
  // what the host itself said of its computation needs no other proof
  if (computed.some(({ words }) => words === input.claim))
    return { ...proven, reason: "it is a computation in the words of the host", located };
  const context = createContext({
    places,
    computed,
    language: claim.language,
    factsOf: (id) => factsOf(id, input.evidence),
    textOf: (id) => textOf(id, input.evidence),
  });
  return { ...judgeClaim(claim, context), located };
}

const proven = {
  ...{ verdict: "VALID", stage: 3, fails: "", doubts: [] },
  reason: "it is a field of the form as it stands",
} satisfies Omit<RuledClaim, "located">;

function rejected(reason: string): Omit<RuledClaim, "located"> {
  return { verdict: "NOT_IN_CONTEXT", stage: 1, reason, fails: "", doubts: [] };
}

type Scope = { places: SupportPlace[]; located: LocatedSupport[] };

/** Every support must be there; one that is not ends the audit. */
function findScope(
  input: AuditInput,
  sources: ReadonlyMap<string, () => AuditSource>,
): Scope | { missing: string; located: LocatedSupport[] } {
  const places: SupportPlace[] = [];
  const located: LocatedSupport[] = [];
  for (const support of input.supports ?? []) {
    if ("computation" in support) {
      const { computation } = support;
      const isKnown = input.computations?.some(({ id }) => id === computation) === true;
      if (!isKnown) return { missing: `there is no computation ${computation}`, located };
      located.push({ kind: "computation", computation });
      continue;
    }
    const source = sources.get(support.evidence)?.();
    if (source === undefined) return { missing: `${support.evidence} is not among the evidence`, located };
    const place = placeSupport(support, source);
    const what = "cell" in support ? `cell ${brief(support.cell)}` : `"${brief(support.quote)}"`;
    if (place === undefined) return { missing: `${what} is not in ${support.evidence}`, located };
    places.push(place);
    located.push(toLocated(place));
  }
  return { places, located };
}

function factsOf(documentId: string, evidence: readonly Evidence[]): Fact[] {
  return evidence
    .filter((item) => item.documentId === documentId)
    .flatMap(({ quote, heading = [], language = "unknown" }) =>
      findFacts([...heading, quote].join("\n"), { language, role: "evidence" }),
    );
}

function textOf(documentId: string, evidence: readonly Evidence[]): string {
  const own = evidence.filter((item) => item.documentId === documentId);
  return own.flatMap(({ document, heading = [], quote }) => [document, ...heading, quote]).join("\n");
}
