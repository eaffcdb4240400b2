import type { AnswerBody } from "./answer-bodies.ts";
import { type CutGround, isAlike } from "./cut-ground.ts";
import { findOverlap, type Overlap, weightOf } from "./find-overlap.ts";
import { fitsExactly } from "./fits-exactly.ts";
import type { GrowingText } from "./growing-text.ts";
import {
  joinNext,
  listFresh,
  listRestarts,
  type Reading,
  restartsEarlier,
  staysWithin,
} from "./list-restarts.ts";
import { weighReadings } from "./weigh-readings.ts";

/** How an answer is to be understood, or why not. */
export type Verdict =
  | { kind: "merge"; reading: Reading }
  /** Two ways fit, give different documents and are about as likely. */
  | { kind: "ambiguous" }
  | { kind: "nothing-new" }
  | { kind: "no-fit" };

export interface Continuation {
  ground: CutGround;
  body: AnswerBody;
  growing: GrowingText;
  /** How many answers before this one could not be used; the model was then asked not to repeat a whole unit. */
  unused: number;
}

/** Below this, a repeat may be chance. */
const tellingOverlap = 16;
/** What repeats itself after fewer characters says no more than those. */
const tellingPeriod = 12;
const nearby = 4000;
const longRepeat = 60;

export function readContinuation(given: Continuation): Verdict {
  const { ground, growing, unused } = given;
  const isAskedAgain = unused > 0;
  const { body, overlap } = withOverlap(ground, given.body);
  const continuation = { ...given, body };
  const isViable = (reading: Reading) => growing.probe(reading).kind !== "invalid";
  if (staysWithin(ground, body.text)) return { kind: "nothing-new" };
  const restarts = listRestarts(ground, body.text).filter(isViable);
  const fresh = listFresh(ground, body.text, isAskedAgain).filter(isViable);
  const exact = body.way === "from-bracket" ? undefined : readExact(continuation);
  const overlaps =
    body.way === "from-bracket" ? [] : listOverlaps(continuation, overlap, exact).filter(isViable);
  const again = [...restarts, ...fresh, ...overlaps];
  if (again.some(({ isSure }) => isSure)) {
    const isMidSpace = /^[\t\n\r ]/.test(body.text) && overlap.length >= tellingOverlap;
    // brackets and white space that come again say little
    const isEmpty = weightOf(body.text.slice(0, overlap.length)) < tellingOverlap;
    if (isEmpty && overlaps.length > 0 && exact !== undefined) return { kind: "ambiguous" };
    const isTrimmed = body.way === "behind-prose";
    const scene = { ground, growing, isAskedAgain, isMidSpace, isTrimmed };
    const reading = weighReadings([...again, ...(exact === undefined ? [] : [exact])], scene);
    if (reading === undefined) return { kind: "ambiguous" };
    const isNothing = reading.style === "overlap" && reading.keep + reading.add.length === ground.text.length;
    if (isNothing) return { kind: "nothing-new" };
    const isBegunAnew = reading.style === "section" || reading.style === "fresh";
    if (isBegunAnew && !isAskedAgain && isAlike(ground, reading.keep)) return { kind: "ambiguous" };
    if (reading.isDoubtful === true) return { kind: "ambiguous" };
    return { kind: "merge", reading };
  }
  if (body.way === "from-bracket") return { kind: "no-fit" };
  if (exact !== undefined) return readOnlyExact(continuation, exact, { overlap, restarts });
  return readWeak(continuation, restarts);
}

/** Nothing that was told before is told again, as far as can be seen. */
function readOnlyExact(
  { ground, body, growing, unused }: Continuation,
  exact: Reading,
  { overlap, restarts }: { overlap: Overlap; restarts: Reading[] },
): Verdict {
  // what was there word for word a moment ago is more likely a loop
  const isLong = body.text.length > longRepeat && growing.probe(exact).kind !== "complete";
  if (isLong && unused === 0 && isContained(ground, body.text)) return { kind: "nothing-new" };
  // where the white space around prose is not certain, an overlap may begin with it
  const isNear = body.way === "behind-prose" && overlap.length >= tellingOverlap / 2;
  const isRivalled = isNear || restarts.length > 0;
  return isRivalled ? { kind: "ambiguous" } : { kind: "merge", reading: exact };
}

/** It does not follow on the cut, but on something a little before it. */
function readWeak({ ground, body, growing }: Continuation, restarts: readonly Reading[]): Verdict {
  const isViable = (reading: Reading) => growing.probe(reading).kind !== "invalid";
  const next = joinNext(ground, body.text);
  const weak = next !== undefined && isViable(next) ? [...restarts, next] : restarts;
  const [only, ...more] = weak;
  if (only !== undefined) return more.length === 0 ? { kind: "merge", reading: only } : { kind: "ambiguous" };
  const earlier = restartsEarlier(ground, body.text);
  if (earlier !== undefined && isViable(earlier)) return { kind: "merge", reading: earlier };
  return isContained(ground, body.text) ? { kind: "nothing-new" } : { kind: "no-fit" };
}

/** The answer begins with the text's end: with all of it that fits, or with the same a unit later. */
function listOverlaps(
  { ground, body }: Continuation,
  { length, shorter }: Overlap,
  exact?: Reading,
): Reading[] {
  if (length < tellingOverlap) return [];
  // what repeats itself after a few characters says no more than those
  if (exact !== undefined && length - (shorter[0] ?? 0) < tellingPeriod) return [];
  return [length, ...shorter.filter((shared) => shared >= tellingPeriod)].map((shared) => {
    return { keep: ground.text.length - shared, add: body.text, style: "overlap", isSure: true };
  });
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

function readExact({ ground, body, growing }: Continuation): Reading | undefined {
  const reading: Reading = { keep: ground.text.length, add: body.text, style: "exact", isSure: false };
  const status = growing.probe(reading);
  if (status.kind === "invalid" || !fitsExactly(ground, body.text)) return undefined;
  // behind prose, a sentence would pass for the rest of an open string
  const isProse = body.way === "behind-prose" && ground.scalar !== undefined && status.kind !== "complete";
  return isProse && !/"[\t\n\r ]*[,\]}:]/.test(body.text) ? undefined : reading;
}
