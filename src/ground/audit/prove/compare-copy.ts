import type { SupportPiece } from "../context.ts";
import { brief, doubt, fault, type AuditFinding } from "../finding.ts";
import { holdFact, isOneOfTwo } from "../hold-fact.ts";
import type { ReadClaim } from "../read-claim.ts";
import { readTokens } from "../text/read-tokens.ts";
import { align } from "./align.ts";
import type { Copy } from "./copy.ts";
import { judgeHunk } from "./judge-hunk.ts";
import { toForm } from "./reference-form.ts";
import { isSameBone, isSameFact, readSkeleton, type Skeleton } from "./skeleton.ts";

const closeShare = 0.7;
const fewest = 3;

/** Undefined where the two have too little in common to be compared word by word. */
export function compareCopy(claim: Skeleton, text: string, language: string): Copy | undefined {
  if (!mayBeCopy(claim, text, language)) return undefined;
  const said = readSkeleton(text, language);
  if (claim.bones.length === 0 || said.bones.length === 0) return undefined;
  const alignment = align(claim.bones, said.bones, isSameBone);
  const { common, hunks } = alignment;
  const isSame = hunks.length === 0;
  if (!isSame && (common < fewest || common < claim.bones.length * closeShare)) return undefined;
  return { claim, said, alignment, isSame, isClose: common >= said.bones.length * closeShare };
}

/** A cheap look first: enough of the claim's words must be there at all. */
function mayBeCopy({ bones }: Skeleton, text: string, language: string): boolean {
  const words = bones.flatMap((bone) => (bone.kind === "word" ? [bone.word] : []));
  const known = new Set(readTokens(text).map((token) => toForm(token, { text, language })));
  return words.filter((word) => known.has(word)).length >= words.length * 0.5;
}

/** Faults and doubts where a copy departs from what it was copied from. */
export function judgeCopy(copy: Copy, claim: ReadClaim, piece: SupportPiece): AuditFinding[] {
  const { alignment, said } = copy;
  const moved = judgeOrder(copy);
  if (moved !== undefined) return [moved];
  const found = alignment.hunks.flatMap((hunk) => judgeHunk(hunk, { copy, claim, piece }));
  const limits = alignment.hunks.length === 0 ? [] : judgeLimits(copy);
  if (found.length + limits.length > 0) return [...limits, ...found];
  return [doubt("", `not word by word what the passage says: "${brief(said.text)}"`)];
}

/** The same words, but a fact in the place of another: nothing is as easily swapped as two numbers. */
function judgeOrder({ claim, said }: Copy): AuditFinding | undefined {
  const words = ({ bones }: Skeleton) =>
    bones
      .map((bone) => (bone.kind === "word" ? bone.word : ""))
      .filter((word) => word !== "")
      .join(" ");
  const facts = ({ bones }: Skeleton) => bones.flatMap((bone) => (bone.kind === "fact" ? [bone.fact] : []));
  const [mine, theirs] = [facts(claim), facts(said)];
  if (mine.length !== theirs.length || words(claim) !== words(said)) return undefined;
  for (const [at, fact] of mine.entries()) {
    const other = theirs[at];
    if (other === undefined || isSameFact(fact, other) || holdFact(fact, other) === "same") continue;
    // a day without its year may be dated elsewhere, as in the name of the file
    const isAlike = isOneOfTwo(fact, other) || holdFact(fact, other) === "undated";
    return (isAlike ? doubt : fault)(
      fact.text,
      `the passage says "${other.text}", not "${fact.text}": "${brief(said.text)}"`,
    );
  }
  return undefined;
}

/** The same number with another bound before it. */
function judgeLimits({ claim, said, alignment }: Copy): AuditFinding[] {
  return alignment.pairs.flatMap(([at, to]) => {
    const [one, other] = [claim.bones[at], said.bones[to]];
    if (one?.kind !== "fact" || other?.kind !== "fact" || !isSameFact(one.fact, other.fact)) return [];
    const [limit, against] = [one.fact.limit, other.fact.limit];
    if (limit === against) return [];
    const place = `the passage says "${brief(said.text.slice(Math.max(0, other.start - 25), other.end))}"`;
    if (limit !== undefined && against !== undefined) return [fault(near(claim, at), place)];
    return [doubt(one.fact.text, place)];
  });
}

/** A fact together with the words before it that bound it. */
function near({ text, bones }: Skeleton, at: number): string {
  const from = bones[Math.max(0, at - 2)]?.start ?? 0;
  return text.slice(from, bones[at]?.end ?? 0);
}
