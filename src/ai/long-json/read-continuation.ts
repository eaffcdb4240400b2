import type { AnswerBody } from "../call/answer-bodies.ts";
import { compareRestart, type Restart } from "./compare-restart.ts";
import type { CutState } from "./open-path.ts";
import { findOverlap, type Overlap, weightOf } from "./find-overlap.ts";
import { fitsExactly } from "./fits-exactly.ts";
import type { GrowingText } from "./growing-text.ts";
import { mayRepeat } from "./judge-repeat.ts";
import {
  joinNext,
  listFresh,
  listRestarts,
  type RestartReading,
  restartsEarlier,
  staysWithin,
} from "./list-restarts.ts";
import { isSameResult, chooseReading } from "./choose-reading.ts";

/** How an answer is to be understood, or why not. */
export type ContinuationVerdict =
  | { kind: "merge"; reading: RestartReading }
  /** All but certain: another way fits, by the rarest chance. */
  | { kind: "likely"; reading: RestartReading; others: RestartReading[] }
  /** Two ways fit and give different documents. */
  | { kind: "ambiguous" }
  | { kind: "nothing-new" }
  | { kind: "no-fit" };

export interface Continuation {
  ground: CutState;
  body: AnswerBody;
  growing: GrowingText;
  /** What was received behind the place from which the model was asked to go on. */
  known: string;
  /** The longest answer so far: as long as they get. */
  longest?: number;
}

/** Below this, a repeat may be chance. */
const tellingOverlap = 16;
/** Below this, it is no rival of a longer one. */
const shortOverlap = 12;
/** What repeats itself more often than this can be read in two ways, however often it does. */
const mostOverlaps = 8;
const nearby = 4000;
const longRepeat = 60;
/** Who stops in the middle of a text so early was not cut off: it is a remark. */
const shortShare = 0.25;

export function readContinuation(received: Continuation): ContinuationVerdict {
  const given = { ...received, body: withOneSeparator(received) };
  const { ground, growing, known } = given;
  const { body, overlap } = withOverlap(ground, given.body);
  const found = listAll({ ...given, body }, overlap, given.body);
  if (known !== "") return readKnown({ ...given, body }, found);
  if (staysWithin(ground, body.text)) {
    // begun again and cut before it comes to anything new, or a rest that begins in the same words
    return { kind: found.fresh.some(({ add }) => add !== "") ? "ambiguous" : "nothing-new" };
  }
  const { restarts, fresh, overlaps, earlier, ahead } = found;
  const again = [...restarts, ...fresh, ...overlaps, ...earlier];
  if (again.some(({ isSure }) => isSure)) {
    const scene = { ground, growing };
    // brackets and white space that come again say little
    const isEmpty = weightOf(body.text.slice(0, overlap.length)) < tellingOverlap;
    const isOther = (reading: RestartReading) => ahead.some((next) => !isSameResult(reading, next, scene));
    // inside of a text, white space before what comes again may belong to it
    const isSpaced = ground.scalar !== undefined && body.text !== given.body.text;
    if ((isEmpty || isSpaced) && overlaps.some(isOther)) return { kind: "ambiguous" };
    const reading = chooseReading([...again, ...ahead], scene);
    if (reading === undefined) return { kind: "ambiguous" };
    const isOverlap = reading.style === "overlap";
    const isNothing =
      reading.add === "" || (isOverlap && reading.keep + reading.add.length === ground.text.length);
    return isNothing ? { kind: "nothing-new" } : { kind: "merge", reading };
  }
  const [only, ...more] = [...restarts, ...ahead];
  if (only === undefined)
    return isContained(ground, body.text) ? { kind: "nothing-new" } : { kind: "no-fit" };
  if (more.length > 0) return { kind: "ambiguous" };
  return only.style === "exact"
    ? readOnlyExact({ ...given, body }, only, overlap)
    : { kind: "merge", reading: only };
}

interface Found {
  restarts: RestartReading[];
  fresh: RestartReading[];
  overlaps: RestartReading[];
  /** Begins with the last whole unit. */
  earlier: RestartReading[];
  /** Tells nothing again: goes on at the very next character, or with the next unit. */
  ahead: RestartReading[];
}

/** Every way to read the answer that leaves the whole good JSON. */
function listAll(continuation: Continuation, overlap: Overlap, received: AnswerBody): Found {
  const { ground, growing, body } = continuation;
  const isViable = (reading: RestartReading | undefined): reading is RestartReading =>
    reading !== undefined && growing.probe(reading).kind !== "invalid";
  const scene = { ground, growing };
  const mayComeAgain = (length: number) => mayRepeat(scene, length);
  const restarts = listRestarts(ground, body.text).filter(isViable);
  const fresh = listFresh({ ground, body: body.text, mayRepeat: mayComeAgain }).filter(isViable);
  if (body.way === "from-bracket") return { restarts, fresh, overlaps: [], earlier: [], ahead: [] };
  const exact = readExact({ ...continuation, body: received });
  const overlaps = listOverlaps(continuation, overlap).filter(isViable);
  const earlier = [restartsEarlier(ground, body.text)].filter(isViable);
  const ahead = [exact ?? joinNext(ground, body.text)].filter(isViable);
  return { restarts, fresh, overlaps, earlier, ahead };
}

/** The model was asked to tell again what is known: what does not, is not what it means. */
function readKnown(continuation: Continuation, found: Found): ContinuationVerdict {
  const { ground, growing, body } = continuation;
  const compared = Object.values(found)
    .flat()
    .map((reading: RestartReading) => ({ reading, relation: compareKnown(continuation, reading) }));
  const extending = compared.filter(({ relation }) => relation === "extends").map(({ reading }) => reading);
  const isBegunAgain = staysWithin(ground, body.text);
  if (isBegunAgain && extending.length > 0) return { kind: "ambiguous" };
  if (extending.length === 0) {
    const isWithin = isBegunAgain || compared.some(({ relation }) => relation === "within");
    return isWithin ? { kind: "nothing-new" } : { kind: "no-fit" };
  }
  // who repeats something does not begin inside of a word: at the same place of an earlier unit by the rarest chance only
  const natural = extending.filter(
    ({ style, keep }) => style !== "overlap" || !isInsideWord(continuation, keep),
  );
  const [first, ...others] = natural.length === 0 ? extending : natural;
  if (first === undefined) return { kind: "no-fit" };
  const isSame = (reading: RestartReading) => isSameResult(reading, first, { ground, growing });
  if (!others.every(isSame)) return { kind: "ambiguous" };
  const different = extending.filter((reading) => !isSame(reading));
  return different.length === 0
    ? { kind: "merge", reading: first }
    : { kind: "likely", reading: first, others: different };
}

function isInsideWord({ ground: { text }, growing }: Continuation, place: number): boolean {
  const isInText = growing.look(place, (scanner) => scanner.openScalar()?.decoded !== undefined);
  return isInText && /[\p{L}\d]$/u.test(text.slice(0, place)) && /^[\p{L}\d]/u.test(text.slice(place));
}

/** How what a reading makes of the text relates to what was received. */
function compareKnown({ ground, growing, known }: Continuation, { keep, add }: RestartReading): Restart {
  const start = growing.look(keep, (scanner) => scanner.openScalar()?.start ?? keep);
  return compareRestart(ground.text.slice(start) + known, ground.text.slice(start, keep) + add);
}

/** Nothing that was told before is told again, as far as can be seen. */
function readOnlyExact(given: Continuation, exact: RestartReading, overlap: Overlap): ContinuationVerdict {
  const { ground, body, growing, longest = 0 } = given;
  const isEarly = body.text.length < longest * shortShare && ground.scalar?.decoded !== undefined;
  if (isEarly && !/(?<!\\)(?:\\\\)*"/.test(body.text)) return { kind: "no-fit" };
  // what was there word for word a moment ago may be a loop
  const isLong = body.text.length > longRepeat && growing.probe(exact).kind !== "complete";
  if (isLong && isContained(ground, body.text)) return { kind: "ambiguous" };
  // where the white space around prose is not certain, an overlap may begin with it
  const isNear = body.way === "behind-prose" && overlap.length >= tellingOverlap / 2;
  return isNear ? { kind: "ambiguous" } : { kind: "merge", reading: exact };
}

/** The answer begins with the text's end: with all of it that fits, or with the same a unit later. */
function listOverlaps({ ground, body }: Continuation, { length, shorter }: Overlap): RestartReading[] {
  if (length < tellingOverlap) return [];
  const lengths = [length, ...shorter.filter((shared) => shared >= shortOverlap).slice(0, mostOverlaps)];
  return lengths.map((shared) => {
    return { keep: ground.text.length - shared, add: body.text, style: "overlap", isSure: true };
  });
}

/** A comma or colon that was received and comes again is one: no JSON has two of them. */
function withOneSeparator({ ground: { text, scalar }, body }: Continuation): AnswerBody {
  const mark = scalar === undefined ? text.slice(-1000).trimEnd().slice(-1) : "";
  const bare = body.text.trimStart();
  return (mark === "," || mark === ":") && bare.startsWith(mark) ? { ...body, text: bare.slice(1) } : body;
}

/** White space before an overlap is the answer's own. */
function withOverlap({ text }: CutState, body: AnswerBody): { body: AnswerBody; overlap: Overlap } {
  const overlap = findOverlap(text, body.text);
  const bare = { ...body, text: body.text.trimStart() };
  if (overlap.length >= tellingOverlap || bare.text === body.text) return { body, overlap };
  const ofBare = findOverlap(text, bare.text);
  return ofBare.length >= tellingOverlap ? { body: bare, overlap: ofBare } : { body, overlap };
}

/** Everything in the answer was received shortly before. */
function isContained({ text }: CutState, body: string): boolean {
  const told = body.trim();
  return told.length >= tellingOverlap && text.slice(-(body.length + nearby)).includes(told);
}

function readExact({ ground, body, growing }: Continuation): RestartReading | undefined {
  const reading: RestartReading = { keep: ground.text.length, add: body.text, style: "exact", isSure: false };
  const status = growing.probe(reading);
  if (status.kind === "invalid" || !fitsExactly(ground, body.text)) return undefined;
  // behind prose, a sentence would pass for the rest of an open string
  const isProse = body.way === "behind-prose" && ground.scalar !== undefined && status.kind !== "complete";
  return isProse && !/"[\t\n\r ]*[,\]}:]/.test(body.text) ? undefined : reading;
}
