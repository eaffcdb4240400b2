import { politeOrder } from "../../../lexicon/forms/request-words.ts";
import { brief, doubt, type AuditFinding } from "../finding.ts";
import type { AuditSource } from "../locate/source.ts";
import { findDisguise, type ReadClaim } from "../read-claim.ts";
import { readSignals } from "../text/read-signals.ts";
import { readTokens } from "../text/read-tokens.ts";
import type { PassageUnit } from "../text/read-units.ts";
import { isReferenceWord, toForm } from "./reference-form.ts";
import { isSameBone, readSkeleton, type Skeleton } from "./skeleton.ts";
import { endsInQuotation } from "../text/ends-in-quotation.ts";

/** A claim that stands in the passage as a whole: proven, or why it is not for all that. */
export interface Whole {
  text: string;
  findings: AuditFinding[];
}

/** Signs that mean something and are no words; those inside facts are compared with the facts. */
const meaningful = /[<>≤≥≠=±+×÷^%‰$€£¥§&@~¬∅−]/gu;

/** The sentence, list item with its heads, or run of sentences that the claim repeats; undefined where there is none. */
export function findWhole(
  claim: ReadClaim,
  skeleton: Skeleton,
  sources: readonly AuditSource[],
): Whole | undefined {
  const found = sources.flatMap((source) => findIn(skeleton, source));
  const whole = found.toSorted((one, other) => one.findings.length - other.findings.length)[0];
  if (whole === undefined) return undefined;
  const own = [
    ...(claim.disguise === undefined
      ? []
      : [doubt(claim.disguise, `"${claim.disguise}" mixes letters of several scripts`)]),
    ...(/\?\s*$/u.test(claim.text) && !politeOrder.test(claim.text)
      ? [doubt(claim.text, "a question states nothing")]
      : []),
  ];
  return { ...whole, findings: [...own, ...whole.findings] };
}

function findIn(skeleton: Skeleton, source: AuditSource): Whole[] {
  const { units, sentences } = source.units();
  const isSame = createComparison(skeleton, source.language());
  const first = firstWord(skeleton);
  const found = units.flatMap((unit, at): Whole[] => {
    if (unit.kind === "row" || unit.kind === "head") return [];
    const heads = unit.heads.join(" ");
    const isBare = startsWith(unit.text, first) && isSame(unit.text);
    if (isBare)
      return [
        {
          text: unit.text,
          findings: [
            ...doubtsOf(unit, at, source),
            ...(heads === "" ? [] : [doubt("", `it stands under "${brief(heads)}"`)]),
          ],
        },
      ];
    const isLed = heads !== "" && isSame(`${heads} ${unit.text}`);
    return isLed ? [{ text: unit.text, findings: doubtsOf(unit, at, source) }] : [];
  });
  return found.length > 0 ? found : findRun(skeleton, source, sentences);
}

/** Several sentences that follow one another, or one with a list in it. */
function findRun(
  skeleton: Skeleton,
  source: AuditSource,
  sentences: readonly { start: number; end: number }[],
): Whole[] {
  const { text } = source.plain();
  const isSame = createComparison(skeleton, source.language());
  const length = skeleton.text.length;
  const first = firstWord(skeleton);
  return sentences.flatMap(({ start }, from): Whole[] => {
    if (!startsWith(text.slice(start, start + 80), first)) return [];
    for (let to = from; to < sentences.length; to++) {
      const piece = text.slice(start, sentences[to]?.end ?? start);
      if (piece.length > length * 1.5 + 40) break;
      if (piece.length < length * 0.5 || !isSame(piece)) continue;
      const units = source
        .units()
        .units.map((unit, at) => ({ unit, at }))
        .filter(({ unit }) => unit.start >= start && unit.end <= start + piece.length);
      const heading = units.every(({ unit }) => unit.kind === "heading");
      return [
        {
          text: piece,
          findings: [
            ...(heading ? [doubt("", "it is a heading")] : []),
            ...units.flatMap(({ unit, at }) =>
              unit.kind === "sentence" ? doubtsOf(unit, at, source) : hiddenIn(unit, source),
            ),
          ],
        },
      ];
    }
    return [];
  });
}

/** The first word that is no fact: a cheap test before two sentences are compared. */
function firstWord({ bones }: Skeleton): string {
  const [bone] = bones;
  return bone?.kind === "word" && !isReferenceWord(bone.word) ? bone.word : "";
}

function startsWith(text: string, word: string): boolean {
  return (
    word === "" ||
    text
      .slice(0, word.length + 12)
      .toLowerCase()
      .replaceAll("ß", "ss")
      .includes(word)
  );
}

/** Whether a text says the same as a claim, fact for fact; each text is read once, and only if it has the claim's words. */
function createComparison(skeleton: Skeleton, language: string): (text: string) => boolean {
  const words = skeleton.bones.flatMap((bone) => (bone.kind === "word" ? [bone.word] : []));
  const known = new Map<string, boolean>();
  return (text) => {
    if (text.length > skeleton.text.length * 2 + 60 || skeleton.text.length > text.length * 2 + 60)
      return false;
    const seen = known.get(text);
    if (seen !== undefined) return seen;
    const said = new Set(readTokens(text).map((token) => toForm(token, { text, language })));
    const isSame = words.every((word) => said.has(word)) && isEqual(skeleton, readSkeleton(text, language));
    known.set(text, isSame);
    return isSame;
  };
}

function isEqual(one: Skeleton, other: Skeleton): boolean {
  if (other.bones.length !== one.bones.length || other.bones.length === 0) return false;
  const isSame = one.bones.every((bone, at) => {
    const against = other.bones[at];
    return against !== undefined && isSameBone(bone, against);
  });
  return isSame && signsOf(one) === signsOf(other) && boundsOf(one) === boundsOf(other);
}

function boundsOf({ bones }: Skeleton): string {
  return bones
    .map((bone) => (bone.kind === "fact" ? `${bone.fact.limit ?? ""}${String(bone.fact.hedge ?? "")}` : ""))
    .join("|");
}

function signsOf({ text, bones }: Skeleton): string {
  let from = 0;
  const outside: string[] = [];
  for (const bone of bones) {
    if (bone.kind !== "fact") continue;
    outside.push(text.slice(from, bone.start));
    from = bone.end;
  }
  return [...outside, text.slice(from)].join("").match(meaningful)?.join("") ?? "";
}

/** A box of a form speaks for itself, and not of the next line. */
const box = /^(?:\[[ xX✓✔]\]|[☐☑☒])\s/u;

/** What may take back a sentence although it was copied whole. */
function doubtsOf(unit: PassageUnit, at: number, source: AuditSource): AuditFinding[] {
  const found = hiddenIn(unit, source);
  if (unit.kind === "heading") found.push(doubt("", "it is a heading"));
  if (/\?["”»’)]*\s*$/u.test(unit.text) && !politeOrder.test(unit.text))
    found.push(doubt("", "the passage asks it"));
  const before = source.units().units[at - 1];
  const gap = before === undefined ? "" : source.plain().text.slice(before.end, unit.start);
  const isCarried =
    before !== undefined &&
    !box.test(before.text) &&
    !/[.!?]["”»’)\]]*$/u.test(before.text) &&
    (before.text.endsWith(":") || !/\n\s*\n/u.test(gap));
  if (isCarried && takesBack(before.text, source))
    found.push(doubt("", `what stands before it may take it back: "${brief(before.text)}"`));
  if (isQuoted(unit, source)) found.push(doubt("", "the passage only quotes it"));
  for (const heading of source.evidence.heading ?? []) {
    if (!heading.trim().endsWith("?") && takesBack(heading, source))
      found.push(doubt("", `it stands under the heading "${brief(heading)}"`));
  }
  return found;
}

function hiddenIn(unit: PassageUnit, source: AuditSource): AuditFinding[] {
  const isHidden = source.plain().hidden.some((place) => place >= unit.start && place <= unit.end);
  const disguise = findDisguise(unit.text);
  return [
    ...(isHidden ? [doubt("", "words of the passage are struck out or hidden")] : []),
    ...(disguise === undefined
      ? []
      : [doubt("", `"${disguise}" in the passage mixes letters of several scripts`)]),
  ];
}

function takesBack(text: string, source: AuditSource): boolean {
  const { negations, condition, report, denial } = readSignals(text, source.language());
  return negations.length + condition.length + report.length + denial.length > 0;
}

/** Inside quotation marks that were opened before it, or wholly between them. */
function isQuoted(unit: PassageUnit, source: AuditSource): boolean {
  const { text } = source.plain();
  const paragraph = Math.max(0, text.lastIndexOf("\n\n", unit.start), unit.start - 3000);
  const isOpen = endsInQuotation(text.slice(paragraph, unit.start));
  return isOpen || /^["“„«].*["”“»]\.?$/su.test(unit.text);
}
