import type { AnswerBody } from "./answer-bodies.ts";
import { type CutGround, isAlike, phaseOf } from "./cut-ground.ts";
import { findOverlap, type Overlap } from "./find-overlap.ts";
import { fitsExactly, hasRivalArray } from "./fits-exactly.ts";
import type { GrowingText } from "./growing-text.ts";
import {
  joinNext,
  listFresh,
  listRestarts,
  type Reading,
  restartsEarlier,
  staysWithin,
} from "./list-restarts.ts";

/** How an answer is to be understood, or why not. */
export type Verdict =
  | { kind: "merge"; reading: Reading }
  /** Two ways fit and give different documents; the first counts if the model insists. */
  | { kind: "ambiguous" }
  | { kind: "nothing-new" }
  | { kind: "no-fit" };

export interface Continuation {
  ground: CutGround;
  body: AnswerBody;
  growing: GrowingText;
}

/** Below this, a repeat may be chance. */
const tellingOverlap = 16;
const tellingBorder = 12;
const tellingRun = 8;
const nearby = 4000;

export function readContinuation(given: Continuation): Verdict {
  const { ground } = given;
  const { body, overlap } = withOverlap(ground, given.body);
  const continuation = { ...given, body };
  const isViable = (reading: Reading) => given.growing.probe(reading).kind !== "invalid";
  if (staysWithin(ground, body.text)) return { kind: "nothing-new" };
  if (isContained(ground, body.text)) return readContained(continuation);
  const sure = [...listRestarts(ground, body.text), ...listFresh(ground, body.text)].filter(
    (reading) => reading.isSure && isViable(reading),
  );
  const [longest, ...others] = sure.toSorted((left, right) => left.keep - right.keep);
  if (longest !== undefined) return readRestart(continuation, [longest, ...others], overlap);
  if (body.way === "from-bracket") return { kind: "no-fit" };
  const exact = readExact(continuation);
  const weak = listRestarts(ground, body.text).filter((reading) => isViable(reading));
  if (exact !== undefined && weak.length > 0) return { kind: "ambiguous" };
  if (overlap.length >= tellingOverlap) return readOverlap(continuation, overlap, exact);
  if (exact !== undefined) {
    // where the white space around prose is not certain, an overlap may begin with it
    const isNear = body.way === "behind-prose" && overlap.length >= tellingOverlap / 2;
    if (hasRivalArray(ground, body.text)) return { kind: "ambiguous" };
    return isNear ? { kind: "ambiguous" } : { kind: "merge", reading: exact };
  }
  const next = joinNext(ground, body.text);
  const [only, ...more] = next !== undefined && isViable(next) ? [...weak, next] : weak;
  if (only !== undefined) return more.length === 0 ? { kind: "merge", reading: only } : { kind: "ambiguous" };
  const earlier = restartsEarlier(ground, body.text);
  return earlier !== undefined && isViable(earlier)
    ? { kind: "merge", reading: earlier }
    : { kind: "no-fit" };
}

/** White space before an overlap is the answer's own. */
function withOverlap({ text }: CutGround, body: AnswerBody): { body: AnswerBody; overlap: Overlap } {
  const overlap = findOverlap(text, body.text);
  const bare = { ...body, text: body.text.trimStart() };
  if (overlap.length >= tellingOverlap || bare.text === body.text) return { body, overlap };
  const ofBare = findOverlap(text, bare.text);
  return ofBare.length >= tellingOverlap ? { body: bare, overlap: ofBare } : { body, overlap };
}

/** Everything in the answer was received shortly before. */
function isContained({ text }: CutGround, body: string): boolean {
  const told = body.trim();
  return told.length >= tellingOverlap && text.slice(-(body.length + nearby)).includes(told);
}

/** Only in a text that repeats itself it may be new. */
function readContained(continuation: Continuation): Verdict {
  const { ground, body, growing } = continuation;
  const exact = readExact(continuation);
  const restart = listRestarts(ground, body.text).find(
    (reading) => growing.probe(reading).kind !== "invalid",
  );
  if (exact === undefined && restart?.isSure !== true) return { kind: "nothing-new" };
  return { kind: "ambiguous" };
}

function readRestart(
  { ground, body, growing }: Continuation,
  readings: [Reading, ...Reading[]],
  overlap: Overlap,
): Verdict {
  const [longest] = readings;
  const results = new Set(readings.map(({ keep, add }) => `${keep}:${add.length}`));
  if (results.size > 1) return { kind: "ambiguous" };
  // where things look alike, the answer may as well begin one row earlier, or anywhere
  const rivals = [restartsEarlier(ground, body.text), toOverlap(ground, body.text, overlap.length)];
  if (isAlike(ground, longest.keep)) return { kind: "ambiguous" };
  const isRivalled = rivals.some((rival) => {
    return rival !== undefined && !isSameResult(rival, longest) && growing.probe(rival).kind !== "invalid";
  });
  return isRivalled ? { kind: "ambiguous" } : { kind: "merge", reading: longest };
}

function toOverlap({ text }: CutGround, body: string, length: number): Reading | undefined {
  if (length < tellingOverlap) return undefined;
  return { keep: text.length, add: body.slice(length), style: "overlap", isSure: true };
}

/** As far as their lengths tell. */
function isSameResult(left: Reading, right: Reading): boolean {
  return left.keep + left.add.length === right.keep + right.add.length;
}

function readExact({ ground, body, growing }: Continuation): Reading | undefined {
  const reading: Reading = { keep: ground.text.length, add: body.text, style: "exact", isSure: false };
  const status = growing.probe(reading);
  if (status.kind === "invalid" || !fitsExactly(ground, body.text)) return undefined;
  // behind prose, a sentence would pass for the rest of an open string
  const isProse = body.way === "behind-prose" && ground.scalar !== undefined && status.kind !== "complete";
  return isProse && !/"[\t\n\r ]*[,\]}:]/.test(body.text) ? undefined : reading;
}

function readOverlap(continuation: Continuation, overlap: Overlap, exact: Reading | undefined): Verdict {
  const { ground, body, growing } = continuation;
  const whole = toOverlap(ground, body.text, overlap.length);
  if (whole === undefined) return { kind: "no-fit" };
  const isViable = growing.probe(whole).kind !== "invalid";
  if (!isViable) return exact === undefined ? { kind: "no-fit" } : { kind: "merge", reading: exact };
  if (exact === undefined) {
    const restart = listRestarts(ground, body.text).find((reading) => {
      return !isSameResult(reading, whole) && growing.probe(reading).kind !== "invalid";
    });
    if (restart !== undefined) return { kind: "ambiguous" };
    const shorter: Reading = { ...whole, add: body.text.slice(overlap.border) };
    const isDoubtful = overlap.border >= tellingBorder && growing.probe(shorter).kind !== "invalid";
    return isDoubtful ? { kind: "ambiguous" } : { kind: "merge", reading: whole };
  }
  const { scalar, text } = ground;
  const isInString = scalar?.kind === "string" && text.length - overlap.length > scalar.start;
  // what comes twice in a row comes twice in the same phase, such as in the second cell of a row
  const phase = growing.look(text.length - overlap.length, (scanner) => {
    return phaseOf({ open: scanner.open(), scalar: scanner.openScalar() });
  });
  const isSamePhase = phase === phaseOf(ground);
  if (isRun(overlap)) return { kind: "ambiguous" };
  if (!isSamePhase) return { kind: "merge", reading: whole };
  if (!isInString) return { kind: "ambiguous" };
  // a line that comes twice begins like this
  const isLine = /^.{0,3}\\n(?!.*\\n)/.test(text.slice(-overlap.length));
  return overlap.run > 0 || isLine ? { kind: "ambiguous" } : { kind: "merge", reading: whole };
}

/** The text repeats itself here, with or without the answer. */
function isRun({ length, border, run }: Overlap): boolean {
  if (length < tellingOverlap) return false;
  return run >= tellingRun || border >= Math.min(tellingBorder, length / 2);
}
