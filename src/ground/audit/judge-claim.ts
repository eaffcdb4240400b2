import type { RuledClaim } from "../../model/grounding.ts";
import { bindFacts, type Binding } from "./checks/bind-facts.ts";
import { checkCoverage } from "./checks/check-coverage.ts";
import { checkFacts } from "./checks/check-facts.ts";
import { checkForce } from "./checks/check-force.ts";
import { checkGroup } from "./checks/check-group.ts";
import { checkLimits } from "./checks/check-limits.ts";
import { checkPolarity } from "./checks/check-polarity.ts";
import { checkStructure } from "./checks/check-structure.ts";
import { findAnchor, type Anchor } from "./checks/find-anchor.ts";
import { toPiece, type Context, type SupportPiece } from "./context.ts";
import { doubt, type AuditFinding } from "./finding.ts";
import { compareCopy, judgeCopy } from "./prove/compare-copy.ts";
import type { Copy } from "./prove/copy.ts";
import { provesCell } from "./prove/prove-cell.ts";
import { provesRow } from "./prove/prove-row.ts";
import { findWhole } from "./prove/prove-whole.ts";
import { readSkeleton, type Skeleton } from "./prove/skeleton.ts";
import type { ReadClaim } from "./read-claim.ts";
import { sharedStems } from "./text/create-stems.ts";

type Judged = Omit<RuledClaim, "located">;

/** The rules in their order: what proves itself, what departs from a copy, facts, force, structure, cells. */
export function judgeClaim(claim: ReadClaim, context: Context): Judged {
  const sources = [...new Set([...context.pieces, ...context.cells].map(({ source }) => source))];
  const skeleton = readSkeleton(claim.text, claim.language);
  const whole = findWhole(claim, skeleton, sources);
  if (whole?.findings.length === 0)
    return { verdict: "VALID", stage: 3, reason: "it stands in the passage as it is", fails: "", doubts: [] };
  if (provesRow(claim.text, context.cells))
    return {
      verdict: "VALID",
      stage: 3,
      reason: "it is a row of the table as it stands",
      fails: "",
      doubts: [],
    };
  const bindings = bindFacts(claim, context);
  const anchor = findAnchor(claim, context);
  const stated = claim.statement === claim.text ? skeleton : readSkeleton(claim.statement, claim.language);
  // a question is no copy of its answer
  const isAsked = claim.statement === claim.question;
  const copied = whole === undefined && !isAsked ? findCopy(claim, stated, context) : undefined;
  const findings = [
    ...(whole?.findings ?? []),
    ...(copied === undefined ? [] : judgeCopy(copied.copy, claim, copied.piece)),
    ...(claim.disguise === undefined
      ? []
      : [doubt(claim.disguise, `"${claim.disguise}" mixes letters of several scripts`)]),
    // where a value stands instead says more than that it is missing
    ...(whole === undefined ? checkStructure(claim, context, bindings) : []),
    ...(whole === undefined ? checkFacts(bindings, claim, context) : []),
    ...(whole === undefined ? checkLimits(bindings, claim) : []),
    ...(whole === undefined ? checkCoverage(claim, context) : []),
    ...(whole === undefined ? checkGroup(claim, context) : []),
    ...(whole === undefined ? checkTwice(claim, { context, anchor }, checkPolarity) : []),
    ...(whole === undefined ? checkTwice(claim, { context, anchor }, checkForce) : []),
  ];
  if (copied === undefined && isForeign({ claim, context, bindings, anchor }))
    return {
      verdict: "NOT_IN_CONTEXT",
      stage: 2,
      reason: "the cited words do not speak of it",
      fails: claim.statement,
      doubts: [],
    };
  return decide(claim, context, findings);
}

type Check = (claim: ReadClaim, context: Context, anchor: Anchor | undefined) => AuditFinding[];

/** Against the whole sentence, and against the clauses that were quoted: the closer look may only take away. */
function checkTwice(
  claim: ReadClaim,
  { context, anchor }: { context: Context; anchor: Anchor | undefined },
  check: Check,
): AuditFinding[] {
  const wide = check(claim, context, anchor);
  const whole = new Set(context.pieces);
  if (wide.length === 0 || context.clauses.every((piece) => whole.has(piece))) return wide;
  const near = { ...context, pieces: context.clauses };
  const close = check(claim, near, findAnchor(claim, near));
  const isFault = wide.some(({ kind }) => kind === "fault");
  return close.length > wide.length
    ? wide
    : close.map((found) => (found.kind === "fault" && !isFault ? { ...found, kind: "doubt" } : found));
}

const fewestWords = 3;

/** Nothing that the claim speaks of is in what it cites; in another language nobody can tell by rule. */
function isForeign({
  claim,
  context,
  bindings,
  anchor,
}: {
  claim: ReadClaim;
  context: Context;
  bindings: readonly Binding[];
  anchor: Anchor | undefined;
}): boolean {
  if (anchor === undefined || !context.sameLanguage || context.cells.length + context.computed.length > 0)
    return false;
  if (anchor.share > 0 || bindings.some(({ hold }) => hold !== "no")) return false;
  const stems = context.readStems(claim.statement, claim.language).map(({ stem }) => stem);
  const heads = context.readStems(context.headTexts.join(" "), claim.language).map(({ stem }) => stem);
  return stems.length >= fewestWords && sharedStems(stems, heads).size === 0;
}

function decide(claim: ReadClaim, context: Context, findings: readonly AuditFinding[]): Judged {
  const failed = findings.find(({ kind }) => kind === "fault");
  const doubts = [...new Set(findings.filter(({ kind }) => kind === "doubt").map(({ reason }) => reason))];
  if (failed !== undefined)
    return { verdict: "INVALID", stage: 2, reason: failed.reason, fails: failed.fails, doubts };
  const proof =
    findings.length === 0 && context.computed.length === 0
      ? context.cells.find((cell) => provesCell(claim, cell))
      : undefined;
  if (proof !== undefined)
    return {
      verdict: "VALID",
      stage: 3,
      reason: `${proof.cell.address} says so: row, column and value`,
      fails: "",
      doubts: [],
    };
  return {
    verdict: "UNDECIDED",
    stage: 3,
    reason: doubts[0] ?? findings[0]?.reason ?? "the words differ from the passage",
    fails: "",
    doubts,
  };
}

interface FoundCopy {
  copy: Copy;
  piece: SupportPiece;
}

/** The cited sentence that the claim has most words in common with, in the same order. */
function findCopy(claim: ReadClaim, skeleton: Skeleton, { pieces, clauses }: Context): FoundCopy | undefined {
  const found = [...new Set([...clauses, ...pieces]), ...joinPieces(pieces, claim)].flatMap(
    (piece): FoundCopy[] => {
      if (piece.language !== claim.language) return [];
      const copy = compareCopy(skeleton, piece.text, piece.language);
      return copy === undefined ? [] : [{ copy, piece }];
    },
  );
  return found.toSorted(
    (one, other) =>
      other.copy.alignment.common - one.copy.alignment.common ||
      one.copy.alignment.hunks.length - other.copy.alignment.hunks.length,
  )[0];
}

/** Lines and sentences that follow one another in a passage and were cited together, read as one. */
function joinPieces(pieces: readonly SupportPiece[], claim: ReadClaim): SupportPiece[] {
  return [...Map.groupBy(pieces, ({ source }) => source)].flatMap(([source, own]) => {
    const { units } = source.units();
    const places = own
      .flatMap(({ unit }) => (unit === undefined ? [] : [units.indexOf(unit)]))
      .toSorted((one, other) => one - other);
    const [first, last] = [places[0] ?? -1, places.at(-1) ?? -1];
    if (places.length < 2 || first < 0 || last - first !== places.length - 1) return [];
    const text = units
      .slice(first, last + 1)
      .map((unit) => unit.text)
      .join(" ");
    if (text.length > claim.text.length * 2 + 200) return [];
    return [toPiece({ kind: "sentence", text, start: 0, end: text.length, heads: [] }, source)];
  });
}
