import { stopWords } from "../../../lib/text/stop-words.ts";
import type { Fact } from "../../facts/fact.ts";
import { isReference } from "../../facts/is-reference.ts";
import type { SupportPiece } from "../context.ts";
import { brief, doubt, fault, quiet, type AuditFinding } from "../finding.ts";
import { bestHold, holdFact, isOneOfTwo } from "../hold-fact.ts";
import type { ReadClaim } from "../read-claim.ts";
import { findContrasts } from "../text/find-contrasts.ts";
import { readSignals, type TextSignals } from "../text/read-signals.ts";
import { foldWord } from "../text/read-tokens.ts";
import type { Hunk } from "./align.ts";
import type { Copy } from "./copy.ts";
import { isRecital, isReferenceWord } from "./reference-form.ts";
import type { Bone, Skeleton } from "./skeleton.ts";

interface Side {
  text: string;
  words: string;
  bones: Bone[];
  facts: Fact[];
  signals: TextSignals;
  /** Offsets in the whole text. */
  start: number;
  end: number;
}

interface Beside {
  copy: Copy;
  claim: ReadClaim;
  piece: SupportPiece;
}

/** What one departure from a copied sentence amounts to. */
export function judgeHunk(hunk: Hunk, beside: Beside): AuditFinding[] {
  const { copy, claim, piece } = beside;
  const mine = toSide(copy.claim, hunk.left, claim.language);
  const theirs = toSide(copy.said, hunk.right, piece.language);
  const place = `the passage says "${brief(surroundings(copy.said, hunk.right))}"`;
  const found =
    judgeFacts(withoutPlace(mine, beside), theirs, place) ??
    judgePolarity(hunk, { mine, theirs, place }, beside) ??
    judgeModality(mine, theirs, place) ??
    judgeContrast({ mine, theirs, place }, beside) ??
    judgeName({ mine, theirs, place }, beside);
  if (found !== undefined) return [found];
  const said =
    mine.text === "" ? `"${brief(theirs.text)}" is left out` : `"${brief(mine.text)}" is not in it`;
  return [(isTelling({ mine, theirs }, beside) ? doubt : quiet)(mine.text, `${said}: ${place}`)];
}

/** So few departures from a copy are worth a look; more of them are a sentence of its own. */
const fewHunks = 2;

/** Words with a meaning that the other side has nowhere: no little words, no numbers of paragraphs, nothing that only moved. */
function isTelling(
  { mine, theirs }: Pick<Sides, "mine" | "theirs">,
  { copy, claim, piece }: Beside,
): boolean {
  if (copy.alignment.hunks.length > fewHunks) return false;
  const [side, language, others] =
    mine.text === "" ? [theirs, piece.language, copy.claim] : [mine, claim.language, copy.said];
  const known = others.bones.flatMap((bone) => (bone.kind === "word" ? [foldWord(bone.word)] : []));
  return side.bones.some(
    (bone) =>
      bone.kind === "word" &&
      /^\p{L}{3}/u.test(bone.word) &&
      !stopWords(language).has(bone.word) &&
      !isReferenceWord(bone.word) &&
      !isRecital(bone.word) &&
      !known.some((word) => word === foldWord(bone.word) || isRelated(word, foldWord(bone.word))),
  );
}

function toSide(
  { text, bones }: Skeleton,
  { from, to }: { from: number; to: number },
  language: string,
): Side {
  const own = bones.slice(from, to);
  const start = own[0]?.start ?? bones[from - 1]?.end ?? 0;
  const end = own.at(-1)?.end ?? start;
  const said = text.slice(start, end);
  const words = own
    .map((bone) => (bone.kind === "word" ? text.slice(bone.start, bone.end) : ""))
    .join(" ")
    .trim();
  return {
    ...{ text: said, words, bones: own, start, end },
    facts: own.flatMap((bone) => (bone.kind === "fact" ? [bone.fact] : [])),
    signals: readSignals(said, language),
  };
}

function surroundings({ text, bones }: Skeleton, { from, to }: { from: number; to: number }): string {
  return text.slice(
    bones[Math.max(0, from - 4)]?.start ?? 0,
    bones[Math.min(bones.length - 1, to + 3)]?.end ?? text.length,
  );
}

/** Without the number of the article that the passage stands under: where it stands is no part of what it says. */
function withoutPlace(mine: Side, { copy, piece }: Beside): Side {
  const above = [...(piece.source.evidence.heading ?? []), piece.heads].join("\n");
  const numbers = new Set(above.match(/\p{N}+/gu) ?? []);
  const facts = mine.facts.filter(
    (fact) => !(isReference(copy.claim.text, fact) && numbers.has(fact.text.replaceAll(/\D/gu, ""))),
  );
  return facts.length === mine.facts.length ? mine : { ...mine, facts, text: mine.words };
}

/** Another fact in the same place. */
function judgeFacts(mine: Side, theirs: Side, place: string): AuditFinding | undefined {
  for (const [at, fact] of mine.facts.entries()) {
    if (fact.weak === true) continue;
    const other = theirs.facts[Math.min(at, theirs.facts.length - 1)];
    if (other === undefined) continue;
    const hold = bestHold(theirs.facts.map((said) => holdFact(fact, said)));
    const isOther =
      hold === "unitUnsaid" &&
      theirs.facts.some((said) => said.kind === "number" && said.dimension === fact.dimension);
    if (hold !== "same" && !isOther && isOneOfTwo(fact, other))
      return doubt(fact.text, `${place}: "${other.text}"`);
    if (hold === "no" || hold === "otherUnit" || isOther)
      return fault(fact.text, `${place}: "${other.text}", not "${fact.text}"`);
  }
  // digits that mean nothing where something was dated or counted
  const [lost] = theirs.facts.filter(({ weak }) => weak !== true);
  const isTorn = mine.facts.length > 1 && mine.words === "" && theirs.facts.length === 1;
  const isGarbled =
    lost !== undefined &&
    (isTorn || mine.facts.every(({ weak }) => weak === true)) &&
    /\p{Nd}/u.test(mine.text);
  return isGarbled ? fault(mine.text, `${place}: "${lost.text}", not "${mine.text}"`) : undefined;
}

interface Sides {
  mine: Side;
  theirs: Side;
  place: string;
}

/** A negation that was dropped or added in a clause that was copied; how often it is negated besides does not matter. */
function judgePolarity(
  hunk: Hunk,
  { mine, theirs, place }: Sides,
  { copy, claim, piece }: Beside,
): AuditFinding | undefined {
  const said = piece.signals();
  const dropped = negationsIn(said, theirs).filter(
    ({ clause }) =>
      isCopied(clause, copy, { signals: said, side: "right" }) &&
      !isDenied(clause, copy, { signals: said, side: "right" }),
  );
  const added = negationsIn(claim.signals, mine).filter(
    ({ clause }) =>
      isCopied(clause, copy, { signals: claim.signals, side: "left" }) &&
      !isDenied(clause, copy, { signals: claim.signals, side: "left" }),
  );
  const [first] = dropped.length > 0 ? dropped : added;
  if (first === undefined || (dropped.length > 0 && added.length > 0))
    return onlyTurned({ mine, theirs, place });
  const around = textAround(copy.claim, hunk.left);
  // in another place the claim may say no by other words, or the passage may
  const isMadeUp = copy.alignment.hunks.some((other) => {
    const [side, signals] =
      dropped.length > 0
        ? [toSide(copy.claim, other.left, claim.language), claim.signals]
        : [toSide(copy.said, other.right, piece.language), said];
    return negationsIn(signals, side).length > 0;
  });
  if (isMadeUp) return doubt(around, place);
  return fault(
    around,
    dropped.length > 0 ? `"${first.text}" is left out: ${place}` : `"${first.text}" is not said: ${place}`,
  );
}

/** "Only" into "not only". */
function onlyTurned({ mine, theirs, place }: Sides): AuditFinding | undefined {
  const isBare = (text: string) => /^(?:not|nicht|pas|non|no)$/iu.test(text.trim());
  if (isBare(mine.text) && theirs.text === "")
    return fault(mine.text, `"${mine.text}" is not said: ${place}`);
  return isBare(theirs.text) && mine.text === ""
    ? fault(theirs.text, `"${theirs.text}" is left out: ${place}`)
    : undefined;
}

function negationsIn(signals: TextSignals, side: Side): TextSignals["negations"] {
  return signals.negations.filter(({ at }) => {
    const start = signals.tokens[at]?.start ?? -1;
    return start >= side.start && start < side.end;
  });
}

interface ClauseSide {
  signals: TextSignals;
  side: "left" | "right";
}

/** "ne … pas": where two words make one negation, a copied one is enough. */
function isDenied(clause: number, { claim, said, alignment }: Copy, { signals, side }: ClauseSide): boolean {
  if (!signals.concord) return false;
  const bones = side === "left" ? claim.bones : said.bones;
  const kept = new Set(alignment.pairs.map(([left, right]) => bones[side === "left" ? left : right]?.start));
  return signals.negations.some(
    (one) => one.clause === clause && !one.ofNoun && kept.has(signals.tokens[one.at]?.start),
  );
}

/** Most of the clause's other words were copied, so that the negation belongs to what the claim says. */
function isCopied(clause: number, { claim, said, alignment }: Copy, { signals, side }: ClauseSide): boolean {
  const bones = side === "left" ? claim.bones : said.bones;
  const kept = new Set(alignment.pairs.map(([left, right]) => (side === "left" ? left : right)));
  let token = 0;
  const own = bones.flatMap((bone, at) => {
    while (token < signals.tokens.length && (signals.tokens[token]?.start ?? 0) < bone.start) token++;
    return signals.clauses[token] === clause ? [kept.has(at)] : [];
  });
  return own.filter(Boolean).length * 2 >= own.length - 1 && own.filter(Boolean).length > 0;
}

/** The hunk with the words next to it. */
function textAround({ text, bones }: Skeleton, { from, to }: { from: number; to: number }): string {
  return text.slice(
    bones[Math.max(0, from - 1)]?.start ?? 0,
    bones[Math.min(bones.length - 1, Math.max(from, to))]?.end ?? text.length,
  );
}

function judgeModality(mine: Side, theirs: Side, place: string): AuditFinding | undefined {
  const [one, other] = [[...mine.signals.modality], [...theirs.signals.modality]];
  if (one.length === 0 || other.length === 0) return undefined;
  const shared = one.some(([step]) => theirs.signals.modality.has(step));
  return shared
    ? undefined
    : fault(
        one[0]?.[1][0] ?? mine.text,
        `${place}: "${other[0]?.[1][0] ?? ""}", not "${one[0]?.[1][0] ?? ""}"`,
      );
}

function judgeContrast({ mine, theirs, place }: Sides, { claim, piece }: Beside): AuditFinding | undefined {
  const against = findContrasts(theirs.text, theirs.signals.tokens, piece.language);
  for (const side of findContrasts(mine.text, mine.signals.tokens, claim.language)) {
    const other = against.find(({ pair }) => pair === side.pair);
    if (other !== undefined && other.side !== side.side)
      return fault(side.text, `${place}: "${other.text}", not "${side.text}"`);
  }
  return undefined;
}

/** One name in place of another; in German only what is surely one. */
function judgeName({ mine, theirs, place }: Sides, { copy, claim, piece }: Beside): AuditFinding | undefined {
  if (
    claim.language !== piece.language ||
    !copy.isClose ||
    mine.bones.length === 0 ||
    theirs.bones.length === 0
  )
    return undefined;
  const names = namesIn(mine, copy.claim, claim.language);
  const others = namesIn(theirs, copy.said, claim.language);
  const isOther =
    names.length > 0 &&
    others.length > 0 &&
    !names.some((name) => others.some((other) => isRelated(name, other)));
  if (!isOther || mine.bones.length > 6 || theirs.bones.length > 6) return undefined;
  // any word has a capital at the beginning of a sentence: "Celui qui" for "Lorsqu'un individu" names nobody
  const isOpening = mine.bones[0] === copy.claim.bones[0] && names.length === 1;
  const surely =
    (claim.language !== "de" && !isOpening) ||
    (names.length > 1 && others.length > 1 && names.length === mine.bones.length) ||
    claim.facts.some(
      (fact) => fact.kind === "name" && fact.weak !== true && fact.start < mine.end && fact.end > mine.start,
    );
  return (surely ? fault : doubt)(mine.text, `${place}: "${theirs.text}", not "${mine.text}"`);
}

function namesIn({ bones }: Side, skeleton: Skeleton, language: string): string[] {
  const stops = stopWords(language);
  return bones.flatMap((bone) => {
    if (bone.kind !== "word" || stops.has(bone.word)) return [];
    const isFirst = bone === skeleton.bones[0];
    const text = skeleton.text.slice(bone.start, bone.end);
    return /^\p{Lu}/u.test(text) && (!isFirst || text.length > 3) ? [foldWord(bone.word)] : [];
  });
}

/** Canada and Canadian, Texas and Texan. */
function isRelated(one: string, other: string): boolean {
  let common = 0;
  while (common < one.length && one[common] === other[common]) common++;
  return common >= 4 && common >= Math.max(one.length, other.length) * 0.6;
}
